// How random heroes of the suites play: they seldom leave or dawdle, they open doors and strike.
import type { Taste } from '@oubliette/testing';

export const taste: Taste = (kind, option) => {
  if (option === 'leave') return 1;
  if (option === 'end' || option === 'rest' || option === 'pass') return 3;
  if (option.startsWith('attack') || option.startsWith('open:d') || option.startsWith('seal')) return 60;
  if (option.startsWith('force') || option.startsWith('open:f') || option === 'search') return 12;
  if (option === 'equip' || option === 'trade' || option === 'back') return 1;
  return kind === 'act' ? 8 : 6;
};
