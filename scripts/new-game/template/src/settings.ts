// What a table may choose before the start. Apart from the rules: the first page shows it without them.
import { whole } from '@oubliette/engine';

export const settings = {
  rounds: whole(3, 8, 5, { rule: 'CH-ROUND-1' }),
};
