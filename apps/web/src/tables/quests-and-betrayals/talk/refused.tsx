import type { Refusal } from '@oubliette/engine';
import { useTable } from '../at-table.ts';

/** Why the rules did not take an answer, where it was given. */
export function Refused({ refused }: { refused: Refusal | undefined }) {
  const { t } = useTable();
  return (
    <span className="qt-refused" role="alert">
      {refused === undefined ? '' : t.refusal(refused)}
    </span>
  );
}
