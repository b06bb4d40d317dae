// What holds at every moment of every game, imagined ones too.
import type { Invariants } from '@oubliette/testing';
import {
  ADVENTURERS,
  type AdventurerId,
  EVILOMETER,
  ORDERS,
  PALADINS,
  START,
  TRAP_DECK,
  TRAP_IDS,
} from '../src/cards/cards.ts';
import { CELL, CELLS } from '../src/options.ts';
import { noFight } from '../src/rules/combat/no-fight.ts';
import { hitPoints } from '../src/rules/combat/party.ts';
import { BESIDE } from '../src/rules/dungeon.ts';
import { ADVENTURER_TILES, MONSTER_TILES, ROOM_TILES } from '../src/rules/year.ts';
import { CONQUERED_ROOM, DUMMY, FREE, NOBODY, NOWHERE, ROCK, ROOM, type State, TUNNEL } from '../src/state.ts';

/** What is too much (`+goblin`) or missing (`-goblin`). */
function difference(there: readonly string[], expected: readonly string[]): string | undefined {
  const left = there.slice();
  const missing = expected.filter((id) => {
    const i = left.indexOf(id);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  const wrong = [...left.map((id) => `+${id}`), ...missing.map((id) => `-${id}`)];
  return wrong.length === 0 ? undefined : wrong.join(' ');
}

const first = <T>(list: readonly T[], wrong: (x: T, seat: number) => string | undefined): string | undefined => {
  for (let i = 0; i < list.length; i++) {
    const found = wrong(list[i]!, i);
    if (found !== undefined) return `seat ${i}: ${found}`;
  }
  return undefined;
};
const isPaladin = (id: string): boolean => id in PALADINS;

/** Everybody who is not in a stack, with the place where they are. */
const heroes = (s: State): { id: string; place: string }[] => [
  ...s.arriving.map((id) => ({ id, place: 'arriving' })),
  ...s.expected.map((id) => ({ id, place: 'expected' })),
  ...s.farLands.map((id) => ({ id, place: 'far-lands' })),
  ...s.players.flatMap((p, seat) => [
    ...p.party.filter(({ id }) => id !== 'illusion').map(({ id }) => ({ id, place: `party ${seat}` })),
    ...p.prison.map((id) => ({ id, place: `prison ${seat}` })),
  ]),
];

export const invariants: Invariants<State> = {
  'every monster and ghost is somewhere, once'(s) {
    const there = [
      ...s.monsterStack,
      ...s.forHire,
      ...s.discardedMonsters,
      ...s.players.flatMap((p) => p.lair.map((c) => c.id)),
    ];
    return difference(there, s.year === 1 ? MONSTER_TILES[1] : [...MONSTER_TILES[1], ...MONSTER_TILES[2]]);
  },
  'every room is somewhere, once'(s) {
    const there = [
      ...s.roomStack,
      ...s.forSale,
      ...s.discardedRooms,
      ...s.players.flatMap((p) => p.rooms.map((r) => r.id)),
    ];
    return difference(there, s.year === 1 ? ROOM_TILES[1] : [...ROOM_TILES[1], ...ROOM_TILES[2]]);
  },
  'every adventurer of the year is in exactly one place'(s) {
    const met = heroes(s).filter(({ id }) => !isPaladin(id));
    const ofYear = (year: 1 | 2) =>
      met.map(({ id }) => id).filter((id) => ADVENTURERS[id as AdventurerId].year === year);
    const lost = difference([...s.adventurerStack, ...ofYear(s.year)], ADVENTURER_TILES[s.year]);
    if (lost !== undefined || s.year === 1) return lost;
    const tooMany = difference(ofYear(1), ADVENTURER_TILES[1])
      ?.split(' ')
      .filter((word) => word.startsWith('+'));
    return tooMany === undefined || tooMany.length === 0 ? undefined : tooMany.join(' ');
  },
  'the paladins are where they are said to be'(s) {
    const now = `paladin-${s.year}`;
    const places = heroes(s)
      .filter(({ id }) => id === now)
      .map(({ place }) => place.split(' ')[0]);
    const expected =
      typeof s.paladin === 'number' ? ['party'] : { tent: [], prison: ['prison'], gone: ['far-lands'] }[s.paladin];
    if (places.join() !== expected.join()) return `${s.paladin}, but ${places}`;
    if (typeof s.paladin === 'number') {
      const head = s.players[s.paladin]!.party.find(({ id }) => id !== 'illusion');
      if (head?.id !== now) return `at seat ${s.paladin}, but ${head?.id} is the head`;
    }
    return s.year === 2 && heroes(s).filter(({ id }) => id === 'paladin-1').length > 1 ? 'two of year 1' : undefined;
  },
  'every trap card is somewhere, once'(s) {
    const there = [...s.trapStack, ...s.usedTraps, ...s.players.flatMap((p) => [...p.traps, ...p.buriedTraps])];
    return difference(
      there,
      TRAP_IDS.flatMap((id) => new Array<string>(TRAP_DECK.copies).fill(id)),
    );
  },
  'what everybody has seen of a hand, and what is planned, is in it'(s) {
    return first(s.players, ({ traps, shownTraps, plan }) =>
      [shownTraps, plan.traps]
        .map((part) =>
          difference(part, traps)
            ?.split(' ')
            .filter((word) => word.startsWith('+'))
            .join(' '),
        )
        .find((wrong) => wrong !== undefined && wrong !== ''),
    );
  },
  'two orders are inaccessible, three different ones are played'(s) {
    const setup = s.core.stack.some(({ proc }) => proc === 'setup-orders');
    return first(s.players, ({ blocked, played, unused, dealt }) => {
      if (setup) return dealt.length === 3 && blocked.length === 0 ? undefined : `${dealt}, ${blocked}`;
      const all = new Set([...blocked, ...played]);
      if (blocked.length !== 2 || all.size !== 2 + played.length || ![0, 3].includes(played.length))
        return `${blocked}; ${played}`;
      return unused.every((order) => played.includes(order)) ? undefined : `${unused} of ${played}`;
    });
  },
  'minions stand where their orders sent them, once'(s) {
    const standing = ORDERS.map((_, i) => s.spaces.slice(3 * i, 3 * i + 3).filter((who) => who !== FREE));
    if (standing.some((spaces) => new Set(spaces).size !== spaces.length)) return JSON.stringify(standing);
    return first(s.players, ({ played, unused }, seat) => {
      const wrong = ORDERS.filter(
        (order, i) => standing[i]!.includes(seat) && (!played.includes(order) || unused.includes(order)),
      );
      return wrong.length === 0 ? undefined : `${wrong}`;
    });
  },
  'dummies block at most two spaces of an action, and one at 3 players'(s) {
    const most = 3 - (s.players.length - 1);
    const wrong = ORDERS.findIndex(
      (_, i) => s.spaces.slice(3 * i, 3 * i + 3).filter((who) => who >= DUMMY).length > Math.max(0, most),
    );
    return wrong < 0 ? undefined : ORDERS[wrong];
  },
  'no dungeon has a full square, all of it hangs together'(s) {
    return first(s.players, ({ map }) => {
      for (let c = 0; c < CELLS - 6; c++) {
        const square = [c, c + 1, c + 5, c + 6];
        if (c % 5 < 4 && square.every((cell) => map[cell] !== ROCK)) return `a square at ${CELL[c]}`;
      }
      const reached = new Set<number>([START.tunnels[0]]);
      for (const c of reached) for (const next of BESIDE[c]!) if (map[next] !== ROCK) reached.add(next);
      const placed = map.filter((what) => what !== ROCK).length;
      return reached.size === placed ? undefined : `${placed} tiles, ${reached.size} within reach`;
    });
  },
  'rooms lie on the map where they are listed, and two that stand are never neighbours'(s) {
    return first(s.players, ({ map, rooms }) => {
      const listed = rooms.map(({ cell }) => cell).sort((a, b) => a - b);
      const drawn = map.flatMap((what, c) => (what === ROOM || what === CONQUERED_ROOM ? [c] : []));
      if (listed.join() !== drawn.join()) return `listed ${listed}, drawn ${drawn}`;
      const stands = (c: number) => map[c] === ROOM || (s.options.ruins === 'room' && map[c] === CONQUERED_ROOM);
      const crowded = drawn.find((c) => stands(c) && BESIDE[c]!.some(stands));
      return crowded === undefined ? undefined : `neighbours at ${CELL[crowded]}`;
    });
  },
  'every counter is on the Evilometer, nobody owes anything'(s) {
    const { lowest, highest } = EVILOMETER;
    if (s.players.length === 2 && (s.dummyEvil < lowest || s.dummyEvil > highest)) return `dummies at ${s.dummyEvil}`;
    return first(s.players, ({ evil, gold, food, imps, busy, letters }) =>
      evil < lowest || evil > highest || Math.min(gold, food, imps, busy, letters) < 0
        ? `evil ${evil}, gold ${gold}, food ${food}, imps ${imps} + ${busy}, letters ${letters}`
        : undefined,
    );
  },
  'nobody works longer than a round, nothing stays unsettled'(s) {
    const settling = s.core.stack.some(({ proc }) => proc === 'pay-day' || proc === 'monster-strike');
    return first(s.players, ({ busy, lair, rooms }) => {
      const most = s.year === 1 ? 1 : 2;
      if (rooms.some(({ produced }) => produced > most)) return 'a room produced too often';
      if (lair.some(({ unpaid }) => unpaid) && !settling) return 'somebody is still unpaid';
      const resting = s.season === 4;
      return resting && (busy > 0 || lair.some(({ worked }) => worked)) ? 'somebody works in combat' : undefined;
    });
  },
  'whoever stands in a line can stand, and an illusion never alone'(s) {
    return first(s.players, ({ party }) => {
      const fallen = party.find((one) => one.wounds < 0 || one.wounds >= hitPoints(one));
      if (fallen !== undefined) return `${fallen.id} with ${fallen.wounds} wounds`;
      if (party.length > 0 && party.every(({ id }) => id === 'illusion')) return 'nothing but an illusion';
      const place = party.findIndex(({ id }) => isPaladin(id));
      return place > party.findIndex(({ id }) => id !== 'illusion') ? `the paladin is no. ${place + 1}` : undefined;
    });
  },
  'plans are for rounds under way, and only who lies face up is sent'(s) {
    return first(s.players, ({ plan, lair, party, map }) => {
      if (plan.cell === NOWHERE) return plan.creatures.length + plan.traps.length > 0 ? 'sent nowhere' : undefined;
      if (!s.core.stack.some(({ proc }) => proc === 'fights')) return 'a plan and no fight';
      if (party.length > 0 && map[plan.cell] !== ROOM && map[plan.cell] !== TUNNEL) return `nothing at ${plan.cell}`;
      const ready = lair.flatMap(({ id, spent }) => (spent ? [] : [id]));
      return difference(plan.creatures, ready)
        ?.split(' ')
        .find((word) => word.startsWith('+'));
    });
  },
  'between fights nothing is left of a fight'(s) {
    if (s.fight.seat !== NOBODY)
      return s.players[s.fight.seat]!.plan.cell === NOWHERE ? 'a fight for nothing' : undefined;
    if (JSON.stringify(s.fight) !== JSON.stringify(noFight())) return JSON.stringify(s.fight);
    return first(s.players, ({ party }) => party.find(({ poison }) => poison !== 0)?.id);
  },
};
