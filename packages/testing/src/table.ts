// A table in the middle of a game: a test describes only what its rule needs.
import {
  type Ask,
  asks,
  awaited,
  type Core,
  check,
  copyPlain,
  type Event,
  enter,
  explain,
  type FrameOf,
  type Game,
  type Heard,
  hear,
  type Match,
  matchFrom,
  options,
  type Refusal,
  type Seat,
  type Seen,
  type StateOf,
  settle,
  undoRefusal,
  type Viewer,
  view,
} from '@oubliette/engine';
import { coreFor } from './core-for.ts';
import { isFull } from './count.ts';
import { notPlain, saved } from './plain-data.ts';
import { answerEntry, fork } from './random-game.ts';
import { apartFromNumbers } from './undo.ts';

export interface Table<S, V extends object, Who> {
  readonly state: S;
  /** The seats that the table waits for. */
  asking(): Who[];
  /** The kinds of ask open to a seat, optional ones too. */
  asked(seat: Who | Seat): string[];
  options(seat: Who | Seat, kind?: string): string[];
  /** Saves, loads and plays; an answer that is refused fails the test. */
  play(seat: Who | Seat, option: string, kind?: string): void;
  /** The rule that forbids an answer. An answer that is accepted fails the test. */
  refuses(seat: Who | Seat, option: string, kind?: string): string;
  /** The refusal with its parameters. */
  why(seat: Who | Seat, option: string, kind?: string): Refusal;
  /** How many answers of a seat count; undone ones do not. */
  answers(seat: Who | Seat): number;
  undo(seat: Who | Seat): void;
  takeBack(seat: Who | Seat): void;
  view(viewer: Who | Viewer): Seen<V>;
  /** The events of the last play, or of the opening before any. */
  events(): readonly Event[];
  heard(viewer: Who | Viewer): readonly Heard[];
}

/** Makes the engine's part of a state: seats, and the frames to start at. */
export type MakeCore<S extends StateOf> = (seats: number, ...stack: FrameOf<S>[]) => Core<FrameOf<S>>;
type Build<S extends StateOf, Given> = (given: Given, core: MakeCore<S>) => S;
interface How {
  /** Undo and replay each answer that can be undone: by default with OUBLIETTE_UNDO=1 and in the full run. */
  readonly undo?: boolean;
}

/** A game's `table()` for its rule tests: the game makes the state, the kit does the rest. */
export function tableFor<S extends StateOf, V extends object, Given, const Name extends string>(
  game: Game<S, V>,
  build: Build<S, Given>,
  how: How & { readonly names: readonly Name[] },
): (given: Given) => Table<S, V, Name>;
export function tableFor<S extends StateOf, V extends object, Given>(
  game: Game<S, V>,
  build: Build<S, Given>,
  how?: How,
): (given: Given) => Table<S, V, Seat>;
export function tableFor<S extends StateOf, V extends object, Given>(
  game: Game<S, V>,
  build: Build<S, Given>,
  how: How & { readonly names?: readonly string[] } = {},
): (given: Given) => Table<S, V, string | Seat> {
  const undo = how.undo ?? (process.env.OUBLIETTE_UNDO === '1' || isFull());
  return (given) => {
    const state = copyPlain(build(given, coreFor)); // the test may describe another table with the same objects
    const opening: Event[] = [];
    settle(game as unknown as Game<S>, state, (event) => opening.push(event));
    return tableOf(game, matchFrom(game, state, { opening }), how.names, undo);
  };
}

