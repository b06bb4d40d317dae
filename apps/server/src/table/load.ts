// Tables from the store: their record, their notes, their game; and what follows whenever a game has changed.
import { isOver, type Seat } from '@oubliette/engine';
import type { Note } from '@oubliette/protocol';
import { openMatch } from '@oubliette/records';
import type { Versions } from '../store/nodes.ts';
import type { KeptEntry } from '../store/store.ts';
import { cameBack, runClock, wentAway } from './alarms.ts';
import { catchUp } from './catch-up.ts';
import { changeRecord, endGame } from './change-record.ts';
import { charge, hasClocks } from './clock.ts';
import { beginNotices, noticeEnd, noticeTurns } from './notices.ts';
import { hasBots, playBots } from './play-bots.ts';
import { playOf, rebuild } from './rebuild.ts';
import { recordFrom, statusOf, termsFor } from './record.ts';
import { remember } from './replies.ts';
import { broadcastInfo, send } from './send.ts';
import { countElsewhere, readClock } from './share.ts';
import { isLong, keepSnapshot, keepState } from './snapshots.ts';
import { giveStandingAnswers } from './standing.ts';
import { streamOf, viewMessage } from './streams.ts';
import { followStored, noteStandIn, rememberStored, rollBack } from './submit.ts';
import { type LiveTable, type Play, runs, type TableContext } from './table.ts';
import { isConnected, tableInfo } from './table-info.ts';
import { NOTES, notice, readNotes } from './talk.ts';
import { runTimeLimit } from './time-limit.ts';
import { carryOut } from './undo.ts';

/** @param forget takes it out of memory, once it has been deleted */
export async function loadTable(context: TableContext, id: string, forget: () => void): Promise<LiveTable | undefined> {
  const kept = await context.store.table(id);
  if (kept === undefined) return undefined;
  const notes = (await context.store.notes(id, NOTES)).map(
    ({ note }) => JSON.parse(note) as Note & { request?: string },
  );
  const t: LiveTable = {
    context,
    record: recordFrom(kept),
    revision: kept.revision,
    play: undefined,
    held: undefined,
    replies: [],
    streams: new Map(),
    listeners: new Set(),
    notes: notes.map(({ request: _, ...note }) => note),
    thinking: new Set(),
    declined: new Map(),
    patience: new Map(),
    settledUnseen: undefined,
    limit: undefined,
    standIns: new Set(),
    stoodIn: new Map(),
    standing: new Map(),
    noticed: new Map(),
    timing: { since: new Map(), used: [], away: new Map(), announced: new Set(), cancelAlarm: undefined },
    recordChanges: Promise.resolve(),
    noteChanges: Promise.resolve(),
    infoDue: false,
    closed: false,
    lease: undefined,
    elsewhere: new Map(),
    otherNodes: 0,
    publishedPresence: '',
    publishedClock: '',
    publishing: new Set(),
    wallTimes: new Map(),
    reading: undefined,
    readingNext: undefined,
    readers: [],
    waiting: [],
    readAt: context.clock.elapsed(),
    submissions: 0,
    replayed: 0,
    forget,
    advance: (...moved) => advance(t, moved),
    catchUp: (isRead = () => {}) => catchUp(t, () => readOn(t), isRead),
  };
  for (const { seat, request } of notes)
    if (seat !== undefined && request !== undefined) remember(t, seat, request, { t: 'reply', id: request, ok: true });
  await readGame(t, 'loaded');
  if (context.nodes !== undefined) await t.catchUp();
  return t.closed ? undefined : t;
}

/** Everything that others have stored since. */
async function readOn(t: LiveTable): Promise<void> {
  const { nodes } = t.context;
  await atRest(t);
  const [now] = nodes === undefined ? [] : await nodes.versions([t.record.id]);
  const gathering = t.play === undefined && t.held === undefined;
  if (nodes !== undefined && now === undefined) return await close(t);
  if (now?.revision !== t.revision) await readRecord(t);
  if (t.closed) return;
  // Its start was stored, and then the database could not be read.
  if (t.play === undefined && t.held === undefined && t.record.started !== undefined) await readNewGame(t);
  if (now === undefined || now.notes > (t.notes.at(-1)?.no ?? 0)) await readNotes(t);
  if (t.play !== undefined && (now === undefined || now.entries > t.play.stored)) await readEntries(t, t.play);
  if (now !== undefined) await share(t, now, gathering ? 'new' : undefined);
}

/** Waits for what is under way, and goes back if it was not stored. */
async function atRest(t: LiveTable): Promise<void> {
  const { play } = t;
  if (play === undefined) return;
  for (let last: unknown; last !== play.appending; ) {
    last = play.appending;
    await play.appending.catch(() => {});
  }
  if (play.chain.broken) rollBack(play);
}

