// The way of an answer: checked, stored, acknowledged, published. In this order, whatever happens in between.
import { type Entry, enter, entryText, type Refusal, readEntry, type Seat } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { diff } from '@oubliette/records';
import type { KeptEntry } from '../store/store.ts';
import { policyRefusal, settleUndo, undoShown } from './asked-undo.ts';
import { charge, waitedFor } from './clock.ts';
import { linesOf, wholeLog } from './log-lines.ts';
import { restOf } from './rebuild.ts';
import { isTaken, type TableRecord } from './record.ts';
import { once, remember, replyTo } from './replies.ts';
import { broadcastInfo } from './send.ts';
import { isLong, keepSnapshot, keepState } from './snapshots.ts';
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
  const { seat } = entry;
  const decideIt = (): Promise<Reply> => {
    const current = t.context.nodes === undefined;
    return decide(t, {
      entry,
      by,
      id,
      acknowledge,
      isAllowed,
      leased,
      order: t.submissions++,
      current,
      tried: undefined,
    });
  };
  if (id === undefined) return decideIt();
  const isNew = replyTo(t, seat, id) === undefined;
  const reply = once(t, seat, id, decideIt);
  if (!isNew && acknowledge !== undefined)
    reply
      .then(
        (said) => acknowledge(withView(t, seat, said)),
        () => {},
      )
      .catch((err: unknown) => t.context.log.error({ err, table: t.record.id }, 'a reply could not be sent again'));
  return reply;
}

function decide(t: LiveTable, submission: Underway): Promise<Reply> {
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
  const { entry, by, id, leased } = submission;
  const known = id === undefined ? undefined : replyTo(t, entry.seat, id);
  // Another node has stored it.
  if (known !== undefined && !(known instanceof Promise)) {
    submission.acknowledge?.(known);
    return known;
  }
  if (submission.isAllowed?.(t.record) === false) return refuse(t, submission, { rule: 'SRV-NOT-HERE' });
  if (t.held !== undefined) return refuse(t, submission, { rule: 'SRV-HELD' });
  if (play === undefined) return refuse(t, submission, { rule: 'SRV-NOT-STARTED' });
  const epoch = leased ? t.lease : undefined;
  const tried = `${play.stored} ${play.entered} ${t.revision} ${epoch}`;
  // As nothing has changed since, it would not be stored now either.
  if (tried === submission.tried || (leased && !runs(t))) return refuse(t, submission, AGAIN);
  const policy = entry.verb === 'answer' ? undefined : policyRefusal(t, entry.verb);
  if (policy !== undefined) return refuse(t, submission, policy);
  context.stage('accepted');
  const entered = enterSafely(t, play, entry);
  if ('refused' in entered) return refuse(t, submission, entered.refused);
  const waited = waitedFor(t, entry.seat);
  // SRV-TIME-3: the step that everybody sees is charged with the time of the secret ones before it, also after a restart.
  const took = waited > 0 && isUnseen(play, entered) ? 0 : waited;
  charge(t, entry.seat, took);
  const row: KeptEntry = {
    table: t.record.id,
    number: ++play.entered,
    seat: entry.seat,
    entry: entryText(entered.entry),
    request: id,
    by,
    rules: play.game.version,
    at: context.clock.now(),
    took,
  };
  const rest = restOf(play.match);
  const appending = append(t, play, row, epoch);
  context.stage('appended');
  play.appending = appending;
  let kept = false;
  try {
    kept = await appending;
  } catch (err) {
    context.log.warn({ err, table: t.record.id }, 'an entry was not stored; the table is read on');
  }
  if (kept) return settle(t, play, submission, entered, row, rest);
  context.metrics.races.inc();
  charge(t, entry.seat, -took);
  return afterReading(t, { ...submission, current: true, tried });
}

function append({ context, revision }: LiveTable, { chain }: Play, row: KeptEntry, epoch?: number): Promise<boolean> {
  try {
    return context.store.append(row, chain, { revision, epoch });
  } catch (error) {
    // The match in memory has an entry that will never be stored: nothing may build on it.
    chain.broken = true;
    return Promise.reject(error);
  }
}

/** The client sends it again under the same id. */
const AGAIN: Refusal = { rule: 'SRV-AGAIN' };

/** Another node may know better: a refusal is given only when the table has been read on. */
function refuse(t: LiveTable, submission: Underway, why: Refusal): Reply | Promise<Reply> {
  const { id = '', entry, acknowledge, current } = submission;
  if (!current) return afterReading(t, { ...submission, current: true });
  const reply: Reply = { t: 'reply', id, ok: false, why, ...(why === AGAIN ? { again: true } : {}) };
  acknowledge?.(withView(t, entry.seat, reply));
  return reply;
}

const GONE = new Set(['ENG-LATE', 'ENG-NOT-ASKED', 'ENG-OVER']);

