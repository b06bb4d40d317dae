import { gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { ADVENTURE_IDS } from '../src/cards/adventures/adventures.ts';
import { dungeonSaga } from '../src/game.ts';
import { invariants } from './invariants.ts';
import { secrets } from './secrets.ts';

gameSuite(dungeonSaga, {
  seats: [2, 4],
  texts,
  settings: [
    (pick) => ({
      adventure: ADVENTURE_IDS[pick(8)]!,
      thief: (['none', 'elf', 'wizard'] as const)[pick(3)]!,
      deckChanges: pick(3),
      loseAtFirstCripple: (['by-adventure', 'no'] as const)[pick(2)]!,
    }),
  ],
  invariants,
  secrets,
  games: { sample: 2, full: 625 },
  looks: 0.02,
});
