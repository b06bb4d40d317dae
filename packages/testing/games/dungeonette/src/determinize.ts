// Builds a state that fits a view: cards that were not seen are in the decks, in random order.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import { ADVENTURERS, MONSTERS, TRAPS } from './cards/cards.ts';
import { CELLS, type Cell, cardOf, cellOf } from './options.ts';
import { type Player, ROCK, ROOM, RUIN, type State, TUNNEL } from './state.ts';
import type { PlayerSeen, View } from './view.ts';

export function determinize(view: View, core: Core<never>, _viewer: Viewer, pick: Pick): State {
  const players = view.players.map(player);
  const open = view.monsterForHire === undefined ? [] : [cardOf(view.monsterForHire.card)];
  const hired = players.flatMap((p) => p.monsters.map((m) => m.card));
  // Which traps were sprung is not kept: any card that nobody holds may still lie in the deck.
  const held = players.flatMap((p) => p.traps);
  return {
    core,
    round: view.round,
    monsterDeck: [...anyOf(MONSTERS.length, [...hired, ...open], view.monstersLeft - open.length, pick), ...open],
    trapDeck: anyOf(TRAPS.length, held, view.trapsLeft, pick),
    adventurerDeck: [
      ...view.arrived,
      ...anyOf(ADVENTURERS.length, view.arrived, ADVENTURERS.length - view.arrived.length, pick),
    ],
    arrived: view.arrived.length,
    spaces: view.spaces,
    players,
  };
}

const player = (p: PlayerSeen): Player => ({
  gold: p.gold,
  food: p.food,
  imps: p.imps,
  evil: p.evil,
  score: p.score,
  dig: p.dig,
  rooms: p.rooms,
  map: mapOf(p),
  monsters: p.monsters.map((m) => ({ card: cardOf(m.card), tired: m.tired })),
  traps: p.traps.map((trap) => cardOf(trap.card)),
  party: p.party,
  orders: p.orders,
});

function mapOf(p: PlayerSeen): number[] {
  const map = new Array<number>(CELLS).fill(ROCK);
  const put = (cells: readonly Cell[], what: number) => {
    for (const cell of cells) map[cellOf(cell)] = what;
  };
  put(p.tunnels, TUNNEL);
  put(p.furnished, ROOM);
  put(p.ruins, RUIN);
  return map;
}

/** So many cards of a deck, none of those that lie elsewhere. */
function anyOf(deck: number, elsewhere: readonly number[], count: number, pick: Pick): number[] {
  const cards = Array.from({ length: deck }, (_, card) => card).filter((card) => !elsewhere.includes(card));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards.slice(0, count);
}
