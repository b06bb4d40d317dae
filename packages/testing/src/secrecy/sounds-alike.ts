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
import type { Looks } from './imagined.ts';

/** Answers that sound alike to somebody look alike and are told alike to him; a step nobody hears changes nothing. */
export function soundsAlike<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { looks = 0.2, ...style }: Looks = {},
): string[] {
  const pick = thinking(`${table.seed} sounds`);
  return inRandomGame(game, table, { undo: 0.02, ...style }, ({ state, match }, found) => {
    if (!chance(pick, looks)) return;
    for (const ask of asks(match.game, state)) compare(game, state, ask, found);
  });
}

function compare<S extends StateOf, V extends object>(game: Game<S, V>, s: S, ask: Ask, found: Found): void {
  const g = game as unknown as Game<S>;
  const tried = options(g, s, ask).map((option) => ({ option, ...tryOn(g, s, ask, option) }));
  for (const viewer of viewers(s)) {
    if (viewer === ask.seat) continue;
    const alike = new Map<string, { option: string; sees: unknown }>();
    for (const one of tried) {
      if (one.becameKnown) continue;
      const heard = sound(g, s, ask, one.option, viewer);
      const composing = heard === undefined && stillComposing(g, s, one.state, ask);
      const group = `${heard} ${composing}`;
      if (tried.length === 1 && heard !== undefined) continue;
      const sees = perceived(game, one, viewer);
      // Nothing was heard, and nothing is complete: it must be as if nothing had been.
      const first =
        alike.get(group) ??
        (composing ? { option: 'nothing', sees: { seen: view(game, s, viewer), heard: [] } } : undefined);
      alike.set(group, first ?? { option: one.option, sees });
      const wrong = first === undefined ? undefined : bytesDiffer(first.sees, sees);
      if (wrong === undefined) continue;
      found(
        `seat ${ask.seat}, ${ask.kind}: ${viewer} hears ${heard ?? 'nothing'} either way, and can tell ${first!.option} from ${one.option}: ${wrong}`,
      );
      return;
    }
  }
}

const perceived = <S extends StateOf, V extends object>(game: Game<S, V>, tried: Tried<S>, viewer: Viewer) => ({
  seen: view(game, tried.state, viewer),
  heard: heardBy(tried.events, viewer),
});
