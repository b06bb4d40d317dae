// The knowledge of bots about Dungeon Saga besides its rules; the catalogue hands it to them.
import type { Ask, Can, Pick } from '@oubliette/engine';
import { OVERLORD, type State } from '../state.ts';
import { appraise, evaluate, judge, LEAD } from './appraise.ts';
import { hasteOf } from './haste.ts';
import { heroCandidates, heroHabit } from './heroes.ts';
import { explain } from './hints.ts';
import { decide, overlordCandidates } from './overlord.ts';

/** Answers at random once in so many times: every option must occur in some playout. */
const WHIM = 40;

function playout(s: State, { kind, seat }: Ask, can: Can, pick: Pick): string | undefined {
  if (pick(WHIM) === 0) return undefined;
  if (seat === OVERLORD) return decide(s, { kind, options: can.toArray() }, 'normal', pick).option;
  const option = heroHabit(s, kind, can, pick);
  return option !== undefined && can.has(option) ? option : undefined;
}
const MOST = 3;
const candidates = (s: State, { kind, seat }: Ask, can: Can, haste = 0): readonly string[] =>
  seat === OVERLORD
    ? overlordCandidates(s, { kind, options: can.toArray() }, MOST)
    : heroCandidates(s, kind, can, MOST, haste);

/** Where only one answer is worth a thought it is given. */
function habit(s: State, ask: Ask, can: Can): string | undefined {
  const found = candidates(s, ask, can);
  return found.length === 1 ? found[0] : undefined;
}

/** One answer in so many of a steward overlord is anything: it forgets a command, a card, a way to guard. */
const SLIP = 5;
/** A steward follows the habits. Its heroes never answer at random: with one random answer in eight they won 11 of 100 games. */
function stewardHabit(s: State, ask: Ask, can: Can, pick: Pick): string | undefined {
  if (ask.seat === OVERLORD && pick(SLIP) === 0) return can.list[pick(can.count)];
  return candidates(s, ask, can)[0];
}
/** A lord never answers at random, and takes the remaining time into account. */
const lordHabit = (s: State, ask: Ask, can: Can): string | undefined => candidates(s, ask, can, hasteOf(s))[0];

export const knowledge = {
  lead: LEAD,
  appraise,
  evaluate,
  judge,
  playout,
  habit,
  reasons: explain,
  levels: {
    // A search of this many iterations could not tell good answers apart; both answer at the speed of a policy.
    steward: { habit: stewardHabit },
    lord: { habit: lordHabit, effort: { worlds: 6, iterations: 24 } },
  },
  /** Thinking ahead ends with the round. */
  horizon: (s: State): number => s.round,
};
