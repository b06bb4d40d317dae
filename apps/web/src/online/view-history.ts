// The view history of an online client: every moment since it connected, and the one on the screen. Changes that arrive
// together are shown one after another; the reasons behind an ask are requested from the server separately.
import type { Heard, Seen } from '@oubliette/engine';
import {
  type ChangeMessage,
  type DetailsMessage,
  extendMoments,
  type Following,
  follow,
  type Moments,
  type StreamPosition,
  type ViewMessage,
} from '@oubliette/protocol';
import { type Change, patch } from '@oubliette/records';

export interface SeenMoment {
  readonly seen: Seen;
  readonly log: readonly Heard[];
  readonly when: readonly number[];
  /** Number of log lines up to this seat's last answer. */
  readonly heard: number;
  readonly place: StreamPosition;
  /** The game between the log lines since this seat's last answer. */
  between: Moments;
  /** The part of `between` that belongs to the last change. */
  readonly last: Moments;
  /** This seat's own answer led here. */
  readonly own: boolean;
  /** The last details before this moment: what only this seat knows rarely changes in between. */
  readonly before: { readonly open?: Change } | undefined;
  /** The server's details of the seat's asks; until they arrive only the options are known. */
  details?: DetailsMessage;
}

export interface ViewHistory {
  readonly moments: readonly SeenMoment[];
  /** The moment on the screen; undefined before the first view arrives. */
  shown(): SeenMoment | undefined;
  /** Whether the newest moment is shown: only its asks can be answered. */
  isCurrent(): boolean;
  receive(message: ViewMessage | ChangeMessage): void;
  have(): StreamPosition | undefined;
  /** What is still to be shown follows the new pace. */
  paceChanged(): void;
  end(): void;
}

interface Parts {
  /** False for spectators: they have no asks. */
  readonly mayAskDetails: () => boolean;
  /** Requests the details; undefined: not available now. The first request of a connection includes the moments since the last answer. */
  readonly askDetails: (first: boolean) => Promise<DetailsMessage | undefined>;
  readonly fresh: () => void;
  readonly changed: () => void;
  /** Milliseconds between two changes made by other seats. */
  readonly pace: () => number;
  /** The id of the last log line before this seat's last answer, stored between connections. */
  readonly lastHeard: string | undefined;
  readonly keepHeard: (line: string | undefined) => void;
}

/** Milliseconds to wait for the details before a moment is shown without them. */
const PATIENCE = 400;
/** Milliseconds before a failed or outdated request is repeated. */
const RETRY_AFTER = 500;
/** Milliseconds between two requests while this seat is not asked anything. */
const IDLE_INTERVAL = 400;
/** Without animations, changes that arrive within this many milliseconds are shown as one. */
const BURST_PAUSE = 100;
/** A longer queue than this is shown faster. */
const LONG_BURST = 6;

