import { defineTexts, speaker } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../src/screen/measure.ts';
import { paintFor } from '../src/screen/paint.ts';
import type { Showing } from '../src/show/fields.ts';
import { viewLines } from '../src/show/view.ts';

const catalogue = {
  'name.orc': 'orc',
  'name.warrior': 'warrior',
  'view.gold': 'Gold',
  'view.hand': 'Hand',
  'view.party': 'Party',
  'view.health': 'Health',
  'view.tired': 'Tired',
  'view.queues': 'Queues',
  'view.queues.value': '{value_seat}',
  'view.queues.0': 'food',
  'view.queues.1': 'gold',
  'view.map': 'Map',
  'view.map.value': '{value, select, 0 {#} 1 {.} other {R}}',
  'view.map.columns': 'a b c',
  'view.map.legend': '# rock . tunnel',
  'view.open': 'Open all night',
};
const texts = defineTexts({ en: catalogue, fr: catalogue, rules: { en: '', fr: '' } });

function show(view: object, more: Partial<Showing> = {}, open: object = view): string[] {
  const t = speaker(texts, 'en', { seats: ['Ann', 'Bob'], me: more.me });
  const plain = {
    t,
    paint: paintFor(1),
    width: 80,
    compact: false,
    seats: 2,
    places: 'players',
    me: 0,
    you: '(you)',
    colon: ': ',
  };
  return viewLines({ ...plain, ...more }, view, open);
}

describe('any view', () => {
  it('is labelled by the catalogue, and by its own words where the catalogue has none', () => {
    expect(show({ gold: 3, monstersLeft: 12, kind: 'orc' })).toEqual(['Gold 3 · monsters left 12', 'kind: orc']);
  });

  it('tells flags by their label when they hold, and leaves out what is empty or absent', () => {
    expect(show({ open: true, tired: false, hand: [], queues: [[], []], gold: undefined })).toEqual(['Open all night']);
  });

  it('writes lists, equal neighbours once, and things by what they are', () => {
    expect(show({ hand: ['orc', 'orc', 'imp'] })).toEqual(['Hand: orc ×2, imp']);
    const party = [
      { is: 'warrior', health: 2, tired: true, scars: [] },
      { is: 'thief', health: 3, tired: false },
      { relic: 'skull', count: 2 },
    ];
    expect(show({ party })).toEqual(['Party: warrior (health 2, tired); thief (health 3); skull ×2']);
  });

  it('names people: by the name of the field, or because the catalogue says so', () => {
    expect(show({ toSeat: 1, seats: [0, 1] })).toEqual(['to seat Bob', 'seats: Ann, Bob']);
    expect(show({ from: 1, to: 0, by: 1 })).toEqual(['from 1 · to 0 · by 1']); // as in the browser
    expect(show({ queues: [[0, 1], [1]] })).toEqual(['Queues: food Ann, Bob; gold Bob']);
    expect(show({ queues: [[0, 1], []] })).toEqual(['Queues: food Ann, Bob']);
  });

  it('draws boards with their headings, beside the text', () => {
    expect(show({ gold: 3, map: [0, 1, 0, 0, 2, 0] })).toEqual([
      '  a b c  Gold 3',
      '1 # . #',
      '2 # R #',
      '# rock . tunnel',
    ]);
    expect(show({ floor: ['ab', 'cd'].map((row) => [...row]) })).toEqual(['ab', 'cd']);
  });

  it('is the same for words that look dangerous', () => {
    expect(show({ x__proto__: 1, constructor: 'toString', 'a.b': 2 })).toEqual([
      'x__proto__ 1 · b 2',
      'constructor: toString',
    ]);
  });
});

describe('cells and spaces', () => {
  const words = {
    ...catalogue,
    'view.cells.columns': 'a b c',
    'view.cells.rows': '1 2',
    'view.cells.mark': '#',
    'view.cells.legend': '# rock . tunnel X lost',
    'view.tunnels.mark': '.',
    'view.lost.mark': 'X',
    'view.spaces': 'Spaces',
    'view.spaces.value': '{value_seat}',
    'view.spaces.0': 'food',
    'view.spaces.0.0': '1 gold → 2 food',
    'view.spaces.0.1': '3 food',
  };
  const t = speaker(defineTexts({ en: words, fr: words, rules: { en: '', fr: '' } }), 'en', { seats: ['Ann', 'Bob'] });

  it('are drawn as one map in characters, later lists over earlier ones, and not listed again', () => {
    expect(show({ tunnels: ['a1', 'b1'], lost: ['b1'], gold: 3 }, { t })).toEqual([
      '  a b c  Gold 3',
      '1 . X #',
      '2 # # #',
      '# rock . tunnel X lost',
    ]);
  });

  it('say what a free space costs, and who stands on the others', () => {
    expect(show({ spaces: [['free', 1]] }, { t })).toContain('Spaces: food 1 gold → 2 food | [Bob]');
  });

  it('leave out what was told when the game began', () => {
    expect(show({ options: { gold: 3 }, gold: 2 }, { without: ['options'] })).toEqual(['Gold 2']);
  });
});

