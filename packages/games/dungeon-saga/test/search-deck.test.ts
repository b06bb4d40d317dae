import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../src/cards/adventures/adventures.ts';
import { afterFailures, changeDeck, SEARCH_KINDS, searchDeckFor } from '../src/cards/search-deck.ts';
import { planOf, questOf } from '../src/plan.ts';
import { deckCounts } from '../src/rules/setup.ts';
import { ARENA, table } from './table.ts';

/** Empty, Treasure, Wandering, Secret, Trap, Ambush, Event. */
const list = (rooms: number, rounding?: 'down' | 'nearest'): number[] =>
  SEARCH_KINDS.map((kind) => searchDeckFor(rooms, rounding)[kind]);

it('[DS-EX-1] [DS-DECK-6] six rooms: ten cards, and one Event where the printed list has two', () => {
  expect(list(6)).toEqual([2, 2, 2, 1, 1, 1, 1]);
});
it('[DS-EX-2] thirteen rooms: seventeen cards, as printed', () => {
  expect(list(13)).toEqual([4, 3, 3, 1, 1, 1, 4]);
});
/** Worked out by hand from the seven steps, for 1 to 20 rooms. */
const DECKS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 0],
  [1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 2],
  [2, 1, 1, 1, 1, 1, 2],
  [2, 2, 2, 1, 1, 1, 1],
  [2, 2, 2, 1, 1, 1, 2],
  [2, 2, 2, 1, 1, 1, 3],
  [3, 2, 2, 1, 1, 1, 3],
  [3, 3, 2, 1, 1, 1, 3],
  [3, 3, 3, 1, 1, 1, 3],
  [3, 3, 3, 1, 1, 1, 4],
  [4, 3, 3, 1, 1, 1, 4],
  [4, 4, 3, 1, 1, 1, 4],
  [4, 4, 4, 1, 1, 1, 4],
  [4, 4, 4, 1, 1, 1, 5],
  [5, 4, 4, 1, 1, 1, 5],
  [5, 5, 4, 1, 1, 1, 5],
  [5, 5, 5, 1, 1, 1, 5],
  [6, 5, 5, 1, 1, 1, 5],
];
it('[DS-DECK-3] [DS-DECK-7] [DS-EX-4] [DS-EX-5] the whole deck for 1 to 20 rooms, card by card', () => {
  expect(DECKS.map((_, i) => list(i + 1))).toEqual(DECKS);
});
it('[DS-EX-3] to the nearest differs from down at 8, 9, 13, 14, 18 and 24 cards, and nowhere else', () => {
  const differ = DECKS.map((_, i) => i + 1).filter((rooms) => String(list(rooms)) !== String(list(rooms, 'nearest')));
  expect(differ.map((rooms) => rooms + 4)).toEqual([8, 9, 13, 14, 18, 24]);
});
it('[DS-DECK-2] a deck has four cards more than there are rooms, for 1 to 20 rooms', () => {
  for (let rooms = 1; rooms <= 20; rooms++) {
    expect(list(rooms).reduce((a, b) => a + b)).toBe(rooms + 4);
    expect(list(rooms, 'nearest').reduce((a, b) => a + b)).toBe(rooms + 4);
  }
});
it('[DS-DECK-3] [DS-DECK-4] a fifth each of three kinds, then one Secret Room and one Trap', () => {
  for (let rooms = 1; rooms <= 20; rooms++) {
    const deck = searchDeckFor(rooms);
    const fifth = Math.floor((rooms + 4) / 5);
    expect([deck.empty >= fifth, deck.treasure >= fifth, deck.wandering >= fifth]).toEqual([true, true, true]);
    expect([deck.secret, deck.trap]).toEqual([1, 1]);
  }
});
it('[DS-DECK-5] one room leaves no place for the Ambush, two do', () => {
  expect(list(1)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect(list(2)).toEqual([1, 1, 1, 1, 1, 1, 0]);
});
it('[DS-DECK-6] Events: one more than Empty cards, as far as they fit', () => {
  expect(list(3)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(list(4)).toEqual([1, 1, 1, 1, 1, 1, 2]);
  expect(list(16)).toEqual([4, 4, 4, 1, 1, 1, 5]);
});
it('[DS-DECK-7] what is short is filled with Empty, Treasure, Wandering in turn, without more Events', () => {
  expect(list(5)).toEqual([2, 1, 1, 1, 1, 1, 2]);
  expect(list(9)).toEqual([3, 2, 2, 1, 1, 1, 3]);
  expect(list(10)).toEqual([3, 3, 2, 1, 1, 1, 3]);
  expect(list(20)).toEqual([6, 5, 5, 1, 1, 1, 5]);
});
it('[DS-RULING-1] rounded down; to the nearest only if the table says so', () => {
  expect(list(4, 'down')).toEqual([1, 1, 1, 1, 1, 1, 2]);
  expect(list(4, 'nearest')).toEqual([2, 2, 2, 1, 1, 0, 0]);
  expect(list(13, 'nearest')).toEqual(list(13));
});
it('[DS-DECK-1] each adventure has the deck of its own map', () => {
  const rooms = ADVENTURES.map((a) => questOf(a, planOf(a)).rooms);
  expect(rooms).toEqual([6, 7, 7, 8, 9, 10, 11, 13]);
});
it('[DS-DECK-9] a failure turns an Empty card into a Wandering Monster, while there are Empty cards', () => {
  const deck = searchDeckFor(6);
  expect(changeDeck(deck, afterFailures(1))).toEqual({ ...deck, empty: 1, wandering: 3 });
  expect(changeDeck(deck, afterFailures(5))).toEqual({ ...deck, empty: 0, wandering: 4 });
});

describe('the overlord changes the deck', () => {
  const start = (deckChanges: number) =>
    table({ at: { proc: 'game', at: 0 }, settings: { deckChanges }, commandDeck: ['rise', 'rise', 'rise', 'rise'] });

  it('[DS-DECK-8] as many cards as agreed, in secret; the deck keeps its size', () => {
    const t = start(1);
    expect(t.asked('overlord')).toEqual(['change-deck']);
    const before = t.view('red');
    t.play('overlord', 'empty:treasure');
    expect(t.view('red')).toEqual(before);
    expect(t.refuses('overlord', 'treasure:trap')).toBe('DS-DECK-8');
    t.play('overlord', 'done');
    expect(t.state.searchDeck.filter((card) => card === 'treasure')).toHaveLength(searchDeckFor(2).treasure + 1);
    expect(t.state.searchDeck).toHaveLength(ARENA.tiles.length - 2 + 4);
    expect(t.view('red').game.deckChanges).toBeUndefined();
    expect(t.view('overlord').game.deckChanges).toEqual([{ from: 'empty', to: 'treasure' }]);
  });
  it('[DS-DECK-8] without an agreement nobody is asked', () => {
    expect(start(0).asked('overlord')).toEqual([]);
  });
  it('[DS-DECK-10] the built deck is shuffled: its counts are those of the rule, its order is nobody’s', () => {
    const t = start(0);
    expect(t.view('overlord').game.searchDeck).toEqual(
      SEARCH_KINDS.flatMap((kind) => new Array(deckCounts(t.state)[kind]).fill(kind)),
    );
    expect(t.view('red').game.searchDeck).toBeUndefined();
  });
});
it('[DS-SEARCH-10] without searching there is no deck and no search action', () => {
  const t = table({
    at: { proc: 'game', at: 0 },
    settings: { search: false },
    commandDeck: ['rise', 'rise', 'rise', 'rise'],
  });
  expect(t.state.searchDeck).toEqual([]);
  const quiet = table({
    at: { proc: 'act', todo: [0], at: 0 },
    on: { barbarian: ['e2', 'n'] },
    settings: { search: false },
    turnOf: 'barbarian',
  });
  expect(quiet.options('red')).toEqual(['pass']);
});
it('[DS-CARD-1] there are seven kinds of search card', () => {
  expect(SEARCH_KINDS).toHaveLength(7);
});
