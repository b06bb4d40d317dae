// What a viewer knows of the tokens: all of it, but for those that lie face down (MI-RULING-18).
import type { Pick, Seat, Viewer } from '@oubliette/engine';
import type { TokenId } from '../cards/cards.ts';
import type { State } from '../state.ts';
import { colourOf, type Item, isAdvanced, type MagicItems, type Owner, ownerOf, type Token } from './tokens.ts';

/** What lies in the middle, and what dummies hold. */
export interface ItemsView {
  dummyTokens: { ownerSeat: Owner; tokens: TokenId[] }[];
  /** Advanced: under the adventurers, from the right. */
  queue?: { ownerSeat: Owner; item: TokenId | 'hidden' }[];
  tokensGone: Token[];
}

/** What lies before a player: part of that player's view. */
export interface PlayerItems {
  /** In hand; a token that lies face down is still among them. */
  tokens: TokenId[];
  /** Basic: with the party until combat, in its sack, in the player's prison. */
  camp?: Item[];
  sack?: Item[];
  capturedItems?: Item[];
  /** Advanced: used elsewhere. */
  deadLetters?: Item[];
}

export function viewItems(s: State, held: MagicItems, viewer: Viewer): ItemsView {
  const seats = s.players.length;
  return {
    dummyTokens: held.pools.slice(seats).map((tokens, i) => ({
      ownerSeat: ownerOf(seats, seats + i),
      tokens: tokens.slice(),
    })),
    // MI-A-7, MI-A-10: one's own; a dummy's is seen by nobody.
    ...(isAdvanced(s)
      ? {
          queue: held.queue.map(({ item, ownerSeat }) => ({
            ownerSeat,
            item: ownerSeat === viewer ? item : ('hidden' as const),
          })),
        }
      : {}),
    tokensGone: held.farLands.slice(),
  };
}

export function viewPlayerItems(s: State, held: MagicItems, seat: Seat): PlayerItems {
  const { camp, sack, prison, deadLetters } = held.dungeons[seat]!;
  const tokens = held.pools[seat]!.slice();
  return isAdvanced(s)
    ? { tokens, deadLetters: deadLetters.slice() }
    : { tokens, camp: camp.slice(), sack: sack.slice(), capturedItems: prison.slice() };
}

/** Whatever lies face down is any of those its owner holds. */
export function imagineItems(
  { dummyTokens, queue = [], tokensGone }: ItemsView,
  players: readonly Partial<PlayerItems>[],
  pick: Pick,
): MagicItems {
  const pools = [...players, ...dummyTokens].map(({ tokens = [] }) => tokens);
  return {
    pools,
    queue: queue.map(({ ownerSeat, item }) => {
      const tokens = pools[colourOf(players.length, ownerSeat)]!;
      return { item: item === 'hidden' ? tokens[pick(tokens.length)]! : item, ownerSeat, used: false };
    }),
    farLands: tokensGone,
    dungeons: players.map(({ camp = [], sack = [], capturedItems = [], deadLetters = [] }) => ({
      camp,
      sack,
      prison: capturedItems,
      deadLetters,
    })),
  };
}
