// DJ-COMBAT, DJ-FATIGUE, DJ-FATE: attacks, wounds, death and what helps against it.
import { cellName } from '@oubliette/grid';
import { expect, it } from 'vitest';
import { DEF } from '../src/cards/classes.ts';
import { MONSTERS } from '../src/cards/monsters.ts';
import type { Square } from '../src/cards/tiles.ts';
import { combatDie } from '../src/rules/dice.ts';
import { armourPower } from '../src/rules/figures.ts';
import { cellIn, type Given, GM, HEROES, passAll, skilled, some, table } from './table.ts';

const hero = (t: ReturnType<typeof table>, i = 0) => t.state.heroes[i]!;
const sword = { items: ['long-sword'], weapon: 'long-sword' };

/** Ada strikes the monster north of her. */
function strike(mine: number, theirs: number, more: Partial<Given> = {}) {
  const t = table({
    heroes: [{ at: [2, 2], race: 'dwarf', ...sword }],
    monsters: [
      { kind: 'orc', at: [2, 3] },
      { kind: 'goblin', at: [5, 5] },
    ],
    now: 'fight',
    rolls: [
      [10, mine],
      [10, theirs],
    ],
    ...more,
  });
  t.play(HEROES, some(t, 'attack:m1')[0]!);
  return t;
}
/** The orc strikes Ada. */
function struck(
  theirs: number,
  mine: number,
  more: Partial<Given> = {},
  kind: 'orc' | 'ghoul' | 'giant-spider' | 'spectre' | 'fimir' = 'orc',
) {
  const t = table({
    heroes: [{ at: [2, 2] }, { at: [0, 0] }],
    monsters: [{ kind, at: [2, 3] }],
    now: 'monsters',
    rolls: [
      [10, theirs],
      [10, mine],
    ],
    ...more,
  });
  t.play(GM, `m1:${kind}`);
  t.play(GM, 'attack:h0:Ada');
  return t;
}

it('[DJ-COMBAT-7] [DJ-COMBAT-8] [DJ-COMBAT-11] [DJ-COMBAT-13] [DJ-XP-1] [DJ-EX-11] a blow of 14 against 9 kills an orc; the dwarf takes its 15 experience alone', () => {
  const t = strike(6, 4, { heroes: [{ at: [2, 2], race: 'dwarf', ...sword }, { at: [0, 0] }] });
  expect(t.events().find((e) => e.type === 'attack')).toMatchObject({ total: 14, against: 9, damage: 5, hit: true });
  expect(t.state.monsters.map((m) => m.id)).toEqual(['m2']);
  expect(t.state.heroes.map((h) => h.xp)).toEqual([15, 0]);
});

it('[DJ-COMBAT-9] [DJ-EX-12] equal totals are no hit', () => {
  const t = strike(3, 6); // 11 against 11
  expect(t.state.monsters[0]!.life).toBe(5);
});

it('[DJ-COMBAT-4] [DJ-RULING-57] a blow needs a neighbour; a wall between is none', () => {
  const t = table({ heroes: [{ at: [2, 2], ...sword }], monsters: [{ kind: 'orc', at: [2, 4] }], now: 'fight' });
  expect(some(t, 'attack')).toEqual([]);
});

it('[DJ-COMBAT-5] [DJ-COMBAT-6] [DJ-RULING-14] [DJ-RULING-28] a shot needs a clear line at any distance and uses a missile', () => {
  const bow = { items: ['long-bow'], weapon: 'long-bow', shots: [2, 0, 0, 0, 0, 0] };
  const t = table({
    heroes: [{ at: [0, 0], ...bow }],
    monsters: [
      { kind: 'orc', at: [5, 5] },
      { kind: 'goblin', at: [4, 4] },
    ],
    now: 'fight',
    rolls: [
      [10, 1],
      [10, 9],
    ],
  });
  expect(some(t, 'attack')).toEqual(['attack:m2:goblin']);
  t.play(HEROES, 'attack:m2:goblin');
  expect(hero(t).shots[0]).toBe(1);
  const empty = table({
    heroes: [{ at: [0, 0], ...bow, shots: [0, 5, 5, 0, 0, 0] }],
    monsters: [{ kind: 'orc', at: [5, 5] }],
    now: 'fight',
  });
  expect(some(empty, 'attack')).toEqual([]);
  const tall = table({
    heroes: [{ at: [0, 0], ...bow }],
    monsters: [{ kind: 'orc', at: [5, 0] }],
    pieces: [{ kind: 'statue', at: [[3, 0]] }],
    now: 'fight',
  });
  expect(some(tall, 'attack')).toEqual([]);
  const low = table({
    heroes: [{ at: [0, 0], ...bow }],
    monsters: [{ kind: 'orc', at: [5, 0] }],
    pieces: [{ kind: 'chest', at: [[3, 0]] }],
    now: 'fight',
  });
  expect(some(low, 'attack')).toHaveLength(1);
});

