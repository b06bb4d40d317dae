import { layout } from '@oubliette/catalog';
import { type Game, newGame, view } from '@oubliette/engine';
import { defineTexts, speaker } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { boardFields, cellsIn, cellsOf, sizeFor, standing } from '../src/generic-board/cells.ts';
import { piles } from '../src/generic-board/pieces.tsx';
import { reader } from '../src/reading/reading.ts';
import { openingSides, seenSides } from '../src/reading/sides.ts';
import { rulesOf } from './game-files.ts';

describe('the layout of a view', () => {
  const view = {
    round: 2,
    bids: [
      { seat: 0, coins: 1 },
      { seat: 1, coins: 2 },
    ],
    heirs: [
      { coins: 5, hand: ['skull'], curses: 0 },
      { coins: 4, inHand: 1, curses: 1 },
    ],
  };

  it('has the places that the manifest names, and nobody guesses others', () => {
    const { shared, places } = layout(view, 2, 'heirs');
    expect(places).toBe(view.heirs);
    expect(Object.keys(shared)).toEqual(['round', 'bids']);
  });

  it('leaves everything in the middle where there are none', () => {
    expect(layout(view, 2, undefined)).toEqual({ shared: view, places: [] });
    expect(layout(view, 3, 'heirs')).toEqual({ shared: view, places: [] });
    expect(layout(undefined, 2, 'heirs')).toEqual({ shared: {}, places: [] });
  });

  it('lays what says whose it is before that seat, and leaves the bookkeeping out', () => {
    expect(layout({ ...view, _rest: 1 }, 3, 'bids')).toEqual({
      shared: { round: 2, heirs: view.heirs },
      places: [{ bids: [{ coins: 1 }] }, { bids: [{ coins: 2 }] }, {}],
    });
  });
});

describe('the words of a view', () => {
  const en = {
    'game.name': 'Cellar',
    'view.gold': 'gold coins',
    'view.map.value': '{value, select, 0 {rock} other {tunnel}}',
    'view.map.columns': '5',
    'view.grid.columns': 'a b c',
    'view.hall.columns': '2',
    'view.hall.rows': 'front back',
    'view.owner.value': '{value_seat}',
    'view.card.value': 'card {value}',
    'view.queues.1': 'bread',
    'name.orc': 'orc',
    'name.spade': 'spade',
  } as const;
  const texts = defineTexts({ en, fr: en, rules: { en: '', fr: '' } });
  const read = reader(texts.en, speaker(texts, 'en', { seats: ['Malvina', 'Grognard'] }));

  it('come from the catalogue, and begin with a capital', () => {
    expect(read.label('gold')).toBe('Gold coins');
    expect(read.label('spade')).toBe('Spade');
    expect(read.words('map', 0)).toEqual({ text: 'Rock' });
    expect(read.words('card', 7)).toEqual({ text: 'Card 7' });
    expect(read.words('monster', 'orc')).toEqual({ text: 'Orc' });
    expect(read.itemLabel('queues', 1)).toBe('Bread');
    expect(read.itemLabel('queues', 0)).toBeUndefined();
  });

  it('name the columns and rows of a board as the terminal does', () => {
    expect(read.grid('map', 10)).toEqual({ columns: 5, columnNames: [], rowNames: [] });
    expect(read.grid('queues', 10)).toBeUndefined();
    expect(read.grid('grid', 7)).toEqual({ columns: 3, columnNames: ['a', 'b', 'c'], rowNames: ['1', '2', '3'] });
    expect(read.grid('hall', 4)).toEqual({ columns: 2, columnNames: [], rowNames: ['front', 'back'] });
  });

  it('are people for seats, by the name of the field or by its message', () => {
    expect(read.words('fromSeat', 1)).toEqual({ text: 'Grognard', seat: 1 });
    expect(read.words('owner', 0)).toEqual({ text: 'Malvina', seat: 0 });
    expect(read.words('seated', 1)).toBeUndefined();
  });

  it('are not needed for what is counted, and made up for what has no label', () => {
    expect(read.words('gold', 3)).toBeUndefined();
    expect(read.label('monstersLeft')).toBe('Monsters left');
    expect(read.words('open', true)).toEqual({ text: 'Yes' });
  });
});

