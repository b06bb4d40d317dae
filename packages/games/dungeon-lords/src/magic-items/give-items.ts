// MI-B-4 to MI-B-33: in autumn everybody gives tokens to the parties of others, face down.
import type { Seat } from '@oubliette/engine';
import { TOKEN_IDS, type TokenId } from '../cards/cards.ts';
import { type Frame, type State, turnOrder, w } from '../state.ts';
import { isItem, type MagicItems, ownerOf, takeFrom, tokenOf } from './tokens.ts';

const AUTUMN = 3;
/** So many of the three tokens at 4 players are magic items (MI-B-13). */
const ITEMS_AT_4 = 2;

/** A token to be given: of which colour, to the party of whom, or to the dummy whom that player operates. */
interface Gift {
  readonly colour: number;
  readonly to: Seat;
  readonly toDummy: boolean;
}

/** MI-B-12, MI-B-18, MI-B-23, MI-B-24: to each opponent in turn; at 2 players of each colour, and as much to the dummy. */
function giftsOf(seats: number, seat: Seat): readonly Gift[] {
  const colours = seats === 2 ? [seat, 2 + seat] : [seat];
  const opponents = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
  return (seats === 2 ? [false, true] : [false]).flatMap((toDummy) =>
    opponents.flatMap((to) => colours.map((colour) => ({ colour, to, toDummy }))),
  );
}
const GIFTS = [0, 1, 2, 3, 4].map((seats) => Array.from({ length: seats }, (_, seat) => giftsOf(seats, seat)));
const gifts = (s: State, seat: Seat): readonly Gift[] => GIFTS[s.players.length]![seat]!;

/** MI-B-4, MI-B-5: after the new tiles, before the orders. */
export const startItems = (s: State): Frame | undefined =>
  s.options.items === 'basic' && s.season === AUTUMN ? { proc: 'items', drafts: s.players.map(() => []) } : undefined;

/** MI-B-7, MI-B-8 */
export const items = w.allAtOnce('items', {
  seats: turnOrder,
  step: (s, seat, draft) => (draft.length < gifts(s, seat).length ? 'give-item' : undefined),
  options(s, seat, draft, can) {
    for (const token of TOKEN_IDS) can.add(token, cannotGive(s, seat, draft, token));
  },
  about(s, seat, draft) {
    const { colour, to, toDummy } = gifts(s, seat)[draft.length]!;
    const ownerSeat = ownerOf(s.players.length, colour);
    return { toSeat: to, toDummy: toDummy ? to + 1 : 0, dummy: colour === seat ? 0 : seat + 1, ownerSeat };
  },
  commit: turnUp,
});

function cannotGive(s: State, seat: Seat, draft: readonly TokenId[], token: TokenId): string | undefined {
  const all = gifts(s, seat);
  const { colour } = all[draft.length]!;
  if (colour !== seat && token === 'blank') return 'MI-B-2';
  const given = draft.filter((_, i) => all[i]!.colour === colour);
  if (!s.items!.pools[colour]!.includes(token) || given.includes(token)) return 'MI-TOK-2';
  const tooMany = token !== 'blank' && given.filter((one) => one !== 'blank').length === ITEMS_AT_4;
  return tooMany ? 'MI-B-13' : undefined; // only at 4 players there is a third token of a colour
}

/** MI-B-9: all at the same time. */
function turnUp(s: State, drafts: readonly (readonly TokenId[])[]): void {
  for (const seat of turnOrder(s)) {
    gifts(s, seat).forEach((gift, i) => {
      arrive(s, s.items!, seat, gift, drafts[seat]![i]!);
    });
  }
}

function arrive(s: State, held: MagicItems, seat: Seat, { colour, to, toDummy }: Gift, item: TokenId): void {
  const seats = s.players.length;
  const token = tokenOf(seats, colour, item);
  const { ownerSeat } = token;
  if (toDummy) w.tell(() => ({ type: 'item-wasted', rule: 'MI-B-27', seat, toDummy: to + 1, ownerSeat, item }));
  else w.tell(() => ({ type: 'item-given', rule: 'MI-B-9', seat, toSeat: to, ownerSeat, item }));
  if (item === 'blank' && seats === 4) {
    w.tell(() => ({ type: 'blank-back', rule: 'MI-B-14', seat }));
    return;
  }
  takeFrom(held.pools[colour]!, item);
  if (isItem(token) && !toDummy)
    held.dungeons[to]!.camp.push(token); // MI-B-10
  else {
    held.farLands.push(token); // MI-B-20, MI-B-26, MI-B-27
    if (!toDummy) w.tell(() => ({ type: 'blank-gone', rule: seats === 3 ? 'MI-B-20' : 'MI-B-26', seat }));
  }
}
