// Treasure cards: who takes them and what they become (DJ-BEAST-2, DJ-RULING-38).
import { roll } from '@oubliette/engine';
import { SHOT_IDS, type ShotId } from '../cards/goods.ts';
import { SPELLS } from '../cards/skills.ts';
import { isArms, TREASURES, type TreasureId } from '../cards/treasures.ts';
import { WEAPON_IDS, WEAPONS } from '../cards/weapons.ts';
import { NOBODY, type State, w } from '../state.ts';
import { drawing, drawTreasure } from './decks.ts';
import { heroId, heroNumber, stands } from './figures.ts';
import { optionFor, tell } from './tell.ts';

export const addItem = (s: State, i: number, item: string): void => {
  s.heroes[i]!.items = [...s.heroes[i]!.items, item].sort();
};
export function takeItem(s: State, i: number, item: string): void {
  const h = s.heroes[i]!;
  const at = h.items.indexOf(item);
  h.items = h.items.filter((_, k) => k !== at);
  const left = h.items.includes(item);
  if (!left && h.weapon === item) h.weapon = 'none';
  if (!left && h.body === item) h.body = 'none';
  if (!left && h.shield === item) h.shield = 'none';
}

/** A hero gains a card that was drawn. */
export function gain(s: State, i: number, card: TreasureId): void {
  const h = s.heroes[i]!;
  const { gold, names, shots } = TREASURES[card];
  tell(s, () => ({ type: 'treasure', rule: 'DJ-COMP-6', hero: i, card }));
  if (s.stylus === 'coming') {
    s.stylus = 'done'; // the first treasure card of this quest brings it along
    addItem(s, i, 'silver-stylus');
    tell(s, () => ({ type: 'found', rule: 'DJ-OBJ-3', hero: i, item: 'silver-stylus' }));
  }
  if (gold !== undefined) {
    h.gold += gold;
    s.treasureDiscard.push(card);
  } else if (names !== undefined) {
    s.treasureDiscard.push(card);
    w.raise({ proc: 'choose', todo: [{ hero: i, what: 'arms', on: `${names}` }], at: 0 });
  } else if (shots !== undefined) {
    s.treasureDiscard.push(card);
    if (card === 'full-quiver') w.raise({ proc: 'choose', todo: [{ hero: i, what: 'quiver', on: `${shots}` }], at: 0 });
    else addShots(s, i, card as ShotId, shots);
  } else if (card === 'spell-scroll') {
    const spell = SPELLS[roll(s, 10) - 1]!;
    addItem(s, i, `scroll:${spell}`);
    tell(s, () => ({ type: 'spell-found', rule: 'DJ-COMP-6', hero: i, skill: spell }));
  } else addItem(s, i, card);
}

export function addShots(s: State, i: number, shot: ShotId, n: number): void {
  const at = SHOT_IDS.indexOf(shot);
  s.heroes[i]!.shots = s.heroes[i]!.shots.map((count, k) => (k === at ? count + n : count));
}

/** DJ-RULING-38: what furniture or a search gives goes to the hero who rolled; the master may look first (DJ-GM-3, DJ-GM-4). */
export function drawFor(s: State, i: number, n: number, from = ''): void {
  const { oneCardAhead, themeRedrawTreasure } = s.settings;
  for (let k = 0; k < n; k++) {
    if (oneCardAhead || (themeRedrawTreasure && SMALL.includes(from)))
      w.raise(drawing('treasure', { for: 'hero', hero: i, from }));
    else {
      const card = drawTreasure(s);
      if (card !== undefined) gain(s, i, card);
    }
  }
}
const SMALL = ['table', 'library', 'desk', 'altar', 'hearth', 'alchemist-bench', 'throne'];
/** DJ-GM-3: no suit of armour in a drawer. */
export const couldLie = (card: TreasureId, from: string): boolean =>
  !SMALL.includes(from) ||
  !(TREASURES[card].category === 'armour' || (TREASURES[card].category === 'weapon' && !isSmall(card)));
const isSmall = (card: TreasureId): boolean => {
  const { base } = TREASURES[card];
  return base !== undefined && base in WEAPONS && WEAPONS[base as keyof typeof WEAPONS].hands === 1;
};

/** DJ-FURN-RACK-3, DJ-FURN-RACK-4: until arms come; the rest is discarded. */
export function drawArms(s: State, i: number, n: number): void {
  const box = s.treasureDeck.length + s.treasureDiscard.length;
  if (s.settings.oneCardAhead) {
    w.raise(drawing('treasure', { for: 'arms', hero: i, left: n, most: box }));
    return;
  }
  for (let found = 0, drawn = 0; found < n && drawn < box; drawn++) {
    const card = drawTreasure(s);
    if (card === undefined) return;
    if (keepArms(s, i, card)) found++;
  }
}
/** Says whether the card was arms. */
export function keepArms(s: State, i: number, card: TreasureId): boolean {
  if (isArms(card)) gain(s, i, card);
  else s.treasureDiscard.push(card);
  return isArms(card);
}

/** DJ-BEAST-2: the treasure of a monster card is offered to the party; the hero who struck last decides. */
export const loot = w.eachInTurn('loot', {
  who(s, { hero }) {
    const takers = s.heroes.filter(stands);
    if (takers.length === 0) return undefined;
    if (takers.length === 1) return undefined;
    return (hero !== NOBODY && stands(s.heroes[hero]!) ? s.heroes[hero]! : takers[0]!).seat;
  },
  skipped(s, { card }) {
    const only = s.heroes.findIndex(stands);
    if (only < 0) s.treasureDiscard.push(card);
    else gain(s, only, card);
  },
  options(s, _seat, _item, can) {
    for (const [i, h] of s.heroes.entries()) if (stands(h)) can.add(optionFor(s, heroId(i)));
  },
  choose(s, _seat, { card }, option) {
    gain(s, heroNumber(option), card);
  },
  about: (_s, _seat, { card }) => ({ card }),
});

/** The shop weapons of a power. */
export const weaponsOfPower = (power: number): string[] => WEAPON_IDS.filter((id) => WEAPONS[id].power === power);
