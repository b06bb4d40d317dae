import {
  type Ask,
  asks,
  type Game,
  options,
  type StateOf,
  sound,
  type TableSetup,
  thinking,
  type Viewer,
  view,
} from '@oubliette/engine';
import { type Found, inRandomGame, viewers } from '../faults.ts';
import { bytesDiffer } from '../plain-data.ts';
import { chance } from '../random-game.ts';
import { heardBy, stillComposing, type Tried, tryOn } from '../worlds.ts';
import type { CheckShare } from './imagined.ts';

/**
 * Answers that sound alike to somebody look alike and are told alike to him; a step nobody hears changes nothing; and what
 * he hears he could also see: where two answers look alike and something hidden differs, their sound must not tell it.
 */
export function soundsAlike<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { checkShare = 0.2, ...style }: CheckShare = {},
): string[] {
  const pick = thinking(`${table.seed} sounds`);
  return inRandomGame(game, table, { undo: 0.02, ...style }, ({ state, match }, found) => {
    if (!chance(pick, checkShare)) return;
    for (const ask of asks(match.game, state)) compare(game, state, ask, found);
  });
}

function compare<S extends StateOf, V extends object>(game: Game<S, V>, s: S, ask: Ask, found: Found): void {
  const g = game as unknown as Game<S>;
  const tried = options(g, s, ask)
    .map((option) => ({ option, ...tryOn(g, s, ask, option) }))
    .filter(({ becameKnown }) => !becameKnown);
  for (const viewer of viewers(s)) {
    if (viewer === ask.seat) continue;
    const wrong = toldApart(game, s, ask, tried, viewer);
    if (wrong !== undefined) return void found(`seat ${ask.seat}, ${ask.kind}: ${viewer} hears ${wrong}`);
  }
}

function toldApart<S extends StateOf, V extends object>(
  game: Game<S, V>,
  s: S,
  ask: Ask,
  tried: readonly (Tried<S> & { readonly option: string })[],
  viewer: Viewer,
): string | undefined {
  const g = game as unknown as Game<S>;
  const bySound = new Map<string, { option: string; sees: string }>();
  const bySight = new Map<string, { heard: string; hidden: string }>();
  for (const one of tried) {
    const heard = sound(g, s, ask, one.option, viewer);
    const sees = perceived(game, one, viewer);
    const composing = heard === undefined && stillComposing(g, s, one.state, ask);
    const group = `${heard} ${composing}`;
    // A step that other viewers do not see, of an unfinished choice: nothing may change for them.
    const first =
      bySound.get(group) ?? (composing ? { option: 'nothing', sees: nothingDone(game, s, viewer) } : undefined);
    bySound.set(group, first ?? { option: one.option, sees });
    if (first !== undefined && first.sees !== sees) {
      const wrong = bytesDiffer(JSON.parse(first.sees), JSON.parse(sees));
      return `${heard ?? 'nothing'} either way, and can tell ${first.option} from ${one.option}: ${wrong}`;
    }
    if (heard === undefined) continue;
    const hidden = JSON.stringify(one.state);
    const twin = bySight.get(sees) ?? { heard, hidden };
    bySight.set(sees, twin);
    if (twin.heard !== heard && twin.hidden !== hidden) return `${twin.heard} or ${heard}, and could not see which`;
  }
  return undefined;
}

const perceived = <S extends StateOf, V extends object>(game: Game<S, V>, tried: Tried<S>, viewer: Viewer): string =>
  JSON.stringify({ seen: view(game, tried.state, viewer), heard: heardBy(tried.events, viewer) });

const nothingDone = <S extends StateOf, V extends object>(game: Game<S, V>, s: S, viewer: Viewer): string =>
  JSON.stringify({ seen: view(game, s, viewer), heard: [] });
