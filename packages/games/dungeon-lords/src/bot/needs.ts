// What a dungeon lord will need soon: gold for taxes, food for wages, creatures for the fight.
import type { Seat } from '@oubliette/engine';
import { ADVENTURERS, type EVENT_TILES, HEROES, MONSTERS, TAXES } from '../cards/cards.ts';
import { tiles } from '../rules/dungeon.ts';
import type { Player, State } from '../state.ts';
import { strengthOf, trapStrength } from './strength.ts';
import { stageOf, WORTH } from './worth.ts';

/** The number of rounds until this year's tile comes, 0: this one; about halfway where it is face down; -1: it is over. */
export function roundsUntil(s: State, tile: (typeof EVENT_TILES)[number]): number {
  const season = Math.max(1, s.season);
  for (let i = 0; i < s.eventsShown; i++) if (s.events[i] === tile) return i + 1 >= s.season ? i + 1 - s.season : -1;
  return Math.max(s.eventsShown + 1, season) - s.season + (3 - Math.max(s.eventsShown + 1, season)) / 2;
}

/** The gold that taxes will take beyond what the seat has, in so many rounds. */
export function taxShortage({ map, gold }: Player, until: number): number {
  return until < 0 ? 0 : Math.max(0, Math.ceil(tiles(map) / TAXES.tilesPerGold) - gold);
}

/** The food that Pay Day will take. */
export function wages({ lair }: Player): number {
  let food = 0;
  for (let i = 0; i < lair.length; i++) food += MONSTERS[lair[i]!.id].cost.food ?? 0;
  return food;
}

const UNSEEN = { 1: 3.6, 2: 5.4 };
/** The wounds that fatigue costs a party until it is beaten, with a good defence. */
const FATIGUE = { 1: 2.5, 2: 4 };

/** The hit points of this year's party that no hired creature covers yet. */
export function undefended(s: State, seat: Seat): number {
  const { party, lair, traps } = s.players[seat]!;
  let health = -FATIGUE[s.year];
  let left = s.season > 3 ? 0 : 4 - Math.max(1, s.season);
  for (let i = 0; i < party.length; i++) {
    const { id } = party[i]!;
    health += HEROES[id].health + 0.7 * HEROES[id].detection + 0.7 * HEROES[id].hearts;
  }
  for (let i = 0; i < 2 && left > 0; i++) {
    const coming = i === 0 ? s.arriving : s.expected;
    if ((i === 0 && s.season === 0) || coming.length === 0) continue;
    left--;
    // The average of those who come: their distribution is decided late.
    health += ADVENTURERS[coming[coming.length >> 1]!].health;
  }
  health += left * UNSEEN[s.year];
  for (let i = 0; i < lair.length; i++) health -= strengthOf(lair[i]!.id, 3);
  for (let i = 0; i < traps.length && i < 4; i++) health -= 0.8 * trapStrength(traps[i]!, 3);
  return health;
}

/** The value of one more gold: highest where it avoids unpaid taxes (DL-EVT-4). */
export function worthOfGold(s: State, p: Player): number {
  const until = roundsUntil(s, 'taxes');
  const at = stageOf(s);
  // Before the last round the need grows: the dungeon grows, and gold is spent.
  const short = until > 0 || taxShortage(p, until) > 0;
  return WORTH.gold[at]! * (p.gold > 5 ? 0.6 : 1) + (short ? WORTH.short[at]! * (until < 1 ? 1.3 : 1) : 0);
}
