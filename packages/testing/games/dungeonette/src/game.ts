// Dungeonette: a little dungeon for four, and the smallest complete game on this engine.
import { defineGame, type Setup, shuffle } from '@oubliette/engine';
import { ADVENTURERS, MONSTERS, ORDERS, TRAPS } from './cards/cards.ts';
import { determinize } from './determinize.ts';
import { CELLS } from './options.ts';
import { procedures } from './round.ts';
import { outcome, score } from './score.ts';
import { settings } from './settings.ts';
import { copyPlayer, type Player, ROCK, SEATS, type State, TUNNEL } from './state.ts';
import { view } from './view.ts';

/** DN-SETUP-2 */
function setup(table: Setup<typeof settings>): State {
  return {
    core: table.core,
    round: 0,
    monsterDeck: shuffle(table, deck(MONSTERS.length)),
    trapDeck: shuffle(table, deck(TRAPS.length)),
    adventurerDeck: shuffle(table, deck(ADVENTURERS.length)),
    arrived: 0,
    spaces: ORDERS.map(() => []),
    players: [newPlayer(), newPlayer(), newPlayer(), newPlayer()],
  };
}

/** Filled by a loop: `Array.from` was a tenth of the time of a random game. */
function deck(cards: number): number[] {
  const list: number[] = [];
  for (let card = 0; card < cards; card++) list.push(card);
  return list;
}

/** DN-SETUP-1: three gold, three food, two imps, five evil, and one tunnel below the entrance. */
function newPlayer(): Player {
  const map: number[] = [];
  for (let c = 0; c < CELLS; c++) map.push(c === 2 ? TUNNEL : ROCK);
  return {
    gold: 3,
    food: 3,
    imps: 2,
    evil: 5,
    score: 0,
    dig: 0,
    rooms: 0,
    map,
    monsters: [],
    traps: [],
    party: [],
    orders: [],
  };
}

export const dungeonette = defineGame({
  id: 'dungeonette',
  version: '1.0.0',
  seats: [SEATS, SEATS],
  settings,
  setup,
  start: 'game',
  procedures,
  asks: {
    plan: { rules: ['DN-PLAN-1', 'DN-PLAN-2', 'DN-PLAN-3'] },
    build: { rules: ['DN-BUILD-2', 'DN-BUILD-3', 'DN-BUILD-4', 'DN-BUILD-5', 'DN-BUILD-6', 'DN-BUILD-7'] },
    fight: { rules: ['DN-FIGHT-2', 'DN-FIGHT-3', 'DN-FIGHT-4', 'DN-FIGHT-5'] },
  },
  view,
  open: true,
  determinize,
  copy(s, core) {
    const players = new Array<Player>(s.players.length);
    for (let i = 0; i < players.length; i++) players[i] = copyPlayer(s.players[i]!);
    const spaces = new Array<number[]>(s.spaces.length);
    for (let i = 0; i < spaces.length; i++) spaces[i] = s.spaces[i]!.slice();
    return {
      core,
      round: s.round,
      monsterDeck: s.monsterDeck.slice(),
      trapDeck: s.trapDeck.slice(),
      adventurerDeck: s.adventurerDeck.slice(),
      arrived: s.arrived,
      spaces,
      players,
    };
  },
  score,
  outcome,
});
