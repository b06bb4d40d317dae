import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { fights } from './en/fights.ts';
import { guide } from './en/guide.ts';

/** Captions of this table. */
export const en = { ...board, ...cards, ...fights, ...guide } as const;