function tableOf<S extends StateOf, V extends object>(
  game: Game<S, V>,
  m: Match<S>,
  names: readonly string[] | undefined,
  undo: boolean,
): Table<S, V, string | Seat> {
  const g = m.game;
  let events = m.opening;

  function seatOf(who: string | Seat): Seat {
    const seat = typeof who === 'number' ? who : (names?.indexOf(who) ?? -1);
    if (m.state.core.answered[seat] === undefined) throw new Error(`${who} does not sit at this table`);
    return seat;
  }
  const viewerOf = (who: string | Viewer): Viewer => (who === 'spectator' ? who : seatOf(who));
  const open = (seat: Seat): Ask[] => asks(g, m.state).filter((ask) => ask.seat === seat);
  const nowAsked = (): string =>
    asks(g, m.state)
      .map((ask) => `  ${names?.[ask.seat] ?? ask.seat} ${ask.kind}: ${options(g, m.state, ask).join(' ')}`)
      .join('\n') || '  nobody, the game is over';

  /** The ask of that kind, if there is one; else the awaited one; else the only one. */
  function askOf(seat: Seat, kind: string | undefined, option?: string): Ask {
    const mine = open(seat).filter((ask) => kind === undefined || ask.kind === kind);
    const offering = option === undefined ? [] : mine.filter((ask) => options(g, m.state, ask).includes(option));
    const fitting = offering.length > 0 ? offering : mine;
    const waited = fitting.filter((ask) => !ask.optional);
    const meant = waited.length > 0 ? waited : fitting;
    if (meant.length === 1) return meant[0]!;
    const what =
      meant.length === 0 ? `is not asked${kind === undefined ? '' : ` ${kind}`}` : 'is asked several things, say which';
    throw new Error(`${names?.[seat] ?? seat} ${what}; asked now:\n${nowAsked()}`);
  }

  function why(who: string | Seat, option: string, kind?: string): Refusal {
    const seat = seatOf(who);
    const asked = open(seat).some((ask) => kind === undefined || ask.kind === kind);
    const ask = asked ? askOf(seat, kind, option) : undefined;
    const n = m.state.core.answered[seat]!;
    const checked = check(g, m.state, seat, { kind: ask?.kind ?? kind ?? 'nothing', option, n });
    if ('refused' in checked) return checked.refused;
    throw new Error(
      `${who} ${checked.ask.kind} ${option} is accepted; refused now: ${JSON.stringify(explain(g, m.state, checked.ask))}`,
    );
  }

  /** Undoes and replays the answer: the state must be the same. */
  function undoAndRedo(ask: Ask, option: string): void {
    const { seat } = ask;
    if (undoRefusal(m, seat) !== undefined) return;
    const other = fork(m);
    const n = () => other.state.core.answered[seat]!;
    const undone = enter(other, { seat, verb: 'undo', n: n() });
    const redone = undone ?? enter(other, answerEntry(other.state, ask, option));
    if (redone !== undefined)
      throw new Error(`${ask.kind} ${option}, undone and played again, is refused by ${redone.rule}`);
    const wrong = apartFromNumbers(g, m.state, other.state);
    if (wrong !== undefined) throw new Error(`${ask.kind} ${option}, undone and played again, differs at ${wrong}`);
    Object.assign(m, { state: other.state, moves: other.moves });
    m.entries.splice(0, Number.POSITIVE_INFINITY, ...other.entries);
  }

  function verb(who: string | Seat, what: 'undo' | 'take-back'): void {
    const seat = seatOf(who);
    const refused = enter(m, { seat, verb: what, n: m.state.core.answered[seat]! });
    if (refused !== undefined) throw new Error(`${what} of ${who} is refused by ${refused.rule}`);
    events = [];
  }

  return {
    get state() {
      return m.state;
    },
    asking: () => [...new Set(awaited(g, m.state).map((ask) => names?.[ask.seat] ?? ask.seat))],
    asked: (who) => open(seatOf(who)).map((ask) => ask.kind),
    options: (who, kind) => options(g, m.state, askOf(seatOf(who), kind)),
    play(who, option, kind) {
      const ask = askOf(seatOf(who), kind, option);
      const lost = notPlain(m.state);
      if (lost !== undefined) throw new Error(`the game cannot be saved here: ${lost}`);
      m.state = saved(m.state); // every test also proves that the game continues from a save
      const refused = enter(m, answerEntry(m.state, ask, option));
      if (refused !== undefined) {
        throw new Error(`${who} ${ask.kind} ${option} is refused by ${refused.rule}; asked now:\n${nowAsked()}`);
      }
      events = m.moves.at(-1)!.events;
      if (undo) undoAndRedo(ask, option);
    },
    refuses: (who, option, kind) => why(who, option, kind).rule,
    why,
    answers: (who) => m.moves.filter(({ ask }) => ask.seat === seatOf(who)).length,
    undo: (who) => verb(who, 'undo'),
    takeBack: (who) => verb(who, 'take-back'),
    view: (who) => view(game, m.state, viewerOf(who)),
    events: () => events,
    heard: (who) => events.map((event) => hear(event, viewerOf(who))),
  };
}
