// What a seat may see: everything but the order of the decks. The next monster lies open.
import type { Seat } from '@oubliette/engine';
import { copyPlayer, type Player, type State } from './state.ts';

export interface View {
  round: number;
  monsterForHire?: number;
  monstersLeft: number;
  trapsLeft: number;
  /** Adventurers who have come so far. */
  arrived: number[];
  spaces: Seat[][];
  players: Player[];
}

export function view(s: State): View {
  const top = s.monsterDeck.at(-1);
  return {
    round: s.round,
    ...(top === undefined ? {} : { monsterForHire: top }),
    monstersLeft: s.monsterDeck.length,
    trapsLeft: s.trapDeck.length,
    arrived: s.adventurerDeck.slice(0, s.arrived),
    spaces: s.spaces.map((seats) => seats.slice()),
    players: s.players.map(copyPlayer),
  };
}