/** The table has been deleted. */
async function close(t: LiveTable): Promise<void> {
  const { lease } = t;
  t.closed = true;
  t.forget();
  stop(t);
  for (const listener of [...t.listeners]) listener.dismiss();
  if (lease !== undefined) await releaseLease(t, lease);
}

const releaseLease = (t: LiveTable, epoch: number): Promise<void> =>
  t.context
    .nodes!.release(t.record.id, epoch)
    .catch((err: unknown) => t.context.log.warn({ err, table: t.record.id }, 'a lease was not released'));

async function readRecord(t: LiveTable): Promise<void> {
  const kept = await t.context.store.table(t.record.id);
  if (kept === undefined) return await close(t);
  if (kept.revision <= t.revision) return;
  const before = JSON.stringify(tableInfo(t));
  t.record = recordFrom(kept);
  t.revision = kept.revision;
  for (const listener of [...t.listeners]) if (!listener.isValid(t.record)) listener.dismiss();
  if (t.play === undefined && t.record.started !== undefined) await readNewGame(t);
  else t.advance();
  // A private change is seen by nobody.
  if (JSON.stringify(tableInfo(t)) !== before) broadcastInfo(t);
}

async function readNewGame(t: LiveTable): Promise<void> {
  await readGame(t);
  sendViews(t);
}

async function readEntries(t: LiveTable, play: Play): Promise<void> {
  const rows = await t.context.store.entries(t.record.id, play.stored);
  const moved: Seat[] = [];
  for (const row of rows) {
    const followed =
      row.rules === play.game.version ? followStored(t, play, row) : { refused: { rule: 'SRV-RULES-CHANGED' } };
    if ('refused' in followed) {
      t.context.log.warn({ table: t.record.id, reason: followed.refused.rule }, 'a table is read again as a whole');
      await readGame(t);
      return sendViews(t);
    }
    moved.push(...followed);
  }
  if (rows.length > 0) t.advance(...moved);
}

/**
 * What other nodes say of this table: who runs it, and who is connected there.
 * @param game a new one has just begun: nobody was told yet that it waits for them
 */
async function share(t: LiveTable, now: Versions, game?: 'new'): Promise<void> {
  const { nodes } = t.context;
  const before = JSON.stringify(tableInfo(t));
  readPresence(t, now.elsewhere);
  let { lease } = now;
  if (statusOf(t.record) === 'playing' && t.held === undefined) {
    if (lease?.alive !== true) lease = (await nodes!.claim(t.record.id)) ?? lease;
  } else if (lease !== undefined && lease.node === nodes!.id) {
    await releaseLease(t, lease.epoch);
    lease = undefined;
  }
  const mine = lease?.node === nodes!.id ? lease.epoch : undefined;
  if (t.lease !== undefined && mine !== t.lease) stop(t);
  if (mine === undefined || t.lease === undefined) readClock(t, lease?.clock);
  if (mine !== undefined && t.lease === undefined) {
    if (game !== 'new') beginNotices(t);
    run(t, mine);
  }
  if (JSON.stringify(tableInfo(t)) !== before) broadcastInfo(t);
}

function readPresence(t: LiveTable, elsewhere: readonly string[]): void {
  const before = t.record.seats.map((_, seat) => isConnected(t, seat));
  t.otherNodes = elsewhere.length;
  t.elsewhere = countElsewhere(elsewhere);
  t.record.seats.forEach((_, seat) => {
    const now = isConnected(t, seat);
    if (now && !before[seat]) cameBack(t, seat);
    else if (!now && before[seat]) wentAway(t, seat);
  });
}

/** This node runs the table from now on. */
function run(t: LiveTable, lease: number): void {
  t.lease = lease;
  resume(t);
  carryOut(t).catch((err: unknown) => t.context.log.error({ err, table: t.record.id }, 'an undo failed'));
}

/** Another node runs it, or nobody. */
function stop(t: LiveTable): void {
  t.lease = undefined;
  t.timing.cancelAlarm?.();
  t.timing.cancelAlarm = undefined;
  t.limit?.cancel();
  t.limit = undefined;
  for (const { cancel } of t.standing.values()) cancel();
  t.standing.clear();
  for (const cancel of t.noticed.values()) cancel();
  t.noticed.clear();
  t.patience.clear();
}

function sendViews(t: LiveTable): void {
  const { play } = t;
  if (play === undefined) return;
  for (const listener of t.listeners)
    send(listener, viewMessage(play, listener.viewer, streamOf(t, play, listener.viewer)));
  broadcastInfo(t);
}

