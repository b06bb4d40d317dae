// A game that went on under newer rules, as a file: what was answered under which. Whoever has all the rules replays part
// after part; whoever has some of them checks those.
import { type Fault, type FaultKind, type Game, type Match, type StateOf, sha256Hex, view } from '@oubliette/engine';
import { diff } from './diff.ts';
import {
  asInFile,
  type FileVersion,
  type GameFile,
  isSealed,
  replayKept,
  setupOf,
  takeUp,
  termsOf,
} from './game-file.ts';
import { type AnyRules, asKept, type KeptMatch, type KeptRules } from './kept-rules.ts';

export interface GamePart {
  readonly rules: string;
  /** The state in which it was taken up; none for the first, which begins with the shuffle, or where it was not kept. */
  readonly from?: StateOf;
  readonly entries: readonly string[];
}

export interface GameInParts
  extends Pick<GameFile, 'game' | 'options' | 'given' | 'seats' | 'marks' | 'bots' | 'fairness'> {
  readonly format: 'oubliette-game-in-parts';
  readonly version: FileVersion;
  readonly parts: readonly GamePart[];
  /** Where it led. */
  readonly state: StateOf;
  /** Of everything above. */
  readonly checksum: string;
}

export const partsChecksum = ({ checksum: _, ...body }: GameInParts): string => sha256Hex(JSON.stringify(body));

/** The file, in the order of fields that its checksum is made of. */
export function gameInParts(
  f: Omit<GameInParts, 'format' | 'version' | 'checksum'> & { readonly version?: FileVersion },
): GameInParts {
  const { version = 1, game, options, given, seats, marks, bots = {}, fairness, parts, state } = f;
  const { commitment, words, secret } = fairness;
  const file: GameInParts = {
    format: 'oubliette-game-in-parts',
    version,
    game,
    options,
    ...(given === undefined ? {} : { given }),
    seats,
    ...(marks === undefined || marks.every((mark, seat) => mark === seat) ? {} : { marks }),
    ...(Object.keys(bots).length === 0 ? {} : { bots }),
    fairness: { commitment, words, secret },
    parts: parts.map(({ rules, from, entries }) => ({ rules, ...(from === undefined ? {} : { from }), entries })),
    state,
    checksum: '',
  };
  return { ...file, checksum: partsChecksum(file) };
}

/**
 * How much of a part was checked: everything from the shuffle on; its answers, from a state that the file gives and nobody
 * has checked; or nothing, because its rules are not here or nobody knows where it began.
 */
export type PartChecked = 'from-shuffle' | 'from-state' | 'no-rules' | 'no-start';

export interface PartsReplayed {
  readonly parts: readonly PartChecked[];
  /** Where the last part ended, if it was played again. */
  readonly match: KeptMatch | undefined;
}

/** Plays again what can be played again. Parts must meet, and the last must lead to the state in the file. */
export function replayParts(
  rulesOf: (version: string) => AnyRules | undefined,
  file: GameInParts,
): PartsReplayed | { readonly fault: Fault } {
  const { fairness, seats, parts } = file;
  if (!isSealed(file)) return bad('ENG-FILE-7', 'fairness.commitment', 'seal-broken');
  if (fairness.words.length !== seats.length) return bad('ENG-FILE-3', 'fairness.words', 'wrong-length');
  const seen: PartChecked[] = [];
  let ended: KeptMatch | undefined;
  for (const [i, part] of parts.entries()) {
    const rules = rulesOf(part.rules);
    if (ended !== undefined && part.from !== undefined && !isSame(ended.state(), part.from))
      return bad('ENG-FILE-13', `parts[${i}].from`, 'diverges');
    const begun: object | undefined = ended?.state() ?? part.from;
    const before = seen.at(-1);
    ended = undefined;
    if (rules === undefined) seen.push('no-rules');
    else if (i > 0 && begun === undefined) seen.push('no-start');
    else {
      const replayed = replayPart(asKept(rules), file, i, begun);
      if ('fault' in replayed) return replayed;
      ended = replayed.match;
      seen.push(i === 0 || before === 'from-shuffle' ? 'from-shuffle' : 'from-state');
    }
  }
  if (ended !== undefined && !isSame(ended.state(), file.state)) return bad('ENG-FILE-13', 'state', 'diverges');
  return { parts: seen, match: ended };
}

function replayPart(
  rules: KeptRules,
  file: GameInParts,
  i: number,
  begun: object | undefined,
): { match: KeptMatch } | { fault: Fault } {
  const table = setupOf(termsOf(file));
  // Of a later part only the state matters; its table must be one of these rules all the same.
  const fresh = rules.begin(table);
  if ('fault' in fresh) return { fault: asInFile(fresh.fault as Fault) };
  const before = file.parts.slice(0, i).reduce((sum, part) => sum + part.entries.length, 0);
  try {
    const seed = table.dice === 'fresh' ? { seed: table.seed } : {};
    const match = begun === undefined ? fresh : rules.resume(begun, { ...seed, before });
    for (const [k, entry] of file.parts[i]!.entries.entries()) {
      const refused = match.enter(entry);
      const where = `parts[${i}].entries[${k}]`;
      if (refused !== undefined) return { fault: { rule: 'ENG-FILE-8', where, what: 'refused', refused } };
    }
    return { match };
  } catch (error) {
    // Rules are no judges of a state that somebody made up.
    if (begun === undefined) throw error;
    return bad('ENG-FILE-13', `parts[${i}].from`, 'diverges');
  }
}

/** Checks a file under its own rules and goes on, from one of its moments or its end, under the newest (ENG-KEPT-4). */
export function goOnUnder<S extends StateOf>(
  rules: KeptRules,
  newest: Game<S>,
  file: GameFile,
  moment = file.entries.length,
): { readonly match: Match<S>; readonly from: S; readonly earlier: readonly GamePart[] } | { readonly fault: Fault } {
  const replayed = replayKept(rules, file);
  if ('fault' in replayed) return replayed;
  const begun = rules.begin(setupOf(termsOf(file)));
  if ('fault' in begun) return { fault: asInFile(begun.fault as Fault) };
  const entries = file.entries.slice(0, moment);
  for (const entry of entries) begun.enter(entry);
  const from = begun.state() as S;
  try {
    for (const viewer of [...file.seats.keys(), 'spectator'] as const) view(newest, from, viewer);
  } catch {
    // The newest rules know nothing of such a state.
    return bad('ENG-FILE-6', 'rules', 'other-rules');
  }
  return { match: takeUp(newest, termsOf(file), from, moment), from, earlier: [{ rules: file.rules, entries }] };
}

const isSame = (a: object, b: object): boolean => diff(a, b) === undefined;
const bad = (rule: string, where: string, what: FaultKind): { fault: Fault } => ({ fault: { rule, where, what } });
