// DJ-OBJ, DJ-XP, the six quests: the room as it is laid out, and every goal.
import { cellName } from '@oubliette/grid';
import { expect, it } from 'vitest';
import { DUNGEON_CARDS } from '../src/cards/dungeon-cards.ts';
import { QUESTS, type Quest, questNamed } from '../src/cards/quests.ts';
import { TILES } from '../src/cards/tiles.ts';
import { squareOnTable } from '../src/rules/board.ts';
import { changeZone, layZone } from '../src/rules/zones.ts';
import type { State } from '../src/state.ts';
import { type Given, GM, HEROES, passAll, some, table } from './table.ts';

const hero = (t: ReturnType<typeof table>, i = 0) => t.state.heroes[i]!;
/** The heroes open the objective room of a quest. */
function found(
  id: string,
  heroes: Given['heroes'] = [{ at: [2, 5] }, { at: [3, 5] }, { at: [2, 4] }, { at: [3, 4] }],
  more: Partial<Given> = {},
) {
  const quest = questNamed(id);
  const t = table({
    heroes,
    ...more,
    and: (s) => {
      s.quest = quest;
      s.dungeon.push(quest.room);
      s.crown = quest.hidden === undefined ? -1 : 2;
      s.stylus = quest.stylus === undefined ? 'no' : 'coming';
      more.and?.(s);
    },
  });
  t.play(HEROES, 'open:d1:door');
  return t;
}
/** A quest whose room is laid and empty of monsters, Ada on a square of it. */
function inside(
  id: string,
  at: readonly [number, number],
  more: Partial<Given> = {},
  then: (s: State) => void = () => {},
) {
  const t0 = found(id, undefined, more).state;
  const t = table({
    ...more,
    heroes: [
      { at: [0, 0], ...(more.heroes?.[0] ?? {}) },
      { at: [1, 0], ...(more.heroes?.[1] ?? {}) },
    ] as never,
    and: (s) => {
      for (const key of [
        'zones',
        'doors',
        'pieces',
        'things',
        'goods',
        'stairs',
        'quest',
        'crown',
        'stylus',
        'revealed',
        'dungeon',
      ] as const)
        (s as unknown as Record<string, unknown>)[key] = t0[key];
      s.heroes[0]!.cell = squareOnTable(s.zones[1]!, at);
      then(s);
    },
  });
  return t;
}

it('[DJ-OBJ-1] [DJ-OBJ-3] [DJ-GM-7] [DJ-RULING-82] each room is laid out as its quest says, for four heroes, three, and two', () => {
  const counts = (n: number) =>
    QUESTS.filter((quest) => quest.bare !== true).map((quest) => {
      const t = found(
        quest.id,
        Array.from({ length: n }, (_, i) => ({ at: [i, 5 - (i > 5 ? 1 : 0)] as const })).map((h, i) =>
          i === 0 ? { at: [2, 5] as const } : i === 2 ? { at: [0, 4] as const } : h,
        ),
      );
      const rooms = t.state.squareRooms.length + t.state.rectangularRooms.length;
      expect(rooms).toBe(33);
      expect(t.state.zones[1]).toMatchObject({ room: 'objective', card: quest.room });
      expect(t.state.pieces.map((piece) => piece.kind)).toEqual(quest.pieces.map((piece) => piece.kind));
      return t.state.monsters.length;
    });
  expect(counts(4)).toEqual([7, 6, 4, 3, 4, 6]);
  expect(counts(3)).toEqual([5, 5, 4, 3, 4, 4]);
  expect(counts(2)).toEqual([4, 3, 3, 3, 3, 3]);
  expect(counts(6)).toEqual(counts(4));
});

it('[DJ-OBJ-3] every quest stands on squares of its room, apart, and leads from its own door', () => {
  for (const quest of QUESTS as readonly Quest[]) {
    expect(DUNGEON_CARDS[quest.room].objective).toBe(true);
    const inside = TILES.rectangular.squares.map(String);
    const taken = [
      ...quest.pieces.filter((p) => p.kind !== 'magic-circle').flatMap((p) => p.at.map(String)),
      ...(quest.seals ?? []).map(String),
      ...quest.monsters.map((m) => String(m.at)),
    ];
    for (const square of taken) expect(inside).toContain(square);
    expect(new Set(taken).size).toBe(taken.length);
  }
});

