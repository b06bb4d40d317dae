// Every deck of the box.
export * from './classes.ts';
export * from './dungeon-cards.ts';
export * from './events.ts';
export * from './furniture.ts';
export * from './goods.ts';
export * from './monster-cards.ts';
export * from './monsters.ts';
export * from './names.ts';
export * from './parties.ts';
export * from './quests.ts';
export * from './room-cards.ts';
export * from './skills.ts';
export * from './tiles.ts';
export * from './treasures.ts';
export * from './weapons.ts';
