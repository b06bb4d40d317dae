import {
  answerText,
  asks,
  awaited,
  check,
  copyPlain,
  explain,
  options,
  play,
  readAnswer,
  takeBack,
} from '@oubliette/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, drafts, type State, toy } from './toy.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';
const turn = (coins = 3) => at({ proc: 'turn', todo: [0, 1], at: 0 }, (s) => s.coins.splice(0, 1, coins));
const refusal = (s: State, seat: number, given: unknown) => {
  const before = JSON.stringify(s);
  const result = play(toy, s, seat, given);
  expect(JSON.stringify(s)).toBe(before);
  return 'refused' in result ? result.refused : result;
};

describe('the door', () => {
  it('[ENG-DOOR-1] an offered answer is accepted, a forbidden one names its rule, another is not offered', () => {
    const s = turn(0);
    expect(options(toy, s, awaited(toy, s)[0]!)).toEqual(['call', 'roll', 'draw', 'stop']);
    expect(check(toy, s, 0, { kind: 'turn', option: 'stop', n: 0 })).toMatchObject({ ask: { kind: 'turn', seat: 0 } });
    expect(refusal(s, 0, { kind: 'turn', option: 'again', n: 0 })).toMatchObject({ rule: 'TOY-2', option: 'again' });
    expect(refusal(s, 0, { kind: 'turn', option: 'fly', n: 0 })).toEqual({ rule: 'ENG-NOT-OFFERED', option: 'fly' });
  });

  it('[ENG-DOOR-2] the same answer sent twice fits once', () => {
    const s = turn();
    const again = { kind: 'turn', option: 'again', n: 0 };
    const next = play(toy, s, 0, again);
    if (!('state' in next)) throw new Error('refused');
    expect(next.state.coins).toEqual([2, 3, 3]);
    expect(refusal(next.state, 0, again)).toEqual({ rule: 'ENG-LATE' });
    expect(refusal(s, 0, { ...again, n: 1 })).toEqual({ rule: 'ENG-LATE' });
  });

  it('[ENG-DOOR-3] no seat, no answer, nothing asked, game over: each with its reason', () => {
    const s = turn();
    const stop = { kind: 'turn', option: 'stop', n: 0 };
    for (const seat of [3, -1, 0.5, Number.NaN]) expect(refusal(s, seat, stop)).toEqual({ rule: 'ENG-NO-SUCH-SEAT' });
    expect(refusal(s, 1, stop)).toEqual({ rule: 'ENG-NOT-ASKED' });
    expect(refusal(s, 0, { ...stop, kind: 'curse' })).toEqual({ rule: 'ENG-NOT-ASKED' });
    expect(refusal(at({ proc: 'note', at: 0, word: 'end' }), 0, stop)).toEqual({ rule: 'ENG-OVER' });
    const shapes = [
      undefined,
      null,
      7,
      'stop',
      [],
      {},
      { ...stop, n: '0' },
      { ...stop, n: 0.5 },
      { ...stop, option: 4 },
    ];
    for (const shape of [...shapes, { ...stop, kind: 'x'.repeat(300) }, 'x'.repeat(1e6)]) {
      expect(refusal(s, 0, shape)).toEqual({ rule: 'ENG-MALFORMED' });
    }
  });

  it('[ENG-DOOR-3] [ENG-DOOR-4] whatever is sent is refused or was offered, and changes nothing', () => {
    const s = at(drafts());
    const frozen = JSON.stringify(s);
    const offered = new Set(
      asks(toy, s).flatMap((ask) => options(toy, s, ask).map((o) => `${ask.seat} ${ask.kind} ${o}`)),
    );
    const words = fc.oneof(
      fc.constantFrom('suit', 'hearts', 'to', '1', 'turn', '__proto__', 'constructor'),
      fc.string(),
    );
    const answer = fc.record({ kind: words, option: words, n: fc.oneof(fc.constant(0), fc.integer(), fc.double()) });
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -1, max: 3 }), fc.double()),
        fc.oneof(answer, fc.anything()),
        (seat, given) => {
          const result = play(toy, s, seat, given);
          expect(JSON.stringify(s)).toBe(frozen);
          const a = readAnswer(given);
          const fits = a !== undefined && a.n === 0 && offered.has(`${seat} ${a.kind} ${a.option}`);
          expect('state' in result).toBe(fits);
          if ('refused' in result) expect(result.refused.rule).toMatch(/^(ENG|TOY)-/);
        },
      ),
      { seed: 4, numRuns: FULL ? 50_000 : 2_000 },
    );
  });

  it('[ENG-DOOR-4] [ENG-STATE-3] an accepted answer leaves the state it was played on, frozen as it is', () => {
    const s = deepFreeze(at(drafts()));
    const next = play(toy, s, 2, { kind: 'suit', option: 'hearts', n: 0 });
    expect('state' in next && next.state.core.answered).toEqual([0, 0, 1]);
    expect(s.core.answered).toEqual([0, 0, 0]);
    expect('state' in takeBack(toy, 'state' in next ? deepFreeze(next.state) : s, 2)).toBe(true);
  });

  it('[ENG-DOOR-5] an answer is written and read as text', () => {
    expect(answerText({ n: 2, kind: 'recruit-monster', option: 'goblin' })).toBe('2 recruit-monster goblin');
    expect(readAnswer('2 recruit-monster goblin')).toEqual({ n: 2, kind: 'recruit-monster', option: 'goblin' });
    for (const text of ['recruit goblin', '-1 a b', '01 a b', '1 a', '1 a b c', ' 1 a b', '1  a b', '1e3 a b']) {
      expect(readAnswer(text)).toBeUndefined();
    }
    const word = fc.stringMatching(/^[a-z0-9:-]{1,20}$/);
    fc.assert(
      fc.property(fc.nat(999_999_999), word, word, (n, kind, option) => {
        expect(readAnswer(answerText({ n, kind, option }))).toEqual({ n, kind, option });
      }),
      { seed: 5 },
    );
  });

  it('[ENG-DOOR-6] a reason brings its parameters, to whoever asks why', () => {
    const s = turn(0);
    expect(explain(toy, s, awaited(toy, s)[0]!)).toEqual([{ rule: 'TOY-2', option: 'again', params: { short: 1 } }]);
  });
});

