import type { Seen } from '@oubliette/engine';
import { diff } from '@oubliette/records';
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
const view = (position: number, stream = 'a'): ViewMessage => ({
  t: 'view',
  stream,
  position,
  seen: seen(position),
  log: [],
  lines: [],
});
const change = (position: number, stream = 'a') =>
  ({
    t: 'change',
    stream,
    position,
    events: [{ type: 'e', rule: 'R', position }],
    lines: [`line ${position}`],
    change: diff(seen(position - 1), seen(position))!,
  }) as const;
const at = (position: number): Following => ({ stream: 'a', position, seen: seen(position), log: [], lines: [] });

it('a view is where a client starts; each change leads to the next position', () => {
  const first = follow(undefined, view(3)) as Following;
  expect(first.seen).toEqual(seen(3));
  const second = follow(first, change(4)) as Following;
  expect(second).toMatchObject({ stream: 'a', position: 4, seen: seen(4), log: [{ position: 4 }], lines: ['line 4'] });
});

it('a gap is noticed: a change too many, of another stream, or before any view', () => {
  expect(follow(at(3), change(5))).toBe('gap');
  expect(follow(at(3), change(4, 'b'))).toBe('gap');
  expect(follow(undefined, change(1))).toBe('gap');
});

it('what comes twice or late changes nothing; a view of another stream does', () => {
  expect(follow(at(3), change(3))).toEqual(at(3));
  expect(follow(at(3), view(2))).toEqual(at(3));
  expect((follow(at(3), view(1, 'b')) as Following).stream).toBe('b');
});
