// What a question is about, for the parts of the table that light up.
import type { Order } from '@oubliette/dungeon-lords/cards';
import type { AskNow } from '../sitting/now.ts';

const ORDER_OF: Readonly<Record<string, Order>> = {
  'get-food': 'food',
  'improve-reputation': 'reputation',
  spy: 'reputation',
  'dig-tunnels': 'dig',
  'mine-gold': 'gold',
  'recruit-imps': 'imps',
  'buy-traps': 'traps',
  'recruit-monster': 'monster',
  'give-trap': 'monster',
  'feed-demon': 'monster',
  'build-room': 'room',
  'place-room': 'room',
};

/** The action that is being carried out. */
export const orderOf = (ask: AskNow | undefined): Order | undefined => ORDER_OF[ask?.kind ?? ''];

export type PaneName = 'world' | 'mine' | 'others' | 'log';

const IN_WORLD = ['order', 'dummy-order', 'keep-order', 'take-order-back', 'spy', 'recruit-monster', 'build-room'];

/** The part of the table that a decision needs, where only one is seen at a time. */
export const paneFor = (ask: AskNow | undefined): PaneName =>
  ask !== undefined && IN_WORLD.includes(ask.kind) ? 'world' : 'mine';

export const CARD_ASKS = ['order', 'dummy-order', 'keep-order', 'take-order-back'];

/** Questions that are answered on a map. */
export const MAP_ASKS: Readonly<Record<string, 'spade' | 'doorway' | 'crossed-swords'>> = {
  'dig-tunnels': 'spade',
  'dig-by-room': 'spade',
  'place-room': 'doorway',
  'plan-tile': 'crossed-swords',
};
