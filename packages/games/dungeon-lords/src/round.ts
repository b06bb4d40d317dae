// The table of contents: two years of four rounds and a combat (DL-GEN-2, DL-GEN-3).
import type { Order } from './cards/cards.ts';
import { items, startItems } from './magic-items/give-items.ts';
import { impFever } from './powers/imp-fever.ts';
import { monsterStrike } from './powers/monster-strike.ts';
import { safetyInspection } from './powers/safety-inspection.ts';
import { clearAction, spacesOf } from './rules/actions.ts';
import { assignAdventurers } from './rules/adventurers.ts';
import { buildRoom, placeRoom } from './rules/build-room.ts';
import { combatProcedures } from './rules/combat/combat.ts';
import { digTunnels } from './rules/dig-tunnels.ts';
import { dummiesAct, dummiesThird } from './rules/dummies.ts';
import { endRound } from './rules/end-round.ts';
import { payDay, startEvent } from './rules/events.ts';
import { orders, showAndPlace } from './rules/give-orders.ts';
import { mineGold } from './rules/mine-gold.ts';
import { newAdventurers, newEvent, newTiles } from './rules/new-round.ts';
import { feedDemon, giveTrap, payCost } from './rules/pay-cost.ts';
import { digByRoom, produce, product, production, startProduction } from './rules/production.ts';
import { hire, hiring, recruitMonster, startHiring } from './rules/recruit-monster.ts';
import { dealOrders, setupOrders } from './rules/setup.ts';
import { pressDay } from './rules/special-events.ts';
import { recovery, startRecovery, takeLeftmostBack, takeOrderBack } from './rules/take-orders-back.ts';
import { taxes } from './rules/taxes.ts';
import { buyTraps, discardTrap, getFood, improveReputation, recruitImps, spy } from './rules/trades.ts';
import { secondYear } from './rules/year.ts';
import { tellTheEnd } from './score.ts';
import { type BuildingFrame, type Space, type State, w } from './state.ts';

type ActionProc = Extract<BuildingFrame, { readonly todo: readonly Space[] }>['proc'];

/** DL-ORD-9: the players on an action's spaces, one after another; then it is cleared. */
const action = (order: Order, proc: ActionProc) =>
  [
    (s: State) => {
      const todo = spacesOf(s, order);
      return todo === undefined ? undefined : ({ proc, todo, at: 0 } as BuildingFrame);
    },
    (s: State) => clearAction(s, order),
  ] as const;

const round = w.sequence('round', [
  // 1. New Round
  newTiles,
  newAdventurers,
  (s) => {
    newEvent(s);
    return startItems(s); // MI-B-5
  },
  // 2. Orders
  dummiesAct,
  (s) => ({ proc: 'orders', drafts: s.players.map(() => []) }),
  dummiesThird,
  showAndPlace,
  showAndPlace,
  showAndPlace,
  ...action('food', 'get-food'),
  ...action('reputation', 'improve-reputation'),
  ...action('dig', 'dig-tunnels'),
  ...action('gold', 'mine-gold'),
  ...action('imps', 'recruit-imps'),
  ...action('traps', 'buy-traps'),
  startHiring,
  (s) => clearAction(s, 'monster'),
  ...action('room', 'build-room'),
  // 3. Production and order recovery
  startProduction,
  startRecovery,
  takeLeftmostBack,
  // 4. Events
  startEvent,
  // 5. Adventurers
  assignAdventurers,
  // 6. End of round
  endRound,
]);

const year = w.sequence('year', [
  () => ({ proc: 'round', at: 0 }),
  () => ({ proc: 'round', at: 0 }),
  () => ({ proc: 'round', at: 0 }),
  () => ({ proc: 'round', at: 0 }),
  () => ({ proc: 'combat', at: 0 }),
]);

const game = w.sequence('game', [
  dealOrders,
  () => ({ proc: 'year', at: 0 }),
  secondYear,
  () => ({ proc: 'year', at: 0 }),
  tellTheEnd,
]);

export const procedures = {
  game,
  year,
  round,
  'setup-orders': setupOrders,
  orders,
  'get-food': getFood,
  'improve-reputation': improveReputation,
  'recruit-imps': recruitImps,
  'buy-traps': buyTraps,
  spy,
  'discard-trap': discardTrap,
  'dig-tunnels': digTunnels,
  'mine-gold': mineGold,
  'recruit-monster': recruitMonster,
  hiring,
  hire,
  'pay-cost': payCost,
  'give-trap': giveTrap,
  'feed-demon': feedDemon,
  'build-room': buildRoom,
  'place-room': placeRoom,
  production,
  produce,
  'dig-by-room': digByRoom,
  product,
  recovery,
  'take-order-back': takeOrderBack,
  'pay-day': payDay,
  taxes,
  'monster-strike': monsterStrike,
  'imp-fever': impFever,
  'safety-inspection': safetyInspection,
  'press-day': pressDay,
  ...combatProcedures,
  items,
};
