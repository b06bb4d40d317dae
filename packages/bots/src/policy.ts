// A bot that follows a policy of the game: an automatic dungeon master, for example.
import type { Game, Seat, Seen, StateOf } from '@oubliette/engine';
import type { Bot } from './bot.ts';

/**
 * The policies that can play this seat, by name. `role` is the seat's, if the game has roles; without it no policy of certain roles
 * is offered.
 */
export const policiesFor = <S extends StateOf>(g: Game<S>, role?: string): string[] =>
  Object.entries(g.policies ?? {}).flatMap(([name, { roles }]) =>
    roles === undefined || (role !== undefined && roles.includes(role)) ? [name] : [],
  );

/** It answers no optional asks. */
export function policyBot<S extends StateOf, V extends object>(g: Game<S, V>, seat: Seat, name: string): Bot {
  const policy = Object.hasOwn(g.policies ?? {}, name) ? g.policies![name]! : undefined;
  if (policy === undefined) throw new RangeError(`${g.id} has no policy ${name}`);
  return {
    choose(seen, pick) {
      const ask = seen.asks.find(({ optional }) => !optional);
      if (ask === undefined) return undefined;
      const { option, reasons = [] } = policy.decide(seen as Seen<V>, ask, seat, pick);
      // A running table must go on even after a wrong answer; the testing kit checks that policies choose offered options.
      if (!ask.options.includes(option)) return { kind: ask.kind, option: ask.options[0]! };
      return { kind: ask.kind, option, reasons };
    },
  };
}
