// DJ-EXP, DJ-ACT, DJ-DOOR, DJ-SEARCH, DJ-ZONE, DJ-LIGHT, DJ-TEST: what heroes do between fights.
import { expect, it } from 'vitest';
import { layZone, openingOf, waysToPlace } from '../src/rules/zones.ts';
import { MASTER } from '../src/state.ts';
import { cellIn, GM, HEROES, passAll, skilled, some, table } from './table.ts';

/** A hero before the northern door (x 2 or 3, y 5) of the room. */
const beforeDoor = { at: [2, 5] as const };

it('[DJ-EXP-5] [DJ-EXP-6] [DJ-ZONE-7] [DJ-ACT-5] opening a door draws the next card, lays its zone and ends the turn', () => {
  const t = table({ heroes: [beforeDoor, { at: [0, 0] }], and: (s) => s.dungeon.push('corridor') });
  const [door] = some(t, 'open:d');
  expect(door).toBe('open:d1:door');
  t.play(HEROES, door!);
  if (t.asking()[0] === GM) t.play(GM, t.options(GM)[0]!);
  expect(t.state.zones.map((zone) => zone.card)).toEqual(['four-winds-room', 'corridor']);
  expect(t.state.doors[1]).toMatchObject({ state: 'open', to: 1 });
  expect(t.state.turn.who).toBe('h1');
});

it('[DJ-ACT-5] furniture is opened for one point of VIT from a square that faces it, unless it is locked', () => {
  const chest = { kind: 'chest', at: [[0, 0]] } as const;
  const t = table({ heroes: [{ at: [1, 0] }], pieces: [chest], rolls: [[10, 5]] });
  const { left } = t.state.turn;
  t.play(HEROES, 'open:f0:chest');
  expect([t.state.turn.left, t.state.pieces[0]!.used]).toEqual([left - 1, true]);
  expect(some(table({ heroes: [{ at: [1, 1] }], pieces: [chest] }), 'open:f')).toEqual([]); // a corner does not face it
  const shut = table({ heroes: [{ at: [1, 0] }], pieces: [{ ...chest, locked: true }] });
  expect(shut.refuses(HEROES, 'open:f0:chest')).toBe('DJ-DOOR-1');
});

it('[DJ-EXP-7] [DJ-ZONE-4] [DJ-PHASE-5] a passage draws no room card and brings nobody: exploration goes on', () => {
  const t = table({ heroes: [beforeDoor, { at: [0, 0] }], and: (s) => s.dungeon.push('steps') });
  const decks = () => [t.state.squareRooms.length, t.state.rectangularRooms.length, t.state.monsterDeck.length];
  const before = decks();
  t.play(HEROES, 'open:d1:door');
  if (t.asked(GM)[0] === 'place-tile') t.play(GM, t.options(GM)[0]!);
  expect(decks()).toEqual(before);
  expect([t.state.phase, t.state.turn.who, t.asked(HEROES)]).toEqual(['explore', 'h1', ['act']]);
  const { pe } = t.state;
  t.play(HEROES, 'end');
  expect(t.state.pe).toBe(pe + 1); // the next phase begins
});

it('[DJ-ZONE-3] [DJ-ZONE-5] [DJ-ZONE-6] [DJ-ZONE-8] [DJ-PHASE-2] a square room draws its card; furniture, then monsters, then a fight', () => {
  const t = table({
    heroes: [beforeDoor, { at: [0, 0] }],
    and: (s) => {
      s.dungeon.push('through-room');
      s.squareRooms.push('guard-room');
      s.monsterDeck.push('pack-03');
    },
  });
  t.play(HEROES, 'open:d1:door');
  for (let n = 0; n < 12 && t.asking()[0] === GM && t.asked(GM)[0] !== 'command'; n++) {
    if (t.asked(GM)[0] === 'place-monster') expect(t.state.pieces).toHaveLength(2); // the furniture was there first
    t.play(GM, t.options(GM)[0]!);
  }
  expect(t.state.pieces.map((piece) => piece.kind)).toEqual(['weapon-rack', 'table']);
  expect(t.state.monsters.map((m) => m.kind)).toEqual(new Array(6).fill('orc'));
  expect(t.state.phase).toBe('combat');
  // A room that calls for nobody brings nobody.
  const calm = table({
    heroes: [beforeDoor],
    and: (s) => {
      s.dungeon.push('through-room');
      s.squareRooms.push('study');
    },
  });
  const deck = calm.state.monsterDeck.length;
  calm.play(HEROES, 'open:d1:door');
  for (let n = 0; n < 4 && calm.asked(GM)[0] === 'place-tile'; n++) calm.play(GM, calm.options(GM)[0]!);
  expect([calm.state.monsters.length, calm.state.pieces.length, calm.state.phase]).toEqual([0, 2, 'explore']);
  expect(calm.state.monsterDeck).toHaveLength(deck);
});

