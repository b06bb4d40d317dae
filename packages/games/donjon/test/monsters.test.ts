// DJ-BEAST, DJ-UNIQ, DJ-SPELL: what monsters can do that others cannot.
import { thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { decideMaster } from '../src/bot/master.ts';
import type { MonsterId } from '../src/cards/monsters.ts';
import { hasMagic } from '../src/rules/arrivals.ts';
import { volleyFrame } from '../src/rules/attack.ts';
import { cellIn, type Given, GM, HEROES, passAll, skilled, some, table } from './table.ts';

const hero = (t: ReturnType<typeof table>, i = 0) => t.state.heroes[i]!;
function struck(kind: MonsterId, rolls: Given['rolls'], more: Partial<Given> = {}) {
  const t = table({
    heroes: [{ at: [2, 2] }, { at: [0, 0] }],
    monsters: [{ kind, at: [2, 3] }],
    now: 'monsters',
    rolls: rolls ?? [],
    ...more,
  });
  t.play(GM, `m1:${kind}`);
  t.play(GM, 'attack:h0:Ada');
  passAll(t);
  return t;
}

it('[DJ-BEAST-SPIDER-1] [DJ-BEAST-SPIDER-2] [DJ-RULING-20] [DJ-EX-20] a spider that does not fight hangs a web; 13 on an attack cuts it; without spiders none are left', () => {
  const t = table({ heroes: [{ at: [0, 0] }], monsters: [{ kind: 'giant-spider', at: [4, 4] }], now: 'monsters' });
  t.play(GM, 'm1:giant-spider');
  expect(some(t, 'web', GM)).toHaveLength(8);
  t.play(GM, some(t, 'web', GM)[0]!);
  expect(t.state.webs).toHaveLength(1);
  const web = (s: Parameters<NonNullable<Given['and']>>[0]) => {
    s.webs = [cellIn(s, [2, 3])];
  };
  const sword = { items: ['long-sword'], weapon: 'long-sword' };
  for (const [die, left] of [
    [5, 0],
    [4, 1],
  ] as const) {
    const cut = table({
      heroes: [{ at: [2, 2], ...sword }],
      monsters: [{ kind: 'giant-spider', at: [5, 5] }],
      now: 'fight',
      and: web,
      rolls: [[10, die]],
    });
    expect(cut.refuses(HEROES, 'n')).toBe('DJ-RULING-20');
    cut.play(HEROES, some(cut, 'cut')[0]!);
    expect(cut.state.webs).toHaveLength(left);
    expect(some(cut, 'attack')).toEqual([]);
  }
  // A spell that attacks: MAG 5 and power 4 want a 4.
  for (const [die, left] of [
    [4, 0],
    [3, 1],
  ] as const) {
    const burnt = table({
      heroes: [{ at: [2, 2], class: 'magician', ...skilled('magic-missile', 'sleep'), fatigue: 1 }],
      monsters: [{ kind: 'giant-spider', at: [5, 5] }],
      now: 'fight',
      and: web,
      rolls: [[10, die]],
    });
    const [square] = some(burnt, 'cut');
    expect(some(burnt, 'cut')).toEqual([square, `${square}:magic-missile`]);
    burnt.play(HEROES, `${square}:magic-missile`);
    expect([burnt.state.webs.length, burnt.state.heroes[0]!.fatigue]).toEqual([left, 0]);
    expect(some(burnt, 'cut')).toEqual([]); // the attack of this turn
  }
  const last = table({
    heroes: [{ at: [2, 2], ...sword }],
    monsters: [
      { kind: 'giant-spider', at: [1, 2], life: 1 },
      { kind: 'orc', at: [5, 5] },
    ],
    now: 'fight',
    and: web,
    rolls: [
      [10, 9],
      [10, 1],
    ],
  });
  last.play(HEROES, 'attack:m1:giant-spider');
  expect(last.state.webs).toEqual([]);
});

it('[DJ-BEAST-SPIDER-3] [DJ-BEAST-SPIDER-4] [DJ-RULING-17] more than three damage injects venom unless FOR holds; doses add up; healing ends them', () => {
  const bitten = struck('giant-spider', [
    [10, 5],
    [10, 2],
    [10, 5],
  ]); // 11 against 7, then 8
  expect(hero(bitten)).toMatchObject({ life: 16, venom: 1 });
  expect(
    hero(
      struck('giant-spider', [
        [10, 5],
        [10, 2],
        [10, 6],
      ]),
    ).venom,
  ).toBe(0);
  expect(
    hero(
      struck('giant-spider', [
        [10, 4],
        [10, 2],
      ]),
    ).venom,
  ).toBe(0); // three damage only
  expect(
    hero(
      struck(
        'giant-spider',
        [
          [10, 5],
          [10, 2],
          [10, 1],
        ],
        { heroes: [{ at: [2, 2], venom: 2 }] },
      ),
    ).venom,
  ).toBe(3);
});

it('[DJ-BEAST-DEMON-1] [DJ-BEAST-GDEMON-1] [DJ-BEAST-SPECTRE-1] [DJ-RULING-75] ordinary weapons do nothing to them, magic ones and spells do', () => {
  for (const kind of ['demon', 'greater-demon', 'spectre'] as const) {
    const blow = (weapon: string) => {
      const t = table({
        heroes: [{ at: [2, 2], items: [weapon], weapon }],
        monsters: [{ kind, at: [2, 3] }],
        now: 'fight',
        rolls: [
          [10, 10],
          [10, 1],
        ],
      });
      t.play(HEROES, `attack:m1:${kind}`);
      return t.state.monsters[0]?.life ?? 0;
    };
    const whole = table({ heroes: [{ at: [0, 0] }], monsters: [{ kind, at: [2, 3] }] }).state.monsters[0]!.life;
    expect([kind, blow('great-sword')]).toEqual([kind, whole]);
    expect(blow('great-oath-blade')).toBeLessThan(whole);
  }
});

it('[DJ-SPELL-1] [DJ-SKILL-6] an earthquake keeps monsters from moving in their next turn, also those that have acted', () => {
  const start = () =>
    table({
      heroes: [{ at: [0, 0] }],
      monsters: [
        { kind: 'orc', at: [5, 3] },
        { kind: 'evil-sorcerer', at: [5, 5] },
      ],
      now: 'monsters',
      rolls: [
        [10, 1],
        [4, 1],
      ],
    });
  const orcMoves = (t: ReturnType<typeof table>) => {
    if (t.asking().includes(HEROES)) t.play(HEROES, 'end'); // the next round
    t.play(GM, 'm1:orc');
    const able = t.options(GM).includes('s');
    t.play(GM, 'end');
    return able;
  };
  const quake = (t: ReturnType<typeof table>) => {
    for (const option of ['m2:evil-sorcerer', 'cast:earthquake', 'end']) t.play(GM, option);
  };
  const late = start();
  expect(orcMoves(late)).toBe(true);
  quake(late);
  expect(orcMoves(late)).toBe(false);
  late.play(GM, 'end');
  expect(orcMoves(late)).toBe(true);

  const early = start();
  quake(early);
  expect([orcMoves(early), orcMoves(early)]).toEqual([false, true]);

  const idle = start();
  quake(idle);
  idle.play(GM, 'end'); // the turn that it does not take
  expect(orcMoves(idle)).toBe(true);
});

it('[DJ-BEAST-FIMIR-1] [DJ-RULING-49] a marsh reaver has one tail attack of power 5 besides', () => {
  const t = table({
    heroes: [{ at: [2, 2] }, { at: [1, 2] }],
    monsters: [{ kind: 'fimir', at: [2, 3] }],
    now: 'monsters',
    rolls: [
      [10, 1],
      [10, 9],
      [10, 5],
      [10, 5],
    ],
  });
  t.play(GM, 'm1:fimir');
  expect(some(t, 'tail', GM)).toEqual(['tail:h0:Ada', 'tail:h1:Bo']);
  t.play(GM, 'attack:h0:Ada');
  t.play(GM, 'tail:h1:Bo'); // 5 + 5 + 5 against 10
  expect([hero(t).life, hero(t, 1).life]).toEqual([20, 15]);
  expect([...some(t, 'tail', GM), ...some(t, 'attack', GM)]).toEqual([]);
});

it('[DJ-BEAST-GHOUL-1] [DJ-RULING-18] a ghoul’s wound weakens everything by one, again and again, until the end of the next exploration phase', () => {
  const t = struck(
    'ghoul',
    [
      [10, 9],
      [10, 2],
    ],
    { heroes: [{ at: [2, 2], weakness: 1 }, { at: [0, 0] }] },
  );
  expect(hero(t).weakness).toBe(2);
  const blessed = struck(
    'ghoul',
    [
      [10, 9],
      [10, 1],
    ],
    { heroes: [{ at: [2, 2], items: ['blessed-mail'], body: 'blessed-mail' }, { at: [0, 0] }] },
  );
  expect(hero(blessed).weakness).toBe(0);
  const over = table({ heroes: [{ at: [0, 0], weakness: 9 }] });
  expect(over.state.turn.left).toBe(1);
  over.play(HEROES, 'end');
  expect(hero(over).weakness).toBe(0);
});

it('[DJ-BEAST-BEASTMAN-1] [DJ-EX-22] [DJ-RULING-49] a beastman that moved and hit strikes again; one that did not move does not', () => {
  const run = (from: readonly [number, number], moves: readonly string[]) => {
    const t = table({
      heroes: [{ at: [2, 2] }, { at: [0, 0] }],
      monsters: [{ kind: 'beastman', at: from }],
      now: 'monsters',
      rolls: [
        [10, 10],
        [10, 1],
        [10, 10],
        [10, 1],
      ],
    });
    t.play(GM, 'm1:beastman');
    for (const way of moves) t.play(GM, way);
    t.play(GM, 'attack:h0:Ada');
    passAll(t);
    return some(t, 'attack', GM);
  };
  expect(run([2, 4], ['s'])).toEqual(['attack:h0:Ada']);
  expect(run([2, 3], [])).toEqual([]);
});

it('[DJ-BEAST-MINOTAUR-1] [DJ-RULING-48] a minotaur strikes two squares away, over others, not through a tall piece', () => {
  const prey = (pieces: Given['pieces'] = []) => {
    const t = table({
      heroes: [{ at: [2, 2] }, { at: [2, 3] }, { at: [5, 0] }],
      monsters: [{ kind: 'minotaur', at: [2, 4] }],
      pieces,
      now: 'monsters',
    });
    t.play(GM, 'm1:minotaur');
    return some(t, 'attack', GM);
  };
  expect(prey()).toEqual(['attack:h0:Ada', 'attack:h1:Bo']);
  const tall = table({
    heroes: [{ at: [2, 2] }],
    monsters: [{ kind: 'minotaur', at: [2, 4] }],
    pieces: [{ kind: 'statue', at: [[2, 3]] }],
    now: 'monsters',
  });
  tall.play(GM, 'm1:minotaur');
  expect(some(tall, 'attack', GM)).toEqual([]);
});

it('[DJ-BEAST-ARCHER-1] [DJ-RULING-47] [DJ-RULING-28] an orc archer shoots and strikes, and never runs out', () => {
  const t = table({ heroes: [{ at: [0, 0] }], monsters: [{ kind: 'orc-archer', at: [5, 5] }], now: 'monsters' });
  t.play(GM, 'm1:orc-archer');
  expect(some(t, 'attack', GM)).toEqual(['attack:h0:Ada']);
  const near = table({ heroes: [{ at: [4, 5] }], monsters: [{ kind: 'orc-archer', at: [5, 5] }], now: 'monsters' });
  near.play(GM, 'm1:orc-archer');
  expect(some(near, 'attack', GM)).toEqual(['attack:h0:Ada']);
});

it('[DJ-BEAST-SPECTRE-2] [DJ-BEAST-SPECTRE-3] [DJ-BEAST-SPECTRE-4] [DJ-RULING-19] a spectre takes FOR; at 0 a hero gives up; all comes back with the last spectre', () => {
  const t = struck(
    'spectre',
    [
      [10, 10],
      [10, 1],
    ],
    {
      heroes: [
        { at: [2, 2], drained: 2 },
        { at: [1, 2], items: ['enchanted-dagger'], weapon: 'enchanted-dagger' },
      ],
    },
  );
  expect([hero(t).life, hero(t).drained]).toEqual([20, 3]);
  t.play(GM, 'end');
  expect(t.asking()).toEqual([HEROES]);
  expect(t.state.turn.who).toBe('h1'); // Ada does not act
  const all = struck(
    'spectre',
    [
      [10, 10],
      [10, 1],
    ],
    { heroes: [{ at: [2, 2], drained: 2 }] },
  );
  expect(all.state.ended).toBe('lost');
  const kill = table({
    heroes: [
      { at: [2, 2], items: ['great-oath-blade'], weapon: 'great-oath-blade' },
      { at: [0, 0], drained: 3 },
    ],
    monsters: [
      { kind: 'spectre', at: [2, 3] },
      { kind: 'orc', at: [5, 5] },
    ],
    now: 'fight',
    rolls: [
      [10, 9],
      [10, 1],
    ],
  });
  kill.play(HEROES, 'attack:m1:spectre');
  expect(hero(kill, 1).drained).toBe(0);
});

it('[DJ-BEAST-TROLL-1] [DJ-EX-23] [DJ-RULING-72] a troll regains one life at the end of a round, not above its maximum', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [
      { kind: 'troll', at: [5, 5], life: 9 },
      { kind: 'troll', at: [4, 5] },
    ],
    now: 'monsters',
  });
  t.play(GM, 'end');
  expect(t.state.monsters.map((m) => m.life)).toEqual([10, 15]);
});

