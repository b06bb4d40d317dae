import type { Frame, StateOf, Viewer } from './core.ts';
import type { Game } from './game.ts';

/** A frame as its procedure shows it; its name is open, since what the table is doing is. */
export const showFrame = <S extends StateOf>(g: Game<S>, s: S, f: Frame, viewer: Viewer): Frame => ({
  proc: f.proc,
  ...g.procedures[f.proc]!.show?.(s, f, viewer, g),
});
