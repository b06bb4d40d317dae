// The settings of the game. In a file of its own: the list of games shows them without loading the rules.
import { choice, flag, type SettingValues } from '@oubliette/engine';

/** A ruling; most tables leave it as it is. */
const otherwise = (rule: string) => ({ rule, advanced: true }) as const;

export const settings = {
  /** DL-SETUP-7 */
  firstGame: flag(false, { rule: 'DL-SETUP-7' }),
  /** DL-RULING-1: by chance, or this chair, counted around the table. */
  firstPlayer: choice(['random', '1', '2', '3', '4'], 'random', { rule: 'DL-RULING-1' }),
  /** Damage of the Rolling Stone. */
  rollingStone: choice(['3', '4'], '3', { rule: 'DL-CARD-34' }),
  /** The expansion in src/magic-items. */
  items: choice(['none', 'basic', 'advanced'], 'none', { rule: 'MI-TOK-8' }),

  // Rulings that a table may want otherwise. The default is the ruling; the other value is told at its end. Rules ask for
  // the other value, so that a game saved before there was a choice is played as it was begun.
  /** A dummy's minion on Recruit a Monster takes the leftmost creature off the board: the publisher's own variant. */
  dummiesHire: flag(false, otherwise('DL-RULING-9')),
  /** A troll that has not worked may be the foreman. */
  trollForeman: flag(false, otherwise('DL-RULING-15')),
  /** What a conquered room is to a new one: any tile, or still a room that wants no neighbour. */
  ruins: choice(['tile', 'room'], 'tile', otherwise('DL-RULING-16')),
  /** Which of several warriors goes first. */
  warriors: choice(['newest', 'oldest'], 'newest', otherwise('DL-RULING-17')),
  /** Where the dummies' counter stands among equals in turn order. */
  dummyTies: choice(['last', 'first'], 'last', otherwise('DL-RULING-20')),
  /** Where a trap goes that was turned up and cannot be paid. */
  unpaidTraps: choice(['hand', 'discard'], 'hand', otherwise('DL-RULING-26')),
  /** Who wins of those with the most points: all of them, or the one with most gold and food. */
  finalTie: choice(['shared', 'riches'], 'shared', otherwise('DL-RULING-32')),
  /** A price in evil at the end of the evilometer: in full, or as far as it goes. */
  evilPrice: choice(['full', 'capped'], 'full', otherwise('DL-RULING-37')),
  /** When creatures that are done recover: after the fourth round, or as soon as one's own party is gone. */
  recovery: choice(['combat', 'party'], 'combat', otherwise('DL-RULING-44')),
  /** What a raging vampire does before a priest. */
  ragingVampire: choice(['spares', 'bites'], 'spares', otherwise('DL-RULING-49')),
  /** Captured items count for the licence. */
  itemLicence: flag(true, otherwise('MI-RULING-3')),
  /** Where the dummies' tokens lie in the queue. */
  dummyTokens: choice(['last', 'first'], 'last', otherwise('MI-RULING-6')),
};
export type Settings = SettingValues<typeof settings>;
