// Tables with magic items: a fight of red's, a combat of everybody's, or any frame.
import { apply, awaited, type Event, options as offered } from '@oubliette/engine';
import { type HeroId, ITEM_IDS, type ItemId, TOKEN_IDS, type TokenId } from '../../src/cards/cards.ts';
import { dungeonLords } from '../../src/game.ts';
import type { Item, ItemsHere, MagicItems, Token } from '../../src/magic-items/tokens.ts';
import type { Adventurer, State } from '../../src/state.ts';
import { type Duel, duel, hero } from '../combat/duel.ts';
import { type Given, NAMES, type Name, type Table, table } from '../table.ts';

export type Variant = 'basic' | 'advanced';
export type Colour = Name | 'dummy-1' | 'dummy-2';

/** A token that has left its owner. */
export const token = (item: ItemId, owner: Colour = 'green', used = false): Item => ({
  item,
  ownerSeat: owner === 'dummy-1' || owner === 'dummy-2' ? owner : NAMES.indexOf(owner),
  used,
});
/** Under the adventurers. */
export const laid = (owner: Colour, item: TokenId): Token => ({ ...token('wand', owner), item });

/** Somebody in a party who bears these, all of them green's. */
export const bearer = (id: HeroId, items: readonly (ItemId | Item)[], more: Partial<Adventurer> = {}): Adventurer => ({
  ...hero(id, more),
  items: items.map((item) => (typeof item === 'string' ? token(item) : item)),
});

type Holding = Partial<Omit<MagicItems, 'dungeons'>> & Partial<Record<Name, Partial<ItemsHere>>>;

/** Everything as unpacked, apart from what is said. */
export function holding(variant: Variant, seats: 2 | 3 | 4, given: Holding = {}): MagicItems {
  const { red, green, blue, yellow, ...rest } = given;
  const dummy: readonly TokenId[] = variant === 'advanced' ? TOKEN_IDS : seats === 2 ? ITEM_IDS : [];
  const none: ItemsHere = { camp: [], sack: [], prison: [], deadLetters: [] };
  return {
    pools: [0, 1, 2, 3].map((colour) => (colour < seats ? TOKEN_IDS : dummy).slice()),
    queue: [],
    farLands: [],
    ...rest,
    dungeons: [red, green, blue, yellow].slice(0, seats).map((here) => ({ ...none, ...here })),
  };
}

type Tokens = { readonly variant: Variant; readonly tokens?: Holding };

export const tableWith = ({ variant, tokens, ...given }: Given & Tokens): Table =>
  table({ ...given, options: { items: variant }, items: holding(variant, given.seats ?? 4, tokens) });

/** Red's fight, with items. */
export const duelWith = ({ variant, tokens, ...given }: Duel & Tokens): Table =>
  duel({ ...given, options: { items: variant }, items: holding(variant, given.seats ?? 4, tokens) });

export const here = (t: Table, name: Name): ItemsHere => t.state.items!.dungeons[NAMES.indexOf(name)]!;
export const pool = (t: Table, name: Name): TokenId[] => t.state.items!.pools[NAMES.indexOf(name)]!;
export const named = (tokens: readonly Token[]): TokenId[] => tokens.map(({ item }) => item);

/** `thief-1: potion, potion*`: who bears what; a star for what is marked. */
export const equipment = (party: readonly Adventurer[]): string[] =>
  party.map(
    ({ id, items = [] }) => `${id}: ${items.map(({ item, used }) => (used ? `${item}*` : item)).join(', ') || '-'}`,
  );

export interface Way {
  readonly answers: readonly string[];
  readonly state: State;
  readonly events: readonly Event[];
}

/** Every way to play from here to the end, answer by answer. */
export function everyWay(t: Table): Way[] {
  const ways: Way[] = [];
  const go = (state: State, answers: readonly string[], events: readonly Event[]): void => {
    const ask = awaited(dungeonLords, state)[0];
    if (ask === undefined) {
      ways.push({ answers, state, events });
      return;
    }
    for (const option of offered(dungeonLords, state, ask)) {
      const next = dungeonLords.copy(state);
      const told: Event[] = [];
      apply(dungeonLords, next, ask, option, (event) => told.push(event));
      go(next, [...answers, option], [...events, ...told]);
    }
  };
  go(t.state, [], t.events());
  return ways;
}
