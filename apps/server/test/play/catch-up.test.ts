import { expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { catchUp } from '../../src/table/catch-up.ts';
import type { LiveTable } from '../../src/table/table.ts';

/** What catching up uses of a table; its readings end one after another, when they are told to. */
function readings() {
  const ends: (() => void)[] = [];
  const t = { readers: [], waiting: [], reading: undefined, readingNext: undefined, readAt: 0 };
  const table = { ...t, context: { clock: systemClock } } as unknown as LiveTable;
  const read = () => new Promise<void>((resolve) => ends.push(resolve));
  return {
    table,
    begun: () => ends.length,
    ask: (isRead = () => {}) => catchUp(table, read, isRead),
    async end(): Promise<void> {
      ends.at(-1)!();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('[SRV-NODE-4] whoever asks while a reading is under way gets one that begins later', async () => {
  const { ask, end, begun } = readings();
  const read: string[] = [];
  const all = ['first', 'second', 'third'].map((name) => ask(() => read.push(name)));
  expect(begun()).toBe(1);
  await end();
  expect([read, begun()]).toEqual([['first'], 2]);
  await end();
  await Promise.all(all);
  expect([read, begun()]).toEqual([['first', 'second', 'third'], 2]);
});

it('[SRV-NODE-4] nobody is forgotten who asks while submissions that waited are decided', async () => {
  const { table, ask, end, begun } = readings();
  const read: string[] = [];
  const asks: Promise<void>[] = [];
  const waiting = (seat: number, name: string) => ({
    order: seat,
    seat,
    ready: true,
    decide: () => void asks.push(ask(() => read.push(name))),
    fail: () => {},
  });
  asks.push(ask());
  asks.push(ask(() => read.push('meanwhile')));
  table.waiting.push(waiting(0, 'decided first'), waiting(1, 'decided second'));
  await end();
  expect([read, begun()]).toEqual([[], 2]);
  await end();
  expect([read, begun()]).toEqual([['meanwhile', 'decided first'], 3]);
  await end();
  await Promise.all(asks);
  expect(read).toEqual(['meanwhile', 'decided first', 'decided second']);
  expect([table.reading, table.readingNext, table.readers]).toEqual([undefined, undefined, []]);
});
