// The gauge sheet, the purse of gems and the prices of the village: numbers that are printed and never computed.

/** QT-COMP-3 */
export const GEMS = 40;
/** QT-COMP-4 */
export const DIE = 8;
/** QT-COMBAT-2 */
export const KRITIK = 16;
/** QT-POWER-1 */
export const BASE_POWER = 8;
/** QT-WOUND-4 */
export const MOST_WOUNDS = 4;
/** QT-GUILD-3 */
export const MOST_SECONDARY = 3;
/** The bearer of the curse token is weaker by this (QT-CURSE-1). */
export const CURSE = 2;

export const PRICES = { temple: 2, guild: 2, guildForBard: 1, trophy: 6 } as const;
/** QT-QUEST-2, QT-QUEST-3 */
export const QUEST_GEMS = 4;

/** The second value of the power gauge (QT-POWER-3, QT-RULING-1): a column for each way of rounding, from power 0 up. */
const HIGHEST = 40;
const column = (round: (x: number) => number): readonly number[] =>
  Array.from({ length: HIGHEST + 1 }, (_, power) => round(power / 2));
export const ALLY_GAUGE = { up: column(Math.ceil), down: column(Math.floor) } as const;

/** QT-SETUP-10: the dragon token covers the creatures without a type too. */
export const TOKENS = ['creature', 'humanoid', 'undead', 'dragon'] as const;
export type TypeToken = (typeof TOKENS)[number];
