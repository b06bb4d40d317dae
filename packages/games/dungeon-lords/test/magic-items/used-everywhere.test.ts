// MI-USE in whole games at every size of table: what is marked is what the annex says, worked out again from the log alone.
import type { Event } from '@oubliette/engine';
import { count, randomGame } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { HEROES, type HeroId, type ItemId } from '../../src/cards/cards.ts';
import { dungeonLords } from '../../src/game.ts';
import type { Item } from '../../src/magic-items/tokens.ts';
import type { Adventurer, State } from '../../src/state.ts';

/** One of each kind in each colour: owner and kind are a token's name. */
const nameOf = ({ ownerSeat, item }: Pick<Item, 'ownerSeat' | 'item'>): string => `${ownerSeat} ${item}`;
const borne = (line: readonly Adventurer[], kind: ItemId): Item[] =>
  line.flatMap(({ items = [] }) => items.filter(({ item }) => item === kind));

interface Told extends Event {
  readonly seat: number;
  readonly hero: HeroId;
  readonly [name: string]: unknown;
}
const sum = (events: readonly Told[], what: string): number => events.reduce((n, event) => n + Number(event[what]), 0);

/** The tokens that the events of one answer mark, from the parties before it. */
function marksIn(events: readonly Told[], before: State): Set<string> {
  const lines = before.players.map(({ party }) => party.slice());
  const marked = new Set<string>();
  const mark = (items: readonly Item[]) => items.forEach((item) => void marked.add(nameOf(item)));
  events.forEach((event, i) => {
    const line = lines[event.seat] ?? [];
    const rest = events.slice(i + 1);
    const block = (type: string) => {
      const end = rest.findIndex((next) => next.type !== type && !ASIDE.includes(next.type));
      return (end < 0 ? rest : rest.slice(0, end)).filter((next) => next.type === type);
    };
    switch (event.type) {
      case 'captured':
        line.splice(
          line.findIndex(({ id }) => id === event.hero),
          1,
        );
        break;
      case 'paladin-moves': {
        const from = lines[event.seat]!;
        const he = from.findIndex(({ id }) => id === event.paladin);
        lines[event.toSeat as number]!.unshift(...from.splice(he, 1));
        break;
      }
      case 'paladin-comes':
        line.unshift({ id: event.paladin as HeroId, wounds: 0, extra: 0, poison: 0 });
        break;
      case 'healing': {
        // MI-USE-2: more wounds than hearts that are printed.
        const hearts = line.reduce((n, { id }) => n + HEROES[id].hearts, 0);
        if (sum(block('healed'), 'wounds') > hearts) mark(borne(line, 'potion'));
        break;
      }
      case 'spell': {
        // MI-USE-8: with less magic than needed on the tiles.
        const magic = line.reduce((n, { id }) => n + HEROES[id].magic, 0);
        if (magic < Number(event.needed)) mark(borne(line, 'wand'));
        break;
      }
      case 'trap-hits': {
        // MI-USE-4, at the first of them: more points stopped than symbols that are printed.
        if (events.slice(0, i).findLast(({ type }) => !ASIDE.includes(type))?.type === 'trap-hits') break;
        const detection = line.reduce((n, { id }) => n + HEROES[id].detection, 0);
        if (sum([event, ...block('trap-hits')], 'stopped') > detection) mark(borne(line, 'clover'));
        break;
      }
    }
    // MI-USE-11 to MI-USE-13: alive on what the amulet gives; fatigue passes there on its way down.
    if (['trap-hits', 'hit', 'tired', 'poisoned'].includes(event.type)) {
      const left = Number(event.left);
      const one = line[Number(event.place) - 1];
      if (one?.id === event.hero && Number(event.wounds) > 0 && (left === 1 || (event.type === 'tired' && left === 0)))
        mark(borne([one], 'amulet'));
    }
  });
  return marked;
}
/** Told in between, without ending a block. */
const ASIDE = ['amulet-used', 'clovers-used', 'potions-used'];

/** Tokens with a mark: at a dungeon, or just gone. */
function marksAt({ players }: State, events: readonly Told[]): string[] {
  const gone = events.filter(({ type, used }) => type === 'dead-letter' || (type === 'item-lost' && used === true));
  return [
    ...players.flatMap(({ party }) => party.flatMap(({ items = [] }) => items.filter(({ used }) => used).map(nameOf))),
    ...gone.map(({ type, item, ownerSeat, seat }) => `${type === 'dead-letter' ? seat : ownerSeat} ${item}`),
  ];
}

/** Where two traps may meet the same symbols, clovers are another sum (MI-RULING-16, tested by itself). */
const twoTraps = ({ players }: State): boolean =>
  players.some(({ plan, rooms }) => rooms.some(({ id, cell }) => id === 'labyrinth' && cell === plan.cell));

describe.each([2, 3, 4])('at %i players', (seats) => {
  it('[MI-USE-2] [MI-USE-4] [MI-USE-8] [MI-USE-11] what is marked is what the log says was used', () => {
    const met: Record<ItemId, number> = { wand: 0, amulet: 0, potion: 0, clover: 0 };
    for (let game = 0; game < count({ sample: 25, full: 300 }); game++) {
      const table = { seats, seed: `used ${seats} ${game}`, settings: { items: 'advanced' } };
      for (const { state, before, events } of randomGame(dungeonLords, table)) {
        if (before === undefined || (before.season < 3 && state.season < 4)) continue;
        const told = events as readonly Told[];
        const old = marksAt(before, []);
        const judged = (name: string) => !old.includes(name) && !(name.endsWith('clover') && twoTraps(before));
        const marked = marksAt(state, told).filter(judged).sort();
        const expected = [...marksIn(told, before)].filter(judged).sort();
        expect({ table, marked, told }).toEqual({ table, marked: expected, told });
        for (const name of marked) met[name.split(' ')[1] as ItemId]++;
      }
    }
    expect(
      Object.values(met).every((n) => n > 0),
      JSON.stringify(met),
    ).toBe(true);
  });
});
