// Standing answers that players leave with the table. They are not part of the rules: the table stores them and gives them after a fixed delay.

import type { AskSeen, Game, Seat, Seen, StateOf } from '@oubliette/engine';

/** By kind of ask: the name of the standing answer. */
export type Standing = { readonly [kind: string]: string };

/**
 * The delay in milliseconds between an ask and its standing answer, never shorter: an answer that comes faster than
 * a person could think would reveal that it is a standing one.
 */
export const STANDING_AFTER = 1500;

/** Whether the game has all of these. */
export const knowsStanding = (g: Pick<Game, 'standing'>, standing: Standing): boolean =>
  Object.entries(standing).every(
    ([kind, name]) => Object.hasOwn(g.standing ?? {}, kind) && Object.hasOwn(g.standing![kind]!, name),
  );

/** This seat's standing answer to one of its asks; undefined: the player is asked. */
export function standingAnswer<S extends StateOf, V extends object>(
  g: Game<S, V>,
  seen: Seen<V>,
  seat: Seat,
  standing: Standing,
): { readonly kind: string; readonly option: string } | undefined {
  for (const ask of seen.asks) {
    const option = answerTo(g, seen, seat, standing, ask);
    if (option !== undefined) return { kind: ask.kind, option };
  }
  return undefined;
}

function answerTo<S extends StateOf, V extends object>(
  g: Game<S, V>,
  seen: Seen<V>,
  seat: Seat,
  standing: Standing,
  ask: AskSeen,
): string | undefined {
  const name = Object.hasOwn(standing, ask.kind) ? standing[ask.kind]! : undefined;
  const named = g.standing?.[ask.kind];
  if (ask.optional || name === undefined || named === undefined || !Object.hasOwn(named, name)) return undefined;
  const option = named[name]!.answer(seen, ask, seat);
  return option !== undefined && ask.options.includes(option) ? option : undefined;
}
