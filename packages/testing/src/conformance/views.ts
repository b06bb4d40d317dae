import { type Game, type Seen, type StateOf, type TableSetup, thinking, type Viewer, view } from '@oubliette/engine';
import { type Change, diff, patch } from '@oubliette/records';
import { inRandomGame, viewers } from '../faults.ts';
import { bytesDiffer, difference, frozen, notPlain, saved } from '../plain-data.ts';
import { chance, type PlayStyle } from '../random-game.ts';

/** For every viewer: views are plain data, viewing changes nothing, and changes lead from one view to the next. */
export function views<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): string[] {
  const pick = thinking(`${table.seed} views`);
  const last = new Map<Viewer, Seen<V>>();
  return inRandomGame(game, table, { undo: 0.05, ...style }, ({ state }, found) => {
    frozen(state);
    const forAll = game.open ? shownTo(view(game, state, 'spectator')) : undefined;
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer);
      const lost = notPlain(seen);
      if (lost !== undefined) found(`what ${viewer} sees is not plain data: ${lost}`);
      const again = chance(pick, 0.2) ? bytesDiffer(seen, view(game, state, viewer)) : undefined;
      if (again !== undefined) found(`${viewer} looks twice and sees something else: ${again}`);
      const other = forAll === undefined ? undefined : bytesDiffer(forAll, shownTo(seen));
      if (other !== undefined) found(`an open game shows ${viewer} something else: ${other}`);
      const before = last.get(viewer);
      if (before !== undefined) {
        const change = diff(before, seen);
        const travelled: Change | undefined = change === undefined ? undefined : saved(change);
        const wrong = difference(seen, patch(before, travelled));
        if (wrong !== undefined) found(`the change of what ${viewer} sees leads elsewhere: ${wrong}`);
      }
      last.set(viewer, seen);
    }
  });
}

/** An open game shows all viewers the same. */
const shownTo = ({ game, frames }: Seen): object => ({ game, frames });
