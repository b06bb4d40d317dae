import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { fights } from './en/fights.ts';

/** Captions of this table. */
export const en = { ...board, ...cards, ...fights } as const;