it('[DJ-ZONE-9] [DJ-ZONE-10] [DJ-GM-1] the master chooses which printed door meets; without the setting the first that fits', () => {
  const t = table({ heroes: [beforeDoor], and: (s) => s.dungeon.push('t-junction') });
  t.play(HEROES, 'open:d1:door');
  expect(t.asked(GM)).toEqual(['place-tile']);
  expect(t.options(GM)).toEqual(['S', 'W', 'E']);
  t.play(GM, 'W');
  expect(t.state.zones).toHaveLength(2);
  const fixed = table({
    heroes: [beforeDoor],
    settings: { gmRearrangesBoard: false },
    and: (s) => s.dungeon.push('t-junction'),
  });
  fixed.play(HEROES, 'open:d1:door');
  expect(fixed.asked(GM)).not.toContain('place-tile');
});

it('[DJ-GM-11] [DJ-RULING-23] a master who overrides cards may lay another zone once, never instead of the objective', () => {
  const overriding = { gmOverridesCards: true };
  const t = table({
    heroes: [beforeDoor],
    settings: overriding,
    and: (s) => {
      s.dungeon.push('corner');
      s.spare.push('steps');
    },
  });
  t.play(HEROES, 'open:d1:door');
  expect(t.options(GM)).toContain('swap');
  t.play(GM, 'swap');
  expect(t.asked(GM)[0] === 'place-tile' ? t.options(GM) : []).not.toContain('swap');
  if (t.asked(GM)[0] === 'place-tile') t.play(GM, t.options(GM)[0]!);
  expect(t.state.zones[1]!.card).toBe('steps');
  expect(t.state.spare.at(-1)).toBe('corner');
  const goal = table({
    heroes: [beforeDoor],
    settings: overriding,
    and: (s) => s.dungeon.push('hall-of-the-black-throne'),
  });
  goal.play(HEROES, 'open:d1:door');
  expect(goal.state.revealed).toBe(true);
});

it('[DJ-DOOR-1] [DJ-DOOR-2] [DJ-DOOR-3] [DJ-EX-9] a locked door wants a test of FOR, one try a hero; a point of fatigue mends an 8', () => {
  const locked = (s: Parameters<NonNullable<Parameters<typeof table>[0]['and']>>[0]) => {
    s.doors = s.doors.map((door, d) => (d === 1 ? { ...door, state: 'locked' } : door));
    s.dungeon.push('steps');
  };
  const t = table({ heroes: [{ ...beforeDoor, fatigue: 1 }], and: locked, rolls: [[10, 5]] });
  expect(t.refuses(HEROES, 'open:d1:door')).toBe('DJ-DOOR-1');
  t.play(HEROES, 'force:d1:door');
  expect(t.options(HEROES)).toEqual(['pf', 'pass']);
  t.play(HEROES, 'pf');
  t.play(GM, 'S');
  expect(t.state.doors[1]!.state).toBe('open');
  const fails = table({ heroes: [beforeDoor], and: locked, rolls: [[10, 5]] });
  fails.play(HEROES, 'force:d1:door');
  expect(fails.state.doors[1]!.state).toBe('locked');
  expect(fails.state.turn.left).toBe(2);
  expect(fails.refuses(HEROES, 'force:d1:door')).toBe('DJ-DOOR-3');
});

