// New tables: from a request, or with the seats of another table.
import { randomBytes } from 'node:crypto';
import { readSettings, tableFaults } from '@oubliette/engine';
import type { NewTable, TableSettings } from '@oubliette/protocol';
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
  readonly dice?: 'fresh';
  readonly secret: string;
  readonly seats: readonly Pick<SeatRecord, 'name' | 'words' | 'bot' | 'level'>[];
  readonly marks: Marks;
  readonly started?: number;
  readonly ended?: number;
  readonly imported?: true;
}

export async function createTable(context: TableContext, wish: NewTable): Promise<Made> {
  const game = context.library.newest(wish.game);
  if (game === undefined) throw new Denied('no-such-game', 400);
  const [fault] = tableFaults(game, { seats: wish.seats, settings: wish.options });
  if (fault !== undefined) throw new Denied('bad-options', 400, { where: fault.where, what: fault.what });
  const read = readSettings(game.settings, wish.options);
  const options = ('values' in read ? read.values : {}) as TableRecord['options'];
  const beyond = Object.keys(wish.bots).find((seat) => Number(seat) >= wish.seats);
  if (beyond !== undefined) throw new Denied('malformed', 400, { where: `bots.${beyond}` });
  const marks = wish.marks ?? usualMarks(wish.seats);
  const clash = marksFault(marks, wish.seats);
  if (clash !== undefined) throw new Denied('bad-marks', 400, { where: clash.where, what: clash.what });
  const seats = Array.from({ length: wish.seats }, (_, seat) => ({
    name: wish.bots[seat] === undefined ? '' : (wish.names[seat] ?? ''),
    words: '',
    bot: wish.bots[seat] !== undefined,
    level: wish.bots[seat],
  }));
  const { game: id, title, undo, spectators, timer, standInAfter, standInLevel } = wish;
  const settings = { title, undo, spectators, timer, standInAfter, standInLevel };
  return addTable(context, {
    ...settings,
    game: id,
    rules: game.version,
    options,
    dice: 'fresh',
    secret: newFairSecret(),
    seats,
    marks,
  });
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
  const record: TableRecord = {
    id: newTableId(),
    game: old.game,
    rules: game.version,
    ...{ title, undo, spectators, timer, standInAfter, standInLevel, options, marks, owner, spectator },
    ...(old.given === undefined ? {} : { given: old.given }),
    dice: 'fresh',
    secret: newFairSecret(),
    seats: old.seats.map(({ name, tokens, bot, level }) => ({ name, tokens, bot, level, words: '' })),
    created: context.clock.now(),
  };
  await context.store.addTable(keptFrom(record, 0, context.clock.now()));
  return record.id;
}
