// DJ-MOVE, DJ-INIT: steps, runs, contact, whose turn it is.
import { expect, it } from 'vitest';
import { GM, HEROES, some, table } from './table.ts';

const WAYS = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'];
const steps = (t: ReturnType<typeof table>): string[] => t.options(HEROES).filter((o) => WAYS.includes(o));

it('[DJ-MOVE-1] [DJ-MOVE-4] a hero walks VIT squares and no more, whichever way the figure looks', () => {
  const t = table({ heroes: [{ at: [0, 0], race: 'dwarf' }] });
  expect(steps(t)).toEqual(['n', 'e', 'ne']);
  t.play(HEROES, 'n');
  t.play(HEROES, 'ne');
  expect(t.state.turn.left).toBe(0);
  expect(t.refuses(HEROES, 'n')).toBe('DJ-MOVE-1');
});

it('[DJ-MOVE-2] [DJ-MOVE-3] [DJ-EX-6] [DJ-RULING-10] a run adds a die of six once and leaves no paid action', () => {
  const t = table({ heroes: [{ at: [0, 0], class: 'thief' }], rolls: [[6, 4]] });
  t.play(HEROES, 'run');
  expect(t.state.turn.left).toBe(9);
  expect(t.refuses(HEROES, 'run')).toBe('DJ-MOVE-2');
  expect(t.refuses(HEROES, 'search')).toBe('DJ-MOVE-3');
});

it('[DJ-RULING-10] after a paid action nobody runs', () => {
  const t = table({ heroes: [{ at: [0, 0] }], rolls: [[10, 5]] });
  t.play(HEROES, 'search');
  expect(t.refuses(HEROES, 'run')).toBe('DJ-RULING-10');
});

it('[DJ-MOVE-5] [DJ-RULING-11] no step through a wall, none that cuts a corner; across an open doorway’s middle both go', () => {
  const t = table({ heroes: [{ at: [0, 5] }] });
  expect(steps(t)).toEqual(['e', 's', 'se']);
  expect(t.refuses(HEROES, 'n')).toBe('DJ-MOVE-5');
  // The stairs lie before the southern doorway at x 2 and 3: from (1,0) the diagonal would cut the wall, from (2,0) not.
  expect(steps(table({ heroes: [{ at: [1, 0] }] }))).toEqual(['n', 'e', 'w', 'ne', 'nw']);
  expect(steps(table({ heroes: [{ at: [2, 0] }] }))).toEqual(['n', 'e', 's', 'w', 'ne', 'se', 'nw']);
});

it('[DJ-RULING-11] furniture and figures beside a diagonal do not block it', () => {
  const t = table({
    heroes: [{ at: [2, 2] }, { at: [3, 2] }],
    pieces: [{ kind: 'chest', at: [[2, 3]] }],
  });
  expect(steps(t)).toContain('ne');
});

it('[DJ-MOVE-6] an ally’s square is passed, never rested on', () => {
  const t = table({ heroes: [{ at: [0, 0] }, { at: [0, 1] }] });
  t.play(HEROES, 'n');
  // Only going on is offered now.
  expect(t.options(HEROES)).toEqual(['n', 'e', 's', 'ne', 'se']);
  t.play(HEROES, 'n');
  const last = table({ heroes: [{ at: [0, 0], race: 'dwarf' }, { at: [0, 2] }] });
  last.play(HEROES, 'n');
  expect(last.refuses(HEROES, 'n')).toBe('DJ-MOVE-6');
});

it('[DJ-MOVE-7] an enemy’s square is not passed', () => {
  const t = table({ heroes: [{ at: [0, 0] }], monsters: [{ kind: 'orc', at: [0, 1] }], now: 'fight' });
  expect(t.refuses(HEROES, 'n')).toBe('DJ-MOVE-7');
});

