// DJ-WINDOW: answers that players leave with the table.
import { standingAnswer } from '@oubliette/records';
import { expect, it } from 'vitest';
import { table as en } from '../locales/en/table.ts';
import { table as fr } from '../locales/fr/table.ts';
import { donjon } from '../src/game.ts';
import { speed } from '../src/rules/figures.ts';
import { standing } from '../src/standing.ts';
import { type Given, GM, HEROES, skilled, type T, table } from './table.ts';

const left = (t: T, answers: Record<string, string>, seat = HEROES) =>
  standingAnswer(donjon as never, t.view(seat), seat, answers)?.option;

/** An orc strikes at the first hero: what it declares, or what its dice show. */
function struck(life: number, rolls: Given['rolls'], more: Partial<Given['heroes'][number]> = {}) {
  const t = table({
    heroes: [{ at: [2, 2], life, fatigue: 1, ...more }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'monsters',
    ...(rolls === undefined ? {} : { rolls }),
  });
  t.play(GM, 'm1:orc');
  t.play(GM, 'attack:h0:Ada');
  return t;
}

it('[DJ-WINDOW-1] dice: never passes, `deadly` asks exactly when they kill', () => {
  const hit: Given['rolls'] = [
    [10, 9],
    [10, 3],
  ]; // 9 + 3 + 2 against 3 + 5: six
  for (const [life, wanted] of [
    [7, 'pass'],
    [6, undefined],
  ] as const) {
    const t = struck(life, hit);
    expect(t.asked(HEROES)).toEqual(['dice']);
    expect([left(t, { dice: 'never' }), left(t, { dice: 'deadly' }), left(t, {})]).toEqual(['pass', wanted, undefined]);
  }
});

it('[DJ-WINDOW-1] declared: the worst throw decides', () => {
  // The most an orc does: 10 + 3 + 2 against 1 + 5.
  const guarded = { class: 'priest', ...skilled('sanctuary') } as const;
  for (const [life, wanted] of [
    [11, 'pass'],
    [10, undefined],
  ] as const) {
    const t = struck(life, undefined, guarded);
    expect(t.asked(HEROES)).toEqual(['declared']);
    expect([left(t, { declared: 'never' }), left(t, { declared: 'deadly' })]).toEqual(['pass', wanted]);
  }
});

it('[DJ-WINDOW-1] announced: an ambush may always kill, rats only the weak, a curse nobody', () => {
  const played = (event: 'ambush' | 'rat-swarm' | 'evil-eye', life: number) => {
    const t = table({ heroes: [{ at: [2, 2], life, fate: 1 }], hand: [event], now: 'start' });
    t.play(GM, event);
    expect(t.asked(HEROES)).toEqual(['announced']);
    return left(t, { announced: 'deadly' });
  };
  expect([played('ambush', 20), played('rat-swarm', 4), played('rat-swarm', 5), played('evil-eye', 1)]).toEqual([
    undefined,
    undefined,
    'pass',
    'pass',
  ]);
});

it('[DJ-WINDOW-1] save: never, or always what is offered', () => {
  const t = struck(
    1,
    [
      [10, 9],
      [10, 3],
    ],
    { fatigue: 0, fate: 2 },
  );
  t.play(HEROES, 'pass'); // the die stays as it is
  expect(t.asked(HEROES)).toEqual(['save']);
  expect([left(t, { save: 'never' }), left(t, { save: 'always' })]).toEqual(['pass', 'fate']);
});

it('[DJ-WINDOW-1] [DJ-INIT-2] who goes next: passes among several players, names the fastest where one leads all', () => {
  const heroes: Given['heroes'] = [
    { at: [2, 2], race: 'dwarf' },
    { at: [2, 3], race: 'elf' },
    { at: [3, 3], race: 'elf' },
  ];
  const now: Given['now'] = [
    { proc: 'play', at: 0 },
    { proc: 'exploration', at: 3 },
    { proc: 'begin-turn', passed: [] },
  ];
  const alone = table({ heroes, now });
  const [slow, ...quick] = alone.state.heroes.map(speed);
  expect(quick).toEqual([slow! + 1, slow! + 1]);
  expect(alone.options(HEROES)).toEqual(['h0:Ada', 'h1:Bo', 'h2:Cy']);
  expect([left(alone, { 'begin-turn': 'fastest' }), left(alone, {})]).toEqual(['h1:Bo', undefined]);
  expect(left(table({ heroes, now, seats: 4 }), { 'begin-turn': 'fastest' })).toBe('pass');
});

it('[DJ-WINDOW-1] the other small choices of a hero are never answered for the player', () => {
  const rolled = table({
    heroes: [{ at: [1, 0], class: 'thief', ...skilled('expert-search') }],
    pieces: [{ kind: 'chest', at: [[0, 0]] }],
  });
  rolled.play(HEROES, 'open:f0:chest');
  expect(left(rolled, { choose: 'never' })).toBe('pass');
  const arming = table({ heroes: [{ at: [1, 0], items: ['axe'] }] });
  arming.play(HEROES, 'equip');
  expect(left(arming, { choose: 'never' })).toBeUndefined();
});

it('[DJ-WINDOW-1] each of them has its words in both languages', () => {
  for (const [kind, named] of Object.entries(standing))
    for (const key of [`standing.${kind}`, ...Object.keys(named).map((name) => `standing.${kind}.${name}`)])
      for (const words of [en, fr]) expect(Object.keys(words)).toContain(key);
});
