// The eleven events (DS-TABLE-4) and how long they last (DS-RULING-29).
import { openly, pick, roll } from '@oubliette/engine';
import { across, type Cell, cellName, cellOf, type FACINGS, type Facing, facingName, facingOf } from '../cells.ts';
import type { Errand, Frame } from '../frames.ts';
import { isOn, OVERLORD, type Piece, type State, w } from '../state.ts';
import { modelAt } from './arcs.ts';
import { takeOff } from './damage.ts';
import { DOOR_CLOSED, DOOR_LOCKED } from './doors.ts';
import { giveGold } from './items.ts';
import { unlock } from './locks.ts';
import { openCells, spawn } from './place.ts';
import { hasWayOut } from './reach.ts';
import { isCut, isRevealed, layAgain } from './space.ts';

type Happening = Extract<Frame, { proc: 'event' }>;

/** A die halved, rounded up. */
const d3 = (s: State): number => Math.ceil(roll(s, 6) / 2);
const PRISONER_TURNS = 3;

function happen(s: State, f: Happening): Frame | undefined {
  const { event, errand } = f;
  w.tell(() => ({ type: 'event', rule: 'DS-TABLE-4', event }));
  switch (event) {
    case 'bat-swarm':
      return spawn('bat', d3(s), false, { ...errand, near: false });
    case 'torch-goes-out':
      s.torch = 1;
      return undefined;
    case 'portcullis':
      return { proc: 'portcullis', todo: [OVERLORD], at: 0 };
    case 'slippery-floor':
      f.count = roll(s, 6);
      return { proc: 'slippery', todo: new Array<number>(f.count).fill(OVERLORD), at: 0 };
    case 'magic-surge':
      for (const h of s.heroes) h.recharge = [0, 0];
      for (const m of s.models) m.called = 0;
      s.surge = true;
      return undefined;
    case 'fortune':
      for (const h of s.heroes) {
        if (h.gone === 'crippled') continue;
        const glory = roll(s, 6);
        h.glory += glory;
        w.tell(() => ({ type: 'glory', rule: 'DS-TABLE-4', hero: h.id, glory }));
      }
      return undefined;
    case 'necromantic-drain':
      return { proc: 'collapse', todo: new Array<number>(d3(s)).fill(OVERLORD), at: 0 };
    case 'lock-gives-way':
      return void takeLock(s);
    case 'escaped-prisoner':
      // DS-RULING-44: the turns start again, they do not add up.
      s.silenced = PRISONER_TURNS;
      s.prisoners++;
      return undefined;
    case 'breakthrough':
      s.skipDraw = true;
      return undefined;
    case 'trove':
      return { proc: 'trove', at: 0, errand, barrels: 0 };
  }
}
export const event = w.sequence('event', [happen], { aslongas: (s) => isOn(s), show: openly });

/** DS-RULING-36: one lock in play, each with the same chance; no stars, no portcullis. */
function takeLock(s: State): void {
  const locks: (number | Piece)[] = s.pieces.filter(({ lock }) => lock.length > 0);
  s.plan.doors.forEach(({ a, b }, i) => {
    if (s.doors[i] === DOOR_LOCKED && (isRevealed(s, a) || isRevealed(s, b))) locks.push(i);
  });
  if (locks.length === 0) {
    w.tell(() => ({ type: 'no-lock', rule: 'DS-RULING-36' }));
    return;
  }
  const lock = pick(s, locks);
  if (typeof lock === 'number') {
    s.doors[lock] = DOOR_CLOSED;
    w.tell(() => ({ type: 'lock-gone', rule: 'DS-RULING-36', what: 'door', cell: cellName(s.plan.doors[lock]!.a) }));
  } else {
    w.tell(() => ({ type: 'lock-gone', rule: 'DS-RULING-36', what: lock.kind, cell: cellName(lock.cells[0]!) }));
    unlock(s, lock);
  }
}

