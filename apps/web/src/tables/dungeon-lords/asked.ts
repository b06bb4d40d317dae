// What a question is about, for the parts of the table that are highlighted.
import type { Order } from '@oubliette/dungeon-lords/cards';
import type { AskNow } from '../../session/now.ts';
import type { Item } from './reading.ts';

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

const IN_WORLD = [
  'order',
  'dummy-order',
  'keep-order',
  'take-order-back',
  'spy',
  'recruit-monster',
  'build-room',
  'send-item',
];

/** The part of the table that a decision needs, where only one is seen at a time. */
export const paneFor = (ask: AskNow | undefined): PaneName =>
  ask === undefined ? 'mine' : IN_WORLD.includes(ask.kind) ? 'world' : ask.kind === 'give-item' ? 'others' : 'mine';

/** Questions that are answered with a token. */
export const TOKEN_ASKS = ['give-item', 'send-item'];

/** Questions that together lay down what a seat does this round. */
export const SLOT_ASKS = ['order', 'dummy-order', 'send-item'];

/** The colour of the tokens that are asked for. */
export const ownerAsked = (ask: AskNow | undefined): Item['ownerSeat'] | undefined =>
  ask?.about?.ownerSeat as Item['ownerSeat'] | undefined;

/** What was chosen so far in steps of one kind. */
export const chosenIn = (ask: AskNow | undefined, kind: string): readonly string[] =>
  (ask?.soFar ?? []).filter((step) => step.kind === kind && step.option !== 'done').map(({ option }) => option);

/** Questions that together make a plan for the fight. */
export const isPlanned = (ask: AskNow): boolean => ask.kind.startsWith('plan-');

export const CARD_ASKS = ['order', 'dummy-order', 'keep-order', 'take-order-back'];

/** Questions that are answered on a map. */
export const MAP_ASKS: Readonly<Record<string, 'spade' | 'doorway' | 'crossed-swords'>> = {
  'dig-tunnels': 'spade',
  'dig-by-room': 'spade',
  'place-room': 'doorway',
  'plan-tile': 'crossed-swords',
};