describe('places', () => {
  const players = [
    { gold: 1, hand: ['orc'], tired: false },
    { gold: 0, hand: [], tired: true },
  ];

  it('have a box each, one’s own first', () => {
    const mine = show({ round: 1, players }, { me: 1 });
    expect(mine[0]).toBe('round 1');
    expect(mine[1]).toMatch(/^╭─ \[B\] Bob \(you\) ─+╮╭─ \[A\] Ann ─+╮$/);
    expect(mine[2]).toMatch(/^│ Gold 0 · Tired +││ Gold 1 +│$/);
    expect(mine[3]).toMatch(/^│ +││ Hand: orc +│$/);
    for (const line of mine.slice(1)) expect(widthOf(line)).toBe(80);
  });

  it('stand below each other when the page is narrow', () => {
    const narrow = show({ players }, { width: 60 });
    expect(narrow.filter((line) => line.startsWith('╭'))).toHaveLength(2);
    for (const line of narrow) expect(widthOf(line)).toBe(60);
  });

  it('are a paragraph each on a small screen, one’s own last, without others’ zeros', () => {
    expect(show({ players }, { compact: true, me: 0 })).toEqual(['[B] Bob Tired', '[A] Ann (you) Gold 1 · Hand: orc']);
  });

  it('are what the manifest names, and no other list as long as the table', () => {
    const lots = [
      { relic: 'skull', count: 1, tired: false },
      { relic: 'urn', count: 2, tired: false },
    ];
    expect(show({ lots, players })[0]).toBe('lots: skull; urn ×2');
    expect(show({ lots })).toEqual(['lots: skull; urn ×2']);
    expect(show({ players }, { places: undefined }).join('')).not.toContain('Ann');
  });

  it('hold what says whose it is', () => {
    const heroes = [
      { what: 'orc', seat: 1, health: 2 },
      { what: 'warrior', seat: 1, health: 3 },
    ];
    const text = show({ heroes }, { places: 'heroes' }).join('\n');
    expect(text).toMatch(/\[A\] Ann \(you\).*\[B\] Bob/);
    expect(text).toContain('heroes: orc (health 2); warrior');
  });

  it('mark what only the reader knows', () => {
    const open = { players: players.map(({ hand: _, ...rest }) => rest) };
    expect(show({ players }, { me: 0 }, open).join('\n')).toContain('│ ◉ Hand: orc ');
    expect(show({ players }, { me: undefined }, open).join('\n')).not.toContain('◉');
  });
});

describe('a board of a view', () => {
  const hall = {
    cells: { floor: ['a1', 'b1', 'a2', 'b2'] },
    columns: 2,
    rows: 2,
    things: [{ cell: 'b1', what: 'orc' }],
    figures: [
      { cell: 'a1', seat: 1 },
      { cell: 'b2', what: 'warrior', facing: 'w', health: 2, tired: false },
    ],
  };

  it('of a fixed size is drawn with the names of its columns and rows, figures before things, and told in words', () => {
    expect(show({ hall })).toEqual(['  a  b   Bob a1 · warrior b2 (Health 2) · or orc', '1 B  or', '2 ·  W←']);
  });

  it('with walls, doors and squares that are not there is drawn with its edges', () => {
    const cave = { cells: { floor: ['a1', 'b1', 'b2'] }, edges: { wall: ['a1e'], 'open-door': ['b1s'] } };
    expect(show({ cave })).toEqual(['  a  b', '  ── ──', '1│· │· │', '  ── ╌╌', '2   │· │', '     ──']);
    const shut = { ...cave, edges: { door: ['a1e', 'b1s'] } };
    expect(show({ shut }).slice(2, 4)).toEqual(['1│· ▮· │', '  ── ▬▬']);
  });
});
