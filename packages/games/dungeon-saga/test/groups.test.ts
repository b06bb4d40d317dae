import { expect, it } from 'vitest';
import { type Frame, strikeWith } from '../src/frames.ts';
import { figureOf, heroOf, table, told, turn } from './table.ts';

const group = (left: number, minus = 0, open = true) => [{ left, minus, open }];
const hit = (target: number): Frame => strikeWith('spell', 0, target, { dice: 8 });

it('[DS-CARD-4] a Wandering Monster rolls two dice on the monster table and may exceed the limit', () => {
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['d6', 'n'] },
    searchDeck: ['wandering'],
    dice: [4, 4],
    minions: [
      ['skeleton', 'k1', 's'],
      ['skeleton', 'k2', 's'],
      ['skeleton', 'k3', 's'],
      ['archer', 'j1', 's'],
    ],
  });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.events().find(({ type }) => type === 'table-rolled')).toMatchObject({ table: 'monsters', total: 8 });
  expect(t.asked('overlord')).toEqual(['place']);
});
it('[DS-CARD-8] [DS-RULING-19] an Event card rolls two dice on the event table', () => {
  const events = table({ at: turn('barbarian'), on: { barbarian: ['d6', 'n'] }, searchDeck: ['event'], dice: [5, 6] });
  events.play('red', 'n');
  events.play('red', 'search');
  expect(events.events().find(({ type }) => type === 'table-rolled')).toMatchObject({
    table: 'events',
    dice: [5, 6],
    total: 11,
  });
});
it('[DS-CARD-7] [DS-RULING-17] [DS-RULING-18] an Ambush rolls one die; the overlord says whether one skeleton is an archer, limit or not', () => {
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['d6', 'n'] },
    searchDeck: ['ambush'],
    dice: [3],
    minions: [
      ['skeleton', 'k1', 's'],
      ['skeleton', 'k2', 's'],
      ['archer', 'k3', 's'],
      ['archer', 'j1', 's'],
    ],
  });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.options('overlord')).toEqual([
    'skeleton:d5',
    'archer:d5',
    'skeleton:e5',
    'archer:e5',
    'skeleton:e6',
    'archer:e6',
  ]);
  t.play('overlord', 'archer:e5');
  t.play('overlord', 'w');
  expect(t.options('overlord')).toEqual(['skeleton:d5', 'skeleton:e6']);
  t.play('overlord', 'skeleton:d5');
  t.play('overlord', 's');
  expect(t.state.models.filter((m) => m.hero < 0)).toHaveLength(6);
  expect(t.state.groups).toEqual([{ left: 2, minus: 0, open: true }]);
});
it('[DS-CARD-10] [DS-RULING-7] [DS-EX-10] the last of a group gives loot once; falling to bones counts', () => {
  const given = {
    on: { barbarian: ['e3', 'n'] },
    minions: [
      ['skeleton', 'e2', 's', { group: 0 }],
      ['skeleton', 'h5', 's', { group: 0 }],
    ],
  };
  const first = table({ at: hit(10), ...given, groups: group(2) } as never);
  expect(told(first)).toEqual(['attack', 'collapsed']);
  expect(first.state.groups).toEqual([{ left: 1, minus: 0, open: true }]);
  const last = table({ at: hit(10), ...given, minions: given.minions.slice(0, 1), groups: group(1) } as never);
  expect(told(last).slice(0, 3)).toEqual(['attack', 'collapsed', 'table-rolled']);
  expect(last.state.groups[0]!.open).toBe(false);
});
it('[DS-RULING-7] a closed group gives nothing again, and what rises later is of none', () => {
  const t = table({
    at: hit(10),
    on: { barbarian: ['e3', 'n'] },
    minions: [['bat', 'e2', 's', { group: 0 }]],
    groups: group(1, 0, false),
  });
  expect(told(t)).toEqual(['attack', 'destroyed']);
  const risen = table({
    at: { proc: 'raise', at: 0, cell: 4004, kind: 'skeleton', strikes: false, model: -1 },
    on: { barbarian: ['a1', 'n'] },
    pileAt: ['e5'],
    groups: group(0),
  });
  expect(figureOf(risen, 'skeleton')!.group).toBe(-1);
});
it('[DS-RULING-4] the zombie of a group takes one off its loot', () => {
  const t = table({
    at: hit(10),
    on: { barbarian: ['e3', 'n'] },
    minions: [['zombie', 'e2', 's', { group: 0 }]],
    groups: group(1, 1),
  });
  const loot = t.events().find(({ type }) => type === 'table-rolled')!;
  expect(loot.total).toBe(Math.max(1, (loot.dice as number[])[0]! - 1));
});
it('[DS-RULING-30] a Free Strike is the hero’s hand too', () => {
  const t = table({
    at: strikeWith('free-strike', 0, 10),
    on: { barbarian: ['e3', 'n'] },
    minions: [['bat', 'e2', 's', { group: 0 }]],
    groups: group(1),
    dice: [6, 6, 6, 6, 6, 1],
  });
  expect(told(t)).toContain('table-rolled');
  expect(heroOf(t, 'barbarian').wounds).toBe(0);
});
it('[DS-PLACE-1] [DS-PLACE-4] wanderers: joined tile, three squares from every hero, nearest to the searcher', () => {
  // The searcher at i2 beside the open door to C1 (j1-k3): three squares away is out of reach there, so S is used.
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['h2', 'n'], dwarf: ['d6', 'n'] },
    searchDeck: ['wandering'],
    dice: [3, 3],
  });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.options('overlord')).toEqual(['zombie:k1', 'zombie:k2', 'zombie:k3']);
});
it('[DS-PLACE-1] if there is no such square, the one farthest from all heroes', () => {
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['f2', 'n'], dwarf: ['b2', 'n'], elf: ['k2', 'n'] },
    searchDeck: ['wandering'],
    dice: [3, 3],
    revealed: [1, 1, 1, 0],
  });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.options('overlord')).toEqual(['zombie:d6', 'zombie:e6', 'zombie:f6', 'zombie:g6', 'zombie:h6', 'zombie:i6']);
});
it('[DS-PLACE-2] ambushers as near as can be, but a hero keeps a square to step to', () => {
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['d6', 'n'] },
    searchDeck: ['ambush'],
    dice: [5],
    piece: [{ kind: 'table', at: ['d5', 'e5'] }],
  });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.options('overlord')).not.toContain('zombie:e6');
});
it('[DS-PLACE-3] [DSC-36] what a search card places acts from the next overlord turn on', () => {
  const t = table({
    at: [{ proc: 'overlord-turn', at: 0 }, turn('barbarian')],
    on: { barbarian: ['d6', 'n'] },
    searchDeck: ['ambush'],
    dice: [5],
  });
  t.play('red', 'n');
  t.play('red', 'search');
  t.play('overlord', 'zombie:e6');
  t.play('overlord', 'w');
  expect(t.options('overlord')).toEqual(['command:zombie:e6', 'end']);
});
it('[DS-RULING-42] a model that finds no place is not placed', () => {
  const small = table({
    at: {
      proc: 'place',
      kinds: ['bat'],
      archer: false,
      errand: { hero: 0, search: true, group: -1, tile: 2, near: true },
    },
    on: { barbarian: ['j1', 'n'], dwarf: ['j2', 'n'], elf: ['j3', 'n'] },
    piece: [
      { kind: 'table', at: ['k1', 'k2'] },
      { kind: 'chest', at: ['k3'] },
    ],
  });
  expect(small.asking()).toEqual([]);
  expect(told(small)).toEqual(['not-placed']);
});
it('[DS-RULING-31] models of one card are one group, whatever the way', () => {
  const t = table({ at: turn('barbarian'), on: { barbarian: ['d6', 'n'] }, searchDeck: ['event'], dice: [1, 1, 5] });
  t.play('red', 'n');
  t.play('red', 'search');
  for (let i = 0; i < 3; i++) {
    t.play('overlord', t.options('overlord')[0]!);
    t.play('overlord', 'n');
  }
  expect(t.state.models.filter((m) => m.kind === 'bat').map((m) => m.group)).toEqual([0, 0, 0]);
  expect(t.state.groups).toEqual([{ left: 3, minus: 0, open: true }]);
});
