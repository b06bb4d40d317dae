// A worked-out answer that is compared with the others.
import { type Ask, Can, newGame, thinking } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { botOf, decide, type Knowledge, mctsBot } from '../src/index.ts';
import { step } from '../src/playout.ts';
import { compareByRollouts } from '../src/rollouts.ts';
import { bids, dragonSense, type State } from './bids.ts';
import { seenBy } from './table.ts';

/** Before the last bid, for a treasure of nine: a 6 wins it against a 2 or a 3, a 1 never does. */
function lastBid(): State {
  const s = newGame(bids, { seats: 2, seed: 'last', settings: { rules: 'hands' } });
  s.hands = [
    ['1', '6'],
    ['2', '3'],
  ];
  s.treasures = [9];
  return s;
}
const seen = seenBy(bids, lastBid(), 0);
const plans = (option: string, more: Partial<Knowledge<State>> = {}): Knowledge<State> => ({
  ...dragonSense,
  plan: () => option,
  alternatives: (_s, _ask, can) => can.toArray(),
  ...more,
});
const answer = (knowledge: Knowledge<State>, rollouts: number) =>
  decide(bids, seen, 0, { knowledge, budget: { iterations: 1 }, tries: 1, rollouts }, thinking('rollouts'));

describe('rollouts', () => {
  it('[BOT-ROLLOUT-1] what was worked out is given up for what is clearly better, and kept otherwise', () => {
    expect(answer(plans('1'), 16)).toMatchObject({ choice: { kind: 'bid', option: '6' } });
    expect(answer(plans('6'), 16)).toMatchObject({ choice: { kind: 'bid', option: '6' } });
  });

  it('[BOT-ROLLOUT-1] where all answers are worth the same, the worked-out one is given', () => {
    const same = { judge: () => [0.5, 0.5], ahead: () => 0 };
    for (const option of ['1', '6'])
      expect(answer(plans(option, same), 16)).toEqual({
        choice: { kind: 'bid', option },
        confidence: 'close',
        second: { kind: 'bid', option: option === '1' ? '6' : '1' },
      });
  });

  it('[BOT-ROLLOUT-1] only a level with rollouts compares, and only what the game names', () => {
    expect(answer(plans('1'), 0)).toEqual({ choice: { kind: 'bid', option: '1' } });
    expect(answer(plans('1', { alternatives: () => ['1', '7'] }), 16)).toEqual({
      choice: { kind: 'bid', option: '1' },
    });
  });

  it('[BOT-ROLLOUT-1] a level has as many rollouts as its game says; a number of iterations takes its place', () => {
    let worlds = 0;
    const judge = () => {
      worlds++;
      return [0.5, 0.5];
    };
    const counting = { ahead: () => 0, judge };
    const knowledge = { ...plans('1', counting), levels: { archlord: { effort: { tries: 1, rollouts: 5 } } } };
    botOf('archlord', bids, 0, { knowledge }).choose(seen, thinking(1));
    expect(worlds).toBe(2 * 5);
    worlds = 0;
    botOf('archlord', bids, 0, { knowledge, iterations: 3 }).choose(seen, thinking(1));
    expect(worlds).toBe(2 * 3);
  });

  it('[BOT-ROLLOUT-2] an answer without hope is tried no longer', () => {
    const tried = (worlds: number) =>
      compareByRollouts(bids, plans('6'), seen, 0, { kind: 'bid', option: '6' }, { worlds }, thinking(1));
    expect(tried(7).map(({ option }) => option)).toEqual(['6', '1']);
    expect(tried(8).map(({ option }) => option)).toEqual(['6']);
  });

  it('[BOT-ROLLOUT-2] the same view and dice give the same answer; a clock ends it', () => {
    const values = (seed: number, late?: () => boolean) =>
      compareByRollouts(
        bids,
        plans('1'),
        seen,
        0,
        { kind: 'bid', option: '1' },
        { worlds: 6, ...(late && { late }) },
        thinking(seed),
      );
    expect(values(1)).toEqual(values(1));
    expect(values(1)).not.toEqual(values(2));
    let looks = 0;
    expect(values(1, () => ++looks > 2)).not.toEqual(values(1));
    expect(looks).toBe(3);
    expect(values(1, () => true)).toEqual([
      { option: '1', value: 0 },
      { option: '6', value: 0 },
    ]);
  });

  it('[BOT-ROLLOUT-3] it is played on until the horizon has moved as often as the game says', () => {
    const s = newGame(bids, { seats: 2, seed: 'far', settings: { rules: 'hands' } });
    const left = (often: number) => {
      const seenLeft = new Set<number>();
      const judge = (end: State) => {
        seenLeft.add(end.treasures.length);
        return [0.5, 0.5];
      };
      const knowledge = plans('', { horizon: (at) => at.treasures.length, ahead: () => often, judge });
      const option = s.hands[0]![0]!;
      compareByRollouts(bids, knowledge, seenBy(bids, s, 0), 0, { kind: 'bid', option }, { worlds: 3 }, thinking(1));
      return [...seenLeft];
    };
    expect([left(1), left(2)]).toEqual([[2], [1]]);
    // Three treasures: then it is over, and nothing is judged.
    expect(left(3)).toEqual([]);
  });

  it('[BOT-ROLLOUT-3] what is agreed on beside the table happens before each answer of an imagined game', () => {
    const asked: Ask[] = [];
    const knowledge = plans('1', { meanwhile: (_s, ask) => void asked.push(ask) });
    const s = lastBid();
    step(bids, knowledge, s, new Can(), thinking(1));
    expect(asked.map(({ seat }) => seat)).toEqual([0]);
    mctsBot(bids, 0, { knowledge: { ...knowledge, plan: () => undefined }, budget: { iterations: 4 } }).choose(
      seen,
      thinking(1),
    );
    expect(asked.length).toBeGreaterThan(4);
  });
});
