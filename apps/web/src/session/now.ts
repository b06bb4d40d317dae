// The data that a table is drawn from: the view of one viewer, wherever the game is played.
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
  /** The game as spectators see it: only `me` knows what differs from it. */
  readonly open: object;
  readonly asks: readonly AskNow[];
  /** Seats whose secret choice is complete. */
  readonly ready: readonly Seat[];
  readonly told: readonly Heard[];
  /** For each line, the moment at which it was told. */
  readonly when: readonly number[];
  /** The number of lines, from the end, that are new to `me` since the last answer. */
  readonly fresh: number;
  /** The game between the lines since the last answer of `me`; undefined if unknown. */
  readonly moments?: Moments;
  /** Why nothing can be taken back; undefined: something can be. */
  readonly noTakeBack: Refusal | undefined;
  /** The standing answers of `me`. */
  readonly standing: Standing;
  /** The bots wait for the player, who may reply to one of them. */
  readonly held?: boolean;
  /** The device could not store the game. */
  readonly unsaved: boolean;
}

/** The curtain between two people: it holds nothing of the game. */
export interface CurtainNow {
  readonly scene: 'curtain';
  readonly to: Seat;
  /** The previous holder, who may still take the last answer back. */
  readonly from?: Seat;
}

export type Now = TableNow | CurtainNow;

const NOTHING: Refusal = { rule: 'ENG-NOTHING-TO-TAKE-BACK' };

/** A moment as its source has it: a match on this device, a server, or a replayed file. */
export interface ViewFrame {
  readonly me: Viewer;
  readonly seen: Seen;
  /** The game as a spectator sees it. */
  readonly open: object;
  readonly told: readonly Heard[];
  readonly when: readonly number[];
  /** Present while the asks can be answered; a past moment has none. */
  readonly current?: {
    /** For each ask, the refused options and why, as far as known. */
    readonly details: readonly (AskDetails | undefined)[];
    /** The number of lines that `me` knew at the last answer. */
    readonly heard: number;
    readonly noTakeBack: Refusal | undefined;
  };
  /** If the source knows them. */
  readonly moments?: Moments | undefined;
  readonly standing?: Standing | undefined;
  readonly unsaved?: boolean;
}

const NO_DETAILS: AskDetails = { refused: [], soFar: [] };

/** Builds what the screen shows, for device, online and replay alike. */
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

/** A game of this device at its current moment. */
export function tableNow(m: Match, me: Viewer, { standing, unsaved = false }: DeviceFacts = {}): TableNow {
  const frame = frameOf(m, me);
  const current =
    me === 'spectator'
      ? { details: [], heard: 0, noTakeBack: NOTHING }
      : { details: askDetails(m, me, frame.seen), heard: heardBefore(m, me), noTakeBack: noTakeBack(m, me) };
  return tableNowFrom({ ...frame, current, moments: momentsOf(m, me), standing, unsaved });
}

/** A past moment, without asks. It includes the lines and states of its last answer. */
export const pastNow = (m: Match, me: Viewer): TableNow =>
  tableNowFrom({ ...frameOf(m, me), moments: lastMomentOf(m, me) });

const toldTo = (m: Match, me: Viewer): Heard[] =>
  [...m.opening, ...m.moves.flatMap((move) => move.events)].map((event) => hear(event, me));

const whenTold = (m: Match): number[] => [
  ...m.opening.map(() => 0),
  ...m.moves.flatMap(({ events, entry }) => events.map(() => entry - m.before + 1)),
];

/** The number of lines up to and including this seat's last answer. */
function heardBefore(m: Match, seat: Seat): number {
  const last = m.moves.findLastIndex((move) => move.ask.seat === seat);
  // The opening of a game that goes on under newer rules was told under the older ones.
  if (last < 0) return m.before > 0 ? m.opening.length : 0;
  return m.opening.length + m.moves.slice(0, last + 1).reduce((sum, move) => sum + move.events.length, 0);
}

/** Seats whose secret choice is complete. */
const readySeats = (seen: Seen): readonly Seat[] =>
  (seen.frames.at(-1) as { complete?: readonly Seat[] } | undefined)?.complete ?? [];
