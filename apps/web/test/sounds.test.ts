// Sounds follow the line being told, not the latest state.
import type { Heard } from '@oubliette/engine';
import { expect, it } from 'vitest';
import type { TableNow } from '../src/session/now.ts';
import { type HeardSoFar, heardAt, heardFirst } from '../src/table/event-sounds.ts';

/** A table of a game without sounds of its own: the names of events decide. */
const tableOf = (types: readonly string[], waiting: readonly number[], end?: object): TableNow =>
  ({ me: 0, told: types.map((type) => ({ type }) as Heard), seen: { waiting, end } }) as unknown as TableNow;

/** The sounds as the table is told up to each of these lines. */
function listen(now: TableNow, was: HeardSoFar, at: readonly number[]): string[] {
  let heard = was;
  return at.map((lines) => {
    const next = heardAt('some-game', heard, now, lines);
    heard = next.heard;
    return [next.sound ?? '-', ...(next.turn ? ['turn'] : [])].join(' ');
  });
}

const before = heardFirst(tableOf(['began'], [1]), 1);
const fight = ['began', 'hired', 'struck', 'paid'];

it('each line is heard when it is told, and the bell rings when all is', () => {
  expect(listen(tableOf(fight, [0]), before, [1, 2, 3, 4])).toEqual(['-', 'arrival', 'blow', 'coin turn']);
});

it('what is skipped is one sound: what matters most', () => {
  expect(listen(tableOf(fight, [0]), before, [1, 2, 4, 4])).toEqual(['-', 'arrival', 'blow turn', '-']);
});

it('a beat that is looked at again is not heard again', () => {
  expect(listen(tableOf(fight, [1]), before, [3, 2, 3, 4])).toEqual(['blow', '-', '-', 'coin']);
});

it('the end is heard when it is told, and once', () => {
  expect(listen(tableOf(fight, [], {}), before, [2, 3, 4, 4])).toEqual(['arrival', 'blow', 'end', '-']);
});

it('what was taken back can be heard anew', () => {
  const short = heardAt('some-game', heardFirst(tableOf(fight, [0]), 4), tableOf(['began'], [0]), 1);
  expect([short.sound, short.turn, short.heard.lines]).toEqual([undefined, false, 1]);
  expect(listen(tableOf(['began', 'dug'], [0]), short.heard, [2])).toEqual(['dig']);
});

it('whoever answers and is asked again hears no bell; nobody hears what was before they came', () => {
  expect(listen(tableOf(fight, [0]), { ...before, mine: true }, [1, 2, 3, 4])).toEqual([
    '-',
    'arrival',
    'blow',
    'coin',
  ]);
  expect(listen(tableOf(fight, [0]), heardFirst(tableOf(fight, [0]), 4), [4])).toEqual(['-']);
});
