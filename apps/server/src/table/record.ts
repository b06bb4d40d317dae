// Everything about a table except its game: its seats, its settings, and the secret of the shuffles.
import { type BotLevel, type TableSettings, USUAL_LEVEL } from '@oubliette/protocol';
import { commitmentOf, type Marks, usualMarks } from '@oubliette/records';
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
/** The published hash of the secret; computed once for each record. */
export function sealOf(record: TableRecord): string {
  const known = seals.get(record) ?? commitmentOf(record.secret);
  seals.set(record, known);
  return known;
}
export const withSeat = (record: TableRecord, seat: number, change: Partial<SeatRecord>): TableRecord => ({
  ...record,
  seats: record.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});
