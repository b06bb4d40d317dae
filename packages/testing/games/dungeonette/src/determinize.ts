// A world that fits a view: whatever has not been seen lies in the decks, in any order.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import { ADVENTURERS, MONSTERS, TRAPS } from './cards/cards.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export function determinize(view: View, core: Core<never>, _viewer: Viewer, pick: Pick): State {
  const { players, arrived, monsterForHire: open } = view;
  const hired = players.flatMap((p) => p.monsters.map((m) => m.card));
  const monsters = someOf(unseen(MONSTERS.length, open === undefined ? hired : [...hired, open]), pick);
  // Traps that were sprung are gone: which cards lie in the discard is not kept, so any unseen card may be left.
  const traps = someOf(
    unseen(
      TRAPS.length,
      players.flatMap((p) => p.traps),
    ),
    pick,
  );
  return {
    core,
    round: view.round,
    monsterDeck: open === undefined ? [] : [...monsters.slice(0, view.monstersLeft - 1), open],
    trapDeck: traps.slice(0, view.trapsLeft),
    adventurerDeck: [...arrived, ...someOf(unseen(ADVENTURERS.length, arrived), pick)],
    arrived: arrived.length,
    spaces: view.spaces,
    players,
  };
}

const unseen = (cards: number, seen: readonly number[]): number[] =>
  Array.from({ length: cards }, (_, card) => card).filter((card) => !seen.includes(card));

/** In any order. */
function someOf(cards: number[], pick: Pick): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
