// The dice of an attack, item by item (DSC-69 to DSC-71): one sum for Fight, Shoot, spell, Free Strike, trap and lock.
import { HEROES, type HeroCard, type HeroId, type Profile } from '../cards/heroes.ts';
import { ITEMS, type ItemId } from '../cards/items.ts';
import { BOSSES, type BossId, MINIONS, type MinionId } from '../cards/minions.ts';
import type { Attack, How } from '../frames.ts';
import type { Hero, Model, State } from '../state.ts';
import { hasBehind, isOutnumbered, modelOf } from './arcs.ts';
import { hasCover } from './sight.ts';

/** What adds to or takes from the dice; each has its word in the texts. */
export const PARTS = [
  'card',
  'crystal',
  'rear',
  'item',
  'torch',
  'outnumbered',
  'injured',
  'cover',
  'cloak',
  'flicker',
  'picking',
  'free-strike',
] as const;
export type Part = readonly [(typeof PARTS)[number], number];
export interface Sum {
  readonly dice: number;
  readonly defence: number;
  readonly armour: number;
  readonly attackParts: readonly Part[];
  readonly defenceParts: readonly Part[];
}

const LEAST_DICE = 2;
const MOST_DICE = 8;

export const profileOf = (m: Model): Profile =>
  m.hero >= 0 ? HEROES[m.kind as HeroId] : (MINIONS[m.kind as MinionId] ?? BOSSES[m.kind as BossId]);

/** DSC-34 */
export function injuryMark(s: State, h: Hero): number {
  const { injuryMarks } = s.settings;
  return injuryMarks === 'by-hero' ? HEROES[h.id].injuredAt : Number(injuryMarks);
}
/** DSC-70, DSC-71: heroes and bosses only. */
function isInjured(s: State, m: Model): boolean {
  if (m.hero >= 0) return s.heroes[m.hero]!.wounds >= injuryMark(s, s.heroes[m.hero]!);
  const boss = BOSSES[m.kind as BossId];
  return boss !== undefined && m.wounds >= boss.injuredAt;
}
export const carries = (s: State, m: Model, item: ItemId): boolean =>
  m.hero >= 0 && s.heroes[m.hero]!.items.includes(item);

/** An item that is always at work and adds a die to this Fight (DSC-69: at most one). */
export function standingBonus(s: State, m: Model, target: Model): ItemId | undefined {
  if (carries(s, m, 'dwarf-forged-weapon')) return 'dwarf-forged-weapon';
  const bane = BANE_OF[target.kind as MinionId];
  if (bane !== undefined && carries(s, m, bane)) return bane;
  if (carries(s, m, 'balanced-weapon') && !isOutnumbered(s, m)) return 'balanced-weapon';
  return undefined;
}
const BANE_OF: Partial<Record<MinionId, ItemId>> = {
  skeleton: 'bane-blade-skeletons',
  archer: 'bane-blade-skeletons',
  'dwarf-revenant': 'bane-blade-skeletons',
  zombie: 'bane-blade-zombies',
  'armoured-zombie': 'bane-blade-zombies',
  ghost: 'bane-blade-ghosts',
};

const total = (parts: readonly Part[]): number => {
  let sum = 0;
  for (const [, n] of parts) sum += n;
  return sum;
};

export function sumOf(s: State, a: Attack): Sum {
  const by = a.by < 0 ? undefined : modelOf(s, a.by);
  const target = a.target < 0 ? undefined : modelOf(s, a.target);
  const attackParts: Part[] = [];
  const add = (part: Part[0], n: number): void => {
    attackParts.push([part, n]);
  };
  const fighting = a.how === 'fight' || a.how === 'free-strike';
  add('card', a.dice > 0 ? a.dice : a.how === 'shoot' ? profileOf(by!).shoot : profileOf(by!).combat);
  if (a.crystal > 0) add('crystal', a.crystal);
  const rear = fighting && by !== undefined && target !== undefined && hasBehind(s, target, by.cell);
  if (rear && s.settings.rearBonus === 'attacker') add('rear', 1);
  if (by !== undefined && target !== undefined && a.how === 'fight') {
    if ((a.item !== 'none' && ITEMS[a.item].fightDie) || standingBonus(s, by, target) !== undefined) add('item', 1);
  }
  if (by !== undefined && a.how === 'lock') {
    if (!a.gate && by.hero >= 0 && HEROES[by.kind as HeroId].lockDice > 0) add('picking', lockDice(by));
    if (a.item === 'rope-and-wedges') add('item', 1);
  }
  // DS-RULING-10
  if (by !== undefined && by.hero < 0 && s.torch === 2 && (a.how === 'fight' || a.how === 'shoot')) add('torch', 1);
  if (by !== undefined && (fighting || a.how === 'lock') && isOutnumbered(s, by)) add('outnumbered', -1);
  if (by !== undefined && (fighting || a.how === 'lock' || a.how === 'shoot') && isInjured(s, by)) add('injured', -1);
  if (a.how === 'shoot' && by !== undefined && target !== undefined) {
    if (hasCover(s, by.cell, target.cell)) add('cover', -1);
    if (carries(s, target, 'cloak-of-mist')) add('cloak', -1);
  }
  if (a.flicker) add('flicker', -1);
  const dice = Math.min(MOST_DICE, Math.max(LEAST_DICE, total(attackParts)));
  if (target === undefined) {
    const [defence, armour] = a.lock!;
    return { dice, defence, armour, attackParts, defenceParts: [['card', defence]] };
  }
  const defenceParts: Part[] = [['card', profileOf(target).combat]];
  if (isOutnumbered(s, target)) defenceParts.push(['outnumbered', -1]);
  if (isInjured(s, target)) defenceParts.push(['injured', -1]);
  if (a.how === 'free-strike' && s.settings.freeStrikePenalty > 0) defenceParts.push(['free-strike', -1]);
  if (rear && s.settings.rearBonus === 'defender') defenceParts.push(['rear', -1]);
  const wanted = total(defenceParts);
  // DSC-31, DS-RULING-43: what cannot be lost in dice is lost in armour.
  const lost = Math.max(0, LEAST_DICE - wanted);
  const armour = Math.max(0, armourOf(s, target, by, a.how) - lost);
  return { dice, defence: Math.max(LEAST_DICE, wanted), armour, attackParts, defenceParts };
}
const lockDice = (m: Model): number => (HEROES[m.kind as HeroId] as HeroCard).lockDice;

/** Armour as it stands: shield, stone, shroud, rust, and a runed blade against it. */
export function armourOf(s: State, target: Model, by: Model | undefined, how: How): number {
  let armour = profileOf(target).armour;
  if (target.hero >= 0) {
    const hero = s.heroes[target.hero]!;
    if (hero.shielded) armour = Math.max(armour, Math.min(4, armour + 1));
    if (hero.stone > 0) armour = Math.min(5, armour + 1);
  }
  if (target.shroud) armour++;
  if (target.rust > 0) armour = Math.max(1, armour - target.rust);
  if (by !== undefined && how === 'fight' && carries(s, by, 'runed-blade')) armour = Math.max(1, armour - 1);
  return armour;
}
