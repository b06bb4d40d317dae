// The whole suite on a game without faults: every law must let it pass.
import { gameSuite } from '@oubliette/testing';
import { lockbox } from './fixtures/lockbox.ts';
import { lockboxSuite } from './fixtures/lockbox-suite.ts';
import positions from './perft.json' with { type: 'json' };

gameSuite(lockbox(), {
  ...lockboxSuite,
  perft: positions,
  playthroughs: [
    { seats: 2, seed: 'golden', lang: 'en', settings: { short: true } },
    { seats: 3, seed: 'golden', lang: 'fr' },
  ],
});
