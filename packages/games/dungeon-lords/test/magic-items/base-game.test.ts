// Without magic items the game is the base game to the byte. The golden sums were made by the game before it knew any
// items: a change of the base rules renews them there (vitest -u), never here.
import { isOver, sha256Hex, view } from '@oubliette/engine';
import { randomGame } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { dungeonLords } from '../../src/game.ts';

const SEEDS = ['Golden oubliette', 'The imp before the items', 'Nothing up my sleeve', 'A wand nobody made'];

/** Options that came after the sums were made, as a state and a view hold them when nothing is chosen. */
const [, , , ...newer] = Object.entries(dungeonLords.settings).map(([name, option]) => [name, option.default] as const);
const NEWER = `,${JSON.stringify(Object.fromEntries(newer)).slice(1, -1)}`;

type Fields = Readonly<Record<string, unknown>>;
/** What events, views and asks tell for the eye came after the sums were made, too. */
const withoutFacts = ({ line: _, toLine: __, sum: ___, before: ____, ...event }: Fields): Fields =>
  event.type === 'halved' ? { ...event, left: undefined } : event;
const SEEN_LATER = ['eventsPast', 'forecast', 'steps'];
const asItWas = (name: string, value: unknown): unknown =>
  SEEN_LATER.includes(name) || (name === 'about' && 'attacks' in (value as object)) ? undefined : value;

/** Everything there is to read in a game: states, log, views and answers. The newer options are the only words that are new. */
function sumOf(seats: number, seed: string, options: object): string {
  let sum = '';
  for (const { state, entry, events } of randomGame(dungeonLords, { seats, seed, settings: options })) {
    const views = [view(dungeonLords, state, 'spectator'), view(dungeonLords, state, 0)];
    const told = JSON.stringify({ entry, events: events.map(withoutFacts), state, views }, asItWas);
    sum = sha256Hex(sum + told.replaceAll(NEWER, ''));
    if (isOver(state)) sum = sha256Hex(sum + JSON.stringify([dungeonLords.score(state), dungeonLords.outcome(state)]));
  }
  return sum;
}

for (const seats of [2, 3, 4]) {
  it(`[MI-RULING-1] without items a game for ${seats} is the base game to the byte`, async () => {
    const sums = SEEDS.map((seed, i) => `${sumOf(seats, seed, i === 0 ? { firstGame: true } : {})} ${seed}`);
    await expect(`${sums.join('\n')}\n`).toMatchFileSnapshot(`./base-game-${seats}.txt`);
  });
}
