// What can be thought about a seat's game from what that seat has seen: plain data in, plain data out.
import { botOf, type Line, reasonsFor } from '@oubliette/bots';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { type BattlePlan, bestPlan, type Tried, tryPlan } from '@oubliette/dungeon-lords/workshop';
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
  /** The battle plan that the solver would make. */
  readonly 'best-plan': { readonly takes: Seeing; readonly gives: BattlePlan | undefined };
}
export type JobName = keyof Jobs;

/** Thinking has dice of its own; the same question gets the same answer. */
const dice = ({ seat, seen }: Seeing): string => `${seat} ${seen.answered}`;
type LordsState = Parameters<typeof tryPlan>[0];
const imagined = (seeing: Seeing): LordsState =>
  imagine(
    dungeonLords,
    seeing.seen as Parameters<typeof imagine<LordsState, object>>[1],
    seeing.seat,
    thinking(dice(seeing)),
  );

export const jobs: { readonly [J in JobName]: (takes: Jobs[J]['takes']) => Jobs[J]['gives'] } = {
  hint({ game: id, seat, seen }) {
    const game = rulesOf(id);
    const knowledge = knowledgeFor(id);
    if (game === undefined || knowledge === undefined) return undefined;
    const pick = thinking(dice({ seat, seen }));
    const choice = botOf('lord', game, seat, { knowledge, now: () => performance.now() }).choose(seen, pick);
    if (choice === undefined) return undefined;
    return { ...choice, reasons: reasonsFor(game, knowledge, seen, seat, choice, pick) };
  },
  'try-plan': ({ plan, ...seeing }) => tryPlan(imagined(seeing), seeing.seat, plan),
  'best-plan': (seeing) => bestPlan(imagined(seeing), seeing.seat, thinking(dice(seeing))),
};
