// The combat workshop: a battle plan tried before it is laid, against every card that may come up. Real rules, nobody harmed.
import {
  apply,
  awaited,
  explain,
  type Heard,
  hear,
  options,
  type Pick,
  type Refusal,
  type Seat,
  takeBack,
} from '@oubliette/engine';
import type { CombatCardId } from '../cards/cards.ts';
import { dungeonLords } from '../game.ts';
import { itemPoints } from '../magic-items/solving.ts';
import { cellOf } from '../options.ts';
import { limitsAt } from '../rules/combat/battle-tile.ts';
import { NOBODY, type State } from '../state.ts';
import { layoutsByNext } from './layouts.ts';
import { dungeonPoints, worth } from './points.ts';
import { answers, gainOf, LOWEST, newSearch, type Search } from './search.ts';
import { adviseCombat, type BattlePlan, planOf } from './solver.ts';
import { othersStill } from './still.ts';

export type { BattlePlan } from './solver.ts';

/** How the round goes if this card comes up. */
export interface Trial {
  readonly card: CombatCardId;
  /** From the first trap to the conquest, as this seat would hear it. */
  readonly told: readonly Heard[];
  /** What the dungeon is worth more, or less, when the round is over. Titles are not counted. */
  readonly points: number;
}

export type Tried =
  | { readonly refused: Refusal }
  /** The answers that lay the plan, and one trial for each card that may come up next; one only, if it is known. */
  | { readonly steps: readonly string[]; readonly trials: readonly Trial[] };

/** So many answers are tried to find one's own best way through a round. */
const TRIES = 2500;

/** A plan of this seat for the round that is being planned, as if all others stood still. */
export function tryPlan(s: State, seat: Seat, plan: BattlePlan): Tried {
  if (!isPlanning(s, seat)) return { refused: { rule: 'DL-PLAN-1' } };
  const layouts = layoutsByNext(s, seat);
  const steps: string[] = [];
  const trials: Trial[] = [];
  for (const cards of layouts) {
    const world = cleared(othersStill(s, seat, cards), seat);
    const before = pointsOf(world, seat);
    const told: Heard[] = [];
    const laid = layPlan(world, seat, plan, (heard) => told.push(heard));
    if ('refused' in laid) return laid;
    if (steps.length === 0) steps.push(...laid.steps);
    const after = fightOn(world, seat, told);
    trials.push({ card: cards[s.combatShown]!, told: thisRound(told), points: pointsOf(after, seat) - before });
  }
  return { steps, trials };
}

/** The plan that the solver would make, all of it anew; without traps that nobody could pay for when they spring. */
export function bestPlan(s: State, seat: Seat, pick: Pick): BattlePlan | undefined {
  if (!isPlanning(s, seat)) return undefined;
  const advice = adviseCombat(cleared(dungeonLords.copy(s), seat), seat, { tries: 20_000, worlds: 6, pick });
  return advice === undefined ? undefined : payable(s, seat, planOf(advice.steps));
}

const UNPAID = ['trap-unpaid', 'trap-spoilt'];

/** The plan without the traps that would lie unpaid under one of the cards that may come up. */
export function payable(s: State, seat: Seat, plan: BattlePlan): BattlePlan {
  const tried = tryPlan(s, seat, plan);
  if ('refused' in tried) return plan;
  const unpaid = tried.trials.flatMap(({ told }) => told).find(({ type }) => UNPAID.includes(type))?.trap;
  const at = (plan.traps as readonly unknown[]).indexOf(unpaid);
  return at < 0 ? plan : payable(s, seat, { ...plan, traps: plan.traps.toSpliced(at, 1) });
}

/** Where this seat may await them, whatever it has laid down so far. */
export function tilesToPlan(s: State, seat: Seat): readonly string[] {
  if (!isPlanning(s, seat)) return [];
  const anew = cleared(dungeonLords.copy(s), seat);
  const ask = awaited(dungeonLords, anew).find((one) => one.seat === seat);
  return ask === undefined ? [] : options(dungeonLords, anew, ask);
}

