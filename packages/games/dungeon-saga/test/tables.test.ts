import { dice } from '@oubliette/testing';
import { expect, it } from 'vitest';
import type { TableId } from '../src/cards/pieces.ts';
import { type Effect, rowOf, TABLES } from '../src/cards/tables.ts';
import type { Frame } from '../src/frames.ts';
import { errandOf } from '../src/frames.ts';
import { figureOf, heroOf, table, tableWithoutUndo, told } from './table.ts';

const effects = (id: TableId, total: number): readonly Effect[] => rowOf(id, total).effects;
const does = (id: TableId, total: number): string =>
  effects(id, total)
    .map((e) => e.do)
    .join(' ');
const roll = (id: TableId, dice: 1 | 2, more: object = {}, minus = 0): Frame => ({
  proc: 'table-roll',
  at: 0,
  table: id,
  dice,
  minus,
  errand: errandOf(0, { tile: 1, ...more }),
  rolled: [],
});
const at = (frame: Frame, dice: readonly number[], more: object = {}) =>
  table({ at: frame, on: { barbarian: ['e3', 'n'] }, dice, ...more });
/** What a roll of this total gives the hero. */
function gives(id: TableId, dice: readonly number[]) {
  const { gold, items, crystals } = heroOf(at(roll(id, 2), dice), 'barbarian');
  return { gold, items, crystals };
}

it('[DS-TABLE-1] secret rooms: 1 to 3 empty, 4 and 5 inhabited, 6 two chests', () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => does('secret-rooms', n))).toEqual([
    'nothing',
    'nothing',
    'nothing',
    'roll',
    'roll',
    'chests',
  ]);
  expect(effects('secret-rooms', 4)).toEqual([{ do: 'roll', table: 'monsters', dice: 1 }]);
});
it('[DS-TABLE-2] [DS-RULING-5] [DS-RULING-38] monsters, row by row; a 1 reads as 2', () => {
  const row = (n: number) => {
    const [e] = effects('monsters', n);
    return e?.do === 'spawn' ? `${e.count} ${e.kind}${e.archer ? ' or archer' : ''}${e.loot ?? ''}` : '';
  };
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(row)).toEqual([
    '1 ghost',
    '1 ghost',
    '2 skeleton or archer',
    '2 skeleton or archer',
    '1 zombie-1',
    '1 zombie-1',
    '1 zombie-1',
    '2 zombie',
    '2 zombie',
    '1 armoured-zombie',
    '1 armoured-zombie',
    '1 dwarf-revenant',
  ]);
});
it('[DS-TABLE-3] monster loot: nothing, Gold, barrels, a locked chest', () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => does('monster-loot', n))).toEqual([
    'nothing',
    'gold',
    'gold',
    'roll',
    'roll',
    'roll',
  ]);
  expect([effects('monster-loot', 5), effects('monster-loot', 6)]).toEqual([
    [{ do: 'roll', table: 'barrels', dice: 2 }],
    [{ do: 'roll', table: 'locked-chest', dice: 2 }],
  ]);
});
it('[DS-RULING-4] one off the loot die, and never below 1', () => {
  const t = at(roll('monster-loot', 1, {}, 1), [2]);
  expect(heroOf(t, 'barbarian').gold).toBe(0);
  const low = at(roll('monster-loot', 1, {}, 1), [1]);
  expect(low.events().find(({ type }) => type === 'table-rolled')).toMatchObject({ total: 1 });
});
it('[DS-TABLE-4] [DS-RULING-19] eleven events on two dice', () => {
  expect(TABLES.events.map(({ from, to }) => [from, to])).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => [n, n]),
  );
});
it('[DS-LOOT-BARREL-1] barrels, row by row', () => {
  expect(does('barrels', 2)).toBe('spawn');
  expect([3, 4].map((n) => does('barrels', n))).toEqual(['nothing', 'nothing']);
  expect(gives('barrels', [2, 3])).toEqual({ gold: 0, items: ['lamp-oil'], crystals: [] });
  expect([gives('barrels', [3, 3]).gold, gives('barrels', [3, 4]).gold, gives('barrels', [4, 5]).gold]).toEqual([
    1, 1, 2,
  ]);
  expect(gives('barrels', [4, 4]).items).toEqual(['salt-rations']);
  expect(gives('barrels', [4, 6]).items).toEqual(['rope-and-wedges']);
  expect(gives('barrels', [5, 6]).items).toEqual(['healing-draught']);
  expect(gives('barrels', [6, 6])).toEqual({ gold: 3, items: ['healing-draught'], crystals: [] });
});
it('[DS-LOOT-CHEST-1] a chest, row by row', () => {
  expect(does('chest', 2)).toBe('trap');
  expect(
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
      [4, 4],
      [5, 6],
    ].map((d) => gives('chest', d).gold),
  ).toEqual([1, 1, 2, 2, 3, 4]);
  expect(
    [
      [3, 4],
      [4, 5],
      [4, 6],
    ].map((d) => gives('chest', d).items),
  ).toEqual([['healing-draught'], ['whetstone'], ['chalk-of-unsealing']]);
  expect(gives('chest', [6, 6])).toEqual({ gold: 2, items: [], crystals: [1] });
});
it('[DS-LOOT-LOCKED-1] a locked chest, row by row; a party without a caster takes Gold for the crystal', () => {
  expect(does('locked-chest', 2)).toBe('trap gold');
  expect(
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [3, 4],
      [4, 5],
    ].map((d) => gives('locked-chest', d).gold),
  ).toEqual([2, 2, 3, 3, 4]);
  expect(gives('locked-chest', [3, 3])).toEqual({ gold: 1, items: ['healing-draught'], crystals: [] });
  expect(
    [
      [4, 4],
      [5, 6],
    ].map((d) => gives('locked-chest', d).items),
  ).toEqual([['dented-buckler'], ['balanced-weapon']]);
  expect(gives('locked-chest', [4, 6])).toEqual({ gold: 0, items: [], crystals: [2] });
  const plain = at(roll('locked-chest', 2), [4, 6], { thief: 'wizard' });
  expect(heroOf(plain, 'barbarian')).toMatchObject({ gold: 3, crystals: [] });
  expect(effects('locked-chest', 12)).toEqual([
    { do: 'gold', amount: 5 },
    { do: 'roll', table: 'magic-chest', dice: 2 },
  ]);
});
it('[DS-LOOT-MAGIC-1] a magic chest, row by row; the backlash silences until the next round is over', () => {
  const t = at(roll('magic-chest', 2), [1, 1], { round: 3 });
  expect(heroOf(t, 'barbarian')).toMatchObject({ gold: 3, silencedTo: 4 });
  expect(
    [
      [1, 2],
      [3, 3],
    ].map((d) => gives('magic-chest', d).gold),
  ).toEqual([2, 3]);
  expect(
    [
      [1, 3],
      [1, 4],
      [5, 6],
    ].map((d) => gives('magic-chest', d).crystals),
  ).toEqual([[1], [2], [3]]);
  expect(gives('magic-chest', [4, 4])).toEqual({ gold: 1, items: [], crystals: [2] });
  expect(
    [
      [3, 4],
      [4, 5],
      [4, 6],
      [6, 6],
    ].map((d) => gives('magic-chest', d).items),
  ).toEqual([['scroll'], ['cloak-of-mist'], ['ring-of-the-second-wind'], ['runed-blade']]);
});
it('[DS-LOOT-RACK-1] a weapon rack, row by row; the finder of a bane blade says against whom', () => {
  expect([2, 3].map((n) => does('weapon-rack', n))).toEqual(['nothing', 'nothing']);
  const items = [
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
    [4, 5],
    [4, 6],
    [6, 6],
  ].map((d) => gives('weapon-rack', d).items[0]);
  expect(items).toEqual([
    'throwing-knife',
    'throwing-axe',
    'buckler',
    'sharp-blade',
    'spear',
    'light-crossbow',
    'tower-shield',
    'dwarf-forged-weapon',
  ]);
  const t = at(roll('weapon-rack', 2), [5, 6]);
  expect(t.options('red')).toEqual(['skeletons', 'zombies', 'ghosts']);
  t.play('red', 'zombies');
  expect(heroOf(t, 'barbarian').items).toEqual(['bane-blade-zombies']);
});