it('[DJ-DOOR-4] [DJ-RULING-24] V locks doors and lockable furniture of the zone, not the door one came by', () => {
  const t = table({
    heroes: [beforeDoor],
    and: (s) => {
      s.dungeon.push('three-lock-room');
      s.squareRooms.push('storeroom');
      s.monsterDeck.push('pack-08');
    },
  });
  t.play(HEROES, 'open:d1:door');
  for (let n = 0; n < 8 && t.asking()[0] === GM && t.asked(GM)[0] !== 'command'; n++) t.play(GM, t.options(GM)[0]!);
  expect(t.state.doors[1]!.state).toBe('open');
  expect(t.state.doors.filter((door) => door.from === 1).map((door) => door.state)).toEqual(['locked', 'locked']);
  expect(t.state.pieces.map((piece) => [piece.kind, piece.locked])).toEqual([
    ['cupboard', true],
    ['chest', true],
    ['chest', true],
  ]);
});

it('[DJ-DOOR-5] [DJ-RULING-67] forcing is allowed beside a thief who could pick the lock, and opens furniture at once', () => {
  const t = table({
    heroes: [{ at: [1, 0], ...skilled('pick-lock'), class: 'thief', stats: [3, 3, 9, 5, 3, 5] }],
    pieces: [{ kind: 'chest', at: [[0, 0]], locked: true }],
    rolls: [
      [10, 5],
      [10, 4],
    ],
  });
  expect(some(t, 'skill:pick-lock')).toEqual(['skill:pick-lock']);
  t.play(HEROES, 'force:f0:chest');
  passAll(t);
  expect(t.state.pieces[0]).toMatchObject({ locked: false, used: true });
  expect(t.state.turn.left).toBe(4);
});

it('[DJ-SEARCH-1] [DJ-SEARCH-2] [DJ-SEARCH-4] [DJ-ACT-7] [DJ-ACT-1] a search costs 1 VIT, rolls a die and is made once', () => {
  const t = table({ heroes: [{ at: [0, 0] }], rolls: [[10, 9]] });
  t.play(HEROES, 'search');
  expect([t.state.turn.left, t.state.zones[0]!.searched, t.state.heroes[0]!.items]).toEqual([2, true, []]);
  expect(t.refuses(HEROES, 'search')).toBe('DJ-SEARCH-1');
});

it('[DJ-SEARCH-5] a ten finds a treasure', () => {
  const t = table({ heroes: [{ at: [0, 0] }], rolls: [[10, 10]], and: (s) => s.treasureDeck.push('gem') });
  t.play(HEROES, 'search');
  expect(t.state.heroes[0]!.gold).toBe(30);
  expect(t.state.treasureDiscard).toEqual(['gem']);
});

it('[DJ-SEARCH-3] [DJ-RULING-3] a one draws an event that may be played at once; a sixth card is thrown away', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    hand: ['pit', 'pit', 'darts', 'darts', 'sleeping-gas'],
    rolls: [[10, 1]],
    and: (s) => s.eventDeck.push('evil-eye'),
  });
  t.play(HEROES, 'search');
  expect(t.options(GM)).toEqual(['evil-eye', 'pass']);
  t.play(GM, 'pass');
  expect(t.state.hand).toHaveLength(6);
  expect(t.options(GM)).toEqual(['darts', 'evil-eye', 'pit', 'sleeping-gas']);
  t.play(GM, 'pit');
  expect(t.state.hand).toHaveLength(5);
  expect(t.state.eventPlayed).toBe(false);
});

it('[DJ-OBJ-2] [DJ-RULING-32] once the objective room is found nobody draws events', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    rolls: [[10, 1]],
    and: (s) => {
      s.revealed = true;
    },
  });
  t.play(HEROES, 'search');
  expect(t.state.hand).toEqual([]);
  expect(t.asking()).toEqual([HEROES]);
  const draws = (revealed: boolean) =>
    table({ heroes: [{ at: [0, 0] }], now: 'start', and: (s) => void Object.assign(s, { revealed }) }).asked(GM);
  expect([draws(false), draws(true)]).toEqual([['event-step'], []]);
});

