import { type Game, imagine, isOver, type StateOf, type TableSetup, thinking, view } from '@oubliette/engine';
import { inRandomGame, viewers } from '../faults.ts';
import type { Invariants } from '../invariants.ts';
import { bytesDiffer, frozen } from '../plain-data.ts';
import { chance, oneAnswer, type PlayStyle, playOut } from '../random-game.ts';

export interface CheckShare extends PlayStyle {
  /** The share of entries that a law checks. */
  readonly checkShare?: number;
}

/**
 * An imagined state has the same view, for every viewer, and a game can be played on from it. `invariants`: must
 * hold in every state, real or imagined.
 */
export function imaginedLooksAlike<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { checkShare = 0.25, ...style }: CheckShare & { readonly invariants?: Invariants<S> } = {},
): string[] {
  const pick = thinking(`${table.seed} imagined`);
  return inRandomGame(game, table, { undo: 0.02, ...style }, ({ state, match }, found) => {
    if (!chance(pick, checkShare) && !isOver(state)) return;
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer);
      for (const field of game.constant ?? []) frozen(seen.game[field as keyof V]);
      for (let i = 0; i < 3; i++) {
        const world = imagine(game, seen, viewer, pick);
        const wrong = bytesDiffer(seen, view(game, world, viewer));
        if (wrong !== undefined)
          found(`${viewer} sees something else in an imagined world (seen / imagined): ${wrong}`);
        for (const [name, holds] of Object.entries(style.invariants ?? {})) {
          const broken = holds(world);
          if (broken !== undefined) found(`a world imagined by ${viewer} breaks "${name}": ${broken}`);
        }
        if (wrong === undefined && chance(pick, 0.02)) playOut(match.game, world, pick, style.longest);
        else if (game.constant !== undefined && !isOver(world)) oneAnswer(match.game, world, pick);
      }
    }
  });
}
