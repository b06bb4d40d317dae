// The way of an answer: checked, stored, acknowledged, published. In this order, whatever happens in between.
import { type Entry, enter, entryText, type Refusal, readEntry } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { diff } from '@oubliette/records';
import type { KeptEntry } from '../store/store.ts';
import { policyRefusal, settleUndo, undoShown } from './asked-undo.ts';
import { charge, waitedFor } from './clock.ts';
import { linesOf, wholeLog } from './log-lines.ts';
import { restOf } from './rebuild.ts';
import { isTaken, type TableRecord } from './record.ts';
import { forgetReply, remember, replyTo } from './replies.ts';
import { broadcastInfo } from './send.ts';
import { isLong, keepSnapshot } from './snapshots.ts';
import type { Stored } from './stored.ts';
import { isUnseen, publish, streamOf, viewMessage } from './streams.ts';
import { type LiveTable, type Play, type Rest, runs, type Waiting } from './table.ts';

/** A state is stored after so many entries. */
const STATE_EVERY = 64;

export interface Submission {
  readonly entry: Entry;
  readonly by: 'person' | 'bot';
  /** Whether its sender still has the seat. */
  readonly isAllowed?: ((record: TableRecord) => boolean) | undefined;
  /** Decided by the node that holds the lease: nothing is stored once another node holds it. */
  readonly leased?: true | undefined;
  /** The client's id of the request. */
  readonly id: string | undefined;
  /** Gets the reply before anybody sees the change. */
  readonly acknowledge?: ((reply: Reply) => void) | undefined;
}

/** On its way. */
interface Underway extends Submission {
  /** In the order in which it came. */
  readonly order: number;
  /** Decided with all that was stored when it came, so that a refusal is true. */
  readonly current: boolean;
  /** As what it was to be stored when it was not. */
  readonly tried: string | undefined;
}

/** The same request gets the same reply, however often it comes and through whichever connection. */
export function submit(t: LiveTable, submission: Submission): Promise<Reply> {
  const { entry, by, id, acknowledge, isAllowed, leased } = submission;
  const known = id === undefined ? undefined : replyTo(t, entry.seat, id);
  if (known !== undefined) {
    // The view is not remembered with a refusal: the current one is sent.
    const again = Promise.resolve(known).then((reply) =>
      reply.ok ? reply : { ...reply, ...currentView(t, entry.seat, reply.why) },
    );
    if (acknowledge !== undefined) again.then(acknowledge, () => {});
    return again;
  }
  const current = t.context.nodes === undefined;
  const order = t.submissions++;
  const underway = { entry, by, id, acknowledge, isAllowed, leased, order, current, tried: undefined };
  const reply: Promise<Reply> = decide(t, underway).catch((error: unknown) => {
    // The outcome is unknown: a request sent again is decided again.
    if (id !== undefined && replyTo(t, entry.seat, id) === reply) forgetReply(t, entry.seat, id);
    throw error;
  });
  // A refusal made at once is remembered already.
  if (id !== undefined && replyTo(t, entry.seat, id) === undefined) remember(t, entry.seat, id, reply);
  return reply;
}

/** The final reply to a request. */
function conclude(t: LiveTable, { id, entry }: Underway, reply: Reply): Reply {
  if (id === undefined) return reply;
  if ('again' in reply) forgetReply(t, entry.seat, id);
  else remember(t, entry.seat, id, withoutView(reply));
  return reply;
}

/** Views are large, and refusals are remembered for long. */
function withoutView(reply: Reply): Reply {
  if (reply.ok) return reply;
  const { now: _, ...rest } = reply;
  return rest;
}

async function decide(t: LiveTable, submission: Underway): Promise<Reply> {
  if (t.play?.chain.broken) return afterReading(t, submission);
  // A reading that has begun will do: before anything is refused there is another.
  if (t.reading !== undefined || t.waiting.length > 0) return afterReading(t, submission, 'begun');
  return decideNow(t, submission);
}

/**
 * Decides when the table has been read on; submissions of a seat stay in order.
 * @param when whether a reading that has begun will do
 */
function afterReading(t: LiveTable, submission: Underway, when: 'begun' | 'from-now' = 'from-now'): Promise<Reply> {
  return new Promise((resolve, fail) => {
    const { order, entry } = submission;
    const decideIt = (): void => resolve(decideNow(t, submission));
    const waiting: Waiting = { order, seat: entry.seat, ready: when === 'begun', decide: decideIt, fail };
    t.waiting.push(waiting);
    const isRead = (): void => {
      waiting.ready = true;
    };
    // The reading itself replies to those who wait; see catch-up.ts.
    if (when === 'from-now') t.catchUp(isRead).catch(fail);
  });
}

