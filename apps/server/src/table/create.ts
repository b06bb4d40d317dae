// New tables: from a wish, from another table's seats, from a file.
import { randomBytes } from 'node:crypto';
import { readSettings, tableFaults } from '@oubliette/engine';
import type { NewTable, TableSettings } from '@oubliette/protocol';
import { type Marks, marksFault, readGameFile, replayFile, usualMarks } from '@oubliette/records';
import type { House } from '../house.ts';
import { hashOf, newSecret, newTableId } from '../secrets.ts';
import { Denied } from './denied.ts';
import { keptFrom, type SeatRecord, sealOf, type TableRecord } from './record.ts';

/** What whoever made a table gets, once: the secrets are kept only as hashes. */
export interface Made {
  readonly table: string;
  readonly owner: string;
  readonly spectator: string;
  /** For each seat; none where a bot sits. */
  readonly invitations: readonly (string | undefined)[];
  readonly commitment: string;
}

interface Wish extends TableSettings {
  readonly game: string;
  readonly rules: string;
  readonly options: TableRecord['options'];
  readonly secret: string;
  readonly seats: readonly Pick<SeatRecord, 'name' | 'words' | 'bot' | 'level'>[];
  readonly marks: Marks;
  readonly started?: number;
  readonly ended?: number;
  readonly imported?: true;
}

export async function createTable(house: House, wish: NewTable): Promise<Made> {
  const game = house.library.newest(wish.game);
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
  return add(house, { ...settings, game: id, rules: game.version, options, secret: newFairSecret(), seats, marks });
}

const newFairSecret = (): string => randomBytes(32).toString('hex');

async function add(house: House, { seats, ...wish }: Wish): Promise<Made> {
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
    created: house.now(),
  };
  await house.store.addTable(keptFrom(record, 0, house.now()));
  return { table: record.id, owner, spectator, invitations, commitment: sealOf(record) };
}

/** The same people, a new game: everybody's token is good for the new table too. */
export async function createRematch(house: House, old: TableRecord): Promise<string> {
  const game = house.library.newest(old.game);
  if (game === undefined) throw new Denied('no-such-game', 409);
  const { title, undo, spectators, timer, standInAfter, standInLevel, options, marks, owner, spectator } = old;
  const record: TableRecord = {
    id: newTableId(),
    game: old.game,
    rules: game.version,
    ...{ title, undo, spectators, timer, standInAfter, standInLevel, options, marks, owner, spectator },
    secret: newFairSecret(),
    seats: old.seats.map(({ name, tokens, bot, level }) => ({ name, tokens, bot, level, words: '' })),
    created: house.now(),
  };
  await house.store.addTable(keptFrom(record, 0, house.now()));
  return record.id;
}

/** Answers that may be played again for one file: a long game with hundreds of undos needs a fraction of it. */
const MOST_WORK = 100_000;

/** How many answers a replay plays: an undo plays everything before it once more, and the house stands still meanwhile. */
function replayWork(entries: readonly string[]): number {
  let moves = 0;
  let work = 0;
  for (const entry of entries) {
    const back = / (take-back|undo|undo-agreed)$/.exec(entry)?.[1];
    work += back === undefined || back === 'take-back' ? 1 : moves;
    moves = back === undefined ? moves + 1 : Math.max(0, moves - 1);
  }
  return work;
}

/** A game that was played elsewhere: it goes on here, or is shown as it ended. Whoever brings it knows its secret. */
export async function importTable(house: House, text: string, settings: TableSettings): Promise<Made> {
  const read = readGameFile(text);
  if ('fault' in read) throw new Denied('bad-file', 400, { fault: read.fault });
  const { file } = read;
  if (replayWork(file.entries) > MOST_WORK)
    throw new Denied('bad-file', 400, {
      fault: { rule: 'ENG-FILE-1', where: 'entries', what: 'too-long', most: MOST_WORK },
    });
  const game = house.library.exactly(file.game, file.rules);
  if (game === undefined) throw new Denied('no-such-game', 400, { game: file.game, rules: file.rules });
  const replayed = replayFile(game, file);
  if ('fault' in replayed) throw new Denied('bad-file', 400, { fault: replayed.fault });
  const { fairness, options, marks = usualMarks(file.seats.length) } = file;
  const seats = file.seats.map((name, i) => ({ name: name.slice(0, 40), words: fairness.words[i]!, bot: false }));
  const over = replayed.match.state.core.stack.length === 0;
  const { secret } = fairness;
  const rules = file.rules;
  const now = house.now();
  const played = { game: file.game, rules, options, secret, seats, marks, started: now, imported: true } as const;
  const wish: Wish = { ...settings, ...played };
  const made = await add(house, over ? { ...wish, ended: now } : wish);
  const chain = { broken: false };
  const kept = file.entries.map((entry, i) => {
    const row = { table: made.table, number: i + 1, seat: Number(entry[1]), entry, request: undefined };
    return house.store.append({ ...row, by: 'person', rules, at: now, took: 0 }, chain);
  });
  if ((await Promise.all(kept)).includes(false)) throw new Denied('not-kept', 500);
  return made;
}
