import { enter, type Match, matchFrom, newMatch, roll } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { asked, give, table, undo } from './hardest-moments/at-expedition.ts';
import { expedition, quest, type State } from './hardest-moments/expedition.ts';

const pass = (m: Match<State>) => [1, 2].forEach((seat) => void give(m, seat, 'pass'));
const strength = (m: Match<State>) => (m.state.core.stack.at(-1) as { event?: { strength: number } }).event?.strength;

describe('fresh dice', () => {
  it('[ENG-CHANCE-6] the chance of an entry comes from the seed and its number, not from what was rolled before', () => {
    /** The generator after each answer of the seat that is asked next. */
    const after = (seed: string, given: readonly string[]) => {
      const m = table({ seats: 3, seed });
      return given.map((option) => {
        expect(give(m, Number(asked(m)[0]![0]), option)).toBeUndefined();
        return m.state.core.chance;
      });
    };
    const [, rolled, then] = after('s', ['hold', 'rage', 'rest']);
    const [, rested, same] = after('s', ['hold', 'rest', 'rest']);
    expect(rolled).not.toEqual(rested);
    expect(then).toEqual(same);
    expect(then).not.toEqual(rested);
    expect(after('t', ['hold', 'rage', 'rest'])[2]).not.toEqual(then);
  });

  it('[ENG-CHANCE-6] somebody who knows the generator after one entry cannot tell the next', () => {
    const m = table({ seats: 3 });
    give(m, 0, 'hit-0');
    const known: State = JSON.parse(JSON.stringify(m.state));
    pass(m);
    while (m.state.core.stack.at(-1)?.proc === 'act')
      give(m, 1 + ((m.state.core.stack.at(-1) as { at: number }).at % 2), 'rest');
    const rolls = Array.from({ length: 12 }, () => roll(known, 1000));
    const before = m.state.core.chance;
    give(m, 0, 'hit-0');
    const next = Array.from({ length: 12 }, () => roll(m.state, 1000));
    expect(next).not.toEqual(rolls);
    expect(m.state.core.chance).not.toEqual(before);
  });

  it('[ENG-CHANCE-6] over many entries every face comes about equally often', () => {
    const faces = [0, 0, 0];
    for (let i = 0; i < 600; i++) {
      const m = table({ seats: 3, seed: `faces ${i}` });
      give(m, 0, 'hit-0');
      faces[strength(m)! - 1]!++;
    }
    for (const n of faces) expect(Math.abs(n - 200)).toBeLessThan(60);
  });

  it('[ENG-CHANCE-7] an answer undone and given again has a new number and new dice; those that stay keep theirs', () => {
    const m = table({ seats: 3 });
    give(m, 1, '2');
    give(m, 1, 'gold');
    const first = m.state.core.chance;
    expect(undo(m, 1)).toBeUndefined();
    give(m, 1, 'gold');
    expect(m.state.core.chance).not.toEqual(first);
    give(m, 0, 'hit-0');
    const hit = strength(m);
    give(m, 1, 'pass');
    expect(undo(m, 1)).toBeUndefined();
    expect(strength(m)).toBe(hit);
    const again = newMatch(expedition, {
      seats: 3,
      seed: 'a cellar',
      given: quest,
      dice: 'fresh',
      settings: { cards: 0 },
    });
    for (const entry of m.entries) expect(enter(again, entry)).toBeUndefined();
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(m.state));
  });

  it('[ENG-CHANCE-7] a match taken up from a saved state goes on with the numbers of its log', () => {
    const whole = table({ seats: 3 });
    give(whole, 1, '2');
    const saved = JSON.parse(JSON.stringify(whole.state));
    give(whole, 0, 'hit-0');
    const later = matchFrom(expedition, saved, { seed: 'a cellar', before: 1 });
    give(later, 0, 'hit-0');
    expect(JSON.stringify(later.state)).toBe(JSON.stringify(whole.state));
    const wrong = matchFrom(expedition, saved, { seed: 'a cellar' });
    give(wrong, 0, 'hit-0');
    expect(JSON.stringify(wrong.state)).not.toBe(JSON.stringify(whole.state));
  });

  it('[ENG-CHANCE-8] without them the generator in the state goes on, as in every playout', () => {
    const m = table({ seats: 3, dice: 'stream' });
    const copy = expedition.copy(m.state);
    give(m, 0, 'hit-0');
    expect(strength(m)).toBe(roll(copy, 3));
    expect(m.state.core.chance).toEqual(copy.core.chance);
  });
});