const isPlanning = (s: State, seat: Seat): boolean =>
  s.core.stack.at(-1)?.proc === 'planning' &&
  s.fight.seat === NOBODY &&
  awaited(dungeonLords, s).some((ask) => ask.seat === seat);

const pointsOf = (s: State, seat: Seat): number => dungeonPoints(s.players[seat]!) + itemPoints(s, seat, false);

/** Without what this seat has laid down so far. */
function cleared(s: State, seat: Seat): State {
  for (let now = s; ; ) {
    const taken = takeBack(dungeonLords, now, seat, true);
    if ('refused' in taken) return now;
    now = taken.state;
  }
}

type Listen = (heard: Heard) => void;

/** Answers every step with what the plan says, in place; the rule that forbids it, if one does. */
function layPlan(
  s: State,
  seat: Seat,
  { cell, traps, creatures }: BattlePlan,
  listen: Listen,
): { readonly steps: readonly string[] } | { readonly refused: Refusal } {
  const lists: Readonly<Record<string, string[]>> = {
    'plan-tile': [cell],
    'plan-trap': traps.slice(),
    'plan-creature': creatures.slice(),
  };
  const steps: string[] = [];
  for (;;) {
    const ask = awaited(dungeonLords, s).find((one) => one.seat === seat && one.kind in lists);
    if (ask === undefined || s.core.stack.at(-1)?.proc !== 'planning') break;
    if (steps.length > 0 && ask.kind === 'plan-tile') break; // the next round
    const option = lists[ask.kind]!.shift() ?? 'done';
    if (!options(dungeonLords, s, ask).includes(option)) {
      const why = explain(dungeonLords, s, ask).find((refusal) => refusal.option === option);
      return { refused: why ?? { rule: 'ENG-NOT-OFFERED', option } };
    }
    steps.push(option);
    apply(dungeonLords, s, ask, option, (event) => listen(hear(event, seat)));
  }
  const [over] = [...lists['plan-trap']!, ...lists['plan-creature']!];
  if (over === undefined) return { steps };
  return { refused: { rule: limitsAt(s.players[seat]!, cellOf(cell)).rule, option: over } };
}

/** To the end of the round, each of one's own choices as well as can be found. */
function fightOn(s: State, seat: Seat, told: Heard[]): State {
  const search = newSearch(s, seat);
  search.limit = TRIES;
  while (told.every(({ type }) => !ENDS.includes(type))) {
    const ask = awaited(dungeonLords, s)[0];
    if (ask === undefined) break;
    apply(dungeonLords, s, ask, bestAnswer(search, s), (event) => told.push(hear(event, seat)));
  }
  return s;
}
/** With these the round is over. */
const ENDS = ['combat-round', 'combat-over'];

function bestAnswer(search: Search, s: State): string {
  const ask = awaited(dungeonLords, s)[0]!;
  const list = answers(s, ask);
  if (list.length === 1) return list[0]!;
  let best = list[0]!;
  let high = LOWEST;
  for (const option of list) {
    const next = dungeonLords.copy(s);
    apply(dungeonLords, next, ask, option);
    const now = worth(next, search.seat, search.avoidUsed);
    const value = now + gainOf(search, next, high - now);
    if (value <= high) continue;
    high = value;
    best = option;
  }
  return best;
}

function thisRound(told: readonly Heard[]): readonly Heard[] {
  const end = told.findIndex(({ type }) => ENDS.includes(type));
  return end < 0 ? told : told.slice(0, end);
}

/** The questions of the workshop by name, as the catalogue offers them. */
export const workshop = {
  'try-plan': (s: State, seat: Seat, plan: BattlePlan): Tried => tryPlan(s, seat, plan),
  'plan-tiles': (s: State, seat: Seat): readonly string[] => tilesToPlan(s, seat),
  'best-plan': (s: State, seat: Seat, _: undefined, pick: Pick): BattlePlan | undefined => bestPlan(s, seat, pick),
};
