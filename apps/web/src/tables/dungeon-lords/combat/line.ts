// Who stands in the line of a fight, followed from one thing told to the next.
import { HEROES, type HeroId, type ItemId } from '@oubliette/dungeon-lords/cards';
import type { Heard, Seat } from '@oubliette/engine';
import { type Hero, type Item, leftOf } from '../reading.ts';

/** A magic item; whose, is not told of one that was captured. */
export interface Borne {
  readonly item: ItemId;
  readonly ownerSeat?: Item['ownerSeat'];
  readonly used: boolean;
}

export interface Standee {
  readonly id: HeroId;
  /** Known from the first thing that happens to them. */
  before: number | undefined;
  left: number | undefined;
  /** Known from what they still bear, or from what is told when they fall. */
  items: readonly Borne[];
}

interface Crowd {
  readonly join: (id: HeroId, left?: number) => Standee;
  /** All who have ever stood here; the last to fall is the one whose items are told of. */
  readonly everybody: readonly Standee[];
}

/** The line at a seat's dungeon after one more thing was told. */
export function follow(line: readonly Standee[], heard: Heard, seat: Seat, { join, everybody }: Crowd): Standee[] {
  const rest = [...line];
  const out = (id: unknown): void => {
    const at = rest.findIndex((one) => one.id === id && (one.left ?? 1) === 0);
    const any = at < 0 ? rest.findIndex((one) => one.id === id) : at;
    if (any >= 0) rest.splice(any, 1);
  };
  const atTheHead = (id: HeroId): void => void rest.splice(rest[0]?.id === 'illusion' ? 1 : 0, 0, join(id));
  switch (heard.type) {
    case 'hit':
    case 'trap-hits':
    case 'tired':
    case 'poisoned':
    case 'healed': {
      const one = rest[Number(heard.place) - 1];
      if (one === undefined) break;
      const change = Number(heard.wounds) * (heard.type === 'healed' ? -1 : 1);
      one.before ??= Number(heard.left) + change;
      one.left = Number(heard.left);
      break;
    }
    case 'fattened': {
      // Hit points above those printed: nobody need have been hurt for it.
      const one = rest.find(({ id }) => id === heard.hero);
      if (one?.left !== undefined) one.left += Number(heard.points);
      break;
    }
    case 'captured':
      out(heard.hero);
      break;
    case 'items-captured': {
      const one = fallen(everybody, rest, heard.hero);
      if (one !== undefined) one.items = (heard.items as readonly ItemId[]).map((item) => ({ item, used: false }));
      break;
    }
    case 'dead-letter':
    case 'item-lost': {
      const one = fallen(everybody, rest, undefined);
      if (heard.atSeat !== seat || one === undefined) break;
      const ownerSeat = (heard.type === 'dead-letter' ? heard.seat : heard.ownerSeat) as Item['ownerSeat'];
      const used = heard.type === 'dead-letter' || heard.used === true;
      one.items = [...one.items, { item: heard.item as ItemId, ownerSeat, used }];
      break;
    }
    case 'illusion':
      rest.unshift(join('illusion', 1));
      break;
    case 'illusion-gone':
      out('illusion');
      break;
    case 'paladin-comes':
      if (heard.seat === seat) atTheHead(heard.paladin as HeroId);
      break;
    case 'paladin-moves':
      if (heard.toSeat === seat) atTheHead(heard.paladin as HeroId);
      else if (heard.seat === seat) out(heard.paladin);
      break;
    case 'invisible': {
      const gone = rest.filter(({ id }) => HEROES[id].is === 'mage');
      return [...rest.filter((one) => !gone.includes(one)), ...gone];
    }
    default:
  }
  return rest;
}

/** Who has just left the line: only of them is told what they bore. */
const fallen = (everybody: readonly Standee[], line: readonly Standee[], id: unknown): Standee | undefined =>
  everybody.findLast(
    (one) => one.left === 0 && !line.includes(one) && one.items.length === 0 && (id === undefined || one.id === id),
  );

/** Those who still stand tell what nothing was told about: hit points nobody touched, and what they bear. */
export function meetAgain(everybody: readonly Standee[], line: readonly Standee[], party: readonly Hero[]): void {
  const waiting = [...party];
  for (const who of [...line, ...everybody.filter((one) => !line.includes(one))]) {
    const at = waiting.findIndex((hero) => hero.id === who.id && (who.left === undefined || leftOf(hero) === who.left));
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    if (found?.items !== undefined) who.items = found.items;
    who.before ??= found === undefined ? HEROES[who.id].health : leftOf(found);
  }
}

const USED: Readonly<Record<string, ItemId>> = {
  'clovers-used': 'clover',
  'wands-used': 'wand',
  'potions-used': 'potion',
  'amulet-used': 'amulet',
};

/** Is it in these lines that an item passed its test? */
export const usedBy = (told: readonly Heard[], { id }: Standee, { item }: Borne): boolean =>
  told.some((heard) => USED[heard.type] === item && (item !== 'amulet' || heard.hero === id));
