// A game as a file: everything needed to check it elsewhere, offline, the shuffles too.
import {
  type Entry,
  enter,
  entryText,
  type Fault,
  type FaultKind,
  type Game,
  type Match,
  newMatch,
  readEntry,
  type StateOf,
  sha256Hex,
  tableFaults,
} from '@oubliette/engine';
import { type Fairness, keepsItsWord, seedFrom } from './fairness.ts';
import { type Marks, usualMarks } from './marks.ts';

export interface GameFile {
  readonly format: 'oubliette-game';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly seats: readonly string[];
  /** Where they are not the usual ones. */
  readonly marks?: Marks;
  readonly fairness: Fairness;
  readonly entries: readonly string[];
  /** After how many entries, and what the game's running checksum was there. */
  readonly sums: readonly (readonly [number, string])[];
  /** Of everything above. */
  readonly checksum: string;
}

export const checksumOf = ({ checksum: _, ...body }: GameFile): string => sha256Hex(JSON.stringify(body));

const SUM_EVERY = 16;
const nextSum = (sum: string, s: StateOf): string => sha256Hex(`${sum}\n${JSON.stringify(s)}`).slice(0, 16);

/** The file of a match that began with this fairness and these names. */
export function gameFile<S extends StateOf>(
  m: Match<S>,
  table: Pick<GameFile, 'fairness' | 'seats' | 'options' | 'marks'>,
): GameFile {
  const { seats, options, marks = usualMarks(seats.length) } = table;
  const { secret, words, commitment } = table.fairness;
  const again = newMatch(m.game, { seats: seats.length, seed: seedFrom(secret, words), settings: options });
  const sums: [number, string][] = [];
  let sum = '';
  m.entries.forEach((entry, i) => {
    const refused = enter(again, entry);
    if (refused !== undefined) throw new Error(`entry ${i} does not follow from this table: ${refused.rule}`);
    if (i % SUM_EVERY !== SUM_EVERY - 1 && i !== m.entries.length - 1) return;
    sum = nextSum(sum, again.state);
    sums.push([i + 1, sum]);
  });
  const file: GameFile = {
    format: 'oubliette-game',
    version: 1,
    game: m.game.id,
    rules: m.game.version,
    options: { ...options },
    seats: [...seats],
    ...(marks.every((mark, seat) => mark === seat) ? {} : { marks: [...marks] }),
    fairness: { commitment, words: [...words], secret },
    entries: m.entries.map(entryText),
    sums,
    checksum: '',
  };
  return { ...file, checksum: checksumOf(file) };
}

/** What the game has against the table of a file, by the names that its fields have there. */
export function tableFault(game: Game, { seats, options }: Pick<GameFile, 'seats' | 'options'>): Fault | undefined {
  const [fault] = tableFaults(game, { seats: seats.length, settings: options });
  return fault && { ...fault, where: fault.where.replace(/^settings/, 'options') };
}

/** Plays a file again under its rules and checks everything: the seal, every entry, every checksum. */
export function replayFile<S extends StateOf>(game: Game<S>, file: GameFile): { match: Match<S> } | { fault: Fault } {
  const { fairness, seats, options, entries, sums } = file;
  if (file.game !== game.id) return bad('ENG-FILE-5', 'game', 'other-game');
  if (file.rules !== game.version) return bad('ENG-FILE-6', 'rules', 'other-rules');
  if (!keepsItsWord(fairness)) return bad('ENG-FILE-7', 'fairness.commitment', 'seal-broken');
  if (fairness.words.length !== seats.length) return bad('ENG-FILE-3', 'fairness.words', 'wrong-length');
  const fault = tableFault(game, file);
  if (fault !== undefined) return { fault };
  const m = newMatch(game, { seats: seats.length, seed: seedFrom(fairness.secret, fairness.words), settings: options });
  let sum = '';
  let checked = 0;
  for (let i = 0; i < entries.length; i++) {
    const refused = enter(m, readEntry(entries[i]!) as Entry);
    if (refused !== undefined)
      return { fault: { rule: 'ENG-FILE-8', where: `entries[${i}]`, what: 'refused', refused } };
    if (sums[checked]?.[0] !== i + 1) continue;
    sum = nextSum(sum, m.state);
    if (sums[checked]![1] !== sum) return bad('ENG-FILE-9', `sums[${checked}]`, 'diverges');
    checked++;
  }
  const complete = checked === sums.length && (sums.at(-1)?.[0] ?? 0) === entries.length;
  return complete ? { match: m } : bad('ENG-FILE-9', 'sums', 'wrong-length');
}
const bad = (rule: string, where: string, what: FaultKind): { fault: Fault } => ({ fault: { rule, where, what } });
