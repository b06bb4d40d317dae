// DJ-FURN: every result of every table that does something.
import { cellName } from '@oubliette/grid';
import { expect, it } from 'vitest';
import type { FurnitureId } from '../src/cards/furniture.ts';
import type { Square } from '../src/cards/tiles.ts';
import { cellIn, type Given, GM, HEROES, skilled, some, table } from './table.ts';

const AT: readonly Square[] = [[0, 0]];
/** A hero at (1,0) opens a piece at (0,0); the die shows this, then the other dice. */
function open(
  kind: FurnitureId,
  die: number,
  more: Partial<Given> & { next?: readonly (readonly [number, number])[] } = {},
) {
  const { next = [], heroes = [{ at: [1, 0] as const }], ...rest } = more;
  const t = table({ ...rest, heroes, pieces: [{ kind, at: AT }], rolls: [[10, die], ...next] });
  t.play(HEROES, `open:f0:${kind}`);
  return t;
}
const hero = (t: ReturnType<typeof table>) => t.state.heroes[0]!;
const gems: Partial<Given> = { and: (s) => void s.treasureDeck.push('gem', 'purse') };

it('[DJ-FURN-CHEST-1] [DJ-FURN-CUPBOARD-1] a dart costs the opener 1D4', () => {
  expect(hero(open('chest', 1, { next: [[4, 3]] })).life).toBe(17);
  expect(hero(open('cupboard', 1, { next: [[4, 1]] })).life).toBe(19);
});

it('[DJ-FURN-1] [DJ-EX-18] [DJ-RULING-30] in a zone searched for traps a dart does nothing, an altar still hurts', () => {
  const safe: Partial<Given> = {
    and: (s) => {
      s.zones = s.zones.map((zone) => ({ ...zone, safe: true }));
    },
  };
  const chest = open('chest', 1, safe);
  expect([hero(chest).life, chest.state.pieces[0]!.used]).toEqual([20, true]);
  expect(hero(open('altar', 1, { ...safe, next: [[4, 4]] })).life).toBe(16);
});

it('[DJ-FURN-CHEST-3] [DJ-FURN-CUPBOARD-3] [DJ-FURN-TABLE-2] [DJ-FURN-LIBRARY-4] [DJ-FURN-BENCH-4] [DJ-FURN-HEARTH-3] [DJ-FURN-ALTAR-3] [DJ-FURN-DESK-4] [DJ-FURN-STATUE-5] [DJ-FURN-FOUNTAIN-5] [DJ-FURN-THRONE-4] [DJ-FURN-TORTURE-4] one treasure, for whoever opened', () => {
  const one: [FurnitureId, number][] = [
    ['chest', 7],
    ['cupboard', 9],
    ['table', 9],
    ['library', 8],
    ['alchemist-bench', 8],
    ['hearth', 10],
    ['altar', 7],
    ['desk', 10],
    ['statue', 10],
    ['fountain', 10],
    ['throne', 10],
    ['torture-rack', 10],
  ];
  for (const [kind, die] of one) expect([kind, hero(open(kind, die, gems)).gold]).toEqual([kind, 10]);
});

it('[DJ-FURN-CHEST-4] [DJ-FURN-ALTAR-4] two treasures', () => {
  for (const kind of ['chest', 'altar'] as const) expect(hero(open(kind, 10, gems)).gold).toBe(40);
});

it('[DJ-FURN-RACK-1] [DJ-BEAST-1] a bell calls a monster card and a fight', () => {
  const t = open('weapon-rack', 1, { and: (s) => void s.monsterDeck.push('pack-08') });
  for (let n = 0; n < 5 && t.asked(GM)[0] === 'place-monster'; n++) t.play(GM, t.options(GM)[0]!);
  expect(t.state.monsters.map((m) => m.kind)).toEqual(['bugbear', 'bugbear']);
  expect(t.state.phase).toBe('combat');
});

it('[DJ-FURN-RACK-3] [DJ-FURN-RACK-4] [DJ-EX-17] a rack gives arms; the rest is discarded', () => {
  const cards: Partial<Given> = {
    and: (s) => void s.treasureDeck.push('siege-hammer', 'runed-short-sword', 'gem', 'healing-potion'),
  };
  const one = open('weapon-rack', 7, cards);
  expect(hero(one).items).toEqual(['runed-short-sword']);
  expect(one.state.treasureDiscard).toEqual(['healing-potion', 'gem']);
  expect(hero(open('weapon-rack', 9, cards)).items).toEqual(['runed-short-sword', 'siege-hammer']);
});

