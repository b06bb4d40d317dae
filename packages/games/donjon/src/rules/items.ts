// DJ-ACT-2, DJ-ACT-3: what a hero carries: ready it, drink it, light it, hand it over, pick it up.
import { type Can, roll } from '@oubliette/engine';
import { cellName, cellOf } from '@oubliette/grid';
import { armourOf, QUEST_THINGS, type QuestThing, SHOT_IDS, type ShotId, spellIn, weaponOf } from '../cards/goods.ts';
import { canAim, lockedNear, unlock } from '../powers/skills.ts';
import { type Hero, type State, w } from '../state.ts';
import { isFree, nearestFreeTo } from './arrivals.ts';
import { areAdjacent } from './board.ts';
import { raiseEventDie } from './event-die.ts';
import { drop, has, heroId, heroNumber, isIn, mayWield, powerLimit, put, stands } from './figures.ts';
import { gainGold, heal, learnDepth, mayReroll } from './furniture.ts';
import { checkGoals } from './goals.ts';
import { discardItem, hurt } from './harm.ts';
import { payForSkill } from './skill-cards.ts';
import { optionFor, tell } from './tell.ts';
import { addItem, addShots, takeItem, weaponsOfPower } from './treasure.ts';

const DRINKS: ReadonlyMap<string, (s: State, i: number) => void> = new Map(
  Object.entries<(s: State, i: number) => void>({
    potion: (s, i) => heal(s, i, roll(s, 6), 'DJ-SHOP-17'),
    'healing-potion': (s, i) => heal(s, i, roll(s, 6), 'DJ-SHOP-17'),
    'great-healing-potion': (s, i) => heal(s, i, roll(s, 6) + roll(s, 6), 'DJ-COMP-6'),
    'potion-of-vigour'(s, i) {
      const h = s.heroes[i]!;
      h.fatigue = Math.min(h.maxFatigue, h.fatigue + roll(s, 4));
    },
    'potion-of-might': (s, i) => put(s.heroes[i]!, 'mighty'),
    antidote(s, i) {
      const h = s.heroes[i]!;
      h.venom = 0;
      h.weakness = 0;
      drop(h, 'poisoned');
    },
  }),
);

/** Free actions with things, as options of a hero's turn. */
export function addItemOptions(s: State, i: number, can: Can): void {
  const h = s.heroes[i]!;
  const { items } = h;
  for (let k = 0; k < items.length; k++) {
    const item = items[k]!;
    if (items[k - 1] === item) continue; // sorted: equal things lie together
    const spell = spellIn(item);
    if (spell !== undefined && h.fatigue > 0 && !has(h, 'silenced') && maySpell(s, i, spell)) can.add(`cast:${item}`);
  }
  if (items.some(isDrink)) can.add('drink');
  if (items.includes('lustral-water') && canAim(s, heroId(i), 'lustral-water')) can.add('throw:lustral-water');
  if (items.includes('torch') && !has(h, 'lit')) can.add('light');
  if (items.includes('old-plan')) can.add('plan');
  if (items.includes('master-key')) for (const lock of lockedNear(s, i)) can.add(`key:${lock}`);
  // DJ-RULING-26: one coating at a time, on a weapon in hand.
  if (h.weapon !== 'none' && !has(h, 'poison') && !has(h, 'rat-poison')) {
    if (items.includes('poison')) can.add('coat:poison');
    if (items.includes('rat-poison')) can.add('coat:rat-poison');
  }
  if (has(h, 'poisoned') && h.fate > 0) can.add('cure'); // DJ-FATE-5
  if (canEquip(s, h)) can.add('equip');
  if (s.phase === 'explore' && hasToHand(h) && hasCompany(s, i)) can.add('trade');
}
const isDrink = (item: string): boolean => DRINKS.has(item);
const isBeside = (s: State, i: number, other: number): boolean =>
  other !== i && isIn(s.heroes[other]!) && areAdjacent(s, s.heroes[i]!.cell, s.heroes[other]!.cell);
