// What heroes carry: finding, using up, handing over, trading (DSC-84, DSC-90, DSC-95, DSC-100).
import type { ItemId } from '../cards/items.ts';
import { ITEM_IDS, ITEMS } from '../cards/items.ts';
import { MOST_CRYSTALS } from '../cards/spells.ts';
import { type Hero, type State, w } from '../state.ts';
import { modelOfHero } from './arcs.ts';
import { stands } from './goals.ts';
import { isBeside } from './space.ts';

/** Lists of items are sorted: their order tells nothing and changes stay small. */
const byItem = (a: ItemId, b: ItemId): number => ITEM_IDS.indexOf(a) - ITEM_IDS.indexOf(b);

export function giveItem(s: State, hero: number, item: ItemId, rule: string): void {
  const h = s.heroes[hero]!;
  h.items.push(item);
  h.items.sort(byItem);
  w.tell(() => ({ type: 'item', rule, hero: h.id, item }));
}
export function giveGold(s: State, hero: number, gold: number, rule: string): void {
  const h = s.heroes[hero]!;
  h.gold += gold;
  w.tell(() => ({ type: 'gold', rule, hero: h.id, gold }));
}
/** DSC-90: two at most; a third is left behind. */
export function giveCrystal(s: State, hero: number, level: number, rule: string): void {
  const h = s.heroes[hero]!;
  if (h.crystals.length >= MOST_CRYSTALS) {
    w.tell(() => ({ type: 'crystal-left', rule: 'DSC-90', hero: h.id, level }));
    return;
  }
  h.crystals.push(level);
  h.crystals.sort();
  w.tell(() => ({ type: 'crystal', rule, hero: h.id, level }));
}

/** One use: gone. Anything else stays. */
export function useUp(s: State, hero: number, item: ItemId): void {
  if (ITEMS[item].uses !== 'once') return;
  const { items } = s.heroes[hero]!;
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}
export const holds = (s: State, hero: number, item: ItemId): boolean => s.heroes[hero]!.items.includes(item);

/** Heroes beside this one who are free to take something. */
export function takers(s: State, hero: number): number[] {
  const m = modelOfHero(s, hero);
  if (m === undefined) return [];
  const free: number[] = [];
  s.heroes.forEach((h, i) => {
    const other = modelOfHero(s, i);
    if (i !== hero && stands(h) && !h.netted && other !== undefined && isBeside(s, m.cell, other.cell)) free.push(i);
  });
  return free;
}
const heroOf = (s: State, id: string): number => s.heroes.findIndex((h) => h.id === id);

/** DSC-4, DSC-95: one item or crystal to a hero beside. */
export const handOver = w.eachInTurn('hand-over', {
  who: (s, hero) => (s.ended === 'none' ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, hero, can) {
    const { items, crystals } = s.heroes[hero]!;
    for (const to of takers(s, hero)) {
      const { id } = s.heroes[to]!;
      for (const item of new Set(items)) can.add(`${item}:${id}`);
      const full = s.heroes[to]!.crystals.length >= MOST_CRYSTALS;
      for (const level of new Set(crystals)) can.add(`crystal-${level}:${id}`, full ? 'DSC-90' : undefined);
    }
    can.add('pass');
  },
  choose(s, _seat, hero, option) {
    if (option !== 'pass') passOn(s, hero, option, 'DSC-95');
  },
});

/** `spear:dwarf`, `crystal-2:elf`, `gold:elf`: from one hero to another. */
function passOn(s: State, hero: number, option: string, rule: string): void {
  const [what, to] = option.split(':') as [string, string];
  const from = s.heroes[hero]!;
  const other = s.heroes[heroOf(s, to)]!;
  if (what === 'gold') {
    from.gold--;
    other.gold++;
  } else if (what.startsWith('crystal-')) {
    const level = Number(what.slice(-1));
    from.crystals.splice(from.crystals.indexOf(level), 1);
    other.crystals.push(level);
    other.crystals.sort();
  } else passItem(from, other, what as ItemId);
  w.tell(() => ({ type: 'handed-over', rule, hero: from.id, item: what, toHero: other.id }));
}
function passItem(from: Hero, to: Hero, item: ItemId): void {
  from.items.splice(from.items.indexOf(item), 1);
  to.items.push(item);
  to.items.sort(byItem);
  const used = from.spent.indexOf(item);
  // An item that was used this adventure is used in other hands too.
  if (used >= 0 && from.spent.filter((x) => x === item).length > from.items.filter((x) => x === item).length) {
    from.spent.splice(used, 1);
    to.spent.push(item);
  }
}

/** DSC-100: between adventures of a campaign heroes give each other Gold, one by one, and what they carry. */
export const trade = w.eachInTurn('trade', {
  who(s, hero) {
    const { gold, items, crystals, seat } = s.heroes[hero]!;
    return s.campaign !== undefined && gold + items.length + crystals.length > 0 ? seat : undefined;
  },
  options(s, _seat, hero, can) {
    const { gold, items, crystals } = s.heroes[hero]!;
    s.heroes.forEach((other, i) => {
      if (i === hero) return;
      if (gold > 0) can.add(`gold:${other.id}`);
      for (const item of new Set(items)) can.add(`${item}:${other.id}`);
      const full = other.crystals.length >= MOST_CRYSTALS;
      for (const level of new Set(crystals)) can.add(`crystal-${level}:${other.id}`, full ? 'DSC-90' : undefined);
    });
    can.add('done');
  },
  choose(s, _seat, hero, option) {
    if (option === 'done') return;
    passOn(s, hero, option, 'DSC-100');
    return 'again';
  },
  about: (s, _seat, hero) => ({ hero: s.heroes[hero]!.id, gold: s.heroes[hero]!.gold }),
});