it('[DJ-COMBAT-10] [DJ-EX-13] [DJ-SPELL-1] a spell uses MAG: 13 against 10 kills a goblin', () => {
  const t = table({
    heroes: [{ at: [0, 0], race: 'elf', class: 'magician', ...skilled('magic-missile') }],
    monsters: [
      { kind: 'goblin', at: [5, 5] },
      { kind: 'orc', at: [5, 0] },
    ],
    now: 'fight',
    rolls: [
      [10, 3],
      [10, 7],
    ],
  });
  t.play(HEROES, 'skill:magic-missile');
  expect(t.options(HEROES)).toEqual(['m1:goblin', 'm2:orc', 'back']);
  t.play(HEROES, 'm1:goblin');
  passAll(t);
  expect(t.state.monsters.map((m) => m.id)).toEqual(['m2']);
  expect(hero(t)).toMatchObject({ fatigue: 4, tiltedInCombat: ['magic-missile'] });
});

it('[DJ-EX-3] a human warrior with a long sword and banded armour attacks at 8 and defends at 7', () => {
  const t = strike(5, 5, {
    heroes: [{ at: [2, 2], items: ['banded', 'long-sword'], weapon: 'long-sword', body: 'banded' }],
  });
  expect(t.events().find((e) => e.type === 'attack')).toMatchObject({ total: 13 });
  const hit = struck(5, 1, { heroes: [{ at: [2, 2], items: ['banded'], body: 'banded' }] });
  expect(hit.events().find((e) => e.type === 'attack')).toMatchObject({ against: 8 });
});

it('[DJ-COMBAT-12] [DJ-FATE-1] [DJ-FATE-2] [DJ-EX-14] [DJ-VAL-6] 4 life and 6 damage is 0; a fate point makes it 10', () => {
  const t = struck(8, 2, { heroes: [{ at: [2, 2], life: 4, fate: 2 }, { at: [0, 0] }] });
  passAll(t, 1); // the die could be turned
  expect([t.asked(HEROES)[0], t.options(HEROES)]).toEqual(['save', ['fate', 'pass']]);
  t.play(HEROES, 'fate');
  expect([hero(t).life, hero(t).fate]).toEqual([10, 1]);
});

it('[DJ-VAL-4] [DJ-COMBAT-14] [DJ-COMBAT-15] [DJ-EX-15] [DJ-RULING-71] whoever is still down when the fight ends is dead; healed before, he acts again', () => {
  const end = (life: number) => {
    const t = table({
      heroes: [
        { at: [2, 2], ...sword },
        { at: [0, 0], life },
      ],
      monsters: [{ kind: 'goblin', at: [2, 3] }],
      now: 'fight',
      rolls: [
        [10, 9],
        [10, 1],
      ],
    });
    t.play(HEROES, 'attack:m1:goblin');
    return t.state;
  };
  expect(end(0).heroes[1]!.gone).toBe('dead');
  expect(end(3).heroes[1]!.gone).toBe('no');
  expect(end(3).phase).toBe('explore');
  const priest = table({
    heroes: [
      { at: [2, 2], class: 'priest', ...skilled('lay-hands') },
      { at: [2, 1], life: 0 },
    ],
    monsters: [{ kind: 'orc', at: [5, 5] }],
    now: 'fight',
    rolls: [[6, 3]],
  });
  priest.play(HEROES, 'skill:lay-hands');
  priest.play(HEROES, 'h1:Bo');
  expect(priest.state.heroes[1]!.life).toBe(3);
});

it('[DJ-RULING-4] with the other setting the downed die at the end of the round', () => {
  const t = table({
    heroes: [{ at: [2, 2] }, { at: [0, 0], life: 0 }],
    monsters: [{ kind: 'orc', at: [5, 5] }],
    now: 'monsters',
    settings: { deathTiming: 'endOfRound' },
  });
  t.play(GM, 'end');
  expect(hero(t, 1).gone).toBe('dead');
});

it('[DJ-RULING-70] [DJ-RULING-55] a fight that cuts an exploration phase short gives the downed until its end', () => {
  const t = table({
    heroes: [{ at: [2, 2] }, { at: [0, 0], life: 0 }],
    monsters: [{ kind: 'orc', at: [5, 5] }],
    now: 'start',
  });
  expect([hero(t, 1).gone, t.state.phase]).toEqual(['no', 'combat']);
  // Whoever had a turn before the fight has one in its first round.
  const both = table({
    heroes: [{ at: [2, 2] }, { at: [0, 0] }],
    monsters: [{ kind: 'orc', at: [5, 5] }],
    now: 'start',
    and: (s) => {
      s.done = [0, 1];
    },
  });
  expect(both.options(HEROES)).toEqual(['h0:Ada', 'h1:Bo']);
});

