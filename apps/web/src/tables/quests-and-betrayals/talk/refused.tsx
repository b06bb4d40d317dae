import type { Refusal } from '@oubliette/engine';
import { useTable } from '../at-table.ts';

/** Why the rules refused an answer, shown where it was given. */
export function Refused({ refused }: { refused: Refusal | undefined }) {
  const { t } = useTable();
  return (
    <span className="qt-refused" role="alert">
      {refused === undefined ? '' : t.refusal(refused)}
    </span>
  );
}
