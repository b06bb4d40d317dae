// How hero bots play: what a plain and a skilled one do in positions where it matters.
import { awaited, Can, offer, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import type { Skill } from '../src/bot/common.ts';
import { danger, groundOf } from '../src/bot/ground.ts';
import { decideHero } from '../src/bot/hero.ts';
import { knowledge } from '../src/bot/knowledge.ts';
import { donjon } from '../src/game.ts';
import { layZone } from '../src/rules/zones.ts';
import { cellIn, type Given, GM, HEROES, skilled, type T, table } from './table.ts';

const asked = (t: T, skill: Skill = 'skilled') =>
  decideHero(t.state, t.asked(HEROES)[0]!, t.options(HEROES), thinking('hero'), skill);
const sword = { items: ['long-sword'], weapon: 'long-sword' };

it('strikes whom the blow kills before whom it only hurts', () => {
  const t = table({
    heroes: [{ at: [2, 2], ...sword }],
    monsters: [
      { kind: 'ogre', at: [1, 3] },
      { kind: 'goblin', at: [3, 3], life: 1 },
    ],
    now: 'fight',
  });
  for (const skill of ['plain', 'skilled'] as const) expect(asked(t, skill)).toBe('attack:m2:goblin');
});

it('a plain hero goes to meet them; a skilled one knows that in a corner fewer can come', () => {
  const t = table({
    heroes: [
      { at: [2, 0], ...sword },
      { at: [3, 0], ...sword },
    ],
    monsters: [
      { kind: 'orc', at: [0, 5] },
      { kind: 'orc', at: [2, 5] },
      { kind: 'orc', at: [4, 5] },
      { kind: 'orc', at: [5, 5] },
    ],
    now: 'fight',
  });
  expect(asked(t, 'plain')).toBe('run');
  const ground = groundOf(t.state, 0);
  const at = (x: number, y: number) => danger(t.state, ground, cellIn(t.state, [x, y]));
  // Three squares touch a corner, eight the middle; four orcs want to.
  expect(at(5, 0)).toBeLessThan(at(2, 2));
});

it('a shooter shoots first and steps back afterwards', () => {
  const t = table({
    heroes: [{ at: [2, 3], items: ['short-bow'], weapon: 'short-bow', shots: [5, 0, 0, 0, 0, 0] }, { at: [2, 1] }],
    monsters: [{ kind: 'zombie', at: [2, 5], life: 50 }],
    now: 'fight',
    rolls: [
      [10, 9],
      [10, 1],
    ],
  });
  expect(asked(t)).toBe('attack:m1:zombie');
  t.play(HEROES, 'attack:m1:zombie');
  expect(asked(t)).toMatch(/^s/);
  expect(asked(t, 'plain')).toBe('end');
});

it('heals the fallen before anything else, and between fights whoever lost six points', () => {
  const priest = { at: [2, 2], class: 'priest', ...skilled('lay-hands') } as const;
  const down = table({
    heroes: [priest, { at: [2, 1], life: 0 }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'fight',
  });
  expect(asked(down)).toBe('skill:lay-hands');
  const at = (life: number) => asked(table({ heroes: [priest, { at: [2, 1], life }] }));
  expect([at(14) === 'skill:lay-hands', at(15) === 'skill:lay-hands']).toEqual([true, false]);
});

it('takes the magic weapon in hand where iron does nothing, and leaves where nobody has one', () => {
  const spectre: Partial<Given> = { monsters: [{ kind: 'spectre', at: [2, 4] }], now: 'fight' };
  const armed = table({
    heroes: [{ at: [2, 2], items: ['enchanted-dagger', 'long-sword'], weapon: 'long-sword' }],
    ...spectre,
  });
  expect(asked(armed)).toBe('equip');
  armed.play(HEROES, 'equip');
  expect(asked(armed)).toBe('weapon:enchanted-dagger');
  const helpless = table({ heroes: [{ at: [2, -1] as never, ...sword }], ...spectre });
  expect(asked(helpless)).toBe('leave');
});

it('gathers before a door and opens it together; a skilled hero runs where nothing else can be done', () => {
  const door = (at: readonly [number, number], other: readonly [number, number]) =>
    table({ heroes: [{ at }, { at: other }] });
  expect(asked(door([2, 5], [3, 5]))).toBe('open:d1:door');
  const far = table({ room: 'through-room', heroes: [{ at: [0, 0], class: 'warrior' }, { at: [1, 0] }] });
  expect([asked(far, 'skilled'), asked(far, 'plain') === 'run']).toEqual(['run', false]);
});

it('pulls the lever of a portcullis that keeps it from an enemy it sees', () => {
  const barred = (at: readonly [number, number]) =>
    table({
      heroes: [{ at, ...sword }],
      monsters: [{ kind: 'orc', at: [0, 0] }],
      now: 'fight',
      and: (s) => {
        layZone(s, 'through-room', cellIn(s, [0, 5]) - 6000, 0, '', -1);
        s.doors = s.doors.map((door, d) => (d === 1 ? { ...door, to: 1, state: 'open', barred: true } : door));
        s.monsters[0]!.cell = cellIn(s, [2, 5]) - 3000;
        s.things = [{ kind: 'lever', cell: cellIn(s, [0, 2]), door: 1 }];
      },
    });
  expect(asked(barred([3, 2]), 'plain')).toBe('w');
  expect(asked(barred([1, 2]), 'plain')).toBe('operate:t0:lever');
});

it('spends fatigue to live; only a skilled hero spends it to kill', () => {
  const struck = table({
    heroes: [{ at: [2, 2], life: 2, fatigue: 2 }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'monsters',
    rolls: [
      [10, 6],
      [10, 3],
    ],
  }); // 11 against 8: three, and two points of life
  struck.play(GM, 'm1:orc');
  struck.play(GM, 'attack:h0:Ada');
  for (const skill of ['plain', 'skilled'] as const) expect(asked(struck, skill)).toBe('pf');
  const striking = table({
    heroes: [{ at: [2, 2], ...sword, fatigue: 2 }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'fight',
    rolls: [
      [10, 4],
      [10, 4],
    ],
  }); // 12 against 9: three of five
  striking.play(HEROES, 'attack:m1:orc');
  expect([asked(striking, 'skilled'), asked(striking, 'plain')]).toEqual(['pf', 'pass']);
});

it('stewards do what is usual, lords what is worked out: each gives an answer that is offered', () => {
  const t = table({
    heroes: [{ at: [2, 0], ...sword }, { at: [3, 0] }],
    monsters: [{ kind: 'orc', at: [2, 5] }],
    now: 'fight',
  });
  const ask = awaited(donjon, t.state)[0]!;
  const can = new Can();
  offer(donjon, t.state, ask, can);
  expect(knowledge.habit(t.state, ask, can, thinking('a'))).toBe(asked(t, 'plain'));
  expect(knowledge.plan(t.state, ask, 1000, thinking('a'))).toBe(asked(t, 'skilled'));
});
