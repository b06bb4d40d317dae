import { apply, awaited, imagine, newGame, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  botOf,
  greedyBot,
  isLevel,
  LEVELS,
  levels,
  mctsBot,
  randomBot,
  reasonsFor,
  search,
  sensibleBot,
} from '../src/index.ts';
import { bids, dragonSense, type State } from './bids.ts';
import { playWith, seenBy } from './table.ts';
import { toll } from './toll.ts';

const knowledge = dragonSense;
const begin = (seed: string, rules = 'hands') => newGame(bids, { seats: 2, seed, settings: { rules } });
const clever = (iterations: number, seat: number) => mctsBot(bids, seat, { knowledge, budget: { iterations } });

/** A state with exactly these hands, before the last bid for a treasure of nine. */
function lastBid(mine: State['hands'][number]): State {
  const s = begin('last');
  s.hands = [mine, ['2', '3']];
  s.treasures = [9];
  return s;
}

const bots: [string, (seat: number) => Bot][] = [
  ['sensible', (seat) => sensibleBot(bids, seat, knowledge)],
  ['greedy', (seat) => greedyBot(bids, seat, { knowledge })],
  ['tree search', (seat) => clever(60, seat)],
  ['tree search without knowledge', (seat) => mctsBot(bids, seat, { budget: { iterations: 60 } })],
  ...LEVELS.map((level): [string, (seat: number) => Bot] => [level, (seat) => botOf(level, bids, seat, { knowledge })]),
];

describe.each(bots)('%s', (_, make) => {
  it('plays whole games from the text that travels', () => {
    for (let i = 0; i < 5; i++) {
      const { state } = playWith(bids, [make(0), make(1)], `whole ${i}`);
      expect(state.core.answered).toEqual([3, 3]);
    }
  });

  it('chooses the same from the same view and dice', () => {
    const seen = seenBy(bids, begin('same'), 0);
    for (let i = 0; i < 5; i++) expect(make(0).choose(seen, thinking(i))).toEqual(make(0).choose(seen, thinking(i)));
  });

  it('chooses the same in two worlds that look the same', () => {
    let different = 0;
    for (let i = 0; i < 12; i++) {
      const real = begin(`real ${i}`);
      // What the other has laid down is hidden too.
      if (i % 2 === 0) apply(bids, real, awaited(bids, real)[1]!, real.hands[1]![0]!);
      const other = imagine(bids, view(bids, real, 0), 0, thinking(`other ${i}`));
      if (JSON.stringify(other.hands) !== JSON.stringify(real.hands)) different++;
      expect(make(0).choose(seenBy(bids, other, 0), thinking(i))).toEqual(
        make(0).choose(seenBy(bids, real, 0), thinking(i)),
      );
    }
    expect(different).toBeGreaterThan(6);
  });

  it('does nothing when it is not asked', () => {
    const s = begin('asked');
    apply(bids, s, awaited(bids, s)[0]!, s.hands[0]![0]!);
    expect(make(0).choose(seenBy(bids, s, 0), thinking(1))).toBeUndefined();
  });
});

it('the greedy bot takes what its game calls best', () => {
  for (let i = 0; i < 10; i++) {
    const choice = greedyBot(bids, 0, { knowledge, worlds: 8 }).choose(
      seenBy(bids, lastBid(['1', '6']), 0),
      thinking(i),
    );
    expect(choice).toEqual({ kind: 'bid', option: '6' });
  }
});

it('the tree search wins against random bids', () => {
  let won = 0;
  for (let i = 0; i < 40; i++) {
    const seats = i % 2 === 0 ? [clever(80, 0), randomBot()] : [randomBot(), clever(80, 1)];
    const { winners } = bids.outcome(playWith(bids, seats, `random ${Math.floor(i / 2)}`).state);
    if (winners.includes(i % 2)) won += 1 / winners.length;
  }
  expect(won).toBeGreaterThan(26);
});

it('in the tree search nobody hears what is laid down in secret', () => {
  // Who answers second, knowing the first answer, wins every time: then both values would be near 0 for seat 0.
  const seen = seenBy(bids, begin('match', 'match'), 0);
  const { rated, iterations } = search(bids, seen, 0, { budget: { iterations: 4000 }, exploration: 1 }, thinking(3));
  const value = rated.reduce((sum, one) => sum + one.value * one.visits, 0) / iterations;
  expect(value).toBeGreaterThan(0.4);
  expect(value).toBeLessThan(0.6);
});

describe('budgets', () => {
  const seen = seenBy(bids, begin('budget'), 0);
  it('counts iterations', () => {
    const curious = { budget: { iterations: 37 }, exploration: 9 };
    const { iterations, rated } = search(bids, seen, 0, curious, thinking(1));
    expect(iterations).toBe(37);
    expect(rated.reduce((sum, { visits }) => sum + visits, 0)).toBe(37);
  });
  it('ends early only when nothing can catch up with the most visited answer any more', () => {
    const { iterations, rated } = search(bids, seen, 0, { budget: { iterations: 800 } }, thinking(1));
    const [most, second] = rated.map(({ visits }) => visits).sort((a, b) => b - a) as [number, number];
    expect(iterations).toBeLessThan(800);
    expect(most - second).toBeGreaterThan(800 - iterations);
  });
  it('stops when the clock says so', () => {
    let time = 0;
    const now = () => ++time;
    const budget = { iterations: 1_000_000, ms: 5, now };
    expect(search(bids, seen, 0, { budget }, thinking(1)).iterations).toBe(40);
  });
});

describe('levels', () => {
  it('are four, each spending more than the one below', () => {
    expect(LEVELS).toEqual(['apprentice', 'steward', 'lord', 'archlord']);
    expect(isLevel('lord') && !isLevel('king')).toBe(true);
    const spent = LEVELS.map((level) => levels[level].iterations);
    expect(spent).toEqual([...spent].sort((a, b) => a - b));
  });
  it('play a game that gives no knowledge, and leave optional asks alone', () => {
    const { state } = playWith(toll, [botOf('steward', toll, 0), botOf('apprentice', toll, 1)], 'toll');
    expect(state.paid.map((list) => list.length)).toEqual([6, 6]);
    expect(state.bets).toEqual([]);
  });
});

it('a bot can say what speaks for its answer', () => {
  const seen = seenBy(bids, lastBid(['1', '6']), 0);
  const reasons = (option: string) =>
    reasonsFor(bids, knowledge, seen, 0, { kind: 'bid', option }, thinking(1)).map(({ key }) => key);
  expect(reasons('6')).toEqual(['gold']);
  expect(reasons('1')).toEqual(['cards']);
});

it('a habit of the game is given without a search, unless it is not offered', () => {
  const seen = seenBy(bids, begin('habit'), 0);
  const offered = seen.asks[0]!.options;
  const asked: string[] = [];
  const used = (option: string) =>
    mctsBot(bids, 0, {
      budget: { iterations: 30 },
      knowledge: {
        ...knowledge,
        habit: (_s, { kind }) => {
          asked.push(kind);
          return option;
        },
      },
    }).choose(seen, thinking('habit'))!.option;
  for (const option of offered) expect(used(option)).toBe(option);
  expect(used('nothing of the kind')).toBe(clever(30, 0).choose(seen, thinking('habit'))!.option);
  expect(new Set(asked)).toEqual(new Set([seen.asks[0]!.kind]));
});
