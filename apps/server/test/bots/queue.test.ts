import { expect, it } from 'vitest';
import { queue } from '../../src/bots/queue.ts';

it('so many at a time, first come first served, and each hears how many wait', async () => {
  const turn = queue(2);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    turn(async (waiting) => {
      began.push(`${name}${waiting}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === 'b') throw new Error('b fails');
    });
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(work));
  expect(began).toEqual(['a0', 'b0']);
  for (let done = 0; done < 4; done++) {
    await new Promise((resolve) => setImmediate(resolve));
    ends[done]!();
  }
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(began).toEqual(['a0', 'b0', 'c1', 'd0']);
});
