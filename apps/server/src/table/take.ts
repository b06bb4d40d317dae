// An answer's way: checked, kept, acknowledged, shown. In this order, whatever happens between.
import { diff, type Entry, type Event, enter, entryText, isOver, type Match, type Refusal } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import type { KeptEntry } from '../store/store.ts';
import { chargeOf, hasClocks, runClock } from './clock.ts';
import { driveBots, hasBots } from './drive.ts';
import { endGame } from './end.ts';
import type { LiveTable, Play } from './live.ts';
import { reload } from './load.ts';
import { isTaken } from './record.ts';
import { freshView, lineOf, type Stored, show, tellTable } from './tell.ts';

/** A state is kept after so many entries. */
const STATE_EVERY = 64;
/** Replies remembered for requests that are sent again. */
const REPLIES = 400;

export interface Taken {
  readonly entry: Entry;
  readonly by: 'person' | 'bot';
  /** The client's id. */
  readonly id: string | undefined;
  /** Hears the reply before anybody sees the change. */
  readonly acknowledge?: (reply: Reply) => void;
}

/** The same request gets the same reply, however often it comes and through whichever tab. */
export function take(t: LiveTable, taken: Taken): Promise<Reply> {
  const { entry, acknowledge } = taken;
  const key = keyOf(taken);
  const known = key === undefined ? undefined : t.replies.get(key);
  if (known !== undefined) {
    // A position is not remembered: whoever asks again gets the one of now.
    const again = Promise.resolve(known).then((said) =>
      said.ok ? said : { ...said, ...nowFor(t, entry.seat, said.why) },
    );
    if (acknowledge !== undefined) again.then(acknowledge, () => {});
    return again;
  }
  const reply = decide(t, taken);
  // What is refused at once is remembered already.
  if (key !== undefined && !t.replies.has(key)) remember(t, key, reply);
  return reply;
}

const keyOf = ({ id, entry }: Taken): string | undefined => (id === undefined ? undefined : `${entry.seat} ${id}`);

export function remember(t: LiveTable, key: string, reply: Reply | Promise<Reply>): void {
  t.replies.set(key, reply);
  if (t.replies.size > REPLIES) t.replies.delete(t.replies.keys().next().value!);
}

/** The last word on a request. */
function conclude(t: LiveTable, taken: Taken, said: Reply): Reply {
  const key = keyOf(taken);
  if (key === undefined) return said;
  if ('again' in said) t.replies.delete(key);
  else remember(t, key, withoutPosition(said));
  return said;
}

/** Views are big, and a refusal may be remembered for long. */
function withoutPosition(said: Reply): Reply {
  if (said.ok) return said;
  const { now: _, ...rest } = said;
  return rest;
}

/** Nobody knows what became of it: asked again, it is decided again. */
function failed(t: LiveTable, taken: Taken, error: unknown): Promise<Reply> {
  const key = keyOf(taken);
  if (key !== undefined) t.replies.delete(key);
  return Promise.reject(error);
}

function decide(t: LiveTable, taken: Taken): Promise<Reply> {
  const fail = (error: unknown): Promise<Reply> => failed(t, taken, error);
  if (t.play?.chain.broken)
    return reload(t)
      .then(() => decideNow(t, taken))
      .catch(fail);
  try {
    return decideNow(t, taken);
  } catch (error) {
    // Not before it is remembered that it is under way.
    return Promise.reject(error).catch(fail);
  }
}

/** Everything up to the disk happens at once, everything behind it in one step: no answer waits for a promise more than it must. */
function decideNow(t: LiveTable, taken: Taken): Promise<Reply> {
  const { play } = t;
  if (t.held !== undefined) return refuse(t, taken, { rule: 'SRV-HELD' });
  if (play === undefined) return refuse(t, taken, { rule: 'SRV-NOT-STARTED' });
  t.house.moment('accepted');
  const entered = enterSafely(t, play, taken);
  if ('refused' in entered) return refuse(t, taken, entered.refused);
  let appending: Promise<boolean>;
  try {
    appending = t.house.store.append(rowOf(t, play, taken), play.chain);
  } catch (error) {
    // It is entered here and will never be kept: nothing may build on it.
    play.chain.broken = true;
    return lostRace(t, play, taken, error);
  }
  t.house.moment('appended');
  return appending.then(
    (kept) => (kept ? settle(t, play, taken, entered) : lostRace(t, play, taken, kept)),
    (error: unknown) => lostRace(t, play, taken, error),
  );
}

function refuse(t: LiveTable, taken: Taken, why: Refusal): Promise<Reply> {
  const { id = '', entry, acknowledge } = taken;
  const reply: Reply = { t: 'reply', id, ok: false, why, ...nowFor(t, entry.seat, why) };
  acknowledge?.(reply);
  return Promise.resolve(conclude(t, taken, reply));
}