it('[DJ-MOVE-8] furniture is not walked over, a magic circle is', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    pieces: [
      { kind: 'chest', at: [[0, 1]] },
      {
        kind: 'magic-circle',
        at: [
          [1, 0],
          [2, 0],
          [1, 1],
          [2, 1],
        ],
        used: true,
      },
    ],
  });
  expect(t.refuses(HEROES, 'n')).toBe('DJ-MOVE-8');
  expect(steps(t)).toEqual(['e', 'ne']);
});

it('[DJ-MOVE-9] [DJ-RULING-12] [DJ-EX-7] contact stops whoever comes into it; leaving contact is free', () => {
  const t = table({ heroes: [{ at: [1, 1], class: 'thief' }], monsters: [{ kind: 'orc', at: [1, 2] }], now: 'fight' });
  t.play(HEROES, 's');
  t.play(HEROES, 'e');
  expect(t.state.turn.stopped).toBe(false);
  t.play(HEROES, 'n');
  expect(t.state.turn.stopped).toBe(true);
  expect(t.refuses(HEROES, 's')).toBe('DJ-MOVE-9');
  const beside = table({ heroes: [{ at: [1, 1] }], monsters: [{ kind: 'orc', at: [1, 2] }], now: 'fight' });
  beside.play(HEROES, 'e');
  expect(beside.state.turn.stopped).toBe(true);
});

it('[DJ-RULING-12] the frozen and the sleeping stop nobody, nor do the downed', () => {
  const t = table({
    heroes: [{ at: [1, 0] }],
    monsters: [{ kind: 'orc', at: [1, 2], marks: ['asleep'] }],
    now: 'fight',
  });
  t.play(HEROES, 'n');
  expect(t.state.turn.stopped).toBe(false);
  const m = table({
    heroes: [{ at: [0, 0], life: 0 }, { at: [5, 5] }],
    monsters: [{ kind: 'orc', at: [0, 2] }],
    now: 'monsters',
  });
  m.play(GM, 'm1:orc');
  m.play(GM, 's');
  expect(m.state.turn.stopped).toBe(false);
});

it('[DJ-RULING-5] a downed hero may be walked over, not stopped on, and is no target', () => {
  const t = table({
    heroes: [{ at: [0, 1], life: 0 }, { at: [5, 5] }],
    monsters: [{ kind: 'orc', at: [0, 2] }],
    now: 'monsters',
  });
  t.play(GM, 'm1:orc');
  expect(some(t, 'attack', GM)).toEqual([]);
  t.play(GM, 's');
  expect(t.options(GM)).not.toContain('end');
});

it('[DJ-INIT-1] [DJ-PHASE-4] [DJ-EXP-4] [DJ-RULING-54] any hero not yet done may start, and finishes the turn first', () => {
  const t = table({ heroes: [{ at: [0, 0] }, { at: [1, 0] }, { at: [2, 0] }] });
  t.play(HEROES, 'end');
  expect(t.options(HEROES)).toEqual(['h1:Bo', 'h2:Cy']);
  t.play(HEROES, 'h2:Cy');
  expect(t.state.turn.who).toBe('h2');
  t.play(HEROES, 'end');
  expect(t.state.turn.who).toBe('h1');
});

it('[DJ-INIT-2] [DJ-INIT-3] when all players hang back the fastest goes; equals roll a die of six', () => {
  const t = table({
    seats: 3,
    heroes: [
      { at: [0, 0], race: 'dwarf' },
      { at: [1, 0], class: 'thief' },
    ],
    now: [
      { proc: 'play', at: 0 },
      { proc: 'exploration', at: 3 },
      { proc: 'begin-turn', passed: [] },
    ],
  });
  expect(t.options(1)).toEqual(['h0:Ada', 'pass']);
  t.play(1, 'pass');
  t.play(2, 'pass');
  expect(t.state.turn.who).toBe('h1');
  const equal = table({
    seats: 3,
    heroes: [{ at: [0, 0] }, { at: [1, 0] }],
    now: [
      { proc: 'play', at: 0 },
      { proc: 'exploration', at: 3 },
      { proc: 'begin-turn', passed: [] },
    ],
    rolls: [
      [6, 2],
      [6, 5],
    ],
  });
  equal.play(2, 'pass');
  equal.play(1, 'pass');
  expect(equal.state.turn.who).toBe('h1');
});

