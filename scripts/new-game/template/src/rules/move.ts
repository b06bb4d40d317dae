// CH-MOVE: everybody walks on, and turns up what lies there.
import { draw } from '@oubliette/engine';
import { pointsOf } from '../cards/finds.ts';
import { HALL } from '../options.ts';
import { type State, w } from '../state.ts';

/** CH-MOVE-1 */
export const move = w.eachInTurn('move', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    for (const to of HALL.beside[s.visitors[seat]!.cell]!)
      can.add(HALL.names[to]!, isTaken(s, to) ? 'CH-MOVE-2' : undefined);
    can.add('stay');
  },
  choose(s, seat, _item, option) {
    if (option === 'stay') {
      w.tell(() => ({ type: 'stayed', rule: 'CH-MOVE-1', seat }));
      return;
    }
    const cell = HALL.indexOf(option);
    s.visitors[seat]!.cell = cell;
    w.tell(() => ({ type: 'moved', rule: 'CH-MOVE-1', seat, cell: option }));
    search(s, seat, cell);
  },
});

const isTaken = (s: State, cell: number): boolean => s.visitors.some((visitor) => visitor.cell === cell);

/** CH-MOVE-3 */
function search(s: State, seat: number, cell: number): void {
  if (!s.candles.includes(cell)) return;
  s.candles = s.candles.filter((one) => one !== cell);
  const find = draw(s, s.deck);
  if (find === undefined) return;
  s.visitors[seat]!.finds.push(find);
  w.tell(() => ({ type: 'found', rule: 'CH-MOVE-3', seat, find, points: pointsOf(find) }));
}