/** Everything before the disk happens in one step, everything after it in another. */
async function decideNow(t: LiveTable, submission: Underway): Promise<Reply> {
  const { play, context } = t;
  const { seat, verb } = submission.entry;
  const known = knownReply(t, submission);
  if (known !== undefined) {
    submission.acknowledge?.(known);
    return conclude(t, submission, known);
  }
  if (submission.isAllowed?.(t.record) === false) return refuse(t, submission, { rule: 'SRV-NOT-HERE' });
  if (t.held !== undefined) return refuse(t, submission, { rule: 'SRV-HELD' });
  if (play === undefined) return refuse(t, submission, { rule: 'SRV-NOT-STARTED' });
  const epoch = submission.leased ? t.lease : undefined;
  const tried = `${play.stored} ${play.entered} ${t.revision} ${epoch}`;
  // As nothing has changed since, it would not be stored now either.
  if (tried === submission.tried || (submission.leased && !runs(t))) return refuse(t, submission, AGAIN);
  const policy = verb === 'answer' ? undefined : policyRefusal(t, verb);
  if (policy !== undefined) return refuse(t, submission, policy);
  context.stage('accepted');
  const entered = enterSafely(t, play, submission);
  if ('refused' in entered) return refuse(t, submission, entered.refused);
  const took = waitedFor(t, seat);
  charge(t, seat, took);
  const appending = append(t, play, rowOf(t, play, submission, took), epoch);
  context.stage('appended');
  play.appending = appending;
  const rest = restOf(play.match);
  let kept = false;
  try {
    kept = await appending;
  } catch (err) {
    context.log.warn({ err, table: t.record.id }, 'an entry was not stored; the table is read on');
  }
  if (kept) return settle(t, play, submission, entered, rest);
  context.metrics.races.inc();
  charge(t, seat, -took);
  return afterReading(t, { ...submission, current: true, tried });
}

function append(t: LiveTable, { chain }: Play, row: KeptEntry, epoch: number | undefined): Promise<boolean> {
  try {
    return t.context.store.append(row, chain, { revision: t.revision, epoch });
  } catch (error) {
    // The match in memory has an entry that will never be stored: nothing may build on it.
    chain.broken = true;
    return Promise.reject(error);
  }
}

/** The client sends it again under the same id. */
const AGAIN: Refusal = { rule: 'SRV-AGAIN' };

/** Another node may have stored it. */
function knownReply(t: LiveTable, { id, entry }: Underway): Reply | undefined {
  const known = id === undefined ? undefined : replyTo(t, entry.seat, id);
  return known instanceof Promise ? undefined : known;
}

/** Another node may know better: a refusal is given only when the table has been read on. */
async function refuse(t: LiveTable, submission: Underway, why: Refusal): Promise<Reply> {
  const { id = '', entry, acknowledge, current } = submission;
  if (!current) return afterReading(t, { ...submission, current: true });
  const more = why === AGAIN ? ({ again: true } as const) : currentView(t, entry.seat, why);
  const reply: Reply = { t: 'reply', id, ok: false, why, ...more };
  acknowledge?.(reply);
  return conclude(t, submission, reply);
}

/** The entry is on disk: acknowledge, then publish. */
function settle(t: LiveTable, play: Play, submission: Underway, stored: Stored, rest: Rest): Reply {
  const { stage } = t.context;
  play.stored++;
  play.rest = rest;
  stage('committed');
  const reply: Reply = { t: 'reply', id: submission.id ?? '', ok: true, n: submission.entry.n };
  conclude(t, submission, reply);
  submission.acknowledge?.(reply);
  stage('acknowledged');
  follow(t, play, stored);
  stage('shown');
  return reply;
}

/** Rules that throw refuse the answer; the server goes on. */
function enterSafely(t: LiveTable, play: Play, { entry, by }: Submission): Stored | { refused: Refusal } {
  const { match, game } = play;
  const before = match.state;
  try {
    const refused = enter(match, entry);
    if (refused !== undefined) return { refused };
    const move = entry.verb === 'answer' ? match.moves.at(-1) : undefined;
    const stored: Stored = {
      entry: match.entries.at(-1)!,
      by,
      ask: move?.ask,
      move,
      before,
      after: match.state,
      lines: move === undefined ? [] : linesOf(t.record.secret, move.events, move.entry),
    };
    return entry.verb === 'answer' ? stored : { ...stored, log: wholeLog(t.record.secret, match, play.earlier) };
  } catch (error) {
    t.context.log.error({ err: error, table: t.record.id, game: game.id, entry: entryText(entry) }, 'the rules failed');
    return { refused: { rule: 'SRV-RULES-FAILED' } };
  }
}

