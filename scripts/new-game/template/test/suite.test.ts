// Everything the testing kit knows, on this game.
import { gameSuite, type Invariants } from '@oubliette/testing';
import { texts } from '../locales/texts.ts';
import { allFinds } from '../src/cards/finds.ts';
import { candleHall } from '../src/game.ts';
import type { State } from '../src/state.ts';
import positions from './perft.json' with { type: 'json' };

const invariants: Invariants<State> = {
  'every find is in one place'(s) {
    const all = [...s.deck, ...s.visitors.flatMap(({ finds }) => finds)].toSorted();
    return all.join() === allFinds().toSorted().join() ? undefined : all.join();
  },
  'no two pawns share a square'(s) {
    const cells = s.visitors.map(({ cell }) => cell);
    return new Set(cells).size === cells.length ? undefined : cells.join();
  },
};

gameSuite(candleHall, {
  seats: [2, 3, 4],
  texts,
  settings: [{}, { rounds: 8 }],
  invariants,
  // Only the deck is hidden: what comes from it lies open.
  secrets: { shown: (view) => [view.visitors.map(({ finds }) => finds)] },
  games: { sample: 12, full: 300 },
  perft: positions,
  playthroughs: [
    { seats: 2, seed: 'golden', lang: 'en' },
    { seats: 3, seed: 'dore', lang: 'fr' },
  ],
});
