import { expect, it } from 'vitest';
import { ARENA, figureOf, heroOf, table, told, turn } from './table.ts';

const quiet = (more: object = {}) =>
  table({ at: turn('barbarian'), on: { barbarian: ['e3', 'n'] }, searchDeck: ['empty'], ...more });

it('[DS-SEARCH-1] [DS-SEARCH-4] [DS-CARD-2] a room of nine squares or more is searched as the action; an Empty card is nothing', () => {
  const t = quiet();
  t.play('red', 'n');
  expect(t.options('red')).toEqual(['search', 'pass']);
  t.play('red', 'search');
  expect(told(t)).toEqual(['searched', 'search-card', 'nothing-found']);
  expect(t.asking()).toEqual([]);
  expect(heroOf(t, 'barbarian')).toMatchObject({ gold: 0, items: [], played: true });
});
it('[DS-SEARCH-1] [DS-RULING-14] a corridor of six squares is no room', () => {
  const t = quiet({ on: { barbarian: ['k1', 'n'] } });
  t.play('red', 'n');
  expect(t.refuses('red', 'search')).toBe('DS-SEARCH-1');
});
it('[DS-SEARCH-2] the start tile is never searched, though it has nine squares', () => {
  const t = quiet({ on: { barbarian: ['a1', 'n'] } });
  t.play('red', 'n');
  expect(t.refuses('red', 'search')).toBe('DS-SEARCH-2');
});
it('[DS-SEARCH-3] [DS-RULING-15] a minion in the room forbids it, a bone pile does not', () => {
  const t = quiet({ minions: [['zombie', 'i6', 's']] });
  t.play('red', 'n');
  expect(t.refuses('red', 'search')).toBe('DS-SEARCH-3');
  const piles = quiet({ pileAt: ['i6'] });
  piles.play('red', 'n');
  expect(piles.options('red')).toContain('search');
});
it('[DS-EX-7] a room of nine squares is searched once; eight squares, the start, a minion and a second time are refused', () => {
  const rooms = (size: readonly [number, number], more: object = {}) => {
    const adventure = {
      ...ARENA,
      tiles: ARENA.tiles.map((tile) => (tile.id === 'R2' ? { ...tile, at: [9, 3] as const, size } : tile)),
    };
    const t = quiet({ adventure, doors: [0, 0, 0], on: { barbarian: ['j4', 'n'] }, ...more });
    t.play('red', 'n');
    return t;
  };
  expect(rooms([3, 3]).options('red')).toContain('search');
  expect(rooms([4, 2]).refuses('red', 'search')).toBe('DS-SEARCH-1');
  expect(rooms([3, 3], { minions: [['zombie', 'l6', 's']] }).refuses('red', 'search')).toBe('DS-SEARCH-3');
  expect(rooms([3, 3], { searched: [3] }).refuses('red', 'search')).toBe('DS-SEARCH-9');
  expect(rooms([3, 3], { on: { barbarian: ['a1', 'n'] } }).refuses('red', 'search')).toBe('DS-SEARCH-2');
});
it('[DS-SEARCH-5] the searcher moves only within the tile where the turn began', () => {
  const inside = quiet();
  inside.play('red', 'h6');
  inside.play('red', 'n');
  expect(inside.options('red')).toContain('search');
  const crossed = quiet({ on: { barbarian: ['c2', 'n'] } });
  crossed.play('red', 'e3');
  crossed.play('red', 'n');
  expect(crossed.refuses('red', 'search')).toBe('DS-SEARCH-5');
  const back = quiet({ on: { barbarian: ['d2', 'n'] } });
  back.play('red', 'c2');
  back.play('red', 'e2');
  back.play('red', 'n');
  expect(back.refuses('red', 'search')).toBe('DS-SEARCH-5');
});
it('[DS-SEARCH-6] [DS-EX-8] an enemy beyond an open door whose front arc covers a square of the room: not onto that square', () => {
  const given = { minions: [['zombie', 'j2', 'w']] };
  const t = quiet(given);
  t.play('red', 'h6');
  t.play('red', 'n');
  expect(t.options('red')).toContain('search');
  const seen = quiet(given);
  seen.play('red', 'i2');
  seen.play('red', 'n');
  expect(seen.refuses('red', 'search')).toBe('DS-SEARCH-6');
});
it('[DS-SEARCH-7] [DS-DECK-10] the top card is drawn and leaves the deck', () => {
  const t = quiet({ searchDeck: ['trap', 'ambush', 'empty'] });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.state.searchDeck).toEqual(['trap', 'ambush']);
  expect(t.state.usedSearch).toEqual(['empty']);
});
it('[DS-SEARCH-8] [DS-RULING-3] hidden traps of the room are shown, not triggered, not disarmed; others stay hidden', () => {
  const t = quiet({ trapAt: ['h5', 'l5'] });
  expect(t.view('red').game.map.things).toEqual([]);
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.view('red').game.map.things).toEqual([{ what: 'trap', cells: ['h5'] }]);
  expect(t.state.traps).toHaveLength(2);
  expect(heroOf(t, 'barbarian').wounds).toBe(0);
});
it('[DS-SEARCH-8] a room without traps is known to have none once the search ends: Vigilant is not kept, undone and rolled again', () => {
  const known = (trapAt: string[]) => {
    const t = quiet({
      at: turn('thief'),
      on: { thief: ['e3', 'n'] },
      thief: 'wizard',
      searchDeck: ['treasure'],
      dice: [4, 4],
      trapAt,
    });
    t.play('red', 'n');
    t.play('red', 'search');
    const before = t.state.core.known;
    t.play('red', 'keep');
    expect(t.state.searched).toEqual([1]);
    return t.state.core.known - before;
  };
  expect(known([])).toBe(1);
  expect(known(['h5'])).toBe(1);
});
it('[DS-SEARCH-9] a room is searched once', () => {
  const t = quiet();
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.state.searched).toEqual([1]);
  const again = quiet({ searched: [1] });
  again.play('red', 'n');
  expect(again.refuses('red', 'search')).toBe('DS-SEARCH-9');
});
it('[DS-RULING-2] an empty deck reads as an Empty card', () => {
  const t = quiet({ searchDeck: [] });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(told(t)).toEqual(['searched', 'search-card', 'nothing-found']);
  expect(t.state.usedSearch).toEqual([]);
});
it('[DS-RULING-28] under an enemy’s eyes without moving, but not after breaking away', () => {
  const given = { on: { barbarian: ['i2', 'n'] }, minions: [['zombie', 'j2', 'w']] };
  const t = quiet(given);
  expect(t.options('red')).toEqual(['break-away', 'n', 'e', 's', 'w', 'feat']);
  t.play('red', 'w');
  expect(t.options('red')).toContain('search');
  const fled = quiet(given);
  fled.play('red', 'break-away');
  fled.play('overlord', 'pass');
  fled.play('red', 'f4');
  fled.play('red', 'n');
  expect(fled.refuses('red', 'search')).toBe('DS-RULING-28');
});
it('[DS-RULING-28] a hidden trap on the way ends the move, and the search may follow', () => {
  const t = quiet({ trapAt: ['g3'], trapDeck: ['rusted-mechanism'] });
  t.play('red', 'h3');
  expect(t.options('red')).toEqual(['n', 'e', 's', 'w']);
  t.play('red', 'n');
  expect(t.options('red')).toContain('search');
});
it('[DS-RULING-46] what the card brings into the room does not undo the search', () => {
  const t = quiet({ searchDeck: ['ambush'], dice: [2], trapAt: ['i6'] });
  t.play('red', 'n');
  t.play('red', 'search');
  t.play('overlord', t.options('overlord')[0]!);
  t.play('overlord', 's');
  expect(figureOf(t, 'ghost')).toBeDefined();
  expect(t.state.searched).toEqual([1]);
  expect(t.state.traps[0]!.shown).toBe(true);
});
it('[DS-CARD-3] a Treasure card rolls two dice on the table of its face', () => {
  const t = quiet({ searchDeck: ['treasure'], faces: ['barrels', 'chest'], dice: [4, 4] });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.events().find(({ type }) => type === 'table-rolled')).toMatchObject({
    table: 'chest',
    dice: [4, 4],
    total: 8,
  });
  expect(heroOf(t, 'barbarian').gold).toBe(3);
  expect(t.state.faces).toEqual(['barrels']);
});
it('[DS-RULING-33] after six faces all of them come again; an empty trap deck is made of its used cards', () => {
  const t = quiet({ searchDeck: ['treasure'], faces: [] });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(t.state.faces).toHaveLength(5);
  const traps = quiet({ searchDeck: ['trap'], usedTraps: ['rusted-mechanism', 'rusted-mechanism'] });
  traps.play('red', 'n');
  traps.play('red', 'search');
  expect([traps.state.trapDeck, traps.state.usedTraps]).toEqual([['rusted-mechanism'], ['rusted-mechanism']]);
});
it('[DS-CARD-5] a Trap card goes off on the searcher’s own square', () => {
  const t = quiet({ searchDeck: ['trap'], trapDeck: ['covered-pit'] });
  t.play('red', 'n');
  t.play('red', 'search');
  expect(told(t)).toContain('trap-sprung');
  expect(heroOf(t, 'barbarian').pit).toBe(true);
});
