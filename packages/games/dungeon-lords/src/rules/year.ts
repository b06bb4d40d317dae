// DL-GEN-7, DL-Y2: each year has its own tiles and cards; what the second year changes.
import { shuffle } from '@oubliette/engine';
import {
  ADVENTURER_IDS,
  ADVENTURERS,
  COMBAT_CARD_IDS,
  COMBAT_CARDS,
  DRAWN,
  DUMMY_COUNTER,
  EVENT_TILES,
  MONSTER_IDS,
  MONSTERS,
  ROOM_IDS,
  ROOMS,
  SECOND_YEAR_FIRST,
} from '../cards/cards.ts';
import { type State, w } from '../state.ts';
import { changeDummyEvil } from './evil.ts';
import { checkPaladin } from './paladin.ts';

const YEARS = [1, 2] as const;
const ofYear = <T>(tiles: (year: 1 | 2) => T[]): { readonly 1: readonly T[]; readonly 2: readonly T[] } => {
  const [first, second] = YEARS.map(tiles);
  return { 1: first!, 2: second! };
};
const copies = <T>(id: T, n: number): T[] => new Array<T>(n).fill(id);

/** What each year's stacks are made of. */
export const MONSTER_TILES = ofYear((year) => MONSTER_IDS.flatMap((id) => copies(id, MONSTERS[id].tiles[year - 1]!)));
export const ROOM_TILES = ofYear((year) => ROOM_IDS.filter((id) => ROOMS[id].year === year));
export const ADVENTURER_TILES = ofYear((year) =>
  ADVENTURER_IDS.flatMap((id) => (ADVENTURERS[id].year === year ? copies(id, ADVENTURERS[id].copies) : [])),
);
export const COMBAT_DECK = ofYear((year) => COMBAT_CARD_IDS.filter((id) => COMBAT_CARDS[id].year === year));

/** Shuffles the year's stacks and lays out its four combat cards and three event tiles, all face down. */
export function startYear(s: State): void {
  const { year } = s;
  s.monsterStack = shuffle(s, MONSTER_TILES[year].slice());
  s.roomStack = shuffle(s, ROOM_TILES[year].slice());
  s.adventurerStack = shuffle(s, ADVENTURER_TILES[year].slice());
  s.adventurersUnder = 0;
  // DL-RULING-41: card i is for combat round i.
  s.combatCards = shuffle(s, COMBAT_DECK[year].slice()).slice(0, DRAWN.combatCards);
  s.combatShown = 0;
  s.events = shuffle(s, EVENT_TILES.slice());
  s.eventsShown = 0;
  s.specialShown = false;
  for (const player of s.players) player.spied = [];
}

/** DL-Y2-1 to DL-Y2-7. Orders carry over (DL-RULING-36). */
export function secondYear(s: State): void {
  // DL-Y2-3: a paladin in prison stays there (DL-RULING-31); one still in his tent goes.
  if (s.paladin === 'tent') {
    s.farLands.push('paladin-1');
    w.tell(() => ({ type: 'paladin-gone', rule: 'DL-Y2-3', paladin: 'paladin-1' }));
  }
  s.year = 2;
  s.season = 0;
  startYear(s);
  const seats = s.players.length as 2 | 3 | 4;
  s.first = (s.first + seats + SECOND_YEAR_FIRST[seats]) % seats; // DL-Y2-5, DL-Y2-6, DL-Y2-7
  w.tell(() => ({ type: 'second-year', rule: YEAR_2_FIRST[seats], seat: s.first }));
  if (seats === 2) changeDummyEvil(s, DUMMY_COUNTER.secondYear, 'DL-Y2-4');
  s.paladin = 'tent';
  checkPaladin(s); // DL-RULING-31
}
const YEAR_2_FIRST = { 2: 'DL-Y2-7', 3: 'DL-Y2-6', 4: 'DL-Y2-5' } as const;
