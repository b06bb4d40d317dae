// The bots of a guided first game bring about what the guide explains: they help for any price, one of them sells a fist
// and opens it on the other side, and a betrayed player refuses.
import type { Seat, Seen } from '@oubliette/engine';
import type { View } from '../view.ts';

/** Who is taught. */
const STUDENT: Seat = 0;
/** For so many rounds a broken word is answered with a refusal. */
const SULKS = 2;

export interface Taught {
  readonly kind: string;
  readonly option: string;
}

export function lesson(seen: Seen, seat: Seat): Taught | undefined {
  const game = seen.game as View;
  for (const { kind, options } of seen.asks) {
    const option = kind === 'deal' ? reply(game, seat) : kind === 'fist' ? hand(game, seat) : reason(game, seat, kind);
    if (option !== undefined && options.includes(option)) return { kind, option };
  }
  return undefined;
}

const wasBetrayed = (game: View, seat: Seat): boolean =>
  game.ledger.some(
    ({ giver, receiver, state, round }) =>
      giver === STUDENT && receiver === seat && state === 'broken' && round + SULKS >= (game.round ?? 0),
  );

/** Help is never refused to a player who kept their promises; a fist is sold by a player who will not deliver it. */
function reply(game: View, seat: Seat): string | undefined {
  const offer = game.offers.find(({ sender, receiver }) => sender === STUDENT && receiver === seat);
  if (offer?.moment === 'D') return `${wasBetrayed(game, seat) ? 'refuse' : 'sign'}:${offer.id}`;
  return offer?.moment === 'A' && game._rest.temper === 'treacherous' ? `sign:${offer.id}` : undefined;
}

const reason = (game: View, seat: Seat, kind: string): string | undefined =>
  kind === 'deal-reason' && wasBetrayed(game, seat) ? 'trust' : undefined;

function hand(game: View, seat: Seat): string | undefined {
  const sold = game.ledger.some(
    ({ giver, receiver, state, word }) =>
      giver === seat && receiver === STUDENT && state === 'running' && word?.startsWith('fist:') === true,
  );
  if (!sold || game._rest.temper !== 'treacherous') return undefined;
  if (game.fight?.attacker === STUDENT) return 'defender';
  return game.fight?.defender === STUDENT ? 'attacker' : undefined;
}