/** Somebody stands beside, to whom things can be handed. */
function hasCompany(s: State, i: number): boolean {
  for (let other = 0; other < s.heroes.length; other++)
    if (isBeside(s, i, other) && stands(s.heroes[other]!)) return true;
  return false;
}
const SPELL_PHASES: readonly string[] = ['flight', 'flash', 'blink'];
const maySpell = (s: State, i: number, spell: string): boolean =>
  (s.phase === 'combat' || SPELL_PHASES.includes(spell)) &&
  (!ATTACKS.includes(spell) || s.turn.attacks > 0) &&
  canAim(s, heroId(i), spell);
const ATTACKS = ['magic-missile', 'toxic-cloud', 'wall-of-fire', 'ice-block', 'earthquake', 'sleep'];

/** DJ-CHAR-10 to 13, DJ-RULING-27, DJ-RULING-64: what could be readied now: `weapon:axe`, `body:none`, `shield:none`. */
function equipment(s: State, i: number): string[] {
  const h = s.heroes[i]!;
  const found: string[] = [];
  for (let k = 0; k < h.items.length; k++) {
    const item = h.items[k]!;
    if (h.items[k - 1] === item) continue; // sorted: equal things lie together
    const slot = slotFor(s, h, item);
    if (slot !== undefined) found.push(`${slot}:${item}`);
  }
  if (h.weapon !== 'none') found.push('weapon:none');
  if (h.body !== 'none' && s.phase === 'explore') found.push('body:none');
  if (h.shield !== 'none') found.push('shield:none');
  return found;
}
/** Is there any of it? */
function canEquip(s: State, h: Hero): boolean {
  if (h.weapon !== 'none' || (h.body !== 'none' && s.phase === 'explore') || h.shield !== 'none') return true;
  for (const item of h.items) if (slotFor(s, h, item) !== undefined) return true;
  return false;
}
/** How this thing could be readied now, if it can be. */
function slotFor(s: State, h: Hero, item: string): 'weapon' | 'body' | 'shield' | undefined {
  if (weaponOf(item) !== undefined) return h.weapon !== item && mayWield(h.class, item) ? 'weapon' : undefined;
  const armour = armourOf(item);
  if (armour === undefined) return undefined;
  const { slot, power } = armour;
  if (h[slot] === item || (slot === 'body' && s.phase === 'combat')) return undefined;
  const other = slot === 'body' ? h.shield : h.body;
  return power + (other === 'none' ? 0 : armourOf(other)!.power) > powerLimit(h) ? undefined : slot;
}

/** DJ-RULING-63: what one drinks, or makes a neighbour drink: `antidote`, `antidote:h1:Odile`. */
function drinks(s: State, i: number): string[] {
  const beside = s.heroes.flatMap((_, other) => (isBeside(s, i, other) ? [optionFor(s, heroId(other))] : []));
  const carried = [...new Set(s.heroes[i]!.items)].filter(isDrink);
  return carried.flatMap((item) => [item, ...beside.map((other) => `${item}:${other}`)]);
}
function drink(s: State, i: number, option: string): void {
  const [item, who] = option.split(':') as [string, string | undefined];
  const to = who === undefined ? i : heroNumber(who);
  takeItem(s, i, item);
  discardItem(s, item);
  tell(s, () => ({ type: 'drinks', rule: 'DJ-ACT-3', hero: to, item }));
  DRINKS.get(item)!(s, to);
}

export function useItem(s: State, i: number, option: string): void {
  const h = s.heroes[i]!;
  const [verb, item] = option.split(':') as [string, string | undefined];
  s.turn.busy = true;
  if (verb === 'light') {
    takeItem(s, i, 'torch');
    put(h, 'lit'); // DJ-RULING-34
    tell(s, () => ({ type: 'lights', rule: 'DJ-LIGHT-4', hero: i }));
  } else if (verb === 'plan') {
    takeItem(s, i, 'old-plan');
    discardItem(s, 'old-plan');
    learnDepth(s, i);
  } else if (verb === 'key') {
    unlock(s, item!);
    s.key--;
    tell(s, () => ({ type: 'unlocks', rule: 'DJ-DOOR-1', hero: i }));
    if (s.key === 0) {
      takeItem(s, i, 'master-key');
      discardItem(s, 'master-key');
      s.key = 3;
    }
  } else if (verb === 'coat') {
    takeItem(s, i, item!);
    put(h, item as 'poison' | 'rat-poison');
    tell(s, () => ({ type: 'coats', rule: 'DJ-SHOP-16', hero: i, item: item! }));
  } else if (verb === 'cure') {
    h.fate--;
    drop(h, 'poisoned');
    tell(s, () => ({ type: 'cured', rule: 'DJ-FATE-5', hero: i }));
  } else if (verb === 'drink' || verb === 'equip' || verb === 'trade') {
    w.raise({ proc: 'choose', todo: [{ hero: i, what: verb, on: '' }], at: 0 });
  }
}

