// Where spells and skills go.
import { cellOf } from '@oubliette/grid';
import { has, heroOf, isIn, kindOf, monsterOf, stands } from '../rules/figures.ts';
import { within } from '../rules/reach.ts';
import type { State } from '../state.ts';
import { best } from './common.ts';
import { spellOdds } from './odds.ts';

export function aim(s: State, options: readonly string[]): string | undefined {
  const frame = s.core.stack.at(-1);
  if (frame?.proc !== 'aim') return undefined;
  const { by, what } = frame.todo[frame.at]!;
  const figures = options.filter((option) => /^[hm]\d+:/.test(option));
  const of = (option: string) => option.split(':')[0]!;
  switch (what) {
    case 'magic-missile':
      return best(figures, (option) => {
        const { damage, kill } = spellOdds(s, by, what, of(option));
        const m = monsterOf(s, of(option));
        return damage + 4 * kill + (m?.unique ? 1 : 0);
      });
    case 'sleep':
    case 'ice-block':
      return best(figures, (option) => {
        const m = monsterOf(s, of(option))!;
        return kindOf(m).xp + (m.unique ? 50 : 0) - (has(m, 'frozen') || has(m, 'asleep') ? 200 : 0);
      });
    case 'lay-hands':
      return best(figures, (option) => -heroOf(s, of(option)).life);
    case 'sacred-weapon':
    case 'armour-of-faith':
    case 'astral-shield':
      return best(figures, (option) => {
        const hero = heroOf(s, of(option));
        return hero.stats[0]! + (stands(hero) ? 9 : 0) + (of(option) === by ? -1 : 0);
      });
    case 'toxic-cloud':
      return best(
        options.filter((option) => option !== 'back'),
        (option) => {
          const cells = within(s, [cellOf(option)], 1);
          const caught = s.monsters.filter((m) => cells.has(m.cell)).length;
          return caught - 2 * s.heroes.filter((one) => isIn(one) && cells.has(one.cell)).length;
        },
      );
    default:
      return options.includes('stop') ? 'stop' : figures[0];
  }
}