it('[DJ-INIT-4] [DJ-INIT-5] [DJ-INIT-6] [DJ-COMBAT-3] heroes first, then monsters in the master’s order; in an ambush monsters first', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [
      { kind: 'orc', at: [5, 5] },
      { kind: 'goblin', at: [4, 5] },
    ],
    now: 'fight',
  });
  expect(t.options(HEROES)).toContain('run');
  t.play(HEROES, 'end');
  expect(t.asking()).toEqual([GM]);
  expect(t.options(GM)).toEqual(['m1:orc', 'm2:goblin', 'end']);
  const begun = { heroes: [{ at: [0, 0] }], monsters: [{ kind: 'orc', at: [5, 5] }], now: 'start' } as const;
  expect(table({ ...begun }).asking()).toEqual([HEROES]);
  const ambush = table({
    ...begun,
    and: (s) => {
      s.ambush = true;
    },
  });
  expect([ambush.asking(), ambush.asked(GM)]).toEqual([[GM], ['command']]);
});

it('[DJ-RULING-61] [DJ-EX-5] steps and paid actions share VIT; contact ends steps, not actions', () => {
  const t = table({ heroes: [{ at: [0, 0], race: 'dwarf' }], rolls: [[10, 5]] });
  t.play(HEROES, 'n');
  t.play(HEROES, 'search');
  expect(t.state.turn.left).toBe(0);
  expect(t.refuses(HEROES, 'n')).toBe('DJ-MOVE-1');
});

it('[DJ-RULING-58] a troll fills one square', () => {
  const t = table({ heroes: [{ at: [0, 0] }], monsters: [{ kind: 'troll', at: [2, 2] }], now: 'fight' });
  t.play(HEROES, 'ne');
  expect(t.state.turn.stopped).toBe(true);
  expect(steps(table({ heroes: [{ at: [0, 0] }], monsters: [{ kind: 'troll', at: [2, 2] }], now: 'fight' }))).toEqual([
    'n',
    'e',
    'ne',
  ]);
  // The squares beside it are free.
  expect(steps(table({ heroes: [{ at: [4, 2] }], monsters: [{ kind: 'troll', at: [2, 2] }], now: 'fight' }))).toContain(
    'w',
  );
});

it('[DJ-RULING-43] monsters move by the same rules, run, and open nothing', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [{ kind: 'goblin', at: [2, 5] }],
    now: 'monsters',
    rolls: [[6, 3]],
  });
  t.play(GM, 'm1:goblin');
  expect(some(t, 'open', GM)).toEqual([]);
  t.play(GM, 'run');
  expect(t.state.turn.left).toBe(7);
});

it('[DJ-MOVE-6] over one friend to another only if a free square can still be reached: one’s own is none while a friend is on it', () => {
  const t = table({
    heroes: [{ at: [5, 0] }],
    monsters: [
      { kind: 'orc', at: [0, 3] },
      { kind: 'goblin', at: [0, 4] },
      { kind: 'goblin', at: [0, 5] },
      { kind: 'goblin', at: [1, 5] },
      { kind: 'goblin', at: [1, 4] },
      { kind: 'goblin', at: [1, 3] },
    ],
    now: 'monsters',
  });
  t.play(GM, 'm1:orc');
  t.play(GM, 'n'); // onto the first goblin's square, with two squares left
  expect(t.refuses(GM, 'n')).toBe('DJ-MOVE-6'); // the corner: only the goblin's square lies beside it
  expect(t.options(GM)).not.toContain('end');
});
