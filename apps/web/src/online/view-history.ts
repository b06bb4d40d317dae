// What this visit has seen of a game, change after change: the moments one can travel to, and what is on the table now. What
// others do in one breath is shown one thing after another; what is asked comes with its reasons.
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

export interface Moment {
  readonly seen: Seen;
  readonly log: readonly Heard[];
  readonly when: readonly number[];
  /** Lines of the log up to this seat's last answer. */
  readonly heard: number;
  readonly place: StreamPosition;
  /** The game between the lines told since this seat's last answer. */
  between: Moments;
  /** Its part that belongs to the last change alone. */
  readonly last: Moments;
  /** This seat's own answer led here. */
  readonly own: boolean;
  /** The last look before this moment: what only this seat knows is mostly the same. */
  readonly before: { readonly open?: Change } | undefined;
  /** What the seat asked about it; as long as nothing is known, only the options are. */
  look?: DetailsMessage;
}

export interface ViewHistory {
  readonly moments: readonly Moment[];
  /** The moment on the table; undefined before the game is seen. */
  shown(): Moment | undefined;
  /** It is the newest: what is asked can be answered. */
  isCurrent(): boolean;
  told(message: ViewMessage | ChangeMessage): void;
  have(): StreamPosition | undefined;
  end(): void;
}

interface Parts {
  /** Somebody who only watches has nothing to ask. */
  readonly looks: () => boolean;
  /** Undefined: nothing can be asked now. The first of a visit asks too how the game came there. */
  readonly look: (first: boolean) => Promise<DetailsMessage | undefined>;
  readonly fresh: () => void;
  readonly changed: () => void;
  /** Milliseconds between two things that others do. */
  readonly pace: () => number;
  /** The id of the last line that was told up to this seat's last answer, stored from visit to visit. */
  readonly lastHeard: string | undefined;
  readonly keepHeard: (line: string | undefined) => void;
}

/** So long the table waits for the reasons before it shows what there is. */
const PATIENCE = 400;
/** So long after a look that failed or was missed. */
const LOOK_AGAIN = 500;
/** While others play, nobody needs to know at once what one could do about it. */
const LOOK_IDLY = 400;
/** Where nothing moves, what comes in one breath is shown at once: nobody could follow it. */
const BREATH = 100;
/** More than these in one breath are shown faster. */
const CROWD = 6;

export function viewHistory(parts: Parts): ViewHistory {
  const moments: Moment[] = [];
  /** By line: the moment at which it was first told. */
  const told = new Map<string, number>();
  let at: Following | undefined;
  let shown = -1;
  let lastShown = 0;
  let looking = false;
  let lookedAt = 0;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
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
    const looked = before?.look ?? before?.before;
    const nothing = (game: object): Moments => ({ base: game, changes: [] });
    // A whole view says nothing of how it came to be.
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
      before: looked,
    });
    at = next;
    void wantLook();
    arrange();
  }

  async function wantLook(): Promise<void> {
    clearTimeout(lookTimer);
    const awaited = moments.at(-1);
    if (looking || ended || !parts.looks() || awaited === undefined || awaited.look !== undefined) return;
    const pause = isUrgent(awaited) ? 0 : lookedAt + LOOK_IDLY - Date.now();
    if (pause > 0) {
      lookTimer = setTimeout(wantLook, pause);
      return;
    }
    looking = true;
    lookedAt = Date.now();
    const look = await parts.look(awaited.before === undefined && moments.length === 1);
    looking = false;
    const newest = moments.at(-1);
    if (look !== undefined && newest !== undefined && isAt(newest.place, look)) {
      newest.look = look;
      if (look.moments !== undefined) newest.between = momentsFrom(newest.seen.game, look.moments);
      if (shown === moments.length - 1) parts.changed();
      else arrange();
    } else if (!ended) lookTimer = setTimeout(wantLook, LOOK_AGAIN);
  }

  /** Shows the next thing when it is time for it. */
  function arrange(): void {
    clearTimeout(showTimer);
    if (ended || shown === moments.length - 1) return;
    const pace = parts.pace();
    const next = pace === 0 || shown < 0 ? moments.length - 1 : shown + 1;
    const moment = moments[next]!;
    const behind = moments.length - 1 - shown;
    const breath = pace === 0 ? BREATH : behind > CROWD ? pace / 4 : pace;
    const pause = moment.own || shown < 0 || (pace === 0 && isUrgent(moment)) ? 0 : breath;
    const isLast = next === moments.length - 1;
    const patience = isLast && moment.look === undefined && parts.looks() && isUrgent(moment) ? PATIENCE : 0;
    const wait = Math.max(lastShown + pause, since(moment) + patience) - Date.now();
    if (wait > 0) showTimer = setTimeout(arrange, wait);
    else show(next);
  }
  const arrived = new WeakMap<Moment, number>();
  function since(moment: Moment): number {
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
    told: receive,
    have: () => at,
    end() {
      ended = true;
      clearTimeout(lookTimer);
      clearTimeout(showTimer);
    },
  };
}

/** How many lines there are up to this one; all of them where it is not among them. */
const linesUpTo = (lines: readonly string[], last: string | undefined): number =>
  last !== undefined && lines.includes(last) ? lines.lastIndexOf(last) + 1 : lines.length;

const momentsFrom = (game: object, { base, changes }: NonNullable<DetailsMessage['moments']>): Moments => ({
  base: patch(game, base) as object,
  changes: changes.map((change) => change ?? undefined),
});

const isAt = (a: StreamPosition, b: StreamPosition): boolean => a.stream === b.stream && a.position === b.position;

/** Something is asked, or everything is new. */
const isUrgent = ({ seen, before }: Moment): boolean => seen.asks.length > 0 || before === undefined;

/** The game as everybody sees it; until that is known, as it was. */
export function openAt({ seen, look, before }: Moment): object {
  const own = (look ?? before)?.open;
  try {
    return own === undefined ? seen.game : (patch(seen.game, own) as object);
  } catch {
    return seen.game;
  }
}
