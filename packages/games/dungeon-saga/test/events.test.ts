import { expect, it } from 'vitest';
import type { EventId } from '../src/cards/tables.ts';
import { errandOf, type Frame } from '../src/frames.ts';
import { figureOf, heroOf, overlordTurn, table, told, turn, where } from './table.ts';

const event = (id: EventId): Frame => ({
  proc: 'event',
  at: 0,
  event: id,
  errand: errandOf(0, { search: true, tile: 1, group: 0 }),
  count: 0,
});
const groups = () => [{ left: 0, minus: 0, open: true }];
const at = (id: EventId, more: object = {}) =>
  table({ at: event(id), on: { barbarian: ['e3', 'n'] }, groups: groups(), ...more });

it('[DS-TABLE-4] bats: a die halved and rounded up, by the wandering placement', () => {
  const t = at('bat-swarm', { dice: [3] });
  for (let i = 0; i < 2; i++) {
    t.play('overlord', t.options('overlord')[0]!);
    t.play('overlord', 'n');
  }
  expect(t.asking()).toEqual([]);
  expect(t.state.models.filter((m) => m.kind === 'bat')).toHaveLength(2);
  expect(t.state.groups[0]!.left).toBe(2);
});
it('[DS-TABLE-4] [DS-RULING-10] [DS-RULING-29] the torch: one die more in the next overlord turn, and only then', () => {
  const fight = (torch: 0 | 1 | 2) =>
    table({
      at: {
        proc: 'attack',
        at: 0,
        attack: { how: 'fight', by: 10, target: 0, dice: 0, crystal: 0, item: 'none', flicker: false },
        door: [],
        piece: 999999,
        gate: -1,
        rolled: [],
        against: [],
        successes: 0,
        ignored: false,
      },
      on: { barbarian: ['e3', 'n'] },
      minions: [['skeleton', 'e2', 's']],
      torch,
    });
  const dice = (torch: 0 | 1 | 2) =>
    (
      fight(torch)
        .events()
        .find(({ type }) => type === 'attack')!.dice as number[]
    ).length;
  expect([dice(0), dice(1), dice(2)]).toEqual([2, 2, 3]);
  const t = table({ at: overlordTurn, on: { barbarian: ['e3', 'n'] }, minions: [['skeleton', 'i6', 's']], torch: 1 });
  expect(t.state.torch).toBe(2);
  t.play('overlord', 'end');
  expect(t.state.torch).toBe(0);
});
it('[DS-TABLE-4] [DS-RULING-41] a portcullis on any open edge between open squares, or nowhere', () => {
  const t = at('portcullis');
  const edges = t.options('overlord');
  expect(edges).toContain('c2:e');
  expect(edges).toContain('e3:s');
  expect(edges).not.toContain('i5:e');
  expect(edges.at(-1)).toBe('pass');
  t.play('overlord', 'c2:e');
  expect(t.view('red').game.map.edges.portcullis).toEqual(['c2e']);
  const none = at('portcullis');
  none.play('overlord', 'pass');
  expect(none.state.gates).toEqual([]);
});
it('[DS-RULING-12] a portcullis never seals a hero in alone', () => {
  // A hero in the corner with furniture around: only the south edge is a way out.
  const t = at('portcullis', { on: { barbarian: ['d1', 'n'] }, piece: [{ kind: 'table', at: ['e1', 'e2'] }] });
  expect(t.options('overlord')).not.toContain('d1:s');
  expect(t.options('overlord')).toContain('d2:s');
});
it('[DS-RULING-12] a portcullis is broken as a lock 4/4', () => {
  const t = table({ at: turn('barbarian'), on: { barbarian: ['e3', 'n'] }, gates: [[1004, 2004]] });
  t.play('red', 'n');
  expect(t.options('red')).toContain('lock:gate:e2');
});
it('[DS-TABLE-4] [DS-RULING-9] slippery floor: as many different open tiles as the die says', () => {
  const t = at('slippery-floor', { dice: [2] });
  expect(t.options('overlord')).toEqual(['S', 'R1', 'C1', 'R2']);
  t.play('overlord', 'R1');
  expect(t.options('overlord')).toEqual(['S', 'C1', 'R2']);
  t.play('overlord', 'S');
  expect(t.state.slippery).toEqual([1, 0]);
  expect(t.asking()).toEqual([]);
  const all = at('slippery-floor', { dice: [6], revealed: [1, 1, 0, 0] });
  all.play('overlord', 'S');
  all.play('overlord', 'R1');
  expect(all.asking()).toEqual([]);
});
it('[DS-RULING-39] on slippery floor four squares, unless the action pays for more; then no action follows', () => {
  const t = table({ at: turn('barbarian'), on: { barbarian: ['d4', 'n'] }, slippery: [1] });
  expect(t.options('red')).toContain('h4');
  expect(t.options('red')).not.toContain('i4');
  t.play('red', 'sprint');
  t.play('red', 'i4');
  t.play('red', 'n');
  expect(t.refuses('red', 'search')).toBe('DS-RULING-39');
  expect(t.options('red')).toEqual(['pass']);
});
it('[DS-RULING-39] entering it as the fifth square costs the action too; a bat does not care', () => {
  const t = table({ at: turn('barbarian'), on: { barbarian: ['g2', 'n'] }, slippery: [2], minions: [] });
  expect(t.options('red')).toContain('k2');
  const far = table({ at: turn('barbarian'), on: { barbarian: ['e2', 'n'] }, slippery: [2] });
  expect(far.options('red')).not.toContain('j2');
  expect(far.options('red')).toContain('sprint');
  const bat = table({
    at: { proc: 'activation', at: 0, model: 10 },
    on: { barbarian: ['a1', 'n'] },
    minions: [['bat', 'e2', 'n']],
    slippery: [2],
  });
  expect(bat.options('overlord')).toContain('j2');
  const zombie = table({
    at: { proc: 'activation', at: 0, model: 10 },
    on: { barbarian: ['a1', 'n'] },
    minions: [['skeleton', 'e2', 'n']],
    slippery: [2],
  });
  expect(zombie.options('overlord')).not.toContain('j2');
});
it('[DS-TABLE-4] [DS-RULING-40] a surge readies all spells; the next one has three dice more and takes no crystal', () => {
  const t = at('magic-surge', { hero: { wizard: { recharge: [2, 1] } } });
  expect(heroOf(t, 'wizard').recharge).toEqual([0, 0]);
  expect(t.state.surge).toBe(true);
  const cast = table({
    at: { proc: 'act', todo: [3], at: 0 },
    on: { wizard: ['e3', 'n'] },
    minions: [['zombie', 'e1', 's']],
    surge: true,
    turnOf: 'wizard',
    hero: { wizard: { crystals: [2] } },
  });
  cast.play('red', 'cast');
  cast.play('red', 'ember-dart');
  cast.play('red', 'zombie:e1');
  expect((cast.events().find(({ type }) => type === 'attack')!.dice as number[]).length).toBe(6);
  expect(cast.state.surge).toBe(false);
  expect(heroOf(cast, 'wizard').crystals).toEqual([2]);
});
it('[DS-TABLE-4] [DS-RULING-13] fortune: each hero a die of Glory of its own', () => {
  const t = at('fortune', { dice: [2, 5], hero: { elf: { gone: 'crippled' }, wizard: { gone: 'crippled' } } });
  expect(t.state.heroes.map((h) => h.glory)).toEqual([2, 5, 0, 0]);
});
it('[DS-TABLE-4] [DS-RULING-37] a die halved of skeletons and archers fall to bones, no revenants, no hero’s kill', () => {
  const t = at('necromantic-drain', {
    dice: [5],
    minions: [
      ['skeleton', 'h1', 's', { group: 0 }],
      ['archer', 'h3', 's'],
      ['dwarf-revenant', 'h5', 's'],
    ],
    groups: [{ left: 1, minus: 0, open: true }],
  });
  expect(t.options('overlord')).toEqual(['skeleton:h1', 'archer:h3']);
  t.play('overlord', 'skeleton:h1');
  expect(told(t)).toEqual(['collapsed']);
  expect(t.state.groups[0]).toEqual({ left: 0, minus: 0, open: false });
  t.play('overlord', 'archer:h3');
  expect(t.asking()).toEqual([]);
  expect(figureOf(t, 'dwarf-revenant')).toBeDefined();
  expect(t.view('red').game.map.things.map(({ cells }) => cells[0])).toEqual(['h1', 'h3']);
});
it('[DS-RULING-30] if the last of a group falls to nobody’s hand there is no loot', () => {
  const t = at('necromantic-drain', {
    dice: [1],
    minions: [['skeleton', 'h1', 's', { group: 0 }]],
    groups: [{ left: 1, minus: 0, open: true }],
  });
  t.play('overlord', 'skeleton:h1');
  expect(told(t)).not.toContain('table-rolled');
});
it('[DS-TABLE-4] [DS-RULING-36] a lock in play gives way; with none nothing happens; stars stay', () => {
  const t = at('lock-gives-way');
  expect(t.state.doors).toEqual([0, 0, 1]);
  const none = at('lock-gives-way', { doors: [0, 0, 12], piece: [{ kind: 'magic-chest', at: ['h1'], stars: 2 }] });
  expect(told(none)).toContain('no-lock');
  expect(none.state.doors).toEqual([0, 0, 12]);
  const chest = at('lock-gives-way', { doors: [0, 0, 0], piece: [{ kind: 'locked-chest', at: ['h1'], lock: [2, 2] }] });
  expect(chest.state.pieces[0]!.lock).toEqual([]);
});
it('[DS-TABLE-4] [DS-RULING-11] [DS-RULING-44] a prisoner: three overlord turns without cards; two start again at three', () => {
  const t = at('escaped-prisoner', { silenced: 1, prisoners: 1 });
  expect([t.state.silenced, t.state.prisoners]).toEqual([3, 2]);
  const silent = table({ at: overlordTurn, on: { barbarian: ['e3', 'n'] }, hand: ['second-wind'], silenced: 3 });
  expect(silent.refuses('overlord', 'card:second-wind')).toBe('DS-RULING-11');
  silent.play('overlord', 'end');
  expect(silent.state.silenced).toBe(2);
  const hero = table({ at: turn('barbarian'), on: { barbarian: ['e3', 'n'] }, hand: ['grasping-hands'], silenced: 1 });
  expect(hero.asked('overlord')).toEqual([]);
});
it('[DS-TABLE-4] [DS-EX-13] a breakthrough skips the draw at the end of this round', () => {
  expect(at('breakthrough').state.skipDraw).toBe(true);
  const t = table({
    at: { proc: 'end-of-round', at: 0 },
    on: { barbarian: ['e3', 'n'] },
    skipDraw: true,
    commandDeck: [],
  });
  expect([t.state.ended, t.state.skipDraw, t.state.round]).toEqual(['none', false, 2]);
});
it('[DS-TABLE-4] a trove begins with a die halved and one more Gold', () => {
  const t = at('trove', { dice: [1, 1, 1, 2] });
  expect(heroOf(t, 'barbarian').gold).toBeGreaterThanOrEqual(2);
  expect(where(t, 'barbarian')).toBe('e3');
});
