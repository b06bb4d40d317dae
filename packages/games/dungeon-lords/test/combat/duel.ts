// One fight of red's, or a combat of everybody's: say only what the rule under test needs.
import type { Event } from '@oubliette/engine';
import { expect } from 'vitest';
import type { CombatCardId, HeroId, MonsterId, RoomId, TrapId } from '../../src/cards/cards.ts';
import { type CellName, cellOf } from '../../src/options.ts';
import { type Adventurer, NOWHERE, type Plan, type Player } from '../../src/state.ts';
import { beginner, type Given, lair, map, player, room, type Table, table } from '../table.ts';

export const hero = (id: HeroId, more: Partial<Adventurer> = {}): Adventurer => ({
  id,
  wounds: 0,
  extra: 0,
  poison: 0,
  ...more,
});
/** A party of these, unhurt, the head first. */
export const line = (...ids: HeroId[]): Adventurer[] => ids.map((id) => hero(id));
export const plan = (cell: CellName, creatures: MonsterId[] = [], traps: TrapId[] = []): Plan => ({
  cell: cellOf(cell),
  creatures,
  traps,
});
/** What `green`, `blue` or `yellow` needs to take part with a plan. */
export const fighter = (party: Adventurer[], sends: MonsterId[] = [], more: Partial<Player> = {}): Partial<Player> => ({
  party,
  lair: lair(...sends),
  plan: plan('c1', sends),
  ...more,
});

/** A dungeon whose first tile is this room. */
export const inRoom = (id: RoomId): Partial<Player> => ({
  map: map({ tunnels: ['c2', 'c3'], rooms: ['c1'] }),
  rooms: [room(id, 'c1')],
});

export interface Duel extends Omit<Given, 'at' | 'red' | 'combatCards' | 'combatShown'> {
  readonly party: Adventurer[];
  /** The combat round, and its card: round 1 and Fireball (fatigue 1, no effect) unless said. */
  readonly round?: 1 | 2 | 3 | 4;
  readonly card?: CombatCardId;
  readonly tile?: CellName;
  readonly sends?: MonsterId[];
  readonly lays?: TrapId[];
  readonly red?: Partial<Player>;
}

/** Red's fight, from its first step on; nothing comes after it. */
export function duel(given: Duel): Table {
  const { party, round = 1, card = 'fireball', tile = 'c1', sends = [], lays = [], red, ...rest } = given;
  const combatCards: CombatCardId[] = ['fireball', 'fireball', 'fireball', 'fireball'];
  combatCards[round - 1] = card;
  return table({
    at: { proc: 'fights', at: 0 },
    season: 4,
    ...rest,
    combatCards,
    combatShown: round,
    red: { party, lair: lair(...sends), traps: lays.slice(), plan: plan(tile, sends.slice(), lays.slice()), ...red },
  });
}

/** Plays red's answers; what was told from the beginning on. */
export function fight(t: Table, ...options: string[]): Event[] {
  const told = [...t.events()];
  for (const option of options) {
    t.play('red', option);
    told.push(...t.events());
  }
  return told;
}

/** The facts of all events of a type, without rule and seat, and without what they repeat for the eye. */
export const facts = (told: readonly Event[], type: string): Record<string, unknown>[] =>
  told
    .filter((event) => event.type === type)
    .map(({ type: _, rule: _rule, seat: _seat, line: _line, toLine: _toLine, sum: _sum, ...rest }) => rest);
export const typesOf = (told: readonly Event[]): string[] => told.map(({ type }) => type);

/** Nobody is asked any more, the plan is gone, and whoever did not fight has noticed nothing. */
export function over(t: Table): Player {
  expect(t.asking()).toEqual([]);
  for (const name of ['green', 'blue', 'yellow'] as const) expect(player(t, name)).toEqual(beginner());
  expect(player(t, 'red').plan).toEqual({ cell: NOWHERE, traps: [], creatures: [] });
  return player(t, 'red');
}

/** `warrior-1 2` is a warrior with two wounds. */
export const standing = (p: Player): string[] =>
  p.party.map(({ id, wounds }) => (wounds === 0 ? id : `${id} ${wounds}`));
/** `goblin:spent` lies face down. */
export const lairIs = (p: Player): string[] => p.lair.map(({ id, spent }) => (spent ? `${id}:spent` : id));
