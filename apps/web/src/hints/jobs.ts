// What can be thought about a seat's game from what that seat has seen: plain data in, plain data out.
import { botOf, type Line, reasonsFor } from '@oubliette/bots';
import type { BattlePlan, Tried } from '@oubliette/dungeon-lords/workshop';
import { imagine, type Seat, type Seen, thinking } from '@oubliette/engine';
import { knowledgeFor, rulesOf } from '../device/rules.ts';

interface Seeing {
  readonly seat: Seat;
  readonly seen: Seen;
}

export interface Hint {
  readonly kind: string;
  readonly option: string;
  /** The best first; the game has a sentence for each under `reason.<key>`. */
  readonly reasons: readonly Line[];
}

export interface Jobs {
  /** What a good player would answer, and why. */
  readonly hint: { readonly takes: Seeing & { readonly game: string }; readonly gives: Hint | undefined };
  /** A battle plan of Dungeon Lords, tried. */
  readonly 'try-plan': { readonly takes: Seeing & { readonly plan: BattlePlan }; readonly gives: Tried };
  /** Where a battle may be awaited. */
  readonly 'plan-tiles': { readonly takes: Seeing; readonly gives: readonly string[] };
  /** The battle plan that the solver would make. */
  readonly 'best-plan': { readonly takes: Seeing; readonly gives: BattlePlan | undefined };
}
export type JobName = keyof Jobs;

/** Thinking has dice of its own; the same question gets the same answer. */
const dice = ({ seat, seen }: Seeing): string => `${seat} ${seen.answered}`;

/** The workshop, and a world in it that fits what was seen. */
async function workshop(seeing: Seeing) {
  const [{ dungeonLords }, tools] = await Promise.all([
    import('@oubliette/dungeon-lords'),
    import('@oubliette/dungeon-lords/workshop'),
  ]);
  return { ...tools, world: imagine(dungeonLords, seeing.seen as never, seeing.seat, thinking(dice(seeing))) };
}

export const jobs: { readonly [J in JobName]: (takes: Jobs[J]['takes']) => Promise<Jobs[J]['gives']> } = {
  async hint({ game: id, seat, seen }) {
    const [game, knowledge] = await Promise.all([rulesOf(id), knowledgeFor(id)]);
    if (game === undefined || knowledge === undefined) return undefined;
    const pick = thinking(dice({ seat, seen }));
    const choice = botOf('lord', game, seat, { knowledge, now: () => performance.now() }).choose(seen, pick);
    if (choice === undefined) return undefined;
    return { ...choice, reasons: reasonsFor(game, knowledge, seen, seat, choice, pick) };
  },
  async 'try-plan'({ plan, ...seeing }) {
    const { tryPlan, world } = await workshop(seeing);
    return tryPlan(world, seeing.seat, plan);
  },
  async 'plan-tiles'(seeing) {
    const { tilesToPlan, world } = await workshop(seeing);
    return tilesToPlan(world, seeing.seat);
  },
  async 'best-plan'(seeing) {
    const { bestPlan, world } = await workshop(seeing);
    return bestPlan(world, seeing.seat, thinking(dice(seeing)));
  },
};
