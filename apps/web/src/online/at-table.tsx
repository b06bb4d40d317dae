import type { Table as People } from '@oubliette/text';
import './styles/index.css';
import type { TableNow } from '../session/now.ts';
import type { OnlineSide } from '../session/online-side.ts';
import type { TableSession } from '../session/table-session.ts';
import { Banners } from './banners.tsx';
import { PlayersDialog } from './players-dialog.tsx';

interface Props {
  readonly session: TableSession;
  readonly side: OnlineSide;
  readonly now: TableNow;
  readonly people: People;
  /** Whether the dialog of the players is open. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The online parts of the table screen. */
export const OnlineAtTable = ({ open, onClose, ...table }: Props) => (
  <>
    <Banners {...table} />
    {open ? <PlayersDialog {...table} onClose={onClose} /> : undefined}
  </>
);
