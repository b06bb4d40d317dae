// The views between the events since an answer, from the moves of the match.
import { enter, type Game, type Match, matchFrom } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { at, drafts, type State, toy } from '../../engine/test/toy.ts';
import { momentsOf } from '../src/index.ts';

const plain = toy as unknown as Game<State>;
const n = (m: Match<State>, seat: number) => m.state.core.answered[seat]!;
const give = (m: Match<State>, seat: number, kind: string, option: string) =>
  expect(enter(m, { seat, verb: 'answer', kind, option, n: n(m, seat) })).toBeUndefined();
const moments = (m: Match<State>, seat: number) => momentsOf(m as unknown as Match, seat);

it('[ENG-DRAFT-2] a step from before the match that was taken back is in no later view, whatever was looked at before', () => {
  const earlier = matchFrom(plain, at(drafts()));
  give(earlier, 0, 'suit', 'hearts');
  const m = matchFrom(plain, earlier.state);
  for (const [kind, option] of [
    ['suit', 'spades'],
    ['card', 'low'],
  ] as const)
    for (const seat of [1, 2]) give(m, seat, kind, option);
  moments(m, 2);
  expect(enter(m, { seat: 0, verb: 'take-back', n: n(m, 0) })).toBeUndefined();
  give(m, 0, 'suit', 'spades');
  give(m, 0, 'card', 'high');
  const { changes } = moments(m, 2);
  expect(m.state.sealed[0]).toEqual(['spades', 'high']);
  expect(JSON.stringify(changes)).toContain('"spades","high"');
  expect(JSON.stringify(changes)).not.toContain('hearts');
});
