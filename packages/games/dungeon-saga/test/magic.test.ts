import { describe, expect, it } from 'vitest';
import { strikeWith } from '../src/frames.ts';
import { armourOf } from '../src/rules/attack-sum.ts';
import { figureOf, heroOf, table, told, turn, where } from './table.ts';

const caster = (more: object = {}) => {
  const t = table({
    at: turn('wizard'),
    on: { wizard: ['f4', 'n'] },
    minions: [['zombie', 'f1', 's']],
    ...more,
  } as never);
  t.play('red', 'n');
  t.play('red', 'cast');
  return t;
};
const attack = (t: ReturnType<typeof table>) => t.events().find(({ type }) => type === 'attack');

it('[DSC-46] [DSC-89] one major spell, or two different minor ones, the second chosen after the first', () => {
  const t = caster();
  expect(t.options('red')).toEqual(['ember-dart', 'rust', 'crystallise', 'fireburst', 'stoneskin', 'pass']);
  t.play('red', 'rust');
  t.play('red', 'zombie:f1');
  expect(t.options('red')).toEqual(['ember-dart', 'crystallise', 'pass']);
  t.play('red', 'crystallise');
  expect(t.asking()).toEqual([]);
  const major = caster();
  major.play('red', 'stoneskin');
  major.play('red', 'wizard:f4');
  expect(major.asking()).toEqual([]);
});
it('[DSC-47] [DSC-89] a major spell is not ready in the caster’s next turn, and is after it', () => {
  const cast = caster();
  cast.play('red', 'stoneskin');
  cast.play('red', 'wizard:f4');
  expect(heroOf(cast, 'wizard').recharge).toEqual([0, 1]);
  const next = caster({ hero: { wizard: { recharge: [0, 1] } } });
  expect(next.refuses('red', 'stoneskin')).toBe('DSC-89');
  next.play('red', 'pass');
  expect(heroOf(next, 'wizard').recharge).toEqual([0, 0]);
});
it('[DSC-48] [DSC-90] a crystal spent adds its level in dice; one for a spell', () => {
  const t = caster({ hero: { wizard: { crystals: [1, 2] } } });
  t.play('red', 'ember-dart');
  t.play('red', 'zombie:f1');
  expect(t.options('red')).toEqual(['crystal-1', 'crystal-2', 'none']);
  t.play('red', 'crystal-2');
  expect(attack(t)).toMatchObject({ attackParts: ['card:+3', 'crystal:+2'] });
  expect(heroOf(t, 'wizard').crystals).toEqual([1]);
});
it('[DSC-90] Hasten and Unward gain squares and stars, Rust armour, Stoneskin a turn; a third crystal is left behind', () => {
  const hasten = caster({
    on: { wizard: ['f4', 'n'], dwarf: ['d4', 'n'] },
    minions: [],
    hero: { wizard: { crystals: [2] } },
  });
  hasten.play('red', 'hasten');
  hasten.play('red', 'dwarf:d4');
  hasten.play('red', 'crystal-2');
  expect(hasten.view('red').asks[0]!.about).toMatchObject({ model: 'dwarf', left: 5 });
  const rust = caster({ hero: { wizard: { crystals: [2] } } });
  rust.play('red', 'rust');
  rust.play('red', 'zombie:f1');
  rust.play('red', 'crystal-2');
  expect(figureOf(rust, 'zombie')!.rust).toBe(3);
  const stone = caster({ hero: { wizard: { crystals: [2] } } });
  stone.play('red', 'stoneskin');
  stone.play('red', 'wizard:f4');
  stone.play('red', 'crystal-2');
  expect(heroOf(stone, 'wizard').stone).toBe(2);
  const full = caster({ hero: { wizard: { crystals: [1, 1] } } });
  full.play('red', 'crystallise');
  expect(full.refuses('red', 'new')).toBe('DSC-90');
});
it('[DSC-88] in range, in sight, on the front side; front arcs and cover do not hinder', () => {
  const t = caster({
    minions: [
      ['zombie', 'f3', 's'],
      ['ghost', 'f1', 's'],
      ['zombie', 'f6', 's'],
      ['bat', 'l4', 's'],
    ],
  });
  t.play('red', 'ember-dart');
  expect(t.options('red')).toEqual(['zombie:f3', 'ghost:f1']);
});
it('[DS-SPELL-1] Ember Dart: three dice', () => {
  const t = caster();
  t.play('red', 'ember-dart');
  t.play('red', 'zombie:f1');
  expect(attack(t)).toMatchObject({ how: 'spell', attackParts: ['card:+3'] });
});
it('[DS-SPELL-2] Rust: armour one lower, down to 1, until the end of the round', () => {
  const t = caster({ minions: [['ghost', 'f1', 's']] });
  t.play('red', 'rust');
  t.play('red', 'ghost:f1');
  expect(armourOf(t.state, figureOf(t, 'ghost')!, undefined, 'fight')).toBe(3);
  const zombie = caster();
  zombie.play('red', 'rust');
  zombie.play('red', 'zombie:f1');
  expect(armourOf(zombie.state, figureOf(zombie, 'zombie')!, undefined, 'fight')).toBe(1);
  const end = table({
    at: { proc: 'end-of-round', at: 0 },
    on: { wizard: ['f4', 'n'] },
    minions: [['ghost', 'f1', 's', { rust: 1 }]],
  });
  expect(figureOf(end, 'ghost')!.rust).toBe(0);
});
it('[DS-SPELL-3] Hasten: another hero moves three squares; not one in a front arc', () => {
  const t = caster({ on: { wizard: ['f4', 'n'], dwarf: ['d4', 'n'], elf: ['e1', 'n'] } });
  t.play('red', 'hasten');
  expect(t.options('red')).toEqual(['dwarf:d4']);
  t.play('red', 'dwarf:d4');
  expect(t.options('red')).not.toContain('h4');
  t.play('red', 'd1');
  t.play('red', 'n');
  expect(where(t, 'dwarf')).toBe('d1');
});
describe('magic locks', () => {
  const chest = (stars: number) => ({ piece: [{ kind: 'magic-chest' as const, at: ['f1'], stars }], minions: [] });
  it('[DS-SPELL-4] [DSC-54] Unward takes one star, within four squares; at none the lock is open', () => {
    const t = caster(chest(2));
    t.play('red', 'unward');
    expect(t.options('red')).toEqual(['magic-chest:f1']);
    t.play('red', 'magic-chest:f1');
    expect(t.state.pieces[0]!.stars).toBe(1);
    const last = caster(chest(1));
    last.play('red', 'unward');
    last.play('red', 'magic-chest:f1');
    expect(told(last)).toContain('seal-opened');
    const far = caster({ ...chest(1), on: { wizard: ['f6', 'n'] } });
    expect(far.options('red')).not.toContain('unward');
  });
  it('[DSC-54] [DSC-88] a sealed door is unsealed from the square before it, and force does nothing to it', () => {
    const t = caster({ on: { wizard: ['h5', 'e'] }, doors: [0, 0, 11], minions: [], revealed: [1, 1, 1, 0] });
    t.play('red', 'unward');
    expect(t.options('red')).toEqual(['door:j5']);
    t.play('red', 'door:j5');
    expect(t.state.doors[2]).toBe(0);
    expect(t.state.revealed[3]).toBe(1);
    const force = table({ at: turn('barbarian'), on: { barbarian: ['i5', 'e'] }, doors: [0, 0, 11] });
    force.play('red', 'e');
    expect(force.options('red').filter((o) => o.startsWith('lock'))).toEqual([]);
  });
  it('[DS-LOOT-CHEST-1] chalk of unsealing takes a star off a magic lock beside', () => {
    const t = table({
      at: turn('barbarian'),
      on: { barbarian: ['f2', 'n'] },
      ...chest(1),
      hero: { barbarian: { items: ['chalk-of-unsealing'] } },
    } as never);
    t.play('red', 'n');
    t.play('red', 'use:chalk-of-unsealing:f1');
    expect([t.state.pieces[0]!.stars, heroOf(t, 'barbarian').items]).toEqual([0, []]);
  });
});
it('[DS-SPELL-5] Crystallise: a new crystal of level 1, or one level more, to 3', () => {
  const t = caster();
  t.play('red', 'crystallise');
  expect(heroOf(t, 'wizard').crystals).toEqual([1]);
  const more = caster({ hero: { wizard: { crystals: [1, 3] } } });
  more.play('red', 'crystallise');
  expect(more.refuses('red', 'raise-3')).toBe('DS-SPELL-5');
  more.play('red', 'raise-1');
  expect(heroOf(more, 'wizard').crystals).toEqual([2, 3]);
});
it('[DS-SPELL-6] [DSC-91] Fireburst: everybody in the block who sees its middle, heroes too, in the caster’s order, not the caster', () => {
  const t = caster({
    on: { wizard: ['f4', 'n'], dwarf: ['g2', 'n'] },
    minions: [
      ['zombie', 'f1', 's'],
      ['ghost', 'h1', 's'],
    ],
  });
  t.play('red', 'fireburst');
  t.play('red', 'square:f2');
  expect(t.options('red')).toEqual(['dwarf:g2', 'zombie:f1']);
  t.play('red', 'zombie:f1');
  expect(attack(t)).toMatchObject({ how: 'spell', attackParts: ['card:+3'] });
  expect(told(t).filter((type) => type === 'attack')).toHaveLength(2);
});
it('[DS-RULING-34] one Fireburst that destroys the boss and cripples a hero: the heroes win', () => {
  const t = caster({
    on: { wizard: ['f4', 'n'], elf: ['g1', 'n'] },
    hero: { elf: { wounds: 4 }, wizard: { crystals: [3] } },
    minions: [['warden', 'f1', 's', { wounds: 4 }]],
  });
  t.play('red', 'fireburst');
  t.play('red', 'square:f2');
  t.play('red', 'none');
  for (let i = 0; i < 3 && t.asking().length > 0; i++) t.play('red', t.options('red')[0]!);
  // Whatever the dice say: a loss waits until the boss has been attacked as well.
  if (t.state.ended === 'crippled') expect(figureOf(t, 'warden')).toBeDefined();
  const both = table({
    at: [{ proc: 'burst', at: 1, caster: 3, crystal: 3, targets: [], flicker: false }],
    on: { wizard: ['f4', 'n'] },
    doomed: 'crippled',
  });
  expect(both.state.ended).toBe('crippled');
});
it('[DS-RULING-34] a loss within a Fireburst is settled only when its last attack is done', () => {
  const t = table({
    at: [
      { proc: 'burst', at: 1, caster: 3, crystal: 0, targets: [2, 10], flicker: false },
      strikeWith('spell', 3, 2, { dice: 3 }),
    ],
    on: { wizard: ['f4', 'n'], elf: ['g1', 'n'] },
    hero: { elf: { wounds: 4 } },
    minions: [['warden', 'f1', 's', { wounds: 4 }]],
    dice: [6, 6, 6, 1, 1],
  });
  // The Elf is down; the last attack on the Warden followed at once and decided.
  expect(heroOf(t, 'elf').gone).toBe('crippled');
  expect(told(t).filter((type) => type === 'attack')).toHaveLength(2);
  expect(t.state.ended).toBe(figureOf(t, 'warden') === undefined ? 'goal' : 'crippled');
});
it('[DS-SPELL-7] Stoneskin: armour one higher, up to 5, until the wizard’s next turn', () => {
  const t = caster({ on: { wizard: ['f4', 'n'], dwarf: ['f3', 'n'] }, minions: [] });
  t.play('red', 'stoneskin');
  t.play('red', 'dwarf:f3');
  expect(armourOf(t.state, figureOf(t, 'dwarf')!, undefined, 'fight')).toBe(5);
  const next = table({
    at: turn('wizard'),
    on: { wizard: ['f4', 'n'], dwarf: ['f3', 'n'] },
    hero: { dwarf: { stone: 1 } },
  });
  expect(heroOf(next, 'dwarf').stone).toBe(0);
  const other = table({
    at: turn('dwarf'),
    on: { wizard: ['f4', 'n'], dwarf: ['f3', 'n'] },
    hero: { dwarf: { stone: 1 } },
  });
  expect(heroOf(other, 'dwarf').stone).toBe(1);
});
it('[DS-LOOT-MAGIC-1] a scroll: anybody casts one minor spell as an action; the backlash forbids spells and feats', () => {
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['f4', 'n'] },
    minions: [['zombie', 'f1', 's']],
    hero: { barbarian: { items: ['scroll'] } },
  });
  t.play('red', 'n');
  t.play('red', 'scroll');
  expect(t.options('red')).toEqual(['ember-dart', 'rust', 'crystallise', 'pass']);
  t.play('red', 'ember-dart');
  t.play('red', 'zombie:f1');
  expect(heroOf(t, 'barbarian').items).toEqual([]);
  expect(t.asking()).toEqual([]);
  const mute = table({
    at: turn('wizard'),
    on: { wizard: ['f4', 'n'] },
    round: 3,
    hero: { wizard: { silencedTo: 3 } },
  });
  expect(mute.refuses('red', 'feat')).toBe('DS-LOOT-MAGIC-1');
  mute.play('red', 'n');
  expect(mute.refuses('red', 'cast')).toBe('DS-LOOT-MAGIC-1');
});
