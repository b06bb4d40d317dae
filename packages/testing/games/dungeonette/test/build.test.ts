import { describe, expect, it } from 'vitest';
import { CELL, DIG, FURNISH } from '../src/options.ts';
import { ADA, asks, BRAM, beginner, map, round, table } from './table.ts';

/** Bram builds, and these changes to him are all that happens. */
function build(option: string, player: object, changes: object) {
  const t = table({ at: asks('build', BRAM), players: [{}, player] });
  t.play('Bram', option);
  expect(t.state.players).toEqual([beginner(), { ...beginner(), ...player, ...changes }, beginner(), beginner()]);
  return t;
}

describe('build', () => {
  it('[DN-BUILD-1] everybody gets one cell more to dig, before anybody builds', () => {
    const t = table({ at: round('start-build'), players: [{}, { dig: 2 }] });
    expect(t.state.players.map((player) => player.dig)).toEqual([1, 3, 1, 1]);
    expect(t.asking()).toEqual(['Ada']);
  });

  it('[DN-BUILD-2] digging uses up a cell to dig, and nothing is dug without', () => {
    const t = build('dig:c2', { dig: 1 }, { dig: 0, map: map({ tunnels: ['c1', 'c2'] }) });
    expect(t.events()).toEqual([{ type: 'dug', rule: 'DN-BUILD-3', seat: BRAM, cell: 'c2' }]);
    expect(t.options('Bram')).toEqual(['pass']);
    for (const option of DIG) expect(t.refuses('Bram', option)).toBe('DN-BUILD-2');
  });

  it('[DN-BUILD-3] rock beside the dungeon, not at its corners nor round the edge of the map', () => {
    const t = table({ at: asks('build', BRAM), players: [{}, { dig: 1, map: map({ tunnels: ['e2'] }) }] });
    expect(t.options('Bram')).toEqual(['dig:e1', 'dig:d2', 'dig:e3', 'pass']);
    // a3 follows e2 in the list of cells, and does not touch it
    for (const option of ['dig:a3', 'dig:d1', 'dig:d3', 'dig:a2', 'dig:c2'])
      expect(t.refuses('Bram', option)).toBe('DN-BUILD-3');
    expect(t.refuses('Bram', 'dig:e2')).toBe('ENG-NOT-OFFERED');
    const left = table({ at: asks('build', BRAM), players: [{}, { dig: 1, map: map({ tunnels: ['a3'] }) }] });
    expect(left.options('Bram')).toEqual(['dig:a2', 'dig:b3', 'dig:a4', 'pass']);
    for (const option of ['dig:e2', 'dig:b2', 'dig:b4']) expect(left.refuses('Bram', option)).toBe('DN-BUILD-3');
  });

  it('[DN-BUILD-3] rooms and ruins are no rock: one digs on from there, but not there', () => {
    const dungeon = map({ rooms: ['a1'], ruins: ['e4'] });
    const t = table({ at: asks('build', BRAM), players: [{}, { dig: 1, map: dungeon }] });
    expect(t.options('Bram')).toEqual(['dig:b1', 'dig:a2', 'dig:e3', 'dig:d4', 'pass']);
    for (const option of ['dig:a1', 'dig:e4']) expect(t.refuses('Bram', option)).toBe('ENG-NOT-OFFERED');
  });

  it('[DN-BUILD-4] furnishing uses up a room to place, and nothing is furnished without', () => {
    const player = { rooms: 1, map: map({ tunnels: ['c1', 'c2'] }) };
    const t = build('room:c2', player, { rooms: 0, score: 3, map: map({ tunnels: ['c1'], rooms: ['c2'] }) });
    expect(t.options('Bram')).toEqual(['pass']);
    for (const option of FURNISH) expect(t.refuses('Bram', option)).toBe('DN-BUILD-4');
  });

  it('[DN-BUILD-5] tunnels are furnished, nothing else', () => {
    const dungeon = map({ tunnels: ['b1', 'd4'], rooms: ['c1'], ruins: ['d1'] });
    const t = table({ at: asks('build', BRAM), players: [{}, { rooms: 1, map: dungeon }] });
    expect(t.options('Bram')).toEqual(['room:b1', 'room:d4', 'pass']);
    for (const cell of CELL.filter((cell) => cell !== 'b1' && cell !== 'd4'))
      expect(t.refuses('Bram', `room:${cell}`)).toBe('DN-BUILD-5');
  });

  it('[DN-BUILD-6] a room is worth three points at once', () => {
    const t = build('room:c1', { rooms: 1, score: -2 }, { rooms: 0, score: 1, map: map({ rooms: ['c1'] }) });
    expect(t.events()).toEqual([{ type: 'furnished', rule: 'DN-BUILD-6', seat: BRAM, cell: 'c1', points: 3 }]);
  });

  it('[DN-BUILD-7] each in turn, in any order, until they pass; the rest is kept', () => {
    const t = table({ at: round('build'), players: [{ dig: 3, rooms: 2 }] });
    expect(t.view('Ada').asks[0]).toMatchObject({ about: { dig: 3, rooms: 2 } });
    for (const option of ['room:c1', 'dig:b1', 'room:b1']) {
      t.play('Ada', option);
      expect(t.asking()).toEqual(['Ada']);
    }
    expect(t.options('Ada')).toEqual(['dig:a1', 'dig:d1', 'dig:b2', 'dig:c2', 'pass']);
    t.play('Ada', 'pass');
    expect(t.asking()).toEqual(['Bram']);
    expect(t.state.players[ADA]).toMatchObject({ dig: 2, rooms: 0, score: 6 });
    for (const who of ['Bram', 'Cleo', 'Dorn'] as const) t.play(who, 'pass');
    expect(t.asked('Ada')).toEqual(['fight']);
  });

  it('[DN-BUILD-7] what was not used is there in the next round', () => {
    const t = table({ at: round('end'), players: [{ dig: 2, rooms: 1 }] });
    expect(t.state.players[ADA]).toMatchObject({ dig: 2, rooms: 1 });
  });
});