it('[DJ-FURN-LIBRARY-2] [DJ-FURN-DESK-2] [DJ-EX-4] the heroes learn the place of the objective, the master and spectators do not', () => {
  for (const [kind, die] of [
    ['library', 6],
    ['desk', 7],
  ] as const) {
    const t = open(kind, die, {
      and: (s) => {
        s.dungeon = ['corner', s.quest.room, 'steps', 'corner'];
      },
    });
    expect(t.view(HEROES).game.depth).toBe(3);
    expect(t.view(GM).game.depth).toBeUndefined();
    expect(t.view('spectator').game.depth).toBeUndefined();
  }
});

it('[DJ-FURN-LIBRARY-3] [DJ-FURN-DESK-3] [DJ-RULING-36] a grimoire holds a spell of the die; any hero casts it once, for a point of fatigue', () => {
  expect(hero(open('desk', 9, { next: [[10, 9]] })).items).toEqual(['grimoire:sleep']);
  const t = open('library', 7, {
    next: [[10, 7]],
    heroes: [{ at: [1, 0], fatigue: 1 }],
    and: (s) => {
      s.zones = s.zones.map((z) => ({ ...z, dark: true }));
    },
  });
  expect(hero(t).items).toEqual(['grimoire:flash']);
  t.play(HEROES, 'cast:grimoire:flash');
  expect([hero(t).items, hero(t).fatigue, t.state.zones[0]!.dark]).toEqual([[], 0, false]);
});

it('[DJ-FURN-BENCH-1] [DJ-RULING-59] an explosion hurts everybody within two squares of the bench, and nobody beyond', () => {
  const t = open('alchemist-bench', 1, {
    heroes: [{ at: [1, 0] }, { at: [2, 2] }, { at: [3, 0] }],
    next: [
      [4, 2],
      [4, 4],
    ],
  });
  expect(t.state.heroes.map((h) => h.life)).toEqual([18, 16, 20]);
});

it('[DJ-FURN-BENCH-3] [DJ-FURN-TORTURE-3] [DJ-FURN-HEARTH-2] a potion, a potion, a torch', () => {
  expect(hero(open('alchemist-bench', 6)).items).toEqual(['potion']);
  expect(hero(open('torture-rack', 9)).items).toEqual(['potion']);
  expect(hero(open('hearth', 7)).items).toEqual(['torch']);
});

it('[DJ-FURN-ALTAR-1] [DJ-FURN-TORTURE-1] visions cost 1D4, a cut 1', () => {
  expect(hero(open('altar', 1, { next: [[4, 2]] })).life).toBe(18);
  expect(hero(open('torture-rack', 1)).life).toBe(19);
});

it('[DJ-FURN-SARCOPHAGUS-1] [DJ-RULING-16] [DJ-RULING-17] a curse of one until the end of the next exploration phase, never two', () => {
  const t = open('sarcophagus', 1);
  expect(hero(t).cursedUntil).toBe(2);
  t.play(HEROES, 'end');
  expect([t.state.pe, hero(t).cursedUntil]).toEqual([2, 2]);
  t.play(GM, 'pass');
  t.play(HEROES, 'end');
  expect([t.state.pe, hero(t).cursedUntil]).toEqual([3, 0]);
  // Six and a FOR of three are nine, which is enough; cursed they are eight.
  const forced = (cursedUntil: number) => {
    const lock = table({
      heroes: [{ at: [1, 0], cursedUntil }],
      pieces: [{ kind: 'chest', at: [[0, 0]], locked: true }],
      rolls: [[10, 6]],
    });
    lock.play(HEROES, 'force:f0:chest');
    return lock.state.pieces[0]!.locked;
  };
  expect([forced(0), forced(2)]).toEqual([false, true]);
});