it('[DJ-SPELL-1] [DJ-SPELL-2] [DJ-RULING-37] a sorcerer casts one spell a turn, each once, and pays nothing', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [{ kind: 'evil-sorcerer', at: [5, 5] }],
    now: 'monsters',
    rolls: [
      [10, 1],
      [10, 9],
    ],
  });
  t.play(GM, 'm1:evil-sorcerer');
  expect(some(t, 'cast', GM)).toEqual([
    'cast:magic-missile',
    'cast:toxic-cloud',
    'cast:wall-of-fire',
    'cast:ice-block',
  ]);
  t.play(GM, 'cast:magic-missile');
  t.play(GM, 'h0:Ada');
  expect(t.state.monsters[0]!.cast).toEqual(['magic-missile']);
  expect([...some(t, 'cast', GM), ...some(t, 'attack', GM)]).toEqual([]);
  // Flight is no attack, and still the one spell of the turn.
  const demon = table({ heroes: [{ at: [0, 0] }], monsters: [{ kind: 'demon', at: [5, 5] }], now: 'monsters' });
  demon.play(GM, 'm1:demon');
  expect(some(demon, 'cast', GM)).toEqual(['cast:magic-missile', 'cast:toxic-cloud', 'cast:flight']);
  demon.play(GM, 'cast:flight');
  expect(some(demon, 'cast', GM)).toEqual([]);
});

