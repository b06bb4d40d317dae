import type { Game, StateOf, TableSetup } from '@oubliette/engine';
import { inRandomGame } from './faults.ts';
import type { PlayStyle } from './random-game.ts';

/** A condition that must always hold: returns undefined, or what is wrong. */
export type Invariants<S> = { readonly [name: string]: (s: S) => string | undefined };

/** Checks a game's own invariants after the setup and after each answer. */
export const keeps = <S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  invariants: Invariants<S>,
  style: PlayStyle = {},
): string[] =>
  inRandomGame(game, table, style, ({ state }, found) => {
    for (const [name, holds] of Object.entries(invariants)) {
      const wrong = holds(state);
      if (wrong !== undefined) found(`${name}: ${wrong}`);
    }
  });
