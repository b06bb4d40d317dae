// A table out of the store: its game replayed from its entries, or gone on with from a state when the rules have changed.
import {
  type Entry,
  enter,
  type Game,
  isOver,
  type Match,
  matchFrom,
  newMatch,
  readEntry,
  type Seat,
  type StateOf,
  view,
} from '@oubliette/engine';
import type { Note, Reply } from '@oubliette/protocol';
import { seedFrom } from '@oubliette/records';
import type { House } from '../house.ts';
import type { KeptEntry, KeptState } from '../store/store.ts';
import { changeRecord } from './change-record.ts';
import { runClock } from './clock.ts';
import { driveBots } from './drive.ts';
import { endGame } from './end.ts';
import type { LiveTable, Play } from './live.ts';
import { isTaken, recordFrom, statusOf, type TableRecord } from './record.ts';
import { remember } from './take.ts';
import { NOTES, notice } from './talk.ts';
import { freshView, lineOf, tell, tellTable } from './tell.ts';

export async function loadTable(house: House, id: string): Promise<LiveTable | undefined> {
  const kept = await house.store.table(id);
  if (kept === undefined) return undefined;
  const record = recordFrom(kept);
  const notes = (await house.store.notes(id, NOTES)).map(({ note }) => JSON.parse(note) as Note & { request?: string });
  const t: LiveTable = {
    house,
    record,
    revision: kept.revision,
    play: undefined,
    held: undefined,
    replies: new Map(),
    lines: new Map(),
    listeners: new Set(),
    notes: notes.map(({ request: _, ...note }) => note),
    undoAsked: undefined,
    thinking: new Set(),
    standIns: new Set(),
    stoodIn: new Map(),
    clock: { since: new Map(), used: [], away: new Map(), told: new Set(), alarm: undefined },
    lobby: Promise.resolve(),
    tellingSoon: false,
    reloading: undefined,
    closed: false,
  };
  for (const { seat, request } of notes)
    if (seat !== undefined && request !== undefined)
      remember(t, `${seat} ${request}`, { t: 'reply', id: request, ok: true });
  await readGame(t);
  return t;
}

/** Reads a table again whose memory and store disagree; everybody gets a fresh view. */
export function reload(t: LiveTable): Promise<void> {
  t.reloading ??= readAgain(t).finally(() => {
    t.reloading = undefined;
  });
  return t.reloading;
}

async function readAgain(t: LiveTable): Promise<void> {
  const kept = await t.house.store.table(t.record.id);
  if (kept === undefined || t.closed) return;
  t.record = recordFrom(kept);
  t.revision = kept.revision;
  t.lines.clear();
  await readGame(t);
  showAfresh(t);
}

function showAfresh(t: LiveTable): void {
  const { play } = t;
  if (play === undefined) return;
  for (const listener of t.listeners)
    tell(t, listener, freshView(play, listener.viewer, lineOf(t, play, listener.viewer)));
  tellTable(t);
}

/** A game that begins now. */
export function beginGame(t: LiveTable): void {
  const game = t.house.library.newest(t.record.game);
  if (game === undefined) throw new Error(`no rules for ${t.record.game}`);
  t.play = playOf(game, firstMatch(game, t.record), 0);
  showAfresh(t);
  goOn(t);
}

/** What follows whenever a game is there: clocks, bots, the end. */
function goOn(t: LiveTable): void {
  const { play, record } = t;
  if (play === undefined || statusOf(record) === 'gathering') return;
  if (isOver(play.shown)) {
    if (statusOf(record) !== 'over') endGame(t);
    return;
  }
  // Whoever is not connected when a table comes to life is away since now.
  record.seats.forEach((seat, i) => {
    if (!seat.bot && ![...t.listeners].some(({ viewer }) => viewer === i)) t.clock.away.set(i, t.house.now());
  });
  runClock(t);
  driveBots(t);
}

const firstMatch = (game: Game, { seats, secret, options }: TableRecord): Match =>
  newMatch(game, {
    seats: seats.length,
    seed: seedFrom(
      secret,
      seats.map(({ words }) => words),
    ),
    settings: options,
  });

function playOf(game: Game, match: Match, from: number): Play {
  const entered = from + match.entries.length;
  const log = [...match.opening, ...match.moves.flatMap(({ events }) => events)];
  return { game, match, from, shown: match.state, entered, stored: entered, log, chain: { broken: false } };
}

