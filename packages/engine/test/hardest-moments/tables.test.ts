// Dungeon Saga: a table roll that draws from other tables, each with a reroll.
import { type InOrder, openly, roll, type Seat, type StateOf, type Window, words } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { slice, table } from './slice.ts';

type TableId = 'events' | 'barrels' | 'chest' | 'gold';
interface State extends StateOf<Frame> {
  /** Rolls under way, the current one last: what a window changes lives in the state, not in the frame below it. */
  rolls: { readonly table: TableId; result: number }[];
  found: string[];
  vigilant: boolean;
}
type Frame =
  | (InOrder<'table-roll'> & { readonly seat: Seat; readonly table: TableId })
  | Window<'vigilant', { readonly table: TableId }, 'reroll' | 'pass'>;

const w = words<State>();
const on = (seat: Seat, id: TableId): Frame => ({ proc: 'table-roll', at: 0, seat, table: id });

/** The tables as data: a find, or further rolls, in the order in which they are read out. */
const TABLES: Record<TableId, (result: number, s: State) => string | readonly TableId[]> = {
  events: (_result, s) => [...new Array<TableId>(Math.ceil(roll(s, 6) / 2)).fill('barrels'), 'chest'],
  barrels: (result) => (result > 2 ? ['gold'] : `barrel ${result}`),
  chest: (result) => `chest ${result}`,
  gold: (result) => `${result} gold`,
};

const procedures = {
  'table-roll': w.sequence(
    'table-roll',
    [
      (s, { table }) => void s.rolls.push({ table, result: roll(s, 6) }),
      (s, { seat, table }) => (s.vigilant ? { proc: 'vigilant', event: { table }, todo: [seat], at: 0 } : undefined),
      (s, { seat, table }) => {
        const row = TABLES[table](s.rolls.pop()!.result, s);
        if (typeof row === 'string') s.found.push(row);
        else for (const next of row) w.raise(on(seat, next)); // first raised, first rolled; nested before siblings
      },
    ],
    { show: openly },
  ),
  vigilant: w.window('vigilant', {
    options: (_s, _seat, _event, can) => can.add('reroll'),
    use(s) {
      s.rolls.at(-1)!.result = roll(s, 6);
      return 'close'; // once a roll, and the second result stands
    },
  }),
};
const game = slice<State>({ procedures, start: 'table-roll' });
const begin = (vigilant: boolean) => table(game, 1, [on(0, 'events')], { rolls: [], found: [], vigilant });

describe('a table roll that draws from other tables', () => {
  it('rolls what it names, in order, nested finds first', () => {
    const t = begin(false);
    expect(t.s.found.length).toBeGreaterThan(1);
    expect(t.s.found.at(-1)).toMatch(/^chest \d$/);
    expect(t.s.found.slice(0, -1).every((find) => /^barrel [12]$|^[1-6] gold$/.test(find))).toBe(true);
    expect(t.s.core.stack).toEqual([]);
  });

  it('offers a reroll on every roll, the nested ones too, once each, and saves in between', () => {
    const t = begin(true);
    let windows = 0;
    let deepest = 0;
    for (let i = 0; i < 40 && t.asked().length > 0; i++) {
      const before = t.s.found.length;
      deepest = Math.max(deepest, t.s.core.stack.length);
      expect(t.asked()).toEqual(['0 vigilant']);
      t.play(0, 'vigilant', i % 2 === 0 ? 'reroll' : 'pass');
      windows++;
      expect(t.s.found.length - before).toBeLessThanOrEqual(1);
    }
    expect(windows).toBeGreaterThan(2);
    expect(deepest).toBeGreaterThan(2);
    expect(t.s.core.stack).toEqual([]);
    expect(t.s.found.at(-1)).toMatch(/^chest \d$/);
  });
});
