import { expect, it } from 'vitest';
import { needsCurtain, onlyPerson, passTo } from '../src/session/holder.ts';
import { BOT, PERSON } from './game-files.ts';

const table = { chairs: [PERSON, PERSON, BOT, PERSON], holder: undefined, staying: false } as const;

it('gives the device to whoever is awaited first', () => {
  expect(passTo({ ...table, waiting: [1, 3] })).toBe(1);
});

it('leaves it with a holder who is awaited too', () => {
  expect(passTo({ ...table, waiting: [0, 1, 3], holder: 1 })).toBeUndefined();
});

it('goes round the table from the last holder', () => {
  expect(passTo({ ...table, waiting: [0, 3], holder: 1 })).toBe(3);
  expect(passTo({ ...table, waiting: [0, 1], holder: 3 })).toBe(0);
});

it('never goes to a bot', () => {
  expect(passTo({ ...table, waiting: [2], holder: 0 })).toBeUndefined();
});

it('stays with somebody who took it out of turn', () => {
  expect(passTo({ ...table, waiting: [0], holder: 3, staying: true })).toBeUndefined();
});

it('needs a curtain only between people', () => {
  expect([needsCurtain([PERSON, BOT]), needsCurtain([PERSON, PERSON, BOT]), needsCurtain([BOT])]).toEqual([
    false,
    true,
    false,
  ]);
  expect([onlyPerson([BOT, PERSON]), onlyPerson([PERSON, PERSON]), onlyPerson([BOT])]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});
