// Rebuilds a game from what is stored of it: replayed from its entries, or continued from a state when the rules changed.
import { type Entry, enter, type Game, type Match, readEntry, type StateOf, view } from '@oubliette/engine';
import { type AnyRules, asKept, continueMatch, openMatch, setupOf } from '@oubliette/records';
import type { Library } from '../base/library.ts';
import { replayWork } from '../files/check-file.ts';
import type { FileChecker } from '../files/pool.ts';
import type { KeptEntry, KeptSnapshot, KeptState } from '../store/store.ts';
import { type LogLine, wholeLog } from './log-lines.ts';
import { earlierLog } from './parts.ts';
import { type TableRecord, termsFor } from './record.ts';
import { fittingSnapshot, matchAfter, playedInThread } from './snapshots.ts';
import type { Log, Play, Rest } from './table.ts';

/** What a match does not know of its table. */
interface PlayedSoFar {
  /** What playing it again would cost. */
  readonly work?: number;
  /** The log of before it began. */
  readonly earlier?: readonly LogLine[];
}

export function playOf(
  game: Game,
  match: Match,
  from: number,
  secret: string,
  { work = 0, earlier = [] }: PlayedSoFar = {},
): Play {
  const entered = from + match.entries.length;
  const log = wholeLog(secret, match, earlier);
  const chain = { broken: false };
  const appending = Promise.resolve();
  const shown = match.state;
  const rest = restOf(match);
  return { game, match, from, shown, entered, stored: entered, log, earlier, chain, rest, work, appending };
}

export const restOf = ({ first, moves, entries }: Match): Rest => ({
  first,
  moves,
  count: moves.length,
  entries: entries.length,
});

export type Rebuilt =
  | {
      readonly play: Play;
      readonly changed: boolean;
      /** Entries that were played again here; the others came with a snapshot. */
      readonly replayed: number;
    }
  | { readonly held: string };

interface Sources {
  readonly library: Library;
  readonly log: Log;
  /** None: everything is played again here. */
  readonly files?: FileChecker;
  readonly snapshot?: KeptSnapshot | undefined;
}

/** Has no side effects. SRV-CONT-10: fails if a thread does, which says nothing of the game, so nothing is held. */
export async function rebuild(
  { library, log, files, snapshot }: Sources,
  record: TableRecord,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): Promise<Rebuilt> {
  const game = library.newest(record.game);
  if (game === undefined) return { held: 'no-such-game' };
  const same = record.rules === game.version && entries.every(({ rules }) => rules === game.version);
  const fitting = same ? fittingSnapshot(game, entries, snapshot) : undefined;
  const inThread = same && fitting === undefined && files !== undefined;
  const played = inThread ? await playedInThread({ files }, game, record, entries) : fitting;
  try {
    // A node of the last version must not go on with what a newer one has played.
    for (const rules of new Set([...entries, ...states].map((kept) => kept.rules)))
      if (isNewer(rules, game.version) && (await library.named(record.game, rules)) === undefined)
        return { held: `the rules ${rules} are newer than ${game.version}` };
    if (same) {
      const match =
        played === undefined ? openMatch(game, termsFor(record)) : matchAfter(game, record, entries, played);
      const later = entries.slice(match.entries.length);
      // What a thread has played is not in a snapshot yet.
      const unkept = entries.slice(snapshot?.number ?? 0).map(({ entry }) => entry);
      const refused = replay((entry) => enter(match, readEntry(entry) as Entry), later);
      if (refused !== undefined) return refused;
      const work = replayWork(unkept);
      return { play: playOf(game, match, 0, record.secret, { work }), changed: false, replayed: later.length };
    }
    let held: Rebuilt | undefined;
    for (const kept of beginnings(game, record, entries, states)) {
      const before = (await library.named(record.game, kept?.rules ?? record.rules)) ?? game;
      const read = continueFrom(game, before, record, entries, kept);
      if ('play' in read) {
        const earlier = await earlierLog({ library, log, files }, record, entries.slice(0, read.play.from), states);
        return { ...read, play: playOf(game, read.play.match, read.play.from, record.secret, { earlier }) };
      }
      held ??= read;
    }
    return held!;
  } catch (err) {
    log.error({ err, table: record.id }, 'a game cannot be read under these rules');
    return { held: 'rules-failed' };
  }
}

function isNewer(rules: string, than: string): boolean {
  const [a, b] = [rules, than].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && a[at]! > (b[at] ?? 0);
}

/**
 * Where a replay may begin: at the last state; or earlier, because an undo may reach behind a state, but not behind the
 * beginning of its rules.
 */
function beginnings(
  game: Game,
  record: TableRecord,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): (KeptState | undefined)[] {
  const newest = (state: KeptState): number => Number(state.rules === game.version);
  const [last, ...older] = states.toSorted((a, b) => b.number - a.number || newest(b) - newest(a));
  const alike = (rules: string, after: number): boolean => entries.slice(after).every((entry) => entry.rules === rules);
  const from: (KeptState | undefined)[] = last === undefined ? [] : [last];
  from.push(...older.filter(({ rules, number }) => alike(rules, number)));
  if (last === undefined || alike(record.rules, 0)) from.push(undefined);
  return from;
}

/** Replays what follows a state under its own rules; the game goes on under the newest. */
function continueFrom(
  game: Game,
  before: AnyRules,
  record: TableRecord,
  entries: readonly KeptEntry[],
  kept: KeptState | undefined,
): Rebuilt {
  const from = kept?.number ?? 0;
  const later = entries.slice(from);
  if (before === game && kept?.rules === game.version) {
    const match = continueMatch(game, termsFor(record), JSON.parse(kept.state) as StateOf, from);
    const refused = replay((entry) => enter(match, readEntry(entry) as Entry), later);
    return refused ?? { play: playOf(game, match, from, record.secret), changed: false, replayed: later.length };
  }
  const rules = asKept(before);
  const setup = setupOf(termsFor(record));
  const log = setup.dice === 'fresh' ? { seed: setup.seed, before: from } : {};
  const match = kept === undefined ? rules.begin(setup) : rules.resume(JSON.parse(kept.state), log);
  if ('fault' in match) return { held: `the table is refused: ${match.fault.rule}` };
  const refused = replay((entry) => match.enter(entry), later);
  if (refused !== undefined) return refused;
  const newer = continueMatch(game, termsFor(record), match.state() as StateOf, entries.length);
  // Rules that cannot show this state cannot continue it.
  for (let seat = 0; seat < record.seats.length; seat++) view(game, newer.state, seat);
  // A finished game stays what it was.
  const changed = record.ended === undefined;
  return { play: playOf(game, newer, entries.length, record.secret), changed, replayed: later.length };
}

function replay(
  enters: (entry: string) => { readonly rule: string } | undefined,
  entries: readonly KeptEntry[],
): { held: string } | undefined {
  for (const { entry, number } of entries) {
    const refused = enters(entry);
    if (refused !== undefined) return { held: `entry ${number} is refused: ${refused.rule}` };
  }
  return undefined;
}
