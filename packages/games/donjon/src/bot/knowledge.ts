// The knowledge of bots about Donjon besides its rules; the catalogue hands it to them.
import { type Ask, Can, offer, type Pick, type Seat } from '@oubliette/engine';
import { donjon } from '../game.ts';
import { isIn } from '../rules/figures.ts';
import { MASTER, type State } from '../state.ts';
import type { Skill } from './common.ts';
import { featureInput, stage } from './feature-input.ts';
import { decideHero } from './hero.ts';
import { hint } from './hint.ts';
import { decideMaster } from './master.ts';

interface Term {
  readonly key: string;
  readonly points: number;
}

/** How the heroes stand; the master’s is the opposite. */
function lines(s: State): Term[] {
  const party = s.heroes.filter(isIn);
  return [
    { key: 'life', points: party.reduce((sum, h) => sum + h.life + 2 * h.fate + h.fatigue / 2, 0) / 4 },
    { key: 'progress', points: s.zones.length + (s.revealed ? 10 : 0) + (s.won ? 60 : 0) },
    { key: 'enemies', points: -s.monsters.reduce((sum, m) => sum + m.life, 0) / 4 },
    {
      key: 'fallen',
      points: -15 * s.heroes.filter((h) => h.gone === 'dead' || (h.gone === 'no' && h.life === 0)).length,
    },
    { key: 'end', points: s.ended === 'won' ? 100 : s.ended === 'no' ? 0 : -100 },
  ];
}
const sign = (seat: Seat): number => (seat === MASTER ? -1 : 1);

const listOf = (can: Can): string[] => can.list.slice(0, can.count);
const answer = (s: State, ask: Ask, options: readonly string[], pick: Pick, skill: Skill): string =>
  ask.seat === MASTER
    ? decideMaster(s, ask.kind, options, pick, skill === 'plain' ? 'normal' : 'hard').option
    : decideHero(s, ask.kind, options, pick, skill);

function sensible(s: State, ask: Ask, can: Can, pick: Pick, skill: Skill): string | undefined {
  const options = listOf(can);
  const option = answer(s, ask, options, pick, skill);
  return options.includes(option) ? option : undefined;
}

export const knowledge = {
  lead: 20,
  appraise: (s: State, seat: Seat): Term[] => lines(s).map(({ key, points }) => ({ key, points: sign(seat) * points })),
  evaluate: (s: State, seat: Seat): number => sign(seat) * lines(s).reduce((sum, line) => sum + line.points, 0),
  playout: (s: State, ask: Ask, can: Can, pick: Pick): string | undefined => sensible(s, ask, can, pick, 'plain'),
  /** A fight has too many small answers for a short search: a steward gives the sensible answer. */
  habit: (s: State, ask: Ask, can: Can, pick: Pick): string | undefined => sensible(s, ask, can, pick, 'plain'),
  /** A lord evaluates the positions of all figures. */
  plan(s: State, ask: Ask, _tries: number, pick: Pick): string | undefined {
    const can = new Can();
    offer(donjon, s, ask, can);
    return sensible(s, ask, can, pick, 'skilled');
  },
  reasons: hint,
  /** Thinking ahead ends with the round or the phase. */
  horizon: (s: State): number => s.clock,
  featureInput,
  stage,
};
