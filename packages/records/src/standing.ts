// Answers that players leave with the table. They are no rule: the table keeps them, and gives them when their moment has come.

import type { AskSeen, Game, Seat, Seen, StateOf } from '@oubliette/engine';

/** By kind of ask: the name of the standing answer. */
export type Standing = { readonly [kind: string]: string };

/**
 * A table gives a standing answer so many milliseconds after the ask was put, never sooner: an answer that comes faster than
 * a person could think would tell that nobody thought.
 */
export const STANDING_AFTER = 1500;

/** Does the game know all of these? */
export const knowsStanding = (g: Pick<Game, 'standing'>, standing: Standing): boolean =>
  Object.entries(standing).every(
    ([kind, name]) => Object.hasOwn(g.standing ?? {}, kind) && Object.hasOwn(g.standing![kind]!, name),
  );

/** The answer that this seat has left for one of its asks; undefined: the player is asked. */
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
