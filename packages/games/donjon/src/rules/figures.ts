// Heroes and monsters: what they are worth now, who stands, who is next to whom.
import type { Cell } from '@oubliette/grid';
import { ATT, CLASSES, DEF, FOR, STATS, VIT } from '../cards/classes.ts';
import { armourOf, magicOf, SHOT_IDS, SHOTS, treasureOf, weaponOf } from '../cards/goods.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { FigureId, Hero, Mark, Monster, State } from '../state.ts';
import { areAdjacent, zoneAt } from './board.ts';

export const isHero = (id: FigureId): boolean => id[0] === 'h';
/** At most six heroes: one digit. */
export const heroNumber = (id: FigureId): number => id.charCodeAt(1) - 48;
const HERO_IDS: readonly FigureId[] = ['h0', 'h1', 'h2', 'h3', 'h4', 'h5'];
export const heroId = (i: number): FigureId => HERO_IDS[i]!;
export const heroOf = (s: State, id: FigureId): Hero => s.heroes[heroNumber(id)]!;
export function monsterOf(s: State, id: FigureId): Monster | undefined {
  for (const m of s.monsters) if (m.id === id) return m;
  return undefined;
}
export const cellOfFigure = (s: State, id: FigureId): Cell =>
  isHero(id) ? heroOf(s, id).cell : (monsterOf(s, id)?.cell ?? -999999);
export const kindOf = (m: Monster) => MONSTERS[m.kind];

export const has = (f: { readonly marks: readonly Mark[] }, mark: Mark): boolean => f.marks.includes(mark);
export function put(f: { marks: Mark[] }, mark: Mark): void {
  if (!f.marks.includes(mark)) f.marks = [...f.marks, mark].sort();
}
export function drop(f: { marks: Mark[] }, ...gone: Mark[]): void {
  if (f.marks.length === 0) return;
  if (f.marks.some((mark) => gone.includes(mark))) f.marks = f.marks.filter((mark) => !gone.includes(mark));
}

export const isIn = (h: Hero): boolean => h.gone === 'no';
/** DJ-RULING-5 */
export const isDown = (h: Hero): boolean => h.gone === 'no' && h.life === 0;
/** DJ-BEAST-SPECTRE-3 */
export const isProstrate = (h: Hero): boolean => h.gone === 'no' && h.drained > 0 && heroStat(h, FOR) === 0;
/** Can act: in the dungeon, above 0 life, not given up. */
export const stands = (h: Hero): boolean => h.gone === 'no' && h.life > 0 && !isProstrate(h);
/** Can react and stops movement: not frozen either. */
export const isAlert = (h: Hero): boolean => h.life > 0 && mayReact(h);
/** The same for figures that may be at 0 life: some cards are for them. */
export const mayReact = (h: Hero): boolean => h.gone === 'no' && !isProstrate(h) && !has(h, 'frozen');
/** DJ-RULING-12: sleepers and the frozen stop nobody. */
const stopsOthers = (m: Monster): boolean => !has(m, 'frozen') && !has(m, 'asleep') && !has(m, 'dormant');

const worn = (h: Hero, stat: number): number => {
  let sum = 0;
  for (const item of h.items) if (treasureOf(item)?.worn === STATS[stat]) sum = 1; // at most one copy of each counts
  return sum;
};

/** A characteristic now (DJ-RULING-18: never below 0, VIT never below 1). */
export function heroStat(h: Hero, stat: number): number {
  let value = h.stats[stat]! + worn(h, stat) - h.weakness;
  if (stat === FOR) value += (has(h, 'mighty') ? 2 : 0) - h.drained;
  if (stat === ATT) value += (has(h, 'blessed') ? 1 : 0) + (has(h, 'poison') ? 1 : 0);
  if (stat === DEF && has(h, 'faith')) value += 2;
  return Math.max(stat === VIT ? 1 : 0, value);
}
export const statOf = (s: State, id: FigureId, stat: number): number =>
  isHero(id) ? heroStat(heroOf(s, id), stat) : kindOf(monsterOf(s, id)!).stats[stat]!;

/** DJ-RULING-16: on tests, attacks and defences. */
export const modifier = (h: Hero): number => (h.strongUntil > 0 ? 1 : 0) - (h.cursedUntil > 0 ? 1 : 0) - h.venom;

/** DJ-RULING-27, DJ-RULING-64: a shield gives nothing beside a two-handed weapon. */
const shieldReady = (h: Hero): boolean =>
  h.shield !== 'none' && (h.weapon === 'none' || weaponOf(h.weapon)!.hands === 1);

