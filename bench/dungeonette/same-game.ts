// Is it the same game? Ours and the hand-written one, move for move: the same seat, the same options in the same order, the
// same state. What is compared with boardgame.io is the record of such a game.
import { apply, awaited, newGame, options, outcome } from '@oubliette/engine';
import { ADVENTURERS, ORDERS, type Order } from '../../packages/testing/games/dungeonette/src/cards/cards.ts';
import { dungeonette as g } from '../../packages/testing/games/dungeonette/src/game.ts';
import {
  type BuildOption,
  cardOf,
  cellOf,
  DIG,
  type FightOption,
  SEND,
} from '../../packages/testing/games/dungeonette/src/options.ts';
import type { Player, State } from '../../packages/testing/games/dungeonette/src/state.ts';
import { dice } from '../dice.mjs';
import * as kernel from './hand-written.mjs';

export interface Played {
  readonly decks: kernel.Decks;
  readonly moves: readonly number[];
  readonly final: kernel.State;
}

/** Plays a random game in both; throws where they part. */
export function lockstep(seed: number): Played {
  const pick = dice(seed);
  return together(`game ${seed}`, `same game ${seed}`, (_, options) => options[pick(options.length)]);
}

/** The hand-written game after these answers (`@1 0 plan gold`) to ours. */
export function handWrittenAfter(seed: string, entries: readonly string[]): kernel.State {
  const answers = entries.map((entry) => entry.split(' ').at(-1));
  return together(seed, seed, (n) => answers[n]).final;
}

function together(
  name: string,
  seed: string,
  choose: (n: number, options: readonly string[]) => string | undefined,
): Played {
  const s = newGame(g, { seats: 4, seed });
  const decks = decksOf(s);
  const k = kernel.setup(decks);
  const moves: number[] = [];
  for (let ask = awaited(g, s)[0]; ask !== undefined; ask = awaited(g, s)[0]) {
    const where = `${name}, move ${moves.length + 1}`;
    const can = options(g, s, ask);
    const theirs = kernel.legal(k, []);
    same(where, 'turn', turnOf(s), { phase: k.phase, cur: k.cur, turn: k.turn });
    same(
      where,
      'options',
      can.map((option) => moveOf(s, option)),
      theirs,
    );
    const option = choose(moves.length, can);
    if (option === undefined) break;
    const move = theirs[can.indexOf(option)]!;
    apply(g, s, ask, option);
    kernel.apply(k, move);
    moves.push(move);
    same(`${where} (${option})`, 'state', boardOf(s), boardIn(k));
  }
  return { decks, moves, final: k };
}

function same(where: string, what: string, ours: unknown, theirs: unknown): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a !== b) throw new Error(`${where}: not the same ${what}\n  ours         ${a}\n  hand-written ${b}`);
}

export const decksOf = (s: State): kernel.Decks => ({
  monsters: s.monsterDeck.slice(),
  traps: s.trapDeck.slice(),
  adventurers: s.adventurerDeck.slice(),
});

const PHASES = ['plan', 'build', 'fight'];
export const PASS = 40;

function turnOf(s: State) {
  const f = s.core.stack.at(-1)!;
  return { phase: PHASES.indexOf(f.proc), cur: awaited(g, s)[0]!.seat, turn: f.at };
}

/** An option in the hand-written game's integers. */
export function moveOf(s: State, option: string): number {
  const { kind, seat } = awaited(g, s)[0]!;
  if (kind === 'plan') return ORDERS.indexOf(option as Order);
  if (option === 'pass') return PASS;
  if (kind === 'build') {
    const c = cellOf(option as BuildOption);
    return option === DIG[c] ? c : 20 + c;
  }
  const { monsters, traps } = s.players[seat]!;
  const card = cardOf(option as FightOption);
  return option === SEND[card] ? monsters.findIndex((monster) => monster.card === card) : 10 + traps.indexOf(card);
}

/** Our state in the hand-written game's fields. */
const boardOf = (s: State) => ({
  round: s.round,
  over: outcome(g, s)?.winners[0] ?? -1,
  mdeck: s.monsterDeck,
  tdeck: s.trapDeck,
  adeck: s.adventurerDeck,
  orders: s.spaces,
  players: s.players.map(playerOf),
  log: s.core.answered.reduce((sum, n) => sum + n),
});

const CLASSES = ADVENTURERS.slice(0, 4).map(({ is }) => is);

const playerOf = (p: Player): kernel.Player => ({
  gold: p.gold,
  food: p.food,
  imps: p.imps,
  evil: p.evil,
  score: p.score,
  dig: p.dig,
  rooms: p.rooms,
  grid: p.map,
  monsters: p.monsters.map(({ card, tired }) => ({ id: card, used: tired })),
  traps: p.traps,
  party: p.party.map(({ is, health }) => ({ cls: CLASSES.indexOf(is), hp: health })),
  picked: p.orders.map((order) => ORDERS.indexOf(order)),
});

const boardIn = ({ round, over, mdeck, tdeck, adeck, orders, players, log }: kernel.State) => ({
  round,
  over,
  mdeck,
  tdeck,
  adeck,
  orders,
  players,
  log,
});
