// What a seat may want to know of its own decisions beyond what it sees: why the rest is closed, what it has chosen so
// far, what it could take back. Pure: a table in a browser and a table on a server say the same.
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

/** A step of a choice in several steps, still in its seat's own hands. */
export interface Step {
  readonly kind: string;
  readonly option: string;
}

/** About one of the seat's asks, beside what the view says of it. */
export interface AskLook {
  readonly refused: readonly Refusal[];
  /** For an optional ask: what is being composed. */
  readonly beside?: string;
  /** What was chosen before, where this is not the first step. */
  readonly soFar: readonly Step[];
}

/** In the order of the asks that are seen. */
export function asksLook(m: Match, seat: Seat, seen: Seen): AskLook[] {
  return asks(m.game, m.state)
    .filter((ask) => ask.seat === seat)
    .map((ask) => ({
      refused: explain(m.game, m.state, ask),
      soFar: soFar(m, seat, seen, ask.beside),
      ...(ask.beside === undefined ? {} : { beside: ask.beside }),
    }));
}

/** The steps of a draft or of something composed beside the game; the moves know what each one answered. */
function soFar(m: Match, seat: Seat, seen: Seen, beside: string | undefined): Step[] {
  const frame = seen.frames.at(-1) as { drafts?: readonly (readonly string[])[] } | undefined;
  const aside = seen.mine.find(({ kind }) => kind === beside);
  const steps = beside === undefined ? frame?.drafts?.[seat] : aside?.steps;
  const length = steps?.length ?? 0;
  if (length === 0) return [];
  const given = m.moves.filter((move) => move.ask.seat === seat && move.ask.beside === beside).slice(-length);
  // Steps whose ground has moved are no longer chosen.
  const still = aside === undefined ? given : given.slice(0, aside.fits);
  return still.map((move) => ({ kind: move.ask.kind, option: move.option }));
}

export type BackVerb = 'take-back' | 'undo';

/** The verb that takes a seat's last answer back: a step of its draft, or an answer already played. */
export const takeBackVerb = (m: Match, seat: Seat): BackVerb =>
  'refused' in takeBack(m.game, m.state, seat) ? 'undo' : 'take-back';

export const noTakeBack = (m: Match, seat: Seat): Refusal | undefined =>
  takeBackVerb(m, seat) === 'take-back' ? undefined : undoRefusal(m, seat);

/** The game as everybody may see it. */
export const openView = (m: Match): object => view(m.game, m.state, 'spectator').game;

/** The game as it would look to this seat; undefined when the answer shows something hidden: that is no preview. */
export function previewOf(m: Match, seat: Seat, kind: string, option: string): object | undefined {
  const played = play(m.game, m.state, seat, { kind, option, n: m.state.core.answered[seat] });
  if ('refused' in played || played.state.core.known !== m.state.core.known) return undefined;
  return m.game.view(played.state, seat);
}
