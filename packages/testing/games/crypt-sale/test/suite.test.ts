// Everything the kit knows, on this game.
import { gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { cryptSale } from '../src/game.ts';
import { invariants } from './invariants.ts';
import { secrets } from './secrets.ts';

gameSuite(cryptSale, {
  seats: [2, 3, 4],
  texts,
  options: [{}, { openStakes: true }, { rounds: 4 }, { rounds: 2, openStakes: true }],
  invariants,
  secrets,
  games: { sample: 24, full: 600 },
  playthroughs: [
    { seats: 3, seed: 'candlelight', lang: 'en' },
    { seats: 2, seed: 'chandelles', lang: 'fr', options: { openStakes: true } },
  ],
});