it('[DJ-RULING-73] the player of the hero who is struck is asked first, before lower seats', () => {
  const t = table({
    heroes: [
      { at: [0, 0], fate: 1 },
      { at: [2, 2], fate: 1 },
    ],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'monsters',
    seats: 3,
    rolls: [
      [10, 9],
      [10, 2],
    ],
  });
  t.play(GM, 'm1:orc');
  t.play(GM, 'attack:h1:Bo');
  expect([t.asking(), t.asked(2)]).toEqual([[2], ['dice']]);
  t.play(2, 'pass');
  expect([t.asking(), t.asked(1)]).toEqual([[1], ['dice']]);
});

it('[DJ-RULING-5] [DJ-RULING-45] [DJ-PHASE-3] when all heroes are down the heroes lose', () => {
  const t = struck(10, 1, {
    heroes: [
      { at: [2, 2], life: 1 },
      { at: [0, 0], life: 0 },
    ],
  });
  expect([t.state.ended, t.view(GM).end?.outcome]).toEqual(['lost', { winners: [GM], how: 'lost' }]);
});

it('[DJ-FATIGUE-2] [DJ-FATIGUE-3] [DJ-RULING-7] each point raises one’s own die by one, as often as one likes, after the dice', () => {
  const t = strike(3, 6, { heroes: [{ at: [2, 2], race: 'dwarf', ...sword, fatigue: 2 }] });
  t.play(HEROES, 'pf');
  t.play(HEROES, 'pf');
  expect(t.state.monsters[0]!.life).toBe(3);
  expect(hero(t).fatigue).toBe(0);
  const defends = struck(8, 6, { heroes: [{ at: [2, 2], fatigue: 5 }, { at: [0, 0] }] }); // 13 against 11
  defends.play(HEROES, 'pf');
  defends.play(HEROES, 'pf');
  expect(hero(defends)).toMatchObject({ life: 20, fatigue: 3 });
});

it('[DJ-FATE-3] [DJ-RULING-74] [DJ-RULING-73] a fate point turns a die of the master once, for anybody’s sake', () => {
  const t = struck(9, 2, {
    heroes: [{ at: [2, 2] }, { at: [0, 0], fate: 2 }],
    rolls: [
      [10, 9],
      [10, 2],
      [10, 1],
    ],
  });
  expect(t.options(HEROES)).toEqual(['fate:h1', 'pass']);
  t.play(HEROES, 'fate:h1');
  expect(t.state.heroes.map((h) => [h.life, h.fate])).toEqual([
    [20, 0],
    [20, 1],
  ]);
});

it('[DJ-RULING-9] one movement and one attack, the movement in one piece; no change of armour in a fight', () => {
  const t = table({
    heroes: [{ at: [2, 1], class: 'thief', items: ['leather', 'dagger', 'club'], weapon: 'dagger' }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 1],
      [10, 9],
    ],
  });
  t.play(HEROES, 'n');
  t.play(HEROES, 'attack:m1:orc');
  expect(t.refuses(HEROES, 's')).toBe('DJ-RULING-9');
  expect(t.refuses(HEROES, 'attack:m1:orc')).toBe('DJ-RULING-9');
  t.play(HEROES, 'equip');
  expect(t.options(HEROES)).toEqual(['weapon:club', 'weapon:none', 'back']);
  const first = table({
    heroes: [{ at: [2, 2], class: 'thief' }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 1],
      [10, 9],
    ],
  });
  first.play(HEROES, 'attack:m1:orc');
  first.play(HEROES, 's');
  first.play(HEROES, 's');
  expect(first.state.turn.walked).toBe(2);
});

it('[DJ-SKILL-5] [DJ-RULING-28] a sweep and a double strike need something to strike with: no bow, no sling', () => {
  const skills = (weapon: string, shots: number[]) =>
    [false, true].flatMap((struck) =>
      some(
        table({
          heroes: [{ at: [2, 2], items: [weapon], weapon, shots, ...skilled('sweep', 'double-strike') }],
          monsters: [{ kind: 'troll', at: [2, 3] }],
          now: 'fight',
          and: (s) => {
            if (struck) s.turn = { ...s.turn, attacks: 0, attacked: true, melee: true };
          },
        }),
        'skill',
      ),
    );
  const none = [0, 0, 0, 0, 0, 0];
  expect(skills('axe', none)).toEqual(['skill:sweep', 'skill:double-strike']);
  for (const bow of ['long-bow', 'heavy-crossbow', 'sling']) expect(skills(bow, none)).toEqual([]);
  expect(skills('canopy-bow', [0, 0, 0, 6, 0, 0])).toEqual([]);
});

