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
  /** The panel of the players lies open. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What an online table adds to the screen of its game. */
export const OnlineAtTable = ({ open, onClose, ...table }: Props) => (
  <>
    <Banners {...table} />
    {open ? <PlayersDialog {...table} onClose={onClose} /> : undefined}
  </>
);
