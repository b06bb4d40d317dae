// No open files are left: Node accepts nobody and says nothing, so the server has to.
import type { AddressInfo } from 'node:net';
import { Gauge } from 'prom-client';
import { expect, it } from 'vitest';
import { metrics } from '../src/base/metrics.ts';
import { watchOpenFiles } from '../src/base/open-files.ts';
import { serveMetrics } from '../src/http/metrics-server.ts';
import { closeTest, openTest } from './play/open.ts';
import { testClock } from './play/test-clock.ts';

const none = () => Promise.reject(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
/** What was begun has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('[SRV-LIM-15] it is said once a minute as long as it lasts', async () => {
  const clock = testClock();
  let said = 0;
  let left = true;
  const files = watchOpenFiles(
    clock,
    () => void said++,
    () => (left ? Promise.resolve() : none()),
  );
  const pass = async (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      clock.advance(1000);
      await settled();
    }
  };
  await pass(30);
  expect(said).toBe(0);
  left = false;
  await pass(30);
  expect(said).toBe(1);
  await pass(60);
  expect(said).toBe(2);
  left = true;
  await pass(120);
  expect(said).toBe(2);
  files.end();
});

it('[SRV-LIM-15] what ends while it looks does not look again', async () => {
  const clock = testClock();
  let looks = 0;
  let found = (): void => {};
  const files = watchOpenFiles(clock, expect.unreachable, () => {
    looks++;
    return new Promise((resolve) => {
      found = resolve;
    });
  });
  clock.advance(5000);
  expect(looks).toBe(1);
  files.end();
  found();
  await settled();
  clock.advance(60_000);
  expect(looks).toBe(1);
});

it('[SRV-LIM-15] another fault is none of its business', async () => {
  const files = watchOpenFiles(testClock(), expect.unreachable, () => Promise.reject(new Error('no such file')));
  expect(await files.areLeft()).toBe(true);
  files.end();
});

it('[SRV-LIM-15] /health says it', async () => {
  let left = true;
  const server = await openTest({ openOne: () => (left ? Promise.resolve() : none()) });
  const health = async () => {
    const answer = await fetch(`${server.url}/health`);
    return [answer.status, await answer.json()];
  };
  expect(await health()).toEqual([200, { status: 'ok' }]);
  left = false;
  expect(await health()).toEqual([503, { status: 'files' }]);
  left = true;
  expect(await health()).toEqual([200, { status: 'ok' }]);
  await closeTest(server);
});

it('[SRV-LIM-15] [SRV-CONT-12] figures that cannot be read are refused, and end nothing', async () => {
  const counted = metrics();
  let left = true;
  // As that of memory does: Node opens a file to read it.
  const collect = () => {
    if (!left) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  };
  new Gauge({ registers: [counted.registry], name: 'opened', help: 'Opens a file', collect });
  const server = await serveMetrics(counted, 0, () => 0);
  const { port } = server.address() as AddressInfo;
  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).status;
  expect(await figures()).toBe(200);
  left = false;
  expect(await figures()).toBe(503);
  left = true;
  expect(await figures()).toBe(200);
  await new Promise((resolve) => server.close(resolve));
});