it('[DJ-SKILL-5] a mighty blow before a sweep counts against everybody, and comes before the die or not at all', () => {
  const sweep = () => {
    const t = table({
      heroes: [{ at: [2, 2], ...sword, skills: ['mighty-blow', 'sweep'], fatigue: 2 }],
      monsters: [
        { kind: 'orc', at: [2, 3] },
        { kind: 'orc', at: [3, 3] },
      ],
      now: 'fight',
      rolls: [
        [10, 3],
        [10, 6],
        [10, 6],
      ],
    });
    t.play(HEROES, 'skill:sweep');
    expect(t.options(HEROES)).toEqual(['mighty-blow', 'pass']);
    // Nobody sees a die that is rolled after this.
    for (const viewer of [HEROES, GM, 'spectator'] as const)
      expect(t.view(viewer).frames.flatMap((f) => ('die' in f ? [f.die] : []))).toEqual([0, 0]);
    return t;
  };
  const lives = (t: ReturnType<typeof sweep>) => t.state.monsters.map((m) => m.life);
  const both = sweep();
  both.play(HEROES, 'mighty-blow'); // 14 against 11, twice
  expect(lives(both)).toEqual([2, 2]);
  const late = sweep();
  late.play(HEROES, 'pass'); // 11 against 11
  expect([late.asked(HEROES)[0], lives(late)]).not.toContain('declared');
  passAll(late);
  expect(lives(late)).toEqual([5, 5]);
});

it('[DJ-SKILL-5] [DJ-COMP-6] a die turned again in a sweep keeps what was added to it', () => {
  const t = table({
    heroes: [
      { at: [2, 2], ...sword, items: ['long-sword', 'hares-foot'], skills: ['mighty-blow', 'sweep'], fatigue: 2 },
    ],
    monsters: [
      { kind: 'orc', at: [2, 3] },
      { kind: 'orc', at: [3, 3] },
    ],
    now: 'fight',
    rolls: [
      [10, 3],
      [10, 1],
      [10, 9],
      [10, 5],
    ],
  });
  t.play(HEROES, 'skill:sweep');
  t.play(HEROES, 'mighty-blow');
  const blows = () => t.events().flatMap((e) => (e.type === 'attack' ? [[e.die, e.total, e.against]] : []));
  expect(blows()).toEqual([[3, 14, 6]]);
  expect(t.options(HEROES)).toEqual(['hare', 'pass']); // 14 against 14
  t.play(HEROES, 'hare');
  expect(blows()).toEqual([[5, 16, 14]]);
});

it('[DJ-SKILL-5] warriors: mighty blow, sweep, double strike, parry, bodyguard, charge, war cry, stand fast', () => {
  const mighty = strike(3, 6, {
    heroes: [{ at: [2, 2], race: 'dwarf', ...sword, skills: ['mighty-blow'], fatigue: 1 }],
  });
  expect(mighty.options(HEROES)).toEqual(['mighty-blow', 'pass']);
  mighty.play(HEROES, 'mighty-blow');
  expect(mighty.state.monsters[0]!.life).toBe(2);

  const sweep = table({
    heroes: [{ at: [2, 2], ...sword, skills: ['sweep'], fatigue: 1 }],
    monsters: [
      { kind: 'goblin', at: [2, 3] },
      { kind: 'goblin', at: [3, 3] },
      { kind: 'orc', at: [5, 5] },
    ],
    now: 'fight',
    rolls: [
      [10, 9],
      [10, 1],
      [10, 2],
    ],
  });
  sweep.play(HEROES, 'skill:sweep');
  expect(sweep.state.monsters.map((m) => m.kind)).toEqual(['orc']);

  const double = strike(1, 10, { heroes: [{ at: [2, 2], ...sword, skills: ['double-strike'], fatigue: 1 }] });
  passAll(double);
  double.play(HEROES, 'skill:double-strike');
  expect(some(double, 'attack:m1')).toHaveLength(1);

  const parry = struck(9, 6, { heroes: [{ at: [2, 2], skills: ['parry'], fatigue: 1 }, { at: [0, 0] }] }); // 14 against 11
  parry.play(HEROES, 'parry');
  expect(hero(parry).life).toBe(20);

  const guard = struck(9, 6, { heroes: [{ at: [2, 2] }, { at: [1, 2], skills: ['bodyguard'], fatigue: 1 }] });
  guard.play(HEROES, 'bodyguard:h1');
  expect(guard.state.heroes.map((h) => h.life)).toEqual([20, 17]);

  const charge = table({
    heroes: [{ at: [2, 0], ...sword, skills: ['charge'], fatigue: 1 }],
    monsters: [{ kind: 'troll', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 9],
      [10, 1],
    ],
  });
  charge.play(HEROES, 'n');
  charge.play(HEROES, 'n');
  charge.play(HEROES, 'skill:charge');
  charge.play(HEROES, 'attack:m1:troll'); // 9 + 5 + 3 + 2 against 9
  expect([charge.state.monsters[0]!.life, charge.state.monsters[0]!.cell]).toEqual([5, cellIn(charge.state, [2, 4])]);

  const cry = table({
    heroes: [{ at: [2, 2], skills: ['war-cry'], fatigue: 1 }],
    monsters: [
      { kind: 'orc', at: [2, 5] },
      { kind: 'troll', at: [3, 5], unique: true },
    ],
    now: 'fight',
  });
  cry.play(HEROES, 'skill:war-cry');
  expect(cry.state.monsters.map((m) => m.marks)).toEqual([['cowed'], []]);

  const stand = struck(10, 1, {
    heroes: [{ at: [2, 2], life: 2, skills: ['stand-fast'], fatigue: 1 }, { at: [0, 0] }],
  });
  passAll(stand, 1);
  stand.play(HEROES, 'stand-fast');
  expect(hero(stand).life).toBe(1);
});

