import { type AskSeen, enter, isOver, newMatch, type Pick, type Seen, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../src/index.ts';
import { toll } from './toll.ts';

const ask = (kind: string, options: string[], optional = false): AskSeen => ({ kind, options, optional, rules: [] });
const seen = (asks: AskSeen[], mine: Seen['mine'] = []): Seen => ({
  game: {},
  seats: 2,
  frames: [],
  waiting: [],
  asks,
  mine,
  answered: 0,
});

/** Dice that fall as told, and note how many sides they had. */
function dice(...falls: number[]): Pick & { sides: number[] } {
  const sides: number[] = [];
  const pick = (n: number): number => {
    sides.push(n);
    return falls.shift() ?? 0;
  };
  return Object.assign(pick, { sides });
}

describe('the random bot', () => {
  it('gives every option of every awaited ask one side of the die', () => {
    const both = seen([ask('dig', ['a1', 'b1']), ask('hire', ['orc'])]);
    const chosen = [0, 1, 2].map((fall) => randomBot().choose(both, dice(fall)));
    expect(chosen).toEqual([
      { kind: 'dig', option: 'a1' },
      { kind: 'dig', option: 'b1' },
      { kind: 'hire', option: 'orc' },
    ]);
    const die = dice(0);
    randomBot().choose(both, die);
    expect(die.sides).toEqual([3]);
  });

  it('turns to an optional ask once in twelve, and answers what it is asked otherwise', () => {
    const table = seen([ask('dig', ['a1', 'b1']), ask('offer', ['gold'], true)]);
    const chosen = Array.from({ length: 12 }, (_, fall) => randomBot().choose(table, dice(fall))?.kind);
    expect(chosen.filter((kind) => kind === 'offer')).toEqual(['offer']);
    expect(chosen.filter((kind) => kind === 'dig')).toHaveLength(11);
  });

  it('goes on every other time with what it has begun', () => {
    const begun = seen([ask('offer-price', ['1'], true)], [{ kind: 'offer', seat: 0, steps: ['gold'], fits: 1 }]);
    expect([0, 1].map((fall) => randomBot().choose(begun, dice(fall))?.option)).toEqual(['1', undefined]);
  });

  it('does nothing when nothing is asked', () => {
    const die = dice();
    expect(randomBot().choose(seen([]), die)).toBeUndefined();
    expect(die.sides).toEqual([]);
  });

  it('plays whole games from what the gate lets out, optional asks too', () => {
    const bot = randomBot();
    let bets = 0;
    for (let table = 0; table < 40; table++) {
      const match = newMatch(toll, { seats: 2, seed: `table ${table}` });
      const pick = thinking(table);
      for (let turn = 0; !isOver(match.state); turn++) {
        expect(turn).toBeLessThan(1000);
        const seat = turn % 2;
        // Through JSON and frozen: whatever the bot uses is in the text that a remote bot would get.
        const seen = frozen(JSON.parse(JSON.stringify(view(toll, match.state, seat)))) as Seen;
        expect(JSON.stringify(seen)).not.toContain(`bone-of-${1 - seat}`);
        const choice = bot.choose(seen, pick);
        if (choice === undefined) {
          expect(seen.waiting).not.toContain(seat);
          continue;
        }
        const n = seen.answered;
        expect(enter(match, { seat, verb: 'answer', ...choice, n })).toBeUndefined();
      }
      bets += match.state.bets.length;
    }
    expect(bets).toBeGreaterThan(0);
  });

  it('chooses the same from the same view and dice', () => {
    const seen = view(toll, newMatch(toll, { seats: 2, seed: 'x' }).state, 0);
    const once = Array.from({ length: 20 }, (_, i) => randomBot().choose(seen, thinking(i)));
    const again = Array.from({ length: 20 }, (_, i) => randomBot().choose(seen, thinking(i)));
    expect(again).toEqual(once);
    expect(new Set(once.map((choice) => choice?.option)).size).toBeGreaterThan(2);
  });
});

function frozen<T>(x: T): T {
  if (typeof x === 'object' && x !== null) {
    Object.freeze(x);
    for (const inner of Object.values(x)) frozen(inner);
  }
  return x;
}
