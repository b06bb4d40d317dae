// A request of which nobody knows what became of it is decided again when it comes again.
import { join } from 'node:path';
import { awaited, options } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { submit } from '../../src/table/submit.ts';
import { party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';

/** @param trouble what happens to the first entries, one after another; then all is well */
async function tableIn(...trouble: ('throws' | 'rejects, and the table cannot be read')[]) {
  const folder = newFolder();
  const real = await openSqlite(join(folder, 'tables.db'));
  let unreadable = false;
  const store: Store = {
    ...real,
    append(entry, chain) {
      const next = trouble.shift();
      if (next === 'throws') throw new Error('thrown');
      if (next === undefined) return real.append(entry, chain);
      unreadable = true;
      if (chain !== undefined) chain.broken = true;
      return Promise.reject(new Error('rejected'));
    },
    async table(id) {
      if (unreadable) {
        unreadable = false;
        throw new Error('unreadable');
      }
      return real.table(id);
    },
  };
  const server = await openTest({ folder, store });
  const { table } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const t = (await server.tables.get(table))!;
  const [ask] = awaited(t.play!.game, t.play!.shown);
  const option = options(t.play!.game, t.play!.shown, ask!)[0]!;
  const entry = { seat: ask!.seat, verb: 'answer', kind: ask!.kind, option, n: 0 } as const;
  return { server, t, send: () => submit(t, { entry, by: 'person', id: 'once' }) };
}

/** It is kept by the second try, and by no later one. */
async function keptOnce({ server, t, send }: Awaited<ReturnType<typeof tableIn>>): Promise<void> {
  const reply = await send();
  expect(reply).toMatchObject({ ok: true, n: 0 });
  expect(await send()).toEqual(reply);
  expect((await t.context.store.entries(t.record.id)).map(({ number }) => number)).toEqual([1]);
  await closeTest(server);
}

it('[SRV-ANS-5] the store throws: the table is read again, and the client is told to send again', async () => {
  const table = await tableIn('throws');
  expect(await table.send()).toMatchObject({ ok: false, again: true });
  await keptOnce(table);
});

it('[SRV-ANS-5] the entry is not kept and the table cannot be read either: sent again, it is decided again', async () => {
  const table = await tableIn('rejects, and the table cannot be read');
  await expect(table.send()).rejects.toThrow('unreadable');
  await keptOnce(table);
});

it('[SRV-ANS-5] nothing that comes meanwhile builds on an entry that was not kept', async () => {
  const { server, t, send } = await tableIn('throws');
  const first = send();
  const { game, match } = t.play!;
  const [ask] = awaited(game, match.state);
  const { seat, kind } = ask!;
  const entry = { seat, verb: 'answer', kind, option: options(game, match.state, ask!)[0]!, n: 0 } as const;
  expect(seat).not.toBe(0);
  const second = await submit(t, { entry, by: 'person', id: 'next' });
  expect(await first).toMatchObject({ ok: false, again: true });
  expect(second).toMatchObject({ ok: false, why: { rule: 'ENG-NOT-ASKED' } });
  expect(await t.context.store.entries(t.record.id)).toEqual([]);
  await closeTest(server);
});

it('what fails behind the disk: the answer counts, once, and its reply is remembered', async () => {
  const { server, t, send } = await tableIn();
  const context = t.context as { stage: (stage: string) => void };
  const { stage } = context;
  context.stage = (at) => {
    if (at === 'acknowledged') throw new Error('shown badly');
  };
  await expect(send()).rejects.toThrow('shown badly');
  context.stage = stage;
  expect(await send()).toMatchObject({ ok: true, n: 0 });
  expect((await t.context.store.entries(t.record.id)).length).toBe(1);
  await closeTest(server);
});
