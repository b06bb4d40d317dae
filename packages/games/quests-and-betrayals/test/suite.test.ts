// Everything the kit knows, on this game.
import { count, drawSettings, gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { questsAndBetrayals } from '../src/game.ts';
import { settings } from '../src/settings.ts';
import { invariants } from './invariants.ts';
import positions from './perft.json';
import { secrets } from './secrets.ts';
import { talkative } from './taste.ts';

gameSuite(questsAndBetrayals, {
  seats: [3, 5],
  texts,
  settings: [{}, drawSettings(settings)],
  invariants,
  secrets,
  games: { sample: 3, full: 200 },
  // Offers take many small answers: most answers of these games are given beside the table.
  optional: 0.12,
  goOn: 0.9,
  longest: 20_000,
  // Every state of 200 games in the full run.
  checkShare: count({ sample: 2, full: 100 }) / 100,
  perft: positions,
  playthroughs: [
    { seats: 3, seed: 'chandelle 3', lang: 'fr', ...talkative },
    { seats: 4, seed: 'candle 4', lang: 'en', ...talkative },
    { seats: 6, seed: 'candle 6', lang: 'en', settings: { talk: 'whispered' }, ...talkative },
  ],
});
