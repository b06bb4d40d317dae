// DL-PLAN, DL-REVEAL: what may be sent where, in secret
import { describe, expect, it } from 'vitest';
import type { MonsterId, TrapId } from '../../src/cards/cards.ts';
import { type CellName, cellOf } from '../../src/options.ts';
import { closest, stepsFromEntrance } from '../../src/rules/combat/battle-tile.ts';
import { NOWHERE, type Player } from '../../src/state.ts';
import { beginner, creature, type Given, lair, map, player, room, table } from '../table.ts';
import { line } from './duel.ts';

/** A combat round from its beginning; red has a warrior at the door. */
const combatRound = (red: Partial<Player>, more: Partial<Given> = {}) =>
  table({
    at: { proc: 'combat-round', at: 0 },
    season: 4,
    ...more,
    red: { party: line('warrior-3'), ...red },
  });
const planned = (red: Partial<Player>, tile: CellName, ...steps: string[]) => {
  const t = combatRound(red);
  for (const step of [tile, ...steps]) t.play('red', step);
  return t;
};

describe('who plans', () => {
  it('[DL-PLAN-1] everybody with adventurers at the door, at the same time', () => {
    const t = combatRound({}, { green: { party: line('mage-1') }, yellow: { party: line('thief-1') } });
    expect(t.asking()).toEqual(['red', 'green', 'yellow']);
    t.play('yellow', 'c1');
    expect(t.asking()).toEqual(['red', 'green']);
    t.play('green', 'c1');
    expect(player(t, 'green').plan.cell).toBe(NOWHERE); // nothing happens before the last one
    expect(t.state.combatShown).toBe(0);
    t.play('red', 'c1');
    expect(t.state.combatShown).toBe(1);
  });

  it('[DL-COMBAT-8] without an adventurer one takes no part', () => {
    const t = combatRound({});
    expect(t.asking()).toEqual(['red']);
    t.play('red', 'c1');
    for (const name of ['green', 'blue', 'yellow'] as const) expect(player(t, name)).toEqual(beginner());
  });

  it('[DL-RULING-23] plans are secret until all are made; then tile and creatures are open, traps only counted', () => {
    const t = combatRound(
      { lair: lair('goblin'), traps: ['trap-door'] },
      { green: { party: line('warrior-3', 'mage-1'), lair: lair('witch') } },
    );
    const before = JSON.stringify(t.view('green'));
    for (const step of ['c1', 'trap-door', 'goblin']) t.play('red', step);
    const after = t.view('green');
    expect(after.game).toEqual(JSON.parse(before).game);
    expect(after.waiting).toEqual([1]);
    expect(t.view('red').frames.at(-1)).toMatchObject({ drafts: [['c1', 'trap-door', 'goblin'], [], [], []] });
    expect(after.frames.at(-1)).toMatchObject({ drafts: [[], [], [], []], complete: [0] });
    t.play('green', 'c1');
    t.play('green', 'witch');
    expect(t.heard('blue').filter(({ type }) => type === 'plan-shown')).toEqual([
      { type: 'plan-shown', rule: 'DL-RULING-23', seat: 0, cell: 'c1', creatures: ['goblin'], traps: 1 },
      { type: 'plan-shown', rule: 'DL-RULING-23', seat: 1, cell: 'c1', creatures: ['witch'], traps: 0 },
    ]);
  });

  it('[DL-RULING-23] while another fights, everybody sees what was sent, and of traps how many', () => {
    const t = combatRound(
      { lair: lair('goblin'), traps: ['trap-door'] },
      { first: 'green', green: { party: line('warrior-3'), lair: lair('witch') } },
    );
    for (const step of ['c1', 'trap-door', 'goblin']) t.play('red', step);
    for (const step of ['c1', 'witch']) t.play('green', step);
    expect(t.asking()).toEqual(['green']);
    const seen = { cell: 'c1', creatures: ['goblin'], trapsLaid: 1 };
    for (const viewer of ['green', 'spectator'] as const) expect(t.view(viewer).game.players[0]!.plan).toEqual(seen);
    expect(t.view('red').game.players[0]!.plan).toEqual({ ...seen, traps: ['trap-door'] });
  });

  it('[DL-RULING-23] a complete plan may be taken back until the last one is complete', () => {
    const t = combatRound({ lair: lair('goblin') }, { green: { party: line('mage-1') } });
    t.play('red', 'c1');
    t.play('red', 'goblin');
    t.takeBack('red');
    t.play('red', 'done');
    t.play('green', 'c1');
    expect(t.events().find(({ type }) => type === 'plan-shown')).toMatchObject({ seat: 0, creatures: [] });
  });

  it('[DL-REVEAL-1] [DL-RULING-41] the card of the round is turned up when the last plan is made', () => {
    const t = combatRound(
      {},
      { combatShown: 1, combatCards: ['fireball', 'graffiti', 'suggestion', 'detect-evil'], blue: { spied: [1] } },
    );
    const cards = (who: 'green' | 'blue') => t.view(who).game.combatCards;
    expect(cards('green')).toEqual(['fireball', 'hidden', 'hidden', 'hidden']);
    expect(cards('blue')).toEqual(['fireball', 'graffiti', 'hidden', 'hidden']); // it had been spied on
    t.play('red', 'c1');
    expect(cards('green')).toEqual(['fireball', 'graffiti', 'hidden', 'hidden']);
    expect(t.events()).toContainEqual({
      type: 'combat-card',
      rule: 'DL-REVEAL-1',
      round: 2,
      card: 'graffiti',
      fatigue: 1,
    });
  });
});

