// What a seat is told of its own draft, by the moves of the match.
import { enter, type Game, type Match, matchFrom, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { at, drafts, type Frame, type State, toy } from '../../engine/test/toy.ts';
import { askDetails } from '../src/index.ts';

const plain = toy as unknown as Game<State>;
const give = (m: Match<State>, seat: number, kind: string, option: string) =>
  expect(enter(m, { seat, verb: 'answer', kind, option, n: m.state.core.answered[seat]! })).toBeUndefined();
const soFar = (m: Match<State>, seat: number) =>
  askDetails(m as unknown as Match, seat, view(m.game, m.state, seat)).find(({ beside }) => beside === undefined)
    ?.soFar;

it('[ENG-DRAFT-2] the steps of a draft are named, and no answer to something that came up above it', () => {
  const asks = (): Frame => ({ proc: 'turn', todo: [0], at: 0 });
  const offer = { ...plain.beside.offer!, carryOut: asks };
  const m = matchFrom({ ...plain, beside: { ...plain.beside, offer } }, at(drafts()));
  give(m, 0, 'suit', 'hearts');
  expect(soFar(m, 0)).toEqual([{ kind: 'suit', option: 'hearts' }]);
  give(m, 1, 'to', '0');
  give(m, 1, 'price', '1');
  give(m, 0, 'turn', 'stop');
  expect(soFar(m, 0)).toEqual([{ kind: 'suit', option: 'hearts' }]);
});

it('[ENG-BESIDE-2] the steps of a choice are named, also those from before the match', () => {
  const earlier = matchFrom(plain, at({ proc: 'turn', todo: [0], at: 0 }));
  give(earlier, 2, 'to', '1');
  const m = matchFrom(plain, earlier.state) as unknown as Match;
  const [details] = askDetails(m, 2, view(m.game, m.state, 2));
  expect(details).toMatchObject({ beside: 'offer', soFar: [{ kind: 'to', option: '1' }] });
});
