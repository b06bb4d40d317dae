import { expect, it } from 'vitest';
import { deleteOldTables } from '../../src/retention.ts';
import { call, makeTable, party } from './lobby.ts';
import { closeTest, openTest } from './open.ts';

const DAY = 24 * 3600_000;

it('tables nobody has touched for so many days are deleted; others stay', async () => {
  const server = await openTest();
  const old = await makeTable(server.url, { game: 'dungeonette', seats: 4 });
  const open = await party(server.url, { game: 'dungeonette', seats: 4 });
  const later = { ...server.house, now: () => Date.now() + 30 * DAY };
  expect(await deleteOldTables({ ...server.house, now: Date.now }, 29)).toBe(0);
  // What is in memory is being looked at.
  expect(await deleteOldTables(later, 29)).toBe(1);
  expect((await call(server.url, `/api/tables/${old.table}`)).status).toBe(404);
  expect((await call(server.url, `/api/tables/${open.table}`)).status).toBe(200);
  await closeTest(server);
});
