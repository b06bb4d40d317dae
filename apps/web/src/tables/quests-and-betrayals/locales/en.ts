import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { fights } from './en/fights.ts';
import { guide } from './en/guide.ts';
import { rulesOfNotes } from './note-rules.ts';

/** Captions of this table. */
export const en = { ...board, ...cards, ...fights, ...guide, ...rulesOfNotes } as const;
