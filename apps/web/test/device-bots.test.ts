// Bots at a table of this device: which bot may act when.
import type { Choice } from '@oubliette/bots';
import type { Seat } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { type BotTable, playBots } from '../src/device/bots.ts';

/** A table of three bots that waits for seat 0; each bot has its own list of optional answers. */
function tableOf(beside: Readonly<Record<number, string[]>>, hopes = 0) {
  const done: string[] = [];
  let [over, hoping] = [false, hopes];
  const table: BotTable = {
    awaited: () => (over ? undefined : 0),
    beside: () => (over ? [] : [1, 2]),
    hopesForReply: () => hoping-- > 0,
    inputFor: (seat) => ({ seat, level: 'random', seen: { answered: 0 } as never, dice: '' }),
    answer(seat, { option }) {
      done.push(`${seat} ${option}`);
      over = option === 'end';
      return true;
    },
  };
  const think = async ({ seat }: { seat: Seat }): Promise<Choice | undefined> => {
    const option = seat === 0 ? 'end' : beside[seat]?.shift();
    return option === undefined ? undefined : { kind: 'any', option };
  };
  return { table, think, done, hopesLeft: () => hoping };
}
const settled = async (done: readonly string[]): Promise<void> => {
  while (done.at(-1) !== '0 end') await new Promise((later) => setTimeout(later, 1));
};

describe('bots of a device', () => {
  it('finish what they compose before the table takes the awaited answer', async () => {
    const { table, think, done } = tableOf({ 1: ['offer', 'gems', 'send'], 2: ['sign'] });
    const bots = playBots(table, think, 0);
    bots.mayActBeside();
    bots.run();
    await settled(done);
    expect(done).toEqual(['1 offer', '1 gems', '1 send', '2 sign', '0 end']);
  });
  it('do one thing after each pause, what nobody asked them for too', async () => {
    const { table, think, done } = tableOf({ 1: ['offer', 'send'], 2: ['sign'] });
    // A pause lasts until the test releases it.
    const waiting: (() => void)[] = [];
    const bots = playBots(table, think, 1, () => new Promise((go) => waiting.push(go)));
    bots.mayActBeside();
    bots.run();
    const seen: string[][] = [];
    while (done.at(-1) !== '0 end') {
      await new Promise(setImmediate);
      const go = waiting.shift();
      if (go === undefined) continue;
      expect(waiting).toEqual([]);
      seen.push([...done]);
      go();
    }
    const steps = ['1 offer', '1 send', '2 sign', '0 end'];
    expect(done).toEqual(steps);
    expect(seen).toEqual(steps.map((_, i) => steps.slice(0, i)));
  });
  it('think while the last answer is looked at, once, and again only if they see something else', async () => {
    for (const [changes, thoughts] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const { table, think, done } = tableOf({});
      const order: string[] = [];
      let looks = 0;
      const bots = playBots(
        // The input of the bot changes during its pause.
        { ...table, inputFor: (seat) => ({ ...table.inputFor(seat), seen: { answered: changes * looks } as never }) },
        (input) => {
          order.push('thinks');
          return think(input);
        },
        1,
        async () => {
          order.push('pauses');
          looks = 1;
        },
      );
      bots.run();
      await settled(done);
      expect(order).toEqual(['thinks', 'pauses', 'thinks'].slice(0, 1 + thoughts));
      expect(done).toEqual(['0 end']);
    }
  });
  it('leave a person some paces to reply, and then go on', async () => {
    const short = tableOf({}, 3);
    playBots(short.table, short.think, 1).run();
    await settled(short.done);
    expect(short.hopesLeft()).toBe(-1);
    const long = tableOf({}, 1000);
    playBots(long.table, long.think, 1).run();
    await settled(long.done);
    expect(long.hopesLeft()).toBe(1000 - 21);
  });
});
