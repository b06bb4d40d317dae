import type { Table as People } from '@oubliette/text';
import './styles/index.css';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { Banners } from './banners.tsx';
import { CompanyPaper } from './company-paper.tsx';
import type { OnlineSide } from './side.ts';

interface Props {
  readonly sitting: TableSession;
  readonly side: OnlineSide;
  readonly now: TableNow;
  readonly people: People;
  /** The company's paper lies open. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What an online table adds to the screen of its game. */
export const OnlineAtTable = ({ open, onClose, ...table }: Props) => (
  <>
    <Banners {...table} />
    {open ? <CompanyPaper {...table} onClose={onClose} /> : undefined}
  </>
);
