import { expect, it } from 'vitest';
import { deleteOldTables } from '../../src/table/retention.ts';
import { call, makeTable, party } from './lobby.ts';
import { closeTest, openTest } from './open.ts';
import { testClock } from './test-clock.ts';

const DAY = 24 * 3600_000;

it('tables nobody has touched for so many days are deleted; others stay', async () => {
  const clock = testClock();
  const server = await openTest({ clock });
  const old = await makeTable(server.url, { game: 'dungeonette', seats: 4 });
  const open = await party(server.url, { game: 'dungeonette', seats: 4 });
  expect(await deleteOldTables(server.tables, 29)).toBe(0);
  // A table in memory is in use.
  const { tables } = server;
  const later = { ...clock, now: () => clock.now() + 30 * DAY };
  expect(await deleteOldTables({ ...tables, context: { ...tables.context, clock: later } }, 29)).toBe(1);
  expect((await call(server.url, `/api/tables/${old.table}`)).status).toBe(404);
  expect((await call(server.url, `/api/tables/${open.table}`)).status).toBe(200);
  await closeTest(server);
});
