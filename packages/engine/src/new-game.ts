// Before the first decision: what is wrong with a table, and the first state of a game.
import { newCore } from './chance.ts';
import type { Frame, Listener, StateOf } from './core.ts';
import type { Fault } from './fault.ts';
import type { Game, Setup } from './game.ts';
import { settle } from './loop.ts';
import { readSettings } from './settings.ts';

export interface TableSetup {
  readonly seats: number;
  readonly seed: string;
  readonly settings?: unknown;
}

/** What is wrong with a table before it starts; empty: nothing. */
export function tableFaults<S extends StateOf>(g: Game<S>, table: { seats: unknown; settings?: unknown }): Fault[] {
  const [least, most] = g.seats;
  const { seats } = table;
  const fits = Number.isInteger(seats) && (seats as number) >= least && (seats as number) <= most;
  const faults: Fault[] = fits ? [] : [{ rule: 'ENG-SEATS-1', where: 'seats', what: 'not-a-number', least, most }];
  const read = readSettings(g.settings, table.settings);
  return 'faults' in read ? [...faults, ...read.faults] : faults;
}

/** Unpacks the box and runs to the first decision. */
export function newGame<S extends StateOf>(g: Game<S>, table: TableSetup, listen?: Listener): S {
  const read = readSettings(g.settings, table.settings);
  if ('faults' in read || table.seats < g.seats[0] || table.seats > g.seats[1]) {
    const fault = tableFaults(g, table)[0]!;
    throw new RangeError(`${fault.rule} ${fault.where}: ${fault.what}`);
  }
  const s = g.setup({ core: newCore(table.seats, table.seed), seats: table.seats, settings: read.values } as Setup);
  s.core.stack = [{ proc: g.start, at: 0 } as Frame];
  settle(g, s, listen);
  return s;
}
