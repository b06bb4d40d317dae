// The knowledge of bots about Quests and Betrayals besides its rules; the catalogue hands it to them.
import { type Ask, Can, offer, type Pick } from '@oubliette/engine';
import { questsAndBetrayals } from '../game.ts';
import type { State } from '../state.ts';
import { alternatives } from './alternatives.ts';
import { appraise, evaluate } from './appraise.ts';
import { featureInput, stage, termOf } from './feature-input.ts';
import { offerReasons } from './hint.ts';
import { CARELESS, FARSIGHTED, type Judgement, PLAIN } from './judgement.ts';
import { lesson } from './lesson.ts';
import { meanwhile } from './meanwhile.ts';
import { wish } from './negotiate.ts';
import { planned } from './plan.ts';
import { habitOf, playout } from './policy.ts';

type Wish = (s: State, ask: Ask, can: Can, pick: Pick) => string | undefined;
type Answer = (s: State, ask: Ask, can: Can) => string | undefined;

/** An answer that is worked out: a search of single turns is lost in the chance of the dice. */
const worksOut =
  (answer: Answer) =>
  (s: State, ask: Ask): string | undefined =>
    answer(s, ask, offer(questsAndBetrayals, s, ask, new Can()));
const habits: Answer = (s, { kind, seat }, can) => habitOf(s, kind, seat, can);

const bargaining =
  (judgement: Judgement): Wish =>
  (s, ask, can) =>
    wish(s, ask, can, judgement);

/** Claims and judgements as ever, no offer made, every offer refused. */
const quiet =
  (wish: Wish): Wish =>
  (s, ask, can, pick) => {
    if (ask.kind === 'talk-to') return undefined;
    return ask.kind === 'deal' ? can.toArray().find((option) => option.startsWith('refuse:')) : wish(s, ask, can, pick);
  };

export const knowledge = {
  lead: 5,
  appraise,
  evaluate,
  featureInput,
  termOf,
  stage,
  playout,
  wish: bargaining(PLAIN),
  quiet,
  wishReasons: offerReasons,
  lesson,
  /** Thinking ahead ends with the turn. */
  horizon: (s: State): number => s.round * 8 + ((s.active - s.first + s.players.length) % s.players.length),
  /** QT-TALK-61 */
  levels: {
    apprentice: { wish: bargaining(CARELESS) },
    steward: { plan: worksOut(habits), effort: { tries: 1 } },
    lord: { wish: bargaining(FARSIGHTED), plan: worksOut(planned), effort: { tries: 1, worlds: 12, iterations: 60 } },
    archlord: {
      wish: bargaining(FARSIGHTED),
      plan: worksOut(planned),
      alternatives,
      /** Until one's own next turn. */
      ahead: (s: State) => s.players.length,
      playout: planned,
      meanwhile,
      effort: { tries: 1, rollouts: 32, withClock: { tries: 1, iterations: 240, rollouts: 128 } },
    },
  },
};