it('[DJ-EXP-1] [DJ-EXP-2] [DJ-EXP-3] [DJ-EX-28] [DJ-RULING-1] [DJ-RULING-2] with five cards the master plays one before drawing, and one only', () => {
  const t = table({
    heroes: [{ at: [0, 0], fate: 0 }],
    hand: ['evil-eye', 'pit', 'pit', 'darts', 'darts'],
    now: 'start',
  });
  expect(t.asked(GM)).toEqual(['event-step']);
  expect(t.options(GM)).toEqual(['evil-eye', 'pass']);
  t.play(GM, 'evil-eye');
  expect(t.state.heroes[0]!.cursedUntil).toBe(t.state.pe + 1);
  expect(t.options(GM)).toEqual(['draw', 'pass']);
  t.play(GM, 'draw');
  expect(t.state.hand).toHaveLength(5);
  expect(t.asking()).toEqual([HEROES]);
  const full = table({
    heroes: [{ at: [0, 0] }],
    hand: ['pit', 'pit', 'darts', 'darts', 'sleeping-gas'],
    now: 'start',
  });
  full.play(GM, 'pass');
  full.play(GM, 'pass');
  expect(full.state.hand).toHaveLength(5);
  expect(full.asking()).toEqual([HEROES]);
});

it('[DJ-ACT-2] [DJ-CHAR-11] [DJ-CHAR-12] [DJ-CHAR-13] [DJ-CHAR-10] what a class may ready', () => {
  const ready = (kind: 'warrior' | 'magician' | 'priest' | 'thief') => {
    const t = table({
      heroes: [
        {
          at: [0, 0],
          class: kind,
          items: ['dagger', 'short-sword', 'long-sword', 'great-sword', 'leather', 'banded', 'mail', 'full-plate'],
        },
      ],
    });
    t.play(HEROES, 'equip');
    return t.options(HEROES).filter((o) => o !== 'back');
  };
  expect(ready('warrior')).toHaveLength(8);
  expect(ready('magician')).toEqual(['weapon:dagger', 'body:leather']);
  expect(ready('priest')).toEqual([
    'weapon:dagger',
    'weapon:short-sword',
    'weapon:long-sword',
    'body:leather',
    'body:banded',
    'body:mail',
  ]);
  expect(ready('thief')).toEqual(['weapon:dagger', 'weapon:short-sword', 'body:leather', 'body:banded']);
});

it('[DJ-RULING-27] [DJ-RULING-64] armour and shield add up under the limit; no shield beside a two-handed weapon', () => {
  const t = table({
    heroes: [{ at: [0, 0], class: 'thief', items: ['banded', 'leather', 'small-shield'], shield: 'small-shield' }],
  });
  t.play(HEROES, 'equip');
  expect(t.options(HEROES)).toEqual(['body:leather', 'shield:none', 'back']);
});

it('[DJ-ACT-3] [DJ-SHOP-17] [DJ-RECOV-1] [DJ-RULING-63] a potion gives 1D6, to oneself or to a neighbour who is down', () => {
  const t = table({
    heroes: [
      { at: [0, 0], items: ['potion', 'potion'], life: 3 },
      { at: [0, 1], life: 0 },
    ],
    rolls: [
      [6, 4],
      [6, 2],
    ],
  });
  t.play(HEROES, 'drink');
  expect(t.options(HEROES)).toEqual(['potion', 'potion:h1:Bo', 'back']);
  t.play(HEROES, 'potion');
  t.play(HEROES, 'drink');
  t.play(HEROES, 'potion:h1:Bo');
  expect(t.state.heroes.map((h) => h.life)).toEqual([7, 2]);
  expect(t.state.heroes[0]!.items).toEqual([]);
});

it('[DJ-ACT-4] [DJ-SKILL-3] [DJ-SKILL-4] [DJ-FATIGUE-1] [DJ-VAL-5] a skill costs no VIT, one point of fatigue, and is tilted', () => {
  const t = table({ heroes: [{ at: [0, 0], class: 'thief', ...skilled('search-traps') }] });
  t.play(HEROES, 'skill:search-traps');
  expect(t.state.heroes[0]).toMatchObject({ fatigue: 4, tilted: ['search-traps'] });
  expect([t.state.turn.left, t.state.zones[0]!.safe]).toEqual([5, true]);
  expect(t.refuses(HEROES, 'skill:search-traps')).toBe('DJ-SKILL-4');
  const tired = table({ heroes: [{ at: [0, 0], class: 'thief', skills: ['search-traps'] }] });
  expect(tired.refuses(HEROES, 'skill:search-traps')).toBe('DJ-SKILL-3');
});

