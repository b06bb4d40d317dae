// Rulings about magic items that a table may want otherwise.
import { describe, expect, it } from 'vitest';
import type { TokenId } from '../../src/cards/cards.ts';
import { score } from '../../src/score.ts';
import { map, round, type Table, table } from '../table.ts';
import { holding, token } from './at-table.ts';

describe('[MI-RULING-3] captured items and the licence', () => {
  const bare = { gold: 0, food: 0, imps: 0, evil: 1, map: map({ tunnels: [] }) };
  /** Red has this many points without items, and nobody a title alone. */
  const end = (itemLicence: boolean, official: number, items: number, variant: 'basic' | 'advanced' = 'basic') => {
    const shared = { ...bare, evil: 1 };
    const { state } = table({
      at: { proc: 'game', at: 4 },
      season: 4,
      year: 2,
      options: { items: variant, itemLicence },
      items: holding(variant, 4, {
        red: { [variant === 'basic' ? 'prison' : 'deadLetters']: new Array(items).fill(token('wand', 'red', true)) },
      }),
      // Two points for sharing Dark Deeds with everybody; the rest is creatures or letters.
      red: { ...shared, letters: official < 2 ? 1 : 0, lair: lairWorth(official < 2 ? official + 1 : official - 2) },
      green: { ...shared, lair: lairWorth(9) },
      blue: shared,
      yellow: shared,
    });
    const { total, lines } = score(state)[0]!;
    return { total, licence: lines.some(({ key }) => key === 'licence') };
  };
  const lairWorth = (n: number) =>
    Array.from({ length: n }, () => ({ id: 'goblin' as const, spent: false, worked: false, unpaid: false }));

  it('by default they earn it', () => {
    expect(end(true, 0, 1)).toEqual({ total: 1, licence: true });
  });
  it('else their points come on top, licence or not', () => {
    expect(end(false, 0, 1)).toEqual({ total: 1, licence: false });
    expect(end(false, 1, 1)).toEqual({ total: 2, licence: true });
    expect(end(false, -1, 3)).toEqual({ total: 2, licence: false });
  });
  it('without items nothing changes, nor in the advanced variant', () => {
    expect(end(false, 1, 0)).toEqual(end(true, 1, 0));
    expect(end(false, 0, 2, 'advanced')).toEqual({ total: 0, licence: false });
    expect(end(false, 1, 2, 'advanced')).toEqual({ total: 5, licence: true });
  });
});

describe('[MI-RULING-6] trainees’ tokens', () => {
  const sent = (dummyTokens: 'last' | 'first', seats: 2 | 3 | 4): Table => {
    const t = table({
      at: round('orders'),
      season: 1,
      seats,
      first: 'green',
      options: { items: 'advanced', dummyTokens },
      arriving: ['thief-1', 'mage-2a', 'warrior-3'],
      items: holding('advanced', seats, { pools: pools(seats) }),
      dummies: Array.from({ length: 4 - seats }, () => ({ blocked: [], drawn: [] })),
    });
    for (const seat of t.state.players.keys()) {
      for (const order of ['food', 'dig', 'gold']) t.play(seat, order);
      if (seats === 2) t.play(seat, 'food', 'dummy-order');
      t.play(seat, 'blank');
    }
    return t;
  };
  /** Everybody holds a blank, dummies a wand. */
  const pools = (seats: number): TokenId[][] => [0, 1, 2, 3].map((c) => (c < seats ? ['wand', 'blank'] : ['wand']));
  const owners = (t: Table) => t.state.items!.queue.map(({ ownerSeat, item }) => `${ownerSeat} ${item}`);

  it('by default they come after the players’', () => {
    expect(owners(sent('last', 3))).toEqual(['1 blank', '2 blank', '0 blank', 'dummy-1 wand']);
  });
  it('else before them, at two in the order of their operators', () => {
    const t = sent('first', 3);
    expect(owners(t)).toEqual(['dummy-1 wand', '1 blank', '2 blank', '0 blank']);
    expect(t.events()).toContainEqual({ type: 'tokens-laid-after', rule: 'MI-A-8', seats: [1, 2, 0], dummies: 1 });
    expect(owners(sent('first', 2))).toEqual(['dummy-2 wand', 'dummy-1 wand', '1 blank', '0 blank']);
    // Face down to everybody, wherever they lie.
    expect(t.view('red').game.magicItems!.queue!.map(({ item }) => item)).toEqual([
      'hidden',
      'hidden',
      'hidden',
      'blank',
    ]);
  });
  it('without a dummy nothing changes', () => {
    expect(owners(sent('first', 4))).toEqual(owners(sent('last', 4)));
  });

  it('so a dummy’s wand is the one the warrior gets', () => {
    const assigning = (queue: ReturnType<typeof token>[]) =>
      table({
        at: round('adventurers'),
        season: 1,
        seats: 3,
        options: { items: 'advanced', dummyTokens: 'first' },
        arriving: ['thief-1', 'mage-2a', 'warrior-3'],
        items: holding('advanced', 3, { queue }),
      });
    const t = assigning([token('wand', 'dummy-1'), token('wand', 'red')]);
    expect(t.state.players.flatMap(({ party }) => party.flatMap(({ items = [] }) => items))).toEqual([
      token('wand', 'dummy-1'),
    ]);
  });
});
