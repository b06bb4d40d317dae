// One game of a campaign: replayed as far as its rules are available. Whatever a file says was chosen or handed on is untrusted.
import type { Fault, FaultKind, Game, StateOf } from '@oubliette/engine';
import { diff } from './diff.ts';
import { type GameFile, replayKept, setupOf, termsOf } from './game-file.ts';
import { type GameInParts, replayParts } from './game-in-parts.ts';
import { asKept, type KeptMatch, type KeptRules } from './kept-rules.ts';
import { type RulesOf, versionsIn } from './load-rules.ts';

/** How far a game of a campaign was replayed: all of it; some of its parts, or from a state that the file claims; nothing, without its rules. */
export type GameChecked = 'checked' | 'partly' | 'no-rules';

interface Link {
  readonly where: string;
  /** The legacy of the game before it. */
  readonly before: unknown;
  readonly file: GameFile | GameInParts;
  readonly chosen: unknown;
}

/** Replays one game; its legacy is undefined where its end could not be replayed. */
export function checkGame(
  newest: Game,
  rulesOf: RulesOf,
  { where, before, file, chosen }: Link,
): { readonly checked: GameChecked; readonly legacy?: unknown } | { readonly fault: Fault } {
  if (newest.campaign === undefined) return bad('ENG-CAMP-1', 'game', 'other-game');
  if (file.game !== newest.id) return bad('ENG-FILE-5', `${where}.file.game`, 'other-game');
  const replayed = replay(rulesOf, file);
  if ('fault' in replayed) return { fault: { ...replayed.fault, where: `${where}.file.${replayed.fault.where}` } };
  const { checked, match } = replayed;
  if (match === undefined) return { checked };
  if (!match.isOver()) return bad('ENG-CAMP-2', `${where}.file.entries`, 'not-over');
  const versions = versionsIn(file);
  const last = asKept(rulesOf(versions.at(-1)!)!);
  const first = asKept(rulesOf(versions[0]!) ?? last);
  const given = guarded(`${where}.chosen`, () => (first.campaign ?? newest.campaign!).given(before, chosen));
  if ('fault' in given) return given;
  if (!isGiven(first, file, given.value)) return bad('ENG-CAMP-4', `${where}.file.given`, 'diverges');
  const legacy = guarded(`${where}.file.state`, () =>
    (last.campaign ?? newest.campaign!).legacy(match.state() as StateOf),
  );
  return 'fault' in legacy ? legacy : { checked, legacy: legacy.value };
}

function replay(
  rulesOf: RulesOf,
  file: GameFile | GameInParts,
): { readonly checked: GameChecked; readonly match: KeptMatch | undefined } | { readonly fault: Fault } {
  if (file.format === 'oubliette-game') {
    const rules = rulesOf(file.rules);
    if (rules === undefined) return { checked: 'no-rules', match: undefined };
    const replayed = replayKept(asKept(rules), file);
    return 'fault' in replayed ? replayed : { checked: 'checked', match: replayed.match };
  }
  const replayed = replayParts(rulesOf, file);
  if ('fault' in replayed) return replayed;
  const { parts, match } = replayed;
  if (parts.every((part) => part === 'from-shuffle')) return { checked: 'checked', match };
  const some = parts.some((part) => part === 'from-shuffle' || part === 'from-state');
  return { checked: some ? 'partly' : 'no-rules', match };
}

/** Whether the file's game was given this. Rules may keep less than they are given: then both must begin alike. */
function isGiven(rules: KeptRules, file: GameFile | GameInParts, given: unknown): boolean {
  if (diff(given ?? null, file.given ?? null) === undefined) return true;
  const { given: _, ...table } = setupOf(termsOf(file));
  const [asked, played] = [given, file.given].map((content) =>
    rules.begin({ ...table, ...(content === undefined ? {} : { given: content }) }),
  );
  if ('fault' in asked! || 'fault' in played!) return false;
  return diff(asked!.state(), played!.state()) === undefined;
}

/** Runs a game's own code on what a file says: it may throw on what no game has made. */
function guarded<T>(where: string, run: () => T): { readonly value: T } | { readonly fault: Fault } {
  try {
    return { value: run() };
  } catch {
    return bad('ENG-CAMP-6', where, 'not-ours');
  }
}

/** The newest rules go on from every legacy of a file: they must be able to read it (ENG-CAMP-6). */
export function legacyFault({ campaign }: Game, where: string, legacy: unknown): Fault | undefined {
  const read = guarded(`${where}.legacy`, () => campaign!.readLegacy(legacy));
  if ('fault' in read) return read.fault;
  const [fault] = 'faults' in read.value ? read.value.faults : [];
  // A game may read it as content of the next game, and name places of that.
  return fault && { ...fault, where: `${where}.${/^legacy\b.*/.exec(fault.where)?.[0] ?? 'legacy'}` };
}

export const bad = (rule: string, where: string, what: FaultKind): { fault: Fault } => ({
  fault: { rule, where, what },
});
