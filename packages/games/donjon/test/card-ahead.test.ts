// DJ-GM-2 to DJ-GM-4: the master looks at cards before they come into play.
import { awaited, imagine, options, thinking, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { donjon } from '../src/game.ts';
import { layZone } from '../src/rules/zones.ts';
import { NOBODY } from '../src/state.ts';
import { GM, HEROES, type T, table } from './table.ts';

const beforeDoor = { at: [2, 5] as const };
const SPECTATOR = 'spectator' as const;
const placing = ['place-tile', 'place-monster'];
const placeAll = (t: T) => {
  for (let n = 0; n < 12 && placing.includes(t.asked(GM)[0] ?? ''); n++) t.play(GM, t.options(GM)[0]!);
};
const about = (t: T) => t.view(GM).asks[0]!.about;

/** A crypt behind the northern door; the last of these cards is drawn first. */
const crypt = (settings: object, ...monsters: string[]) =>
  table({
    heroes: [beforeDoor],
    settings,
    and: (s) => {
      s.dungeon.push('through-room');
      s.squareRooms.push('crypt');
      s.monsterDeck.push(...(monsters as never[]));
    },
  });

it('[DJ-GM-2] in a crypt the master may have monsters drawn again until they are undead, and need not', () => {
  const t = crypt({ themeRedrawMonster: true }, 'pack-13', 'pack-09', 'pack-07');
  const before = t.state.monsterDeck.length;
  t.play(HEROES, 'open:d1:door');
  placeAll(t);
  expect(t.asked(GM)).toEqual(['drawn']);
  expect(t.options(GM)).toEqual(['use', 'redraw']);
  expect(about(t)).toEqual({ deck: 'monster', card: 'pack-07', held: 'none' });
  expect(t.view(SPECTATOR).frames.find(({ proc }) => proc === 'drawing')).toMatchObject({ card: 'pack-07' }); // it lies open
  t.play(GM, 'redraw');
  expect(about(t)).toMatchObject({ card: 'pack-09' });
  t.play(GM, 'redraw');
  placeAll(t);
  expect(new Set(t.state.monsters.map((m) => m.kind))).toEqual(new Set(['skeleton']));
  expect(t.state.monsterDeck).toHaveLength(before - 1); // what was not wanted went back
  expect(t.state.monsterDeck.filter((card) => card === 'pack-07')).not.toHaveLength(0);

  const kept = crypt({ themeRedrawMonster: true }, 'pack-13', 'pack-07');
  kept.play(HEROES, 'open:d1:door');
  placeAll(kept);
  kept.play(GM, 'use');
  placeAll(kept);
  expect(new Set(kept.state.monsters.map((m) => m.kind))).toEqual(new Set(['gnoll']));
});

it('[DJ-GM-2] [DJ-GM-4] nobody is asked where the card suits, where the room has no theme, or without the settings', () => {
  const suits = crypt({ themeRedrawMonster: true }, 'pack-13');
  const off = crypt({}, 'pack-07');
  const bare = table({
    heroes: [beforeDoor],
    settings: { themeRedrawMonster: true },
    and: (s) => {
      s.dungeon.push('through-room');
      s.squareRooms.push('storeroom');
      s.monsterDeck.push('pack-13');
    },
  });
  for (const t of [suits, off, bare]) {
    t.play(HEROES, 'open:d1:door');
    placeAll(t);
    expect(t.asked(GM)).not.toContain('drawn');
  }
});

it('[DJ-GM-2] [DJ-RULING-84] when redraws find no card, nobody comes', () => {
  const t = crypt({ themeRedrawMonster: true });
  t.play(HEROES, 'open:d1:door');
  const empty = table({
    heroes: [beforeDoor],
    settings: { themeRedrawMonster: true },
    and: (s) => {
      s.dungeon.push('through-room');
      s.squareRooms.push('crypt');
      s.monsterDeck = ['pack-07'];
    },
  });
  empty.play(HEROES, 'open:d1:door');
  placeAll(empty);
  empty.play(GM, 'redraw');
  expect([empty.state.monsters.length, empty.state.phase, empty.state.monsterDeck]).toEqual([
    0,
    'explore',
    ['pack-07'],
  ]);
});

/** A hero opens a piece whose table gives a treasure. */
const opened = (kind: 'desk' | 'chest', settings: object, die: number, ...treasures: string[]) => {
  const t = table({
    heroes: [{ at: [1, 0] }],
    settings,
    pieces: [{ kind, at: [[0, 0]] }],
    rolls: [[10, die]],
    and: (s) => void s.treasureDeck.push(...(treasures as never[])),
  });
  t.play(HEROES, `open:f0:${kind}`);
  return t;
};

it('[DJ-GM-3] no armour lies in a desk unless the master lets it; a chest may hold one', () => {
  const t = opened('desk', { themeRedrawTreasure: true }, 10, 'gem', 'found-full-plate');
  expect(t.options(GM)).toEqual(['use', 'redraw']);
  t.play(GM, 'redraw');
  expect([t.state.heroes[0]!.items, t.state.heroes[0]!.gold]).toEqual([[], 30]);
  expect(t.state.treasureDiscard).toEqual(['found-full-plate', 'gem']);
  const kept = opened('desk', { themeRedrawTreasure: true }, 10, 'gem', 'found-full-plate');
  kept.play(GM, 'use');
  expect(kept.state.heroes[0]!.items).toEqual(['found-full-plate']);
  const small = opened('desk', { themeRedrawTreasure: true }, 10, 'gem');
  expect([small.asked(GM), small.state.heroes[0]!.gold]).toEqual([[], 30]);
  const chest = opened('chest', { themeRedrawTreasure: true }, 10, 'gem', 'found-full-plate');
  expect(chest.asked(GM)).toEqual([]);
  expect(chest.state.heroes[0]!.items).toContain('found-full-plate');
});

it('[DJ-GM-4] [DJ-RULING-80] the master starts with a card of each deck; heroes know only how many', () => {
  const t = table({ heroes: [beforeDoor], settings: { oneCardAhead: true } });
  const { held, spare, squareRooms, rectangularRooms, monsterDeck, treasureDeck } = t.state;
  const off = table({ heroes: [beforeDoor] }).state;
  expect(
    [off.spare, off.squareRooms, off.rectangularRooms, off.monsterDeck, off.treasureDeck].map((d) => d.length),
  ).toEqual([spare, squareRooms, rectangularRooms, monsterDeck, treasureDeck].map((deck) => deck.length + 1));
  expect(Object.values(off.held)).toEqual(['none', 'none', 'none', 'none', 'none']);
  expect(Object.values(held)).not.toContain('none');
  expect(held.dungeon).not.toBe(t.state.quest.room);
  expect(t.view(GM).game.held).toEqual(held);
  expect([t.view(HEROES).game.held, t.view(HEROES).game.heldBack]).toEqual([undefined, 5]);
  expect(table({ heroes: [beforeDoor] }).view(GM).game.heldBack).toBe(undefined);
});

/** One card ahead, with known cards in hand and on top. */
const ahead = (held: object, and: (s: T['state']) => void = () => {}) =>
  table({
    heroes: [beforeDoor],
    settings: { oneCardAhead: true },
    and: (s) => {
      s.held = { ...s.held, ...held };
      and(s);
    },
  });

it('[DJ-GM-4] [DJ-RULING-23] a zone that does not suit is kept and the held one laid; heroes see neither before', () => {
  const t = ahead({ dungeon: 'steps' }, (s) => s.dungeon.push('corner'));
  t.play(HEROES, 'open:d1:door');
  expect(t.asked(GM)).toEqual(['drawn']);
  expect(t.options(GM)).toEqual(['use', 'held']);
  expect(about(t)).toEqual({ deck: 'dungeon', card: 'corner', held: 'steps' });
  expect(JSON.stringify(t.view(HEROES).frames)).not.toMatch(/corner|steps/);
  expect(t.view(GM).frames.find(({ proc }) => proc === 'drawing')).toMatchObject({ card: 'corner' });
  const { known } = t.state.core;
  t.play(GM, 'held');
  expect(t.state.core.known).toBeGreaterThan(known); // what heroes see now cannot be undone
  placeAll(t);
  expect([t.state.zones[1]!.card, t.state.held.dungeon]).toEqual(['steps', 'corner']);

  const used = ahead({ dungeon: 'steps' }, (s) => s.dungeon.push('corner'));
  used.play(HEROES, 'open:d1:door');
  used.play(GM, 'use');
  placeAll(used);
  expect([used.state.zones[1]!.card, used.state.held.dungeon]).toEqual(['corner', 'steps']);
});

it('[DJ-GM-4] whoever does not see a zone that was drawn still counts the deck, and may think of the objective', () => {
  const guessed = new Set<string>();
  for (const left of [0, 2, 11]) {
    const t = ahead({ dungeon: 'steps' }, (s) => {
      s.dungeon = [...s.dungeon.slice(0, left), 'corner'];
    });
    t.play(HEROES, 'open:d1:door');
    const seen = t.view(HEROES);
    for (let n = 0; n < 20; n++) {
      const world = imagine(donjon, seen, HEROES, thinking(`world ${n}`));
      expect(world.dungeon).toHaveLength(left);
      expect(view(donjon, world, HEROES)).toEqual(seen);
      expect(options(donjon, world, awaited(donjon, world)[0]!)).not.toEqual([]);
      const card = world.core.stack.find((f) => f.proc === 'drawing')!.card;
      guessed.add(`${left} ${card === world.quest.room}`);
      expect([card, ...world.dungeon]).toContain(world.quest.room);
    }
  }
  expect([...guessed].sort()).toEqual(['0 true', '11 false', '2 false', '2 true']);
});

it('[DJ-RULING-80] the objective is never held nor swapped', () => {
  const t = ahead({ dungeon: 'steps' }, (s) => s.dungeon.push('hall-of-the-black-throne'));
  t.play(HEROES, 'open:d1:door');
  expect(t.options(GM)).toEqual(['use']);
  t.play(GM, 'use');
  expect([t.state.revealed, t.state.held.dungeon]).toEqual([true, 'steps']);
});

it('[DJ-GM-4] [DJ-RULING-23] where only the held zone fits it is laid; where neither fits the doorway caves in', () => {
  /** Two rooms leave a shaft of two squares beyond the northern door. */
  const narrow = (held: string, drawn: string) =>
    ahead({ dungeon: held }, (s) => {
      layZone(s, 'through-room', 144_146, 0, '', NOBODY);
      layZone(s, 'through-room', 144_154, 0, '', NOBODY);
      s.dungeon.push(drawn as never);
    });
  const fits = narrow('corridor', 'three-door-room');
  fits.play(HEROES, 'open:d1:door');
  expect(fits.options(GM)).toEqual(['held']);
  fits.play(GM, 'held');
  placeAll(fits);
  expect([fits.state.zones.at(-1)!.card, fits.state.held.dungeon]).toEqual(['corridor', 'three-door-room']);
  const neither = narrow('four-winds-room', 'three-door-room');
  neither.play(HEROES, 'open:d1:door');
  expect([neither.state.doors[1]!.state, neither.state.dungeon.at(-1)]).toEqual(['walled', 'three-door-room']);
  expect(neither.state.held.dungeon).toBe('four-winds-room');
});

it('[DJ-GM-4] rooms, monsters and treasures come from the hand the same way', () => {
  const t = ahead({ square: 'bare-room', monster: 'pack-13', treasure: 'gem' }, (s) => {
    s.dungeon.push('through-room');
    s.squareRooms.push('crypt');
    s.monsterDeck.push('pack-07');
  });
  t.play(HEROES, 'open:d1:door');
  t.play(GM, 'use');
  placeAll(t);
  expect([about(t), t.options(GM)]).toEqual([{ deck: 'square', card: 'crypt', held: 'bare-room' }, ['use', 'held']]);
  t.play(GM, 'use');
  expect([about(t), t.options(GM)]).toEqual([{ deck: 'monster', card: 'pack-07', held: 'pack-13' }, ['use', 'held']]);
  t.play(GM, 'held');
  placeAll(t);
  expect(new Set(t.state.monsters.map((m) => m.kind))).toEqual(new Set(['skeleton']));
  expect([t.state.zones[1]!.room, t.state.held]).toMatchObject(['crypt', { square: 'bare-room', monster: 'pack-07' }]);

  const room = ahead({ square: 'bare-room' }, (s) => {
    s.dungeon.push('through-room');
    s.squareRooms.push('crypt');
  });
  room.play(HEROES, 'open:d1:door');
  room.play(GM, 'use');
  placeAll(room);
  room.play(GM, 'held');
  expect([room.state.zones[1]!.room, room.state.held.square]).toEqual(['bare-room', 'crypt']);

  const chest = table({
    heroes: [{ at: [1, 0] }],
    settings: { oneCardAhead: true },
    pieces: [{ kind: 'chest', at: [[0, 0]] }],
    rolls: [[10, 7]],
    and: (s) => {
      s.held = { ...s.held, treasure: 'gem' };
      s.treasureDeck.push('purse');
    },
  });
  chest.play(HEROES, 'open:f0:chest');
  expect(about(chest)).toEqual({ deck: 'treasure', card: 'purse', held: 'gem' });
  chest.play(GM, 'held');
  expect([chest.state.heroes[0]!.gold, chest.state.held.treasure]).toEqual([30, 'purse']);
});

it('[DJ-GM-4] [DJ-UNIQ-3] the held card is not offered where a rule forbids it, and the master is asked all the same', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    settings: { oneCardAhead: true },
    now: [
      { proc: 'play', at: 0 },
      {
        proc: 'drawing',
        at: 0,
        deck: 'monster',
        purpose: { for: 'monsters', zone: 0, noUnique: true },
        card: 'none',
        aside: [],
      },
    ],
    and: (s) => {
      s.held = { ...s.held, monster: 'pack-25' };
      s.monsterDeck.push('pack-07', 'pack-24');
    },
  });
  expect([about(t), t.options(GM)]).toEqual([{ deck: 'monster', card: 'pack-07', held: 'pack-25' }, ['use']]);
});

it('[DJ-GM-4] [DJ-BEAST-2] loot and racks go through the master’s hand as well', () => {
  const rack = table({
    heroes: [{ at: [1, 0] }],
    settings: { oneCardAhead: true },
    pieces: [{ kind: 'weapon-rack', at: [[0, 0]] }],
    rolls: [[10, 6]],
    and: (s) => {
      s.held = { ...s.held, treasure: 'gem' };
      s.treasureDeck.push('found-full-plate', 'purse');
    },
  });
  rack.play(HEROES, 'open:f0:weapon-rack');
  expect(about(rack)).toMatchObject({ card: 'purse' });
  rack.play(GM, 'held'); // no arms: discarded, and another is drawn
  expect(about(rack)).toMatchObject({ card: 'found-full-plate', held: 'purse' });
  rack.play(GM, 'use');
  expect([rack.state.heroes[0]!.items, rack.state.treasureDiscard]).toEqual([['found-full-plate'], ['gem']]);
});