it('[DJ-FURN-SARCOPHAGUS-3] [DJ-RULING-90] [DJ-RULING-42] [DJ-RULING-39] a mummy rises beside it and strikes its waker first', () => {
  const t = open('sarcophagus', 6, { heroes: [{ at: [1, 0] }, { at: [1, 1] }] });
  const [mummy] = t.state.monsters;
  expect(mummy).toMatchObject({ kind: 'mummy', unique: false, grudge: 0 });
  expect(t.state.phase).toBe('combat');
  const woken = table({
    heroes: [{ at: [2, 1] }, { at: [1, 2] }],
    monsters: [{ kind: 'mummy', at: [2, 2], grudge: 0 }],
    now: 'monsters',
  });
  woken.play(GM, 'm1:mummy');
  expect(some(woken, 'attack', GM)).toEqual(['attack:h0:Ada']);
  expect(woken.refuses(GM, 'attack:h1:Bo')).toBe('DJ-RULING-90');
});

it('[DJ-FURN-SARCOPHAGUS-4] [DJ-FURN-SARCOPHAGUS-5] [DJ-RULING-29] a lid wants strength, one try a hero', () => {
  const t = open('sarcophagus', 8, { ...gems, next: [[10, 6]] });
  expect(hero(t).gold).toBe(10);
  expect(hero(open('sarcophagus', 10, { ...gems, next: [[10, 6]] })).gold).toBe(40);
  const stuck = open('sarcophagus', 8, { ...gems, next: [[10, 5]] });
  expect([hero(stuck).gold, stuck.state.pieces[0]!.rest]).toEqual([0, 'lid']);
  expect(stuck.options(HEROES).filter((o) => o.startsWith('open:f'))).toEqual([]);
});

it('[DJ-FURN-STATUE-2] [DJ-RULING-42] a statue comes alive as a unique troll on its own square', () => {
  const t = open('statue', 7);
  expect(t.state.monsters[0]).toMatchObject({ kind: 'troll', unique: true, grudge: 0, cell: cellIn(t.state, [0, 0]) });
  expect(t.state.pieces[0]!.cells).toEqual([]);
});

it('[DJ-FURN-STATUE-3] [DJ-RULING-22] a passage opens in a side wall of the master’s choice', () => {
  const t = open('statue', 8);
  expect(t.asked(GM)).toEqual(['secret-door']);
  const doors = t.state.doors.length;
  const offered = t.options(GM);
  expect(offered.every((o) => o.endsWith(':e') || o.endsWith(':w'))).toBe(true);
  t.play(GM, offered[0]!);
  expect(t.state.doors[doors]).toMatchObject({ state: 'closed', to: -1 });
});

it('[DJ-FURN-THRONE-2] [DJ-RULING-22] a passage opens in the wall right behind the throne', () => {
  const t = table({
    room: 'locked-closet-room',
    heroes: [{ at: [1, 4] }],
    pieces: [{ kind: 'throne', at: [[1, 5]] }],
    rolls: [[10, 8]],
  });
  t.play(HEROES, 'open:f0:throne');
  const [west, here] = [0, 1].map((x) => cellName(cellIn(t.state, [x, 5])));
  // Two stretches of two squares lie behind it: the master takes one.
  expect(t.options(GM)).toEqual([`${west}:n`, `${here}:n`]);
  t.play(GM, `${here}:n`);
  expect(t.state.doors.at(-1)).toMatchObject({ state: 'closed', to: -1, at: cellIn(t.state, [1, 5]), side: 0 });
});

it('[DJ-FURN-STATUE-4] [DJ-FURN-THRONE-3] [DJ-FURN-FOUNTAIN-4] a hundred, fifteen, a die of ten', () => {
  expect(hero(open('statue', 9)).gold).toBe(100);
  expect(hero(open('throne', 9)).gold).toBe(15);
  expect(hero(open('fountain', 8, { next: [[10, 6]] })).gold).toBe(6);
});

it('[DJ-FURN-FOUNTAIN-2] [DJ-FATE-5] [DJ-RULING-17] poison bites at the start of each turn until healed or a fate point is spent', () => {
  const t = open('fountain', 6, { heroes: [{ at: [1, 0], fate: 1 }], next: [[4, 3]] });
  t.play(HEROES, 'end');
  t.play(GM, 'pass');
  expect(hero(t).life).toBe(17);
  t.play(HEROES, 'cure');
  expect([hero(t).marks, hero(t).fate]).toEqual([[], 0]);
});