it('[DJ-OBJ-4] [DJ-RULING-78] without content the cards furnish it and bring a monster card; beating them is the goal', () => {
  const t = found('cards-speak', [{ at: [2, 5] }], {
    and: (s) => {
      s.rectangularRooms.push('great-library');
      s.monsterDeck.push('pack-24');
    },
  });
  for (let n = 0; n < 5 && t.asked(GM)[0] === 'place-monster'; n++) t.play(GM, t.options(GM)[0]!);
  expect(t.state.pieces.map((piece) => piece.kind)).toEqual(['library', 'library', 'library', 'desk']);
  expect(t.state.monsters.map((m) => m.kind)).toEqual(['ogre']);
  expect(t.state.won).toBe(false);
});

/** A fight in which Ada is about to kill a leader. */
const slaying = (id: string, kind: 'evil-sorcerer' | 'minotaur', more: (s: State) => void = () => {}) => {
  const t = table({
    heroes: [{ at: [2, 2], items: ['great-sword'], weapon: 'great-sword' }, { at: [0, 0] }],
    monsters: [
      { kind, at: [2, 3], life: 1, unique: true },
      { kind: 'goblin', at: [5, 5] },
    ],
    now: 'fight',
    rolls: [
      [10, 10],
      [10, 1],
    ],
    and: (s) => {
      s.quest = questNamed(id);
      s.revealed = true;
      changeZone(s, 0, { room: 'objective' });
      more(s);
    },
  });
  t.play(HEROES, `attack:m1:${kind}`);
  passAll(t);
  return t;
};

it('[DJ-GOAL-1] [DJ-XP-3] [DJ-RULING-56] the sorcerer’s death wins the Black Throne at that moment; the fight goes on', () => {
  const t = slaying('black-throne', 'evil-sorcerer');
  expect([t.state.won, t.state.ended, t.state.phase]).toEqual([true, 'no', 'combat']);
});

it('[DJ-XP-2] [DJ-XP-4] [DJ-GOAL-3] [DJ-RULING-39] [DJ-RULING-56] [DJ-EX-25] at the end each living hero has the full sum; the dead have none; heroes win together', () => {
  const t = table({
    heroes: [{ at: [0, 0], xp: 35 }, { at: [1, 0] }, { at: [2, 0], gone: 'dead', life: 0 }],
    now: [
      { proc: 'play', at: 0 },
      { proc: 'exploration', at: 4 },
      { proc: 'close', todo: [1], at: 0 },
    ],
    and: (s) => {
      s.won = true;
      s.goals = ['open-all'];
      s.revealed = true;
    },
  });
  expect(t.options(HEROES)).toEqual(['go-on', 'close']);
  t.play(HEROES, 'close');
  expect(t.state.heroes.map((h) => h.xp)).toEqual([155, 120, 0]);
  expect(t.view(HEROES).end?.outcome).toEqual({ winners: [HEROES], how: 'won' });
});

it('[DJ-RULING-56] twenty phases after the main objective the game closes by itself', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    and: (s) => {
      s.won = true;
      s.after = 19;
      s.revealed = true;
    },
  });
  t.play(HEROES, 'end');
  expect(t.state.ended).toBe('won');
});

it('[DJ-XP-4] secondary goals: searched everywhere, opened everything, the minotaur within six rounds', () => {
  const all = table({
    heroes: [{ at: [0, 0] }],
    now: [
      { proc: 'play', at: 0 },
      { proc: 'exploration', at: 4 },
      { proc: 'close', todo: [1], at: 0 },
    ],
    and: (s) => {
      s.won = true;
      s.revealed = true;
      s.zones = s.zones.map((zone) => ({ ...zone, searched: true }));
    },
  });
  all.play(HEROES, 'close');
  expect(all.state.goals).toContain('search-all');
  expect(
    slaying('horned-arena', 'minotaur', (s) => {
      s.tokens = 5; // the sixth round
    }).state.goals,
  ).toContain('kill-soon');
  expect(
    slaying('horned-arena', 'minotaur', (s) => {
      s.tokens = 6; // the seventh
    }).state.goals,
  ).not.toContain('kill-soon');
});

