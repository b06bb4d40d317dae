// Everything the kit knows, on this game.
import { drawSettings, gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { dungeonLords } from '../src/game.ts';
import { settings } from '../src/options.ts';
import { invariants } from './invariants.ts';
import perft from './perft.json' with { type: 'json' };
import { secrets } from './secrets.ts';
import { taste } from './taste.ts';

gameSuite(dungeonLords, {
  seats: [2, 3, 4],
  texts,
  settings: [{}, { firstGame: true, firstPlayer: '2' }, drawSettings(settings, { items: 'none' })],
  invariants,
  secrets,
  games: { sample: 4, full: 300 },
  perft,
  playthroughs: [
    // Chosen for how much of the game they show; docs/reviews says how they were read, and what they do not show.
    { seats: 2, seed: 'wick 7', lang: 'fr', taste },
    { seats: 3, seed: 'brick 13', lang: 'en', taste },
    { seats: 4, seed: 'spade 199', lang: 'en', taste },
  ],
});