/** It is on disk: acknowledged, then shown. */
function settle(t: LiveTable, play: Play, taken: Taken, stored: Stored): Reply {
  play.stored++;
  t.house.moment('committed');
  const reply: Reply = { t: 'reply', id: taken.id ?? '', ok: true, n: taken.entry.n };
  conclude(t, taken, reply);
  taken.acknowledge?.(reply);
  t.house.moment('acknowledged');
  after(t, play, stored);
  t.house.moment('shown');
  return reply;
}

/** Rules with a bug refuse; they do not take the house down. */
function enterSafely(t: LiveTable, play: Play, { entry, by }: Taken): Stored | { refused: Refusal } {
  const { match, game } = play;
  const before = match.state;
  try {
    const refused = enter(match, entry);
    if (refused !== undefined) return { refused };
    const move = entry.verb === 'answer' ? match.moves.at(-1) : undefined;
    const stored: Stored = { entry, by, ask: move?.ask, before, after: match.state, events: move?.events ?? [] };
    return entry.verb === 'answer' ? stored : { ...stored, log: wholeLog(match) };
  } catch (error) {
    t.house.log.error({ err: error, table: t.record.id, game: game.id, entry: entryText(entry) }, 'the rules failed');
    return { refused: { rule: 'SRV-RULES-FAILED' } };
  }
}

const wholeLog = ({ opening, moves }: Match): Event[] => [...opening, ...moves.flatMap(({ events }) => events)];

function rowOf(t: LiveTable, play: Play, { entry, by, id }: Taken): KeptEntry {
  const at = t.house.now();
  return {
    table: t.record.id,
    number: ++play.entered,
    seat: entry.seat,
    entry: entryText(entry),
    request: id,
    by,
    rules: play.game.version,
    at,
    took: chargeOf(t, entry.seat, at),
  };
}

function keepState(t: LiveTable, play: Play): void {
  const state = JSON.stringify(play.shown);
  const row = { table: t.record.id, number: play.stored, rules: play.game.version, state };
  t.house.store.keepState(row).catch((err: unknown) => {
    t.house.log.warn({ err, table: t.record.id }, 'a state was not kept');
  });
}

/** Somebody else was first, or nobody knows: look at what is kept, and say what is true. */
async function lostRace(t: LiveTable, play: Play, taken: Taken, reason: unknown): Promise<Reply> {
  t.house.log.warn({ err: reason, table: t.record.id }, 'an entry was not kept; the table is read again');
  t.house.measures.races.inc();
  try {
    if (t.play === play) await reload(t);
    const key = keyOf(taken);
    const mine = key === undefined ? undefined : t.replies.get(key);
    const known = mine instanceof Promise ? undefined : mine;
    const again = { t: 'reply', id: taken.id ?? '', ok: false, why: { rule: 'SRV-AGAIN' }, again: true } as const;
    const reply = conclude(t, taken, known ?? again);
    taken.acknowledge?.(reply);
    return reply;
  } catch (error) {
    return failed(t, taken, error);
  }
}

function after(t: LiveTable, play: Play, stored: Stored): void {
  if (t.play !== play) return; // read again meanwhile: everybody has a fresh view
  play.shown = stored.after;
  const rewritten = stored.log !== undefined && diff(play.log, stored.log) !== undefined;
  if (rewritten) play.log.splice(0, play.log.length, ...stored.log);
  else for (const event of stored.events) play.log.push(event);
  if (play.stored % STATE_EVERY === 0) keepState(t, play);
  const { seat } = stored.entry;
  t.house.measures.kept(play.game.id, stored.by);
  noteStandIn(t, stored);
  if (t.record.timer.kind !== 'none') lineOf(t, play, 'spectator');
  const everybody = show(t, play, stored, rewritten);
  if (t.undoAsked?.seat === seat) {
    t.undoAsked = undefined;
    tellTable(t);
  }
  const clocks = hasClocks(t);
  if (clocks) runClock(t, everybody ? seat : undefined);
  if (isOver(stored.after)) endGame(t);
  else if (clocks || hasBots(t)) driveBots(t);
}

/** What a bot did for somebody is kept until that seat answers itself. */
function noteStandIn(t: LiveTable, { entry, by }: Stored): void {
  if (by === 'person') t.stoodIn.delete(entry.seat);
  else if (isTaken(t.record.seats[entry.seat]!))
    t.stoodIn.set(entry.seat, [...(t.stoodIn.get(entry.seat) ?? []), entryText(entry)]);
}

const GONE = new Set(['ENG-LATE', 'ENG-NOT-ASKED', 'ENG-OVER']);

/** An answer to an ask that is gone gets the current position. */
function nowFor(t: LiveTable, seat: number, why: Refusal) {
  if (t.play === undefined || !GONE.has(why.rule)) return {};
  return { now: freshView(t.play, seat, lineOf(t, t.play, seat)) };
}
