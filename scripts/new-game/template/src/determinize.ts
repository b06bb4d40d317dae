// A world that fits a view: what nobody has found lies in the deck, in any order.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import { allFinds } from './cards/finds.ts';
import { HALL } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export function determinize(view: View, core: Core<never>, _viewer: Viewer, pick: Pick): State {
  const deck = allFinds();
  for (const find of view.visitors.flatMap(({ finds }) => finds)) deck.splice(deck.indexOf(find), 1);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  const lit = new Set(view.hall.things?.map(({ cell }) => cell));
  return {
    core,
    rounds: view.rounds,
    round: view.round,
    deck,
    candles: HALL.names.flatMap((name, cell) => (lit.has(name) ? [cell] : [])),
    visitors: view.visitors.map(({ cell, finds }) => ({ cell: HALL.indexOf(cell), finds: finds.slice() })),
  };
}
