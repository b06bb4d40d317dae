// Before the first decision: reads what a table wants to play and builds the first state.
import { newCore } from './chance.ts';
import type { Frame, Listener, StateOf } from './core.ts';
import type { Fault } from './fault.ts';
import type { Game, Role, Setup, Terms } from './game.ts';
import { settle } from './loop.ts';
import { readSettings } from './settings.ts';

/** What a table wants to play, not yet validated. */
export interface ProposedTable {
  readonly seats: unknown;
  readonly settings?: unknown;
  readonly given?: unknown;
}

export interface TableSetup extends ProposedTable {
  readonly seats: number;
  readonly seed: string;
  /** Random numbers of answers: from the one generator in the state ('stream'), or from a new one for each entry. */
  readonly dice?: Dice;
}
export type Dice = 'stream' | 'fresh';

type AgreedTable = { readonly terms: Terms; readonly roles: readonly string[] };
type TableRead = AgreedTable | { readonly faults: readonly Fault[] };

const NO_ROLES: readonly string[] = [];

/** Validates settings, content and roles. Random play starts thousands of games a second: no needless allocation. */
export function readTable<S extends StateOf>(g: Game<S>, { seats, settings, given }: ProposedTable): TableRead {
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

/** Roles in their order: each gets its least number of seats, then the first that may have more takes the rest. */
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

/** What is wrong with a table before it starts; empty where nothing is. */
export function tableFaults<S extends StateOf>(g: Game<S>, table: ProposedTable): readonly Fault[] {
  const read = readTable(g, table);
  return 'faults' in read ? read.faults : [];
}

/** The role of each seat; empty for a game without roles. Throws for a table with faults. */
export const rolesOf = <S extends StateOf>(g: Game<S>, table: ProposedTable): readonly string[] =>
  agreed(g, table).roles;

/** Reads a table; throws its first fault. */
export function agreed<S extends StateOf>(g: Game<S>, table: ProposedTable): AgreedTable {
  const read = readTable(g, table);
  if (!('faults' in read)) return read;
  const [fault] = read.faults;
  throw new RangeError(`${fault!.rule} ${fault!.where}: ${fault!.code ?? fault!.what}`);
}

/** Sets the game up and runs to the first decision. */
export function newGame<S extends StateOf>(g: Game<S>, table: TableSetup, listen?: Listener): S {
  const { terms, roles } = agreed(g, table);
  const { seats, settings, given } = terms;
  const s = g.setup({ core: newCore(seats, table.seed), seats, settings, given, roles } as unknown as Setup);
  s.core.stack = [{ proc: g.start, at: 0 } as Frame];
  settle(g, s, listen);
  return s;
}
