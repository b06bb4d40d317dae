// DN-BUILD: everybody digs and furnishes.
import { CELL, CELLS, cellOf, DIG, FURNISH, HEIGHT, WIDTH } from '../options.ts';
import { ROCK, ROOM, type State, TUNNEL, w } from '../state.ts';

/** DN-BUILD-1: everybody may dig one cell more. */
export function startBuild(s: State): void {
  for (const player of s.players) player.dig++;
}

/** DN-BUILD-7: as often as it goes, until they pass. */
export const build = w.eachInTurn('build', {
  who: (_s, seat) => seat,
  about: (s, seat) => ({ dig: s.players[seat]!.dig, rooms: s.players[seat]!.rooms }),
  options(s, seat, _item, can) {
    const { dig, rooms, map } = s.players[seat]!;
    if (dig > 0) {
      for (let c = 0; c < CELLS; c++) {
        if (map[c] === ROCK) can.add(DIG[c]!, touchesTheDungeon(map, c) ? undefined : 'DN-BUILD-3');
      }
    } else can.none(DIG, 'DN-BUILD-2');
    if (rooms > 0) {
      for (let c = 0; c < CELLS; c++) can.add(FURNISH[c]!, map[c] === TUNNEL ? undefined : 'DN-BUILD-5');
    } else can.none(FURNISH, 'DN-BUILD-4');
    can.add('pass');
  },
  choose(s, seat, _item, option) {
    if (option === 'pass') return;
    const player = s.players[seat]!;
    const c = cellOf(option);
    if (option === DIG[c]) {
      player.map[c] = TUNNEL;
      player.dig--;
      w.tell(() => ({ type: 'dug', rule: 'DN-BUILD-3', seat, cell: CELL[c]! }));
    } else {
      player.map[c] = ROOM;
      player.rooms--;
      player.score += 3; // DN-BUILD-6
      w.tell(() => ({ type: 'furnished', rule: 'DN-BUILD-6', seat, cell: CELL[c]!, points: 3 }));
    }
    return 'again';
  },
});

/** DN-BUILD-3: beside a cell that is no longer rock. */
function touchesTheDungeon(map: readonly number[], c: number): boolean {
  const x = c % WIDTH;
  return (
    (x > 0 && map[c - 1]! !== ROCK) ||
    (x < WIDTH - 1 && map[c + 1]! !== ROCK) ||
    (c >= WIDTH && map[c - WIDTH]! !== ROCK) ||
    (c < WIDTH * (HEIGHT - 1) && map[c + WIDTH]! !== ROCK)
  );
}
