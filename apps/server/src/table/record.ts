// Everything about a table except its game: its seats, its settings, and the secret of the shuffles.
import { type BotLevel, type TableSettings, USUAL_LEVEL } from '@oubliette/protocol';
import { type Agreed, commitmentOf, fairnessOf, type Marks, type TableTerms, usualMarks } from '@oubliette/records';
import type { KeptTable } from '../store/store.ts';

export interface SeatRecord {
  readonly name: string;
  /** What this seat contributed to the shuffle before the start. */
  readonly words: string;
  /** Hashes: one token for each device. */
  readonly tokens: readonly string[];
  /** Hash of an unused invitation. */
  readonly invitation?: string | undefined;
  /** Hash of an unused invitation for a further device. */
  readonly device?: string | undefined;
  readonly bot: boolean;
  /** The bot's level; undefined: nobody has chosen one. */
  readonly level?: BotLevel | undefined;
}

export interface TableRecord extends TableSettings {
  readonly id: string;
  readonly game: string;
  /** The rules it began with. */
  readonly rules: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  /** Content that the table gave the game beyond its settings. */
  readonly given?: unknown;
  /** Tables begun before there were fresh dice go on with the generator in their state. */
  readonly dice?: 'fresh';
  readonly seats: readonly SeatRecord[];
  /** The mark each seat wears. */
  readonly marks: Marks;
  /** Hash of the owner's secret. */
  readonly owner: string;
  /** Hash of the spectators' secret. */
  readonly spectator: string;
  /** The secret of the shuffles; published when the game is over. */
  readonly secret: string;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly rematch?: string;
  readonly imported?: true;
  /** The game went on under newer rules: its file can no longer be replayed as a whole. */
  readonly rulesChanged?: true;
}

export type Status = 'gathering' | 'playing' | 'over';
export const statusOf = (record: TableRecord): Status =>
  record.ended !== undefined ? 'over' : record.started !== undefined ? 'playing' : 'gathering';

export const isTaken = (seat: SeatRecord): boolean => seat.tokens.length > 0;

export const keptFrom = (record: TableRecord, revision: number, now: number): KeptTable => ({
  id: record.id,
  revision,
  game: record.game,
  status: statusOf(record),
  created: record.created,
  touched: now,
  record: JSON.stringify(record),
});
/** Fields that older tables lack get their default. */
export function recordFrom(kept: KeptTable): TableRecord {
  const record = JSON.parse(kept.record) as Omit<TableRecord, 'standInLevel' | 'marks'> & Partial<TableRecord>;
  return { standInLevel: USUAL_LEVEL, marks: usualMarks(record.seats.length), ...record };
}

const seals = new WeakMap<TableRecord, string>();
/** What the seal covers beside the secret; nothing for tables from before it did. */
const agreedAt = ({ dice, game, options, given }: TableRecord): Agreed | undefined =>
  dice === undefined ? undefined : { game, options, ...(given === undefined ? {} : { given }) };

/** What a game is played from, with the words that were added up to now. */
export const termsAt = (record: TableRecord): TableTerms => ({
  fairness: fairnessOf(
    record.secret,
    record.seats.map(({ words }) => words),
    agreedAt(record),
  ),
  seats: record.seats.map(({ name }) => name),
  options: record.options,
  dice: record.dice ?? 'stream',
  ...(record.given === undefined ? {} : { given: record.given }),
});

/** The published hash of the secret; computed once for each record. */
export function sealOf(record: TableRecord): string {
  const known = seals.get(record) ?? commitmentOf(record.secret, agreedAt(record));
  seals.set(record, known);
  return known;
}
export const withSeat = (record: TableRecord, seat: number, change: Partial<SeatRecord>): TableRecord => ({
  ...record,
  seats: record.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});