it('[DJ-RULING-6] a card tilted in exploration comes back at the next exploration, one tilted in combat does not', () => {
  const t = table({
    heroes: [
      {
        at: [0, 0],
        tilted: ['search-traps'],
        tiltedInCombat: ['dodge'],
        class: 'thief',
        skills: ['search-traps', 'dodge'],
      },
    ],
    now: 'start',
  });
  expect(t.state.heroes[0]).toMatchObject({ tilted: [], tiltedInCombat: ['dodge'] });
});

it('[DJ-ACT-8] [DJ-ACT-9] [DJ-RECOV-3] [DJ-RULING-62] a rest is the whole turn, gives back one point and never above the maximum', () => {
  const t = table({
    heroes: [
      { at: [0, 0], fatigue: 3 },
      { at: [1, 0], fatigue: 5 },
    ],
  });
  t.play(HEROES, 'rest');
  expect([t.state.heroes[0]!.fatigue, t.state.turn.who]).toEqual([4, 'h1']);
  t.play(HEROES, 'n');
  expect(t.refuses(HEROES, 'rest')).toBe('DJ-RULING-62');
  const full = table({ heroes: [{ at: [0, 0], fatigue: 5 }] });
  full.play(HEROES, 'rest');
  expect(full.state.heroes[0]!.fatigue).toBe(5);
});

it('[DJ-LIGHT-1] [DJ-LIGHT-2] [DJ-LIGHT-3] [DJ-LIGHT-5] [DJ-LIGHT-6] [DJ-RULING-35] in the dark nobody runs and tests lose one, unless a light is in the zone', () => {
  const dark = (s: Parameters<NonNullable<Parameters<typeof table>[0]['and']>>[0]) => {
    s.zones = s.zones.map((zone) => ({ ...zone, dark: true }));
    s.turn.dark = true;
  };
  const locked = { kind: 'chest', at: [[0, 0]], locked: true } as const;
  const t = table({ heroes: [{ at: [1, 0] }], pieces: [locked], and: dark, rolls: [[10, 6]] });
  expect(t.refuses(HEROES, 'run')).toBe('DJ-LIGHT-2');
  t.play(HEROES, 'force:f0:chest'); // 6 + 3 - 1
  expect(t.state.pieces[0]!.locked).toBe(true);
  const lit = table({
    heroes: [{ at: [1, 0], items: ['lantern'] }],
    pieces: [locked],
    and: (s) => {
      dark(s);
      s.turn.dark = false;
    },
    rolls: [
      [10, 6],
      [10, 3],
    ],
  });
  expect(lit.options(HEROES)).toContain('run');
  lit.play(HEROES, 'force:f0:chest');
  expect(lit.state.pieces[0]!.locked).toBe(false);
});

it('[DJ-LIGHT-4] [DJ-RULING-34] a torch is lit for nothing and burns on', () => {
  const t = table({ heroes: [{ at: [0, 0], items: ['torch', 'torch'] }] });
  t.play(HEROES, 'light');
  expect(t.state.heroes[0]).toMatchObject({ items: ['torch'], marks: ['lit'] });
  expect(t.options(HEROES)).not.toContain('light');
});

it('[DJ-LIGHT-7] [DJ-RULING-88] a quest may be dark altogether; sight is as before', async () => {
  const { questNamed } = await import('../src/cards/quests.ts');
  const { seesCell } = await import('../src/rules/board.ts');
  const t = table({
    heroes: [beforeDoor],
    and: (s) => {
      s.quest = { ...questNamed('black-throne'), dark: true };
      s.dungeon.push('steps');
    },
  });
  t.play(HEROES, 'open:d1:door');
  if (t.asked(GM)[0] === 'place-tile') t.play(GM, 'S');
  expect(t.state.zones[1]!.dark).toBe(true);
  expect(seesCell(t.state, cellIn(t.state, [2, 5]), cellIn(t.state, [2, 7]))).toBe(true);
});

