// Everything about a table except its game: its seats, its settings, and the secret of the shuffles.
import type { Dice } from '@oubliette/engine';
import { type BotLevel, type Hook, type PushSubscription, type TableSettings, USUAL_LEVEL } from '@oubliette/protocol';
import { type Fairness, fairnessOf, type Marks, type Standing, type TableTerms, usualMarks } from '@oubliette/records';
import type { KeptTable } from '../store/store.ts';

export interface SeatRecord {
  readonly name: string;
  /** What this seat contributed to the shuffle before the start. */
  readonly words: string;
  /** Hashes: one token for each device. */
  readonly tokens: readonly string[];
  /** Hash of an unused invitation. */
  readonly invitation?: string | undefined;
  /** Hash of the invitation that was used last, so that a join sent again is recognised. */
  readonly used?: string | undefined;
  /** Set where the owner handed the seat of a person to a bot. */
  readonly handed?: boolean | undefined;
  /** Hash of an unused invitation for a further device, and when it expires. */
  readonly device?: string | undefined;
  readonly deviceUntil?: number | undefined;
  /** Devices that receive a notice when the table waits for this seat. Known to nobody else. */
  readonly push?: readonly PushSubscription[] | undefined;
  readonly bot: boolean;
  /** The bot's level; undefined: nobody has chosen one. */
  readonly level?: BotLevel | undefined;
  /** The policy of the game that plays instead of a level. */
  readonly policy?: string | undefined;
  /** Answers that the table gives for this seat. Known to nobody else. */
  readonly standing?: Standing | undefined;
}

export interface TableRecord extends TableSettings {
  readonly id: string;
  readonly game: string;
  /** The rules it began with. */
  readonly rules: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  /** Content beyond the settings, as the game has read it. */
  readonly given?: unknown;
  /** By seat, where the game has roles. */
  readonly roles?: readonly string[];
  /** Where the chance of answers comes from. */
  readonly dice: Dice;
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
  /** Where notices of this table go. Its address is shown to nobody. */
  readonly hook?: Hook | undefined;
  readonly undoAsked?: UndoAsked | undefined;
  readonly imported?: true;
  /** The game went on under newer rules: its file can no longer be replayed as a whole. */
  readonly rulesChanged?: true;
}

/** An undo that others must agree to. It holds as long as the seat has not answered since. */
export interface UndoAsked {
  readonly seat: number;
  readonly n: number;
  readonly agreed: readonly number[];
  /** Everybody else who was a person when it was asked. */
  readonly needed: readonly number[];
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
/**
 * Fields that older tables lack get their default. Every record in memory comes from here: V8 makes objects with many fields out of
 * `{ ...a, b }` that are slow to read, and every answer reads this one some twenty times.
 */
export function recordFrom(kept: KeptTable): TableRecord {
  const record = JSON.parse(kept.record);
  record.standInLevel ??= USUAL_LEVEL;
  record.marks ??= usualMarks(record.seats.length);
  record.dice ??= 'stream';
  return record;
}

/** What every answer asks of a record. */
interface Facts {
  readonly bots: boolean;
  readonly standing: boolean;
  readonly notices: boolean;
}
const facts = new WeakMap<TableRecord, Facts>();
/** Found once for each record: whether a bot has a seat, somebody has left standing answers, somebody wants notices. */
export function factsOf(record: TableRecord): Facts {
  const known = facts.get(record);
  if (known !== undefined) return known;
  const { seats, hook } = record;
  const found: Facts = {
    bots: seats.some(({ bot }) => bot),
    standing: seats.some(({ standing }) => standing !== undefined),
    notices: hook !== undefined || seats.some(({ push }) => push !== undefined && push.length > 0),
  };
  facts.set(record, found);
  return found;
}

const seals = new WeakMap<TableRecord, Fairness>();
/** Computed once for each record. The seal covers settings and content where the dice are fresh. */
function fairnessFor(record: TableRecord): Fairness {
  const { secret, seats, dice } = record;
  const words = seats.map((seat) => seat.words);
  const known = seals.get(record) ?? fairnessOf(secret, words, dice === 'fresh' ? record : undefined);
  seals.set(record, known);
  return known;
}

/** The published hash of the secret and of what was agreed on. */
export const sealOf = (record: TableRecord): string => fairnessFor(record).commitment;

/** What the game is played with from its first entry on. */
export const termsFor = (record: TableRecord): TableTerms => ({
  fairness: fairnessFor(record),
  seats: record.seats.map(({ name }) => name),
  options: record.options,
  dice: record.dice,
  ...(record.given === undefined ? {} : { given: record.given }),
});

export const withSeat = (record: TableRecord, seat: number, change: Partial<SeatRecord>): TableRecord => ({
  ...record,
  seats: record.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)),
});
