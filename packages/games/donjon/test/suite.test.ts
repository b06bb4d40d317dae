// Everything the kit knows, on this game.
import { count, gameSuite } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { donjon } from '../src/game.ts';
import { invariants } from './invariants.ts';
import perft from './perft.json' with { type: 'json' };
import { byMaster, solo } from './players.ts';
import { secrets } from './secrets.ts';

const short = { nightfall: 40 };

gameSuite(donjon, {
  seats: [2, 3],
  texts,
  settings: [
    { ...short, quest: 'black-throne', heroes: 2 },
    { ...short, quest: 'last-vigil', heroes: 3 },
    { ...short, quest: 'well-of-oaths', heroes: 2, party: 'shadows' },
    {
      ...short,
      quest: 'hanging-reliquary',
      heroes: 3,
      oneCardAhead: true,
      themeRedrawMonster: true,
      themeRedrawTreasure: true,
    },
  ],
  invariants,
  secrets,
  games: { sample: 3, full: 100 },
  // Of every 100 states so many are looked at.
  checkShare: count({ sample: 5, full: 100 }) / 100,
  longest: 20_000,
  perft,
  playthroughs: [
    { seats: 2, seed: 'solo', lang: 'en', choose: solo, settings: { quest: 'horned-arena', heroes: 1, nightfall: 60 } },
    {
      seats: 3,
      seed: 'maître',
      lang: 'fr',
      choose: byMaster,
      settings: { ...short, heroes: 2, oneCardAhead: true, themeRedrawMonster: true, themeRedrawTreasure: true },
    },
  ],
});
