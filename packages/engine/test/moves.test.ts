// The moves that count lead to the state of the match, whatever was undone and taken back.
import { enter, type Game, type Match, matchFrom, retell } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { at, drafts, type Frame, type State, toy } from './toy.ts';

const plain = toy as unknown as Game<State>;
const n = (m: Match<State>, seat: number) => m.state.core.answered[seat]!;
const give = (m: Match<State>, seat: number, kind: string, option: string) =>
  expect(enter(m, { seat, verb: 'answer', kind, option, n: n(m, seat) })).toBeUndefined();
const verb = (m: Match<State>, seat: number, verb: 'undo' | 'take-back') =>
  expect(enter(m, { seat, verb, n: n(m, seat) })).toBeUndefined();
/** The state but for the answer numbers, which never go back. */
const apart = (s: State) => ({ ...s, core: { ...s.core, answered: [] } });
const options = (m: Match<State>) => m.moves.map(({ option }) => option);

describe('the moves that count', () => {
  it('[ENG-DRAFT-2] a step of a draft is taken back, not an answer to something that came up above the draft', () => {
    const asks = (): Frame => ({ proc: 'turn', todo: [0], at: 0 });
    const offer = { ...plain.beside.offer!, carryOut: asks };
    const m = matchFrom({ ...plain, beside: { ...plain.beside, offer } }, at(drafts()));
    give(m, 0, 'suit', 'hearts');
    give(m, 1, 'to', '0');
    give(m, 1, 'price', '1');
    give(m, 0, 'turn', 'again');
    give(m, 0, 'turn', 'stop');
    verb(m, 0, 'take-back');
    expect(m.state.core.stack).toEqual([{ proc: 'drafts', drafts: [[], [], []] }]);
    expect(options(m)).toEqual(['0', '1', 'again', 'stop']);
    expect(m.state.coins[0]).toBe(2);
    expect(apart(retell(m, () => {}))).toEqual(apart(m.state));
    give(m, 0, 'suit', 'spades');
    verb(m, 0, 'undo');
    expect(m.state.coins[0]).toBe(2);
  });

  it('[ENG-DRAFT-2] of a draft and an optional choice the one that was changed last is taken back, whatever was answered above', () => {
    const asks = (): Frame => ({ proc: 'turn', todo: [0], at: 0 });
    const offer = { ...plain.beside.offer!, carryOut: asks };
    const both = (first: 'draft' | 'choice') => {
      const m = matchFrom({ ...plain, beside: { ...plain.beside, offer } }, at(drafts()));
      if (first === 'choice') give(m, 0, 'to', '1');
      give(m, 0, 'suit', 'hearts');
      if (first === 'draft') give(m, 0, 'to', '1');
      give(m, 1, 'to', '0');
      give(m, 1, 'price', '1');
      give(m, 0, 'turn', 'stop');
      verb(m, 0, 'take-back');
      return { drafted: m.state.core.stack[0], chosen: m.state.core.aside };
    };
    const hearts = { proc: 'drafts', drafts: [['hearts'], [], []] };
    expect(both('draft')).toEqual({ drafted: hearts, chosen: [] });
    const chosen = [{ kind: 'offer', seat: 0, steps: ['1'] }];
    expect(both('choice')).toEqual({ drafted: { ...hearts, drafts: [[], [], []] }, chosen });
  });

  it('[ENG-DRAFT-2] steps of a choice that was completed since do not hide the step of the draft that was given last', () => {
    const deal: Game<State>['beside'][string] = {
      step: (_s, _seat, steps) => ['deal', 'deal'][steps.length],
      options: (_s, _seat, _steps, can) => can.add('yes'),
      carryOut: () => undefined,
    };
    const m = matchFrom({ ...plain, besides: ['offer', 'deal'], beside: { ...plain.beside, deal } }, at(drafts()));
    give(m, 0, 'to', '1');
    give(m, 0, 'suit', 'hearts');
    give(m, 0, 'deal', 'yes');
    give(m, 0, 'deal', 'yes');
    verb(m, 0, 'take-back');
    expect(m.state.core.stack).toEqual([{ proc: 'drafts', drafts: [[], [], []] }]);
    expect(m.state.core.aside).toEqual([{ kind: 'offer', seat: 0, steps: ['1'] }]);
    expect(options(m)).toEqual(['1', 'yes', 'yes']);
    verb(m, 0, 'take-back');
    expect(m.state.core.aside).toEqual([]);
    expect(apart(retell(m, () => {}))).toEqual(apart(m.state));
  });

  it('[ENG-DRAFT-2] a step from before the match that was taken back does not return with an undo', () => {
    const earlier = matchFrom(plain, at(drafts()));
    give(earlier, 0, 'suit', 'hearts');
    give(earlier, 2, 'to', '1');
    const m = matchFrom(plain, earlier.state);
    verb(m, 0, 'take-back');
    verb(m, 2, 'take-back');
    give(m, 0, 'suit', 'spades');
    give(m, 1, 'suit', 'hearts');
    verb(m, 1, 'undo');
    expect(m.state.core.stack).toEqual([{ proc: 'drafts', drafts: [['spades'], [], []] }]);
    expect(m.state.core.aside).toEqual([]);
    expect(apart(retell(m, () => {}))).toEqual(apart(m.state));
    expect(earlier.state.core.stack).toEqual([{ proc: 'drafts', drafts: [['hearts'], [], []] }]);
    const again = matchFrom(plain, m.origin);
    for (const entry of m.entries) expect(enter(again, entry)).toBeUndefined();
    expect(again.state).toEqual(m.state);
  });

  it('[ENG-BESIDE-3] a step from before the match whose place another took does not return with an undo', () => {
    const offer: Game<State>['beside'][string] = {
      ...plain.beside.offer!,
      options(s, _seat, _steps, can) {
        if (s.coins[0] === 3) can.add('0');
        else can.add('1');
      },
    };
    const game = { ...plain, beside: { ...plain.beside, offer } };
    const earlier = matchFrom(game, at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(earlier, 2, 'to', '0');
    const m = matchFrom(game, earlier.state);
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '1');
    expect(apart(retell(m, () => {}))).toEqual(apart(m.state));
    verb(m, 0, 'undo');
    expect(m.state.core.aside).toEqual([{ kind: 'offer', seat: 2, steps: ['1'] }]);
  });

  it('[ENG-UNDO-4] steps that wait after an undo are also told again in their places', () => {
    /** `1` is no option while seat 0 has three coins. */
    const offer: Game<State>['beside'][string] = {
      ...plain.beside.offer!,
      step: (_s, _seat, steps) => ['to', 'to', 'price'][steps.length],
      options(s, _seat, _steps, can) {
        can.add('0');
        if (s.coins[0] !== 3) can.add('1');
      },
    };
    const game = { ...plain, beside: { ...plain.beside, offer } };
    const m = matchFrom(game, at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '1');
    give(m, 2, 'to', '0');
    verb(m, 0, 'undo');
    expect(apart(retell(m, () => {}))).toEqual(apart(m.state));
    give(m, 0, 'turn', 'again');
    give(m, 2, 'price', '0');
    const told: unknown[] = [];
    expect(apart(retell(m, ({ type }) => void told.push(type)))).toEqual(apart(m.state));
    expect(m.state.deals).toEqual(['2 gives 0 to 1']);
    expect(told).toContain('dealt');
  });

  it('[ENG-DOOR-4] an answer at which a rule throws changes nothing, also where it takes the place of steps that no longer fit', () => {
    const offer: Game<State>['beside'][string] = {
      ...plain.beside.offer!,
      step: (_s, _seat, [to]) => (to === undefined ? 'to' : to === '0' ? undefined : 'price'),
      options(s, _seat, _steps, can) {
        can.add('0');
        if (s.coins[0] !== 3) can.add('1');
      },
      carryOut() {
        throw new Error('a broken rule');
      },
    };
    const m = matchFrom({ ...plain, beside: { ...plain.beside, offer } }, at({ proc: 'turn', todo: [0, 0], at: 0 }));
    give(m, 0, 'turn', 'again');
    give(m, 2, 'to', '1');
    verb(m, 0, 'undo');
    const { state, moves, entries } = m;
    const [steps, told] = [options(m), [...entries]];
    expect(() => give(m, 2, 'to', '0')).toThrow('a broken rule');
    expect(m.state).toBe(state);
    expect(m.moves).toBe(moves);
    expect([options(m), m.entries]).toEqual([steps, told]);
    expect(apart(retell(m, () => {}))).toEqual(apart(m.state));
  });
});
