// The settings of the game. In a file of its own: the list of games shows them without loading the rules.
import { flag, whole } from '@oubliette/engine';

export const settings = {
  rounds: whole(2, 4, 3, { rule: 'CS-OPT-1' }),
  openStakes: flag(false, { rule: 'CS-OPT-2' }),
};
