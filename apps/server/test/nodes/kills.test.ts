// What was acknowledged is there after any fall, also with three servers on one database: nodes die, are cut off, are replaced, and the database restarts.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import type { Stage } from '../../src/table/table.ts';
import { buildKillable } from '../faults/killable-server.ts';
import { Client, playOut } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { type Embedded, startPostgres } from '../store/embedded.ts';
import { compare, cuttable, type NodeProcess, nodeProcess, type Played, playSpread } from './processes.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';
const KILLS = FULL ? 200 : 2;
/** Games at the same time. */
const GAMES = FULL ? 6 : 2;
const DEPLOYED = FULL ? 50 : 2;
const CUT_OFF = FULL ? 30_000 : 1500;
const STAGES: readonly Stage[] = ['accepted', 'appended', 'committed', 'acknowledged', 'shown'];

let postgres: Embedded;
let program: string;
let store: Store;
let nodes: NodeProcess[];
/** The way of the third node to the database. */
let way: Awaited<ReturnType<typeof cuttable>>;

beforeAll(async () => {
  [postgres, program] = await Promise.all([startPostgres(), buildKillable()]);
  way = await cuttable(postgres.port);
  const cut = postgres.url.replace(`:${postgres.port}/`, `:${way.port}/`);
  nodes = [];
  for (const url of [postgres.url, postgres.url, cut]) nodes.push(await nodeProcess(program, url));
  store = await openPostgres(postgres.url, () => {});
});
afterAll(async () => {
  for (const node of nodes) await node.end('SIGTERM');
  await store.close();
  way.close();
  await postgres.stop();
  rmSync(join(program, '..'), { recursive: true });
});
const urls = () => nodes.map(({ url }) => url);

/** Plays games side by side, one after another, until `isEnough`. */
async function playWhile(name: string, isEnough: () => boolean): Promise<Played[]> {
  const played: Played[] = [];
  await Promise.all(
    Array.from({ length: GAMES }, async (_, lane) => {
      for (let i = 0; i === 0 || !isEnough(); i++) played.push(await playSpread(urls(), `${name}${lane}g${i}`));
    }),
  );
  return played;
}

it(`[SRV-NODE-13] ${KILLS} times a random node of three is killed: nothing acknowledged is lost, doubled, reordered or seen twice`, async () => {
  const pick = thinking('kill nodes');
  const planned = new Set<NodeProcess>();
  let kills = 0;
  const killing = (async () => {
    while (kills < KILLS) {
      const node = nodes[pick(nodes.length)]!;
      await node.end('SIGKILL');
      // It comes back, and dies at a chosen moment between accepting an answer and showing it.
      await node.start({ stage: STAGES[kills % 5]!, after: 1 + pick(8) });
      kills++;
      await Promise.race([node.dead(), wait(500 + pick(1000))]);
      planned.add(node);
    }
    for (const node of planned) {
      await node.end('SIGKILL');
      await node.start();
    }
  })();
  const played = await playWhile('k', () => kills >= KILLS);
  await killing;
  expect(kills).toBe(KILLS);
  await compare(store, played);
});

it('[SRV-NODE-14] bots of a dead node’s table go on at another node, and never answer twice', async () => {
  const [first, second] = nodes as [NodeProcess, NodeProcess];
  const made = await party(first.url, { game: 'crypt-sale', seats: 3, bots: [1, 2] });
  const order = { url: second.url, others: [first.url], table: made.table, token: made.tokens[0]! };
  const client = new Client(order, { name: 'person' });
  await playOut(client, thinking('before'), 2);
  const before = (await store.nodes!.versions([made.table]))[0]!.lease!;
  await first.end('SIGKILL');
  await playOut(client, thinking('after'));
  expect(client.isOver).toBe(true);
  const kept = await store.entries(made.table);
  const answers = kept.map(({ entry }) => entry.split(' ').slice(0, 2).join(' '));
  expect(new Set(answers).size).toBe(answers.length);
  expect(before.node).toBeDefined();
  client.end();
  await first.start();
});

it(`[SRV-NODE-15] a node that is cut off from the database and comes back loses nothing`, async () => {
  let back = false;
  const cutting = (async () => {
    for (const mode of ['broken', 'silent'] as const) {
      await wait(300);
      way.set(mode);
      await wait(CUT_OFF);
      way.set('open');
    }
    back = true;
  })();
  const played = await playWhile('c', () => back);
  await cutting;
  expect(nodes.map((node) => node.isAlive())).toEqual([true, true, true]);
  await compare(store, played);
});

it('[SRV-NODE-16] the database restarts under three nodes, and nothing is lost', async () => {
  let back = false;
  const restarting = (async () => {
    await wait(300);
    await postgres.restart();
    back = true;
  })();
  const played = await playWhile('r', () => back);
  await restarting;
  expect(nodes.map((node) => node.isAlive())).toEqual([true, true, true]);
  await compare(store, played);
});

it(`[SRV-NODE-17] a deploy rolls through three nodes in the middle of ${DEPLOYED} games: no answer lost, no error that a person would see`, async () => {
  let rolled = false;
  const rolling = (async () => {
    for (const node of nodes) {
      await wait(300);
      await node.end('SIGTERM');
      await node.start();
    }
    rolled = true;
  })();
  const games: Promise<Played>[] = [];
  for (let i = 0; i < DEPLOYED; i++) games.push(playSpread(urls(), `d${i}`));
  const played = await Promise.all(games);
  while (!rolled) played.push(await playSpread(urls(), `more${played.length}`));
  await rolling;
  await compare(store, played);
});