/** An answer to an ask that is no longer open gets the current view. It is not remembered: views are large. */
function withView(t: LiveTable, seat: Seat, reply: Reply): Reply {
  if (reply.ok || t.play === undefined || !GONE.has(reply.why.rule)) return reply;
  return { ...reply, now: viewMessage(t.play, seat, streamOf(t, t.play, seat)) };
}

/** The entry is on disk: acknowledge, then publish. */
function settle(t: LiveTable, play: Play, submission: Underway, stored: Stored, row: KeptEntry, rest: Rest): Reply {
  const { stage } = t.context;
  const { entry, id, acknowledge } = submission;
  play.stored++;
  play.rest = rest;
  stage('committed');
  const reply: Reply = { t: 'reply', id: id ?? '', ok: true, n: entry.n };
  // It holds although what follows may fail.
  if (id !== undefined) remember(t, entry.seat, id, reply);
  acknowledge?.(reply);
  stage('acknowledged');
  // If the table was read again meanwhile, everybody has a whole view.
  if (t.play === play) t.advance(...show(t, play, stored, row));
  stage('shown');
  return reply;
}

/** Rules that throw refuse the answer; the server goes on. */
function enterSafely(t: LiveTable, play: Play, entry: Entry): Stored | { refused: Refusal } {
  const { match, game, earlier } = play;
  const { secret } = t.record;
  const before = match.state;
  try {
    const refused = enter(match, entry);
    if (refused !== undefined) return { refused };
    const isAnswer = entry.verb === 'answer';
    const move = isAnswer ? match.moves.at(-1) : undefined;
    return {
      // A sentence is cleaned by the match.
      entry: match.entries.at(-1)!,
      move,
      before,
      after: match.state,
      lines: move === undefined ? [] : linesOf(secret, move.events, move.entry),
      log: isAnswer ? undefined : wholeLog(secret, match, earlier),
    };
  } catch (error) {
    t.context.log.error({ err: error, table: t.record.id, game: game.id, entry: entryText(entry) }, 'the rules failed');
    return { refused: { rule: 'SRV-RULES-FAILED' } };
  }
}

/**
 * Shows everybody an entry that is stored.
 * @returns its seat, if everybody could see it
 */
function show(t: LiveTable, play: Play, stored: Stored, row: KeptEntry): readonly Seat[] {
  const { seat } = row;
  const rewritten = stored.log !== undefined && diff(play.log, stored.log) !== undefined;
  const asked = undoShown(t);
  play.shown = stored.after;
  if (rewritten) play.log.splice(0, play.log.length, ...stored.log);
  else play.log.push(...stored.lines);
  if (play.stored % STATE_EVERY === 0) void keepState(t, play);
  play.work += stored.log === undefined ? 1 : play.match.moves.length;
  if (isLong(play)) void keepSnapshot(t, play);
  noteStandIn(t, row);
  // A clock restarts with what everybody sees, so there must be a spectator's stream to compare.
  if (t.record.timer.kind !== 'none') streamOf(t, play, 'spectator');
  const everybody = publish(t, play, stored, rewritten);
  if (asked?.seat === seat && settleUndo(t, asked, !rewritten && isUnseen(play, stored))) broadcastInfo(t);
  return everybody ? [seat] : [];
}

/** Entries under way were not stored: the match goes back to what is. */
export function rollBack(play: Play): void {
  const { match, rest } = play;
  match.first = rest.first;
  match.moves = rest.moves.slice(0, rest.count);
  match.entries.length = rest.entries;
  match.state = play.shown;
  play.entered = play.stored;
  play.chain = { broken: false };
}

/**
 * Plays an entry that another node has stored, and shows it.
 * @returns its seat, if everybody could see it; or why it could not be played
 */
export function followStored(t: LiveTable, play: Play, row: KeptEntry): readonly Seat[] | { refused: Refusal } {
  const stored = enterSafely(t, play, readEntry(row.entry)!);
  if ('refused' in stored) return stored;
  play.entered++;
  play.stored++;
  charge(t, row.seat, row.took);
  play.rest = restOf(play.match);
  rememberStored(t, row);
  return show(t, play, stored, row);
}

/** The reply to a request that may be sent again. */
export function rememberStored(t: LiveTable, { seat, request, entry }: KeptEntry): void {
  if (request === undefined) return;
  remember(t, seat, request, { t: 'reply', id: request, ok: true, n: readEntry(entry)!.n });
}

/** What a bot did for a person is kept until that seat answers itself. */
export function noteStandIn(t: LiveTable, { seat, by, entry }: KeptEntry): void {
  if (by === 'person') t.stoodIn.delete(seat);
  else if (isTaken(t.record.seats[seat]!)) t.stoodIn.set(seat, [...(t.stoodIn.get(seat) ?? []), entry]);
}