const thief = { thief: 'wizard', on: { thief: ['e3', 'n'], barbarian: ['g3', 'n'] } };
it('[DS-CARD-9] [DS-RULING-8] the Thief’s player may have all dice of a search table rolled again; the second roll stands', () => {
  const t = table({ at: roll('monster-loot', 1, { search: true, hero: 3 }), ...thief, dice: [1, 3] } as never);
  expect(t.options('red')).toEqual(['reroll', 'keep']);
  t.play('red', 'reroll');
  expect(heroOf(t, 'thief').gold).toBe(1);
  expect(t.asking()).toEqual([]);
});
it('[DS-RULING-8] it is for rolls of the Thief’s own player', () => {
  const own = table({ at: roll('monster-loot', 1, { search: true, hero: 0 }), ...thief, dice: [1] } as never);
  expect(own.asked('red')).toEqual(['vigilant']);
  const other = table({
    at: roll('monster-loot', 1, { search: true, hero: 0 }),
    ...thief,
    seats: 3,
    dice: [1],
  } as never);
  expect(other.asking()).toEqual([]);
});
it('[DS-RULING-22] for what a search led to, not for furniture; a table may keep it to the four tables of the sheet', () => {
  const furniture = table({ at: roll('barrels', 2, { hero: 3 }), ...thief, dice: [1, 2] } as never);
  expect(furniture.asking()).toEqual([]);
  const sheet = table({
    at: roll('barrels', 2, { search: true, hero: 3 }),
    ...thief,
    dice: [1, 2],
    settings: { vigilantTables: 'sheet' },
  } as never);
  expect(sheet.asking()).toEqual([]);
  const events = table({
    at: roll('events', 2, { search: true, hero: 3 }),
    ...thief,
    dice: [5, 6],
    settings: { vigilantTables: 'sheet' },
  } as never);
  expect(events.asked('red')).toEqual(['vigilant']);
});
it('[DS-EX-11] the Thief rolls 3 on the event table, looks again, and finds a trove', () => {
  const t = table({ at: roll('events', 2, { search: true, hero: 3 }), ...thief, dice: [1, 2, 6, 6, 4] } as never);
  t.play('red', 'reroll');
  expect(told(t)).toContain('event');
  expect(t.state.torch).toBe(0);
  expect(heroOf(t, 'thief').gold).toBe(3);
});
it('[DS-RULING-23] [DS-RULING-21] [DS-EX-18] every table roll of a trove has its own second chance; counting dice have none', () => {
  const t = table({
    at: { proc: 'trove', at: 0, errand: errandOf(3, { search: true }), barrels: 0 },
    ...thief,
    dice: [4, 5, 3, 4],
  } as never);
  // D3 + 1 = 3 Gold, D3 = 3 barrels; the first of them shows 7.
  expect(heroOf(t, 'thief').gold).toBe(3);
  const asked: string[] = [];
  for (let i = 0; i < 20 && t.asking().length > 0; i++) {
    const [kind] = [...t.asked('red'), ...t.asked('overlord')];
    if (kind === 'vigilant') asked.push(String(t.view('red').asks[0]!.about!.table));
    const seat = t.asking()[0]!;
    t.play(seat, t.options(seat).includes('keep') ? 'keep' : t.options(seat)[0]!);
  }
  expect(asked.slice(0, 6)).toEqual(['barrels', 'barrels', 'barrels', 'chest', 'magic-chest', 'weapon-rack']);
});
it('[DS-EX-18] a whole trove of the Thief: 6 Gold in all, lamp oil, a crystal of level 3, a dwarf-forged weapon', () => {
  const t = tableWithoutUndo({
    at: { proc: 'trove', at: 0, errand: errandOf(3, { search: true }), barrels: 0 },
    ...thief,
    trapDeck: ['rusted-mechanism'],
    dice: [4, 5, 3, 4],
  } as never);
  const thiefNow = () => heroOf(t, 'thief');
  const then = (option: 'keep' | 'reroll', next: readonly number[]) => {
    t.state.core.chance = dice(6, next);
    t.play('red', option);
  };
  expect([thiefNow().gold, t.view('red').asks[0]!.about!.table]).toEqual([3, 'barrels']);
  then('keep', [2, 3]); // 7: one Gold; the second barrel shows 5
  expect(thiefNow().gold).toBe(4);
  then('keep', [1, 2]); // 5: lamp oil; the third shows 3
  expect(thiefNow().items).toEqual(['lamp-oil']);
  then('reroll', [4, 5, 1, 1]); // 9: two Gold, and the second result stands; the chest shows 2
  expect([thiefNow().gold, t.view('red').asks[0]!.about!.table]).toEqual([6, 'chest']);
  then('keep', [5, 6]); // a trap without harm; the magic chest shows 11
  expect([thiefNow().wounds, t.state.usedTraps]).toEqual([0, ['rusted-mechanism']]);
  then('keep', [6, 6]); // a crystal; the rack shows 12
  expect(thiefNow().crystals).toEqual([3]);
  t.play('red', 'keep');
  expect([thiefNow().gold, thiefNow().items, t.asking()]).toEqual([6, ['lamp-oil', 'dwarf-forged-weapon'], []]);
});
it('[DS-RULING-16] a trap in a trove goes off on the searcher, who keeps the rest', () => {
  const trove: Frame = { proc: 'trove', at: 0, errand: errandOf(0, { search: true }), barrels: 0 };
  // Two Gold, one barrel that holds nothing, and a needle in the chest.
  const t = at(trove, [1, 1, 3, 1, 1, 1], { trapDeck: ['weighted-net'] });
  expect(told(t).slice(0, 5)).toEqual(['gold', 'table-rolled', 'nothing-found', 'table-rolled', 'trap-sprung']);
  expect(heroOf(t, 'barbarian').netted).toBeGreaterThan(0);
  expect(told(t).filter((type) => type === 'table-rolled').length).toBeGreaterThanOrEqual(4);
});
it('[DS-LOOT-BARREL-1] [DS-RULING-31] the bat in a barrel belongs to the card that led to it, or to none', () => {
  const led = at(roll('barrels', 2, { search: true, group: 0 }), [1, 1], {
    groups: [{ left: 0, minus: 0, open: true }],
  });
  led.play('overlord', led.options('overlord')[0]!);
  expect(figureOf(led, 'bat')!.group).toBe(0);
  expect(led.state.groups[0]!.left).toBe(1);
  const plain = at(roll('barrels', 2), [1, 1]);
  plain.play('overlord', plain.options('overlord')[0]!);
  expect(figureOf(plain, 'bat')!.group).toBe(-1);
});
