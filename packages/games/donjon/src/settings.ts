// The settings of the game. In a file of its own: the list of games shows them without loading the rules.
import { choice, flag, type SettingValues, whole } from '@oubliette/engine';
import { PARTY_NAMES, QUEST_IDS } from './cards/names.ts';

const otherwise = (rule: string) => ({ rule, advanced: true }) as const;

export const settings = {
  quest: choice(QUEST_IDS, 'black-throne', { rule: 'DJ-GOAL-4' }),
  /** DJ-RULING-44: five and six are allowed, with a warning (DJ-GOAL-7). */
  heroes: whole(1, 6, 4, { rule: 'DJ-GOAL-7' }),
  party: choice(PARTY_NAMES, 'classic', { rule: 'DJ-CHAR-2' }),
  monstersRollD6: flag(false, { rule: 'DJ-GM-5' }),
  oneCardAhead: flag(false, otherwise('DJ-GM-4')),
  themeRedrawMonster: flag(false, otherwise('DJ-GM-2')),
  themeRedrawTreasure: flag(false, otherwise('DJ-GM-3')),
  gmRearrangesBoard: flag(true, otherwise('DJ-GM-1')),
  gmOverridesCards: flag(false, otherwise('DJ-GM-11')),
  explorationPhaseLength: choice(['cycle', 'untilCombat'], 'cycle', otherwise('DJ-RULING-1')),
  deathTiming: choice(['endOfPhase', 'endOfRound'], 'endOfPhase', otherwise('DJ-RULING-4')),
  /** Exploration phases and combat rounds until night falls; 0: it never does. */
  nightfall: whole(0, 400, 0, otherwise('DJ-NIGHT-1')),
};
export type Settings = SettingValues<typeof settings>;