it('[DJ-FURN-FOUNTAIN-3] [DJ-RULING-77] [DJ-RULING-29] a spring serves each hero once, to drink or to bottle', () => {
  const t = open('fountain', 7, { heroes: [{ at: [1, 0], life: 10 }, { at: [0, 1] }], next: [[6, 5]] });
  expect(t.options(HEROES)).toEqual(['drink', 'bottle']);
  t.play(HEROES, 'drink');
  expect(hero(t).life).toBe(15);
  expect(t.options(HEROES).filter((o) => o.startsWith('open:f'))).toEqual([]);
  t.play(HEROES, 'end');
  t.play(HEROES, 'open:f0:fountain');
  t.play(HEROES, 'bottle');
  expect(t.state.heroes[1]!.items).toEqual(['potion']);
});

/** A hero walks onto a circle. */
function circle(die: number, more: Partial<Given> & { next?: readonly (readonly [number, number])[] } = {}) {
  const { next = [], heroes = [{ at: [1, 1] as const, life: 12 }], ...rest } = more;
  const t = table({
    ...rest,
    heroes,
    pieces: [
      {
        kind: 'magic-circle',
        at: [
          [2, 2],
          [3, 2],
          [2, 3],
          [3, 3],
        ],
      },
    ],
    rolls: [[10, die], ...next],
  });
  t.play(HEROES, 'ne');
  return t;
}
it('[DJ-FURN-CIRCLE-1] [DJ-RULING-76] [DJ-RULING-29] a circle is rolled for by walking onto it, once; the movement goes on', () => {
  const t = circle(1);
  expect(t.state.pieces[0]!.used).toBe(true);
  t.play(HEROES, 'e');
  expect(t.state.turn.left).toBe(1);
});
it('[DJ-FURN-CIRCLE-3] [DJ-RULING-76] a four sends the hero to the stairs and ends the movement', () => {
  const t = circle(4);
  expect(t.options(HEROES)).toHaveLength(4);
  t.play(HEROES, t.options(HEROES)[2]!);
  expect(t.state.stairs).toContain(hero(t).cell);
  expect(t.state.turn.left).toBe(0);
});
it('[DJ-FURN-CIRCLE-4] [DJ-FURN-CIRCLE-5] [DJ-FURN-CIRCLE-9] healed, hurt, richer', () => {
  expect(hero(circle(5)).life).toBe(20);
  expect(hero(circle(6, { next: [[6, 2]] })).life).toBe(10);
  expect(hero(circle(10, gems)).gold).toBe(10);
});
it('[DJ-FURN-CIRCLE-6] a seven summons', () => {
  const t = circle(7, { and: (s) => void s.monsterDeck.push('pack-24') });
  for (let n = 0; n < 5 && t.asked(GM)[0] === 'place-monster'; n++) t.play(GM, t.options(GM)[0]!);
  expect(t.state.monsters.map((m) => m.kind)).toEqual(['ogre']);
});
it('[DJ-FURN-CIRCLE-7] [DJ-RULING-29] an eight holds; the hero tests MAG alone at the start of each turn', () => {
  const t = circle(8, {
    next: [
      [10, 5],
      [10, 6],
    ],
  });
  expect(t.refuses(HEROES, 'n')).toBe('DJ-FURN-CIRCLE-7');
  t.play(HEROES, 'end');
  t.play(GM, 'pass');
  expect(hero(t).marks).toEqual(['held']);
  t.play(HEROES, 'end');
  t.play(GM, 'pass');
  expect(hero(t).marks).toEqual([]);
});
it('[DJ-FURN-CIRCLE-8] a nine strengthens until the end of the next fight', () => {
  expect(hero(circle(9)).strongUntil).toBe(1);
});

