// New tables: from a request, or with the seats of another table.
import { randomBytes } from 'node:crypto';
import { policiesFor } from '@oubliette/bots';
import { type Dice, type Fault, type Game, readTable } from '@oubliette/engine';
import type { BotChair, BotLevel, NewTable, TableSettings } from '@oubliette/protocol';
import { type Marks, marksFault, usualMarks } from '@oubliette/records';
import { Denied } from '../base/denied.ts';
import { hashOf, newSecret, newTableId } from '../base/secrets.ts';
import { keptFrom, type SeatRecord, sealOf, type TableRecord } from './record.ts';
import type { TableContext } from './table.ts';

/** What the maker of a table receives, once: the secrets are stored only as hashes. */
export interface Made {
  readonly table: string;
  readonly owner: string;
  readonly spectator: string;
  /** For each seat; none where a bot sits. */
  readonly invitations: readonly (string | undefined)[];
  readonly commitment: string;
}

export interface TableWish extends TableSettings {
  readonly game: string;
  readonly rules: string;
  readonly options: TableRecord['options'];
  readonly given?: unknown;
  readonly roles?: readonly string[];
  readonly dice: Dice;
  readonly secret: string;
  readonly seats: readonly Pick<SeatRecord, 'name' | 'words' | 'bot' | 'level' | 'policy'>[];
  readonly marks: Marks;
  readonly started?: number;
  readonly ended?: number;
  readonly imported?: true;
}

export async function createTable(context: TableContext, wish: NewTable): Promise<Made> {
  const game = context.library.newest(wish.game);
  if (game === undefined) throw new Denied('no-such-game', 400);
  const read = readTable(game, { seats: wish.seats, settings: wish.options, given: wish.given });
  if ('faults' in read) throw new Denied('bad-options', 400, fieldOf(read.faults[0]!));
  const { terms, roles } = read;
  const options = terms.settings as TableRecord['options'];
  const beyond = Object.keys(wish.bots).find((seat) => Number(seat) >= wish.seats);
  if (beyond !== undefined) throw new Denied('malformed', 400, { where: `bots.${beyond}` });
  const marks = wish.marks ?? usualMarks(wish.seats);
  const clash = marksFault(marks, wish.seats);
  if (clash !== undefined) throw new Denied('bad-marks', 400, { where: clash.where, what: clash.what });
  const seats = Array.from({ length: wish.seats }, (_, seat) => ({
    name: wish.bots[seat] === undefined ? '' : (wish.names[seat] ?? ''),
    words: '',
    ...chairOf(game, wish.bots[seat], roles[seat], `bots.${seat}`),
  }));
  const { game: id, title, undo, spectators, timer, standInAfter, standInLevel } = wish;
  const settings = { title, undo, spectators, timer, standInAfter, standInLevel };
  return addTable(context, {
    ...settings,
    ...{ game: id, rules: game.version, options, seats, marks },
    ...(terms.given === undefined ? {} : { given: terms.given }),
    ...(roles.length === 0 ? {} : { roles }),
    dice: 'fresh',
    secret: newFairSecret(),
  });
}

/** The field by its name in the request; a fault of the game's own comes with its code and parameters. */
function fieldOf({ where, what, rule, code, params }: Fault): object {
  const field = { where: where.replace(/^settings/, 'options'), what };
  return code === undefined ? field : { ...field, rule, code, params };
}

/** The role of each seat; a table that was imported by an older server has none in its record. */
export function rolesAt(game: Game, { roles, seats, options, given }: RoleTerms): readonly string[] {
  if (roles !== undefined || game.roles === undefined) return roles ?? [];
  const read = readTable(game, { seats: seats.length, settings: options, given });
  return 'roles' in read ? read.roles : [];
}
type RoleTerms = Pick<TableRecord, 'roles' | 'options' | 'given'> & { readonly seats: readonly unknown[] };

/**
 * Who plays a seat: a person (undefined or false), a bot of a level, or a policy that the game has for the seat's role (SRV-SEAT-11).
 * @param where the field of the request
 */
export function chairOf(
  game: Game,
  chair: BotChair | boolean | undefined,
  role: string | undefined,
  where: string,
): { bot: boolean; level?: BotLevel | undefined; policy?: string | undefined } {
  if (chair === undefined || typeof chair === 'boolean') return { bot: chair === true };
  if (typeof chair === 'string') return { bot: true, level: chair, policy: undefined };
  if (!policiesFor(game, role).includes(chair.policy))
    throw new Denied('no-such-policy', 400, { where: `${where}.policy` });
  return { bot: true, level: undefined, policy: chair.policy };
}

const newFairSecret = (): string => randomBytes(32).toString('hex');

export async function addTable(context: TableContext, { seats, ...wish }: TableWish): Promise<Made> {
  const [owner, spectator] = [newSecret(), newSecret()];
  const invitations = seats.map(({ bot }) => (bot ? undefined : newSecret()));
  const record: TableRecord = {
    id: newTableId(),
    ...wish,
    seats: seats.map((seat, i) => ({
      ...seat,
      tokens: [],
      ...(invitations[i] === undefined ? {} : { invitation: hashOf(invitations[i]) }),
    })),
    owner: hashOf(owner),
    spectator: hashOf(spectator),
    created: context.clock.now(),
  };
  await context.store.addTable(keptFrom(record, 0, context.clock.now()));
  return { table: record.id, owner, spectator, invitations, commitment: sealOf(record) };
}

/** The same people, a new game: everybody's token is valid at the new table too. */
export async function createRematch(context: TableContext, old: TableRecord): Promise<string> {
  const game = context.library.newest(old.game);
  if (game === undefined) throw new Denied('no-such-game', 409);
  const { title, undo, spectators, timer, standInAfter, standInLevel, options, marks, owner, spectator } = old;
  const { given, roles } = old;
  const record: TableRecord = {
    id: newTableId(),
    game: old.game,
    rules: game.version,
    ...{ title, undo, spectators, timer, standInAfter, standInLevel, options, marks, owner, spectator },
    ...(given === undefined ? {} : { given }),
    ...(roles === undefined ? {} : { roles }),
    dice: 'fresh',
    secret: newFairSecret(),
    ...(old.hook === undefined ? {} : { hook: old.hook }),
    // A person who has a seat plays again: a bot that stood in for them leaves with the game.
    seats: old.seats.map(({ name, tokens, bot, level, policy, push }) => ({
      name,
      tokens,
      bot: bot && tokens.length === 0,
      level,
      policy,
      push,
      words: '',
    })),
    created: context.clock.now(),
  };
  await context.store.addTable(keptFrom(record, 0, context.clock.now()));
  return record.id;
}
