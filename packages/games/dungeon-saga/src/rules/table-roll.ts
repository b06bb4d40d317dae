// Rolls on tables (DS-TABLE-1 to DS-TABLE-4 and the treasures): dice, Vigilant, then the row (DS-RULING-23).
import { copyPlain, openly, type Procedure, roll } from '@oubliette/engine';
import { HEROES } from '../cards/heroes.ts';
import type { ItemId } from '../cards/items.ts';
import { BANES } from '../cards/items.ts';
import type { TableId } from '../cards/pieces.ts';
import { type Effect, rowOf, SHEET } from '../cards/tables.ts';
import type { Effects, Errand, Frame } from '../frames.ts';
import { isOn, type State, w } from '../state.ts';
import { stands } from './goals.ts';
import { giveCrystal, giveGold, giveItem } from './items.ts';
import { spawn } from './place.ts';
import { spring } from './spring.ts';

type TableRoll = Extract<Frame, { proc: 'table-roll' }>;
const TABLE_RULES: Readonly<Record<TableId, string>> = {
  'secret-rooms': 'DS-TABLE-1',
  monsters: 'DS-TABLE-2',
  'monster-loot': 'DS-TABLE-3',
  events: 'DS-TABLE-4',
  barrels: 'DS-LOOT-BARREL-1',
  chest: 'DS-LOOT-CHEST-1',
  'locked-chest': 'DS-LOOT-LOCKED-1',
  'magic-chest': 'DS-LOOT-MAGIC-1',
  'weapon-rack': 'DS-LOOT-RACK-1',
};

function rollIt(s: State, f: TableRoll): void {
  f.rolled = Array.from({ length: f.dice }, () => roll(s, 6));
  w.tell(() => ({
    type: 'table-rolled',
    rule: TABLE_RULES[f.table],
    hero: s.heroes[f.errand.hero]!.id,
    table: f.table,
    dice: f.rolled.slice(),
    total: totalOf(f),
  }));
}
/** DS-RULING-4: never below 1. */
const totalOf = (f: TableRoll): number => Math.max(1, f.rolled.reduce((a, b) => a + b, 0) - f.minus);

/** DS-CARD-9, DS-RULING-8, DS-RULING-22: the leader of the Thief, on a table that a search led to. */
function mayReroll(s: State, table: TableId, { hero, search }: Errand): boolean {
  if (!search || (s.settings.vigilantTables === 'sheet' && !SHEET.includes(table))) return false;
  const { seat } = s.heroes[hero]!;
  return s.heroes.some((h) => HEROES[h.id].vigilant && stands(h) && h.seat === seat);
}
const offerReroll = (s: State, f: TableRoll): Frame | undefined =>
  mayReroll(s, f.table, f.errand) ? { proc: 'vigilant', todo: [f.errand.hero], at: 0 } : undefined;

const topRoll = (s: State): TableRoll => s.core.stack.findLast((f) => f.proc === 'table-roll') as TableRoll;
export const vigilant = w.eachInTurn('vigilant', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(_s, _seat, _hero, can) {
    can.add('reroll');
    can.add('keep');
  },
  choose(s, _seat, _hero, option) {
    if (option === 'keep') return;
    w.tell(() => ({ type: 'table-rerolled', rule: 'DS-CARD-9' }));
    rollIt(s, topRoll(s));
  },
  about(s) {
    const f = topRoll(s);
    return { table: f.table, total: totalOf(f) };
  },
});

const readRow = (_s: State, f: TableRoll): Frame => ({
  proc: 'effects',
  at: 0,
  table: f.table,
  total: totalOf(f),
  errand: f.errand,
});
export const tableRoll = w.sequence('table-roll', [rollIt, offerReroll, readRow], {
  aslongas: (s) => isOn(s),
  show: openly,
});

/** The effects of a row one after the other, each with all that follows from it. */
export const effects: Procedure<State, Effects, Frame> = {
  next(s, f) {
    const { effects: all } = rowOf(f.table, f.total);
    if (!isOn(s) || f.at >= all.length) return 'done';
    return apply(s, all[f.at++]!, f) ?? 'on';
  },
  asks: () => [],
  options(): void {},
  answer(): never {
    throw new Error('nothing was asked');
  },
  show: (_s, f) => ({ at: f.at, table: f.table, total: f.total, errand: f.errand }),
  copy: copyPlain<Effects>,
};

function apply(s: State, effect: Effect, { errand, table }: Effects): Frame | undefined {
  const rule = TABLE_RULES[table];
  const { hero } = errand;
  switch (effect.do) {
    case 'nothing':
      w.tell(() => ({ type: 'nothing-found', rule }));
      return undefined;
    case 'gold':
      return void giveGold(s, hero, effect.amount, rule);
    case 'item':
      return void giveItem(s, hero, effect.item, rule);
    case 'bane-blade':
      return { proc: 'bane', todo: [hero], at: 0 };
    case 'crystal': {
      const caster = s.heroes.some((h) => HEROES[h.id].spells.length > 0);
      if (effect.instead !== undefined && !caster) return void giveGold(s, hero, effect.instead, rule);
      return void giveCrystal(s, hero, effect.level, rule);
    }
    case 'trap':
      return stands(s.heroes[hero]!) ? spring(hero) : undefined; // DS-RULING-16
    case 'silence':
      s.heroes[hero]!.silencedTo = s.round + 1;
      w.tell(() => ({ type: 'silenced', rule, hero: s.heroes[hero]!.id }));
      return undefined;
    case 'roll':
      return { proc: 'table-roll', at: 0, table: effect.table, dice: effect.dice, minus: 0, errand, rolled: [] };
    case 'spawn':
      if (effect.loot !== undefined && errand.group >= 0) s.groups[errand.group]!.minus = 1;
      return spawn(effect.kind, effect.count, effect.archer === true, errand);
    case 'chests':
      return {
        proc: 'place-chest',
        todo: [
          { tile: errand.tile, kind: 'locked-chest' },
          { tile: errand.tile, kind: 'magic-chest' },
        ],
        at: 0,
      };
    case 'event':
      return { proc: 'event', at: 0, event: effect.event, errand, count: 0 };
  }
}

/** DS-LOOT-RACK-1: the finder says against whom. */
export const bane = w.eachInTurn('bane', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(_s, _seat, _hero, can) {
    for (const kind of BANES) can.add(kind);
  },
  choose(s, _seat, hero, option) {
    giveItem(s, hero, `bane-blade-${option}` as ItemId, 'DS-LOOT-RACK-1');
  },
});
