// What leaves a table: each viewer's own line of changes, and what everybody sees of the table itself.

import { randomBytes } from 'node:crypto';
import {
  type Ask,
  type Entry,
  type Event,
  hear,
  type Seat,
  type StateOf,
  sound,
  type Viewer,
  view,
} from '@oubliette/engine';
import {
  type BotLevel,
  type Message,
  type Reply,
  type Said,
  type SeatSeen,
  type TableSeen,
  type TableWaits,
  USUAL_LEVEL,
  type ViewMessage,
} from '@oubliette/protocol';
import { bytesOf, frameOf, frameOfBytes } from '../socket/frame.ts';
import { changeTexts, placed, sights } from './change-text.ts';
import { deadlinesOf } from './clock.ts';
import type { Line, Listener, LiveTable, Play } from './live.ts';
import { isTaken, sealOf, statusOf } from './record.ts';

/** Changes kept for whoever was away for a moment. */
const RECENT = 32;
/** Events in a fresh view: enough for the log on a screen. */
const LOG = 200;

/** An entry that is on disk, and what it led to. */
export interface Stored {
  readonly entry: Entry;
  readonly by: 'person' | 'bot';
  /** What was asked, where it was an answer. */
  readonly ask: Ask | undefined;
  readonly before: StateOf;
  readonly after: StateOf;
  readonly events: readonly Event[];
  /** The log as it is since, where something was taken back. */
  readonly log?: readonly Event[];
}

export function lineOf(t: LiveTable, play: Play, viewer: Viewer): Line {
  const known = t.lines.get(viewer);
  if (known !== undefined) return known;
  const line: Line = {
    id: randomBytes(6).toString('base64url'),
    no: 0,
    seen: view(play.game, play.shown, viewer),
    recent: [],
    idleSince: t.house.now(),
  };
  t.lines.set(viewer, line);
  return line;
}

export function freshView(play: Play, viewer: Viewer, line: Line): ViewMessage {
  const log = play.log.slice(-LOG).map((event) => hear(event, viewer));
  return { t: 'view', line: line.id, no: line.no, seen: line.seen, log };
}

/**
 * Tells every viewer what a stored entry changed for him. Who sees and hears nothing of it gets nothing: the very
 * existence of a message would tell that somebody took a step of a secret draft.
 * @param rewritten something was undone: lines of the log are gone, and everybody gets the log anew
 * @returns whether spectators, where there are any, were told something
 */
export function show(t: LiveTable, play: Play, stored: Stored, rewritten = false): boolean {
  let everybody = false;
  const { events } = stored;
  // Without a secret part an event is heard as it is.
  const alike = events.every(({ secret }) => secret === undefined) ? JSON.stringify(events) : undefined;
  const look = sights(play.game, stored.after);
  const said = saidBy(play, stored);
  const changed = changeTexts();
  for (const [viewer, line] of t.lines) {
    const sight = look(viewer, line.seen);
    if (!sight.changed && events.length === 0 && !rewritten) continue;
    if (viewer === 'spectator') everybody = true;
    line.seen = sight.seen;
    line.no++;
    const message = rewritten
      ? bytesOf(viewText(play, viewer, line, said(viewer)))
      : changed(said(viewer), alike ?? heardText(events, viewer), sight);
    line.recent.push(message);
    if (line.recent.length > RECENT) line.recent.shift();
    // Nobody who is asked something is kept waiting.
    const looksOn = sight.seen.asks.length === 0;
    const frame = frameOfBytes(placed(line, line.no, message));
    for (const listener of t.listeners) if (listener.viewer === viewer) send(t, listener, frame, looksOn);
  }
  return everybody;
}

