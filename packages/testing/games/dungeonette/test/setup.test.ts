import { newGame } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { ADVENTURERS, MONSTERS, TRAPS } from '../src/cards/cards.ts';
import { dungeonette } from '../src/game.ts';
import { asks, BRAM, beginner, EVERYBODY, fresh, map, monster, table, tired, trap } from './table.ts';

const count = <T>(list: readonly T[], fits: (x: T) => boolean) => list.filter(fits).length;
const sorted = (deck: readonly number[]) => deck.toSorted((a, b) => a - b);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const start = (seed: string) => newGame(dungeonette, { seats: 4, seed });

describe('the cards', () => {
  it('[DN-CARD-1] every price goes with every power, on two monsters', () => {
    expect(MONSTERS.length).toBe(24);
    for (const cost of [1, 2, 3])
      for (const power of [1, 2, 3, 4]) expect(count(MONSTERS, (m) => m.cost === cost && m.power === power)).toBe(2);
  });

  it('[DN-CARD-2] eight traps of each power', () => {
    expect(TRAPS.length).toBe(24);
    for (const power of [1, 2, 3]) expect(count(TRAPS, (t) => t.power === power)).toBe(8);
  });

  it('[DN-CARD-3] eight adventurers of each class, of health 2 to 4', () => {
    expect(ADVENTURERS.length).toBe(32);
    for (const is of ['warrior', 'thief', 'priest', 'mage']) expect(count(ADVENTURERS, (a) => a.is === is)).toBe(8);
    expect(sorted([...new Set(ADVENTURERS.map((a) => a.health))])).toEqual([2, 3, 4]);
  });

  it('have names of their own', () => {
    const names = [...MONSTERS, ...TRAPS].map((card) => card.id);
    expect(new Set(names).size).toBe(48);
  });
});

describe('setting up', () => {
  it('[DN-SETUP-1] four players begin alike, with one tunnel below the entrance', () => {
    const s = start('setup');
    expect(s.players).toEqual(EVERYBODY.map(beginner));
    expect(s.players[0]!.map).toEqual([0, 0, 1, 0, 0, ...new Array(15).fill(0)]);
    for (const seats of [3, 5]) expect(() => newGame(dungeonette, { seats, seed: 'setup' })).toThrow('ENG-SEATS-1');
  });

  it('[DN-SETUP-2] three whole decks, each in an order of its own', () => {
    const [one, two] = [start('one'), start('two')];
    for (const { monsterDeck, trapDeck, adventurerDeck } of [one, two]) {
      expect(sorted(monsterDeck)).toEqual(upTo(24));
      expect(sorted(trapDeck)).toEqual(upTo(24));
      expect(sorted(adventurerDeck)).toEqual(upTo(32));
      expect(monsterDeck).not.toEqual(trapDeck);
    }
    expect(one.monsterDeck).not.toEqual(two.monsterDeck);
    expect(one.trapDeck).not.toEqual(two.trapDeck);
    expect(one.adventurerDeck).not.toEqual(two.adventurerDeck);
  });
});

describe('what is seen', () => {
  const t = () =>
    table({
      at: asks('plan', BRAM),
      monsterDeck: [monster('igor'), monster('slurp')],
      trapDeck: [trap('net'), trap('bees'), trap('form')],
      adventurerDeck: [7, 3, ...upTo(32).filter((card) => card !== 7 && card !== 3)],
      arrived: 2,
      spaces: [[2], [], [], [], [], [], [], []],
      players: [
        { gold: 8, monsters: [fresh('thud'), tired('wisp')], traps: [trap('lava')], orders: ['dig'] },
        { map: map({ tunnels: ['a1', 'b1'], rooms: ['c1'], ruins: ['c2', 'e4'] }), party: [{ is: 'mage', health: 1 }] },
      ],
    });

  it('[DN-SEE-1] everybody sees the same, and all of it', () => {
    const seen = EVERYBODY.map((seat) => t().view(seat).game);
    for (const view of [...seen, t().view('spectator').game]) expect(view).toEqual(seen[0]);
    const { players, ...rest } = seen[0]!;
    expect(rest).toEqual({
      round: 0,
      monsterForHire: { card: 'slurp', cost: 2, power: 4 },
      monstersLeft: 2,
      trapsLeft: 3,
      arrived: [7, 3],
      spaces: [[2], [], [], [], [], [], [], []],
    });
    expect(players[0]).toMatchObject({
      gold: 8,
      tunnels: ['c1'],
      monsters: [
        { card: 'thud', cost: 2, power: 3, tired: false },
        { card: 'wisp', cost: 3, power: 2, tired: true },
      ],
      traps: [{ card: 'lava', power: 3 }],
      orders: ['dig'],
    });
    expect(players[1]).toMatchObject({
      tunnels: ['a1', 'b1'],
      furnished: ['c1'],
      ruins: ['c2', 'e4'],
      party: [{ is: 'mage', health: 1 }],
    });
  });

  it('[DN-SEE-1] but neither the next cards of a deck nor, when it is empty, a monster for hire', () => {
    const text = JSON.stringify(t().view(BRAM));
    for (const hidden of ['igor', 'net', 'bees', 'form']) expect(text).not.toContain(`"${hidden}"`);
    expect(table({ at: asks('plan', BRAM) }).view(BRAM).game).not.toHaveProperty('monsterForHire');
  });
});
