// Tables from the store: their record, their notes, their game; and what follows whenever a game has changed.
import { isOver, readEntry, type Seat } from '@oubliette/engine';
import type { Note } from '@oubliette/protocol';
import { openMatch } from '@oubliette/records';
import type { KeptEntry } from '../store/store.ts';
import { runClock } from './alarms.ts';
import { changeRecord, endGame } from './change-record.ts';
import { hasClocks } from './clock.ts';
import { beginNotices, noticeEnd, noticeTurns } from './notices.ts';
import { hasBots, playBots } from './play-bots.ts';
import { playOf, rebuild } from './rebuild.ts';
import { isTaken, recordFrom, statusOf, termsFor } from './record.ts';
import { remember } from './replies.ts';
import { broadcastInfo, send } from './send.ts';
import { giveStandingAnswers } from './standing.ts';
import { streamOf, viewMessage } from './streams.ts';
import { keepState } from './submit.ts';
import type { LiveTable, TableContext } from './table.ts';
import { isConnected } from './table-info.ts';
import { NOTES, notice } from './talk.ts';
import { runTimeLimit } from './time-limit.ts';

export async function loadTable(context: TableContext, id: string): Promise<LiveTable | undefined> {
  const kept = await context.store.table(id);
  if (kept === undefined) return undefined;
  const notes = (await context.store.notes(id, NOTES)).map(
    ({ note }) => JSON.parse(note) as Note & { request?: string },
  );
  let reloading: Promise<void> | undefined;
  const t: LiveTable = {
    context,
    record: recordFrom(kept),
    revision: kept.revision,
    play: undefined,
    held: undefined,
    replies: new Map(),
    streams: new Map(),
    listeners: new Set(),
    notes: notes.map(({ request: _, ...note }) => note),
    undoAsked: undefined,
    thinking: new Set(),
    declined: new Map(),
    patience: new Map(),
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
    advance: (moved) => advance(t, moved),
    reload() {
      reloading ??= readAgain(t).finally(() => {
        reloading = undefined;
      });
      return reloading;
    },
  };
  for (const { seat, request } of notes)
    if (seat !== undefined && request !== undefined)
      remember(t, `${seat} ${request}`, { t: 'reply', id: request, ok: true });
  await readGame(t);
  return t;
}

/** Everybody gets a whole view. */
async function readAgain(t: LiveTable): Promise<void> {
  const kept = await t.context.store.table(t.record.id);
  if (kept === undefined || t.closed) return;
  t.record = recordFrom(kept);
  t.revision = kept.revision;
  t.streams.clear();
  await readGame(t);
  sendViews(t);
}

function sendViews(t: LiveTable): void {
  const { play } = t;
  if (play === undefined) return;
  for (const listener of t.listeners)
    send(listener, viewMessage(play, listener.viewer, streamOf(t, play, listener.viewer)));
  broadcastInfo(t);
}

/** A game that begins now. */
export function beginGame(t: LiveTable): void {
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
  if (!isOver(t.play.shown))
    record.seats.forEach((seat, i) => {
      if (!seat.bot && !isConnected(t, i)) timing.away.set(i, context.clock.elapsed());
    });
  advance(t);
}

/** @param moved the seat whose move everybody has just seen */
function advance(t: LiveTable, moved?: Seat): void {
  const { play, record } = t;
  if (play === undefined) return;
  const clocks = hasClocks(t);
  if (clocks) runClock(t, moved);
  runTimeLimit(t);
  if (!isOver(play.shown)) {
    if (clocks || hasBots(t)) playBots(t);
    giveStandingAnswers(t);
  } else if (statusOf(record) !== 'over') {
    endGame(t);
    noticeEnd(t);
  }
  noticeTurns(t);
}

async function readGame(t: LiveTable): Promise<void> {
  const { store, log } = t.context;
  const { id, started } = t.record;
  if (started === undefined) return;
  const entries = await store.entries(id);
  const read = await rebuild(t.context, t.record, entries, await store.states(id));
  if ('held' in read) {
    t.held = read.held;
    log.error({ table: id, reason: read.held }, 'a table is held');
    return;
  }
  t.play = read.play;
  rememberEntries(t, entries);
  if (read.changed) {
    await keepState(t, read.play);
    await changeRecord(t, (record) => (record.rulesChanged ? record : { ...record, rulesChanged: true }));
    notice(t, 'rules-changed');
  }
  beginNotices(t);
  resume(t);
}

/** Replies to requests that may be sent again, time used, and what bots did for people who have not seen it yet. */
function rememberEntries(t: LiveTable, entries: readonly KeptEntry[]): void {
  t.stoodIn.clear();
  t.timing.used.length = 0;
  for (const { seat, request, entry, by, took } of entries) {
    t.timing.used[seat] = (t.timing.used[seat] ?? 0) + took;
    if (by === 'person') t.stoodIn.delete(seat);
    else if (isTaken(t.record.seats[seat]!)) t.stoodIn.set(seat, [...(t.stoodIn.get(seat) ?? []), entry]);
    if (request !== undefined)
      remember(t, `${seat} ${request}`, { t: 'reply', id: request, ok: true, n: readEntry(entry)!.n });
  }
}

/** Stores the state from which the game can go on, even under other rules, and takes the table out of memory. */
export async function unloadTable(t: LiveTable): Promise<void> {
  t.closed = true;
  t.timing.cancelAlarm?.();
  t.limit?.cancel();
  for (const { cancel } of t.standing.values()) cancel();
  for (const cancel of t.noticed.values()) cancel();
  await t.recordChanges;
  const { play } = t;
  if (play === undefined || t.held !== undefined || t.record.ended !== undefined) return;
  if (play.entered === play.stored) await keepState(t, play);
}