it('[DJ-RULING-89] an attack is turned aside once only', () => {
  const t = struck(9, 6, {
    heroes: [
      { at: [2, 2] },
      { at: [1, 2], skills: ['bodyguard'], fatigue: 1 },
      { at: [1, 1], skills: ['bodyguard'], fatigue: 1 },
    ],
  });
  t.play(HEROES, 'bodyguard:h1');
  expect(t.asked(HEROES)).not.toContain('declared');
});

it('[DJ-SKILL-6] [DJ-RULING-91] [DJ-RULING-85] [DJ-RULING-86] magicians: ice, cloud, fire, quake, flight, light, shield, sleep, blink', () => {
  const mage = (skill: Parameters<typeof skilled>[0], more: Partial<Given> = {}) =>
    table({
      heroes: [{ at: [2, 0], race: 'elf', class: 'magician', ...skilled(skill) }, { at: [0, 0] }],
      monsters: [
        { kind: 'orc', at: [2, 4] },
        { kind: 'skeleton', at: [3, 4] },
      ],
      now: 'fight',
      ...more,
    });
  const ice = mage('ice-block', {
    rolls: [
      [10, 5],
      [10, 5],
    ],
  });
  ice.play(HEROES, 'skill:ice-block');
  ice.play(HEROES, 'm1:orc');
  passAll(ice);
  expect(ice.state.monsters[0]!.marks).toEqual(['frozen']);

  const cloud = mage('toxic-cloud', {
    rolls: [
      [10, 8],
      [10, 1],
    ],
  });
  cloud.play(HEROES, 'skill:toxic-cloud');
  cloud.play(HEROES, cellNameOf(cloud, [2, 4]));
  passAll(cloud);
  expect(cloud.state.monsters.map((m) => m.kind)).toEqual(['skeleton']); // the dead do not breathe

  const fire = mage('wall-of-fire');
  fire.play(HEROES, 'skill:wall-of-fire');
  fire.play(HEROES, cellNameOf(fire, [1, 2]));
  fire.play(HEROES, cellNameOf(fire, [2, 2]));
  fire.play(HEROES, 'stop');
  expect(fire.state.fires).toHaveLength(2);

  const quake = mage('earthquake', {
    rolls: [
      [10, 1],
      [10, 9],
      [10, 1],
    ],
  });
  quake.play(HEROES, 'skill:earthquake');
  expect(quake.events().filter((e) => e.type === 'test')).toHaveLength(3);

  const flight = mage('flight');
  flight.play(HEROES, 'skill:flight');
  expect([flight.state.turn.left, hero(flight).marks]).toEqual([6, ['flying']]);
  // Above a fire nothing burns; whoever walks into it is struck.
  const burns = (flies: boolean) => {
    const t = mage('flight', {
      rolls: [
        [10, 9],
        [10, 1],
      ],
      and: (s) => {
        s.fires = [{ cell: cellIn(s, [2, 1]), mag: 6, by: 'm1', until: 9 }];
      },
    });
    if (flies) t.play(HEROES, 'skill:flight');
    t.play(HEROES, 'n');
    passAll(t);
    return hero(t).life < 20;
  };
  expect([burns(true), burns(false)]).toEqual([false, true]);

  const light = mage('flash', {
    and: (s) => {
      s.zones = s.zones.map((z) => ({ ...z, dark: true }));
    },
  });
  light.play(HEROES, 'skill:flash');
  expect([light.state.zones[0]!.dark, light.state.monsters[0]!.marks]).toEqual([false, ['dazzled']]);

  const shield = mage('astral-shield');
  shield.play(HEROES, 'skill:astral-shield');
  shield.play(HEROES, 'h1:Bo');
  expect(hero(shield, 1).marks).toEqual(['shielded']);

  const sleep = mage('sleep', {
    rolls: [
      [10, 5],
      [10, 5],
    ],
  });
  sleep.play(HEROES, 'skill:sleep');
  expect(sleep.options(HEROES)).toEqual(['m1:orc', 'back']);
  sleep.play(HEROES, 'm1:orc');
  passAll(sleep);
  expect(sleep.state.monsters[0]!.marks).toEqual(['asleep']);

  const blink = mage('blink');
  blink.play(HEROES, 'skill:blink');
  blink.play(HEROES, 'h0:Ada');
  blink.play(HEROES, cellNameOf(blink, [5, 3]));
  expect(hero(blink).cell).toBe(cellIn(blink.state, [5, 3]));
});

