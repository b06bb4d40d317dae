// The master's person leaves in the middle of an attack; the game's own policy takes the chair, and gives it back.
import { policiesFor, policyBot } from '@oubliette/bots';
import { enter, type Match, newMatch, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { asked, give, table } from './at-expedition.ts';
import { expedition, quest, type State } from './expedition.ts';

const master = policyBot(expedition, 0, 'automatic');
function policyChoice(m: Match<State>, dice = 'dice') {
  const seen = view(expedition, m.state, 0);
  return master.choose(seen, thinking(`${dice} ${seen.answered}`));
}
function policyAnswers(m: Match<State>, dice = 'dice'): readonly unknown[] {
  const seen = view(expedition, m.state, 0);
  const choice = policyChoice(m, dice)!;
  expect(
    enter(m, { seat: 0, verb: 'answer', kind: choice.kind, option: choice.option, n: seen.answered }),
  ).toBeUndefined();
  return choice.reasons ?? [];
}
const stack = (m: Match<State>): string[] => m.state.core.stack.map(({ proc }) => proc);
const pass = (m: Match<State>) => [1, 2].forEach((seat) => void give(m, seat, 'pass'));
const act = (m: Match<State>) => {
  while (asked(m)[0]?.endsWith('act')) give(m, Number(asked(m)[0]![0]), 'rest');
};

describe('a master relieved in mid-attack', () => {
  it('[ENG-POLICY-2] a policy takes the chair at an ask inside the attack, a person takes it back at the next one', () => {
    const m = table({ seats: 3, presses: 2 });
    give(m, 0, 'hit-1');
    pass(m);
    // The blow stands, and the master is asked whether to press it: here the person leaves.
    const open = view(expedition, m.state, 0).asks[0];
    expect(open).toMatchObject({ kind: 'press', options: ['harder', 'enough'], about: { target: 1, harm: 1 } });
    const before = m.entries.length;
    expect(policyAnswers(m)).toEqual([{ key: 'stands' }]);
    // Exactly that ask is answered, once; the same attack goes on.
    expect(m.entries.slice(before)).toEqual([{ seat: 0, verb: 'answer', kind: 'press', option: 'harder', n: 1 }]);
    expect(stack(m)).toEqual(['quest', 'command', 'blow', 'press', 'react']);
    expect(m.state.figures[1]!.lives).toBe(3);
    expect(policyChoice(m)).toBeUndefined();
    pass(m);
    // And comes back, while the attack asks the master once more.
    expect(asked(m)).toEqual(['0 press']);
    const { harm } = view(expedition, m.state, 0).asks[0]!.about as { harm: number };
    expect(harm).toBe(3);
    expect(give(m, 0, 'enough')).toBeUndefined();
    expect(m.state.figures.map(({ lives }) => lives)).toEqual([3, 0, 3, 3, 3, 3]);
    expect(asked(m)).toEqual(['1 act']);
    expect(m.entries.map(({ seat, n }) => [seat, n])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ]);

    // Who sat in the chair is nowhere in the log: the same answers of one person are the same game.
    const alone = table({ seats: 3, presses: 2 });
    for (const option of ['hit-1', 'harder', 'enough']) {
      give(alone, 0, option);
      if (option !== 'enough') pass(alone);
    }
    expect(alone.entries).toEqual(m.entries);
    expect(JSON.stringify(alone.state)).toBe(JSON.stringify(m.state));
  });

  it('[ENG-POLICY-2] the chair changes before, at and after every ask of the attack, and nothing is asked twice or left out', () => {
    // Bit i of `chairs`: whether the policy answers the master's ask i; the heroes always pass.
    const logs = Array.from({ length: 8 }, (_, chairs) => {
      const m = table({ seats: 3, presses: 2 });
      for (let i = 0; i < 3 && stack(m).at(-1) !== 'act'; i++) {
        if (chairs & (1 << i)) policyAnswers(m, 'chairs');
        else give(m, 0, ['hit-1', 'harder', 'enough'][i]!);
        if (stack(m).at(-1) === 'react') pass(m);
      }
      return m.entries.map((entry) => `${entry.seat} ${entry.n} ${'kind' in entry ? entry.kind : ''}`);
    });
    for (const log of logs) expect(log).toEqual(logs[0]);
    expect(logs[0]).toEqual([
      '0 0 command',
      '1 0 react',
      '2 0 react',
      '0 1 press',
      '1 1 react',
      '2 1 react',
      '0 2 press',
    ]);
  });

  it('[ENG-POLICY-2] a chair passes between two attacks too, and the replay does not differ', () => {
    const m = table({ seats: 3 });
    give(m, 0, 'hit-1');
    pass(m);
    act(m);
    policyAnswers(m);
    expect(m.entries.at(-1)).toMatchObject({ seat: 0, verb: 'answer', kind: 'command', option: 'hit-1' });
    pass(m);
    act(m);
    expect(give(m, 0, 'hold')).toBeUndefined();
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

  it('[ENG-POLICY-1] a policy sees what its seat sees, says why, and moves no die of the game', () => {
    const m = table({ seats: 3 });
    const { chance } = m.state.core;
    const before = [...chance];
    const seen = view(expedition, m.state, 0);
    const first = master.choose(seen, thinking('one'))!;
    expect(master.choose(seen, thinking('one'))).toEqual(first);
    expect(first.reasons).toEqual([{ key: 'weakest', params: { lives: 3 } }]);
    const others = Array.from({ length: 30 }, (_, i) => master.choose(seen, thinking(i))!.option);
    expect(new Set(others).size).toBeGreaterThan(1);
    expect(chance).toEqual(before);
    // Hands differ, the master sees the same: it decides the same.
    const rich = table({ seats: 3, hands: [[], ['stone'], ['parry']] });
    const poor = table({ seats: 3, hands: [[], ['stone'], ['stone']] });
    const decide = (m2: Match<State>) => master.choose(view(expedition, m2.state, 0), thinking('same'));
    expect(decide(rich)).toEqual(decide(poor));
  });

  it('[ENG-POLICY-1] a policy holds the roles it is for, and answers only what the table waits for', () => {
    expect(policiesFor(expedition, 'master')).toEqual(['automatic']);
    expect(policiesFor(expedition, 'hero')).toEqual([]);
    // Of a seat whose role nobody knows, no policy of certain roles is offered.
    expect(policiesFor(expedition)).toEqual([]);
    expect(() => policyBot(expedition, 0, 'toString')).toThrow('expedition has no policy toString');
    const m = table({ seats: 3 });
    give(m, 0, 'hit-1');
    const seen = view(expedition, m.state, 0);
    expect(seen.asks.map(({ kind }) => kind)).toEqual(['promise-to']);
    expect(master.choose(seen, thinking('x'))).toBeUndefined();
  });

  it('[ENG-ROLE-3] allies win and lose together', () => {
    const m = table({ seats: 3, given: { ...quest, rooms: 1 } });
    give(m, 0, 'hold');
    act(m);
    expect(view(expedition, m.state, 'spectator').end?.outcome).toEqual({ winners: [1, 2] });
    expect(expedition.sides?.(m.state)).toEqual([0, 1, 1]);
  });

  it('[ENG-FIGURE-1] a person who leads several figures has one seat: each figure’s ask is that seat’s', () => {
    const m = table({ seats: 2 });
    give(m, 0, 'hold');
    expect(m.state.figures.map(({ seat }) => seat)).toEqual([1, 1, 1, 1, 1, 1]);
    for (let i = 0; i < 6; i++) {
      expect(asked(m)).toEqual(['1 act']);
      expect(m.state.core.answered[1]).toBe(i);
      give(m, 1, 'rest');
    }
    expect(asked(m)).toEqual(['0 command']);
  });

  it('[ENG-TURN-4] what happens when a turn begins happens once for each item, whatever is asked again, undone or saved', () => {
    const m = table({ seats: 2 });
    give(m, 0, 'hold');
    const fresh = () => m.state.figures.map((figure) => figure.fresh);
    expect(fresh()).toEqual([2, 0, 0, 0, 0, 0]);
    give(m, 1, 'rage');
    expect(fresh()).toEqual([1, 0, 0, 0, 0, 0]);
    expect(asked(m)).toEqual(['1 act']);
    m.state = JSON.parse(JSON.stringify(expedition.copy(m.state)));
    give(m, 1, 'rest');
    expect(fresh()).toEqual([0, 2, 0, 0, 0, 0]);
    expect(enter(m, { seat: 1, verb: 'undo', n: m.state.core.answered[1]! })).toBeUndefined();
    expect(fresh()).toEqual([1, 0, 0, 0, 0, 0]);
    give(m, 1, 'sing');
    expect(fresh()).toEqual([0, 2, 0, 0, 0, 0]);
  });
});
