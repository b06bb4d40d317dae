// The settings of the game. In a file of its own: the list of games shows them without loading the rules.
import { choice, type SettingValues, whole } from '@oubliette/engine';

/** A ruling; most tables leave it as it is. */
const otherwise = (rule: string) => ({ rule, advanced: true }) as const;

export const settings = {
  /** Trophies that end the game. */
  target: choice(['12', '15', '20'], '12', { rule: 'QT-SETUP-1' }),
  /** Who sees the offers of others. */
  talk: choice(['open', 'whispered'], 'open', { rule: 'QT-TALK-33' }),
  /** Offers for each sender, partner and moment. */
  offers: whole(1, 8, 4, { rule: 'QT-TALK-27' }),
  /** For the talk before a fight, counted by an online table; 0: no limit. */
  talkSeconds: whole(0, 600, 90, { rule: 'QT-TALK-29' }),

  // Rulings that a table may want otherwise. The default is the ruling.
  /** How half the active power is rounded on the ally's gauge. */
  allyGauge: choice(['up', 'down'], 'up', otherwise('QT-RULING-1')),
  startingGems: whole(0, 3, 0, otherwise('QT-RULING-4')),
  /** What ends when somebody has reached the target: the round, or the turn. */
  endAt: choice(['round', 'turn'], 'round', otherwise('QT-RULING-11')),
  /** What an unfinished main quest costs: what is printed, or what it would have paid. */
  mainPenalty: choice(['printed', 'doubled'], 'printed', otherwise('QT-RULING-13')),
  /** Whose goods may change hands before a fight. */
  helpGoods: choice(['principal', 'both'], 'principal', otherwise('QT-RULING-40')),
};
export type Settings = SettingValues<typeof settings>;