it('[DJ-RULING-85] whoever enters fire suffers a spell attack of power 3 with the caster’s MAG', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [{ kind: 'goblin', at: [3, 3] }],
    now: 'monsters',
    rolls: [
      [10, 5],
      [10, 5],
    ],
    and: (s) => {
      s.fires = [{ cell: cellIn(s, [3, 2]), mag: 6, by: 'h0', until: 2 }];
    },
  });
  t.play(GM, 'm1:goblin');
  t.play(GM, 's');
  passAll(t);
  expect([t.state.monsters.length, t.state.heroes[0]!.xp]).toEqual([0, 10]); // DJ-RULING-39
  const ogre = table({
    heroes: [{ at: [0, 0] }],
    monsters: [{ kind: 'ogre', at: [3, 3] }],
    now: 'monsters',
    rolls: [
      [10, 5],
      [10, 5],
    ],
    and: (s) => {
      s.fires = [{ cell: cellIn(s, [3, 2]), mag: 6, by: 'h0', until: 2 }];
    },
  });
  ogre.play(GM, 'm1:ogre');
  ogre.play(GM, 's');
  passAll(ogre);
  const { life, stats, armour } = MONSTERS.ogre;
  expect(ogre.state.monsters[0]!.life).toBe(life - (5 + 6 + 3 - (5 + stats[DEF] + armour)));
});

it('[DJ-SKILL-7] [DJ-RULING-75] priests: grace, blessing, faith, purity, rebuke, sanctuary, sacred weapon', () => {
  const priest = (skill: Parameters<typeof skilled>[0], more: Partial<Given> = {}) =>
    table({
      heroes: [
        { at: [2, 0], class: 'priest', ...skilled(skill), life: 10 },
        { at: [2, 1], life: 10, venom: 2, weakness: 1, drained: 1, marks: ['poisoned'], ...sword },
      ],
      monsters: [{ kind: 'skeleton', at: [2, 3] }],
      now: 'fight',
      ...more,
    });
  const mercy = priest('mercy', {
    rolls: [
      [4, 2],
      [4, 3],
    ],
  });
  mercy.play(HEROES, 'skill:mercy');
  expect(mercy.state.heroes.map((h) => h.life)).toEqual([12, 13]);
  const blessing = priest('blessing');
  blessing.play(HEROES, 'skill:blessing');
  expect(blessing.state.heroes.every((h) => h.marks.includes('blessed'))).toBe(true);
  const faith = priest('armour-of-faith');
  faith.play(HEROES, 'skill:armour-of-faith');
  faith.play(HEROES, 'h1:Bo');
  expect(hero(faith, 1).marks).toContain('faith');
  const purify = priest('purify');
  purify.play(HEROES, 'skill:purify');
  purify.play(HEROES, 'h1:Bo');
  expect(hero(purify, 1)).toMatchObject({ venom: 0, weakness: 0, drained: 0, marks: [] });
  const rebuke = priest('turn-undead', {
    rolls: [
      [10, 6],
      [10, 3],
    ],
  }); // 13 against 4
  rebuke.play(HEROES, 'skill:turn-undead');
  passAll(rebuke);
  expect(rebuke.state.monsters).toEqual([]);
  const sacred = priest('sacred-weapon');
  sacred.play(HEROES, 'skill:sacred-weapon');
  sacred.play(HEROES, 'h1:Bo');
  expect(hero(sacred, 1).marks).toContain('sacred');
  const sanctuary = struck(9, 1, {
    heroes: [{ at: [2, 2] }, { at: [1, 2], class: 'priest', ...skilled('sanctuary') }],
  });
  sanctuary.play(HEROES, 'sanctuary:h1');
  expect(hero(sanctuary).life).toBe(20);
});