it('[DJ-OBJ-3] only the leader of the objective room is the goal: not one of its kind from a card, and none before the reveal', () => {
  const wandering = slaying('horned-arena', 'minotaur', (s) => {
    s.groups = [{ id: 100, card: 'pack-24', treasure: 0 }];
  });
  expect([wandering.state.monsters.map((m) => m.kind), wandering.state.won]).toEqual([['goblin'], false]);
  expect(wandering.state.goals).not.toContain('kill-soon');
  const early = slaying('horned-arena', 'minotaur', (s) => {
    s.revealed = false;
  });
  expect(early.state.won).toBe(false);
  expect(slaying('horned-arena', 'minotaur').state.won).toBe(true);
});

it('[DJ-RULING-78] beating all of them means all: one who fled into the next zone still counts, a passer-by in the room does not', () => {
  const left = (groups: State['groups'], room: 'objective' | 'bare-room') => {
    const t = table({
      heroes: [{ at: [2, 2], items: ['great-sword'], weapon: 'great-sword' }],
      monsters: [
        { kind: 'goblin', at: [2, 3], life: 1 },
        { kind: 'goblin', at: [5, 5], group: 101 },
      ],
      now: 'fight',
      rolls: [
        [10, 10],
        [10, 1],
      ],
      and: (s) => {
        s.quest = { ...questNamed('cards-speak') };
        s.revealed = true;
        s.groups = groups;
        changeZone(s, 0, { room });
      },
    });
    t.play(HEROES, 'attack:m1:goblin');
    passAll(t);
    return t.state.won;
  };
  const both = (objective: boolean): State['groups'] => [
    { id: 100, card: 'pack-24', treasure: 0, objective: true },
    { id: 101, card: 'pack-02', treasure: 0, ...(objective ? { objective: true as const } : {}) },
  ];
  expect(left(both(true), 'bare-room')).toBe(false);
  expect(left(both(false), 'objective')).toBe(true);
});

it('[DJ-RULING-45] a quest that demands escape cannot be closed while heroes are inside', () => {
  const closing = (quest: string) => {
    const t = table({
      heroes: [{ at: [0, 0] }, { at: [1, 0], gone: 'left' }],
      now: [
        { proc: 'play', at: 0 },
        { proc: 'exploration', at: 4 },
      ],
      and: (s) => {
        s.quest = questNamed(quest);
        s.revealed = true;
        s.won = true;
      },
    });
    return t.asked(HEROES);
  };
  expect(closing('last-vigil')).not.toContain('close');
  expect(closing('black-throne')).toEqual(['close']);
});

it('[DJ-RULING-56] [DJ-XP-4] a secondary goal is paid although the main one failed, to those who live', () => {
  const t = table({
    heroes: [{ at: [2, -1] as never }, { at: [0, 0], gone: 'dead', life: 0 }],
    and: (s) => {
      s.quest = questNamed('black-throne');
      s.revealed = true;
      s.goals = ['open-all'];
    },
  });
  t.play(HEROES, 'leave');
  expect([t.state.ended, t.state.heroes.map((h) => h.xp), t.state.goals]).toEqual(['left', [20, 0], ['open-all']]);
  expect(
    t
      .view(HEROES)
      .end?.score[HEROES]?.lines.slice(0, 2)
      .map((line) => line.points),
  ).toEqual([0, 20]);
});

it('[DJ-RULING-83] [DJ-XP-4] whoever leaves with the relic, and nobody fell: that is won too', () => {
  const t = table({
    heroes: [{ at: [2, -1] as never, items: ['relic'] }],
    and: (s) => {
      s.quest = questNamed('hanging-reliquary');
      s.revealed = true;
    },
  });
  t.play(HEROES, 'leave');
  expect([t.state.ended, t.state.goals, hero(t).xp]).toEqual(['won', ['nobody-fell'], 120]);
});

