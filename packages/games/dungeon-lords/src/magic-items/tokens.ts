// Where the tokens are. A table without magic items has none of this.
import type { Seat } from '@oubliette/engine';
import { type ItemId, TOKEN_IDS, type TokenId } from '../cards/cards.ts';

/** Whose colour a token has: a player's, or a dummy's. */
export type Owner = Seat | 'dummy-1' | 'dummy-2';

/** A token that has left its owner's hand. Never changed, only replaced: copies share it. */
export interface Token<Id extends TokenId = TokenId> {
  readonly item: Id;
  readonly ownerSeat: Owner;
  /** Passed its test (MI-A-25). */
  readonly used: boolean;
}
export type Item = Token<ItemId>;

/** The tokens at one dungeon. */
export interface ItemsHere {
  /** Received and not yet handed out (MI-B-10). */
  camp: Item[];
  /** Of no use to this party (MI-B-40). */
  sack: Item[];
  /** Captured by the owner of the dungeon (MI-B-43). */
  prison: Item[];
  /** Used elsewhere, sent by the owner of the dungeon (MI-A-27). */
  deadLetters: Item[];
}

export interface MagicItems {
  /** What each colour still holds, players first, then dummies, in the order of `TOKEN_IDS`. */
  pools: TokenId[][];
  /**
   * This round's tokens under the adventurers, the first to be turned up first (MI-A-8). Until then they count as their
   * pools' too: to take one out would show everybody which one it is.
   */
  queue: Token[];
  /** Out of the game, face up. */
  farLands: Token[];
  /** By seat. */
  dungeons: ItemsHere[];
}

export const isAdvanced = (s: { readonly options: { readonly items: string } }): boolean =>
  s.options.items === 'advanced';

/** Colours are the seats, then the dummies. */
const DUMMY_NAMES = ['dummy-1', 'dummy-2'] as const;
export const ownerOf = (seats: number, colour: number): Owner =>
  colour < seats ? colour : DUMMY_NAMES[colour - seats]!;
export const colourOf = (seats: number, owner: Owner): number =>
  typeof owner === 'number' ? owner : seats + DUMMY_NAMES.indexOf(owner);

export const tokenOf = <Id extends TokenId>(seats: number, colour: number, item: Id): Token<Id> => ({
  item,
  ownerSeat: ownerOf(seats, colour),
  used: false,
});

export const isItem = (token: Token): token is Item => token.item !== 'blank';

export function takeFrom(pool: TokenId[], item: TokenId): void {
  pool.splice(pool.indexOf(item), 1);
}

/** Back where it belongs in the order of tokens, so that nothing of its journey shows. */
export function putBack(pool: TokenId[], item: TokenId): void {
  let i = 0;
  while (i < pool.length && TOKEN_IDS.indexOf(pool[i]!) < TOKEN_IDS.indexOf(item)) i++;
  pool.splice(i, 0, item);
}

export function copyItems({ pools, queue, farLands, dungeons }: MagicItems): MagicItems {
  return {
    pools: pools.map((pool) => pool.slice()),
    queue: queue.slice(),
    farLands: farLands.slice(),
    dungeons: dungeons.map(({ camp, sack, prison, deadLetters }) => ({
      camp: camp.slice(),
      sack: sack.slice(),
      prison: prison.slice(),
      deadLetters: deadLetters.slice(),
    })),
  };
}