const chasm = (rest: string) => [
  {
    kind: 'crevasse' as const,
    at: [
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
      [5, 3],
    ] as const,
    used: true,
    rest,
  },
];
it('[DJ-FURN-CREVASSE-1] [DJ-RULING-31] without a bridge one jumps straight over, for two squares and a test; falling is death', () => {
  const t = table({ heroes: [{ at: [2, 2] }], pieces: chasm('no-bridge'), rolls: [[10, 6]] });
  expect(t.refuses(HEROES, 'n')).toBe('DJ-RULING-31');
  t.play(HEROES, 'jump:n');
  expect([hero(t).cell, t.state.turn.left]).toEqual([cellIn(t.state, [2, 4]), 1]);
  const falls = table({ heroes: [{ at: [2, 2] }, { at: [5, 0] }], pieces: chasm('no-bridge'), rolls: [[10, 5]] });
  falls.play(HEROES, 'jump:n');
  expect(falls.state.heroes[0]!.gone).toBe('dead');
});
it('[DJ-RULING-25] a rope holds: 1D4 and the near side', () => {
  const t = table({
    heroes: [{ at: [2, 2] }, { at: [1, 1], items: ['rope'] }],
    pieces: chasm('no-bridge'),
    rolls: [
      [10, 5],
      [4, 3],
    ],
  });
  t.play(HEROES, 'jump:n');
  expect([hero(t).gone, hero(t).life, hero(t).cell]).toEqual(['no', 17, cellIn(t.state, [2, 2])]);
  expect(t.state.failed).not.toContain('nobody-fell');
});
it('[DJ-RULING-31] [DJ-RULING-8] fate saves from a fall: ten life on the near side', () => {
  const t = table({ heroes: [{ at: [2, 2], fate: 1 }], pieces: chasm('no-bridge'), rolls: [[10, 5]] });
  t.play(HEROES, 'jump:n');
  t.play(HEROES, 'fate');
  expect([hero(t).life, hero(t).cell, t.state.failed]).toEqual([10, cellIn(t.state, [2, 2]), ['nobody-fell']]);
});
it('[DJ-FURN-CREVASSE-2] [DJ-EX-16] [DJ-RULING-65] a poor bridge tests ADR against nine and the armour’s base power, once a crossing', () => {
  const armoured = { at: [2, 2] as const, stats: [3, 3, 3, 5, 3, 5], items: ['scale'], body: 'scale' };
  const t = table({ heroes: [armoured], pieces: chasm('poor-bridge'), rolls: [[10, 6]] });
  t.play(HEROES, 'n');
  expect(hero(t).cell).toBe(cellIn(t.state, [2, 3]));
  t.play(HEROES, 'e');
  t.play(HEROES, 'n');
  expect(hero(t).cell).toBe(cellIn(t.state, [3, 4]));
  const falls = table({ heroes: [armoured, { at: [0, 0] }], pieces: chasm('poor-bridge'), rolls: [[10, 5]] });
  falls.play(HEROES, 'n');
  expect(falls.state.heroes[0]!.gone).toBe('dead');
});
it('[DJ-FURN-CREVASSE-3] [DJ-FURN-CREVASSE-4] a guarded bridge draws a monster card; a sound one is walked over', () => {
  const reveal = (die: number) => {
    const t = table({
      heroes: [{ at: [2, 5] }],
      and: (s) => {
        s.dungeon.push('through-room');
        s.squareRooms.push('split-room');
        s.monsterDeck.push('pack-24');
      },
      rolls: [[10, die]],
    });
    t.play(HEROES, 'open:d1:door');
    for (let n = 0; n < 6 && ['place-tile', 'place-monster'].includes(t.asked(GM)[0] ?? ''); n++)
      t.play(GM, t.options(GM)[0]!);
    return t;
  };
  expect(reveal(8).state.monsters.map((m) => m.kind)).toEqual(['ogre']);
  const sound = reveal(10);
  expect([sound.state.monsters.length, sound.state.pieces[0]!.rest]).toEqual([0, 'sound-bridge']);
});

it('[DJ-SKILL-8] Trained eye turns a table’s die and keeps either', () => {
  const t = table({
    heroes: [{ at: [1, 0], class: 'thief', ...skilled('expert-search') }],
    pieces: [{ kind: 'chest', at: AT }],
    rolls: [
      [10, 2],
      [10, 8],
    ],
    ...gems,
  });
  t.play(HEROES, 'open:f0:chest');
  expect(t.options(HEROES)).toEqual(['expert-search', 'pass']);
  t.play(HEROES, 'expert-search');
  expect(t.options(HEROES)).toEqual(['2', '8']);
  t.play(HEROES, '8');
  expect(hero(t).gold).toBe(10);
});
