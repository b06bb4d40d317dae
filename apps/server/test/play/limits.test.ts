import { expect, it } from 'vitest';
import { COST, limiter, RATES } from '../../src/base/limits.ts';
import { readSettings } from '../../src/base/settings.ts';
import { call } from './lobby.ts';
import { closeTest, openTest } from './open.ts';
import { testClock } from './test-clock.ts';

it('the documented rates are the ones in force', () => {
  expect(readSettings({}, '/home').rates).toEqual({
    address: { burst: 300, perSecond: 30 },
    seat: { burst: 60, perSecond: 15 },
    table: { burst: 240, perSecond: 60 },
  });
  expect(RATES).toEqual(readSettings({}, '/home').rates);
});

it('[SRV-LIM-1] honest play never meets them: ten answers a second for an hour, from every seat', () => {
  let now = 0;
  const seat = limiter(RATES.seat, () => now);
  const table = limiter(RATES.table, () => now);
  let waits = 0;
  for (; now < 3_600_000; now += 100)
    for (const who of ['0', '1', '2', '3']) waits += seat.spend(who, COST.answer) + table.spend('t', COST.answer);
  expect(waits).toBe(0);
});

it('a bucket that is empty says when it is worth asking again', () => {
  let now = 0;
  const few = limiter({ burst: 10, perSecond: 5 }, () => now);
  expect(few.spend('a', 10)).toBe(0);
  expect(few.spend('a', 5)).toBe(1000);
  expect(few.spend('b', 5)).toBe(0);
  now = 1000;
  expect(few.spend('a', 5)).toBe(0);
});

it('[SRV-LIM-1] whoever makes tables by the dozen is asked to wait', async () => {
  const { burst, perSecond } = RATES.address;
  const server = await openTest({ clock: testClock(), env: { RATE_ADDRESS: `${burst},${perSecond}` } });
  const wish = { game: 'dungeonette', seats: 4 };
  const answers: number[] = [];
  for (let i = 0; i < 12; i++) answers.push((await call(server.url, '/api/tables', wish)).status);
  // Each costs a read and a new table, of a burst of 300.
  expect(answers).toEqual([...new Array(9).fill(201), 429, 429, 429]);
  await closeTest(server);
});

it('[SRV-LIM-1] a file costs as much as a table before it is read', async () => {
  const server = await openTest({ clock: testClock(), env: { RATE_ADDRESS: '40,1' } });
  const send = () => call(server.url, '/api/import', '{');
  expect([(await send()).status, (await send()).status]).toEqual([400, 429]);
  await closeTest(server);
});

it('[SRV-LIM-1] [SRV-SEC-4] a request whose path is written with escapes costs the same and is refused alike', async () => {
  const server = await openTest({ clock: testClock(), env: { RATE_ADDRESS: '3,1' } });
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(server.url + path, { method, headers });
    return [answer.status, answer.headers.get('cache-control'), await answer.json()];
  };
  expect(await ask('/%61pi/tables', { origin: 'https://elsewhere.example' }, 'POST')).toEqual([
    403,
    'no-store',
    { error: 'other-origin' },
  ]);
  expect((await ask('/%61pi/games')).slice(0, 2)).toEqual([200, 'no-store']);
  expect((await ask('/api/%67ames')).slice(0, 2)).toEqual([200, 'no-store']);
  expect(await ask('/%61pi/games')).toEqual([429, 'no-store', { error: 'slow-down', retry: 1000 }]);
  await closeTest(server);
});

it('[SRV-LIM-5] a server that is full makes no more tables', async () => {
  const server = await openTest({ env: { MAX_TABLES: '1' } });
  const wish = { game: 'dungeonette', seats: 4 };
  expect((await call(server.url, '/api/tables', wish)).status).toBe(201);
  expect(await call(server.url, '/api/tables', wish)).toEqual({ status: 503, body: { error: 'server-full' } });
  await closeTest(server);
});
