// Details of a seat's own asks beyond its view: why options are closed, the steps chosen so far, what could be taken back.
// Pure functions, so that a table in the browser and a table on a server give the same result.
import {
  asks,
  explain,
  type Match,
  play,
  type Refusal,
  type Seat,
  type Seen,
  takeBack,
  undoRefusal,
  view,
} from '@oubliette/engine';

/** A step of a draft that its seat can still take back. */
export interface DraftStep {
  readonly kind: string;
  readonly option: string;
}

/** Details of one ask, beside what the view says of it. */
export interface AskDetails {
  readonly refused: readonly Refusal[];
  /** For an optional ask: the kind of draft it belongs to. */
  readonly beside?: string;
  /** The steps before this one. */
  readonly soFar: readonly DraftStep[];
  /** The game has standing answers for it. */
  readonly standing?: true;
}

/** In the order of the asks in the view. */
export function askDetails(m: Match, seat: Seat, seen: Seen): AskDetails[] {
  return asks(m.game, m.state)
    .filter((ask) => ask.seat === seat)
    .map((ask) => ({
      refused: explain(m.game, m.state, ask),
      soFar: soFar(m, seat, seen, ask.beside),
      ...(ask.beside === undefined ? {} : { beside: ask.beside }),
      ...(!ask.optional && Object.hasOwn(m.game.standing ?? {}, ask.kind) ? { standing: true } : {}),
    }));
}

/** The steps that count of an optional choice, or the steps of a draft: the moves of the match know which ask each of these answered. */
function soFar(m: Match, seat: Seat, seen: Seen, beside: string | undefined): DraftStep[] {
  if (beside !== undefined) {
    const { steps, fits } = seen.mine.find(({ kind }) => kind === beside) ?? { steps: [], fits: 0 };
    const kindOf = (step: number) => m.game.beside[beside]!.step(m.state, seat, steps.slice(0, step))!;
    return steps.slice(0, fits).map((option, step) => ({ kind: kindOf(step), option }));
  }
  const frame = seen.frames.at(-1) as { drafts?: readonly (readonly string[])[] } | undefined;
  const length = frame?.drafts?.[seat]?.length ?? 0;
  if (length === 0) return [];
  // Answers to frames that were above the draft since are none of its steps.
  const top = m.state.core.stack.length;
  const given = m.moves.filter(({ ask, depth }) => ask.seat === seat && !ask.optional && depth === top).slice(-length);
  return given.map(({ ask, option }) => ({ kind: ask.kind, option }));
}

export type TakeBackVerb = 'take-back' | 'undo';

/** The verb that takes back a seat's last answer: a step of its draft, or an answer already played. */
export const takeBackVerb = (m: Match, seat: Seat): TakeBackVerb =>
  'refused' in takeBack(m.game, m.state, seat) ? 'undo' : 'take-back';

export const noTakeBack = (m: Match, seat: Seat): Refusal | undefined =>
  takeBackVerb(m, seat) === 'take-back' ? undefined : undoRefusal(m, seat);

/** The game as a spectator sees it. */
export const openView = (m: Match): object => view(m.game, m.state, 'spectator').game;

/** The game as this seat would see it; undefined when the answer would reveal something hidden. */
export function previewOf(m: Match, seat: Seat, kind: string, option: string): object | undefined {
  const played = play(m.game, m.state, seat, { kind, option, n: m.state.core.answered[seat] });
  if ('refused' in played || played.state.core.known !== m.state.core.known) return undefined;
  return m.game.view(played.state, seat);
}
