// Random games: every suite plays the same way, by seeds, through the door that people use.
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
  /** How often somebody who composes something goes on with it, before anything else is answered. */
  readonly goOn?: number;
  /** How likely an optional ask is answered, against the others; all alike if it is not given. */
  readonly eager?: (kind: string) => number;
  /** How often somebody takes something back. */
  readonly undo?: number;
  /** No game has more entries than this. */
  readonly longest?: number;
  /** How likely an answer is, against the others; all alike if it is not given. */
  readonly taste?: Taste;
  /** Answers by design instead of by chance; what is not offered is drawn by lot. */
  readonly choose?: Chooser;
  /** Comes with every answer that may carry a sentence. */
  readonly sentence?: string;
}
export type Taste = (kind: string, option: string) => number;
// The state is whatever the game calls its state.
export type Chooser = (s: never, ask: Ask, options: readonly string[], pick: Pick) => string;

const LONGEST_GAME = 5000;

/** The opening, or what an entry made of the game. */
export interface Moment<S extends StateOf = StateOf> {
  /** As it stands now. Whoever wants to play on from here forks it. */
  readonly match: Match<S>;
  readonly state: S;
  readonly before: S | undefined;
  readonly entry: Entry | undefined;
  /** For an answer: the ask. */
  readonly ask: Ask | undefined;
  /** What was told by the answer (or by the opening). */
  readonly events: readonly Event[];
}

/** One random game, moment by moment. It throws when nobody can answer (P4) and when it does not end. */
export function* randomGame<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): Generator<Moment<S>, void> {
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

/** By chance, the heavier the likelier. Weights are whole numbers. */
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
  if (ask === undefined) throw new Error('the game is not over and nobody is asked (P4)');
  if (options(g, s, ask).length === 0) throw new Error(`seat ${ask.seat} is asked ${ask.kind} and has no option (P4)`);
  return ask;
}

/** A take-back, an undo or, rarely, one that all agreed to; undefined if the rules of undo allow none to this seat. */
function takeSomethingBack<S extends StateOf>(match: Match<S>, pick: Pick): Entry | undefined {
  const seat = pick(match.state.core.answered.length);
  const verb = oneOf(['take-back', 'take-back', 'undo', 'undo', 'undo', 'undo-agreed'] as const, pick);
  const entry: Entry = { seat, verb, n: match.state.core.answered[seat]! };
  return enter(match, entry) === undefined ? entry : undefined;
}

/** The same game from here on, to be played otherwise. */
export const fork = <S extends StateOf>(m: Match<S>): Match<S> => ({
  ...m,
  entries: m.entries.slice(),
  moves: m.moves.slice(),
});

/** Plays a state of one's own at random until it is over; the number of answers. */
export function playOut<S extends StateOf>(g: Game<S>, s: S, pick: Pick, longest = LONGEST_GAME): number {
  let answers = 0;
  while (!isOver(s)) {
    if (answers++ >= longest) throw new Error(`the game is not over after ${longest} answers`);
    oneAnswer(g, s, pick);
  }
  return answers;
}

/** Any answer that the table waits for, in place. */
export function oneAnswer<S extends StateOf>(g: Game<S>, s: S, pick: Pick): void {
  const ask = someAsk(g, s, pick, 0);
  apply(g, s, ask, oneOf(options(g, s, ask), pick));
}
