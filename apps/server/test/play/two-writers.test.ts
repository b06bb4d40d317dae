// Two servers on one file, which nobody can start: still the second writer loses cleanly and nothing is torn.
import { join } from 'node:path';
import { thinking } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Client, playOut } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';

it('whoever comes second with an entry reads the table again, and says what is true', async () => {
  const one = await openTest();
  const two = await openTest({ folder: newFolder(), store: await openSqlite(join(one.folder, 'oubliette.db')) });
  const { table, tokens } = await party(one.url, { game: 'dungeonette', seats: 4 });
  const [here, there] = [one, two].map(({ url }) => new Client({ url, table, token: tokens[0]! }));
  await Promise.all([here!, there!].map((client) => client.until((c) => c.at !== undefined)));

  expect((await here!.answer({ kind: 'plan' }, 'gold')).ok).toBe(true);
  // The other server has not heard of it: it takes the answer, fails to keep it, and looks again.
  const late = (await there!.answer({ kind: 'plan' }, 'food')) as Extract<Reply, { ok: false }>;
  expect([late.ok, late.why.rule]).toEqual([false, 'ENG-LATE']);
  await there!.until((c) => c.at!.seen.answered === 1);
  expect(there!.at!.seen).toEqual(here!.at!.seen);
  expect((await one.tables.context.store.entries(table)).map(({ entry }) => entry)).toEqual(['@0 0 plan gold']);
  here!.end();

  // And the game goes on there as if nothing had been.
  const rest = tokens.slice(1).map((token) => new Client({ url: two.url, table, token }));
  await Promise.all([there!, ...rest].map((client, i) => playOut(client, thinking(`two ${i}`))));
  expect(there!.isOver).toBe(true);
  for (const client of [there!, ...rest]) client.end();
  await two.close();
  await closeTest(one);
});
