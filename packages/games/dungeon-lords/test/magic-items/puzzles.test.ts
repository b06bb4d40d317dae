// The two questions that the annex asks its readers, answered by trying everything.
import { describe, expect, it } from 'vitest';
import type { HeroId, MonsterId } from '../../src/cards/cards.ts';
import { hero } from '../combat/duel.ts';
import { map, room } from '../table.ts';
import { bearer, duelWith, everyWay, type Way } from './at-table.ts';

const inRoom = { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('mint', 'c1')] };
const told = ({ events }: Way, type: string): boolean => events.some((event) => event.type === type);
const played = (way: Way): string => way.answers.join(' ');

describe('goblin and slime: who goes first, if no potion is to be used?', () => {
  const ways = everyWay(
    duelWith({
      variant: 'advanced',
      party: [bearer('thief-1', ['potion']), bearer('thief-2a', ['potion']), hero('priest-2a')],
      sends: ['goblin', 'slime'],
      red: inRoom,
    }),
  );
  const attacks = ways.filter(({ answers }) => !answers.includes('slime:clog'));

  it('there are four ways to play, in two of them both attack', () => {
    expect(ways.map(played).sort()).toEqual([
      'goblin:stab slime:clog',
      'goblin:stab slime:splash',
      'slime:clog goblin:stab',
      'slime:splash goblin:stab',
    ]);
    expect(attacks).toHaveLength(2);
  });

  it('either way the first thief is eliminated and his potion discarded unused', () => {
    for (const way of attacks) {
      expect(way.state.players[0]!.prison).toEqual(['thief-1']);
      expect(way.state.items!.farLands).toMatchObject([{ item: 'potion', used: false }]);
    }
  });

  it('[MI-RULING-20] [MI-USE-2] the goblin must go first', () => {
    expect(attacks.filter((way) => !told(way, 'potions-used')).map(played)).toEqual(['goblin:stab slime:splash']);
  });

  it('[MI-RULING-20] a slime that only fills the corridor uses no potion either, but eliminates nobody: no answer', () => {
    for (const way of ways.filter(({ answers }) => answers.includes('slime:clog'))) {
      expect(told(way, 'potions-used')).toBe(false);
      expect(way.state.players[0]!.prison).toEqual([]);
    }
  });
});

describe('witch and vampire: both adventurers this round, and no amulet used?', () => {
  /** Round 3, a room, fatigue 2, one magic. The mage lacks three hit points of being done for without the amulet. */
  const situation = (mage: HeroId, priest: HeroId, [m, p]: readonly [number, number], sends: MonsterId[]) =>
    everyWay(
      duelWith({
        variant: 'advanced',
        round: 3,
        card: 'detect-evil',
        party: [bearer(mage, ['amulet'], { wounds: m }), hero(priest, { wounds: p })],
        sends,
        red: inRoom,
      }),
    );
  const ways = situation('mage-1', 'priest-1', [0, 1], ['witch', 'vampire']);
  const both = (way: Way): boolean => way.state.players[0]!.party.length === 0;
  const answers = (all: readonly Way[]) => all.filter((way) => both(way) && !told(way, 'amulet-used'));

  it('[MI-EX-16a] the curse takes the mage at once; the vampire finds nobody, the priest survives', () => {
    const way = ways.find(({ answers: [first] }) => first === 'witch:curse')!;
    expect(way.answers).toEqual(['witch:curse']);
    expect(told(way, 'amulet-used')).toBe(false);
    expect(way.state.items!.farLands).toMatchObject([{ item: 'amulet', used: false }]);
    expect(told(way, 'cannot-attack')).toBe(true);
    expect(way.state.players[0]!.party).toMatchObject([{ id: 'priest-1', wounds: 2 }]);
  });

  it('[MI-EX-16b] two hexes on the priest and a bite for the mage: both fall, but the amulet was used', () => {
    const line = 'witch:hexes priest-1:2 priest-1:2 vampire:bite mage-1:1';
    const way = ways.find((one) => played(one) === line)!;
    expect(both(way)).toBe(true);
    expect(told(way, 'amulet-used')).toBe(true);
    expect(way.state.items!.dungeons[1]!.deadLetters).toMatchObject([{ item: 'amulet', used: true }]);
  });

  it('[MI-USE-12] [MI-RULING-12] of all ways exactly one does it: a hex for each, then the bite; the two hexes in either order', () => {
    expect(ways.length).toBeGreaterThan(15);
    expect(answers(ways).map(played).sort()).toEqual([
      'witch:hexes mage-1:1 priest-1:2 vampire:bite mage-1:1',
      'witch:hexes priest-1:2 mage-1:1 vampire:bite mage-1:1',
    ]);
    expect(ways.filter(both).length).toBeGreaterThan(answers(ways).length);
  });

  it('the answer is the same for the stronger mage and priest of one symbol', () => {
    const strong = situation('mage-2b', 'priest-2b', [1, 2], ['witch', 'vampire']);
    expect(answers(strong).map(played).sort()).toEqual([
      'witch:hexes mage-2b:1 priest-2b:2 vampire:bite mage-2b:1',
      'witch:hexes priest-2b:2 mage-2b:1 vampire:bite mage-2b:1',
    ]);
  });

  it('neither of the two creatures does it alone', () => {
    for (const alone of ['witch', 'vampire'] as const)
      expect(answers(situation('mage-1', 'priest-1', [0, 1], [alone]))).toEqual([]);
  });
});
