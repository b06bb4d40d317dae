import { diff, type Seen } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { type Following, follow, type ViewMessage } from '../src/index.ts';

const seen = (answered: number): Seen => ({
  game: { coins: answered },
  seats: 2,
  frames: [],
  waiting: [],
  asks: [],
  mine: [],
  answered,
});
const view = (no: number, line = 'a'): ViewMessage => ({ t: 'view', line, no, seen: seen(no), log: [] });
const change = (no: number, line = 'a') =>
  ({ t: 'change', line, no, events: [{ type: 'e', rule: 'R', no }], change: diff(seen(no - 1), seen(no))! }) as const;
const at = (no: number): Following => ({ line: 'a', no, seen: seen(no), log: [] });

it('a view is where a client stands; each change leads to the next place', () => {
  const first = follow(undefined, view(3)) as Following;
  expect(first.seen).toEqual(seen(3));
  const second = follow(first, change(4)) as Following;
  expect(second).toMatchObject({ line: 'a', no: 4, seen: seen(4), log: [{ no: 4 }] });
});

it('a gap is noticed: a change too many, of another line, or before any view', () => {
  expect(follow(at(3), change(5))).toBe('gap');
  expect(follow(at(3), change(4, 'b'))).toBe('gap');
  expect(follow(undefined, change(1))).toBe('gap');
});

it('what comes twice or late changes nothing; a view of another line does', () => {
  expect(follow(at(3), change(3))).toEqual(at(3));
  expect(follow(at(3), view(2))).toEqual(at(3));
  expect((follow(at(3), view(1, 'b')) as Following).line).toBe('b');
});
