import type { Catalogue } from '@oubliette/text';
import type { en } from './en.ts';
import { board } from './fr/board.ts';
import { cards } from './fr/cards.ts';
import { fights } from './fr/fights.ts';
import { guide } from './fr/guide.ts';
import { rulesOfNotes } from './note-rules.ts';

export const fr: Catalogue<typeof en> = { ...board, ...cards, ...fights, ...guide, ...rulesOfNotes };