const heardText = (events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify(events.map((event) => hear(event, viewer)));

function viewText(play: Play, viewer: Viewer, line: Line, said: string): string {
  const { line: _, no: __, ...view } = freshView(play, viewer, line);
  return said + JSON.stringify(view).slice(1);
}

/** How an entry sounds to one viewer after another, as a field of a message; to most it sounds the same. */
function saidBy(play: Play, { entry, ask, before }: Stored): (viewer: Viewer) => string {
  const { seat } = entry;
  const field = (said: Said): string => `"said":${JSON.stringify(said)},`;
  if (entry.verb === 'take-back') return () => '';
  if (entry.verb !== 'answer') {
    const text = field({ seat, verb: entry.verb });
    return () => text;
  }
  let last: string | undefined;
  let text = '';
  return (viewer) => {
    const option = ask === undefined ? undefined : sound(play.game, before, ask, entry.option, viewer);
    if (option === undefined) return '';
    if (option !== last) text = field({ seat, kind: entry.kind, option });
    last = option;
    return text;
  };
}

/** The messages after `no`, as bytes, or undefined when they are no longer all there. */
export function tailOf(line: Line, no: number): readonly string[] | undefined {
  const missing = line.no - no;
  if (missing < 0 || missing > line.recent.length) return undefined;
  return line.recent.slice(line.recent.length - missing).map((message, i) => placed(line, no + 1 + i, message));
}

export function tell(t: LiveTable, listener: Listener, message: Message): void {
  send(t, listener, frameOf(JSON.stringify(message)));
}
/** Every answer is acknowledged. An id is made of plain letters: nothing in it has to be escaped. */
export function tellKept(t: LiveTable, listener: Listener, { id, n }: Extract<Reply, { ok: true }>): void {
  send(t, listener, frameOfBytes(`{"t":"reply","id":"${id}","ok":true${n === undefined ? '' : `,"n":${n}`}}`), true);
}
function send(t: LiveTable, listener: Listener, frame: string, inTime = false): void {
  t.house.measures.sent(frame.length);
  if (inTime) listener.tellInTime(frame);
  else listener.tell(frame);
}
export function tellAll(t: LiveTable, message: Message, except?: Viewer): void {
  const frame = frameOf(JSON.stringify(message));
  for (const listener of t.listeners) if (listener.viewer !== except) send(t, listener, frame);
}

/** Soon: several changes at once are one message. */
export function tellTable(t: LiveTable): void {
  if (t.tellingSoon) return;
  t.tellingSoon = true;
  setImmediate(() => {
    t.tellingSoon = false;
    tellAll(t, { t: 'table', table: tableSeen(t) });
  });
}

export function isHere(t: LiveTable, seat: Seat): boolean {
  for (const { viewer } of t.listeners) if (viewer === seat) return true;
  return false;
}

function botSeen(t: LiveTable, seat: Seat): Pick<SeatSeen, 'bot' | 'level'> {
  const bot = t.record.seats[seat]!.bot || t.standIns.has(seat);
  return bot ? { bot, level: levelOf(t, seat) } : { bot };
}

/** How well whoever plays for this seat plays, if it is no person. */
export function levelOf({ record }: LiveTable, seat: Seat): BotLevel {
  const { bot, level = USUAL_LEVEL } = record.seats[seat]!;
  return bot ? level : record.standInLevel;
}

/** Nobody is woken or counted as here by this; a seat learns what it would see at the table. */
export function tableWaits({ record, held, play }: LiveTable, viewer: Viewer): TableWaits {
  const status = held === undefined ? statusOf(record) : 'held';
  return {
    status,
    waiting: status !== 'playing' || play === undefined ? [] : view(play.game, play.shown, viewer).waiting,
    names: record.seats.map(({ name }) => name),
    marks: record.marks,
  };
}

export function tableSeen(t: LiveTable): TableSeen {
  const { record } = t;
  const status = statusOf(record);
  const deadlines = deadlinesOf(t);
  return {
    id: record.id,
    game: record.game,
    rules: t.play?.game.version ?? record.rules,
    options: record.options,
    title: record.title,
    undo: record.undo,
    spectators: record.spectators,
    timer: record.timer,
    standInAfter: record.standInAfter,
    standInLevel: record.standInLevel,
    status: t.held === undefined ? status : 'held',
    seats: record.seats.map((seat, i) => ({
      name: seat.name,
      taken: isTaken(seat),
      ...botSeen(t, i),
      here: isHere(t, i),
      words: seat.words !== '',
    })),
    marks: record.marks,
    commitment: sealOf(record),
    ...(status === 'over' ? { secret: record.secret } : {}),
    ...(record.imported ? { imported: true } : {}),
    ...(record.rematch === undefined ? {} : { rematch: record.rematch }),
    ...(t.undoAsked === undefined ? {} : { undoAsked: { seat: t.undoAsked.seat, agreed: t.undoAsked.agreed } }),
    ...(deadlines.length === 0 ? {} : { deadlines }),
  };
}
