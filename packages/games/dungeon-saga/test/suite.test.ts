import { gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { ADVENTURE_IDS } from '../src/cards/adventures/adventure-ids.ts';
import { dungeonSaga } from '../src/game.ts';
import { invariants } from './invariants.ts';
import positions from './perft.json' with { type: 'json' };
import { secrets } from './secrets.ts';

// The counts by hand: 12 squares of S and `default`, each with 4 facings; then 4 heroes, a pass, 8 free squares, 4 facings, a feat.
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
  // The large counts are in full-counts.test.ts.
  games: { sample: 2, full: 40 },
  checkShare: 0.02,
  perft: positions,
  playthroughs: [
    { seats: 2, seed: 'cellar-11', lang: 'en', settings: { adventure: 'flooded-cellars', thief: 'elf' } },
    { seats: 3, seed: 'escalier-12', lang: 'fr', settings: { adventure: 'turning-stair' } },
  ],
});
