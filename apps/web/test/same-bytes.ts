// Whole random games reduced to one checksum of every state, view and event: the same on every machine.
import {
  apply,
  asks,
  type Event,
  type Game,
  hear,
  isOver,
  newGame,
  options,
  type StateOf,
  sha256Hex,
  tableFaults,
  thinking,
  view,
} from '@oubliette/engine';
import { games } from './game-files.ts';

/** The largest number of answers compared; the small games end before it. */
const MOST = 600;

export function sameBytes(seed: string): Record<string, string> {
  return Object.fromEntries(games.map((game) => [game.id, wholeGame(game, seed)]));
}

function wholeGame<S extends StateOf>(g: Game<S>, seed: string): string {
  const [least, most] = g.seats;
  // The default number of seats.
  let seats = most;
  while (seats > least && tableFaults(g, { seats }).length > 0) seats--;
  const pick = thinking(seed);
  const told: Event[] = [];
  const s = newGame(g, { seats, seed }, (event) => told.push(event));
  let sum = '';
  for (let answers = 0; !isOver(s) && answers < MOST; answers++) {
    const open = asks(g, s);
    const ask = open[pick(open.length)]!;
    const can = options(g, s, ask);
    apply(g, s, ask, can[pick(can.length)]!, (event) => told.push(event));
    const seen = [view(g, s, answers % seats), view(g, s, 'spectator'), told.splice(0).map((e) => hear(e, 0))];
    sum = sha256Hex(sum + JSON.stringify(s) + JSON.stringify(seen));
  }
  return sum;
}
