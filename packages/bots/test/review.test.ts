import { enter, newMatch, type Seen, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { type Bot, decide, type Mistake, mctsBot, review } from '../src/index.ts';
import { bids, dragonSense, type State } from './bids.ts';
import { playWith, seenBy } from './table.ts';

const knowledge = dragonSense;
const clever = mctsBot(bids, 1, { knowledge, budget: { iterations: 300 } });
/** Throws high cards at the smallest treasures and keeps nothing for the large one. */
const foolish: Bot = {
  choose({ asks, game }: Seen) {
    const [ask] = asks;
    if (ask === undefined) return undefined;
    const { treasures } = game as { treasures: number[] };
    const sorted = [...ask.options].sort();
    return { kind: ask.kind, option: treasures[0] === 9 ? sorted[0]! : sorted.at(-1)! };
  },
};

function whole(match: Parameters<typeof review<State>>[0]): { shares: number[]; mistakes: readonly Mistake[] } {
  const shares: number[] = [];
  const reading = review(match, { knowledge });
  for (let next = reading.next(); ; next = reading.next()) {
    if (next.done === true) return { shares, mistakes: next.value };
    shares.push(next.value);
  }
}

it('[BOT-REVIEW-1] the decisions that cost most are found, at most three a seat, the worst first', () => {
  let foolishness = 0;
  let cleverness = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const match = playWith(bids, [foolish, clever], seed);
    const { mistakes } = whole(match);
    for (const { moment, seat, kind, chosen, better, cost } of mistakes) {
      expect(match.entries[moment]).toMatchObject({ seat, kind, option: chosen });
      expect(better).not.toBe(chosen);
      expect(cost).toBeGreaterThan(0);
    }
    for (const seat of [0, 1]) {
      const costs = mistakes.filter((mistake) => mistake.seat === seat).map(({ cost }) => cost);
      expect(costs.length).toBeLessThan(4);
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
      if (seat === 0) foolishness += costs.reduce((sum, cost) => sum + cost, 0);
      else cleverness += costs.reduce((sum, cost) => sum + cost, 0);
    }
  }
  expect(foolishness).toBeGreaterThan(cleverness);
  expect(foolishness).toBeGreaterThan(0);
});

it('[BOT-REVIEW-1] the same game gets the same review, and how far it has come only grows', () => {
  const match = playWith(bids, [foolish, clever], 'again');
  const once = whole(match);
  expect(whole(match)).toEqual(once);
  expect(once.shares).toEqual([...once.shares].sort((a, b) => a - b));
  expect(once.shares.at(-1)).toBe(1);
});

it('[BOT-REVIEW-2] what was taken back is no mistake', () => {
  const match = newMatch(bids, { seats: 2, seed: 'back' });
  const hand = match.state.hands[0]!;
  const lay = (seat: number, option: string) =>
    enter(match, { seat, verb: 'answer', kind: 'bid', option, n: match.state.core.answered[seat]! });
  expect(lay(0, hand[0]!)).toBeUndefined();
  expect(enter(match, { seat: 0, verb: 'take-back', n: match.state.core.answered[0]! })).toBeUndefined();
  expect(lay(0, hand[2]!)).toBeUndefined();
  for (const { moment } of whole(match).mistakes) expect(moment).not.toBe(0);
});

it('[BOT-REVIEW-3] a bot says how sure it is, and what comes next', () => {
  const s = newMatch(bids, { seats: 2, seed: 'sure' }).state;
  s.hands = [
    ['1', '9'],
    ['2', '3'],
  ];
  s.treasures = [9];
  const params = { knowledge, budget: { iterations: 400 } };
  const pick = () => 0;
  const sure = decide(bids, seenBy(bids, s, 0), 0, params, pick);
  expect(sure).toMatchObject({ choice: { option: '9' }, confidence: 'clear', second: { option: '1' } });
  // Two cards that win and cost about the same.
  s.hands[0] = ['8', '9'];
  s.treasures = [1];
  expect(decide(bids, seenBy(bids, s, 0), 0, params, pick).confidence).not.toBe('clear');
  s.hands[0] = ['9'];
  expect(decide(bids, view(bids, s, 0), 0, params, pick)).toEqual({ choice: { kind: 'bid', option: '9' } });
});
