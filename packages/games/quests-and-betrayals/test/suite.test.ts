// Everything the kit knows, on this game.
import { drawSettings, gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { questsAndBetrayals } from '../src/game.ts';
import { settings } from '../src/settings.ts';
import { invariants } from './invariants.ts';
import { secrets } from './secrets.ts';

gameSuite(questsAndBetrayals, {
  seats: [3, 4, 6],
  texts,
  settings: [{}, drawSettings(settings)],
  invariants,
  secrets,
  games: { sample: 6, full: 200 },
  // Offers take many small answers: most answers of these games are given beside the table.
  optional: 0.6,
  longest: 20_000,
  looks: 0.02,
});