it('[DJ-SKILL-8] thieves: backstab, dodge, slip, pick lock, listening at doors', () => {
  const stab = table({
    heroes: [
      { at: [2, 2], class: 'thief', ...skilled('backstab'), items: ['dagger'], weapon: 'dagger' },
      { at: [1, 3] },
    ],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 6],
      [10, 4],
    ],
  });
  stab.play(HEROES, 'attack:m1:orc');
  stab.play(HEROES, 'backstab'); // 6 + 3 + 1 + 3 against 9
  passAll(stab);
  expect(stab.state.monsters[0]!.life).toBe(1);
  const dodge = struck(9, 2, {
    heroes: [{ at: [2, 2], class: 'thief', skills: ['dodge'], fatigue: 1 }, { at: [0, 0] }],
    rolls: [
      [10, 9],
      [10, 2],
      [10, 10],
    ],
  });
  dodge.play(HEROES, 'dodge');
  expect(hero(dodge).life).toBe(19); // 14 against 13
  const slip = table({
    heroes: [{ at: [2, 2], class: 'thief', ...skilled('slip') }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'fight',
  });
  slip.play(HEROES, 'skill:slip');
  slip.play(HEROES, 'n');
  expect(slip.options(HEROES)).not.toContain('end');
  slip.play(HEROES, 'n');
  expect(slip.state.turn.stopped).toBe(false);
  const lock = table({
    heroes: [{ at: [1, 0], class: 'thief', ...skilled('pick-lock') }],
    pieces: [{ kind: 'chest', at: [[0, 0]], locked: true }],
  });
  lock.play(HEROES, 'skill:pick-lock');
  lock.play(HEROES, 'f0:chest');
  expect([lock.state.pieces[0]!.locked, lock.state.turn.left]).toEqual([false, 5]);
  const ear = table({
    heroes: [{ at: [2, 5], class: 'thief', ...skilled('listen') }, { at: [0, 0] }],
    seats: 3,
    and: (s) => s.dungeon.push('corner'),
  });
  ear.play(1, 'skill:listen');
  ear.play(1, 'd1:door');
  expect([ear.view(1).game.heard, ear.view(2).game.heard, ear.view(GM).game.heard]).toEqual([
    'corner',
    undefined,
    undefined,
  ]);
});

it('[DJ-SHOP-16] [DJ-RULING-26] poison gives ATT +1, rat poison +2 against ratkin, one coating at a time', () => {
  const t = table({
    heroes: [{ at: [2, 2], ...sword, items: ['long-sword', 'poison', 'rat-poison'] }],
    monsters: [{ kind: 'skaven', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 5],
      [10, 9],
    ],
  });
  expect(some(t, 'coat')).toEqual(['coat:poison', 'coat:rat-poison']);
  t.play(HEROES, 'coat:rat-poison');
  expect(some(t, 'coat')).toEqual([]);
  t.play(HEROES, 'attack:m1:skaven');
  expect(t.events().find((e) => e.type === 'attack')).toMatchObject({ total: 15 });
  const other = strike(5, 9, { heroes: [{ at: [2, 2], race: 'dwarf', ...sword, marks: ['poison'] }] });
  expect(other.events().find((e) => e.type === 'attack')).toMatchObject({ total: 14 });
});

it('[DJ-RULING-64] magic of bow and missile adds up; a shield is no use beside a bow', () => {
  const t = table({
    heroes: [
      {
        at: [0, 0],
        items: ['canopy-bow', 'small-shield'],
        weapon: 'canopy-bow',
        shield: 'small-shield',
        shots: [0, 0, 0, 6, 0, 0],
      },
    ],
    monsters: [{ kind: 'spectre', at: [5, 5] }],
    now: 'fight',
    rolls: [
      [10, 1],
      [10, 1],
    ],
  });
  expect(armourPower(t.state, 'h0')).toBe(0);
  t.play(HEROES, 'attack:m1:spectre'); // 1 + 5 + 3 + 1 + 1 against 2
  expect(t.state.monsters).toEqual([]);
  const blade = table({
    heroes: [{ at: [0, 0], items: ['dagger', 'small-shield'], weapon: 'dagger', shield: 'small-shield' }],
  });
  expect(armourPower(blade.state, 'h0')).toBe(1);
});

