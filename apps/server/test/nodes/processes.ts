// Servers as processes of their own on one database, with people spread over all of them.
import { connect as connectTcp, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { thinking } from '@oubliette/engine';
import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { freePort, type Plan, startKillable } from '../faults/killable-server.ts';
import { Client, playOut } from '../play/client.ts';
import { party } from '../play/lobby.ts';
import { newFolder } from '../play/open.ts';

export interface NodeProcess {
  readonly url: string;
  start(plan?: Plan): Promise<void>;
  /** Resolves when it has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  readonly dead: () => Promise<unknown>;
  isAlive(): boolean;
}

export async function nodeProcess(program: string, database: string): Promise<NodeProcess> {
  const at = { folder: newFolder(), port: await freePort() };
  let current: Awaited<ReturnType<typeof startKillable>>;
  const node: NodeProcess = {
    url: `http://127.0.0.1:${at.port}`,
    async start(plan) {
      current = await startKillable(program, at, plan, { DATABASE_URL: database });
    },
    async end(signal) {
      current.process.kill(signal);
      await current.dead;
    },
    dead: () => current.dead,
    isAlive: () => current.process.exitCode === null && current.process.signalCode === null,
  };
  await node.start();
  return node;
}

export interface Played {
  readonly table: string;
  readonly clients: readonly Client[];
  readonly acknowledged: readonly string[][];
}

/** A whole game of four, each of whom comes to another node first and goes to the next one when a connection is lost. */
export async function playSpread(urls: readonly string[], name: string): Promise<Played> {
  const made = await madeSomewhere(urls);
  const clients = made.tokens.map((token, seat) => {
    const order = urls.map((_, i) => urls[(i + seat) % urls.length]!);
    const [url = '', ...others] = order;
    return new Client({ url, others, table: made.table, token }, { name: `${name}s${seat}` });
  });
  const acknowledged = await Promise.all(clients.map((client, seat) => playOut(client, thinking(`${name} ${seat}`))));
  return { table: made.table, clients, acknowledged };
}

/** At whichever node answers. A table that was only half made is left alone. */
async function madeSomewhere(urls: readonly string[]) {
  for (let i = 0; ; i++) {
    try {
      return await party(urls[i % urls.length]!, { game: 'dungeonette', seats: 4 });
    } catch {
      await wait(50);
    }
  }
}

/** Everything acknowledged is there, once and in order; everybody has seen the same, nothing twice and nothing backwards. */
export async function compare(store: Store, played: readonly Played[]): Promise<void> {
  for (const { table, clients, acknowledged } of played) {
    const kept = await store.entries(table);
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, i) => i + 1));
    expect(kept.map(({ request }) => request).sort()).toEqual(acknowledged.flat().sort());
    for (const ids of acknowledged) {
      const own = kept.flatMap(({ request }) => (ids.includes(request!) ? [request] : []));
      expect(own).toEqual(ids);
    }
    expect(new Set(clients.map(({ at }) => JSON.stringify([at!.seen.game, at!.seen.end]))).size).toBe(1);
    expect(clients.map(({ twice, backwards }) => [twice, backwards])).toEqual(clients.map(() => [0, 0]));
    // Nothing was refused, and nobody was told of an error but that a node goes down.
    expect(clients.flatMap(({ replies }) => [...replies.values()].filter(({ ok }) => !ok))).toEqual([]);
    const errors = clients.flatMap(({ messages }) => messages.flatMap((m) => (m.t === 'error' ? [m.code] : [])));
    expect(errors.filter((code) => code !== 'going-down')).toEqual([]);
    for (const client of clients) client.end();
  }
}

/** A way to the database that can be cut: silently, or so that connections break. */
export async function cuttable(port: number) {
  let mode: 'open' | 'silent' | 'broken' = 'open';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    if (mode === 'broken') return void near.destroy();
    const far = connectTcp(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (data) => void to.write(data));
      from.on('close', end);
      from.on('error', end);
    }
    if (mode === 'silent') for (const socket of pair) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    set(next: typeof mode): void {
      mode = next;
      for (const [near, far] of [...pairs]) {
        if (next === 'broken') near.destroy();
        else for (const socket of [near, far]) next === 'silent' ? socket.pause() : socket.resume();
      }
    },
    close(): void {
      server.close();
      for (const [near] of [...pairs]) near.destroy();
    },
  };
}