describe('the tile', () => {
  const steps = (given: Parameters<typeof map>[0], cell: CellName) => stepsFromEntrance(map(given))[cellOf(cell)];

  it('[DL-PLAN-2] as close to the entrance as possible', () => {
    const t = combatRound({ map: map({ tunnels: ['c2', 'c3', 'd2'], conquered: ['c1'] }) });
    expect(t.options('red')).toEqual(['c2']);
    expect(t.refuses('red', 'c1')).toBe('DL-PLAN-2'); // conquered
    expect(t.refuses('red', 'a1')).toBe('DL-PLAN-2'); // rock
    expect(t.why('red', 'd2')).toEqual({ rule: 'DL-RULING-25', option: 'd2', params: { steps: 3, least: 2 } });
  });

  it('[DL-RULING-25] of equally close ones the owner chooses, tunnel or room', () => {
    const t = combatRound({
      map: map({ tunnels: ['b1', 'c2'], conquered: ['c1'], rooms: ['d1'] }),
      rooms: [room('mint', 'd1')],
    });
    expect(t.options('red')).toEqual(['b1', 'd1', 'c2']);
  });

  it('[DL-RULING-25] steps are walked, through conquered tiles too, not through rock', () => {
    const winding = { tunnels: ['c1', 'd1', 'e1', 'e2', 'e3', 'd3', 'c3'] } as const;
    expect(steps(winding, 'c1')).toBe(1);
    expect(steps(winding, 'c3')).toBe(7); // two steps below the entrance, but seven to walk
    const conquered = { tunnels: ['c3'], conquered: ['c1', 'c2'] } as const;
    expect(steps(conquered, 'c3')).toBe(3);
    expect(closest(map(conquered), stepsFromEntrance(map(conquered)))).toBe(3);
    expect(
      closest(map({ tunnels: [], conquered: ['c1'] }), stepsFromEntrance(map({ tunnels: [], conquered: ['c1'] }))),
    ).toBe(0);
  });

  it('[DL-RULING-25] the choice is made afresh every round', () => {
    const t = table({
      at: { proc: 'combat', at: 0 },
      season: 4,
      red: { party: line('warrior-7'), map: map({ tunnels: ['b1', 'd1'], conquered: ['c1'] }) },
    });
    t.play('red', 'd1');
    expect(t.options('red', 'plan-tile')).toEqual(['b1']);
  });
});

