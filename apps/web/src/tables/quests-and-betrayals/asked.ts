// What a question is about, for the parts of the table that light up.

import type { Pane } from '../../kit/panes/pane-tabs.tsx';
import type { AskNow } from '../../session/now.ts';

/** Questions whose items are answered in the shop. */
const SHOP_ASKS: readonly string[] = ['village', 'pedlar', 'wish'];
const WARE = /^(?:buy:|item:)/;

const isWare = (ask: AskNow, option: string): boolean =>
  SHOP_ASKS.includes(ask.kind) && (ask.kind === 'pedlar' ? option !== 'none' : WARE.test(option));

const NOTHING: ReadonlySet<string> = new Set();

/** Options that the shop does not offer, and those that it does. */
export const notInShop = (ask: AskNow | undefined): ReadonlySet<string> =>
  ask === undefined ? NOTHING : new Set(ask.options.filter((option) => !isWare(ask, option)));
export const inShop = (ask: AskNow | undefined): ReadonlySet<string> =>
  ask === undefined ? NOTHING : new Set(ask.options.filter((option) => isWare(ask, option)));

/** Places come before wares: they have the short numbers. */
export function inOrder(ask: AskNow | undefined): AskNow | undefined {
  if (ask === undefined || !SHOP_ASKS.includes(ask.kind)) return ask;
  const wares = inShop(ask);
  if (wares.size === 0) return ask;
  return {
    ...ask,
    options: [...ask.options.filter((one) => !wares.has(one)), ...ask.options.filter((one) => wares.has(one))],
  };
}

const IN_WORLD: readonly string[] = ['village', 'pedlar', 'wish', 'crossroads', 'draw'];

/** The part of the table that a decision needs, where only one is seen at a time. */
export const paneFor = (ask: AskNow | undefined): Pane =>
  ask === undefined || IN_WORLD.includes(ask.kind) ? 'world' : 'mine';

/** Questions that make an offer or answer one. */
export const isTalk = (ask: AskNow | undefined): boolean => ask?.beside === 'talk' || ask?.beside === 'deal';
