import { expect, test } from 'vitest';
import { medianInterval } from '../against.mjs';

test('the interval of a median leaves out the extremes on both sides', () => {
  const values = [1, 15, 2, 14, 3, 13, 4, 12, 5, 11, 6, 10, 7, 9, 8];
  expect(medianInterval(values)).toEqual([4, 12]);
});

test('the interval of one value is that value', () => {
  expect(medianInterval([0.97])).toEqual([0.97, 0.97]);
});
