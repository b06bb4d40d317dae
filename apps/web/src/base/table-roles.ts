// The roles and policies of a table's seats, for the setup form, the lobby and the menu alike.
import { policiesFor } from '@oubliette/bots';
import { type Game, readTable, type Seat } from '@oubliette/engine';

/** What a table agreed on, as far as roles follow from it. */
interface RoleTerms {
  readonly seats: number;
  readonly settings: object;
  readonly given?: unknown;
}

export interface TableRoles {
  /** What the rules read; undefined until they are there. */
  readonly read: ReturnType<typeof readTable> | undefined;
  /** Of each seat; empty where the game has none, or while the table cannot be read. */
  readonly roles: readonly string[];
  /** What the game itself offers to answer for a seat. */
  readonly policies: (seat: Seat) => readonly string[];
}

export function tableRoles(rules: Game | undefined, { seats, settings, given }: RoleTerms): TableRoles {
  const read = rules === undefined ? undefined : readTable(rules, { seats, settings, given });
  const roles = read !== undefined && 'roles' in read ? read.roles : [];
  return { read, roles, policies: (seat) => (rules === undefined ? [] : policiesFor(rules, roles[seat])) };
}
