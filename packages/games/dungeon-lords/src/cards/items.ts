// The twenty item tokens (MI-TOK): in each colour four magic items and a blank.
import type { Class } from './adventurers.ts';

export interface MagicItem {
  /** Its line in the rule book. */
  readonly rule: string;
  /** Who can use it (MI-TOK-3). */
  readonly for: Class;
  /** One more of this. */
  readonly gives: 'magic' | 'health' | 'hearts' | 'detection';
}

const items = {
  wand: { rule: 'MI-TOK-4', for: 'warrior', gives: 'magic' },
  amulet: { rule: 'MI-TOK-5', for: 'mage', gives: 'health' },
  potion: { rule: 'MI-TOK-6', for: 'thief', gives: 'hearts' },
  clover: { rule: 'MI-TOK-7', for: 'priest', gives: 'detection' },
} as const satisfies Record<string, MagicItem>;

export type ItemId = keyof typeof items;
export const ITEMS: Readonly<Record<ItemId, MagicItem>> = items;
export const ITEM_IDS = Object.keys(items) as readonly ItemId[];

export type TokenId = ItemId | 'blank';
/** The five tokens of a colour. */
export const TOKEN_IDS: readonly TokenId[] = [...ITEM_IDS, 'blank'];

/** What items are worth at the end: captured in the basic variant, used in the advanced one (MI-B-48, MI-A-34). */
export const ITEM_POINTS = { captured: 1, deadLetter: 2 } as const;
