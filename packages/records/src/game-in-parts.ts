// The file of a game that continued under newer rules: which entries were played under which rules. With all the rules every part
// can be replayed; with some of them, those parts.
import { type Fault, type FaultKind, type Game, type Match, type StateOf, sha256Hex, view } from '@oubliette/engine';
import { diff } from './diff.ts';
import {
  asInFile,
  continueMatch,
  type FileVersion,
  type GameFile,
  isSealed,
  replayKept,
  setupOf,
  termsOf,
} from './game-file.ts';
import { type AnyRules, asKept, type KeptMatch, type KeptRules } from './kept-rules.ts';

export interface GamePart {
  readonly rules: string;
  /** The state that the part begins with; absent for the first part, and where it was not kept. */
  readonly from?: StateOf;
  readonly entries: readonly string[];
}

export interface GameInParts
  extends Pick<GameFile, 'game' | 'options' | 'given' | 'seats' | 'marks' | 'bots' | 'fairness'> {
  readonly format: 'oubliette-game-in-parts';
  readonly version: FileVersion;
  readonly parts: readonly GamePart[];
  /** The state at the end. */
  readonly state: StateOf;
  /** The checksum of everything above. */
  readonly checksum: string;
}

export const partsChecksum = ({ checksum: _, ...body }: GameInParts): string => sha256Hex(JSON.stringify(body));

/** The file, in the order of fields that its checksum uses. */
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
 * How far a part was checked: all of it from the shuffle on; its answers only, from a state that the file claims; or
 * nothing, because its rules are not available or its first state is unknown.
 */
export type PartChecked = 'from-shuffle' | 'from-state' | 'no-rules' | 'no-start';

export interface PartsReplayed {
  readonly parts: readonly PartChecked[];
  /** The state at the end of the last part, if it was replayed. */
  readonly match: KeptMatch | undefined;
}

/** Replays every part whose rules are available. Each part must begin where the one before ended, and the last must end in the file's state. */
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
    if (rules !== undefined && asKept(rules).game !== file.game) return bad('ENG-FILE-5', 'game', 'other-game');
    if (ended !== undefined && part.from !== undefined && !isSame(ended.state(), part.from))
      return bad('ENG-FILE-13', `parts[${i}].from`, 'diverges');
    // Only the shuffle begins the first part: a state there could claim anything (ENG-FILE-13).
    const begun: object | undefined = i === 0 ? undefined : (ended?.state() ?? part.from);
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
  // Of a later part only the state matters, but its table must be valid under these rules too.
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
    // Rules may throw on an invented state.
    if (begun === undefined) throw error;
    return bad('ENG-FILE-13', `parts[${i}].from`, 'diverges');
  }
}

/** Verifies a file under its own rules and continues, from one of its entries or its end, under the newest (ENG-KEPT-4). */
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
    // The newest rules cannot read such a state.
    return bad('ENG-FILE-6', 'rules', 'other-rules');
  }
  return { match: continueMatch(newest, termsOf(file), from, moment), from, earlier: [{ rules: file.rules, entries }] };
}

const isSame = (a: object, b: object): boolean => diff(a, b) === undefined;
const bad = (rule: string, where: string, what: FaultKind): { fault: Fault } => ({ fault: { rule, where, what } });
