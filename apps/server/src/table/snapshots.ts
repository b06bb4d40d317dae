// What is stored of a game beside its log: states, from which it goes on under other rules, and snapshots of long games. A snapshot
// is a cache: one that does not fit the log, the rules or the program is not used.
import { createHash } from 'node:crypto';
import { type Entry, type Game, type Match, readEntry } from '@oubliette/engine';
import { fromSnapshot, SNAPSHOT_FORMAT, snapshotOf } from '@oubliette/records';
import { replayWork, SHORT_WORK } from '../files/check-file.ts';
import type { KeptEntry, KeptSnapshot } from '../store/store.ts';
import { type TableRecord, termsFor } from './record.ts';
import type { LiveTable, Play, TableContext } from './table.ts';

function sumOf(rules: string, entries: readonly string[], data: string): string {
  const hash = createHash('sha256').update(`${SNAPSHOT_FORMAT} ${rules} ${entries.length}\n`);
  for (const entry of entries) hash.update(`${entry}\n`);
  return hash.update(data).digest('base64url');
}

const textsOf = (entries: readonly KeptEntry[], number = entries.length): string[] =>
  entries.slice(0, number).map(({ entry }) => entry);

/** A game after so many entries. */
export type Played = Pick<KeptSnapshot, 'number' | 'data'>;

/** The snapshot, if it fits. */
export function fittingSnapshot(
  game: Game,
  entries: readonly KeptEntry[],
  kept: KeptSnapshot | undefined,
): Played | undefined {
  if (kept === undefined || kept.rules !== game.version || kept.number > entries.length) return undefined;
  const texts = textsOf(entries, kept.number);
  return sumOf(kept.rules, texts, kept.data) === kept.sum ? kept : undefined;
}

/** A long game without a snapshot is played again in a thread. Undefined: it is short, or cannot be played again. */
export async function playedInThread(
  { files }: Pick<TableContext, 'files'>,
  game: Game,
  record: TableRecord,
  entries: readonly KeptEntry[],
): Promise<Played | undefined> {
  const texts = textsOf(entries);
  if (replayWork(texts) <= SHORT_WORK) return undefined;
  const data = await files.replay({ game: game.id, rules: game.version, terms: termsFor(record), entries: texts });
  return data === undefined ? undefined : { number: entries.length, data };
}

export const matchAfter = (
  game: Game,
  record: TableRecord,
  entries: readonly KeptEntry[],
  { number, data }: Played,
): Match =>
  fromSnapshot(
    game,
    termsFor(record),
    textsOf(entries, number).map((text) => readEntry(text) as Entry),
    data,
  );

/** After so much work a game is worth a snapshot: with each undo it grows by all moves, and so does what a snapshot costs. */
export const isLong = ({ work, match }: Play): boolean => work > SHORT_WORK + 2 * match.moves.length;

/** Of what is stored; only while nothing is on its way to the disk. */
export async function keepSnapshot(t: LiveTable, play: Play): Promise<void> {
  const { match, game, from, entered, stored } = play;
  if (from !== 0 || entered !== stored) return;
  play.work = 0;
  try {
    const data = snapshotOf(match);
    const rows = await t.context.store.entries(t.record.id);
    const sum = sumOf(game.version, textsOf(rows, stored), data);
    await t.context.store.keepSnapshot({ table: t.record.id, number: stored, rules: game.version, sum, data });
  } catch (err) {
    t.context.log.warn({ err, table: t.record.id }, 'a snapshot was not stored');
  }
}

/** A game goes on from its last state when its rules have changed since. */
export async function keepState(t: LiveTable, { game, shown, stored }: Play): Promise<void> {
  try {
    const state = JSON.stringify(shown);
    await t.context.store.keepState({ table: t.record.id, number: stored, rules: game.version, state });
  } catch (err) {
    t.context.log.warn({ err, table: t.record.id }, 'a state was not stored');
  }
}