it('[DJ-RULING-66] [DJ-RULING-81] [DJ-RULING-83] the right tomb gives the crown instead of a roll; skeletons wait unseen by the stairs; whoever carries it out wins', () => {
  const t = inside('last-vigil', [2, 6]); // tomb C lies on (1,6) and (1,7)
  t.play(HEROES, 'open:f2:sarcophagus');
  expect(hero(t).items).toEqual(['crown']);
  // The master chooses any free square of the entrance zone, never the stairs.
  const free = t.options(GM);
  expect(free).toHaveLength(35);
  expect(t.state.stairs.some((cell) => free.includes(cellName(cell)))).toBe(false);
  t.play(GM, free[20]!);
  t.play(GM, t.options(GM)[0]!);
  expect(t.state.monsters.map((m) => cellName(m.cell))).toEqual([free[20], free[0]]);
  const late = t.state.monsters.filter((m) => m.kind === 'skeleton');
  expect(late).toHaveLength(2);
  // Bo stands in the entrance room and sees them: the fight begins.
  expect(t.state.phase).toBe('combat');
  const out = table({
    heroes: [{ at: [2, -1] as never, items: ['crown'] }, { at: [2, -2] as never }],
    and: (s) => {
      s.quest = questNamed('last-vigil');
      s.revealed = true;
    },
  });
  out.play(HEROES, 'leave');
  expect([out.state.won, out.state.ended]).toEqual([true, 'no']);
  out.play(HEROES, 'leave');
  expect(out.state.ended).toBe('won');
});

it('[DJ-ACT-6] [DJ-RULING-87] the Well: a seal goes out by a test of FOR or MAG, one try a turn, also in a fight; all out and nobody left wins', () => {
  const t = inside(
    'well-of-oaths',
    [1, 2],
    {
      rolls: [
        [10, 9],
        [10, 1],
      ],
    },
    (s) => {
      s.things = s.things.filter((_, i) => i === 0);
    },
  );
  expect(some(t, 'seal')).toEqual(['seal:t0:FOR', 'seal:t0:MAG']);
  t.play(HEROES, 'seal:t0:MAG');
  expect([t.state.things, t.state.won, t.state.goals]).toEqual([[], true, ['before-tokens', 'nobody-down']]);
  const fails = inside('well-of-oaths', [1, 2], { rolls: [[10, 1]] });
  fails.play(HEROES, 'seal:t0:FOR');
  expect(some(fails, 'seal')).toEqual([]);
});

it('[DJ-RULING-72] ten rounds after the reveal, while a seal is lit, a demon steps out', () => {
  const t = inside('well-of-oaths', [1, 2], {}, (s) => {
    s.tokens = 9;
  });
  t.play(HEROES, 'end');
  t.play(HEROES, 'end');
  expect(t.state.monsters.map((m) => [m.kind, m.unique])).toEqual([['demon', true]]);
  expect([t.state.phase, t.state.failed]).toEqual(['combat', ['before-tokens']]);
});

it('[DJ-RULING-66] [DJ-RULING-56] the Reliquary: the chest gives the relic and a treasure, and its trap is real', () => {
  const t = inside('hanging-reliquary', [2, 8], { rolls: [[6, 4]] }, (s) => {
    s.treasureDeck.push('gem');
  });
  t.play(HEROES, 'open:f1:chest');
  expect(hero(t)).toMatchObject({ items: ['relic'], gold: 30, life: 16 });
  const ledger = table({
    heroes: [{ at: [1, 0] }],
    pieces: [
      { kind: 'chest', at: [[0, 0]] },
      { kind: 'desk', at: [[0, 3]] },
    ],
    rolls: [[10, 3]],
    and: (s) => {
      s.quest = questNamed('hanging-reliquary');
    },
  });
  ledger.play(HEROES, 'open:f0:chest');
  expect([hero(ledger).items, ledger.state.revealed]).toEqual([['ledger'], false]);
  expect(ledger.state.goals).toEqual(['found']); // won at that moment (DJ-RULING-56), whatever becomes of it
});

