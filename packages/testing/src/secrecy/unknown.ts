import {
  type Ask,
  asks,
  explain,
  type Game,
  imagine,
  isOver,
  options,
  type Pick,
  type StateOf,
  sound,
  type TableSetup,
  thinking,
  type Viewer,
  view,
} from '@oubliette/engine';
import { inRandomGame, viewers } from '../faults.ts';
import { bytesDiffer } from '../plain-data.ts';
import { chance, oneOf } from '../random-game.ts';
import { footing, otherWorld, sameAsk, type Tried, tryOn } from '../worlds.ts';
import type { CheckShare } from './imagined.ts';

/**
 * An answer that did not change `known` looks the same in several imagined states, for every viewer: it revealed nothing.
 * Otherwise a player could look, undo, and choose again.
 */
export function unknownStaysUnknown<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { checkShare = 0.3, ...style }: CheckShare = {},
): string[] {
  const pick = thinking(`${table.seed} unknown`);
  return inRandomGame(game, table, style, ({ state, match }, found) => {
    if (isOver(state) || !chance(pick, checkShare)) return;
    const g = match.game;
    for (const ask of asks(g, state)) {
      const option = oneOf(options(g, state, ask), pick);
      const tried = tryOn(g, state, ask, option);
      if (tried.becameKnown) continue;
      for (const viewer of viewers(state)) {
        const wrong = inOtherWorlds(game, state, ask, option, tried, viewer, pick);
        if (wrong !== undefined) found(wrong);
      }
    }
  });
}

function inOtherWorlds<S extends StateOf, V extends object>(
  game: Game<S, V>,
  s: S,
  ask: Ask,
  option: string,
  tried: Tried<S>,
  viewer: Viewer,
  pick: Pick,
): string | undefined {
  const g = game as unknown as Game<S>;
  // Other viewers do not see how far a draft is, and an imagined draft may be at another step.
  if (viewer !== ask.seat && sound(g, s, ask, option, viewer) === undefined) return undefined;
  const seen = view(game, tried.state, viewer);
  for (let i = 0; i < 2; i++) {
    const world = otherWorld(game, s, viewer, pick);
    const there = sameAsk(g, world, ask);
    if (there === undefined || !options(g, world, there).includes(option)) continue;
    if (viewer !== ask.seat && footing(g, s, ask.seat) !== footing(g, world, ask.seat)) continue;
    const other = tryOn(g, world, there, option);
    const about = `seat ${ask.seat}, ${ask.kind} ${option}: nothing became known, yet for ${viewer} an imagined world goes on otherwise`;
    if (viewer === ask.seat && other.becameKnown) return `${about}: there something becomes known`;
    const wrong = other.becameKnown ? undefined : bytesDiffer(seen, view(game, other.state, viewer));
    if (wrong !== undefined) return `${about}: ${wrong}`;
  }
  return undefined;
}

/** The refusals of a seat's options depend on its own knowledge only: they are the same in every state it can imagine. */
export function refusalsTellNothing<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { checkShare = 0.5, ...style }: CheckShare = {},
): string[] {
  const pick = thinking(`${table.seed} refusals`);
  return inRandomGame(game, table, { undo: 0.02, ...style }, ({ state, match }, found) => {
    if (isOver(state) || !chance(pick, checkShare)) return;
    const g = match.game;
    for (const ask of asks(g, state)) {
      const here = explain(g, state, ask);
      for (let i = 0; i < 2; i++) {
        const world = imagine(game, view(game, state, ask.seat), ask.seat, pick);
        const there = sameAsk(g, world, ask);
        const wrong = there === undefined ? 'not asked there' : bytesDiffer(here, explain(g, world, there));
        if (wrong !== undefined) found(`seat ${ask.seat}, ${ask.kind}: refusals differ in an imagined world: ${wrong}`);
      }
    }
  });
}
