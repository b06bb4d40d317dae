// The learned evaluation of all seats: on imagined states, from each seat's view.
import type { Game, Seat, StateOf } from '@oubliette/engine';
import type { EvaluationTerm, Knowledge } from '../knowledge.ts';
import { extractor, type Found } from './features.ts';
import { leadsOf } from './fit.ts';
import { POINT, type Weights } from './weights.ts';

/** The input of the features: the seat's view, or what the game names instead. */
export const featureInputOf = <S extends StateOf>(
  g: Game<S>,
  base: Knowledge<S> | undefined,
  s: S,
  seat: Seat,
): object => (base?.featureInput === undefined ? g.view(s, seat) : { mine: base.featureInput(s, seat) });

/** The game's knowledge with a learned evaluation added. */
export function learned<S extends StateOf>(g: Game<S>, weights: Weights, base?: Knowledge<S>): Knowledge<S> {
  const { names, extract, sum } = extractor(weights.features);
  const stages = Object.keys(weights.stages)
    .map(Number)
    .sort((a, b) => a - b);
  const termOf = names.map((name) => termFor(name, base));

  /** This stage, or the last known one before it. */
  function stageAt(s: S): string {
    const now = base?.stage?.(s) ?? base?.horizon?.(s) ?? 0;
    return String(stages.findLast((one) => one <= now) ?? stages[0]!);
  }
  const tableAt = (s: S): readonly number[] => weights.stages[stageAt(s)]!;
  const found = (s: S, seat: Seat): Found =>
    extract(featureInputOf(g, base, s, seat), seat, s.core.answered.length, g.sides?.(s));
  const worth = (table: readonly number[], s: S, seat: Seat, sides: readonly number[] | undefined): number =>
    sum(table, featureInputOf(g, base, s, seat), seat, s.core.answered.length, sides);
  const evaluate = (s: S, seat: Seat): number => worth(tableAt(s), s, seat, g.sides?.(s)) / POINT;
  /** The lead of each seat by the game's own evaluation, where the table builds on it. */
  function ownLeads(s: S, stage: string, seats: number): readonly number[] | undefined {
    const weight = weights.own?.[stage];
    if (weight === undefined || base === undefined) return undefined;
    const each = Array.from({ length: seats }, (_, seat) => base.evaluate(s, seat));
    const own = leadsOf(each, g.sides?.(s));
    return own.map((lead) => lead * weight);
  }

  /** BOT-LEARN-6: the value of each part of the view, for reasons. */
  function appraise(s: S, seat: Seat): EvaluationTerm[] {
    const stage = stageAt(s);
    const table = weights.stages[stage]!;
    const terms = new Map<string, EvaluationTerm>();
    const add = (term: EvaluationTerm): void => {
      const points = (terms.get(term.key)?.points ?? 0) + term.points;
      terms.set(term.key, { ...term, points });
    };
    const own = (weights.own?.[stage] ?? 0) / POINT;
    if (base !== undefined && own !== 0)
      for (const term of base.appraise(s, seat)) add({ ...term, points: own * term.points });
    const { at, by } = found(s, seat);
    for (let i = 0; i < at.length; i++) add({ key: termOf[at[i]!]!, points: (table[at[i]!]! * by[i]!) / POINT });
    return [...terms.values()];
  }

  /** BOT-LEARN-5: each seat's value less the mean of its rivals', from 0 to 1. Allies share theirs. */
  function judge(s: S): number[] {
    const seats = s.core.answered.length;
    const stage = stageAt(s);
    const table = weights.stages[stage]!;
    const own = ownLeads(s, stage, seats);
    const sides = g.sides?.(s);
    const each = Array.from({ length: seats }, (_, seat) => worth(table, s, seat, sides));
    const standing =
      sides === undefined ? each : each.map((_, seat) => meanOf(each, (other) => sides[other] === sides[seat]));
    return standing.map((mine, seat) => {
      const rivals = meanOf(each, (other) => (sides === undefined ? other !== seat : sides[other] !== sides[seat]));
      const x = (mine - rivals + (own?.[seat] ?? 0)) / POINT / weights.lead;
      return 0.5 + (0.5 * x) / (1 + Math.abs(x));
    });
  }
  return { evaluate, lead: weights.lead, horizon: everyFewAnswers, ...base, appraise, judge };
}

/** The term that a feature counts for: the field that it comes from, or the one that the game names. */
export function termFor<S extends StateOf>(feature: string, base?: Knowledge<S>): string {
  const path = feature.replace(/=.*$/s, '').split('.');
  // Of a list with an object for each seat, the features are the viewer's own.
  const mine = path.slice(0, 2).indexOf('mine');
  const field = path[mine + 1] ?? path[0]!;
  return base?.termOf?.[field] ?? field;
}

/** A game without a horizon is evaluated after so many answers. */
export const ANSWERS_AHEAD = 10;
const everyFewAnswers = ({ core }: StateOf): number =>
  Math.floor(core.answered.reduce((sum, n) => sum + n, 0) / ANSWERS_AHEAD);

function meanOf(list: readonly number[], counts: (seat: Seat) => boolean): number {
  let [sum, n] = [0, 0];
  for (let seat = 0; seat < list.length; seat++) {
    if (!counts(seat)) continue;
    sum += list[seat]!;
    n++;
  }
  return n === 0 ? 0 : sum / n;
}

/** BOT-LEARN-3: the percentage of a view's features that the table knows. */
export function knownShare<S extends StateOf>(
  g: Game<S>,
  weights: Weights,
  s: S,
  seat: Seat,
  base?: Knowledge<S>,
): number {
  const seats = s.core.answered.length;
  const view = featureInputOf(g, base, s, seat);
  const all = extractor().extract(view, seat, seats).at.length;
  const known = extractor(weights.features).extract(view, seat, seats).at.length;
  return all === 0 ? 100 : Math.floor((100 * known) / all);
}
