// What every store promises. Run on each of them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KeptEntry, KeptTable, Store } from '../../src/store/store.ts';

export interface Opened {
  readonly store: Store;
  /** Another connection to the same database. */
  again(): Promise<Store>;
  /** How many entries lie in the database, whoever they belong to. */
  countEntries(): Promise<number>;
  end(): Promise<void>;
}

export const newTable = (id: string): KeptTable => ({
  id,
  revision: 0,
  game: 'dungeonette',
  status: 'gathering',
  created: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  record: '{"title":"Œuvre \\u0000 \u0001 😀"}',
});
export const entryOf = (table: string, number: number, more: Partial<KeptEntry> = {}): KeptEntry => ({
  table,
  number,
  seat: number % 4,
  entry: `@${number % 4} ${number} plan food`,
  request: `r${number}`,
  by: 'person',
  rules: '1.0.0',
  at: 1_700_000_000_000 + number,
  took: 12,
  ...more,
});

export function storeContract(open: () => Promise<Opened>): void {
  let opened: Opened;
  let store: Store;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.end());

  const fresh = async (): Promise<string> => {
    const id = randomUUID().replaceAll('-', '');
    await store.addTable(newTable(id));
    return id;
  };

  it('gives a table back as it was kept, character by character', async () => {
    const id = await fresh();
    expect(await store.table(id)).toEqual(newTable(id));
    expect(await store.table('nobody')).toBeUndefined();
    expect((await store.tables()).filter((table) => table.id === id)).toEqual([newTable(id)]);
  });

  it('adds a table once', async () => {
    const id = await fresh();
    expect(await store.addTable({ ...newTable(id), record: 'other' })).toBe(false);
    expect((await store.table(id))?.record).toBe(newTable(id).record);
  });

  it('replaces a table only for whoever has seen its last revision', async () => {
    const id = await fresh();
    const next = { ...newTable(id), revision: 1, status: 'playing', record: '{}', touched: 1_700_000_000_001 };
    expect(await store.replaceTable(next)).toBe(true);
    expect(await store.replaceTable({ ...next, record: 'late' })).toBe(false);
    expect(await store.table(id)).toEqual(next);
  });

  it('keeps entries in order, whatever they are', async () => {
    const id = await fresh();
    const given = [entryOf(id, 1), entryOf(id, 2, { request: undefined, by: 'bot' }), entryOf(id, 3)];
    expect(await Promise.all(given.map((entry) => store.append(entry)))).toEqual([true, true, true]);
    expect(await store.entries(id)).toEqual(given);
    expect(await store.entries(id, 2)).toEqual(given.slice(2));
  });

  it('keeps one entry a number: the second writer loses, his neighbours in the group do not', async () => {
    const [id, other] = [await fresh(), await fresh()];
    await store.append(entryOf(id, 1));
    const group = [
      entryOf(other, 1),
      entryOf(id, 1, { entry: '@3 9 plan gold' }),
      entryOf(other, 2),
      entryOf(other, 2),
    ];
    expect(await Promise.all(group.map((entry) => store.append(entry)))).toEqual([true, false, true, false]);
    expect(await store.entries(id)).toEqual([entryOf(id, 1)]);
    expect(await store.entries(other)).toEqual([entryOf(other, 1), entryOf(other, 2)]);
  });

  it('lets one of two nodes win a number, and each hears its own result', async () => {
    const id = await fresh();
    const second = await opened.again();
    try {
      const results = await Promise.all(
        [1, 2, 3].map((number) =>
          Promise.all([
            store.append(entryOf(id, number, { request: 'a' })),
            second.append(entryOf(id, number, { request: 'b' })),
          ]),
        ),
      );
      const kept = await store.entries(id);
      expect(kept.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(results).toEqual(kept.map(({ request }) => [request === 'a', request === 'b']));
    } finally {
      await second.close();
    }
  });

  it('keeps nothing that builds on an entry which was not kept', async () => {
    const id = await fresh();
    await store.append(entryOf(id, 1, { request: 'somebody else' }));
    const chain = { broken: false };
    const results = await Promise.all([1, 2, 3].map((number) => store.append(entryOf(id, number), chain)));
    expect(results).toEqual([false, false, false]);
    expect(await store.append(entryOf(id, 2), chain)).toBe(false);
    expect(await store.append(entryOf(id, 2), { broken: false })).toBe(true);
    expect((await store.entries(id)).map(({ request }) => request)).toEqual(['somebody else', 'r2']);
  });

  it('refuses an entry of a table that is not there; its neighbours in the group are kept', async () => {
    const id = await fresh();
    const [first, lost, second] = [entryOf(id, 1), entryOf('nobody', 1), entryOf(id, 2)].map((e) => store.append(e));
    const error = await lost!.then(String, (why: Error) => ({ ...why, message: why.message }));
    expect(error).toMatchObject({ message: expect.any(String) });
    // It goes into the log, where no answer may be read.
    expect(JSON.stringify(error)).not.toContain('plan food');
    expect([await first, await second]).toEqual([true, true]);
  });

  it('gives the last state and where each version of the rules began, and keeps no pile of old ones', async () => {
    const id = await fresh();
    expect(await store.states(id)).toEqual([]);
    for (let number = 0; number <= 320; number += 32)
      await store.keepState({ table: id, number, rules: number < 160 ? '1' : '2', state: `{"n":${number}}` });
    await store.keepState({ table: id, number: 320, rules: '2', state: '{"again":true}' });
    const kept = await store.states(id);
    expect(kept[0]).toEqual({ table: id, number: 320, rules: '2', state: '{"again":true}' });
    const numbers = kept.map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining([320, 160]));
    expect(numbers.length).toBeLessThan(5);
  });

  it('keeps one snapshot of a table, and none of a table that is gone', async () => {
    const id = await fresh();
    expect(await store.snapshot(id)).toBeUndefined();
    const snapshot = { table: id, number: 5, rules: '1', sum: 'x', data: '{"a":"é"}' };
    await store.keepSnapshot(snapshot);
    await store.keepSnapshot({ ...snapshot, number: 9 });
    expect(await store.snapshot(id)).toEqual({ ...snapshot, number: 9 });
    await store.deleteTable(id);
    expect(await store.snapshot(id)).toBeUndefined();
  });

  it('[SRV-CONT-9] deletes what nobody has used since then, and nothing that somebody has', async () => {
    const [old, played] = [await fresh(), await fresh()];
    await store.append(entryOf(played, 5000));
    const { touched } = newTable(old);
    expect(await store.deleteUnused(old, touched)).toBe(false);
    const unused = await store.unusedTables(touched + 1000, 10_000);
    expect([unused.includes(old), unused.includes(played)]).toEqual([true, false]);
    expect(await store.deleteUnused(played, touched + 1000)).toBe(false);
    expect(await store.deleteUnused(old, touched + 1000)).toBe(true);
    expect(await store.table(old)).toBeUndefined();
  });

  it('gives the last notes, oldest first', async () => {
    const id = await fresh();
    for (const number of [1, 2, 3]) expect(await store.addNote({ table: id, number, note: `n${number}` })).toBe(true);
    expect(await store.addNote({ table: id, number: 3, note: 'late' })).toBe(false);
    expect((await store.notes(id, 2)).map(({ note }) => note)).toEqual(['n2', 'n3']);
  });

  it('deletes a table with everything that belongs to it', async () => {
    const [id, other] = [await fresh(), await fresh()];
    for (const table of [id, other]) {
      await store.append(entryOf(table, 1));
      await store.keepState({ table, number: 1, rules: '1', state: '{}' });
      await store.addNote({ table, number: 1, note: 'n' });
    }
    expect(await store.deleteTable(id)).toBe(true);
    expect(await store.deleteTable(id)).toBe(false);
    expect([await store.table(id), await store.entries(id), await store.notes(id, 9)]).toEqual([undefined, [], []]);
    expect(await store.states(id)).toEqual([]);
    expect(await store.entries(other)).toHaveLength(1);
  });

  it('leaves no entry of a deleted table behind', async () => {
    const id = await fresh();
    const before = await opened.countEntries();
    await Promise.all([1, 2, 3].map((number) => store.append(entryOf(id, number))));
    expect(await opened.countEntries()).toBe(before + 3);
    await store.deleteTable(id);
    expect(await opened.countEntries()).toBe(before);
  });

  it('refuses an entry of a deleted table, and never puts it into the next one, whoever deleted it', async () => {
    const second = await opened.again();
    try {
      for (const deleting of [store, second]) {
        const id = await fresh();
        await store.append(entryOf(id, 1));
        expect(await deleting.deleteTable(id)).toBe(true);
        const [next, third] = [await fresh(), await fresh()];
        const [lost, kept] = [store.append(entryOf(id, 2)), store.append(entryOf(third, 1))];
        await expect(lost).rejects.toThrow();
        expect(await kept).toBe(true);
        await expect(store.append(entryOf(id, 2))).rejects.toThrow();
        expect([await store.entries(next), await store.entries(id)]).toEqual([[], []]);
        expect(await store.entries(third)).toEqual([entryOf(third, 1)]);
      }
    } finally {
      await second.close();
    }
  });

  it('begins anew with a table that has the name of a deleted one', async () => {
    const id = await fresh();
    await store.append(entryOf(id, 1));
    await store.deleteTable(id);
    expect(await store.addTable(newTable(id))).toBe(true);
    expect(await store.entries(id)).toEqual([]);
    expect(await store.append(entryOf(id, 1, { request: 'anew' }))).toBe(true);
    expect(await store.entries(id)).toEqual([entryOf(id, 1, { request: 'anew' })]);
  });

  it('is there again, whole, when opened again', async () => {
    const id = await fresh();
    await store.append(entryOf(id, 1));
    const second = await opened.again();
    try {
      await second.check();
      expect(await second.table(id)).toEqual(newTable(id));
      expect(await second.entries(id)).toEqual([entryOf(id, 1)]);
    } finally {
      await second.close();
    }
  });
}
