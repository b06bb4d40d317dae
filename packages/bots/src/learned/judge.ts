// How everybody stands, by a table that was learned: on imagined worlds, through the gate of each seat.
import type { Game, Seat, StateOf } from '@oubliette/engine';
import type { Knowledge, Line } from '../knowledge.ts';
import { extractor, type Found } from './features.ts';
import { POINT, type Weights } from './weights.ts';

/** What a game knows, with a learned judgement; for a game that knows nothing, that alone. */
export function learned<S extends StateOf>(g: Game<S>, weights: Weights, base?: Knowledge<S>): Knowledge<S> {
  const { names, extract } = extractor(weights.features);
  const stages = Object.keys(weights.stages)
    .map(Number)
    .sort((a, b) => a - b);
  const fieldOf = names.map((name) => /^[^.=]+/.exec(name)?.[0] ?? name);

  /** The weights of this stage, or of the last one before it that is known. */
  function tableAt(s: S): readonly number[] {
    const now = base?.horizon?.(s) ?? 0;
    const stage = stages.findLast((one) => one <= now) ?? stages[0]!;
    return weights.stages[String(stage)]!;
  }
  const found = (s: S, seat: Seat): Found => extract(g.view(s, seat), seat, s.core.answered.length, g.sides?.(s));
  function worth(table: readonly number[], { at, by }: Found): number {
    let sum = 0;
    for (let i = 0; i < at.length; i++) sum += table[at[i]!]! * by[i]!;
    return sum;
  }
  const evaluate = (s: S, seat: Seat): number => worth(tableAt(s), found(s, seat)) / POINT;

  /** BOT-LEARN-6: a line for each field of the view, so that reasons can be told. */
  function appraise(s: S, seat: Seat): Line[] {
    const table = tableAt(s);
    const { at, by } = found(s, seat);
    const sums = new Map<string, number>();
    for (let i = 0; i < at.length; i++) {
      const field = fieldOf[at[i]!]!;
      sums.set(field, (sums.get(field) ?? 0) + table[at[i]!]! * by[i]!);
    }
    return [...sums].map(([key, sum]) => ({ key, points: sum / POINT }));
  }

  /** BOT-LEARN-5: each seat's worth less the mean of its rivals', from 0 to 1. Allies share theirs. */
  function judge(s: S): number[] {
    const seats = s.core.answered.length;
    const table = tableAt(s);
    const each = Array.from({ length: seats }, (_, seat) => worth(table, found(s, seat)));
    const sides = g.sides?.(s) ?? each.map((_, seat) => seat);
    const mean = (list: readonly number[]): number =>
      list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;
    return each.map((_, seat) => {
      const mine = mean(each.filter((_one, other) => sides[other] === sides[seat]));
      const rivals = mean(each.filter((_one, other) => sides[other] !== sides[seat]));
      const x = (mine - rivals) / POINT / weights.lead;
      return 0.5 + (0.5 * x) / (1 + Math.abs(x));
    });
  }
  return { evaluate, appraise, lead: weights.lead, ...base, judge };
}

/** BOT-LEARN-3: how many of a view's features the table knows, in hundredths. */
export function knownShare<S extends StateOf>(g: Game<S>, weights: Weights, s: S, seat: Seat): number {
  const seats = s.core.answered.length;
  const view = g.view(s, seat);
  const all = extractor().extract(view, seat, seats).at.length;
  const known = extractor(weights.features).extract(view, seat, seats).at.length;
  return all === 0 ? 100 : Math.floor((100 * known) / all);
}
