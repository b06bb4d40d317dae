// Before the first decision: what is wrong with a table, and the first state of a game.
import { newCore } from './chance.ts';
import type { Frame, Listener, StateOf } from './core.ts';
import type { Fault } from './fault.ts';
import type { Game, Role, Setup, Terms } from './game.ts';
import { settle } from './loop.ts';
import { readSettings } from './settings.ts';

/** What a table wants to play, before anybody has looked at it. */
export interface Wish {
  readonly seats: unknown;
  readonly settings?: unknown;
  readonly given?: unknown;
}

export interface TableSetup extends Wish {
  readonly seats: number;
  readonly seed: string;
  /** Where the chance of answers comes from: one generator in the state, or for each entry a fresh key. */
  readonly dice?: Dice;
}
export type Dice = 'stream' | 'fresh';

type TableRead = { readonly terms: Terms; readonly roles: readonly string[] } | { readonly faults: readonly Fault[] };

const NO_ROLES: readonly string[] = [];

/** Reads settings, content and roles of a table. Random play begins thousands of games a second: nothing is built in vain. */
export function readTable<S extends StateOf>(g: Game<S>, { seats, settings, given }: Wish): TableRead {
  const read = readSettings(g.settings, settings);
  const [least, most] = g.seats;
  if (!Number.isInteger(seats) || (seats as number) < least || (seats as number) > most) {
    const fault: Fault = { rule: 'ENG-SEATS-1', where: 'seats', what: 'not-a-number', least, most };
    return { faults: 'faults' in read ? [fault, ...read.faults] : [fault] };
  }
  if ('faults' in read) return read;
  const values: Terms['settings'] = read.values;
  let content: unknown;
  if (g.readGiven !== undefined) {
    const had = g.readGiven(given, { seats: seats as number, settings: values });
    if ('faults' in had) return had;
    content = had.value;
  } else if (given !== undefined) return { faults: [{ rule: 'ENG-GIVEN-1', where: 'given', what: 'unknown' }] };
  const terms: Terms = { seats: seats as number, settings: values, given: content };
  const roles = g.roles === undefined ? NO_ROLES : seatRoles(g.roles(terms), terms.seats);
  if ('rule' in roles) return { faults: [roles] };
  const more = g.faults?.(terms);
  return more !== undefined && more.length > 0 ? { faults: more } : { terms, roles };
}

/** Roles in their order: each has its least number of seats, and the first that may have more takes the rest. */
function seatRoles(roles: readonly Role[], seats: number): readonly string[] | Fault {
  const least = roles.reduce((sum, role) => sum + role.least, 0);
  const most = roles.reduce((sum, role) => sum + role.most, 0);
  if (seats < least || seats > most) return { rule: 'ENG-ROLE-1', where: 'seats', what: 'not-a-number', least, most };
  let left = seats - least;
  return roles.flatMap(({ key, least: n, most: up }) => {
    const more = Math.min(left, up - n);
    left -= more;
    return new Array<string>(n + more).fill(key);
  });
}

/** What is wrong with a table before it starts; empty: nothing. */
export function tableFaults<S extends StateOf>(g: Game<S>, table: Wish): readonly Fault[] {
  const read = readTable(g, table);
  return 'faults' in read ? read.faults : [];
}

/** The role of each seat, by seat; empty for a game without roles. The table must be one without faults. */
export const rolesOf = <S extends StateOf>(g: Game<S>, table: Wish): readonly string[] => agreed(g, table).roles;

/** Reads a table that must be one without faults. */
export function agreed<S extends StateOf>(g: Game<S>, table: Wish): Exclude<TableRead, { readonly faults: unknown }> {
  const read = readTable(g, table);
  if (!('faults' in read)) return read;
  const [fault] = read.faults;
  throw new RangeError(`${fault!.rule} ${fault!.where}: ${fault!.code ?? fault!.what}`);
}

/** Unpacks the box and runs to the first decision. */
export function newGame<S extends StateOf>(g: Game<S>, table: TableSetup, listen?: Listener): S {
  const { terms, roles } = agreed(g, table);
  const { seats, settings, given } = terms;
  const s = g.setup({ core: newCore(seats, table.seed), seats, settings, given, roles } as unknown as Setup);
  s.core.stack = [{ proc: g.start, at: 0 } as Frame];
  settle(g, s, listen);
  return s;
}