/** DJ-RULING-65: base power only. */
export const baseArmour = (h: Hero): number =>
  (h.body === 'none' ? 0 : armourOf(h.body)!.power) + (shieldReady(h) ? armourOf(h.shield)!.power : 0);

export function armourPower(s: State, id: FigureId): number {
  if (!isHero(id)) {
    const m = monsterOf(s, id)!;
    return kindOf(m).armour + (has(m, 'frozen') ? 3 : 0) + (has(m, 'rock-hide') ? 3 : 0);
  }
  const h = heroOf(s, id);
  const magic = (h.body === 'none' ? 0 : magicOf(h.body)) + (shieldReady(h) ? magicOf(h.shield) : 0);
  return baseArmour(h) + magic + (has(h, 'shielded') ? 2 : 0) + (has(h, 'frozen') ? 3 : 0);
}

/** The missile a shot would use: the best one that fits (DJ-RULING-28). */
export function shotFor(h: Hero): number {
  const missile = h.weapon === 'none' ? undefined : weaponOf(h.weapon)!.missile;
  let best = -1;
  for (const [i, id] of SHOT_IDS.entries()) {
    if (SHOTS[id].missile !== missile || h.shots[i]! === 0) continue;
    if (best < 0 || SHOTS[id].magic + SHOTS[id].piercing > SHOTS[SHOT_IDS[best]!].magic) best = i;
  }
  return best;
}
export const isRanged = (h: Hero): boolean => h.weapon !== 'none' && weaponOf(h.weapon)!.missile !== undefined;

/** DJ-COMBAT-7: power of the weapon in hand, with its magic (and its missile's, DJ-RULING-64). */
export function weaponPower(h: Hero): number {
  if (h.weapon === 'none') return 0;
  const shot = isRanged(h) ? shotFor(h) : -1;
  return weaponOf(h.weapon)!.power + magicOf(h.weapon) + (shot < 0 ? 0 : SHOTS[SHOT_IDS[shot]!].magic);
}
/** DJ-RULING-75 */
export function strikesMagic(h: Hero): boolean {
  const shot = isRanged(h) ? shotFor(h) : -1;
  return (
    has(h, 'sacred') ||
    (h.weapon !== 'none' && magicOf(h.weapon) > 0) ||
    (shot >= 0 && SHOTS[SHOT_IDS[shot]!].magic > 0)
  );
}

/** DJ-CHAR-10 to DJ-CHAR-13, DJ-RULING-27: the class limit looks at base power. */
export const powerLimit = (h: { readonly class: Hero['class'] }): number => CLASSES[h.class].power;

/** A weapon this class may use; the silver stylus is for every hand. */
export const mayWield = (c: Hero['class'], item: string): boolean => {
  const weapon = weaponOf(item);
  return weapon !== undefined && (item === 'silver-stylus' || weapon.power <= CLASSES[c].power);
};

/** DJ-LIGHT-6: a light in the zone. */
const bearsLight = (h: Hero): boolean =>
  has(h, 'lit') || h.items.includes('lantern') || treasureOf(h.weapon)?.light === true;
/** DJ-RULING-35, DJ-RULING-88 */
export function isDark(s: State, zone: number): boolean {
  if (zone < 0 || !s.zones[zone]!.dark) return false;
  for (const h of s.heroes) if (stands(h) && zoneAt(s, h.cell) === zone && bearsLight(h)) return false;
  return true;
}

/** Who stands on a square. */
export function figureAt(s: State, cell: Cell): FigureId | undefined {
  for (let i = 0; i < s.heroes.length; i++) if (s.heroes[i]!.cell === cell && isIn(s.heroes[i]!)) return heroId(i);
  for (const m of s.monsters) if (m.cell === cell) return m.id;
  return undefined;
}

/** DJ-MOVE-9: does a standing enemy touch this square? */
export function monsterBeside(s: State, cell: Cell): boolean {
  for (const m of s.monsters) if (areAdjacent(s, cell, m.cell) && stopsOthers(m)) return true;
  return false;
}
export function heroBeside(s: State, cell: Cell): boolean {
  for (const h of s.heroes) if (areAdjacent(s, cell, h.cell) && isAlert(h)) return true;
  return false;
}

/** Monsters that fight: not those that nobody has seen yet. */
export const inPlay = (s: State): Monster[] => s.monsters.filter((m) => !has(m, 'dormant'));

/** DJ-MOVE-1 */
export const speed = (h: Hero): number => heroStat(h, VIT);
