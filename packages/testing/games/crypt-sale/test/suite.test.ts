// Everything the kit knows, on this game.
import { gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { cryptSale } from '../src/game.ts';
import { invariants } from './invariants.ts';
import positions from './perft.json';
import { secrets } from './secrets.ts';

gameSuite(cryptSale, {
  seats: [2, 3, 4],
  texts,
  settings: [{}, { openStakes: true }, { rounds: 4 }, { rounds: 2, openStakes: true }],
  invariants,
  secrets,
  games: { sample: 16, full: 1200 },
  perft: positions,
  // Chosen because nearly everything that can happen happens in them.
  playthroughs: [
    { seats: 3, seed: 'candle 1811', lang: 'en' },
    { seats: 2, seed: 'chandelle 2532', lang: 'fr', settings: { openStakes: true, rounds: 4 } },
  ],
});
