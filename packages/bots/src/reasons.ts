// Why a bot answered as it did: what its answer improves compared with the others, by the game's own evaluation.
import {
  apply,
  awaited,
  Can,
  type Game,
  options,
  type Pick,
  type Seat,
  type Seen,
  type StateOf,
  type Viewer,
} from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { EvaluationTerm, Knowledge } from './knowledge.ts';
import { playOut } from './playout.ts';
import { dice, imagineWorlds } from './worlds.ts';

const WORLDS = 12;
const MOST = 2;
/** Smaller differences are not a reason. */
const SLIGHT = 0.01;

/**
 * The main reasons for an answer, the best first, from the view before it. Each answer is played on in the same imagined
 * states with the same dice; the reasons are the terms that differ most from the mean of the others. `seen` may be the
 * view of another viewer: then the reasons reveal nothing that this viewer does not know.
 */
export function reasonsFor<S extends StateOf>(
  g: Game<S>,
  knowledge: Knowledge<S>,
  seen: Seen,
  seat: Seat,
  choice: Choice,
  pick: Pick,
  viewer: Viewer = seat,
): readonly EvaluationTerm[] {
  if (seen.asks.some(({ kind, optional }) => optional && kind === choice.kind)) {
    const [world] = knowledge.wishReasons === undefined ? [] : imagineWorlds(g, seen, viewer, 1, pick);
    return world === undefined ? [] : knowledge.wishReasons!(world, seat, choice.kind, choice.option).slice(0, MOST);
  }
  if (knowledge.reasons !== undefined) {
    const [world] = imagineWorlds(g, seen, viewer, 1, pick);
    const own = world === undefined ? [] : knowledge.reasons(world, seat, choice.kind, choice.option, pick);
    if (own.length > 0) return own.slice(0, MOST);
  }
  const imagined = imagineWorlds(g, seen, viewer, WORLDS, pick).flatMap((world) => {
    const seed = pick(0x40000000);
    const offered = optionsOf(g, world, seat, choice.kind);
    return offered.includes(choice.option) ? [{ world, seed, offered }] : [];
  });
  const after = (other: Choice) => {
    const sums = new Map<string, number>();
    for (const { world, seed } of imagined) {
      for (const { key, points } of termsAfter(
        g,
        knowledge,
        world,
        seat,
        other,
        dice(() => seed),
      ))
        sums.set(key, (sums.get(key) ?? 0) + points / imagined.length);
    }
    return sums;
  };
  const mine = after(choice);
  // Only options that are possible in all of these states: unknown hands may offer any.
  const others = (imagined[0]?.offered ?? [])
    .filter((option) => option !== choice.option && imagined.every(({ offered }) => offered.includes(option)))
    .map((option) => after({ kind: choice.kind, option }));
  const mean = (key: string) => others.reduce((sum, terms) => sum + (terms.get(key) ?? 0), 0) / others.length;
  const keys = new Set([mine, ...others].flatMap((terms) => [...terms.keys()]));
  return others.length === 0
    ? []
    : [...keys]
        .map((key) => ({ key, points: (mine.get(key) ?? 0) - mean(key) }))
        .filter(({ points }) => points > SLIGHT)
        .sort((a, b) => b.points - a.points)
        .slice(0, MOST);
}

function optionsOf<S extends StateOf>(g: Game<S>, s: S, seat: Seat, kind: string): readonly string[] {
  const ask = awaited(g, s).find((one) => one.seat === seat && one.kind === kind);
  return ask === undefined ? [] : options(g, s, ask);
}

function termsAfter<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S>,
  world: S,
  seat: Seat,
  choice: Choice,
  pick: Pick,
): readonly EvaluationTerm[] {
  const s = g.copy(world);
  const until = k.horizon?.(s) ?? 0;
  const ask = awaited(g, s).find((one) => one.seat === seat && one.kind === choice.kind);
  if (ask !== undefined) apply(g, s, ask, choice.option);
  playOut(g, k, s, until, new Can(), pick);
  return k.appraise(s, seat);
}