function rowOf(t: LiveTable, play: Play, { entry, by, id }: Submission, took: number): KeptEntry {
  return {
    table: t.record.id,
    number: ++play.entered,
    seat: entry.seat,
    // As the match has it: a sentence is cleaned there.
    entry: entryText(play.match.entries.at(-1)!),
    request: id,
    by,
    rules: play.game.version,
    at: t.context.clock.now(),
    took,
  };
}

/** A game goes on from its last state when its rules have changed since. */
export async function keepState(t: LiveTable, { game, shown, stored }: Play): Promise<void> {
  try {
    const state = JSON.stringify(shown);
    await t.context.store.keepState({ table: t.record.id, number: stored, rules: game.version, state });
  } catch (err) {
    t.context.log.warn({ err, table: t.record.id }, 'a state was not stored');
  }
}

/** Shows everybody an entry that is stored. */
function follow(t: LiveTable, play: Play, stored: Stored): void {
  if (t.play !== play) return; // read again meanwhile: everybody has a whole view
  const everybody = show(t, play, stored);
  t.advance(...(everybody ? [stored.entry.seat] : []));
}

/** @returns whether everybody could see it */
function show(t: LiveTable, play: Play, stored: Stored): boolean {
  const { seat } = stored.entry;
  const rewritten = stored.log !== undefined && diff(play.log, stored.log) !== undefined;
  const asked = undoShown(t);
  play.shown = stored.after;
  if (rewritten) play.log.splice(0, play.log.length, ...stored.log);
  else play.log.push(...stored.lines);
  if (play.stored % STATE_EVERY === 0) void keepState(t, play);
  play.work += stored.log === undefined ? 1 : play.match.moves.length;
  if (isLong(play)) void keepSnapshot(t, play);
  noteStandIn(t, stored);
  // A clock restarts with what everybody sees, so there must be a spectator's stream to compare.
  if (t.record.timer.kind !== 'none') streamOf(t, play, 'spectator');
  const everybody = publish(t, play, stored, rewritten);
  if (asked?.seat === seat && settleUndo(t, asked, !rewritten && isUnseen(play, stored))) broadcastInfo(t);
  return everybody;
}

/** Entries under way were not stored: the match goes back to what is. */
export function rollBack(play: Play): void {
  const { match, rest } = play;
  match.moves = rest.moves.slice(0, rest.count);
  match.entries.length = rest.entries;
  match.state = play.shown;
  play.entered = play.stored;
  play.chain = { broken: false };
}

/**
 * Plays an entry that another node has stored, and shows it.
 * @returns whether everybody could see it; or why it could not be played
 */
export function followStored(t: LiveTable, play: Play, row: KeptEntry): boolean | Refusal {
  const entry = readEntry(row.entry)!;
  const entered = enterSafely(t, play, { entry, by: row.by, id: row.request });
  if ('refused' in entered) return entered.refused;
  play.entered++;
  play.stored++;
  charge(t, row.seat, row.took);
  play.rest = restOf(play.match);
  rememberStored(t, row);
  return show(t, play, entered);
}

/** The reply to a request that may be sent again. */
export function rememberStored(t: LiveTable, { seat, request, entry }: KeptEntry): void {
  if (request === undefined) return;
  remember(t, seat, request, { t: 'reply', id: request, ok: true, n: readEntry(entry)!.n });
}

/** What a bot did for a person is kept until that seat answers itself. */
function noteStandIn(t: LiveTable, { entry, by }: Stored): void {
  if (by === 'person') t.stoodIn.delete(entry.seat);
  else if (isTaken(t.record.seats[entry.seat]!))
    t.stoodIn.set(entry.seat, [...(t.stoodIn.get(entry.seat) ?? []), entryText(entry)]);
}

const GONE = new Set(['ENG-LATE', 'ENG-NOT-ASKED', 'ENG-OVER']);

/** An answer to an ask that is no longer open gets the current view. */
function currentView(t: LiveTable, seat: number, why: Refusal) {
  if (t.play === undefined || !GONE.has(why.rule)) return {};
  return { now: viewMessage(t.play, seat, streamOf(t, t.play, seat)) };
}