async function readGame(t: LiveTable): Promise<void> {
  if (t.record.started === undefined) return;
  const entries = await t.house.store.entries(t.record.id);
  const read = rebuild(t.house, t.record, entries, await t.house.store.states(t.record.id));
  if ('held' in read) {
    t.held = read.held;
    t.house.log.error({ table: t.record.id, reason: read.held }, 'a table is held');
    return;
  }
  t.play = read.play;
  rememberEntries(t, entries);
  if (read.changed) {
    const { game, shown, stored } = read.play;
    await t.house.store.keepState({
      table: t.record.id,
      number: stored,
      rules: game.version,
      state: JSON.stringify(shown),
    });
    await changeRecord(t, (record) => (record.rulesChanged ? record : { ...record, rulesChanged: true }));
    notice(t, 'rules-changed');
  }
  goOn(t);
}

type Rebuilt = { readonly play: Play; readonly changed: boolean } | { readonly held: string };

/** A game out of what is kept of it. Changes nothing anywhere. */
export function rebuild(
  { library, log }: Pick<House, 'library' | 'log'>,
  record: TableRecord,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): Rebuilt {
  const game = library.newest(record.game);
  if (game === undefined) return { held: 'no-such-game' };
  try {
    const same = record.rules === game.version && entries.every(({ rules }) => rules === game.version);
    if (same) {
      const match = firstMatch(game, record);
      return replay(match, entries) ?? { play: playOf(game, match, 0), changed: false };
    }
    let held: Rebuilt | undefined;
    for (const kept of beginnings(game, record, entries, states)) {
      const before = library.exactly(record.game, kept?.rules ?? record.rules) ?? game;
      const read = takeUp(game, before, record, entries, kept);
      if ('play' in read) return read;
      held ??= read;
    }
    return held!;
  } catch (err) {
    log.error({ err, table: record.id }, 'a game cannot be read under these rules');
    return { held: 'rules-failed' };
  }
}

/**
 * Where a game may be taken up: at its last state; or earlier, because an undo may go back behind a state, but not behind
 * the beginning of its rules.
 */
function beginnings(
  game: Game,
  record: TableRecord,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): (KeptState | undefined)[] {
  const newest = (state: KeptState): number => Number(state.rules === game.version);
  const [last, ...older] = states.toSorted((a, b) => b.number - a.number || newest(b) - newest(a));
  const alike = (rules: string, after: number): boolean => entries.slice(after).every((entry) => entry.rules === rules);
  const from: (KeptState | undefined)[] = last === undefined ? [] : [last];
  from.push(...older.filter(({ rules, number }) => alike(rules, number)));
  if (last === undefined || alike(record.rules, 0)) from.push(undefined);
  return from;
}

/** From a state on: what follows it was played by its own rules, and what will follow is by the newest. */
function takeUp(
  game: Game,
  before: Game,
  record: TableRecord,
  entries: readonly KeptEntry[],
  kept: KeptState | undefined,
): Rebuilt {
  const from = kept?.number ?? 0;
  const match = kept === undefined ? firstMatch(before, record) : matchFrom(before, JSON.parse(kept.state) as StateOf);
  const refused = replay(match, entries.slice(from));
  if (refused !== undefined) return refused;
  if (before === game && kept?.rules === game.version) return { play: playOf(game, match, from), changed: false };
  const newer = matchFrom(game, match.state);
  // Rules that cannot even show this state are no rules for it.
  for (let seat = 0; seat < record.seats.length; seat++) view(game, newer.state, seat);
  return { play: playOf(game, newer, entries.length), changed: true };
}

function replay(match: Match, entries: readonly KeptEntry[]): { held: string } | undefined {
  for (const { entry, number } of entries) {
    const refused = enter(match, readEntry(entry) as Entry);
    if (refused !== undefined) return { held: `entry ${number} is refused: ${refused.rule}` };
  }
  return undefined;
}

/** What a client may send again was answered already; what a bot did for somebody he has not seen yet. */
function rememberEntries(t: LiveTable, entries: readonly KeptEntry[]): void {
  t.stoodIn.clear();
  t.clock.used.length = 0;
  for (const { seat, request, entry, by, took } of entries) {
    t.clock.used[seat] = (t.clock.used[seat] ?? 0) + took;
    if (by === 'bot') noteForAbsent(t, seat, entry);
    else t.stoodIn.delete(seat);
    if (request === undefined) continue;
    const reply: Reply = { t: 'reply', id: request, ok: true, n: readEntry(entry)!.n };
    remember(t, `${seat} ${request}`, reply);
  }
}

function noteForAbsent(t: LiveTable, seat: Seat, entry: string): void {
  if (isTaken(t.record.seats[seat]!)) t.stoodIn.set(seat, [...(t.stoodIn.get(seat) ?? []), entry]);
}
