import { describe, expect, it } from 'vitest';
import type { Class } from '../src/cards/cards.ts';
import { ADA, asks, BRAM, beginner, CLEO, DORN, fresh, map, round, table, tired, trap } from './table.ts';

const party = (...healths: number[]) => healths.map((health) => ({ is: 'thief' as Class, health }));

/** Bram deals one blow; nobody else notices. */
function blow(option: string, player: object) {
  const t = table({ at: asks('fight', BRAM), players: [{ party: party(2) }, player] });
  t.play('Bram', option);
  const { [BRAM]: bram, ...others } = t.state.players;
  expect(others).toEqual({ [ADA]: { ...beginner(), party: party(2) }, [CLEO]: beginner(), [DORN]: beginner() });
  return { t, bram: bram! };
}

describe('fight', () => {
  it('[DN-FIGHT-1] two adventurers come to each, by seats, whoever is first player', () => {
    const cards = [31, 0, 30, 1, 29, 2, 28, 3];
    const rest = Array.from({ length: 32 }, (_, card) => card).filter((card) => !cards.includes(card));
    const t = table({
      at: round('start-fight'),
      round: 2,
      adventurerDeck: [...rest.slice(0, 16), ...cards],
      arrived: 16,
    });
    expect(t.state.players.map((player) => player.party)).toEqual([
      [
        { is: 'mage', health: 3 },
        { is: 'warrior', health: 2 },
      ],
      [
        { is: 'priest', health: 2 },
        { is: 'thief', health: 3 },
      ],
      [
        { is: 'thief', health: 4 },
        { is: 'priest', health: 4 },
      ],
      [
        { is: 'warrior', health: 3 },
        { is: 'mage', health: 2 },
      ],
    ]);
    expect(t.state.arrived).toBe(24);
    expect(t.state.core.known).toBe(1);
    expect(t.asking()).toEqual(['Cleo']);
    expect(t.events()[0]).toEqual({ type: 'visited', rule: 'DN-FIGHT-1', seat: ADA, visitors: ['mage', 'warrior'] });
    expect(t.events().length).toBe(4);
  });

  it('[DN-FIGHT-2] each in turn one blow or none, then each another', () => {
    const players = [{ monsters: [fresh('igor')], traps: [trap('net'), trap('form')], party: party(4, 4) }];
    const t = table({ at: round('fight'), players });
    expect(t.options('Ada')).toEqual(['igor', 'net', 'form', 'pass']);
    expect(t.view('Ada').asks[0]).toMatchObject({ about: { visitors: ['thief', 'thief'] } });
    t.play('Ada', 'net');
    for (const who of ['Bram', 'Cleo', 'Dorn'] as const) {
      expect(t.asking()).toEqual([who]);
      expect(t.options(who)).toEqual(['pass']);
      t.play(who, 'pass');
    }
    const before = t.state.players;
    expect(t.options('Ada')).toEqual(['igor', 'form', 'pass']);
    t.play('Ada', 'pass');
    expect(t.state.players).toEqual(before);
    for (const who of ['Bram', 'Cleo', 'Dorn'] as const) t.play(who, 'pass');
    expect(t.asking()).toEqual([]);
  });

  it('[DN-FIGHT-3] a monster strikes with its power and is tired; nobody sends a tired one', () => {
    const monsters = [fresh('dozer'), fresh('slurp'), tired('wisp')];
    const { t, bram } = blow('slurp', { monsters, party: party(9) });
    expect(bram.monsters).toEqual([fresh('dozer'), tired('slurp'), tired('wisp')]);
    expect(bram.party).toEqual(party(9 - 4));
    expect(t.events()).toEqual([
      { type: 'struck', rule: 'DN-FIGHT-5', seat: BRAM, card: 'slurp', power: 4, beaten: 0, points: 0 },
    ]);
    const next = table({ at: asks('fight', BRAM), players: [{}, bram] });
    expect(next.options('Bram')).toEqual(['dozer', 'pass']);
    for (const option of ['slurp', 'wisp']) expect(next.refuses('Bram', option)).toBe('DN-FIGHT-3');
    expect(next.refuses('Bram', 'igor')).toBe('ENG-NOT-OFFERED');
  });

  it('[DN-FIGHT-4] a trap strikes with its power and is gone, the others stay', () => {
    const traps = [trap('net'), trap('lava'), trap('form')];
    const { t, bram } = blow('lava', { traps, party: party(9) });
    expect(bram.traps).toEqual([trap('net'), trap('form')]);
    expect(bram.party).toEqual(party(9 - 3));
    expect(t.events()).toMatchObject([{ type: 'struck', card: 'lava', power: 3 }]);
    const next = table({ at: asks('fight', BRAM), players: [{}, bram] });
    expect(next.refuses('Bram', 'lava')).toBe('ENG-NOT-OFFERED');
  });

  it.each([
    ['wounds the first', [4, 2], [1, 2], 0],
    ['beats the first to the point', [3, 2], [2], 1],
    ['goes on to the next', [2, 4], [3], 1],
    ['beats both', [2, 1], [], 2],
    ['is wasted on nobody', [], [], 0],
    ['ends with its power', [1, 1, 1, 1], [1], 3],
  ])('[DN-FIGHT-5] a blow of three %s', (_how, before, after, beaten) => {
    const { t, bram } = blow('lava', { traps: [trap('lava')], party: party(...before), score: 1 });
    expect(bram).toEqual({ ...beginner(), party: party(...after), score: 1 + 2 * beaten });
    expect(t.events()).toMatchObject([{ rule: 'DN-FIGHT-5', seat: BRAM, beaten, points: 2 * beaten }]);
  });

  it('[DN-FIGHT-6] each one standing ruins the first tunnel, row by row, for a point', () => {
    const t = table({
      at: round('end'),
      players: [
        {},
        { party: party(1, 4), score: 5, map: map({ tunnels: ['e1', 'a2', 'b2'], rooms: ['a1'], ruins: ['b1'] }) },
        { party: party(3), map: map({ tunnels: ['c1', 'd1'] }) },
      ],
    });
    expect(t.state.players[ADA]).toMatchObject({ score: 0, map: beginner().map });
    expect(t.state.players[BRAM]).toMatchObject({
      score: 3,
      map: map({ tunnels: ['b2'], rooms: ['a1'], ruins: ['b1', 'e1', 'a2'] }),
    });
    expect(t.state.players[CLEO]).toMatchObject({ score: -1, map: map({ tunnels: ['d1'], ruins: ['c1'] }) });
    expect(t.events().filter((event) => event.type === 'conquered')).toEqual([
      { type: 'conquered', rule: 'DN-FIGHT-6', seat: BRAM, cell: 'e1', points: -1 },
      { type: 'conquered', rule: 'DN-FIGHT-6', seat: BRAM, cell: 'a2', points: -1 },
      { type: 'conquered', rule: 'DN-FIGHT-6', seat: CLEO, cell: 'c1', points: -1 },
    ]);
  });

  it('[DN-FIGHT-6] without a tunnel nothing happens, rooms and ruins least of all', () => {
    const dungeon = map({ rooms: ['a1', 'b1'], ruins: ['c1'] });
    const t = table({ at: round('end'), players: [{ party: party(2, 2), score: 3, map: dungeon }] });
    expect(t.state.players[ADA]).toMatchObject({ score: 3, map: dungeon });
  });

  it('[DN-FIGHT-7] then adventurers leave, monsters are rested, orders are taken back', () => {
    const t = table({
      at: round('end'),
      players: [
        { party: party(2), orders: ['gold', 'dig'], monsters: [tired('igor'), fresh('thud')], traps: [trap('net')] },
      ],
      spaces: [[1], [0, 2], [], [], [], [], [0], [3]],
    });
    expect(t.state.players[ADA]).toMatchObject({
      party: [],
      orders: [],
      monsters: [fresh('igor'), fresh('thud')],
      traps: [trap('net')],
    });
    expect(t.state.spaces).toEqual([[], [], [], [], [], [], [], []]);
  });

  it('[DN-FIGHT-8] two imps earn one gold, the odd one nothing', () => {
    const t = table({ at: round('end'), players: [{ imps: 2 }, { imps: 3 }, { imps: 6 }, { imps: 1 }] });
    expect(t.state.players.map((player) => player.gold)).toEqual([4, 4, 6, 3]);
    expect(t.events().filter((event) => event.type === 'paid')).toMatchObject([
      { rule: 'DN-FIGHT-8', seat: ADA, imps: 2, gold: 1 },
      { seat: BRAM, imps: 3, gold: 1 },
      { seat: CLEO, imps: 6, gold: 3 },
      { seat: DORN, imps: 1, gold: 0 },
    ]);
  });
});
