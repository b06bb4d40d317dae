// @ts-nocheck: its shape is in boardgame-io.d.mts
// The same Dungeonette on boardgame.io, idiomatically: phases, turn orders, events, its random plugin. The rules proper are
// those of the hand-written game, so that only the frameworks differ.
import { createRequire } from 'node:module';
import * as rules from './hand-written.mjs';

const peer = createRequire(new URL('../peers/package.json', import.meta.url));
const { INVALID_MOVE } = peer('boardgame.io/core');
const { CreateGameReducer, InitializeGame } = peer('boardgame.io/internal');
const { MCTSBot } = peer('boardgame.io/ai');

const PHASES = ['plan', 'build', 'fight'];
const PASS = 40;

const deck = (cards) => Array.from({ length: cards }, (_, card) => card);
const order = {
  first: ({ G }) => G.round % 4,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
};
const legal = (G, seat, phase) => rules.legal({ ...G, cur: Number(seat), phase: PHASES.indexOf(phase), over: -1 }, []);

export const game = {
  name: 'dungeonette',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,

  setup: ({ random }, decks) => {
    const { orders, players } = rules.setup(1);
    return {
      round: 0,
      turn: 0,
      mdeck: decks?.monsters.slice() ?? random.Shuffle(deck(24)),
      tdeck: decks?.traps.slice() ?? random.Shuffle(deck(24)),
      adeck: decks?.adventurers.slice() ?? random.Shuffle(deck(32)),
      orders,
      players,
    };
  },

  phases: {
    plan: {
      start: true,
      next: 'build',
      turn: { order, minMoves: 1, maxMoves: 1 },
      moves: {
        order: ({ G, playerID }, o) => {
          if (!legal(G, playerID, 'plan').includes(o)) return INVALID_MOVE;
          rules.doOrder(G, G.players[playerID], Number(playerID), o);
          G.turn++;
        },
      },
      endIf: ({ G }) => G.turn === 8,
      onEnd: ({ G }) => {
        G.turn = 0;
        rules.startBuild(G);
      },
    },
    build: {
      next: 'fight',
      turn: { order },
      moves: {
        build: ({ G, playerID }, m) => {
          if (m === PASS || !legal(G, playerID, 'build').includes(m)) return INVALID_MOVE;
          rules.doBuild(G.players[playerID], m);
        },
        done: ({ G, events }) => {
          G.turn++;
          events.endTurn();
        },
      },
      endIf: ({ G }) => G.turn === 4,
      onEnd: ({ G }) => {
        G.turn = 0;
        rules.startFight(G);
      },
    },
    fight: {
      next: 'plan',
      turn: { order, minMoves: 1, maxMoves: 1 },
      moves: {
        fight: ({ G, playerID }, m) => {
          if (!legal(G, playerID, 'fight').includes(m)) return INVALID_MOVE;
          if (m !== PASS) rules.doFight(G.players[playerID], m);
          G.turn++;
        },
      },
      endIf: ({ G }) => G.turn === 8,
      onEnd: ({ G }) => {
        G.turn = 0;
        rules.endRound(G);
        G.round++;
      },
    },
  },

  endIf: ({ G }) => (G.round === 4 ? { winner: String(rules.winner(G)) } : undefined),

  ai: { enumerate: (G, ctx, seat) => legal(G, seat, ctx.phase).map((m) => move(ctx.phase, m)) },
};

/** A move of the hand-written game in boardgame.io's words. */
function move(phase, m) {
  if (phase === 'plan') return { move: 'order', args: [m] };
  if (phase === 'fight') return { move: 'fight', args: [m] };
  return m === PASS ? { move: 'done', args: [] } : { move: 'build', args: [m] };
}

/** Its rules as a function of state and action: the shortest way in, without store, log or network. */
const reducer = CreateGameReducer({ game });
export const start = (decks) => InitializeGame({ game, numPlayers: 4, setupData: decks });
export const bot = (iterations) =>
  new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: 1000, seed: 'bench' });

/** The next state; a refused move is a fault. */
export function apply(state, m) {
  const { move: type, args } = move(state.ctx.phase, m);
  const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } });
  if (next._stateID === state._stateID) throw new Error(`boardgame.io refuses ${type} ${args} in ${state.ctx.phase}`);
  return next;
}

/** Plays to the end with moves chosen by `dice`; how many it were. */
export function playOut(from, dice) {
  let moves = 0;
  for (let state = from; state.ctx.gameover === undefined; moves++) {
    const options = game.ai.enumerate(state.G, state.ctx, state.ctx.currentPlayer);
    const { move: type, args } = options[dice(options.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } });
  }
  return moves;
}
