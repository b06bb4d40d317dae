import type { ReactNode } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useKitTable } from '../table-context.tsx';

interface Props {
  readonly title: string;
  readonly picture: ReactNode;
  /** What its card says. */
  readonly text: string | undefined;
  readonly rule: string | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A piece, large, with what it does and its rule. */
export function PieceDialog({ title, picture, text, rule, onClose, children }: Props) {
  const { t } = useKitTable();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="kit-piece-paper">
        {picture}
        <div>
          {text === undefined ? undefined : <p className="kit-piece-text">{text}</p>}
          {children}
          {rule === undefined ? undefined : (
            <p className="rule-line">
              <b>{rule}</b> {t.rule(rule)}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