it('[DJ-TEST-1] [DJ-TEST-2] [DJ-TEST-3] [DJ-TEST-4] nine is enough, eight is not, a ten always', () => {
  const chest = { kind: 'chest', at: [[0, 0]], locked: true } as const;
  const open = (die: number, strength: number) => {
    const t = table({
      heroes: [{ at: [1, 0], stats: [3, 3, strength, 3, 3, 3] }],
      pieces: [chest],
      rolls: [
        [10, die],
        [10, 3],
      ],
    });
    t.play(HEROES, 'force:f0:chest');
    return !t.state.pieces[0]!.locked;
  };
  expect([open(6, 3), open(5, 3), open(10, 0)]).toEqual([true, false, true]);
});

it('[DJ-RULING-23] when nothing fits, the doorway is caved in, the card stays unseen, the turn is over', () => {
  const t = table({
    heroes: [beforeDoor, { at: [0, 0] }],
    and: (s) => {
      s.dungeon = [];
    },
  });
  t.play(HEROES, 'open:d1:door');
  expect(t.state.doors[1]!.state).toBe('walled');
  expect(t.state.turn.who).toBe('h1');
});

it('[DJ-RULING-13] doors are faced from two squares on each side, furniture from orthogonal ones only', () => {
  expect(some(table({ heroes: [{ at: [3, 5] }] }), 'open:d')).toEqual(['open:d1:door']);
  expect(some(table({ heroes: [{ at: [4, 5] }] }), 'open:d')).toEqual([]);
  const chest = { kind: 'chest', at: [[2, 2]] } as const;
  expect(some(table({ heroes: [{ at: [1, 1] }], pieces: [chest] }), 'open:f')).toEqual([]);
  expect(some(table({ heroes: [{ at: [1, 2] }], pieces: [chest] }), 'open:f')).toEqual(['open:f0:chest']);
});

it('[DJ-RULING-69] [DJ-GOAL-2] leaving is free on the stairs; when all have left without the objective the master wins', () => {
  const t = table({ heroes: [{ at: [2, -1] as never }] });
  expect(t.options(HEROES)).toContain('leave');
  t.play(HEROES, 'leave');
  expect([t.state.ended, t.state.heroes[0]!.gone]).toEqual(['left', 'left']);
  expect(t.asking()).toEqual([]);
});

it('[DJ-RULING-38] neighbours trade in exploration; the goods of the dead cost 1 VIT', () => {
  const t = table({
    heroes: [{ at: [0, 0], items: ['rope'] }, { at: [0, 1] }],
    and: (s) => {
      s.goods = [{ cell: cellIn(s, [0, 0]), items: ['dagger'], gold: 7, shots: [3, 0, 0, 0, 0, 0] }];
    },
  });
  t.play(HEROES, 'trade');
  t.play(HEROES, 'rope');
  expect(t.state.heroes[1]!.items).toEqual([]);
  t.play(HEROES, 'h1:Bo');
  expect(t.state.heroes[1]!.items).toEqual(['rope']);
  t.play(HEROES, 'take:g0');
  expect(t.state.heroes[0]).toMatchObject({ items: ['dagger'], gold: 7, shots: [3, 0, 0, 0, 0, 0] });
  expect([t.state.turn.left, t.state.goods]).toEqual([2, []]);
});

it('[DJ-NIGHT-1] night falls after the agreed number of phases and rounds, and never unless agreed', () => {
  const after = (clock: number, settings: object) => {
    const t = table({
      heroes: [{ at: [0, 0] }],
      settings,
      and: (s) => {
        s.clock = clock;
      },
    });
    t.play(HEROES, 'end');
    return t;
  };
  expect(after(4000, {}).state.ended).toBe('no');
  expect(after(39, { nightfall: 40 }).state.ended).toBe('no');
  const t = after(40, { nightfall: 40 });
  expect(t.state.ended).toBe('night');
  expect(t.view(MASTER).end?.outcome).toEqual({ winners: [GM], how: 'night' });
});

