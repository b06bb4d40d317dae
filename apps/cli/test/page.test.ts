import { asks, enter, type Match, matchFrom, newMatch, options, view } from '@oubliette/engine';
import { speaker } from '@oubliette/text';
import { expect, it } from 'vitest';
import { gameById } from '../src/games.ts';
import { stepTexts } from '../src/play/page.ts';

const { game, texts } = gameById('crypt-sale');
const words = speaker(texts, 'en', { seats: ['Ann', 'Bob', 'Cyd'], me: 0 });

/** The first open option of the first seat's offer. */
function offerOn(match: Match): void {
  const ask = asks(game, match.state).find(({ seat, beside }) => seat === 0 && beside === 'offer')!;
  const option = options(game, match.state, ask)[0]!;
  const n = match.state.core.answered[0]!;
  expect(enter(match, { seat: 0, verb: 'answer', kind: ask.kind, option, n })).toBeUndefined();
}
const composing = (match: Match): string[] => stepTexts(match, words, 0, view(game, match.state, 0).mine[0]!);

it('the steps of an unfinished choice keep their words when the match continues from a saved state', () => {
  const whole = newMatch(game, { seats: 3, seed: 'page' });
  offerOn(whole);
  const continued = matchFrom(game, whole.state);
  for (const match of [whole, continued]) offerOn(match);
  expect(composing(continued)).toEqual(composing(whole));
  expect(composing(continued)[0]).toBe('Bob');
});
