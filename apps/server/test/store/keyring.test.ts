import { expect, it } from 'vitest';
import { keyring } from '../../src/store/keyring.ts';

it('looks for a key once, and again when it was forgotten', () => {
  const asked: string[] = [];
  const keys = keyring((table) => {
    asked.push(table);
    return { a: 1, b: 2, c: 3 }[table];
  }, 2);
  const of = (tables: string) => [...tables].map((table) => keys.of(table));
  expect(of('ababba')).toEqual([1, 2, 1, 2, 2, 1]);
  expect(asked.splice(0)).toEqual(['a', 'b']);
  // One too many: the oldest goes.
  expect(of('cbcba')).toEqual([3, 2, 3, 2, 1]);
  expect(asked.splice(0)).toEqual(['c', 'a']);
  keys.forget('a');
  expect(of('ca')).toEqual([3, 1]);
  expect(asked.splice(0)).toEqual(['a']);
  keys.forgetAll();
  expect(of('ca')).toEqual([3, 1]);
  expect(asked.splice(0)).toEqual(['c', 'a']);
  expect(() => keys.of('nobody')).toThrow('there is no table nobody');
  expect(() => keys.of('nobody')).toThrow('there is no table nobody');
  expect(asked).toEqual(['nobody', 'nobody']);
});
