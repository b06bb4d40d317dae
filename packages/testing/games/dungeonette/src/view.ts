// The view: everything but the order of the decks. The next monster lies open.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, type Order, TRAPS, type TrapId } from './cards/cards.ts';
import { CELL, type Cell } from './options.ts';
import { type Adventurer, type Player, ROCK, ROOM, RUIN, type State, TUNNEL } from './state.ts';

interface MonsterSeen {
  card: MonsterId;
  cost: number;
  power: number;
}

export interface PlayerSeen {
  gold: number;
  food: number;
  imps: number;
  evil: number;
  score: number;
  /** Cells still to dig, rooms still to place. */
  dig: number;
  rooms: number;
  tunnels: Cell[];
  furnished: Cell[];
  ruins: Cell[];
  monsters: (MonsterSeen & { tired: boolean })[];
  traps: { card: TrapId; power: number }[];
  party: Adventurer[];
  orders: Order[];
}

export interface View {
  round: number;
  monsterForHire?: MonsterSeen;
  monstersLeft: number;
  trapsLeft: number;
  /** The cards of the adventurers who have come so far. */
  arrived: number[];
  spaces: Seat[][];
  players: PlayerSeen[];
}

/** DN-SEE-1 */
export function view(s: State): View {
  const top = s.monsterDeck.at(-1);
  // Field by field, without a spread in the middle: a view is made for every answer.
  const seen = { round: s.round } as View;
  if (top !== undefined) seen.monsterForHire = monster(top);
  seen.monstersLeft = s.monsterDeck.length;
  seen.trapsLeft = s.trapDeck.length;
  seen.arrived = s.adventurerDeck.slice(0, s.arrived);
  seen.spaces = s.spaces.map((seats) => seats.slice());
  seen.players = s.players.map(player);
  return seen;
}

function player(p: Player): PlayerSeen {
  const cells = cellsByKind(p.map);
  return {
    gold: p.gold,
    food: p.food,
    imps: p.imps,
    evil: p.evil,
    score: p.score,
    dig: p.dig,
    rooms: p.rooms,
    tunnels: cells[TUNNEL]!,
    furnished: cells[ROOM]!,
    ruins: cells[RUIN]!,
    monsters: p.monsters.map(hired),
    traps: p.traps.map((card) => ({ card: TRAPS[card]!.id, power: TRAPS[card]!.power })),
    party: p.party.map(({ is, health }) => ({ is, health })),
    orders: p.orders.slice(),
  };
}

function monster(card: number): MonsterSeen {
  const { id, cost, power } = MONSTERS[card]!;
  return { card: id, cost, power };
}

function hired({ card, tired }: Player['monsters'][number]): PlayerSeen['monsters'][number] {
  const { id, cost, power } = MONSTERS[card]!;
  return { card: id, cost, power, tired };
}

/** In one walk over the map: a view is made for every answer. Solid rock is left out. */
function cellsByKind(map: readonly number[]): Cell[][] {
  const cells: Cell[][] = [[], [], [], []];
  for (let c = 0; c < map.length; c++) if (map[c] !== ROCK) cells[map[c]!]!.push(CELL[c]!);
  return cells;
}
