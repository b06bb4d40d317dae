// A game as this device stores it: enough to replay it. Checksums are computed when it is exported as a file.
import {
  enter,
  entryText,
  type Game,
  isOver,
  readEntry,
  type Seat,
  type StateOf,
  tableFaults,
  view,
} from '@oubliette/engine';
import {
  continueMatch,
  type Fairness,
  fileOf,
  type GamePart,
  type KeptRules,
  type Marks,
  openMatch,
  openScore,
  type Progress,
  progressOf,
  type Standing,
  setupOf,
  type TableTerms,
  usualMarks,
} from '@oubliette/records';
import { botsIn, type Chair } from '../base/chair.ts';
import type { Settings } from '../session/session-info.ts';
import type { OpenGame, Unplayable } from './open-game.ts';

/** A row of the list of games, readable without a replay. */
export interface ListedGame {
  readonly id: string;
  /** The time of the last entry, in milliseconds. */
  readonly at: number;
  /** The title that the player has given it. */
  readonly title?: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly marks?: Marks;
  readonly entries: number;
  readonly over: boolean;
  /** The awaited seats, as a spectator saw them; older entries have none. */
  readonly waiting?: readonly Seat[];
  /** The progress, as a spectator saw it. */
  readonly progress?: Progress;
  /** The points of each seat, if they were public. */
  readonly score?: readonly number[];
  /** The progress at which it branched off from another game. */
  readonly fork?: Progress;
}

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  /** The settings, under the name that the stored format has for them. */
  readonly options: Settings;
  readonly given?: unknown;
  /** Games begun before there were fresh dice continue with the generator in their state. */
  readonly dice?: 'fresh';
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  /** Older games have none and get the default marks. */
  readonly marks?: Marks;
  readonly fairness: Fairness;
  readonly entries: readonly string[];
  /** The state after the entries: with it a game continues when its rules have changed. Older games have none. */
  readonly state?: StateOf;
  /** The state before the first entry, if that is not the initial state. */
  readonly from?: StateOf;
  /** The parts played before that, under older rules. */
  readonly earlier?: readonly GamePart[];
  /** Standing answers, by seat. */
  readonly standing?: readonly Standing[];
  readonly over: boolean;
  readonly waiting?: readonly Seat[];
  readonly progress?: Progress;
  readonly score?: readonly number[];
  readonly fork?: Progress;
  readonly lesson?: true;
}

export const storedOf = ({
  id,
  names,
  marks,
  chairs,
  settings,
  given,
  fairness,
  match,
  from,
  earlier,
  ended,
  standing,
  fork,
  lesson,
}: OpenGame): StoredGame => ({
  id,
  game: match.game.id,
  rules: ended?.file.rules ?? match.game.version,
  options: settings,
  ...(given === undefined ? {} : { given }),
  ...(match.seed === undefined ? {} : { dice: 'fresh' }),
  names,
  marks,
  chairs,
  fairness,
  entries: ended?.file.entries ?? match.entries.map(entryText),
  state: match.state,
  ...(from === undefined ? {} : { from }),
  ...(earlier === undefined ? {} : { earlier }),
  ...(standing === undefined ? {} : { standing }),
  ...(fork === undefined ? {} : { fork }),
  ...(lesson === undefined ? {} : { lesson }),
  over: isOver(match.state),
  ...openly(match),
});

function openly({ game, state }: OpenGame['match']): Pick<StoredGame, 'waiting' | 'progress' | 'score'> {
  const { waiting, game: seen } = view(game, state, 'spectator');
  const score = openScore(game, state);
  return { waiting, progress: progressOf(seen), ...(score === undefined ? {} : { score }) };
}

export const listedOf = (
  { id, game, names, chairs, marks, entries, over, waiting, progress, score, fork }: StoredGame,
  at: number,
): ListedGame => ({
  id,
  at,
  game,
  names,
  chairs,
  ...(marks === undefined ? {} : { marks }),
  entries: entries.length,
  over,
  ...(waiting === undefined ? {} : { waiting }),
  ...(progress === undefined ? {} : { progress }),
  ...(score === undefined ? {} : { score }),
  ...(fork === undefined ? {} : { fork }),
});

