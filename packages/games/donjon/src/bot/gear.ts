// The equipment of heroes: which item is better for which hero, who takes a find, small choices about items.
import { resultOf } from '../cards/furniture.ts';
import { armourOf, magicOf, weaponOf } from '../cards/goods.ts';
import { heroNumber, inPlay, isRanged, kindOf, mayWield, powerLimit, shotFor, strikesMagic } from '../rules/figures.ts';
import type { State } from '../state.ts';
import { best } from './common.ts';
import { drinkWanted } from './heal.ts';

/** Power and magic; a bow without missiles is worth less than a fist. */
function worthInHand(h: State['heroes'][number], item: string): number {
  const weapon = weaponOf(item);
  if (weapon === undefined) return 0;
  const empty = weapon.missile !== undefined && shotFor({ ...h, weapon: item }) < 0;
  return empty ? -1 : weapon.power + 1.5 * magicOf(item);
}

/** The value of an item for this hero: its advantage over the one in use. */
function gainFrom(h: State['heroes'][number], item: string): number {
  const limit = powerLimit(h);
  const weapon = weaponOf(item);
  const armour = armourOf(item);
  if (weapon !== undefined && weapon.power <= limit) {
    return worthInHand(h, item) - worthInHand(h, h.weapon);
  }
  if (armour !== undefined && armour.slot === 'body') {
    const shield = h.shield === 'none' ? 0 : armourOf(h.shield)!.power;
    if (armour.power + shield > limit) return 0;
    return armour.power + magicOf(item) - (h.body === 'none' ? 0 : armourOf(h.body)!.power + magicOf(h.body));
  }
  return 0;
}
/** In a fight armour stays as it is (DJ-RULING-9). */
export const wantsBetter = (s: State, i: number): boolean =>
  s.heroes[i]!.items.some(
    (item) => (s.phase === 'explore' || armourOf(item) === undefined) && gainFrom(s.heroes[i]!, item) > 0,
  );

/** The enemy laughs at iron: the magic weapon that this hero carries and does not hold. */
export function magicWanted(s: State, i: number): string | undefined {
  const h = s.heroes[i]!;
  if (s.phase !== 'combat' || strikesMagic(h)) return undefined;
  if (!inPlay(s).every((m) => kindOf(m).abilities.includes('only-magic'))) return undefined;
  return h.items.find(
    (item) => mayWield(h.class, item) && worthInHand(h, item) > 0 && strikesMagic({ ...h, marks: [], weapon: item }),
  );
}

export function loot(s: State, options: readonly string[]): string | undefined {
  const frame = s.core.stack.at(-1);
  if (frame?.proc !== 'loot') return undefined;
  const { card } = frame.todo[frame.at]!;
  return best(options, (option) => {
    const h = s.heroes[heroNumber(option)]!;
    return 10 * gainFrom(h, card) + (card.includes('heal') ? 20 - h.life : 0);
  });
}

export function choose(s: State, options: readonly string[]): string | undefined {
  const frame = s.core.stack.at(-1);
  if (frame?.proc !== 'choose') return undefined;
  const { hero, what } = frame.todo[frame.at]!;
  const h = s.heroes[hero]!;
  switch (what) {
    case 'equip': {
      const magic = magicWanted(s, hero);
      if (magic !== undefined && options.includes(`weapon:${magic}`)) return `weapon:${magic}`;
      const better = best(
        options.filter((option) => !option.endsWith(':none') && option !== 'back'),
        (option) => gainFrom(h, option.slice(option.indexOf(':') + 1)),
      );
      const item = better === undefined ? '' : better.slice(better.indexOf(':') + 1);
      if (better !== undefined && gainFrom(h, item) > 0) return better;
      // Out of missiles: anything to strike with.
      const melee = options.find(
        (option) =>
          option.startsWith('weapon:') &&
          weaponOf(option.slice(7)) !== undefined &&
          weaponOf(option.slice(7))!.missile === undefined,
      );
      return isRanged(h) && shotFor(h) < 0 ? (melee ?? 'weapon:none') : 'back';
    }
    case 'drink':
      return drinkWanted(s, hero, options);
    case 'trade':
    case 'to':
      return 'back';
    case 'spring':
      return h.life <= h.maxLife - 4 ? 'drink' : 'bottle';
    case 'reroll': {
      const table = s.core.stack.findLast((f) => f.proc === 'table');
      if (table?.proc !== 'table' || table.piece < 0) return 'pass';
      return /treasure|arms|potion|grimoire|gems|hoard|coins|healed/.test(
        resultOf(s.pieces[table.piece]!.kind, s.roll.die),
      )
        ? 'pass'
        : (options[0] ?? 'pass');
    }
    case 'keep':
      return best(options, Number);
    default:
      return undefined;
  }
}
