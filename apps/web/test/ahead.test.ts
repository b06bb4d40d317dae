// Bots of a device that think ahead: which bots, from which views, and for how long.
import type { SeatView } from '@oubliette/bots';
import { describe, expect, it } from 'vitest';
import type { Chair } from '../src/base/chair.ts';
import { botContextFor } from '../src/base/rules.ts';
import { aheadOf } from '../src/device/ahead.ts';
import { deviceHost } from '../src/device/host.ts';
import type { StoredGame } from '../src/device/stored-game.ts';
import { byChance } from '../src/device/think.ts';
import { PERSON, rulesOf } from './game-files.ts';
import { bot, lords, next, seatViews } from './next-decision.ts';

/** A device with random bots; the views for thinking ahead are recorded. */
function device() {
  const looks: (readonly SeatView[])[] = [];
  const stored = new Map<string, StoredGame>();
  const host = deviceHost({
    rulesOf: async (id) => rulesOf(id),
    olderRulesOf: async () => undefined,
    think: () => async (input) => byChance(input),
    ahead: (_, seatViews) => looks.push(seatViews),
    load: async (id) => stored.get(id),
    async save(kept) {
      stored.set(kept.id, structuredClone(kept));
      return true;
    },
    claim: async () => () => {},
    send: () => {},
  });
  async function open(chairs: readonly Chair[], more: { readonly lesson?: true } = {}) {
    const id = await host.start({
      game: 'dungeon-lords',
      names: ['Malvina', 'Grognard', 'Sulfure'],
      chairs,
      settings: {},
      secret: 'somebody takes time',
      ...more,
    });
    const opened = await host.open(id, 0);
    if (opened === undefined || 'fault' in opened) throw new Error('it does not open');
    return { id, opening: opened.opening };
  }
  return { host, looks, open };
}
/** Waits until every bot has answered and the last person is awaited. */
const rested = async (looks: readonly (readonly SeatView[])[]): Promise<void> => {
  for (let before = -1; before !== looks.length; ) {
    before = looks.length;
    // Each of their answers takes a turn of the event loop, however busy the machine is.
    for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  }
};
const seats = (looks: readonly (readonly SeatView[])[]): number[][] =>
  looks.map((look) => look.map(({ seat }) => seat));

describe('who thinks ahead', () => {
  it('[BOT-AHEAD-5] archlords do, when nobody but the one person is awaited, from what their seat sees', async () => {
    const { host, looks, open } = device();
    await host.letThinkAhead(true);
    const { id, opening } = await open([PERSON, bot('archlord'), bot('lord')]);
    await rested(looks);
    // While bots are awaited nothing is thought ahead.
    expect(
      seats(looks)
        .slice(0, -1)
        .every((look) => look.length === 0),
    ).toBe(true);
    expect(seats(looks).at(-1)).toEqual([1]);
    const [{ seen }] = looks.at(-1)! as [SeatView];
    expect(seen.waiting).toEqual([0]);
    expect(seen.asks).toEqual([]);
    const file = JSON.stringify(await host.file(id));
    expect(JSON.stringify(looks)).not.toContain(JSON.parse(file).fairness.secret);
    await host.leave(id, opening);
    expect(looks.at(-1)).toEqual([]);
  });

  it('[BOT-AHEAD-5] nobody does of another level, in a first game, or beside a second person', async () => {
    for (const [chairs, more] of [
      [[PERSON, bot('lord'), bot('steward')], {}],
      [[PERSON, bot('archlord'), bot('archlord')], { lesson: true }],
      [[PERSON, PERSON, bot('archlord')], {}],
    ] as const) {
      const { host, looks, open } = device();
      await host.letThinkAhead(true);
      await open(chairs, more);
      await rested(looks);
      expect(looks.length).toBeGreaterThan(0);
      expect(looks.flat()).toEqual([]);
    }
  });

  it('[BOT-AHEAD-5] nobody does while nobody looks, or before it is said that there are cores to spare', async () => {
    const { host, looks, open } = device();
    await open([PERSON, bot('archlord'), bot('archlord')]);
    await rested(looks);
    expect(looks.flat()).toEqual([]);
    await host.letThinkAhead(true);
    expect(seats(looks).at(-1)).toEqual([1, 2]);
    await host.letThinkAhead(false);
    expect(looks.at(-1)).toEqual([]);
  });
});

describe('how long it thinks', () => {
  /** A clock that advances by so many milliseconds at each reading. */
  function worker(look: number) {
    let time = 0;
    let next: (() => void)[] = [];
    const ahead = aheadOf(
      () => (time += look),
      (goOn) => next.push(goOn),
    );
    /** The duration of the slices that were due; undefined: none was. */
    function slice(): number | undefined {
      const [now, start] = [next, time];
      next = [];
      for (const goOn of now) goOn();
      return now.length === 0 ? undefined : time - start;
    }
    function slices(): number[] {
      const all: number[] = [];
      for (let took = slice(); took !== undefined; took = slice()) all.push(took);
      return all;
    }
    return { ahead, slice, slices };
  }
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  it('[BOT-AHEAD-5] in slices, so that a bot that is asked is heard, and six seconds in all for one answer', async () => {
    const context = await botContextFor('dungeon-lords');
    const { ahead, slices } = worker(200);
    ahead.start(lords, context, seatViews);
    const first = slices();
    // One piece each: the clock is read before it, after it, and where a search may end.
    expect(Math.max(...first)).toBeLessThan(1500);
    expect(sum(first)).toBeGreaterThanOrEqual(6000);
    expect(sum(first)).toBeLessThan(6000 + 1500 + 200 * first.length);
    // The page was hidden and shown again: it is the same wait.
    ahead.start(lords, context, []);
    ahead.start(lords, context, seatViews);
    expect(slices()).toEqual([]);
    ahead.start(
      lords,
      context,
      seatViews.map((one) => ({ ...one, dice: 'another wait' })),
    );
    expect(slices().length).toBeGreaterThan(0);
  });

  it('[BOT-AHEAD-5] not any more when it is told to stop', async () => {
    const { ahead, slice, slices } = worker(200);
    ahead.start(lords, await botContextFor('dungeon-lords'), seatViews);
    expect(slice()).toBeGreaterThan(0);
    ahead.start(lords, {}, []);
    expect(sum(slices())).toBe(0);
  });

  it('[BOT-AHEAD-3] what was found is there for archlords alone, and not in a first game', async () => {
    const { ahead, slices } = worker(8);
    ahead.start(lords, await botContextFor('dungeon-lords'), seatViews);
    slices();
    const found = next.flatMap(({ input }) => {
      const choice = ahead.recall(lords, input);
      if (choice === undefined) return [];
      expect(ahead.recall(lords, { ...input, level: 'lord' })).toBeUndefined();
      expect(ahead.recall(lords, { ...input, lesson: true })).toBeUndefined();
      expect(ahead.recall(lords, { ...input, policy: 'any' })).toBeUndefined();
      return [{ choice, options: input.seen.asks.find((ask) => ask.kind === choice.kind)?.options }];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { choice, options } of found) expect(options).toContain(choice.option);
  });
});
