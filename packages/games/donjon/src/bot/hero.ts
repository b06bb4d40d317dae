// Sensible answers of heroes: fight together, open doors together, heal in time, spend fate to survive.
import type { Pick } from '@oubliette/engine';
import { heroNumber, isDown, isRanged } from '../rules/figures.ts';
import type { State } from '../state.ts';
import { aim } from './aim.ts';
import { best, type Skill } from './common.ts';
import { explore } from './explore.ts';
import { fight } from './fight.ts';
import { choose, loot } from './gear.ts';
import { announced, declared, dice } from './windows.ts';

export function decideHero(
  s: State,
  kind: string,
  options: readonly string[],
  pick: Pick,
  skill: Skill = 'skilled',
): string {
  const any = () => options[pick(options.length)]!;
  if (options.length === 1) return options[0]!;
  switch (kind) {
    case 'begin-turn':
      return turnOrder(s, options) ?? any();
    case 'act':
      return (s.phase === 'combat' ? fight(s, options, skill) : explore(s, options, skill)) ?? any();
    case 'aim':
      return aim(s, options) ?? any();
    case 'declared':
      return declared(s, options, skill);
    case 'dice':
      return dice(s, options, skill);
    case 'announced':
      return announced(s, options);
    case 'save':
      return options[0]!;
    case 'loot':
      return loot(s, options) ?? any();
    case 'choose':
      return choose(s, options) ?? any();
    case 'close':
      return 'close';
    default:
      return any();
  }
}

/** Healers first when a hero is down; in a fight casters, then shooters, then melee; else the hero who opens doors. */
function turnOrder(s: State, options: readonly string[]): string | undefined {
  const down = s.heroes.some(isDown);
  const rank = (option: string): number => {
    const h = s.heroes[heroNumber(option)];
    if (h === undefined) return -99;
    if (down && h.class === 'priest') return 9;
    if (s.phase === 'combat') return h.class === 'magician' ? 3 : isRanged(h) ? 2 : 1;
    return h.class === 'thief' ? 3 : h.class === 'warrior' ? 2 : 1;
  };
  return best(
    options.filter((option) => option !== 'pass'),
    rank,
  );
}
