// The combat workshop: tries a battle plan against every card that may come, with the real rules on copies.
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

/** The course of the round if this card comes. */
export interface Trial {
  readonly card: CombatCardId;
  /** From the first trap to the conquest, as this seat would see it. */
  readonly told: readonly Heard[];
  /** The change of the dungeon's value when the round is over. Titles are not counted. */
  readonly points: number;
}

export type Tried =
  | { readonly refused: Refusal }
  /** The answers that lay the plan, and one trial for each card that may come next; only one if it is known. */
  | { readonly steps: readonly string[]; readonly trials: readonly Trial[] };

/** The limit of answers tried for the best course of a round. */
const TRIES = 2500;

/** A plan of this seat for the current round, as if no other seat acted. */
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

/** The solver's plan from scratch; without traps that could not be paid when they are sprung. */
export function bestPlan(s: State, seat: Seat, pick: Pick): BattlePlan | undefined {
  if (!isPlanning(s, seat)) return undefined;
  const advice = adviseCombat(cleared(dungeonLords.copy(s), seat), seat, { tries: 20_000, worlds: 6, pick });
  return advice === undefined ? undefined : payable(s, seat, planOf(advice.steps));
}

const UNPAID = ['trap-unpaid', 'trap-spoilt'];

/** The plan without the traps that would stay unpaid under one of the possible cards. */
export function payable(s: State, seat: Seat, plan: BattlePlan): BattlePlan {
  const tried = tryPlan(s, seat, plan);
  if ('refused' in tried) return plan;
  const unpaid = tried.trials.flatMap(({ told }) => told).find(({ type }) => UNPAID.includes(type))?.trap;
  const at = (plan.traps as readonly unknown[]).indexOf(unpaid);
  return at < 0 ? plan : payable(s, seat, { ...plan, traps: plan.traps.toSpliced(at, 1) });
}

/** The tiles where this seat may meet the party, ignoring its steps so far. */
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

/** Without the steps of this seat so far. */
function cleared(s: State, seat: Seat): State {
  for (let now = s; ; ) {
    const taken = takeBack(dungeonLords, now, seat, true);
    if ('refused' in taken) return now;
    now = taken.state;
  }
}

type Listen = (heard: Heard) => void;

/** Gives every step of the plan, in place; returns the rule that forbids it, if one does. */
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

/** Plays to the end of the round, with the best found answer to each of one's own asks. */
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
/** These events end the round. */
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
