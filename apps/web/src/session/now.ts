// What a table is drawn from: one viewer's share of a match, as plain data. The page gets it from wherever the game is played.
import {
  type AskSeen,
  type Heard,
  hear,
  type Match,
  type Refusal,
  type Seat,
  type Seen,
  type Viewer,
  view,
} from '@oubliette/engine';
import {
  type AskDetails,
  askDetails,
  lastMomentOf,
  type Moments,
  momentsOf,
  noTakeBack,
  openView,
} from '@oubliette/protocol';
import type { Standing } from '@oubliette/records';

export interface AskNow extends AskSeen, AskDetails {}

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
  /** The standing answers of `me`. */
  readonly standing: Standing;
  /** The bots wait: something that one of them did may be answered. */
  readonly held?: boolean;
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

/** One moment as any source has it: a match on this device, a server, a file that is played again. */
export interface ViewFrame {
  readonly me: Viewer;
  readonly seen: Seen;
  /** The game as a spectator sees it. */
  readonly open: object;
  readonly told: readonly Heard[];
  readonly when: readonly number[];
  /** Present while what is asked can be answered; a moment of the past has none. */
  readonly current?: {
    /** Beside each ask what is refused and why, as far as it is known. */
    readonly details: readonly (AskDetails | undefined)[];
    /** How many lines `me` knew at the last answer. */
    readonly heard: number;
    readonly noTakeBack: Refusal | undefined;
  };
  /** Where the source can tell them. */
  readonly moments?: Moments | undefined;
  readonly standing?: Standing | undefined;
  readonly unsaved?: boolean;
}

const NO_DETAILS: AskDetails = { refused: [], soFar: [] };

/** What the screen knows: built here for device, online and replay alike. */
export function tableNowFrom({
  me,
  seen,
  open,
  told,
  when,
  current,
  moments,
  standing = {},
  unsaved = false,
}: ViewFrame): TableNow {
  return {
    scene: 'table',
    me,
    seen: current === undefined ? { ...seen, asks: [] } : seen,
    open,
    asks:
      current === undefined || me === 'spectator'
        ? []
        : seen.asks.map((ask, i) => ({ ...ask, ...(current.details[i] ?? NO_DETAILS) })),
    ready: readySeats(seen),
    told,
    when,
    fresh: current === undefined || me === 'spectator' ? 0 : told.length - current.heard,
    ...(moments === undefined ? {} : { moments }),
    noTakeBack: current === undefined || me === 'spectator' ? NOTHING : current.noTakeBack,
    standing,
    unsaved,
  };
}

type DeviceFacts = Pick<ViewFrame, 'standing'> & { readonly unsaved?: boolean };

function frameOf(m: Match, me: Viewer): Omit<ViewFrame, 'current'> {
  const seen = view(m.game, m.state, me);
  const open = me === 'spectator' ? seen.game : openView(m);
  return { me, seen, open, told: toldTo(m, me), when: whenTold(m) };
}

/** A game of this device, as it is now. */
export function tableNow(m: Match, me: Viewer, { standing, unsaved = false }: DeviceFacts = {}): TableNow {
  const frame = frameOf(m, me);
  const current =
    me === 'spectator'
      ? { details: [], heard: 0, noTakeBack: NOTHING }
      : { details: askDetails(m, me, frame.seen), heard: heardBefore(m, me), noTakeBack: noTakeBack(m, me) };
  return tableNowFrom({ ...frame, current, moments: momentsOf(m, me), standing, unsaved });
}

/** A moment that is over: it can be looked at, nothing is asked any more. It knows how its last answer led there. */
export const pastNow = (m: Match, me: Viewer): TableNow =>
  tableNowFrom({ ...frameOf(m, me), moments: lastMomentOf(m, me) });

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

/** Seats whose secret choice is complete. */
const readySeats = (seen: Seen): readonly Seat[] =>
  (seen.frames.at(-1) as { complete?: readonly Seat[] } | undefined)?.complete ?? [];