/** Small choices of one hero: what to ready, what to hand over, what to take from a spring. */
export const choose = w.eachInTurn('choose', {
  who: (s, item) =>
    s.ended === 'no' && isIn(s.heroes[item.hero]!) && isOpen(s, item) ? s.heroes[item.hero]!.seat : undefined,
  skipped(s, item) {
    const only = choices(s, item)[0];
    if (s.ended === 'no' && only !== undefined && isIn(s.heroes[item.hero]!)) choose1(s, item, only);
  },
  options(s, _seat, item, can) {
    for (const option of choices(s, item)) can.add(option);
  },
  choose: (s, _seat, item, option) => choose1(s, item, option),
  about: (s, _seat, { hero, what, on }) => ({ hero: s.heroes[hero]!.name, what, on, die: s.roll.die, 1: 'none' }),
});

interface Choice {
  readonly hero: number;
  readonly what: string;
  readonly on: string;
}

/** Is there more than one? What was offered as an action always has one, beside going back. */
const isOpen = (s: State, choice: Choice): boolean => ACTIONS.includes(choice.what) || choices(s, choice).length > 1;
const ACTIONS = ['drink', 'equip', 'trade', 'to'];

function choices(s: State, { hero, what, on }: Choice): string[] {
  const h = s.heroes[hero]!;
  switch (what) {
    case 'drink':
      return [...drinks(s, hero), 'back'];
    case 'equip':
      return [...equipment(s, hero), 'back'];
    case 'trade':
      return [...handed(h), 'back'];
    case 'to':
      return s.heroes
        .flatMap((other, k) =>
          k !== hero && stands(other) && areAdjacent(s, h.cell, other.cell) ? [optionFor(s, heroId(k))] : [],
        )
        .concat('back');
    case 'arms':
      return weaponsOfPower(Number(on));
    case 'quiver':
      return ['arrow', 'bolt', 'stone'];
    case 'spring':
      return ['drink', 'bottle'];
    case 'sent-back': {
      const free = s.stairs.filter((cell) => isFree(s, cell) || cell === h.cell);
      return (free.length > 0 ? free : nearestFreeTo(s, s.stairs).slice(0, 1)).map(cellName);
    }
    case 'rope':
      return ['-'];
    case 'reroll':
      return s.roll.die === 0 ? [] : [...mayReroll(s, hero), 'pass'];
    case 'captive':
      return on.split(',').map((id) => optionFor(s, id));
    case 'keep':
      return on.split(',');
    default:
      return [];
  }
}

function choose1(s: State, { hero, what, on }: Choice, option: string) {
  const h = s.heroes[hero]!;
  if (option === 'back' || option === 'pass') return;
  switch (what) {
    case 'drink':
      return drink(s, hero, option);
    case 'equip': {
      const [slot, item] = option.split(':') as ['weapon' | 'body' | 'shield', string];
      h[slot] = item;
      if (slot === 'weapon') drop(h, 'poison', 'rat-poison', 'sacred');
      tell(s, () => ({ type: 'equips', rule: 'DJ-ACT-2', hero, item }));
      return;
    }
    case 'trade':
      return w.raise({ proc: 'choose', todo: [{ hero, what: 'to', on: option }], at: 0 });
    case 'to': {
      handOver(s, hero, heroNumber(option), on);
      tell(s, () => ({ type: 'gives', rule: 'DJ-RULING-38', hero, to: heroNumber(option), item: on }));
      return checkGoals(s);
    }
    case 'arms':
      return addItem(s, hero, option);
    case 'quiver':
      return addShots(s, hero, option as ShotId, Number(on));
    case 'spring':
      if (option === 'bottle') addItem(s, hero, 'potion');
      else heal(s, hero, roll(s, 6), 'DJ-FURN-FOUNTAIN-3');
      return;
    case 'sent-back':
      h.cell = cellOf(option);
      tell(s, () => ({ type: 'step', rule: 'DJ-FURN-CIRCLE-3', figure: heroId(hero), square: option }));
      return;
    case 'rope':
      return hurt(s, heroId(hero), roll(s, 4), 'other', '', 'DJ-RULING-25');
    case 'reroll':
      return turnTable(s, hero, option);
    case 'captive':
      return raiseEventDie(option.split(':')[0]!, 6, 'heal');
    case 'keep':
      s.roll = { ...s.roll, die: Number(option) };
  }
}

