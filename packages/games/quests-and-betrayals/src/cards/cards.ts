// Everything printed on cards, tokens and sheets. Data only: what it does is in src/rules and src/powers.
export * from './adventures.ts';
export * from './board.ts';
export * from './characters.ts';
export * from './items.ts';
export * from './monsters.ts';
export * from './quests.ts';
export * from './talk.ts';