it('[DJ-UNIQ-2] [DJ-UNIQ-3] a lieutenant brings the next ordinary card; uniques drawn for it are ignored', () => {
  const t = table({
    heroes: [{ at: [2, 5] }],
    and: (s) => {
      s.dungeon.push('through-room');
      s.squareRooms.push('lightless-hall');
      s.monsterDeck.push('pack-08', 'pack-24', 'pack-22');
    },
  });
  t.play(HEROES, 'open:d1:door');
  for (let n = 0; n < 9 && ['place-tile', 'place-monster'].includes(t.asked(GM)[0] ?? ''); n++)
    t.play(GM, t.options(GM)[0]!);
  expect(t.state.monsters.map((m) => [m.kind, m.unique])).toEqual([
    ['minotaur', true],
    ['bugbear', false],
    ['bugbear', false],
  ]);
  expect(t.state.monsterDeck).toContain('pack-24');
});

it('[DJ-BEAST-2] [DJ-BEAST-3] [DJ-RULING-38] the last monster of a card pays its treasure to whom the killer names; the card goes back', () => {
  const t = table({
    heroes: [{ at: [2, 2], items: ['long-sword'], weapon: 'long-sword' }, { at: [0, 0] }],
    monsters: [{ kind: 'goblin', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 9],
      [10, 1],
    ],
    and: (s) => {
      s.groups = [{ id: 100, card: 'pack-02', treasure: 1 }];
      s.monsterDeck = s.monsterDeck.filter((card) => card !== 'pack-02');
      s.treasureDeck.push('gem');
    },
  });
  t.play(HEROES, 'attack:m1:goblin');
  expect(t.options(HEROES)).toEqual(['h0:Ada', 'h1:Bo']);
  t.play(HEROES, 'h1:Bo');
  expect([t.state.heroes[1]!.gold, t.state.monsterDeck.includes('pack-02'), t.state.groups]).toEqual([30, true, []]);
});