/** DS-RULING-9: so many different tiles, chosen by the overlord. */
export const slippery = w.eachInTurn('slippery', {
  who: (s) => (isOn(s) && dryTiles(s).length > 0 ? OVERLORD : undefined),
  options(s, _seat, _item, can) {
    for (const tile of dryTiles(s)) can.add(s.plan.tiles[tile]!.id);
  },
  choose(s, _seat, _item, option) {
    s.slippery.push(s.plan.tiles.findIndex(({ id }) => id === option));
    w.tell(() => ({ type: 'slippery', rule: 'DS-RULING-9', tile: option }));
  },
});
const dryTiles = (s: State): number[] =>
  s.plan.tiles.flatMap((_, i) => (s.revealed[i] === 1 && !s.slippery.includes(i) ? [i] : []));

/** DS-RULING-37: skeletons and archers, as long as there are any. */
export const collapse = w.eachInTurn('collapse', {
  who: (s) => (isOn(s) && skeletons(s).length > 0 ? OVERLORD : undefined),
  options(s, _seat, _item, can) {
    for (const m of skeletons(s)) can.add(`${m.kind}:${cellName(m.cell)}`);
  },
  choose(s, _seat, _item, option) {
    takeOff(s, modelAt(s, cellOf(option.split(':')[1]!))!, true, -1);
  },
});
const skeletons = (s: State) => s.models.filter(({ kind }) => kind === 'skeleton' || kind === 'archer');

/** DS-RULING-12, DS-RULING-41: open edges between open tiles' squares; nobody is sealed alone in fewer than two squares. */
function gateEdges(s: State): string[] {
  const edges: string[] = [];
  for (const c of openCells(s)) {
    for (const side of [1, 2] as const) {
      const other = across(c, side);
      if (isRevealed(s, other) && !isCut(s, c, side) && !sealsIn(s, c, other)) edges.push(edgeName(c, side));
    }
  }
  return edges;
}
const edgeName = (c: Cell, side: Facing): string => `${cellName(c)}:${facingName(side)}`;
function sealsIn(s: State, a: Cell, b: Cell): boolean {
  const heroes = s.models.filter((m) => m.hero >= 0 && (m.cell === a || m.cell === b));
  if (heroes.length === 0) return false;
  const before = s.layout;
  s.gates.push([a, b]);
  layAgain(s);
  const sealed = heroes.some((h) => !hasWayOut(s, h.cell));
  s.gates.pop();
  s.layout = before;
  return sealed;
}
export const portcullis = w.eachInTurn('portcullis', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, _item, can) {
    for (const edge of gateEdges(s)) can.add(edge);
    can.add('pass');
  },
  choose(s, _seat, _item, option) {
    if (option === 'pass') {
      w.tell(() => ({ type: 'no-portcullis', rule: 'DS-RULING-41' }));
      return;
    }
    const [cell, side] = option.split(':') as [string, (typeof FACINGS)[number]];
    const a = cellOf(cell);
    s.gates.push([a, across(a, facingOf(side))]);
    layAgain(s);
    w.tell(() => ({ type: 'portcullis', rule: 'DS-RULING-41', cell, to: cellName(across(a, facingOf(side))) }));
  },
});

type Trove = Extract<Frame, { proc: 'trove' }>;
const rollFor = (table: 'barrels' | 'chest' | 'magic-chest' | 'weapon-rack', errand: Errand): Frame => ({
  proc: 'table-roll',
  at: 0,
  table,
  dice: 2,
  minus: 0,
  errand,
  rolled: [],
});
/** DS-RULING-21: Gold, barrels one by one, chest, magic chest, rack; all for the searcher. */
export const trove = w.repeat(
  'trove',
  (s, f: Trove): Frame | undefined => {
    if (f.at === 0) {
      giveGold(s, f.errand.hero, d3(s) + 1, 'DS-TABLE-4');
      f.barrels = d3(s);
    }
    const last = f.at - f.barrels;
    if (last < 0) return rollFor('barrels', f.errand);
    const table = (['chest', 'magic-chest', 'weapon-rack'] as const)[last];
    return table === undefined ? undefined : rollFor(table, f.errand);
  },
  { aslongas: (s) => isOn(s), show: openly },
);

/** DS-TABLE-4, DS-RULING-40: the next spell, by anyone, counts as cast with a crystal of level 3. */
export function takeSurge(s: State): number {
  if (!s.surge) return 0;
  s.surge = false;
  return 3;
}
