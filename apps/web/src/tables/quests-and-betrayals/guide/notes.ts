// What is said in a first game, and when: each note once, at the moment it is about.
import type { Heard, Seat } from '@oubliette/engine';
import type { AskNow } from '../../../session/now.ts';
import { placeOf, type View } from '../reading.ts';
import { LOYAL, TREACHEROUS } from './first-game.ts';

/** What a note may look at: nothing but what lies on the table. */
export interface Moment {
  readonly ask: AskNow | undefined;
  readonly game: View;
  readonly me: Seat;
  readonly told: readonly Heard[];
  /** Something is being shown. */
  readonly showing: boolean;
  readonly over: boolean;
}

const asked =
  (...kinds: string[]) =>
  ({ ask, showing }: Moment): boolean =>
    !showing && kinds.includes(ask?.kind ?? '');

interface NoteAt {
  readonly id: string;
  readonly rules: readonly string[];
  /** What it speaks of. */
  readonly points?: string;
  /** What it asks the player to do. */
  readonly does?: string;
  readonly when: (moment: Moment) => boolean;
}

/** In the order in which they come first, where several fit. */
export const NOTES = [
  { id: 'welcome', rules: ['QT-END-1', 'QT-QUEST-2'], points: '.bar .kit-opts', when: asked('main-quest') },
  { id: 'village', rules: ['QT-TURN-3', 'QT-TURN-5'], points: '.qt-land', when: asked('village') },
  { id: 'tempers', rules: ['QT-TALK-55', 'QT-TALK-57'], points: '.qt-rivals', when: asked('village') },
  {
    id: 'buy',
    rules: ['QT-SHOP-1', 'QT-SHOP-3'],
    points: '.qt-shelves',
    when: (moment) => asked('village')(moment) && placeOf(moment.game, moment.me).gems >= 2,
  },
  { id: 'monster', rules: ['QT-DUNGEON-6', 'QT-DUNGEON-9', 'QT-COMBAT-2'], when: asked('confront') },
  {
    id: 'offer',
    points: '.qt-sheet',
    rules: ['QT-TALK-7', 'QT-TALK-8', 'QT-TALK-9'],
    when: (moment) => asked('confront')(moment) && moment.told.some(({ type }) => type === 'totals'),
  },
  {
    id: 'offered',
    points: '.qt-standing',
    rules: ['QT-TALK-18', 'QT-TALK-17'],
    when: ({ game, me, over }) => !over && game.offers.some(({ receiver }) => receiver === me),
  },
  { id: 'split', rules: ['QT-TRADE-6', 'QT-RULING-20'], when: asked('split-gems', 'split-trophies', 'split-card') },
  { id: 'settle', rules: ['QT-TALK-39', 'QT-TRADE-7'], points: '.bar .kit-opts', when: asked('settle') },
  {
    id: 'i-broke',
    points: '.qt-ledger, .qt-rivals',
    rules: ['QT-TALK-42', 'QT-TALK-56'],
    when: ({ game, me, over, showing }) =>
      !over && !showing && game.ledger.some(({ giver, state }) => giver === me && state === 'broken'),
  },
  {
    id: 'they-broke',
    points: '.qt-ledger, .qt-rivals',
    rules: ['QT-TALK-57', 'QT-TALK-48'],
    when: ({ game, me, over, showing }) =>
      !over && !showing && game.ledger.some(({ receiver, state }) => receiver === me && state === 'broken'),
  },
  {
    id: 'ledger',
    points: '.qt-ledger, .qt-rivals',
    rules: ['QT-TALK-37', 'QT-TALK-48'],
    when: ({ game, over, showing }) => !over && !showing && game.ledger.some(({ state }) => state === 'broken'),
  },
  {
    id: 'arena',
    rules: ['QT-POT-1', 'QT-ARENA-1', 'QT-POT-4'],
    points: '.qt-challenges',
    does: `arena:${LOYAL}`,
    when: (moment) =>
      asked('village')(moment) &&
      (moment.game.round ?? 0) >= 3 &&
      moment.ask?.options.includes(`arena:${LOYAL}`) === true,
  },
  // Whoever sells their word is asked for a fist: the first betrayal is seen from the sand.
  {
    id: 'arena-talk',
    rules: ['QT-TALK-28', 'QT-TALK-57'],
    points: `.qt-partner[data-at='seat-${TREACHEROUS}']`,
    when: asked('arena-talk'),
  },
  { id: 'fist', rules: ['QT-ARENA-4', 'QT-ARENA-6'], points: '.bar .kit-opts', when: asked('fist') },
  { id: 'plunder', rules: ['QT-ARENA-10'], points: '.bar .kit-opts', when: asked('plunder') },
  {
    id: 'wounds',
    points: '.qt-hurt',
    rules: ['QT-WOUND-4', 'QT-TEMPLE-1'],
    when: (moment) => asked('village')(moment) && placeOf(moment.game, moment.me).wounds >= 2,
  },
  { id: 'score', rules: ['QT-END-3', 'QT-END-4', 'QT-END-5'], when: ({ over }) => over },
] as const satisfies readonly NoteAt[];

export type NoteId = (typeof NOTES)[number]['id'];
export interface Note extends NoteAt {
  readonly id: NoteId;
}

/** The first that fits and has not been said. */
export const noteFor = (moment: Moment, seen: readonly string[]): Note | undefined =>
  NOTES.find(({ id, when }) => !seen.includes(id) && when(moment));