describe('what may be sent', () => {
  const rich = { lair: lair('goblin', 'troll', 'ghost', 'ghost'), traps: ['trap-door', 'pendulum'] as TrapId[] };
  const inRoom = (id: 'mint' | 'labyrinth') => ({
    ...rich,
    map: map({ tunnels: ['c2'], rooms: ['c1'] }),
    rooms: [room(id, 'c1')],
  });

  it('[DL-PLAN-3] in a tunnel one trap and one monster', () => {
    const t = planned(rich, 'c1');
    expect(t.options('red', 'plan-trap')).toEqual(['pendulum', 'trap-door', 'done']);
    expect(t.refuses('red', 'wall-of-fire')).toBe('DL-PLAN-3'); // not in hand
    t.play('red', 'trap-door');
    expect(t.options('red', 'plan-creature')).toEqual(['goblin', 'troll', 'ghost', 'done']);
    t.play('red', 'troll');
    expect(t.options('red')).toEqual(['ghost', 'done']);
    expect(t.refuses('red', 'goblin')).toBe('DL-PLAN-3');
    expect(t.refuses('red', 'troll')).toBe('DL-PLAN-3');
  });

  it('[DL-PLAN-4] in a room one trap and two monsters', () => {
    const t = planned(inRoom('mint'), 'c1', 'pendulum', 'goblin');
    expect(t.options('red')).toEqual(['troll', 'ghost', 'done']);
    t.play('red', 'troll');
    expect(t.options('red')).toEqual(['ghost', 'done']);
    expect(t.refuses('red', 'goblin')).toBe('DL-PLAN-4');
  });

  it('[DL-PLAN-5] [DL-MONTYPE-2] any number of ghosts, in a tunnel or a room', () => {
    const t = planned(rich, 'c1', 'done', 'ghost', 'ghost');
    expect(t.options('red')).toEqual(['goblin', 'troll', 'done']);
    expect(t.refuses('red', 'ghost')).toBe('DL-PLAN-5'); // there are only two
    const afterwards = planned(inRoom('mint'), 'c1', 'done', 'goblin', 'troll', 'ghost');
    expect(afterwards.options('red')).toEqual(['ghost', 'done']);
  });

  it('[DL-PLAN-6] or nothing at all', () => {
    const t = planned(rich, 'c1', 'done', 'done');
    expect(t.asking()).toEqual([]);
    expect(t.events().find(({ type }) => type === 'plan-shown')).toMatchObject({ creatures: [], traps: 0 });
    expect(player(t, 'red')).toMatchObject({ lair: rich.lair, traps: rich.traps });
  });

  it('[DL-PLAN-6] who has nothing to send is asked for the tile only', () => {
    expect(planned({}, 'c1').asking()).toEqual([]);
    const spent = planned({ lair: [creature('goblin', { spent: true })] }, 'c1');
    expect(spent.asking()).toEqual([]);
  });

  it('[DL-FIGHT-13] who lies face down stays in the lair', () => {
    const t = planned({ lair: [creature('goblin', { spent: true }), creature('troll')] }, 'c1');
    expect(t.options('red')).toEqual(['troll', 'done']);
    expect(t.refuses('red', 'goblin')).toBe('DL-FIGHT-13');
    const twins = planned({ lair: [creature('goblin', { spent: true }), creature('goblin')] }, 'c1');
    expect(twins.options('red')).toEqual(['goblin', 'done']);
  });

  it('[DL-CARD-28] [DL-RULING-50] in the Labyrinth up to two traps and up to one monster', () => {
    const t = planned(inRoom('labyrinth'), 'c1', 'trap-door');
    expect(t.options('red', 'plan-trap')).toEqual(['pendulum', 'done']);
    expect(t.refuses('red', 'trap-door')).toBe('DL-CARD-28');
    t.play('red', 'pendulum');
    t.play('red', 'goblin');
    expect(t.options('red')).toEqual(['ghost', 'done']);
    expect(t.refuses('red', 'troll')).toBe('DL-CARD-28');
    const one = planned(inRoom('labyrinth'), 'c1', 'trap-door', 'done');
    expect(one.asked('red')).toEqual(['plan-creature']);
  });

  it('[DL-RULING-26] the gold for a trap in a room is not reserved', () => {
    const t = planned({ ...inRoom('mint'), gold: 0 }, 'c1');
    expect(t.options('red')).toEqual(['pendulum', 'trap-door', 'done']);
  });

  it('[DL-PLAN-4] a conquered room is no room, and no battle tile', () => {
    const t = combatRound({ map: map({ tunnels: ['c2'], conqueredRooms: ['c1'] }), rooms: [room('mint', 'c1')] });
    expect(t.options('red')).toEqual(['c2']);
  });

  it('[DL-PLAN-3] twins are one option until both are sent', () => {
    const twins: MonsterId[] = ['goblin', 'goblin'];
    const t = planned({ ...inRoom('mint'), lair: lair(...twins), traps: [] }, 'c1', 'goblin');
    expect(t.options('red')).toEqual(['goblin', 'done']);
  });
});