it('[DJ-RULING-52] a card that only magic can beat waits for magic: a weapon, Sacred weapon, or two spells that hurt it', () => {
  const has = (heroes: Given['heroes'], against: MonsterId = 'spectre') => hasMagic(table({ heroes }).state, against);
  expect(has([{ at: [0, 0], items: ['great-sword'], weapon: 'great-sword' }])).toBe(false);
  expect(has([{ at: [0, 0], items: ['enchanted-dagger'] }])).toBe(true);
  // Not usable: too heavy for the only hand there is, arrows without a bow.
  expect(has([{ at: [0, 0], class: 'magician', items: ['clan-axe'] }])).toBe(false);
  expect(has([{ at: [0, 0], shots: [0, 0, 0, 6, 0, 0] }])).toBe(false);
  expect(has([{ at: [0, 0], items: ['short-bow'], shots: [0, 0, 0, 6, 0, 0] }])).toBe(true);
  expect(has([{ at: [0, 0], ...skilled('sacred-weapon') }])).toBe(true);
  expect(has([{ at: [0, 0], ...skilled('magic-missile') }])).toBe(false);
  expect(has([{ at: [0, 0], ...skilled('magic-missile', 'toxic-cloud') }])).toBe(false);
  expect(has([{ at: [0, 0], ...skilled('magic-missile', 'toxic-cloud') }], 'demon')).toBe(true);
  expect(has([{ at: [0, 0], ...skilled('magic-missile', 'earthquake') }])).toBe(true);
});

