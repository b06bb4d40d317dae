// An answer's way: checked, kept, acknowledged, shown. In this order, whatever happens between.
import {
  type Ask,
  check,
  diff,
  type Entry,
  type Event,
  enter,
  entryText,
  isOver,
  type Match,
  type Refusal,
  type StateOf,
} from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { chargeOf, runClock } from './clock.ts';
import { driveBots } from './drive.ts';
import { endGame } from './end.ts';
import type { LiveTable, Play } from './live.ts';
import { reload } from './load.ts';
import { freshView, lineOf, type Stored, show, tellTable } from './tell.ts';

/** A state is kept after so many entries. */
const STATE_EVERY = 32;
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
  const { id, entry, acknowledge } = taken;
  if (id === undefined) return decide(t, taken, '');
  const key = `${entry.seat} ${id}`;
  const known = t.replies.get(key);
  if (known !== undefined) {
    // A position is not remembered: whoever asks again gets the one of now.
    const again = Promise.resolve(known).then((said) =>
      said.ok ? said : { ...said, ...nowFor(t, entry.seat, said.why) },
    );
    if (acknowledge !== undefined) again.then(acknowledge, () => {});
    return again;
  }
  const reply = decide(t, taken, id);
  remember(t, key, reply);
  reply.then(
    (said) => ('again' in said ? t.replies.delete(key) : t.replies.set(key, withoutPosition(said))),
    () => t.replies.delete(key),
  );
  return reply;
}

/** Views are big, and a refusal may be remembered for long. */
function withoutPosition(said: Reply): Reply {
  if (said.ok) return said;
  const { now: _, ...rest } = said;
  return rest;
}

export function remember(t: LiveTable, key: string, reply: Reply | Promise<Reply>): void {
  t.replies.set(key, reply);
  if (t.replies.size > REPLIES) t.replies.delete(t.replies.keys().next().value!);
}

async function decide(t: LiveTable, taken: Taken, id: string): Promise<Reply> {
  if (t.play?.chain.broken) await reload(t);
  const { play } = t;
  const refuse = (why: Refusal): Reply => {
    const reply: Reply = { t: 'reply', id, ok: false, why, ...nowFor(t, taken.entry.seat, why) };
    taken.acknowledge?.(reply);
    return reply;
  };
  if (t.held !== undefined) return refuse({ rule: 'SRV-HELD' });
  if (play === undefined) return refuse({ rule: 'SRV-NOT-STARTED' });
  t.house.moment('accepted');
  const entered = enterSafely(t, play, taken.entry);
  if ('refused' in entered) return refuse(entered.refused);
  const kept = await keep(t, play, taken);
  if (kept !== true) return lostRace(t, play, taken, id, kept);
  play.stored++;
  t.house.moment('committed');
  const reply: Reply = { t: 'reply', id, ok: true, n: taken.entry.n };
  taken.acknowledge?.(reply);
  t.house.moment('acknowledged');
  after(t, play, { ...entered, entry: taken.entry, by: taken.by });
  t.house.moment('shown');
  return reply;
}

/** Rules with a bug refuse; they do not take the house down. */
function enterSafely(
  t: LiveTable,
  play: Play,
  entry: Entry,
): Pick<Stored, 'ask' | 'before' | 'after' | 'events' | 'log'> | { refused: Refusal } {
  const { match, game } = play;
  const before = match.state;
  try {
    const ask = entry.verb === 'answer' ? askOf(play, before, entry) : undefined;
    const refused = enter(match, entry);
    if (refused !== undefined) return { refused };
    if (entry.verb !== 'answer') return { ask, before, after: match.state, events: [], log: wholeLog(match) };
    return { ask, before, after: match.state, events: match.moves.at(-1)?.events ?? [] };
  } catch (error) {
    t.house.log.error({ err: error, table: t.record.id, game: game.id, entry: entryText(entry) }, 'the rules failed');
    return { refused: { rule: 'SRV-RULES-FAILED' } };
  }
}

const wholeLog = ({ opening, moves }: Match): Event[] => [...opening, ...moves.flatMap(({ events }) => events)];

function askOf(play: Play, before: StateOf, entry: Entry): Ask | undefined {
  const checked = check(play.game, before, entry.seat, entry);
  return 'ask' in checked ? checked.ask : undefined;
}

async function keep(t: LiveTable, play: Play, { entry, by, id }: Taken): Promise<true | unknown> {
  const number = ++play.entered;
  const at = t.house.now();
  const { id: table } = t.record;
  const rules = play.game.version;
  const row = { table, number, seat: entry.seat, entry: entryText(entry), request: id, by, rules, at };
  const appending = t.house.store.append({ ...row, took: chargeOf(t, entry.seat, at) }, play.chain);
  t.house.moment('appended');
  try {
    return await appending;
  } catch (error) {
    return error;
  }
}

function keepState(t: LiveTable, play: Play): void {
  const state = JSON.stringify(play.shown);
  const row = { table: t.record.id, number: play.stored, rules: play.game.version, state };
  t.house.store.keepState(row).catch((err: unknown) => {
    t.house.log.warn({ err, table: t.record.id }, 'a state was not kept');
  });
}

/** Somebody else was first, or nobody knows: look at what is kept, and say what is true. */
async function lostRace(t: LiveTable, play: Play, taken: Taken, id: string, reason: unknown): Promise<Reply> {
  t.house.log.warn({ err: reason, table: t.record.id }, 'an entry was not kept; the table is read again');
  t.house.measures.races.inc();
  if (t.play === play) await reload(t);
  const mine = id === '' ? undefined : t.replies.get(`${taken.entry.seat} ${id}`);
  const known = mine instanceof Promise ? undefined : mine;
  const reply: Reply = known ?? { t: 'reply', id, ok: false, why: { rule: 'SRV-AGAIN' }, again: true };
  taken.acknowledge?.(reply);
  return reply;
}

function after(t: LiveTable, play: Play, stored: Stored): void {
  if (t.play !== play) return; // read again meanwhile: everybody has a fresh view
  play.shown = stored.after;
  const rewritten = stored.log !== undefined && diff(play.log, stored.log) !== undefined;
  if (rewritten) play.log.splice(0, play.log.length, ...stored.log);
  else play.log.push(...stored.events);
  if (play.stored % STATE_EVERY === 0) keepState(t, play);
  const { seat } = stored.entry;
  t.house.measures.moves.inc({ game: play.game.id, by: stored.by });
  noteStandIn(t, stored);
  if (t.record.timer.kind !== 'none') lineOf(t, play, 'spectator');
  const told = show(t, play, stored, rewritten);
  if (t.undoAsked?.seat === seat) {
    t.undoAsked = undefined;
    tellTable(t);
  }
  runClock(t, told.has('spectator') ? seat : undefined);
  if (isOver(stored.after)) endGame(t);
  else driveBots(t);
}

/** What a bot did for somebody is kept until that seat answers itself. */
function noteStandIn(t: LiveTable, { entry, by }: Stored): void {
  if (by === 'person') t.stoodIn.delete(entry.seat);
  else if (!t.record.seats[entry.seat]!.bot)
    t.stoodIn.set(entry.seat, [...(t.stoodIn.get(entry.seat) ?? []), entryText(entry)]);
}

const GONE = new Set(['ENG-LATE', 'ENG-NOT-ASKED', 'ENG-OVER']);

/** An answer to an ask that is gone gets the current position. */
function nowFor(t: LiveTable, seat: number, why: Refusal) {
  if (t.play === undefined || !GONE.has(why.rule)) return {};
  return { now: freshView(t.play, seat, lineOf(t, t.play, seat)) };
}
