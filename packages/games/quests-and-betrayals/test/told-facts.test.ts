// What events carry for the eye: both sides of a fight, term by term, with nothing that is still hidden.
import { randomGame } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { questsAndBetrayals } from '../src/game.ts';
import { allyPower, powerInArena } from '../src/rules/power.ts';
import { challenged, facing, fists, table, told } from './table.ts';

const sumsOf = (event: object | undefined) => (event as Event | undefined)?.sums;

describe('whole games', () => {
  it('[QT-COMBAT-1] the terms of every fight add up to its totals, and hands count from the moment they open', () => {
    const seen = { dungeon: 0, arena: 0, hands: 0 };
    for (const seed of ['told', 'told again']) {
      for (const { events } of randomGame(questsAndBetrayals, { seats: 4, seed })) {
        const hands = events.filter(({ type }) => type === 'hand');
        for (const event of events) {
          const { type, sums } = event as Event;
          if (sums === undefined) {
            expect(['dice', 'arena-dice', 'rerolled', 'totals', 'arena-totals']).not.toContain(type);
            continue;
          }
          if (type === 'arena-dice') expect([sums.green.allies, sums.red.allies]).toEqual([[], []]);
          if (type !== 'totals' && type !== 'arena-totals') continue;
          seen[type === 'totals' ? 'dungeon' : 'arena']++;
          for (const side of ['green', 'red'] as const) {
            const { power, die, doubled, allies } = sums[side];
            const help = allies.reduce((sum, ally) => sum + ally.power, 0);
            expect((doubled ? 2 : 1) * (power + die) + help).toBe(event[side]);
          }
          if (type === 'totals') continue;
          seen.hands += hands.length;
          const on = (where: string) =>
            hands.filter(({ side }) => side === where).map(({ seat, power }) => ({ seat, power }));
          expect([sums.green.allies, sums.red.allies]).toEqual([on('attacker'), on('defender')]);
        }
      }
    }
    expect(Math.min(seen.dungeon, seen.arena, seen.hands)).toBeGreaterThan(5);
  });

  it('[QT-ARENA-7] [QT-ARENA-8] as long as an Arena goes on the table says what its principals count, and of what', () => {
    let arenas = 0;
    for (const { state } of randomGame(questsAndBetrayals, { seats: 4, seed: 'principals' })) {
      const { fight, _principals } = questsAndBetrayals.view(state, 'spectator');
      if (fight?.kind !== 'arena') {
        expect(_principals).toBeUndefined();
        continue;
      }
      arenas++;
      const { attacker, defender = -1 } = fight;
      expect(_principals?.map(({ power }) => power)).toEqual([
        powerInArena(state, attacker, false),
        powerInArena(state, defender, true),
      ]);
      for (const { power, terms } of _principals ?? [])
        expect(
          Math.max(
            1,
            terms.reduce((sum, { n }) => sum + n, 0),
          ),
        ).toBe(power);
    }
    expect(arenas).toBeGreaterThan(5);
  });
});

describe('one fight', () => {
  it('[QT-COMBAT-4] [QT-RULING-48] the Power Armour is told as doubling, though it is gone by then', () => {
    const t = table(
      facing('scarlet-dragon', { fight: { ally: 1 }, ann: { worn: ['power-armour'], wounds: 1 }, rolls: [8, 1] }),
    );
    t.play('ann', 'fight');
    t.play('ann', 'use');
    const green = { power: 7, die: 16, doubled: true, allies: [{ seat: 1, power: 4 }] };
    const red = { power: 24, die: 1, doubled: false, allies: [] };
    expect(sumsOf(told(t, 'dice')[0])).toEqual({ green, red });
    expect(sumsOf(told(t, 'totals')[0])).toEqual({ green, red });
  });

  it('[QT-CARD-107] [QT-CURSE-1] the terms of both powers are told before the dice', () => {
    const t = table(challenged({ ann: { worn: ['double-axe'], wounds: 2 }, bob: { character: 'warrior' }, cursed: 0 }));
    expect(t.view('spectator').game._principals).toEqual([
      {
        power: 8 + 4 - 2 - 2,
        terms: [
          { of: 'base', n: 8 },
          { of: 'double-axe', n: 4 },
          { of: 'wounds', n: -2 },
          { of: 'curse', n: -2 },
        ],
      },
      {
        power: 9,
        terms: [
          { of: 'base', n: 8 },
          { of: 'rampart', n: 1 },
        ],
      },
    ]);
  });

  it('[QT-ARENA-9] what a defeat takes away does not change the terms that were told', () => {
    const t = table(challenged({ ann: { worn: ['dragon-amulet'] }, rolls: [7, 7] }));
    const help = allyPower(t.state, 2, 'none');
    fists(t, 'defender', 'none');
    expect(told(t, 'hand').map(({ seat, side, power }) => [seat, side, power])).toEqual([
      [2, 'defender', help],
      [3, 'none', 4],
    ]);
    const red = { power: 8, die: 7, doubled: false, allies: [] };
    expect(sumsOf(told(t, 'arena-dice')[0])).toMatchObject({ green: { die: 16 }, red });
    expect(sumsOf(told(t, 'arena-totals')[0])).toMatchObject({ red: { ...red, allies: [{ seat: 2, power: help }] } });
    expect(t.state.players.map(({ wounds }) => wounds)).toEqual([0, 2, 2, 0]);
  });

  it('[QT-CARD-106] a die that is rolled again is told with what it counts, and no hand', () => {
    const t = table(challenged({ bob: { character: 'sorcerer' }, rolls: [5, 1, 8] }));
    fists(t, 'attacker', 'none');
    t.play('bob', 'sorcery');
    const [again] = told(t, 'rerolled');
    expect([again?.before, again?.pips, sumsOf(again)?.red.die, sumsOf(again)?.green.allies]).toEqual([1, 8, 16, []]);
  });
});
