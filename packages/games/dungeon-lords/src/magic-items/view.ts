// What a viewer knows of the tokens: all of it, but for those that lie face down (MI-RULING-18).
import type { Pick, Viewer } from '@oubliette/engine';
import type { TokenId } from '../cards/cards.ts';
import { colourOf, copyItems, type ItemsHere, type MagicItems, type Owner, ownerOf, type Token } from './tokens.ts';

export interface ItemsView {
  /** Who holds which tokens; one that lies face down is still among them. */
  pools: { ownerSeat: Owner; tokens: TokenId[] }[];
  /** Under the adventurers, from the right. */
  queue: { ownerSeat: Owner; item: TokenId | 'hidden' }[];
  tokensGone: Token[];
  dungeons: ItemsHere[];
}

export function viewItems(items: MagicItems, seats: number, viewer: Viewer): ItemsView {
  const { pools, queue, farLands, dungeons } = copyItems(items);
  return {
    pools: pools.map((tokens, colour) => ({ ownerSeat: ownerOf(seats, colour), tokens })),
    // MI-A-7, MI-A-10: one's own; a dummy's is seen by nobody.
    queue: queue.map(({ item, ownerSeat }) => ({ ownerSeat, item: ownerSeat === viewer ? item : 'hidden' })),
    tokensGone: farLands,
    dungeons,
  };
}

/** Whatever lies face down is any of those its owner holds. */
export function imagineItems({ pools, queue, tokensGone, dungeons }: ItemsView, seats: number, pick: Pick): MagicItems {
  return {
    pools: pools.map(({ tokens }) => tokens),
    queue: queue.map(({ ownerSeat, item }) => {
      const { tokens } = pools[colourOf(seats, ownerSeat)]!;
      return { item: item === 'hidden' ? tokens[pick(tokens.length)]! : item, ownerSeat, used: false };
    }),
    farLands: tokensGone,
    dungeons,
  };
}
