// Everything the kit knows, on this game.
import { drawOptions, gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { dungeonLords } from '../src/game.ts';
import { settings } from '../src/options.ts';
import { invariants } from './invariants.ts';
import perft from './perft.json' with { type: 'json' };
import { secrets } from './secrets.ts';

gameSuite(dungeonLords, {
  seats: [2, 3, 4],
  texts,
  options: [{}, { firstGame: true, firstPlayer: '2' }, drawOptions(settings, { items: 'none' })],
  invariants,
  secrets,
  games: { sample: 12, full: 300 },
  perft,
  playthroughs: [
    { seats: 2, seed: 'chandelle', lang: 'fr' },
    { seats: 3, seed: 'lantern', lang: 'en' },
    { seats: 4, seed: 'torch', lang: 'en' },
  ],
});