it('[DJ-RULING-1] exploration skills come back each cycle; with `untilCombat` only after a fight', () => {
  const tilted = (explorationPhaseLength: string, round: number) => {
    const t = table({
      heroes: [{ at: [2, 2], skills: ['parry'], tilted: ['parry'] }],
      settings: { explorationPhaseLength },
      now: 'start',
      and: (s) => {
        s.round = round;
      },
    });
    return t.state.heroes[0]!.tilted;
  };
  expect([tilted('cycle', 0), tilted('untilCombat', 0), tilted('untilCombat', 3)]).toEqual([[], ['parry'], []]);
});

it('[DJ-SHOP-12] [DJ-SKILL-3] [DJ-RULING-17] everybody reads missiles, tilted cards, venom, weakness, curse and lost strength of a hero', () => {
  const t = table({
    heroes: [
      {
        at: [2, 2],
        skills: ['parry'],
        tilted: ['parry'],
        shots: [7, 0, 0, 0, 0, 0],
        venom: 2,
        weakness: 1,
        drained: 1,
        cursedUntil: 3,
      },
    ],
  });
  for (const seat of [GM, HEROES])
    expect(t.view(seat).game.heroes[0]).toMatchObject({
      tilted: ['parry'],
      shots: { arrow: 7 },
      venom: 2,
      weakness: 1,
      drained: 1,
      cursedUntil: 3,
    });
});

it('[DJ-RULING-38] adjacent heroes hand over things, coins and missiles for nothing; not in a fight, not across the room', () => {
  const t = table({
    heroes: [{ at: [2, 2], items: ['rope'], gold: 7, shots: [6, 0, 0, 0, 0, 0] }, { at: [3, 2] }, { at: [5, 5] }],
  });
  t.play(HEROES, 'trade');
  expect(t.options(HEROES)).toEqual(['rope', 'gold:1', 'gold:5', 'arrow:1', 'arrow:5', 'back']);
  t.play(HEROES, 'gold:5');
  expect(t.options(HEROES)).toEqual(['h1:Bo', 'back']);
  t.play(HEROES, 'h1:Bo');
  t.play(HEROES, 'trade');
  t.play(HEROES, 'arrow:5');
  t.play(HEROES, 'h1:Bo');
  expect(t.state.heroes.map((h) => [h.gold, h.shots[0]])).toEqual([
    [2, 1],
    [5, 5],
    [0, 0],
  ]);
  expect(t.state.turn.left).toBe(3);
  const poor = table({ heroes: [{ at: [2, 2] }, { at: [3, 2] }] });
  expect(poor.options(HEROES)).not.toContain('trade');
  const fighting = table({
    heroes: [{ at: [2, 2], gold: 7 }, { at: [3, 2] }],
    monsters: [{ kind: 'orc', at: [5, 5] }],
    now: 'fight',
  });
  expect(fighting.options(HEROES)).not.toContain('trade');
});

it('[DJ-RULING-22] when the last way is gone a door opens in the nearest zone with room for the next card; one that fits nowhere is set aside', () => {
  const t = table({
    room: 'locked-closet-room', // one door, which the stairs take: the last of the others is about to be lost
    heroes: [{ at: [2, 5] }],
    and: (s) => {
      s.doors = [...s.doors, { at: cellIn(s, [2, 5]), side: 0, from: 0, to: -1, state: 'closed', barred: false }];
      // A room stands just behind that door: nothing fits there.
      layZone(s, 'through-room', cellIn(s, [2, 5]) - 6003, 0, '', -1);
      s.doors = s.doors.filter((door) => door.from === 0);
      s.dungeon.push('corridor');
    },
  });
  const before = t.state.doors.length;
  t.play(HEROES, 'open:d1:door');
  expect(t.state.doors[1]!.state).toBe('walled');
  expect(t.state.doors).toHaveLength(before + 1);
  const added = t.state.doors.at(-1)!;
  expect(added).toMatchObject({ from: 0, to: -1, state: 'closed' });
  expect(waysToPlace(t.state, 'corridor', openingOf(added))).not.toHaveLength(0);
  expect(t.state.dungeon.at(-1)).toBe('corridor');
});
