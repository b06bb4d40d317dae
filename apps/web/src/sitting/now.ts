// What a table is drawn from: one viewer's share of a match, as plain data. Today it is made in the page; whoever makes it
// elsewhere (a worker, a server) needs nothing but these shapes.
import {
  type AskSeen,
  asks,
  explain,
  type Heard,
  hear,
  type Match,
  type Refusal,
  type Seat,
  type Seen,
  takeBack,
  undoRefusal,
  type Viewer,
  view,
} from '@oubliette/engine';

export interface AskNow extends AskSeen {
  readonly refused: readonly Refusal[];
}

/** A step of a choice in several steps, still in its seat's own hands. */
export interface Step {
  readonly kind: string;
  readonly option: string;
}

export interface TableNow {
  readonly scene: 'table';
  readonly me: Viewer;
  readonly seen: Seen;
  /** The game as everybody may see it: what differs from it, only `me` knows. */
  readonly open: object;
  readonly asks: readonly AskNow[];
  readonly soFar: readonly Step[];
  /** Seats whose secret choice is complete. */
  readonly ready: readonly Seat[];
  readonly told: readonly Heard[];
  /** How many of the told lines, from the end, are new to `me` since the last answer. */
  readonly fresh: number;
  /** Why nothing can be taken back; undefined: something can. */
  readonly noTakeBack: Refusal | undefined;
}

/** Between two people: nothing of the game is in it. */
export interface CurtainNow {
  readonly scene: 'curtain';
  readonly to: Seat;
  /** Who held the device and may still take the last answer back. */
  readonly from?: Seat;
}

export type Now = TableNow | CurtainNow;

export function tableNow(m: Match, me: Viewer): TableNow {
  const seen = view(m.game, m.state, me);
  const told = toldTo(m, me);
  return {
    scene: 'table',
    me,
    seen,
    open: me === 'spectator' ? seen.game : view(m.game, m.state, 'spectator').game,
    asks: asksOf(m, me, seen),
    soFar: me === 'spectator' ? [] : soFar(m, me, seen),
    ready: readySeats(seen),
    told,
    fresh: me === 'spectator' ? 0 : told.length - heardBefore(m, me),
    noTakeBack: me === 'spectator' ? { rule: 'ENG-NOTHING-TO-TAKE-BACK' } : noTakeBack(m, me),
  };
}

function asksOf(m: Match, me: Viewer, seen: Seen): AskNow[] {
  const mine = asks(m.game, m.state).filter((ask) => ask.seat === me);
  return seen.asks.map((ask, i) => ({ ...ask, refused: explain(m.game, m.state, mine[i]!) }));
}

const toldTo = (m: Match, me: Viewer): Heard[] =>
  [...m.opening, ...m.moves.flatMap((move) => move.events)].map((event) => hear(event, me));

/** Lines told up to and with this seat's last answer. */
function heardBefore(m: Match, seat: Seat): number {
  const last = m.moves.findLastIndex((move) => move.ask.seat === seat);
  if (last < 0) return 0;
  return m.opening.length + m.moves.slice(0, last + 1).reduce((sum, move) => sum + move.events.length, 0);
}

/** The steps of a draft or of something composed beside the game; the moves know what each one answered. */
function soFar(m: Match, seat: Seat, seen: Seen): Step[] {
  const frame = seen.frames.at(-1) as { drafts?: readonly (readonly string[])[] } | undefined;
  const mine = m.moves.filter((move) => move.ask.seat === seat);
  const drafted = frame?.drafts?.[seat]?.length ?? 0;
  const steps = drafted === 0 ? [] : mine.filter((move) => !move.ask.optional).slice(-drafted);
  const beside = seen.mine.flatMap(({ kind, steps: { length } }) =>
    length === 0 ? [] : mine.filter((move) => move.ask.beside === kind).slice(-length),
  );
  return [...steps, ...beside].map((move) => ({ kind: move.ask.kind, option: move.option }));
}

const readySeats = (seen: Seen): readonly Seat[] =>
  (seen.frames.at(-1) as { complete?: readonly Seat[] } | undefined)?.complete ?? [];

/** The verb that takes a seat's last answer back: a step of its draft, or an answer already played. */
export const takeBackVerb = (m: Match, seat: Seat): 'take-back' | 'undo' =>
  'refused' in takeBack(m.game, m.state, seat) ? 'undo' : 'take-back';

export const noTakeBack = (m: Match, seat: Seat): Refusal | undefined =>
  takeBackVerb(m, seat) === 'take-back' ? undefined : undoRefusal(m, seat);