it('[DJ-ACT-6] the Arena: captives are cut loose for 1 VIT, also in a fight', () => {
  const t = inside('horned-arena', [1, 8], {}, (s) => {
    s.pieces = s.pieces.map((piece, f) => (f === 2 ? { ...piece, rest: '' } : piece));
  });
  expect(some(t, 'free')).toEqual(['free:f1']);
  t.play(HEROES, 'free:f1');
  expect([t.state.turn.left, t.state.goals]).toEqual([2, ['free-all']]);
});

it('[DJ-RULING-83] [DJ-RULING-24] the Archives: pages by a test of MAG, one try a hero and library; three pages win', () => {
  const t = inside('forbidden-archives', [1, 2], { rolls: [[10, 8]] }, (s) => {
    s.heroes[1]!.items = ['page', 'page'];
  });
  expect(some(t, 'read')).toEqual(['read:f0:library']);
  t.play(HEROES, 'read:f0:library');
  expect([hero(t).items, t.state.won]).toEqual([['page'], true]);
  const fails = inside('forbidden-archives', [1, 2], { rolls: [[10, 1]] });
  fails.play(HEROES, 'read:f0:library');
  expect(some(fails, 'read')).toEqual([]);
});

it('[DJ-RULING-24] the tries at pages come back when every library is used up, and what was tried stays tried', () => {
  const after = (tried: readonly number[]) => {
    const t = inside('forbidden-archives', [3, 1], {}, (s) => {
      for (const h of s.heroes) h.tried = tried.flatMap((f) => [`page:f${f}`, `source:f${f}`]);
      s.pieces = s.pieces.map((piece) => (piece.kind === 'desk' ? { ...piece, used: true } : piece));
    });
    t.play(HEROES, 'rest');
    t.play(HEROES, 'rest');
    const pages = t.state.heroes[0]!.tried.filter((name) => name.startsWith('page:')).length;
    return [pages, t.state.goals];
  };
  expect([after([0]), after([0, 1, 2]), after([0, 1, 2, 3])]).toEqual([
    [1, []],
    [3, []],
    [0, ['try-all']],
  ]);
});

it('[DJ-RULING-66] the stylus comes with the first treasure, or lies in the room', () => {
  const t = table({
    heroes: [{ at: [1, 0], class: 'magician' }],
    pieces: [{ kind: 'chest', at: [[0, 0]] }],
    rolls: [[10, 7]],
    and: (s) => {
      s.quest = questNamed('forbidden-archives');
      s.stylus = 'coming';
      s.treasureDeck.push('gem');
    },
  });
  t.play(HEROES, 'open:f0:chest');
  expect(hero(t).items).toEqual(['silver-stylus']);
  t.play(HEROES, 'equip');
  expect(t.options(HEROES)).toContain('weapon:silver-stylus');
  expect(found('forbidden-archives').state.goods.map((goods) => goods.items)).toEqual([['silver-stylus']]);
});

it('[DJ-RULING-68] printed doors of two tiles that meet are one door, locked if either was; opening it draws no card', () => {
  const t = table({ heroes: [{ at: [2, 5] }], and: (s) => void layZone(s, 'locked-through-room', 144150, 0, '', -1) });
  expect(t.state.doors.map((door) => [door.from, door.to, door.state])).toEqual([
    [0, 0, 'exit'],
    [0, 1, 'locked'],
    [0, -1, 'closed'],
    [0, -1, 'closed'],
    [1, -1, 'locked'],
  ]);
  const open = table({ heroes: [{ at: [2, 5] }], and: (s) => void layZone(s, 'through-room', 144150, 0, '', -1) });
  const cards = open.state.dungeon.length;
  open.play(HEROES, 'open:d1:door');
  expect([open.state.doors[1]!.state, open.state.dungeon.length]).toEqual(['open', cards]);
});