describe('taking back', () => {
  it('[ENG-DRAFT-2] a step goes back until the last draft is complete, and only one’s own', () => {
    let s = at(drafts());
    const give = (seat: number, kind: string, option: string) => {
      const next = play(toy, s, seat, { kind, option, n: s.core.answered[seat]! });
      if (!('state' in next)) throw new Error(next.refused.rule);
      s = next.state;
    };
    give(0, 'suit', 'spades');
    give(0, 'card', 'low');
    const back = takeBack(toy, s, 0);
    if (!('state' in back)) throw new Error('refused');
    expect(back.state.core.stack).toMatchObject([{ drafts: [['spades'], [], []] }]);
    expect(back.state.core.answered).toEqual([3, 0, 0]);
    expect(takeBack(toy, s, 1)).toEqual({ refused: { rule: 'ENG-NOTHING-TO-TAKE-BACK' } });
    expect(takeBack(toy, s, 9)).toEqual({ refused: { rule: 'ENG-NO-SUCH-SEAT' } });
    for (const seat of [1, 2]) {
      give(seat, 'suit', 'spades');
      give(seat, 'card', 'low');
    }
    expect(takeBack(toy, s, 0)).toEqual({ refused: { rule: 'ENG-NOTHING-TO-TAKE-BACK' } });
  });

  it('[ENG-BESIDE-2] a step composed beside the table goes back first', () => {
    const s = at(drafts());
    const first = play(toy, s, 0, { kind: 'suit', option: 'spades', n: 0 });
    if (!('state' in first)) throw new Error('refused');
    const second = play(toy, first.state, 0, { kind: 'to', option: '1', n: 1 });
    if (!('state' in second)) throw new Error('refused');
    const back = takeBack(toy, second.state, 0);
    if (!('state' in back)) throw new Error('refused');
    expect(back.state.core.aside).toEqual([]);
    expect(back.state.core.stack).toMatchObject([{ drafts: [['spades'], [], []] }]);
  });
});

describe('states', () => {
  it('[ENG-STATE-1] [ENG-STATE-3] a copy and a saved game are the same bytes, and share nothing', () => {
    for (const frame of [
      drafts(),
      { proc: 'hush', at: 0, word: 'x' } as const,
      { proc: 'turn', todo: [1], at: 0 } as const,
    ]) {
      const s = at(frame, (s) => s.core.aside.push({ kind: 'offer', seat: 1, steps: ['0'] }));
      const bytes = JSON.stringify(s);
      expect(JSON.stringify(toy.copy(s))).toBe(bytes);
      expect(JSON.stringify(JSON.parse(bytes))).toBe(bytes);
      expect(copyPlain(s)).toEqual(s);
      shareNothing(s, toy.copy(s));
    }
  });
});

/** Whatever two states share must be data that no rule changes: the readonly parts of frames. */
function shareNothing(a: unknown, b: unknown, path = ''): void {
  if (typeof a !== 'object' || a === null || ['todo', 'event', 'settings', 'steps'].some((key) => path.endsWith(key)))
    return;
  expect(a === b, `shared: ${path}`).toBe(false);
  for (const key of Object.keys(a)) {
    shareNothing((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
  }
}

function deepFreeze<T>(x: T): T {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const value of Object.values(x)) deepFreeze(value);
  }
  return x;
}