/** A game that begins now. */
export async function beginGame(t: LiveTable): Promise<void> {
  // The node that starts a game takes its lease, unless another node was faster.
  if (t.context.nodes !== undefined) await t.catchUp();
  if (t.play !== undefined) return;
  const game = t.context.library.newest(t.record.game);
  if (game === undefined) throw new Error(`no rules for ${t.record.game}`);
  t.play = playOf(game, openMatch(game, termsFor(t.record)), 0, t.record.secret);
  sendViews(t);
  resume(t);
}

/** A seat that is not connected when its table is loaded is away from now on. */
function resume(t: LiveTable): void {
  const { record, timing, context } = t;
  if (t.play === undefined || statusOf(record) === 'gathering') return;
  if (!isOver(t.play.shown) && runs(t))
    record.seats.forEach((seat, i) => {
      if (!seat.bot && !isConnected(t, i)) timing.away.set(i, context.clock.elapsed());
    });
  advance(t);
}

/**
 * SRV-CONT-12: the entry is stored, and its sender has been told: what fails here ends nothing else.
 * @param moved the seats whose moves everybody has just seen
 */
function advance(t: LiveTable, moved: readonly Seat[] = []): void {
  const { play, record, context } = t;
  if (play === undefined) return;
  function safely(work: (t: LiveTable) => void): void {
    try {
      work(t);
    } catch (err) {
      context.log.error({ err, table: record.id }, 'what follows a change of the game has failed');
    }
  }
  const clocks = hasClocks(t);
  if (clocks) safely(() => runClock(t, moved));
  if (!runs(t)) return;
  safely(runTimeLimit);
  if (!isOver(play.shown)) {
    if (clocks || hasBots(t)) safely(playBots);
    safely(giveStandingAnswers);
  } else if (statusOf(record) !== 'over') {
    endGame(t);
    safely(noticeEnd);
  }
  safely(noticeTurns);
}

/** @param table it was just loaded: those it waits for were told before */
async function readGame(t: LiveTable, table?: 'loaded'): Promise<void> {
  const { store, log } = t.context;
  const { id, started } = t.record;
  if (started === undefined) return;
  const entries = await store.entries(id);
  const snapshot = await store.snapshot(id);
  const read = await rebuild({ ...t.context, snapshot }, t.record, entries, await store.states(id));
  if ('held' in read) {
    t.held = read.held;
    log.error({ table: id, reason: read.held }, 'a table is held');
    return;
  }
  t.held = undefined;
  t.play = read.play;
  // Also of those who have asked for a view while it was read: theirs would go on from the game of before.
  t.streams.clear();
  rememberEntries(t, entries);
  t.replayed = read.replayed;
  if (isLong(read.play)) await keepSnapshot(t, read.play);
  if (read.changed) {
    await keepState(t, read.play);
    if (!t.record.rulesChanged) noteRulesChanged(t);
  }
  if (table === 'loaded' && runs(t)) beginNotices(t);
  resume(t);
}

/** Not waited for: a change of the record may wait for this reading. */
function noteRulesChanged(t: LiveTable): void {
  changeRecord(t, (record) => (record.rulesChanged ? record : { ...record, rulesChanged: true })).then(
    () => notice(t, 'rules-changed'),
    (err: unknown) => t.context.log.warn({ err, table: t.record.id }, 'a change of rules was not stored'),
  );
}

/** Replies to requests that may be sent again, time used, and what bots did for people who have not seen it yet. */
function rememberEntries(t: LiveTable, entries: readonly KeptEntry[]): void {
  t.stoodIn.clear();
  // A game that is read again keeps its deadlines.
  t.timing.used.forEach((used, seat) => {
    charge(t, seat, -used);
  });
  for (const row of entries) {
    charge(t, row.seat, row.took);
    noteStandIn(t, row);
    rememberStored(t, row);
  }
}

/** Also of those who were let in before and change something while others are waited for. */
async function changesStored(t: LiveTable): Promise<void> {
  for (let last: unknown; last !== t.recordChanges; ) {
    last = t.recordChanges;
    await last;
    await t.noteChanges;
  }
}

/** Nothing happens any more at a table that leaves memory. */
export function endTable(t: LiveTable): void {
  t.closed = true;
  stop(t);
}

/** Stores the state from which the game can go on, even under other rules, and takes the table out of memory. */
export async function unloadTable(t: LiveTable, leases: 'release' | 'handed-over' = 'release'): Promise<void> {
  const lease = leases === 'release' ? t.lease : undefined;
  endTable(t);
  await changesStored(t);
  // Nothing is read any more when the store closes.
  for (let last = t.reading; last !== undefined; last = t.readingNext ?? t.reading) await last.catch(() => {});
  const { play } = t;
  if (lease !== undefined) await releaseLease(t, lease);
  if (play === undefined || t.held !== undefined || t.record.ended !== undefined) return;
  if (play.entered !== play.stored) return;
  await keepState(t, play);
  if (isLong(play)) await keepSnapshot(t, play);
}