it('[DJ-RULING-75] [DJ-RULING-28] the last silver arrow hurts what ordinary weapons do not', () => {
  const left = (arrows: number) => {
    const t = table({
      heroes: [{ at: [0, 0], items: ['long-bow'], weapon: 'long-bow', shots: [3, 0, 0, arrows, 0, 0] }],
      monsters: [{ kind: 'spectre', at: [5, 5] }],
      now: 'fight',
      rolls: [
        [10, 1],
        [10, 1],
      ],
    });
    t.play(HEROES, 'attack:m1:spectre'); // 1 + 5 + 3 + 1 against 2; without silver it does nothing
    return [t.state.monsters.length, ...hero(t).shots.filter((_, i) => i === 0 || i === 3)];
  };
  expect([left(2), left(1), left(0)]).toEqual([
    [0, 3, 1],
    [0, 3, 0],
    [1, 2, 0],
  ]);
});

it('[DJ-GM-5] [DJ-RULING-42] with gentle monsters ordinary ones roll a die of six, unique ones a die of ten', () => {
  const gentle = struck(6, 1, {
    settings: { monstersRollD6: true },
    rolls: [
      [6, 6],
      [10, 1],
    ],
  });
  expect(gentle.events().find((e) => e.type === 'attack')).toMatchObject({ die: 6, defence: 1 });
  const unique = struck(9, 1, {
    settings: { monstersRollD6: true },
    monsters: [{ kind: 'orc', at: [2, 3], unique: true }],
  });
  expect(unique.events().find((e) => e.type === 'attack')).toMatchObject({ die: 9 });
});

it('[DJ-COMBAT-1] [DJ-RULING-33] a fight ends when nobody can see or reach anybody, and begins again on sight', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [{ kind: 'zombie', at: [2, 9] as never }],
    now: 'monsters',
    and: (s) => {
      s.doors = s.doors.map((door) => ({ ...door }));
      s.monsters[0]!.cell = 100100;
    },
  });
  t.play(GM, 'end');
  expect([t.state.phase, t.state.monsters[0]!.marks]).toEqual(['explore', ['dormant']]);
});

const cellNameOf = (t: ReturnType<typeof table>, square: Square): string => cellName(cellIn(t.state, square));

it('[DJ-SKILL-5] Double strike follows a melee attack with another, never a shot', () => {
  const bow = { items: ['long-sword', 'short-bow'], weapon: 'short-bow', shots: [5, 0, 0, 0, 0, 0] };
  const t = table({
    heroes: [{ at: [2, 2], skills: ['double-strike'], fatigue: 2, ...bow }],
    monsters: [{ kind: 'ogre', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 1],
      [10, 10],
    ],
  });
  t.play(HEROES, 'attack:m1:ogre');
  passAll(t);
  t.play(HEROES, 'equip');
  t.play(HEROES, 'weapon:long-sword');
  if (t.asked(HEROES)[0] === 'choose') t.play(HEROES, 'stop');
  expect(some(t, 'skill')).toEqual([]);
});

it('[DJ-RULING-9] Flight after moving and attacking does not start the movement again', () => {
  const flying = (walked: number) => {
    const t = table({
      heroes: [{ at: [2, 2], class: 'magician', skills: ['flight'], fatigue: 2 }],
      monsters: [{ kind: 'ogre', at: [2, 3] }],
      now: 'fight',
      and: (s) => {
        s.turn.walked = walked;
        s.turn.left = 1;
        s.turn.attacked = walked > 0;
        s.turn.attacks = walked > 0 ? 0 : 1;
        s.turn.stopped = walked > 0;
      },
    });
    t.play(HEROES, 'skill:flight');
    return t.options(HEROES).includes('s');
  };
  expect([flying(0), flying(1)]).toEqual([true, false]);
});

it('[DJ-SPELL-2] a sleeper who has cast Sleep sleeps as long as another and has still cast it', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [
      { kind: 'evil-sorcerer', at: [5, 5], cast: ['sleep'], marks: ['asleep'] },
      { kind: 'orc', at: [5, 0], marks: ['asleep'] },
    ],
    now: 'fight',
  });
  t.play(HEROES, 'end');
  const seen = () => t.state.monsters.map((m) => [m.marks.includes('asleep'), m.cast]);
  expect([t.state.round, seen()]).toEqual([
    2,
    [
      [true, ['sleep']],
      [true, []],
    ],
  ]);
});

it('[DJ-GM-6] gentle monsters are no help for veterans: where every hero has four skills the die of ten stays', () => {
  const four = skilled('parry', 'sweep', 'charge', 'war-cry').skills;
  const die = (...skills: (typeof four)[]) =>
    combatDie(
      table({
        heroes: skills.map((known, i) => ({ at: [i, 0] as const, skills: known })),
        monsters: [{ kind: 'orc', at: [5, 5] }],
        settings: { monstersRollD6: true },
        now: 'fight',
      }).state,
      'm1',
    );
  expect([die(four, four), die(four, four.slice(1)), die([])]).toEqual([10, 6, 6]);
});