export function viewHistory(parts: Parts): ViewHistory {
  const moments: SeenMoment[] = [];
  /** By line id: the moment at which the line first appeared. */
  const told = new Map<string, number>();
  let at: Following | undefined;
  let shown = -1;
  let lastShown = 0;
  let asking = false;
  let askedAt = 0;
  let detailsTimer: ReturnType<typeof setTimeout> | undefined;
  let showTimer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function receive(message: ViewMessage | ChangeMessage): void {
    const next = follow(at, message);
    if (next === 'gap') parts.fresh();
    else if (next !== at) add(next, message);
  }

  function add(next: Following, message: ViewMessage | ChangeMessage): void {
    const before = moments.at(-1);
    const { seen, log, lines, stream, position } = next;
    const own = before !== undefined && seen.answered > before.seen.answered;
    const heard = before === undefined ? linesUpTo(lines, parts.lastHeard) : own ? log.length : before.heard;
    if (own) parts.keepHeard(lines.at(-1));
    for (const line of lines) if (!told.has(line)) told.set(line, moments.length);
    const when = before?.log === log ? before.when : lines.map((line) => told.get(line) ?? 0);
    const lastDetails = before?.details ?? before?.before;
    const nothing = (game: object): Moments => ({ base: game, changes: [] });
    // A full view carries no changes since the view before.
    const known = before !== undefined && message.t === 'change';
    const came = {
      lines: known ? message.events.length : 0,
      between: (known ? message.between : undefined) ?? [],
      after: seen.game,
    };
    const game = before?.seen.game ?? seen.game;
    const last = known ? extendMoments(nothing(game), game, came) : nothing(seen.game);
    const between = known && !own ? extendMoments(before.between, game, came) : last;
    moments.push({
      seen,
      log,
      when,
      heard: Math.min(heard, log.length),
      place: { stream, position },
      own,
      between,
      last,
      before: lastDetails,
    });
    at = next;
    void fetchDetails();
    arrange();
  }

  async function fetchDetails(): Promise<void> {
    clearTimeout(detailsTimer);
    const awaited = moments.at(-1);
    if (asking || ended || !parts.mayAskDetails() || awaited === undefined || awaited.details !== undefined) return;
    const pause = isUrgent(awaited) ? 0 : askedAt + IDLE_INTERVAL - Date.now();
    if (pause > 0) {
      detailsTimer = setTimeout(fetchDetails, pause);
      return;
    }
    asking = true;
    askedAt = Date.now();
    const details = await parts.askDetails(awaited.before === undefined && moments.length === 1);
    asking = false;
    const newest = moments.at(-1);
    if (details !== undefined && newest !== undefined && isAt(newest.place, details)) {
      newest.details = details;
      if (details.moments !== undefined) newest.between = momentsFrom(newest.seen.game, details.moments);
      if (shown === moments.length - 1) parts.changed();
      else arrange();
    } else if (!ended) detailsTimer = setTimeout(fetchDetails, RETRY_AFTER);
  }

  /** Shows the next moment when its pause is over. */
  function arrange(): void {
    clearTimeout(showTimer);
    if (ended || shown === moments.length - 1) return;
    const pace = parts.pace();
    const next = pace === 0 || shown < 0 ? moments.length - 1 : shown + 1;
    const moment = moments[next]!;
    const behind = moments.length - 1 - shown;
    const interval = pace === 0 ? BURST_PAUSE : behind > LONG_BURST ? pace / 4 : pace;
    const pause = moment.own || shown < 0 || (pace === 0 && isUrgent(moment)) ? 0 : interval;
    const isLast = next === moments.length - 1;
    const patience = isLast && moment.details === undefined && parts.mayAskDetails() && isUrgent(moment) ? PATIENCE : 0;
    const wait = Math.max(lastShown + pause, since(moment) + patience) - Date.now();
    if (wait > 0) showTimer = setTimeout(arrange, wait);
    else show(next);
  }
  const arrived = new WeakMap<SeenMoment, number>();
  function since(moment: SeenMoment): number {
    const known = arrived.get(moment) ?? Date.now();
    arrived.set(moment, known);
    return known;
  }
  function show(no: number): void {
    shown = no;
    lastShown = Date.now();
    parts.changed();
    arrange();
  }

  return {
    moments,
    shown: () => moments[shown],
    isCurrent: () => shown === moments.length - 1,
    receive,
    have: () => at,
    paceChanged: arrange,
    end() {
      ended = true;
      clearTimeout(detailsTimer);
      clearTimeout(showTimer);
    },
  };
}

/** The number of lines up to and including this one; all of them if it is missing. */
const linesUpTo = (lines: readonly string[], last: string | undefined): number =>
  last !== undefined && lines.includes(last) ? lines.lastIndexOf(last) + 1 : lines.length;

const momentsFrom = (game: object, { base, changes }: NonNullable<DetailsMessage['moments']>): Moments => ({
  base: patch(game, base) as object,
  changes: changes.map((change) => change ?? undefined),
});

const isAt = (a: StreamPosition, b: StreamPosition): boolean => a.stream === b.stream && a.position === b.position;

/** The seat is asked something, or this is the first moment. */
const isUrgent = ({ seen, before }: SeenMoment): boolean => seen.asks.length > 0 || before === undefined;

/** The spectators' view of the game; from older details while newer ones are missing. */
export function openAt({ seen, details, before }: SeenMoment): object {
  const own = (details ?? before)?.open;
  try {
    return own === undefined ? seen.game : (patch(seen.game, own) as object);
  } catch {
    return seen.game;
  }
}
