// A table of bots at which everything a bot gets is what travels: text.
import {
  enter,
  type Game,
  isOver,
  type Match,
  newMatch,
  type Seen,
  type StateOf,
  thinking,
  view,
} from '@oubliette/engine';
import { askedOfBot, type Bot } from '../src/index.ts';

/** Through JSON and frozen: whatever a bot uses is in the text that a remote bot would get. */
export const seenBy = <S extends StateOf>(g: Game<S>, s: S, seat: number): Seen =>
  frozen(JSON.parse(JSON.stringify(view(g, s, seat)))) as Seen;

export function playWith<S extends StateOf, V extends object>(
  g: Game<S, V>,
  bots: readonly Bot[],
  seed: string,
): Match<S> {
  const match = newMatch(g, { seats: bots.length, seed });
  for (let turn = 0; !isOver(match.state); turn++) {
    if (turn > 10_000) throw new Error('this game does not end');
    const seat = turn % bots.length;
    const seen = askedOfBot(seenBy(g as unknown as Game<S>, match.state, seat), match.moves);
    const choice = seen && bots[seat]!.choose(seen, thinking(`${seed} ${turn}`));
    if (seen === undefined || choice === undefined) continue;
    const { kind, option } = choice;
    const refused = enter(match, { seat, verb: 'answer', kind, option, n: seen.answered });
    if (refused !== undefined) throw new Error(`${choice.option} is refused by ${refused.rule}`);
  }
  return match;
}

function frozen<T>(x: T): T {
  if (typeof x === 'object' && x !== null) {
    Object.freeze(x);
    for (const inner of Object.values(x)) frozen(inner);
  }
  return x;
}
