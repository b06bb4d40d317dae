// The way of an answer: checked, stored, acknowledged, published. In this order, whatever happens in between.
import { type Entry, enter, entryText, isOver, type Refusal } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { diff } from '@oubliette/records';
import type { KeptEntry } from '../store/store.ts';
import { chargeOf } from './clock.ts';
import { linesOf, wholeLog } from './log-lines.ts';
import { isTaken } from './record.ts';
import { remember } from './replies.ts';
import { broadcastInfo } from './send.ts';
import { publish, type Stored, streamOf, viewMessage } from './streams.ts';
import type { LiveTable, Play } from './table.ts';

/** A state is stored after so many entries. */
const STATE_EVERY = 64;

export interface Submission {
  readonly entry: Entry;
  readonly by: 'person' | 'bot';
  /** The client's id of the request. */
  readonly id: string | undefined;
  /** Gets the reply before anybody sees the change. */
  readonly acknowledge?: (reply: Reply) => void;
}

/** The same request gets the same reply, however often it comes and through whichever connection. */
export function submit(t: LiveTable, submission: Submission): Promise<Reply> {
  const { entry, acknowledge } = submission;
  const key = keyOf(submission);
  const known = key === undefined ? undefined : t.replies.get(key);
  if (known !== undefined) {
    // The view is not remembered with a refusal: the current one is sent.
    const again = Promise.resolve(known).then((reply) =>
      reply.ok ? reply : { ...reply, ...currentView(t, entry.seat, reply.why) },
    );
    if (acknowledge !== undefined) again.then(acknowledge, () => {});
    return again;
  }
  const reply = decide(t, submission);
  // A refusal made at once is remembered already.
  if (key !== undefined && !t.replies.has(key)) remember(t, key, reply);
  return reply;
}

const keyOf = ({ id, entry }: Submission): string | undefined => (id === undefined ? undefined : `${entry.seat} ${id}`);

/** The final reply to a request. */
function conclude(t: LiveTable, submission: Submission, reply: Reply): Reply {
  const key = keyOf(submission);
  if (key === undefined) return reply;
  if ('again' in reply) t.replies.delete(key);
  else remember(t, key, withoutView(reply));
  return reply;
}

/** Views are large, and refusals are remembered for long. */
function withoutView(reply: Reply): Reply {
  if (reply.ok) return reply;
  const { now: _, ...rest } = reply;
  return rest;
}

/** The outcome is unknown: a request sent again is decided again. */
function failed(t: LiveTable, submission: Submission, error: unknown): Promise<Reply> {
  const key = keyOf(submission);
  if (key !== undefined) t.replies.delete(key);
  return Promise.reject(error);
}

function decide(t: LiveTable, submission: Submission): Promise<Reply> {
  const fail = (error: unknown): Promise<Reply> => failed(t, submission, error);
  if (t.play?.chain.broken)
    return t
      .reload()
      .then(() => decideNow(t, submission))
      .catch(fail);
  try {
    return decideNow(t, submission);
  } catch (error) {
    // In a later turn, when the request is remembered as under way.
    return Promise.reject(error).catch(fail);
  }
}

/** Everything before the disk happens in one step, everything after it in another. */
function decideNow(t: LiveTable, submission: Submission): Promise<Reply> {
  const { play, context } = t;
  if (t.held !== undefined) return refuse(t, submission, { rule: 'SRV-HELD' });
  if (play === undefined) return refuse(t, submission, { rule: 'SRV-NOT-STARTED' });
  if (submission.entry.verb !== 'answer' && isOver(play.match.state))
    return refuse(t, submission, { rule: 'SRV-OVER' });
  context.stage('accepted');
  const entered = enterSafely(t, play, submission);
  if ('refused' in entered) return refuse(t, submission, entered.refused);
  let appending: Promise<boolean>;
  try {
    appending = context.store.append(rowOf(t, play, submission), play.chain);
  } catch (error) {
    // The match in memory has an entry that will never be stored: nothing may build on it.
    play.chain.broken = true;
    return lostRace(t, play, submission, error);
  }
  context.stage('appended');
  return appending.then(
    (kept) => (kept ? settle(t, play, submission, entered) : lostRace(t, play, submission, kept)),
    (error: unknown) => lostRace(t, play, submission, error),
  );
}

function refuse(t: LiveTable, submission: Submission, why: Refusal): Promise<Reply> {
  const { id = '', entry, acknowledge } = submission;
  const reply: Reply = { t: 'reply', id, ok: false, why, ...currentView(t, entry.seat, why) };
  acknowledge?.(reply);
  return Promise.resolve(conclude(t, submission, reply));
}

/** The entry is on disk: acknowledge, then publish. */
function settle(t: LiveTable, play: Play, submission: Submission, stored: Stored): Reply {
  const { stage } = t.context;
  play.stored++;
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
    return entry.verb === 'answer' ? stored : { ...stored, log: wholeLog(t.record.secret, match) };
  } catch (error) {
    t.context.log.error({ err: error, table: t.record.id, game: game.id, entry: entryText(entry) }, 'the rules failed');
    return { refused: { rule: 'SRV-RULES-FAILED' } };
  }
}

function rowOf(t: LiveTable, play: Play, { entry, by, id }: Submission): KeptEntry {
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
    took: chargeOf(t, entry.seat),
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

/** Another writer was first, or the outcome is unknown: read what is stored, and reply with what is true. */
async function lostRace(t: LiveTable, play: Play, submission: Submission, reason: unknown): Promise<Reply> {
  t.context.log.warn({ err: reason, table: t.record.id }, 'an entry was not stored; the table is read again');
  t.context.metrics.races.inc();
  try {
    if (t.play === play) await t.reload();
    const key = keyOf(submission);
    const mine = key === undefined ? undefined : t.replies.get(key);
    const known = mine instanceof Promise ? undefined : mine;
    const again = { t: 'reply', id: submission.id ?? '', ok: false, why: { rule: 'SRV-AGAIN' }, again: true } as const;
    const reply = conclude(t, submission, known ?? again);
    submission.acknowledge?.(reply);
    return reply;
  } catch (error) {
    return failed(t, submission, error);
  }
}

function follow(t: LiveTable, play: Play, stored: Stored): void {
  if (t.play !== play) return; // read again meanwhile: everybody has a whole view
  const { seat } = stored.entry;
  play.shown = stored.after;
  const rewritten = stored.log !== undefined && diff(play.log, stored.log) !== undefined;
  if (rewritten) play.log.splice(0, play.log.length, ...stored.log);
  else play.log.push(...stored.lines);
  if (play.stored % STATE_EVERY === 0) void keepState(t, play);
  noteStandIn(t, stored);
  // A clock restarts with what everybody sees, so there must be a spectator's stream to compare.
  if (t.record.timer.kind !== 'none') streamOf(t, play, 'spectator');
  const everybody = publish(t, play, stored, rewritten);
  if (t.undoAsked?.seat === seat) {
    t.undoAsked = undefined;
    broadcastInfo(t);
  }
  t.advance(everybody ? seat : undefined);
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
