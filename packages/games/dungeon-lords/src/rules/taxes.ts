// DL-EVT-3, DL-EVT-4: taxes, and what they cost those who do not pay. The Extra Tax is collected in the same way.
import type { Seat } from '@oubliette/engine';
import { COUNT } from '../options.ts';
import { type Frame, type State, turnOrder, w } from '../state.ts';
import { tiles } from './dungeon.ts';

/** Everybody owes so much gold. */
export function collect(s: State, owed: (seat: Seat) => number, extra: boolean): Frame {
  const todo: { seat: Seat; gold: number; extra: boolean }[] = [];
  for (const seat of turnOrder(s)) {
    const gold = owed(seat);
    if (gold > 0) todo.push({ seat, gold, extra });
  }
  return { proc: 'taxes', todo, at: 0 };
}

/** DL-EVT-4: as much as one likes. Who has no gold is not asked. */
export const taxes = w.eachInTurn('taxes', {
  who: (s, { seat }) => (s.players[seat]!.gold > 0 ? seat : undefined),
  skipped: (s, { seat, gold, extra }) => settle(s, seat, gold, 0, extra),
  options(s, seat, { gold: owed }, can) {
    const { gold } = s.players[seat]!;
    for (let n = 0; n <= owed; n++) can.add(COUNT[n]!, n <= gold ? undefined : 'DL-EVT-4');
  },
  choose(s, seat, { gold, extra }, option) {
    settle(s, seat, gold, Number(option), extra);
  },
  about: (_s, _seat, { gold, extra }) => ({ owed: gold, extra }),
});

/** DL-EVT-4: a red marker for each gold not paid. */
function settle(s: State, seat: Seat, owed: number, gold: number, extra: boolean): void {
  const player = s.players[seat]!;
  const letters = owed - gold;
  player.gold -= gold;
  player.letters += letters;
  if (extra) {
    w.tell(() => ({ type: 'rooms-taxed', rule: 'DL-CARD-69', seat, rooms: owed, owed, gold, letters }));
  } else w.tell(() => ({ type: 'taxed', rule: 'DL-EVT-4', seat, tiles: tiles(player.map), owed, gold, letters }));
}
