// What every part of the table needs: what is seen, what is asked, who speaks, and what a touch does.
import type { Seat } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { createContext, useContext } from 'react';
import type { AskNow, TableNow } from '../../session/now.ts';
import type { Sitting } from '../../session/sitting.ts';
import { upper } from '../../upper.ts';
import type { Fought } from './combat/story.ts';
import type { CaptionKey } from './locales/texts.ts';
import type { View } from './reading.ts';

export type Standing = 'open' | 'picked' | 'closed' | 'none';

export interface AtTable {
  readonly sitting: Sitting;
  readonly now: TableNow;
  readonly game: View;
  /** As it would be after the option that is picked; the game itself when nothing can be foretold. */
  readonly next: View;
  readonly me: Seat | undefined;
  /** Whose place lies in front. */
  readonly front: Seat;
  readonly t: Speaker;
  /** Captions of this table. */
  readonly c: Speaker<CaptionKey>;
  readonly ask: AskNow | undefined;
  readonly option: string | undefined;
  /** What a hint points at. */
  readonly hinted: string | undefined;
  /** The fight that is shown again, while it is. */
  readonly shown: Fought | undefined;
  /** Picks an open option, plays the one that is picked, explains a closed one. */
  readonly touch: (option: string) => void;
  /** Lays the paper of a piece on the table. */
  readonly inspect: (id: string) => void;
}

const Context = createContext<AtTable | undefined>(undefined);
export const AtTableContext = Context;

export function useTable(): AtTable {
  const table = useContext(Context);
  if (table === undefined) throw new Error('nobody sits at the table');
  return table;
}

export function standingOf({ ask, option }: Pick<AtTable, 'ask' | 'option'>, one: string): Standing {
  if (ask === undefined) return 'none';
  if (one === option) return 'picked';
  if (ask.options.includes(one)) return 'open';
  return ask.refused.some((refusal) => refusal.option === one) ? 'closed' : 'none';
}

/** A piece's name as it stands alone. */
export function useNames(): (id: string) => string {
  const { t } = useTable();
  return (id) => upper(t.lang, t.name(id));
}

/** Options that are about a piece: `pay:goblin` is about the goblin. */
export const optionsAbout = (ask: AskNow | undefined, id: string): readonly string[] =>
  [...(ask?.options ?? []), ...(ask?.refused ?? []).map((refusal) => refusal.option ?? '')].filter((option) =>
    option.split(':').includes(id),
  );
