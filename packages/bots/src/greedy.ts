// The greedy bot: the answer after which its position is best by the game's own evaluation, one step ahead.
import {
  apply,
  awaited,
  Can,
  type Game,
  isOver,
  type Pick,
  type Seat,
  type Seen,
  type StateOf,
} from '@oubliette/engine';
import type { Bot, Choice } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { optionalChoice } from './optional.ts';
import { sensible, step, utilitiesOf } from './playout.ts';
import { dice, imagineWorlds } from './worlds.ts';

export interface GreedyOptions<S extends StateOf> {
  readonly knowledge?: Knowledge<S>;
  /** The number of imagined states in which each answer is tried. */
  readonly worlds?: number;
  /** It answers at random once in so many times; never by default. */
  readonly randomOneIn?: number;
}
const WORLDS = 4;
/** A step ends at the latest after so many answers of all seats. */
const LONGEST_STEP = 200;

export function greedyBot<S extends StateOf>(g: Game<S>, seat: Seat, options: GreedyOptions<S> = {}): Bot {
  const { knowledge, worlds = WORLDS, randomOneIn } = options;
  return {
    choose(seen, pick) {
      const volunteered = optionalChoice(g, knowledge, seen, seat, pick);
      if (volunteered !== undefined) return volunteered;
      const choices = awaitedChoices(seen);
      if (choices.length <= 1) return choices[0];
      if (randomOneIn !== undefined && pick(randomOneIn) === 0) return choices[pick(choices.length)];
      const heads = imagineWorlds(g, seen, seat, worlds, pick).map((world) => ({ world, seed: pick(0x40000000) }));
      const can = new Can();
      const worth = choices.map((choice) => {
        let sum = 0;
        for (const { world, seed } of heads)
          sum += afterStep(
            g,
            knowledge,
            world,
            seat,
            choice,
            can,
            dice(() => seed),
          );
        return sum;
      });
      return choices[best(worth, favourite(g, knowledge, heads[0]?.world, seat, choices, can, pick))];
    },
  };
}

/** All answers that the table waits for. */
export const awaitedChoices = (seen: Seen): Choice[] =>
  seen.asks.filter((ask) => !ask.optional).flatMap((ask) => ask.options.map((option) => ({ kind: ask.kind, option })));

/** A secret choice is evaluated after it is revealed: together with the rest of the draft, and those of others. */
function afterStep<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  world: S,
  seat: Seat,
  choice: Choice,
  can: Can,
  pick: Pick,
): number {
  const s = g.copy(world);
  const ask = awaited(g, s).find((one) => one.seat === seat && one.kind === choice.kind);
  if (ask === undefined) return 0;
  const depth = s.core.stack.length;
  const secret = g.procedures[s.core.stack.at(-1)!.proc]!.parallel === true;
  apply(g, s, ask, choice.option);
  for (let i = 0; secret && i < LONGEST_STEP && s.core.stack.length >= depth && !isOver(s); i++) {
    if (g.procedures[s.core.stack.at(-1)!.proc]!.parallel !== true && awaited(g, s)[0]?.seat === seat) break;
    step(g, k, s, can, pick, seat);
  }
  return utilitiesOf(g, k, s)[seat]!;
}

/** Among equal answers it prefers the sensible one. */
function favourite<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  world: S | undefined,
  seat: Seat,
  choices: readonly Choice[],
  can: Can,
  pick: Pick,
): number {
  const ask = world === undefined ? undefined : awaited(g, world).find((one) => one.seat === seat);
  if (world === undefined || ask === undefined) return pick(choices.length);
  can.count = 0;
  for (const { kind, option } of choices) if (kind === ask.kind) can.add(option);
  const option = sensible(g, k, world, ask, can, pick);
  return choices.findIndex((choice) => choice.kind === ask.kind && choice.option === option);
}

function best(worth: readonly number[], favourite: number): number {
  let at = Math.max(0, favourite);
  for (let i = 0; i < worth.length; i++) if (worth[i]! > worth[at]! + 1e-9) at = i;
  return at;
}