it('[DJ-COMBAT-2] [DJ-RULING-15] [DJ-RULING-60] monsters appear on seen squares farthest from the nearest hero, never next to one', () => {
  const t = table({
    heroes: [{ at: [2, 5] }],
    and: (s) => {
      s.dungeon.push('through-room');
      s.squareRooms.push('lightless-hall');
      s.monsterDeck.push('pack-24');
    },
  });
  t.play(HEROES, 'open:d1:door');
  if (t.asked(GM)[0] === 'place-tile') t.play(GM, 'S');
  expect(t.asked(GM)).toEqual(['place-monster']);
  expect(t.options(GM).length).toBeGreaterThan(1);
  // The far wall of the new room, eleven rows north of the first room's south wall.
  expect(t.options(GM).every((name) => name.endsWith('145'))).toBe(true);
});

it('[DJ-BEAST-SORCERER-2] [DJ-BEAST-WARLORD-1] [DJ-GM-8] [DJ-GM-9] advice to the master is for the automatic one to follow: the rules force nothing', () => {
  const t = table({
    heroes: [{ at: [1, 2] }, { at: [0, 2] }],
    monsters: [
      { kind: 'evil-sorcerer', at: [1, 4] },
      { kind: 'orc-warlord', at: [5, 5] },
      { kind: 'orc', at: [0, 5] },
    ],
    now: 'monsters',
    and: (s) => {
      s.attacks = [9, 0]; // everybody has gone for Ada so far
    },
  });
  t.play(GM, 'm1:evil-sorcerer');
  // Into contact, by hand: the same hero again, out of the sorcerer's own wish or not.
  t.play(GM, 's');
  expect(some(t, 'attack', GM)).toEqual(['attack:h0:Ada', 'attack:h1:Bo']);
  t.play(GM, 'attack:h0:Ada');
  passAll(t);
  t.play(GM, 'end');
  t.play(GM, 'm2:orc-warlord');
  expect(t.options(GM)).toEqual(['s', 'w', 'sw', 'run', 'end']); // away from its troops, if the master likes
  // The automatic master keeps to the advice.
  expect(decideMaster(t.state, 'monster-act', t.options(GM), thinking('a'), 'normal').option).toBe('end');
});

it('[DJ-SPELL-1] a caster who dies in the cloud it made has struck everybody else before', () => {
  const t = table({
    heroes: [{ at: [2, 2] }],
    monsters: [
      { kind: 'evil-sorcerer', at: [2, 3], life: 1 },
      { kind: 'orc', at: [5, 5] },
    ],
    now: [
      { proc: 'play', at: 0 },
      { proc: 'combat', at: 2 },
      { proc: 'rounds', at: 0 },
      { proc: 'round', at: 3 },
      { proc: 'monsters', at: 2 },
      volleyFrame('m1', 'toxic-cloud', ['m1', 'h0']),
    ],
    rolls: [
      [10, 10],
      [10, 1],
      [10, 1],
    ],
  });
  passAll(t);
  expect(hero(t).life).toBeLessThan(20);
  expect(t.state.monsters.map((m) => m.kind)).toEqual(['orc']);
});