describe('boards', () => {
  const places = [
    { tunnels: ['c1', 'c2'], ruins: [], monsters: [] },
    { tunnels: ['f5'], ruins: [], monsters: [{ card: 'orc' }] },
  ];

  it('are made of the lists that hold nothing but cells', () => {
    expect(boardFields(places[0]!, places)).toEqual([{ field: 'tunnels', kind: 1 }]);
    const later = [{ ...places[0], ruins: ['c1'] }, places[1]!];
    expect(boardFields(places[1]!, later)).toEqual([
      { field: 'tunnels', kind: 1 },
      { field: 'ruins', kind: 2 },
    ]);
  });

  it('are large enough for every cell that is named', () => {
    expect(sizeFor(cellsIn({ places }))).toEqual({ columns: 6, rows: 5 });
    expect(sizeFor(cellsIn({ rooms: [{ id: 'forge', cell: 'g1' }] }))).toEqual({ columns: 7, rows: 4 });
    expect(standing({ rooms: [{ id: 'forge', cell: 'g1' }], monsters: [{ id: 'orc' }] })).toEqual([
      { cell: 'g1', thing: { id: 'forge', cell: 'g1' } },
    ]);
    expect(sizeFor([])).toEqual({ columns: 5, rows: 4 });
    expect(['dig:c2', 'pass', 'c10', 'swap:a1:b1'].map(cellsOf)).toEqual([['c2'], [], ['c10'], ['a1', 'b1']]);
  });
});

it('piles tell what stays, what would come and what would go', () => {
  const tell = (now: unknown[], next: unknown[]) =>
    piles(now, next).map(({ item, count, fate }) => [item, count, fate]);
  expect(tell(['orc', 'orc', 'rat'], ['orc', 'orc', 'rat'])).toEqual([
    ['orc', 2, 'stays'],
    ['rat', 1, 'stays'],
  ]);
  expect(tell(['orc', 'rat'], ['rat', 'bat'])).toEqual([
    ['orc', 1, 'goes'],
    ['rat', 1, 'stays'],
    ['bat', 1, 'comes'],
  ]);
});

describe('sides', () => {
  const donjon = rulesOf('donjon')!;
  const table = { seats: 4, settings: {} };
  const seen = (game: Game, viewer: number) => view(game, newGame(game, { ...table, seed: 'sides' }), viewer);

  it('are who is allied with whom, before the start and for each viewer of the game', () => {
    expect(openingSides(donjon, table)).toEqual([[0], [1, 2, 3]]);
    for (const viewer of [0, 2]) expect(seenSides(donjon, seen(donjon, viewer), viewer)).toEqual([[0], [1, 2, 3]]);
  });

  it('are not told where everybody plays alone', () => {
    const sale = rulesOf('crypt-sale')!;
    expect(openingSides(sale, table)).toBeUndefined();
    const alone: Game = { ...sale, sides: () => [0, 1, 2, 3] };
    expect(openingSides(alone, table)).toBeUndefined();
    expect(openingSides({ ...sale, sides: () => [0, 0, 0, 0] }, table)).toEqual([[0, 1, 2, 3]]);
  });

  it('are not told where they depend on hidden cards', () => {
    const sale = rulesOf('crypt-sale')!;
    const secret: Game = { ...sale, sides: ({ core }) => [0, 1, 1, (core.chance[0] >>> 7) % 2] };
    const worlds = ['first', 'second', 'third'].map((seed) =>
      secret.sides!(newGame(secret, { ...table, seed })).join(),
    );
    expect(new Set(worlds).size).toBe(2);
    expect(openingSides(secret, table)).toBeUndefined();
  });
});
