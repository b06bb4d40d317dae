// What a table is drawn from: one viewer's share of a match, as plain data. The page gets it from wherever the game is played.
import {
  type AskSeen,
  type Change,
  copyPlain,
  diff,
  type Heard,
  hear,
  type Match,
  type Refusal,
  retell,
  type Seat,
  type Seen,
  type Viewer,
  view,
} from '@oubliette/engine';
import { type AskDetails, askDetails, noTakeBack, openView } from '@oubliette/protocol';

export interface AskNow extends AskSeen, AskDetails {}

/** Views of the game, one after another: what was seen before the first of the last lines, then its change by each of them. */
export interface Moments {
  readonly base: object;
  readonly changes: readonly (Change | undefined)[];
}

export interface TableNow {
  readonly scene: 'table';
  readonly me: Viewer;
  readonly seen: Seen;
  /** The game as everybody may see it: what differs from it, only `me` knows. */
  readonly open: object;
  readonly asks: readonly AskNow[];
  /** Seats whose secret choice is complete. */
  readonly ready: readonly Seat[];
  readonly told: readonly Heard[];
  /** Beside each line the moment at which it was told. */
  readonly when: readonly number[];
  /** How many of the told lines, from the end, are new to `me` since the last answer. */
  readonly fresh: number;
  /** The game between the lines told since the last answer of `me` began; undefined where nobody can say. */
  readonly moments?: Moments;
  /** Why nothing can be taken back; undefined: something can. */
  readonly noTakeBack: Refusal | undefined;
  /** The device could not keep the game. */
  readonly unsaved: boolean;
}

/** Between two people: nothing of the game is in it. */
export interface CurtainNow {
  readonly scene: 'curtain';
  readonly to: Seat;
  /** Who held the device and may still take the last answer back. */
  readonly from?: Seat;
}

export type Now = TableNow | CurtainNow;

const NOTHING: Refusal = { rule: 'ENG-NOTHING-TO-TAKE-BACK' };

export function tableNow(m: Match, me: Viewer, unsaved = false): TableNow {
  const seen = view(m.game, m.state, me);
  const told = toldTo(m, me);
  return {
    scene: 'table',
    me,
    seen,
    open: me === 'spectator' ? seen.game : openView(m),
    asks: asksOf(m, me, seen),
    ready: readySeats(seen),
    told,
    when: whenTold(m),
    fresh: me === 'spectator' ? 0 : told.length - heardBefore(m, me),
    moments: momentsOf(m, me),
    noTakeBack: me === 'spectator' ? NOTHING : noTakeBack(m, me),
    unsaved,
  };
}

/** A moment that is over: it can be looked at, nothing is asked any more. */
export function pastNow(m: Match, me: Viewer): TableNow {
  const now = tableNow(m, me);
  const { moments: _, ...rest } = now;
  return { ...rest, seen: { ...now.seen, asks: [] }, asks: [], fresh: 0, noTakeBack: NOTHING };
}

function asksOf(m: Match, me: Viewer, seen: Seen): AskNow[] {
  if (me === 'spectator') return [];
  const looks = askDetails(m, me, seen);
  return seen.asks.map((ask, i) => ({ ...ask, ...looks[i]! }));
}

const toldTo = (m: Match, me: Viewer): Heard[] =>
  [...m.opening, ...m.moves.flatMap((move) => move.events)].map((event) => hear(event, me));

const whenTold = (m: Match): number[] => [
  ...m.opening.map(() => 0),
  ...m.moves.flatMap(({ events, entry }) => events.map(() => entry - m.before + 1)),
];

/** Lines told up to and with this seat's last answer. */
function heardBefore(m: Match, seat: Seat): number {
  const last = m.moves.findLastIndex((move) => move.ask.seat === seat);
  if (last < 0) return 0;
  return m.opening.length + m.moves.slice(0, last + 1).reduce((sum, move) => sum + move.events.length, 0);
}

/** From the last answer of this seat on: what it led to is told from there. For who only watches, from the last answer of all. */
function momentsOf(m: Match, me: Viewer): Moments {
  const last = me === 'spectator' ? m.moves.length - 1 : m.moves.findLastIndex((move) => move.ask.seat === me);
  const from = m.moves.slice(0, Math.max(0, last)).reduce((sum, move) => sum + move.events.length, 0);
  // In the middle of a rule nothing can be asked: only the game itself is looked at, and it goes on under our eyes.
  const look = (state: Match['state']): object => copyPlain(m.game.view(state, me));
  let before = look(m.first);
  let base = before;
  let line = 0;
  const changes: (Change | undefined)[] = [];
  retell(m, (_, state) => {
    if (++line < from) return;
    const now = look(state);
    if (line === from) base = now;
    else changes.push(diff(before, now));
    before = now;
  });
  return { base, changes };
}

/** Seats whose secret choice is complete. */
export const readySeats = (seen: Seen): readonly Seat[] =>
  (seen.frames.at(-1) as { complete?: readonly Seat[] } | undefined)?.complete ?? [];
