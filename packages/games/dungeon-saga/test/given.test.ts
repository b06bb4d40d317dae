import { newGame, newMatch, tableFaults } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import type { Adventure } from '../src/cards/adventures/adventure.ts';
import { ADVENTURES } from '../src/cards/adventures/adventures.ts';
import { searchDeckFor } from '../src/cards/search-deck.ts';
import { dungeonSaga } from '../src/game.ts';
import { readGiven } from '../src/given.ts';
import { campaign, campaignAfter, campaignEnd, newCampaignState, ranking } from '../src/legacy.ts';
import { deckCounts } from '../src/rules/setup.ts';
import { table } from './table.ts';

const [cellars, orchard] = ADVENTURES as [Adventure, Adventure];
const faults = (adventure: unknown): string[] => {
  const read = readGiven({ adventure });
  return 'faults' in read
    ? read.faults.map(({ rule, where, params }) =>
        `${rule} ${where} ${params?.code ?? ''}`.trim().replace(/^(\S+ \S+).*/, '$1'),
      )
    : [];
};

it('[DS-GIVEN-1] the eight adventures read as themselves; what is missing or unknown is named', () => {
  for (const adventure of ADVENTURES) {
    if (adventure.turntable !== undefined) continue; // the turntable is the Turning Stair's own
    expect(readGiven({ adventure })).toEqual({ value: { adventure } });
  }
  expect(readGiven(undefined)).toEqual({ value: {} });
  const { commands: _, ...short } = cellars;
  expect(faults(short)).toEqual(['DS-GIVEN-1 given.adventure.commands']);
  expect(faults({ ...cellars, minions: [{ kind: 'dragon', at: [5, 1] }] })).toEqual([
    'DS-GIVEN-1 given.adventure.minions[0]',
  ]);
  expect('faults' in readGiven({ quest: 1 })).toBe(true);
  expect('faults' in readGiven(7)).toBe(true);
});
it('[DS-GIVEN-2] tiles do not overlap, one is the start, with four start squares', () => {
  const [first, second, ...rest] = cellars.tiles;
  expect(faults({ ...cellars, tiles: [first, { ...second!, at: [3, 0] }, ...rest] })).toContain(
    'DS-GIVEN-2 given.adventure.tiles[1]',
  );
  expect(faults({ ...cellars, tiles: cellars.tiles.map(({ start: _, ...tile }) => tile) })).toContain(
    'DS-GIVEN-2 given.adventure.tiles',
  );
  expect(faults({ ...cellars, startSquares: cellars.startSquares.slice(1) })).toEqual([
    'DS-GIVEN-2 given.adventure.startSquares',
  ]);
});
it('[DS-GIVEN-3] doors join two tiles, and every tile is reached', () => {
  expect(
    faults({
      ...cellars,
      doors: [
        ...cellars.doors,
        {
          between: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    }),
  ).toEqual(['DS-GIVEN-3 given.adventure.doors[12]']);
  expect(
    faults({ ...cellars, doors: cellars.doors.slice(0, 1) }).every((fault) =>
      fault.startsWith('DS-GIVEN-3 given.adventure.tiles'),
    ),
  ).toBe(true);
});
it('[DS-GIVEN-4] one thing a square, not on the start, not before a door; pieces have their size', () => {
  expect(faults({ ...cellars, bonePiles: [[0, 0]] })).toEqual(['DS-GIVEN-4 given.adventure.bonePiles[0]']);
  expect(faults({ ...cellars, bonePiles: [[5, 1]] })).toEqual(['DS-GIVEN-4 given.adventure.bonePiles[0]']);
  expect(faults({ ...cellars, hiddenTraps: [[4, 1]] })).toEqual(['DS-GIVEN-4 given.adventure.hiddenTraps[0]']);
  expect(faults({ ...cellars, pieces: [...cellars.pieces, { kind: 'table', at: [[9, 1]] }] })).toEqual([
    'DS-GIVEN-4 given.adventure.pieces[4]',
  ]);
});
it('[DS-GIVEN-5] what a goal names is on the map', () => {
  expect(faults({ ...cellars, goals: [] })).toEqual(['DS-GIVEN-5 given.adventure.goals']);
  expect(faults({ ...cellars, goals: [{ do: 'destroy', boss: 'warden' }] })).toEqual([
    'DS-GIVEN-5 given.adventure.goals[0]',
  ]);
  const { exit: _, ...closed } = orchard;
  expect(faults(closed)).toEqual(['DS-GIVEN-5 given.adventure.goals[1]']);
});
it('[DS-GIVEN-1] an adventure of one’s own is played, and refused at the table with its field', () => {
  const own = { ...cellars, id: 'my-cellar', number: 0 };
  expect(newGame(dungeonSaga, { seats: 2, seed: 'own', given: { adventure: own } }).quest.id).toBe('my-cellar');
  expect(tableFaults(dungeonSaga, { seats: 2, given: { adventure: { ...own, goals: [] } } })[0]).toMatchObject({
    rule: 'DS-GIVEN-5',
    where: 'given.adventure.goals',
  });
});

describe('a campaign', () => {
  const hero = { gold: 4, items: ['spear' as const], crystals: [2] };
  const ended = (how: 'goal' | 'clock') =>
    table({
      at: { proc: 'rounds', at: 0 },
      on: { barbarian: ['e3', 'n'] },
      ended: how,
      campaign: {
        adventure: 3,
        hours: 9,
        failures: 1,
        heroes: [{ id: 'thief', gold: 7, glory: 5, items: [], crystals: [] }],
      },
      kit: [{ id: 'barbarian', gold: 1, glory: 2, items: ['spear', 'whetstone'], crystals: [] }],
      hero: { barbarian: { ...hero, glory: 6 } },
    }).state;
  it('[DSC-96] fifteen hours, or as agreed; each attempt costs one', () => {
    expect(campaign.given(undefined, undefined)).toEqual({ campaign: newCampaignState(15) });
    expect(campaign.given(undefined, { hours: -1 })).toEqual({ campaign: newCampaignState(-1) });
    expect([campaignAfter(ended('goal')).hours, campaignAfter(ended('clock')).hours]).toEqual([8, 8]);
  });
  it('[DSC-97] won: the next adventure, with finds and Glory', () => {
    const next = campaignAfter(ended('goal'));
    expect(next).toMatchObject({ adventure: 4, failures: 0 });
    expect(next.heroes[0]).toEqual({ id: 'barbarian', gold: 4, glory: 6, items: ['spear'], crystals: [2] });
    expect(next.heroes.at(-1)).toMatchObject({ id: 'thief', gold: 7 });
  });
  it('[DSC-98] lost: the same adventure, without finds and without what was used up, and a worse deck', () => {
    const next = campaignAfter(ended('clock'));
    expect(next).toMatchObject({ adventure: 3, failures: 2 });
    expect(next.heroes[0]).toEqual({ id: 'barbarian', gold: 1, glory: 2, items: ['spear'], crystals: [] });
    const s = newGame(dungeonSaga, { seats: 2, seed: 'again', given: { campaign: next } });
    expect(s.quest).toMatchObject({ id: 'weeping-choir', failures: 2 });
    const built = searchDeckFor(s.quest.rooms);
    expect(deckCounts(s)).toEqual({ ...built, empty: built.empty - 2, wandering: built.wandering + 2 });
  });
  it('[DSC-99] won with the eighth, lost without an hour', () => {
    const at = (adventure: number, hours: number) => campaignEnd({ ...newCampaignState(hours), adventure });
    expect([at(9, 3), at(8, 0), at(8, 1), at(2, -1)]).toEqual(['won', 'lost', 'goes-on', 'goes-on']);
  });
  describe('[DSC-100] trading before an adventure', () => {
    const saved = (id: string, more: object = {}) => ({ id, gold: 0, glory: 0, items: [], crystals: [], ...more });
    const trading = (barbarian: object, dwarf: object = {}, campaigns = true) =>
      table({
        at: { proc: 'trade', todo: [0, 1, 2, 3], at: 0 },
        seats: 3,
        ...(campaigns ? { campaign: { ...newCampaignState(), heroes: [saved('barbarian')] } } : {}),
        hero: { barbarian, dwarf },
      } as never);
    it('Gold one by one, items and crystals, to anybody, as often as wanted', () => {
      const t = trading({ gold: 2, items: ['spear', 'spear'], crystals: [2] });
      expect(t.options('red')).toEqual([
        ...['dwarf', 'elf', 'wizard'].flatMap((id) => [`gold:${id}`, `spear:${id}`, `crystal-2:${id}`]),
        'done',
      ]);
      t.play('red', 'gold:elf');
      t.play('red', 'spear:dwarf');
      t.play('red', 'crystal-2:wizard');
      expect(t.options('red')).toEqual(
        ['dwarf', 'elf', 'wizard'].flatMap((id) => [`gold:${id}`, `spear:${id}`]).concat('done'),
      );
      t.play('red', 'done');
      const of = (id: string) => t.state.heroes.find((h) => h.id === id)!;
      expect([of('barbarian').gold, of('elf').gold, of('dwarf').items, of('wizard').crystals]).toEqual([
        1,
        1,
        ['spear'],
        [2],
      ]);
      // The dwarf is led by somebody else, and now has something to give.
      expect([t.asking(), t.options('green')]).toEqual([
        ['green'],
        ['spear:barbarian', 'spear:elf', 'spear:wizard', 'done'],
      ]);
    });
    it('a third crystal finds no room; who has nothing is not asked; outside a campaign nobody is', () => {
      const t = trading({ crystals: [1] }, { crystals: [3, 3] });
      expect(t.refuses('red', 'crystal-1:dwarf')).toBe('DSC-90');
      expect(trading({}, {}).asking()).toEqual([]);
      expect(trading({ gold: 4 }, {}, false).asking()).toEqual([]);
    });
  });
  it('[DSC-100] purse and items come along, and the shop is open; [DSC-101] ranked by Glory, ties shared', () => {
    const s = newGame(dungeonSaga, { seats: 2, seed: 'kit', given: { campaign: campaignAfter(ended('goal')) } });
    expect(s.heroes[0]).toMatchObject({ gold: 4, glory: 6, items: ['spear'], crystals: [2], wounds: 0 });
    expect(s.heroes[1]).toMatchObject({ gold: 0, items: [] });
    expect(
      ranking({
        ...newCampaignState(),
        heroes: [
          { id: 'elf', glory: 3 },
          { id: 'dwarf', glory: 7 },
          { id: 'wizard', glory: 3 },
        ].map((h) => ({ gold: 0, items: [], crystals: [], ...h })) as never,
      }).map(({ id, place }) => `${place} ${id}`),
    ).toEqual(['1 dwarf', '2 elf', '2 wizard']);
  });
  it('[DS-GIVEN-6] goes on only from where one can stand', () => {
    const bad = (more: object) => 'faults' in readGiven({ campaign: { ...newCampaignState(), ...more } });
    expect([bad({}), bad({ adventure: 9 }), bad({ hours: 0 }), bad({ heroes: [{ id: 'bard' }] })]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(campaign.readLegacy({ ...newCampaignState(), adventure: 9 })).toHaveProperty('value');
    expect(
      newMatch(dungeonSaga, { seats: 2, seed: 'camp', given: { campaign: newCampaignState() } }).terms?.given,
    ).toEqual({ campaign: newCampaignState() });
  });
});
