// Everything printed on tiles, cards and boards. Data only: what it does is in src/rules and src/powers.
export * from './adventurers.ts';
export * from './board.ts';
export * from './combat-cards.ts';
export * from './events.ts';
export * from './items.ts';
export * from './monsters.ts';
export * from './orders.ts';
export * from './rooms.ts';
export * from './traps.ts';
