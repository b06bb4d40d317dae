// What every part of a table needs: what is seen, what is asked, the texts, and what a touch does.
import type { Seat } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { createContext, useContext } from 'react';
import type { AskNow, TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

export type Standing = 'open' | 'picked' | 'closed' | 'none';

/** A table adds what it reads from its own game to it. */
export interface KitTable {
  readonly session: TableSession;
  readonly now: TableNow;
  readonly me: Seat | undefined;
  /** Whose place lies in front. */
  readonly front: Seat;
  /** The game's texts. */
  readonly t: Speaker;
  /** A piece's name as it stands alone. */
  readonly names: (id: string) => string;
  readonly ask: AskNow | undefined;
  /** The option that is picked, not yet played. */
  readonly option: string | undefined;
  /** What a hint points at. */
  readonly hinted: string | undefined;
  /** Picks an open option, plays the one that is picked, explains a closed one. */
  readonly touch: (option: string) => void;
  /** Opens the dialog of a piece. */
  readonly inspect: (id: string) => void;
}

/** What a table of a game's own adds to it; `View` is the game's view, `Key` the keys of the table's captions. */
export interface GameTable<View, Key extends string> extends KitTable {
  readonly game: View;
  /** As it would be after the option that is picked; the game itself when nothing can be foretold. */
  readonly next: View;
  /** Captions of this table. */
  readonly c: Speaker<Key>;
}

const Context = createContext<KitTable | undefined>(undefined);
export const TableContext = Context;

/** A table's own hook names its own type: `const useTable = () => useKitTable<AtTable>()`. */
export function useKitTable<Table extends KitTable = KitTable>(): Table {
  const table = useContext(Context);
  if (table === undefined) throw new Error('no table around this part');
  return table as Table;
}

export function standingOf({ ask, option }: Pick<KitTable, 'ask' | 'option'>, one: string): Standing {
  if (ask === undefined) return 'none';
  if (one === option) return 'picked';
  if (ask.options.includes(one)) return 'open';
  return ask.refused.some((refusal) => refusal.option === one) ? 'closed' : 'none';
}

/** Options that are about a piece: `pay:goblin` is about the goblin. */
export const optionsAbout = (ask: AskNow | undefined, id: string): readonly string[] =>
  [...(ask?.options ?? []), ...(ask?.refused ?? []).map((refusal) => refusal.option ?? '')].filter((option) =>
    option.split(':').includes(id),
  );

/** Everybody whose place does not lie in front. */
export const othersAt = ({ session, front }: Pick<KitTable, 'session' | 'front'>): readonly Seat[] =>
  session.info.names.map((_, seat) => seat).filter((seat) => seat !== front);

/** Whose place lies in front: the own one; for a spectator that of the seat that decides, or has won. */
export const inFront = ({ me, seen }: TableNow): Seat =>
  me === 'spectator' ? (seen.end?.outcome.winners[0] ?? seen.waiting[0] ?? 0) : me;
