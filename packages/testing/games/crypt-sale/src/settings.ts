// What a table may choose before the start. Apart from the rules: a shelf of games shows it without them.
import { flag, whole } from '@oubliette/engine';

export const settings = {
  rounds: whole(2, 4, 3, { rule: 'CS-OPT-1' }),
  openStakes: flag(false, { rule: 'CS-OPT-2' }),
};
