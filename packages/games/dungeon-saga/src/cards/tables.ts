// The tables of the supplement and of the treasures: each row with what it does.
import type { ItemId } from './items.ts';
import type { MinionId } from './minions.ts';
import type { TableId } from './pieces.ts';

export const EVENT_IDS = [
  'bat-swarm',
  'torch-goes-out',
  'portcullis',
  'slippery-floor',
  'magic-surge',
  'fortune',
  'necromantic-drain',
  'lock-gives-way',
  'escaped-prisoner',
  'breakthrough',
  'trove',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export type Effect =
  | { readonly do: 'nothing' }
  | { readonly do: 'gold'; readonly amount: number }
  | { readonly do: 'item'; readonly item: ItemId }
  /** The finder says against whom (DS-LOOT-RACK-1). */
  | { readonly do: 'bane-blade' }
  /** `instead`: Gold for a party without a caster. */
  | { readonly do: 'crystal'; readonly level: 1 | 2 | 3; readonly instead?: number }
  | { readonly do: 'trap' }
  | { readonly do: 'silence' }
  | { readonly do: 'roll'; readonly table: TableId; readonly dice: 1 | 2 }
  | {
      readonly do: 'spawn';
      readonly kind: MinionId;
      readonly count: number;
      readonly archer?: true;
      readonly loot?: -1;
    }
  | { readonly do: 'chests' }
  | { readonly do: 'event'; readonly event: EventId };

export interface Row {
  readonly from: number;
  readonly to: number;
  readonly effects: readonly Effect[];
}

const row = (from: number, to: number, ...effects: Effect[]): Row => ({ from, to, effects });
const nothing = { do: 'nothing' } as const;
const gold = (amount: number): Effect => ({ do: 'gold', amount });
const item = (id: ItemId): Effect => ({ do: 'item', item: id });
const crystal = (level: 1 | 2 | 3): Effect => ({ do: 'crystal', level });
const spawn = (kind: MinionId, count: number): Effect => ({ do: 'spawn', kind, count });
const event = (roll: number, id: EventId): Row => row(roll, roll, { do: 'event', event: id });

export const TABLES: Readonly<Record<TableId, readonly Row[]>> = {
  // DS-TABLE-1
  'secret-rooms': [
    row(1, 3, nothing),
    row(4, 5, { do: 'roll', table: 'monsters', dice: 1 }),
    row(6, 6, { do: 'chests' }),
  ],
  // DS-TABLE-2, DS-RULING-38; a 1 is read as 2 (DS-RULING-5)
  monsters: [
    row(2, 2, spawn('ghost', 1)),
    row(3, 4, { do: 'spawn', kind: 'skeleton', count: 2, archer: true }),
    row(5, 7, { do: 'spawn', kind: 'zombie', count: 1, loot: -1 }),
    row(8, 9, spawn('zombie', 2)),
    row(10, 11, spawn('armoured-zombie', 1)),
    row(12, 12, spawn('dwarf-revenant', 1)),
  ],
  // DS-TABLE-3
  'monster-loot': [
    row(1, 1, nothing),
    row(2, 3, gold(1)),
    row(4, 5, { do: 'roll', table: 'barrels', dice: 2 }),
    row(6, 6, { do: 'roll', table: 'locked-chest', dice: 2 }),
  ],
  // DS-TABLE-4
  events: [
    event(2, 'bat-swarm'),
    event(3, 'torch-goes-out'),
    event(4, 'portcullis'),
    event(5, 'slippery-floor'),
    event(6, 'magic-surge'),
    event(7, 'fortune'),
    event(8, 'necromantic-drain'),
    event(9, 'lock-gives-way'),
    event(10, 'escaped-prisoner'),
    event(11, 'breakthrough'),
    event(12, 'trove'),
  ],
  // DS-LOOT-BARREL-1
  barrels: [
    row(2, 2, spawn('bat', 1)),
    row(3, 3, nothing),
    row(4, 4, nothing),
    row(5, 5, item('lamp-oil')),
    row(6, 6, gold(1)),
    row(7, 7, gold(1)),
    row(8, 8, item('salt-rations')),
    row(9, 9, gold(2)),
    row(10, 10, item('rope-and-wedges')),
    row(11, 11, item('healing-draught')),
    row(12, 12, gold(3), item('healing-draught')),
  ],
  // DS-LOOT-CHEST-1
  chest: [
    row(2, 2, { do: 'trap' }),
    row(3, 3, gold(1)),
    row(4, 4, gold(1)),
    row(5, 5, gold(2)),
    row(6, 6, gold(2)),
    row(7, 7, item('healing-draught')),
    row(8, 8, gold(3)),
    row(9, 9, item('whetstone')),
    row(10, 10, item('chalk-of-unsealing')),
    row(11, 11, gold(4)),
    row(12, 12, crystal(1), gold(2)),
  ],
  // DS-LOOT-LOCKED-1
  'locked-chest': [
    row(2, 2, { do: 'trap' }, gold(2)),
    row(3, 3, gold(2)),
    row(4, 4, gold(2)),
    row(5, 5, gold(3)),
    row(6, 6, item('healing-draught'), gold(1)),
    row(7, 7, gold(3)),
    row(8, 8, item('dented-buckler')),
    row(9, 9, gold(4)),
    row(10, 10, { do: 'crystal', level: 2, instead: 3 }),
    row(11, 11, item('balanced-weapon')),
    row(12, 12, gold(5), { do: 'roll', table: 'magic-chest', dice: 2 }),
  ],
  // DS-LOOT-MAGIC-1
  'magic-chest': [
    row(2, 2, { do: 'silence' }, gold(3)),
    row(3, 3, gold(2)),
    row(4, 4, crystal(1)),
    row(5, 5, crystal(2)),
    row(6, 6, gold(3)),
    row(7, 7, item('scroll')),
    row(8, 8, crystal(2), gold(1)),
    row(9, 9, item('cloak-of-mist')),
    row(10, 10, item('ring-of-the-second-wind')),
    row(11, 11, crystal(3)),
    row(12, 12, item('runed-blade')),
  ],
  // DS-LOOT-RACK-1
  'weapon-rack': [
    row(2, 2, nothing),
    row(3, 3, nothing),
    row(4, 4, item('throwing-knife')),
    row(5, 5, item('throwing-axe')),
    row(6, 6, item('buckler')),
    row(7, 7, item('sharp-blade')),
    row(8, 8, item('spear')),
    row(9, 9, item('light-crossbow')),
    row(10, 10, item('tower-shield')),
    row(11, 11, { do: 'bane-blade' }),
    row(12, 12, item('dwarf-forged-weapon')),
  ],
};

/** The supplement's own sheet, without the treasure tables (DS-RULING-22). */
export const SHEET: readonly TableId[] = ['secret-rooms', 'monsters', 'monster-loot', 'events'];

/** The row of a total; whatever is lower than the first row reads as it (DS-RULING-5, DS-RULING-4). */
export const rowOf = (table: TableId, total: number): Row =>
  TABLES[table].find(({ to }) => total <= to) ?? TABLES[table].at(-1)!;
