// Somebody comes while a table that nobody used is leaving memory.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { takeSeat } from '../../src/table/seats.ts';
import { call, makeTable, sitDown } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';
import { testClock } from './test-clock.ts';

it('[SRV-SEAT-1] a table that is asked for while it is unloaded knows which invitations were just used', async () => {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  const clock = testClock();
  let hold: Promise<void> | undefined;
  let changes = 0;
  const server = await openTest({
    folder,
    clock,
    store: {
      ...real,
      async replaceTable(table) {
        changes++;
        await hold;
        return real.replaceTable(table);
      },
    },
  });
  const { tables } = server;
  const made = await makeTable(server.url, { game: 'dungeonette', seats: 4 });
  const { table } = made;
  const t = (await tables.get(table))!;
  let goOn = (): void => {};
  hold = new Promise((resolve) => {
    goOn = resolve;
  });
  const first = sitDown(server.url, made, 0);
  await expect.poll(() => changes).toBe(1);
  clock.advance(60_000);
  await expect.poll(() => tables.loaded.has(table)).toBe(false);
  // This one was let in before.
  const second = takeSeat(t, made.invitations[1]!, { name: 'Seat 1', words: '' });
  const coming = tables.get(table);
  // Whatever can be read now is read.
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
  goOn();
  for (const token of [await first, (await second).token])
    expect((await call(server.url, `/api/tables/${table}/summary`, undefined, token)).status).toBe(200);
  const invited = { invitation: made.invitations[0] };
  expect((await call(server.url, `/api/tables/${table}/invited`, invited)).status).toBe(410);
  const now = (await coming)!;
  expect(now).not.toBe(t);
  expect(now.record.seats.map(({ tokens }) => tokens.length)).toEqual([1, 1, 0, 0]);
  await expect
    .poll(() => now.notes.map(({ notice, seat }) => [notice, seat]))
    .toEqual([
      ['seat-taken', 0],
      ['seat-taken', 1],
    ]);
  await closeTest(server);
});