/**
 * Replays a stored game.
 * @param older the rules that it was played with, where these are not the newest any more
 */
export function takeUpStored(
  kept: StoredGame,
  game: Game | undefined,
  older?: KeptRules,
): OpenGame | { fault: Unplayable } {
  const { id, names, chairs, options: settings, fairness, marks = usualMarks(names.length) } = kept;
  if (game === undefined) return { fault: { what: 'no-such-game', game: kept.game } };
  if (kept.rules !== game.version) return goOnFromState(kept, game, older);
  const terms = termsOfKept(kept);
  const [fault] = tableFaults(game, setupOf(terms));
  if (fault !== undefined) return { fault };
  const { from, earlier } = kept;
  const match = from === undefined ? openMatch(game, terms) : continueMatch(game, terms, from, entriesIn(earlier));
  for (const [i, text] of kept.entries.entries()) {
    const entry = readEntry(text);
    const where = `entries[${i}]`;
    if (entry === undefined) return { fault: { rule: 'ENG-FILE-3', where, what: 'not-an-entry' } };
    const refused = enter(match, entry);
    if (refused !== undefined) return { fault: { rule: 'ENG-FILE-8', where, what: 'refused', refused } };
  }
  const begun = { ...(from === undefined ? {} : { from }), ...(earlier === undefined ? {} : { earlier }) };
  return { id, names, marks, chairs, settings, ...contentOf(kept), fairness, match, ...begun, ...besides(kept) };
}

const contentOf = ({ given }: StoredGame): Pick<StoredGame, 'given'> => (given === undefined ? {} : { given });

/** Fields that are kept whatever happens to the match. */
const besides = ({ standing, fork, lesson }: StoredGame): Pick<StoredGame, 'standing' | 'fork' | 'lesson'> => ({
  ...(standing === undefined ? {} : { standing }),
  ...(fork === undefined ? {} : { fork }),
  ...(lesson === undefined ? {} : { lesson }),
});

const termsOfKept = (kept: StoredGame): TableTerms => ({
  fairness: kept.fairness,
  seats: kept.names,
  options: kept.options,
  dice: kept.dice ?? 'stream',
  ...contentOf(kept),
});

const entriesIn = (parts: readonly GamePart[] = []): number =>
  parts.reduce((sum, { entries }) => sum + entries.length, 0);

/** The rules have changed: the game continues from its state, if the new rules can read it. */
function goOnFromState(kept: StoredGame, game: Game, older?: KeptRules): OpenGame | { fault: Unplayable } {
  const { id, names, chairs, options: settings, fairness, state, marks = usualMarks(names.length) } = kept;
  const other: { fault: Unplayable } = { fault: { rule: 'ENG-FILE-6', where: 'rules', what: 'other-rules' } };
  if (state === undefined) return other;
  try {
    for (const viewer of [...names.keys(), 'spectator'] as const) view(game, state, viewer);
  } catch {
    return other;
  }
  const match = continueMatch(game, termsOfKept(kept), state, entriesIn(kept.earlier) + kept.entries.length);
  return {
    id,
    names,
    marks,
    chairs,
    settings,
    ...contentOf(kept),
    fairness,
    match,
    ...(endedUnder(older, kept) ?? { from: state, ...playedBefore(kept) }),
    ...besides(kept),
  };
}

/** A finished game that never went on under other rules, as those told it. */
function endedUnder(rules: KeptRules | undefined, kept: StoredGame): Pick<OpenGame, 'ended'> | undefined {
  const { over, from, marks, chairs, entries } = kept;
  if (rules === undefined || !over || from !== undefined) return undefined;
  const seats = { ...termsOfKept(kept), ...(marks === undefined ? {} : { marks }), bots: botsIn(chairs) };
  try {
    return { ended: { rules, file: fileOf(rules, seats, entries) } };
  } catch {
    return undefined; // its entries do not follow from its table: what is shown is its state
  }
}

/** The parts played so far; none if the first part is unknown. */
function playedBefore({ rules, from, entries, earlier }: StoredGame): Pick<OpenGame, 'earlier'> {
  if (from === undefined) return { earlier: [{ rules, entries }] };
  return earlier === undefined ? {} : { earlier: [...earlier, { rules, from, entries }] };
}
