// Before anything is compared: do the three play the same game?
import { bundle } from '../bundle.mjs';
import { installPeers } from '../peers.mjs';

const GAMES = 300;

/** @type {Promise<string> | undefined} */
let proved;

/** Proved once a run; throws where they differ. */
export function sameGame() {
  proved ??= prove();
  return proved;
}

async function prove() {
  await installPeers();
  /** @type {typeof import('./same-game.ts')} */
  const { lockstep } = await import(await bundle(new URL('same-game.ts', import.meta.url)));
  const boardgameIo = await import('./boardgame-io.mjs');
  let moves = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const played = lockstep(seed);
    let position = boardgameIo.start(played.decks);
    for (const move of played.moves) position = boardgameIo.apply(position, move);
    compare(seed, ended(position.G, Number(position.ctx.gameover?.winner)), ended(played.final, played.final.over));
    moves += played.moves.length;
  }
  return `${GAMES} random games, ${moves} moves: ours and the hand-written one alike at every move, boardgame.io at the end`;
}

/**
 * @param {import('./boardgame-io.mjs').Position['G']} board
 * @param {number} winner
 */
const ended = ({ round, turn, mdeck, tdeck, adeck, orders, players }, winner) =>
  JSON.stringify({ round, turn, mdeck, tdeck, adeck, orders, players, winner });

/**
 * @param {number} seed
 * @param {string} theirs
 * @param {string} ours
 */
function compare(seed, theirs, ours) {
  if (theirs !== ours)
    throw new Error(`game ${seed} ends differently\n  boardgame.io ${theirs}\n  ours         ${ours}`);
}
