// Everything the kit knows, on this game.
import { gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { donjon } from '../src/game.ts';
import { invariants } from './invariants.ts';
import perft from './perft.json' with { type: 'json' };
import { secrets } from './secrets.ts';
import { taste } from './taste.ts';

const short = { nightfall: 40 };

gameSuite(donjon, {
  seats: [2, 3],
  texts,
  settings: [
    { ...short, quest: 'black-throne', heroes: 2 },
    { ...short, quest: 'last-vigil', heroes: 3 },
    { ...short, quest: 'well-of-oaths', heroes: 2, party: 'shadows' },
    { ...short, quest: 'hanging-reliquary', heroes: 3, oneCardAhead: true },
  ],
  invariants,
  secrets,
  games: { sample: 4, full: 60 },
  looks: 0.05,
  longest: 20_000,
  perft,
  playthroughs: [
    { seats: 2, seed: 'torch 1', lang: 'en', taste, settings: { ...short, heroes: 2 } },
    { seats: 2, seed: 'torche 2', lang: 'fr', taste, settings: { ...short, heroes: 3, quest: 'well-of-oaths' } },
  ],
});
