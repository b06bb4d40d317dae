// The subject of an ask, for the parts of the table that are highlighted.

import type { Pane } from '../../kit/panes/pane-tabs.tsx';
import type { AskNow } from '../../session/now.ts';

/** Kinds of asks whose items are picked in the shop. */
const SHOP_ASKS: readonly string[] = ['village', 'pedlar', 'wish'];
const WARE = /^(?:buy:|item:)/;

const isWare = (ask: AskNow, option: string): boolean =>
  SHOP_ASKS.includes(ask.kind) && (ask.kind === 'pedlar' ? option !== 'none' : WARE.test(option));

const NOTHING: ReadonlySet<string> = new Set();

/** Options outside the shop, and options in it. */
export const notInShop = (ask: AskNow | undefined): ReadonlySet<string> =>
  ask === undefined ? NOTHING : new Set(ask.options.filter((option) => !isWare(ask, option)));
export const inShop = (ask: AskNow | undefined): ReadonlySet<string> =>
  ask === undefined ? NOTHING : new Set(ask.options.filter((option) => isWare(ask, option)));

/** Places come before items, so that they have the short keys. */
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

/** The tab that a decision needs, on screens that show one at a time. */
export const paneFor = (ask: AskNow | undefined): Pane =>
  ask === undefined || IN_WORLD.includes(ask.kind) ? 'world' : 'mine';

/** Kinds of asks about offers. */
export const isTalk = (ask: AskNow | undefined): boolean => ask?.beside === 'talk' || ask?.beside === 'deal';
