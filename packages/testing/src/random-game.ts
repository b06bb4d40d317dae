// Random games: every suite plays them in the same way, by seeds, with `enter`.
import {
  type Ask,
  apply,
  asks,
  awaited,
  type Entry,
  type Event,
  enter,
  type Game,
  isOver,
  type Match,
  newMatch,
  options,
  type Pick,
  type StateOf,
  type TableSetup,
  thinking,
} from '@oubliette/engine';

export interface PlayStyle {
  /** How often an optional ask is answered before an awaited one, if some are open. */
  readonly optional?: number;
  /** How often a seat continues an unfinished optional choice before any other answer is given. */
  readonly goOn?: number;
  /** The relative weight of an optional ask; all equal by default. */
  readonly eager?: (kind: string) => number;
  /** How often a seat takes something back. */
  readonly undo?: number;
  /** The limit of entries. */
  readonly longest?: number;
  /** The relative weight of an answer; all equal by default. */
  readonly taste?: Taste;
  /** A fixed strategy instead of random answers; an option that is not offered is replaced by a random one. */
  readonly choose?: Chooser;
  /** The sentence of every answer that may carry one. */
  readonly sentence?: string;
}
export type Taste = (kind: string, option: string) => number;
// Any type that the game uses as its state.
export type Chooser = (s: never, ask: Ask, options: readonly string[], pick: Pick) => string;

const LONGEST_GAME = 5000;

/** The opening, or the state after one entry. */
export interface PlayedEntry<S extends StateOf = StateOf> {
  /** The match now. To play on from here, fork it. */
  readonly match: Match<S>;
  readonly state: S;
  readonly before: S | undefined;
  readonly entry: Entry | undefined;
  /** For an answer: the ask. */
  readonly ask: Ask | undefined;
  /** The events of the answer (or of the opening). */
  readonly events: readonly Event[];
}

/** One random game, entry by entry. It throws when no seat can answer and when it does not end. */
export function* randomGame<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): Generator<PlayedEntry<S>, void> {
  const { optional = 0.15, goOn = 0, eager, undo = 0, longest = LONGEST_GAME, taste, choose, sentence } = style;
  const pick = thinking(`${table.seed} answers`);
  const match = newMatch(game, table);
  yield { match, state: match.state, before: undefined, entry: undefined, ask: undefined, events: match.opening };
  while (!isOver(match.state)) {
    if (match.entries.length >= longest) throw new Error(`the game is not over after ${longest} entries`);
    const before = match.state;
    if (chance(pick, undo)) {
      const entry = takeSomethingBack(match, pick);
      if (entry !== undefined) {
        yield { match, state: match.state, before, entry, ask: undefined, events: [] };
        continue;
      }
    }
    const ask = someAsk(match.game, before, pick, optional, goOn, eager);
    const can = options(match.game, before, ask);
    const wanted = choose?.(before as never, ask, can, pick);
    const option =
      wanted !== undefined && can.includes(wanted)
        ? wanted
        : taste === undefined
          ? oneOf(can, pick)
          : likely(can, (x) => taste(ask.kind, x), pick);
    const said = sentence !== undefined && game.asks[ask.kind]?.sentence === true ? { text: sentence } : {};
    const entry = { ...answerEntry(before, ask, option), ...said };
    const refused = enter(match, entry);
    if (refused !== undefined)
      throw new Error(`${ask.seat} ${ask.kind} ${option} is offered and refused by ${refused.rule}`);
    yield { match, state: match.state, before, entry, ask, events: match.moves.at(-1)!.events };
  }
}

/** True with a probability of `share`. */
export const chance = (pick: Pick, share: number): boolean => share > 0 && pick(1_000_000) < share * 1_000_000;

export const oneOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)]!;

/** A random item, by weight. Weights are whole numbers. */
function likely<T>(list: readonly T[], weigh: (x: T) => number, pick: Pick): T {
  let at = pick(list.reduce((sum, x) => sum + weigh(x), 0));
  return list.find((x) => {
    at -= weigh(x);
    return at < 0;
  })!;
}

export const answerEntry = (s: StateOf, { seat, kind }: Ask, option: string): Extract<Entry, { verb: 'answer' }> => ({
  seat,
  verb: 'answer',
  kind,
  option,
  n: s.core.answered[seat]!,
});

/** An open ask: an optional one now and then, else one that the table waits for. */
function someAsk<S extends StateOf>(
  g: Game<S>,
  s: S,
  pick: Pick,
  optional: number,
  goOn = 0,
  eager?: PlayStyle['eager'],
): Ask {
  const waiting = awaited(g, s);
  const isBegun = ({ seat, beside: kind }: Ask) => s.core.aside.some((a) => a.seat === seat && a.kind === kind);
  const begun =
    s.core.aside.length > 0 && chance(pick, goOn) ? asks(g, s).filter((ask) => ask.optional && isBegun(ask)) : [];
  const beside = chance(pick, optional) ? asks(g, s).filter((ask) => ask.optional) : [];
  const from = [begun, beside, waiting].find((list) => list.length > 0) ?? waiting;
  const ask =
    eager === undefined || from !== beside ? oneOf(from, pick) : likely(from, ({ kind }) => eager(kind), pick);
  if (ask === undefined) throw new Error('the game is not over and nobody is asked');
  if (options(g, s, ask).length === 0) throw new Error(`seat ${ask.seat} is asked ${ask.kind} and has no option`);
  return ask;
}

/** A take-back, an undo or, rarely, one with consent; undefined if the rules of undo allow none to this seat. */
function takeSomethingBack<S extends StateOf>(match: Match<S>, pick: Pick): Entry | undefined {
  const seat = pick(match.state.core.answered.length);
  const verb = oneOf(['take-back', 'take-back', 'undo', 'undo', 'undo', 'undo-agreed'] as const, pick);
  const entry: Entry = { seat, verb, n: match.state.core.answered[seat]! };
  return enter(match, entry) === undefined ? entry : undefined;
}

/** A copy of the game from here on, to be played differently. */
export const fork = <S extends StateOf>(m: Match<S>): Match<S> => ({
  ...m,
  entries: m.entries.slice(),
  moves: m.moves.slice(),
});

/** Plays a state at random until it is over; returns the number of answers. */
export function playOut<S extends StateOf>(g: Game<S>, s: S, pick: Pick, longest = LONGEST_GAME): number {
  let answers = 0;
  while (!isOver(s)) {
    if (answers++ >= longest) throw new Error(`the game is not over after ${longest} answers`);
    oneAnswer(g, s, pick);
  }
  return answers;
}

/** Gives a random awaited answer, in place. */
export function oneAnswer<S extends StateOf>(g: Game<S>, s: S, pick: Pick): void {
  const ask = someAsk(g, s, pick, 0);
  apply(g, s, ask, oneOf(options(g, s, ask), pick));
}
