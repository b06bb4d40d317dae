// Clocks of tables whose people are at several nodes.
import type { Note } from '@oubliette/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installed, library } from '../../src/base/library.ts';
import type { LiveTable } from '../../src/table/table.ts';
import { tableInfo } from '../../src/table/table-info.ts';
import { Client } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { closeTest, openTest, type TestServer } from '../play/open.ts';
import { strongroom } from '../play/strongroom.ts';
import { testClock } from '../play/test-clock.ts';
import { type Embedded, startPostgres } from '../store/embedded.ts';

const clock = testClock();
/** The time of day runs a little slower or faster than what has elapsed. */
let drift = 0;
let postgres: Embedded;
let nodes: TestServer[];

beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const games = library([...installed.games, strongroom as never]);
  const drifting = { ...clock, now: () => clock.now() + drift };
  const open = () => openTest({ env, library: games, clock: drifting });
  nodes = [await open(), await open()];
});
afterAll(async () => {
  for (const node of nodes) await closeTest(node);
  await postgres.stop();
});

const SECONDS = 60;
const isStart = ({ notice }: Note): boolean => notice === 'started';
/** Seat 0 decides at one of two nodes and is watched at the other; the first node runs the table. */
async function watched(decidesAt: 0 | 1) {
  const timer = { kind: 'game', seconds: SECONDS };
  const { table, tokens } = await party(nodes[0]!.url, { game: 'strongroom', seats: 2, timer });
  const [decides, watches] = [decidesAt, 1 - decidesAt].map(
    (node, seat) => new Client({ url: nodes[node]!.url, table, token: tokens[seat]! }),
  ) as [Client, Client];
  // Everybody knows of everybody, and of both clocks.
  const isReady = ({ awaited, messages, table: info }: Client) =>
    awaited.length > 0 &&
    info?.deadlines?.length === 2 &&
    info.seats.every(({ here }) => here) &&
    // The last note that is written of itself.
    messages.flatMap((m) => (m.t === 'note' ? [m.note] : m.t === 'welcome' ? m.notes : [])).some(isStart);
  for (const client of [decides, watches]) await client.until(isReady);
  const live = await Promise.all(nodes.map(async ({ tables }) => (await tables.loaded.get(table))!));
  expect(live.map(({ lease }) => lease !== undefined)).toEqual([true, false]);
  return { table, decides, watches, live };
}
const answerFirst = async (client: Client): Promise<void> => {
  const [ask] = client.awaited;
  expect((await client.answer(ask!, ask!.options[0]!)).ok).toBe(true);
};
const deadlinesAt = (live: readonly LiveTable[]) => live.map((t) => tableInfo(t).deadlines);

it('[SRV-TIME-2] time for the game is charged once, also when the seat decides at a node that does not run the table', async () => {
  const { table, decides, watches, live } = await watched(1);
  const begun = clock.now();
  const before = deadlinesAt(live);
  clock.advance(20_000);
  await answerFirst(decides);
  await decides.until((c) => c.awaited[0]?.kind === 'how');
  await expect.poll(() => live.map(({ play }) => play!.stored)).toEqual([1, 1]);
  expect(deadlinesAt(live)).toEqual(before);
  clock.advance(25_000);
  // Whoever runs the table goes on meanwhile.
  await answerFirst(watches);
  clock.advance(15_000);
  const { store } = nodes[0]!.tables.context;
  const byBot = async () => (await store.entries(table)).find(({ by, seat }) => by === 'bot' && seat === 0);
  await expect.poll(byBot).toBeDefined();
  expect((await byBot())!.at - begun).toBe(SECONDS * 1000);
  for (const client of [decides, watches]) client.end();
});

it('[SRV-TIME-3] [SRV-SEC-9] a clock for the game tells another node nothing of a secret step', async () => {
  const { decides, watches, live } = await watched(0);
  const [runs, follows] = live as [LiveTable, LiveTable];
  const before = deadlinesAt(live);
  const told = runs.publishedClock;
  const heard = watches.messages.length;
  for (drift of [-1, 1]) {
    clock.advance(10_000);
    await answerFirst(decides);
    const { stored } = runs.play!;
    await expect.poll(() => follows.play!.stored).toBe(stored);
    await decides.until((c) => c.at!.seen.answered === stored);
    if (stored === 1) {
      expect(runs.publishedClock).toBe(told);
      expect(deadlinesAt(live)).toEqual(before);
      // What follows the step has been sent when a later request is answered.
      await watches.ask({ t: 'vote-undo', seat: 0, agree: true });
      expect(watches.messages.slice(heard).map(({ t }) => t)).toEqual(['reply']);
    }
  }
  drift = 0;
  // The whole draft is no secret: its clock stands still.
  await watches.until((c) => c.table?.deadlines?.map(({ seat }) => seat).join() === '1');
  for (const client of [decides, watches]) client.end();
});
