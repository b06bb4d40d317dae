import {
  type Entry,
  enter,
  entryText,
  type Game,
  type Match,
  matchFrom,
  newMatch,
  readEntry,
  undoRefusal,
  view,
} from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { at, drafts, type Frame, lanes, type State, toy } from './toy.ts';

const start = (frame: Frame, change?: (s: State) => void): Match<State> => matchFrom(toy, at(frame, change));
const n = (m: Match<State>, seat: number) => m.state.core.answered[seat]!;
function give(m: Match<State>, seat: number, kind: string, option: string): void {
  expect(enter(m, { seat, verb: 'answer', kind, option, n: n(m, seat) })).toBeUndefined();
}
const verb = (m: Match<State>, seat: number, verb: 'undo' | 'take-back' | 'undo-agreed') =>
  enter(m, { seat, verb, n: n(m, seat) });
/** The state but for the answer numbers, which never go back. */
const apart = (s: State) => JSON.stringify({ ...s, core: { ...s.core, answered: [] } });

describe('undo', () => {
  it('[ENG-UNDO-1] goes back to before the seat’s last answer, what it caused included', () => {
    const m = start({ proc: 'turn', todo: [0, 1], at: 0 });
    const before = apart(m.state);
    give(m, 0, 'turn', 'call');
    expect(m.state.told).toEqual(['called']);
    expect(undoRefusal(m, 0)).toBeUndefined();
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(apart(m.state)).toBe(before);
    expect(m.moves).toEqual([]);
    expect(verb(m, 0, 'undo')).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    expect(undoRefusal(m, 2)).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
  });

  it('[ENG-UNDO-2] stops at a roll and at a drawn card, and what came after can still be undone', () => {
    for (const option of ['roll', 'draw']) {
      const m = start({ proc: 'turn', todo: [0, 0, 1], at: 0 });
      give(m, 0, 'turn', option);
      expect(verb(m, 0, 'undo')).toEqual({ rule: 'ENG-KNOWN' });
      give(m, 0, 'turn', 'again');
      expect(verb(m, 0, 'undo')).toBeUndefined();
      expect(verb(m, 0, 'undo')).toEqual({ rule: 'ENG-KNOWN' });
    }
  });

  it('[ENG-UNDO-2] stops at a commit: the last to seal cannot unseal', () => {
    const m = start(drafts());
    for (const seat of [0, 1, 2]) {
      give(m, seat, 'suit', 'spades');
      give(m, seat, 'card', 'low');
    }
    for (const seat of [0, 2]) expect(verb(m, seat, 'undo')).toEqual({ rule: 'ENG-KNOWN' });
  });

  it('[ENG-UNDO-3] stops at another seat’s answer', () => {
    const m = start({ proc: 'turn', todo: [0, 1, 2], at: 0 });
    give(m, 0, 'turn', 'stop');
    give(m, 1, 'turn', 'stop');
    const before = JSON.stringify(m.state);
    expect(verb(m, 0, 'undo')).toEqual({ rule: 'ENG-OTHERS-ANSWERED' });
    expect(JSON.stringify(m.state)).toBe(before);
    expect(m.entries).toHaveLength(2);
    expect(verb(m, 1, 'undo')).toBeUndefined();
    expect(verb(m, 0, 'undo')).toBeUndefined();
  });

  it('[ENG-UNDO-3] in lanes and drafts the others’ answers stay as they are', () => {
    const m = start(lanes());
    give(m, 0, 'sell', 'coin');
    give(m, 1, 'sell', 'urn');
    give(m, 2, 'sell', 'spark');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    const other = start(lanes());
    give(other, 1, 'sell', 'urn');
    give(other, 2, 'sell', 'spark');
    expect(apart(m.state)).toBe(apart(other.state));
    const d = start(drafts());
    give(d, 1, 'suit', 'hearts');
    give(d, 0, 'suit', 'spades');
    expect(verb(d, 1, 'undo')).toBeUndefined();
    expect(d.state.core.stack).toMatchObject([{ drafts: [['spades'], [], []] }]);
  });

  it('[ENG-UNDO-2] stops where what others left for later was seen', () => {
    const m = start(lanes());
    give(m, 0, 'sell', 'spark');
    for (const seat of [0, 1, 2]) give(m, seat, 'sell', 'stop');
    expect(undoRefusal(m, 2)).toEqual({ rule: 'ENG-KNOWN' });
    const nothing = start(lanes());
    for (const seat of [0, 1, 2]) give(nothing, seat, 'sell', 'stop');
    expect(undoRefusal(nothing, 2)).toBeUndefined();
  });

  it('[ENG-UNDO-3] a lane that has been left behind by the whole table is behind for good', () => {
    const m = start({ proc: 'lanes', lanes: [[{ proc: 'sell', todo: [0], at: 0 }], [], []], after: [[], [], []] });
    m.first.core.stack.unshift({ proc: 'turn', todo: [1], at: 0 });
    give(m, 0, 'sell', 'stop');
    expect(undoRefusal(m, 0)).toBeUndefined();
    give(m, 1, 'turn', 'stop');
    expect(undoRefusal(m, 0)).toEqual({ rule: 'ENG-OTHERS-ANSWERED' });
  });

  it('[ENG-UNDO-3] lanes that closed and opened again are other lanes', () => {
    for (const undoer of [0, 2]) {
      const m = start({ proc: 'bazaar', at: 0 });
      for (const seat of [0, 1, 2]) give(m, seat, 'sell', 'stop');
      expect(m.state.core.stack[0]).toEqual({ proc: 'bazaar', at: 2 });
      expect(undoRefusal(m, undoer)).toBeUndefined();
      give(m, 1, 'sell', 'coin');
      expect(undoRefusal(m, undoer)).toEqual({ rule: 'ENG-OTHERS-ANSWERED' });
      expect(undoRefusal(m, 1)).toBeUndefined();
    }
  });

  it('[ENG-UNDO-4] what somebody else composes neither hinders nor is lost', () => {
    const m = start({ proc: 'turn', todo: [0], at: 0 });
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '1');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(m.state.coins).toEqual([3, 3, 3]);
    expect(view(toy, m.state, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['1'], fits: 1 }]);
    give(m, 0, 'turn', 'again');
    give(m, 2, 'price', '1');
    expect(verb(m, 0, 'undo')).toEqual({ rule: 'ENG-OTHERS-ANSWERED' });
  });

  it('[ENG-UNDO-4] steps that stopped fitting are gone from the log’s moves once replaced or taken back', () => {
    const m = start({ proc: 'turn', todo: [0, 0], at: 0 }, (s) => s.coins.splice(2, 1, 1));
    give(m, 2, 'to', '0');
    give(m, 0, 'turn', 'again');
    m.state.core.aside = [{ kind: 'offer', seat: 2, steps: ['2'] }]; // as if the ground had moved under the step
    give(m, 2, 'to', '1');
    expect(m.moves.map((move) => move.option)).toEqual(['again', '1']);
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(m.state.core.aside).toEqual([{ kind: 'offer', seat: 2, steps: ['1'] }]);
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    expect(m.state.core.aside).toEqual([]);
    expect(m.moves).toEqual([]);
  });

  it('[ENG-UNDO-6] a step from before the match was taken up can go back, and takes no other move with it', () => {
    const m = start({ proc: 'turn', todo: [0], at: 0 }, (s) =>
      s.core.aside.push({ kind: 'offer', seat: 1, steps: ['2'] }),
    );
    give(m, 0, 'turn', 'again');
    expect(verb(m, 1, 'take-back')).toBeUndefined();
    expect(m.moves.map((move) => move.option)).toEqual(['again']);
  });

  /** An offer of two steps and a price; `1` is no option while seat 0 has exactly so many coins. */
  function offerUnless(coins: number): Game<State> {
    const plain = toy as unknown as Game<State>;
    const offer: (typeof plain.beside)[string] = {
      ...plain.beside.offer!,
      step: (_s, _seat, steps) => ['to', 'to', 'price'][steps.length],
      options(s, _seat, _steps, can) {
        can.add('0');
        if (s.coins[0] !== coins) can.add('1');
      },
    };
    return { ...plain, beside: { ...plain.beside, offer } };
  }

  it('[ENG-UNDO-4] what was composed after a step that no longer fits waits with it', () => {
    const game = offerUnless(3);
    const m = matchFrom(game, at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '1');
    give(m, 2, 'to', '0');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(view(game, m.state, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['1', '0'], fits: 0 }]);
    give(m, 0, 'turn', 'again');
    expect(view(game, m.state, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['1', '0'], fits: 2 }]);
  });

  it('[ENG-UNDO-4] a step does not take the place of an earlier one that fits no longer because of the undo', () => {
    const game = offerUnless(2);
    const m = matchFrom(game, at({ proc: 'turn', todo: [0, 0, 0], at: 0 }));
    give(m, 2, 'to', '1');
    give(m, 0, 'turn', 'again');
    expect(m.state.coins[0]).toBe(2);
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '0');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(view(game, m.state, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['1', '0'], fits: 0 }]);
    give(m, 0, 'turn', 'again');
    expect(view(game, m.state, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['1', '0'], fits: 2 }]);
  });

  it('[ENG-UNDO-4] a step that has taken the place of one from before the match keeps it', () => {
    const game = offerUnless(3);
    const first = at({ proc: 'turn', todo: [0, 0], at: 0 }, (s) =>
      s.core.aside.push({ kind: 'offer', seat: 2, steps: ['1'] }),
    );
    const m = matchFrom(game, first);
    give(m, 2, 'to', '0');
    give(m, 0, 'turn', 'again');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(view(game, m.state, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['0'], fits: 1 }]);
  });

  it('[ENG-UNDO-4] a composition survives an undo back into a quiet place', () => {
    const m = start({ proc: 'hush', at: 0, word: 'quiet' }, (s) => {
      s.core.stack.unshift({ proc: 'turn', todo: [1], at: 0 });
      s.coins.splice(2, 1, 5);
    });
    give(m, 0, 'turn', 'stop');
    give(m, 2, 'to', '1');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    give(m, 0, 'turn', 'stop');
    expect(view(toy, m.state, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['1'], fits: 1 }]);
  });

  it('[ENG-BESIDE-2] of an offer and a draft under way, the last step given goes back first', () => {
    const m = start(drafts());
    give(m, 0, 'to', '1');
    give(m, 0, 'suit', 'spades');
    expect(verb(m, 0, 'take-back')).toBeUndefined();
    expect(m.state.core.stack).toMatchObject([{ drafts: [[], [], []] }]);
    expect(m.state.core.aside).toHaveLength(1);
    expect(verb(m, 0, 'take-back')).toBeUndefined();
    expect(m.state.core.aside).toEqual([]);
    expect(verb(m, 0, 'take-back')).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
  });

  it('[ENG-BESIDE-2] what cannot be composed at this moment is not taken back either', () => {
    const m = start({ proc: 'hush', at: 0, word: 'x' }, (s) =>
      s.core.aside.push({ kind: 'offer', seat: 1, steps: ['2'] }),
    );
    expect(verb(m, 1, 'take-back')).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    expect(m.state.core.aside).toHaveLength(1);
  });

  it('[ENG-BESIDE-2] a step that cannot be composed at this moment is not undone, and goes back when it fits again', () => {
    const m = start({ proc: 'hush', at: 0, word: 'quiet' }, (s) => {
      s.core.stack.unshift({ proc: 'turn', todo: [1], at: 0 });
      s.coins.splice(2, 1, 5);
    });
    give(m, 0, 'turn', 'stop');
    give(m, 2, 'to', '1');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(verb(m, 2, 'undo')).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    expect(m.state.core.aside).toEqual([{ kind: 'offer', seat: 2, steps: ['1'] }]);
    give(m, 0, 'turn', 'stop');
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    expect(m.state.core.aside).toEqual([]);
  });

  it('[ENG-BESIDE-2] a step that waits for one before it is not undone', () => {
    const game = offerUnless(3);
    const m = matchFrom(game, at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '1');
    give(m, 2, 'to', '0');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(verb(m, 2, 'undo')).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    give(m, 0, 'turn', 'again');
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    expect(m.state.core.aside).toEqual([{ kind: 'offer', seat: 2, steps: ['1'] }]);
  });

  it('[ENG-BESIDE-2] the last step that fits is taken back, with one behind it that does not', () => {
    const m = matchFrom(offerUnless(3), at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '0');
    give(m, 2, 'to', '1');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(m.state.core.aside).toEqual([{ kind: 'offer', seat: 2, steps: ['0', '1'] }]);
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    expect(m.state.core.aside).toEqual([]);
    expect(m.moves).toEqual([]);
  });

  it('[ENG-BESIDE-2] a choice no step of which fits is not taken back, and can be when it fits again', () => {
    const m = matchFrom(offerUnless(3), at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '1');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(verb(m, 2, 'take-back')).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    give(m, 0, 'turn', 'again');
    expect(m.state.core.aside).toEqual([{ kind: 'offer', seat: 2, steps: ['1'] }]);
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    expect(m.state.core.aside).toEqual([]);
  });

  /** The same offer, with a sentence at any of its steps; the one that it is carried out with is told. */
  function offerWithSentence(coins: number): Game<State> {
    const plain = offerUnless(coins);
    const sentence = { rules: [], sentence: true } as const;
    const carryOut = (s: State, _seat: number, _steps: readonly string[], text?: string) => {
      s.told.push(text ?? 'nothing said');
      return undefined;
    };
    return {
      ...plain,
      asks: { ...plain.asks, to: sentence, price: sentence },
      beside: { ...plain.beside, offer: { ...plain.beside.offer!, carryOut } },
    };
  }
  const say = (m: Match<State>, kind: string, option: string, text: string) =>
    expect(enter(m, { seat: 2, verb: 'answer', kind, option, n: n(m, 2), text })).toBeUndefined();

  it('[ENG-TEXT-3] a sentence stays as long as the step that it came with', () => {
    const m = matchFrom(offerWithSentence(9), at({ proc: 'turn', todo: [0, 0], at: 0 }));
    say(m, 'to', '0', 'First.');
    give(m, 2, 'to', '1');
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    expect(m.state.core.aside).toEqual([
      { kind: 'offer', seat: 2, steps: ['0'], texts: [{ step: 0, text: 'First.' }] },
    ]);
    say(m, 'to', '0', 'Second.');
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    give(m, 2, 'to', '1');
    give(m, 2, 'price', '0');
    expect(m.state.told).toEqual(['First.']);
    give(m, 2, 'to', '0');
    say(m, 'to', '0', 'Third.');
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    give(m, 2, 'to', '1');
    give(m, 2, 'price', '0');
    expect(m.state.told).toEqual(['First.', 'nothing said']);
  });

  it('[ENG-TEXT-3] a step that takes the place of one that no longer fits does not get its sentence', () => {
    const m = matchFrom(offerWithSentence(3), at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    say(m, 'to', '1', 'Gone with its step.');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    give(m, 2, 'to', '0');
    give(m, 2, 'to', '0');
    give(m, 2, 'price', '0');
    expect(m.state.told).toEqual(['nothing said']);
  });

  it('[ENG-TEXT-3] an undo of another seat leaves a sentence where it is', () => {
    const m = matchFrom(offerWithSentence(9), at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    say(m, 'to', '0', 'First.');
    give(m, 2, 'to', '1');
    expect(verb(m, 2, 'take-back')).toBeUndefined();
    const before = m.state.core.aside;
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(m.state.core.aside).toEqual(before);
    expect(before).toEqual([{ kind: 'offer', seat: 2, steps: ['0'], texts: [{ step: 0, text: 'First.' }] }]);
  });

  it('[ENG-UNDO-5] by agreement it goes back past dice and others, and takes what came later with it', () => {
    const m = start({ proc: 'turn', todo: [0, 1, 2], at: 0 });
    const before = apart(m.state);
    give(m, 0, 'turn', 'roll');
    give(m, 1, 'turn', 'stop');
    expect(verb(m, 0, 'undo')).toEqual({ rule: 'ENG-KNOWN' });
    expect(verb(m, 0, 'undo-agreed')).toBeUndefined();
    expect(apart(m.state)).toBe(before);
    expect(m.state.core.answered).toEqual([2, 1, 0]);
  });

  it('[ENG-UNDO-6] numbers count up through undo and take-back, so a late answer never fits again', () => {
    const m = start(drafts());
    const late: Entry = { seat: 0, verb: 'answer', kind: 'suit', option: 'hearts', n: 0 };
    expect(enter(m, late)).toBeUndefined();
    expect(verb(m, 0, 'take-back')).toBeUndefined();
    expect(enter(m, late)).toEqual({ rule: 'ENG-LATE' });
    give(m, 0, 'suit', 'spades');
    expect(verb(m, 0, 'undo')).toBeUndefined();
    expect(m.state.core.answered).toEqual([4, 0, 0]);
    expect(enter(m, { seat: 0, verb: 'undo', n: 3 })).toEqual({ rule: 'ENG-LATE' });
    expect(enter(m, { seat: 7, verb: 'undo', n: 0 })).toEqual({ rule: 'ENG-NO-SUCH-SEAT' });
    expect(m.entries.map(entryText)).toEqual(['@0 0 suit hearts', '@0 1 take-back', '@0 2 suit spades', '@0 3 undo']);
    expect(apart(m.state)).toBe(apart(at(drafts())));
  });

  it('[ENG-UNDO-6] entries are read back from their text, and nothing else is', () => {
    for (const text of ['@0 0 suit hearts', '@7 12 take-back', '@1 3 undo', '@2 4 undo-agreed']) {
      expect(entryText(readEntry(text)!)).toBe(text);
    }
    for (const text of [
      '',
      '@',
      '0 0 suit hearts',
      '@a 0 suit x',
      '@0 -1 undo',
      '@0 1 redo',
      '@0 1 a b c',
      '@0  1 a b',
      '@0 1 a\nb',
    ]) {
      expect(readEntry(text)).toBeUndefined();
    }
  });
});

describe('matches', () => {
  it('[ENG-STATE-2] the same table and the same entries give the same bytes; another seed does not', () => {
    const play = (seed: string) => {
      const m = newMatch(toy, { seats: 3, seed });
      for (const seat of [0, 1, 2]) give(m, seat, 'turn', 'draw');
      return JSON.stringify(m.state);
    };
    expect(play('one')).toBe(play('one'));
    expect(play('one')).not.toBe(play('two'));
  });

  it('[ENG-STATE-2] each move keeps what it told', () => {
    const m = newMatch(toy, { seats: 3, seed: 'x' });
    give(m, 0, 'turn', 'call');
    expect(m.moves.map((move) => move.events.map((event) => event.word))).toEqual([['called']]);
  });
});