/** DJ-RULING-38: things one by one, coins and missiles in these numbers. */
const HANDFULS = [1, 5, 20];
const handfuls = (what: string, n: number): string[] =>
  HANDFULS.filter((part) => part <= n).map((part) => `${what}:${part}`);
const handed = (h: State['heroes'][number]): string[] => [
  ...new Set(h.items),
  ...handfuls('gold', h.gold),
  ...SHOT_IDS.flatMap((shot, i) => handfuls(shot, h.shots[i]!)),
];
/** Is there anything to hand over? */
const hasToHand = (h: State['heroes'][number]): boolean =>
  h.items.length > 0 || h.gold > 0 || h.shots.some((n) => n > 0);
function handOver(s: State, from: number, to: number, what: string): void {
  const [kind, part] = what.split(':') as [string, string?];
  if (!Number.isInteger(Number(part))) {
    takeItem(s, from, what);
    addItem(s, to, what);
  } else if (kind === 'gold') {
    s.heroes[from]!.gold -= Number(part);
    s.heroes[to]!.gold += Number(part);
  } else {
    addShots(s, from, kind as ShotId, -Number(part));
    addShots(s, to, kind as ShotId, Number(part));
  }
}

/** Trained eye keeps either result; the hare's foot the new one. */
function turnTable(s: State, hero: number, how: string): void {
  const before = s.roll.die;
  if (how === 'hare') s.hare = true;
  else payForSkill(s, hero, 'expert-search');
  const die = roll(s, 10);
  tell(s, () => ({ type: 'rerolled', rule: 'DJ-SKILL-8', hero, die, how }));
  s.roll = { ...s.roll, die };
  if (how !== 'hare' && die !== before)
    w.raise({ proc: 'choose', todo: [{ hero, what: 'keep', on: `${before},${die}` }], at: 0 });
}

/** DJ-RULING-38, DJ-RULING-66: goods on the square one stands on. */
export function liesHere(s: State, i: number, g: number): boolean {
  const { cell, items } = s.goods[g]!;
  if (cell !== s.heroes[i]!.cell) return false;
  return s.phase === 'explore' || items.some((item) => QUEST_THINGS.includes(item as QuestThing));
}
export function takeGoods(s: State, i: number, g: number): void {
  const goods = s.goods[g]!;
  const h = s.heroes[i]!;
  const inFight = s.phase === 'combat';
  const wanted = goods.items.filter((item) => !inFight || QUEST_THINGS.includes(item as QuestThing));
  for (const item of wanted) addItem(s, i, item);
  tell(s, () => ({ type: 'takes', rule: 'DJ-RULING-38', hero: i, items: wanted }));
  if (inFight) {
    const rest = { ...goods, items: goods.items.filter((item) => !wanted.includes(item)) };
    s.goods = s.goods.flatMap((one, k) => (k === g ? (rest.items.length > 0 || rest.gold > 0 ? [rest] : []) : [one]));
  } else {
    if (goods.gold > 0) gainGold(s, i, goods.gold, 'DJ-RULING-38');
    h.shots = h.shots.map((n, k) => n + goods.shots[k]!);
    s.goods = s.goods.filter((_, k) => k !== g);
  }
  checkGoals(s);
}
