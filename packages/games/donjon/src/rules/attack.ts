// DJ-COMBAT: one attack, from its announcement to its wound.
import { roll, type Seat } from '@oubliette/engine';
import { canStep, xOf, yOf } from '@oubliette/grid';
import { ATT, DEF, FOR, MAG } from '../cards/classes.ts';
import { SHOT_IDS, SHOTS, treasureOf } from '../cards/goods.ts';
import { MONSTERS, TAIL_POWER } from '../cards/monsters.ts';
import { SPELL_POWER } from '../cards/skills.ts';
import { type FigureId, type Frame, noRoll, type State, w } from '../state.ts';
import { isFree } from './arrivals.ts';
import { areAdjacent, boardOf } from './board.ts';
import { attackTotal, combatDie, defenceTotal, diceWindow } from './dice.ts';
import {
  armourPower,
  cellOfFigure,
  has,
  heroId,
  heroNumber,
  heroOf,
  isAlert,
  isHero,
  isIn,
  isRanged,
  kindOf,
  modifier,
  monsterOf,
  put,
  shotFor,
  statOf,
  strikesMagic,
  weaponPower,
} from './figures.ts';
import { checkCombat, checkDefeat, hurt } from './harm.ts';
import { canUse, payForSkill } from './skill-cards.ts';
import { heroNames, nameOf, tell } from './tell.ts';
import { raiseTest } from './tests.ts';

type AttackFrame = Extract<Frame, { readonly proc: 'attack' }>;

/** Attacks with a weapon: a blow, a shot, a tail. Everything else is magic or fire. */
const WEAPONS = ['melee', 'ranged', 'tail', 'sweep'];
const isWeapon = (how: string): boolean => WEAPONS.includes(how);
const isMelee = (how: string): boolean => how === 'melee' || how === 'tail' || how === 'sweep';

export const attackFrame = (
  by: FigureId,
  target: FigureId,
  how: string,
  power = 0,
  { die, plus = 0 }: { readonly die: number; readonly plus?: number } = { die: 0 },
): AttackFrame => ({
  proc: 'attack',
  at: 0,
  by,
  target,
  how,
  power,
  die,
  plus,
  stopped: false,
  turned: false,
});

const exists = (s: State, id: FigureId): boolean =>
  isHero(id) ? isIn(heroOf(s, id)) && heroOf(s, id).life > 0 : monsterOf(s, id) !== undefined;

/** Window 2: what may be used before the dice. */
function declarations(s: State, seat: Seat): string[] {
  const f = attackOf(s);
  const found: string[] = [];
  if (f === undefined || f.stopped) return found;
  if (isHero(f.by) && heroOf(s, f.by).seat === seat) {
    const i = heroNumber(f.by);
    const isRolled = f.die > 0; // one die for all: it lies open after the first
    if (isMelee(f.how) && f.plus === 0 && !isRolled && canUse(s, i, 'mighty-blow')) found.push('mighty-blow');
    if (isWeapon(f.how) && canUse(s, i, 'backstab') && flanked(s, f)) found.push('backstab');
  }
  if (!isHero(f.target)) return found;
  const target = heroOf(s, f.target);
  for (const [i, h] of s.heroes.entries()) {
    if (h.seat !== seat || !isAlert(h)) continue;
    const beside = areAdjacent(s, h.cell, target.cell);
    if (isWeapon(f.how) && !f.turned && beside && canUse(s, i, 'bodyguard')) found.push(`bodyguard:${heroId(i)}`);
    if ((beside || h === target) && canUse(s, i, 'sanctuary')) found.push(`sanctuary:${heroId(i)}`);
  }
  return found;
}

/** Backstab: the enemy is adjacent to another hero. */
const flanked = (s: State, f: AttackFrame): boolean =>
  s.heroes.some((h, i) => heroId(i) !== f.by && isAlert(h) && areAdjacent(s, h.cell, cellOfFigure(s, f.target)));

const attackOf = (s: State): AttackFrame | undefined =>
  s.core.stack.findLast((f): f is AttackFrame => f.proc === 'attack');

export const declared = w.eachInTurn('declared', {
  who: (s, seat) => (s.ended === 'no' && declarations(s, seat).length > 0 ? seat : undefined),
  options(s, seat, _item, can) {
    for (const option of declarations(s, seat)) can.add(option);
    can.add('pass');
  },
  choose(s, _seat, _item, option) {
    if (option === 'pass') return undefined;
    const f = attackOf(s)!;
    const [skill, who] = option.split(':') as [string, string | undefined];
    if (skill === 'mighty-blow' || skill === 'backstab') {
      payForSkill(s, heroNumber(f.by), skill);
      f.plus += 3;
      return 'again';
    }
    payForSkill(s, heroNumber(who!), skill as 'bodyguard' | 'sanctuary');
    if (skill === 'bodyguard') {
      f.target = who!;
      f.turned = true; // DJ-RULING-89: once only
      return 'again';
    }
    f.stopped = true;
    return undefined;
  },
  about: (s) => ({
    by: nameOf(s, attackOf(s)!.by),
    how: attackOf(s)!.how,
    target: nameOf(s, attackOf(s)!.target),
    ...heroNames(s),
  }),
});

/** DJ-COMBAT-7, DJ-COMBAT-10: what the attacker adds to the die. */
function attackPlus(s: State, f: AttackFrame): number {
  if (f.how === 'fire') return f.power;
  if (isHero(f.by)) {
    const h = heroOf(s, f.by);
    if (!isWeapon(f.how))
      return statOf(s, f.by, MAG) + f.power + (treasureOf(h.weapon)?.spells ?? 0) + modifier(h) + f.plus;
    const foe = isHero(f.target) ? undefined : MONSTERS[monsterOf(s, f.target)!.kind];
    const undead = foe?.kin === 'undead' ? (treasureOf(h.weapon)?.againstUndead ?? 0) : 0;
    const rats = has(h, 'rat-poison') && monsterOf(s, f.target)?.kind === 'skaven' ? 2 : 0;
    return (
      statOf(s, f.by, ATT) +
      weaponPower(h) +
      (has(h, 'sacred') ? 1 : 0) +
      undead +
      rats +
      modifier(h) +
      f.plus +
      (s.turn.charged && f.how === 'melee' ? 2 : 0)
    );
  }
  const m = monsterOf(s, f.by)!;
  const malus = (has(m, 'cowed') ? 1 : 0) + (has(m, 'dazzled') ? 2 : 0);
  if (!isWeapon(f.how)) return statOf(s, f.by, MAG) + f.power - malus;
  return statOf(s, f.by, ATT) + (f.how === 'tail' ? TAIL_POWER : kindOf(m).weapon) - malus;
}

/** DJ-COMBAT-8 */
function defencePlus(s: State, f: AttackFrame): number {
  const { target } = f;
  const own = isHero(target) ? modifier(heroOf(s, target)) : 0;
  if (f.how === 'ice-block') return statOf(s, target, FOR) + own; // opposed, DJ-RULING-91
  if (f.how === 'sleep' || f.how === 'turn-undead') return statOf(s, target, MAG) + own;
  const shot = f.how === 'ranged' && isHero(f.by) ? shotFor(heroOf(s, f.by)) : -1;
  const piercing = shot < 0 ? 0 : SHOTS[SHOT_IDS[shot]!].piercing;
  const armour = f.how === 'toxic-cloud' ? 0 : Math.max(0, armourPower(s, target) - piercing);
  return statOf(s, target, DEF) + armour + own;
}

/** What an attack comes to before the dice: the attacker's lead, and the die of each side (0: none is rolled). */
export function forecast(s: State, f: AttackFrame): { lead: number; mine: number; theirs: number } | undefined {
  if (isImmune(s, f)) return undefined;
  const asleep = !isHero(f.target) && has(monsterOf(s, f.target)!, 'asleep');
  const theirs = asleep ? 0 : combatDie(s, f.target);
  return { lead: attackPlus(s, f) - defencePlus(s, f), mine: combatDie(s, f.by), theirs };
}

/** The wound of the best throw against the worst, before anybody adds to it. */
export const mostDamage = (s: State, f: AttackFrame): number =>
  combatDie(s, f.by) + attackPlus(s, f) - 1 - defencePlus(s, f);

/** DJ-RULING-75: an ordinary weapon does nothing to some. */
function isImmune(s: State, f: AttackFrame): boolean {
  if (isHero(f.target)) return false;
  const { abilities, kin } = kindOf(monsterOf(s, f.target)!);
  if (f.how === 'toxic-cloud') return kin === 'undead';
  return abilities.includes('only-magic') && isWeapon(f.how) && isHero(f.by) && !strikesMagic(heroOf(s, f.by));
}

export const attack = w.sequence(
  'attack',
  [
    (s, f) => {
      s.quiet = false;
      if (!exists(s, f.target)) f.stopped = true;
      if (f.stopped) return undefined;
      if (isHero(f.target)) s.attacks[heroNumber(f.target)]!++;
      const seats = [...new Set(s.heroes.map((h) => h.seat))].sort((a, b) => a - b);
      return { proc: 'declared', todo: seats, at: 0 };
    },
    (s, f) => {
      if (f.stopped) {
        tell(s, () => ({ type: 'sanctuary', rule: 'DJ-SKILL-7', hero: heroNumber(f.target) }));
        return undefined;
      }
      const asleep = !isHero(f.target) && has(monsterOf(s, f.target)!, 'asleep');
      s.roll = {
        ...noRoll(),
        kind: 'attack',
        by: f.how === 'fire' && !exists(s, f.by) ? '' : f.by,
        at: f.target,
        plus: attackPlus(s, f),
        defencePlus: defencePlus(s, f),
        die: f.die > 0 ? f.die : roll(s, f.how === 'fire' ? 10 : combatDie(s, f.by)),
        defence: asleep ? 0 : roll(s, combatDie(s, f.target)),
        melee: isMelee(f.how),
      };
      return diceWindow(s);
    },
    (s, f) => {
      if (f.stopped || !exists(s, f.target)) return;
      settle(s, f);
      if (f.how === 'ranged' && isHero(f.by)) useShot(s, f.by); // last: what it was still counts (DJ-RULING-75)
    },
    (s, f) => {
      if (volleyIn(s) !== undefined) return;
      if (isHero(f.by) || !isHero(f.target)) checkCombat(s);
    },
  ],
  {
    show: (f) => ({
      by: f.by,
      target: f.target,
      how: f.how,
      power: f.power,
      die: f.die,
      plus: f.plus,
      stopped: f.stopped,
      turned: f.turned,
    }),
    aslongas: (s) => s.ended === 'no',
  },
);

type VolleyFrame = Extract<Frame, { readonly proc: 'volley' }>;
const volleyIn = (s: State): VolleyFrame | undefined =>
  s.core.stack.findLast((f): f is VolleyFrame => f.proc === 'volley');

function useShot(s: State, by: FigureId): void {
  const h = heroOf(s, by);
  const shot = shotFor(h);
  h.shots = h.shots.map((n, i) => (i === shot ? n - 1 : n));
}

/** DJ-COMBAT-9, DJ-COMBAT-11 */
function settle(s: State, f: AttackFrame): void {
  const { die, defence, pf } = s.roll;
  const total = attackTotal(s);
  const against = defenceTotal(s);
  s.roll = noRoll();
  keepForTheNext(s, die, pf + f.plus);
  const damage = isImmune(s, f) ? 0 : Math.max(0, total - against);
  tell(s, () => ({
    type: 'attack',
    rule: 'DJ-COMBAT-9',
    by: f.by,
    target: f.target,
    how: f.how,
    die,
    total,
    defence,
    against,
    hit: damage > 0,
    damage,
  }));
  if (f.how === 'ice-block' || f.how === 'sleep') {
    if (damage > 0)
      put(isHero(f.target) ? heroOf(s, f.target) : monsterOf(s, f.target)!, f.how === 'sleep' ? 'asleep' : 'frozen');
    return;
  }
  if (damage > 0) wound(s, f, damage);
  if (f.how === 'melee') s.turn.charged = false;
  if (die === 1 && isHero(f.by) && (f.how === 'melee' || f.how === 'ranged'))
    w.raise({ proc: 'trigger', todo: [{ on: f.by, what: 'fumble' }], at: 0 });
}
/** One die against several: what was added to it stays. */
function keepForTheNext(s: State, die: number, plus: number): void {
  const volley = volleyIn(s);
  if (volley === undefined) return;
  volley.die = die;
  volley.plus = plus;
}

function wound(s: State, f: AttackFrame, damage: number): void {
  const { target, by } = f;
  if (s.turn.who === by) s.turn.hit = true;
  const attacker = isHero(by) ? undefined : monsterOf(s, by);
  if (attacker !== undefined && isHero(target) && isWeapon(f.how)) {
    const { abilities } = kindOf(attacker);
    const h = heroOf(s, target);
    if (abilities.includes('drains')) {
      h.drained++; // DJ-BEAST-SPECTRE-2
      tell(s, () => ({
        type: 'drained',
        rule: 'DJ-BEAST-SPECTRE-2',
        hero: heroNumber(target),
        left: statOf(s, target, FOR),
      }));
      checkDefeat(s);
      return;
    }
    hurt(s, target, damage, 'attack', by, 'DJ-COMBAT-11');
    if (abilities.includes('venom') && damage > 3) raiseTest(target, FOR, 'venom'); // DJ-BEAST-SPIDER-3
    if (abilities.includes('weakens') && !h.items.some((item) => item === 'blessed-mail' && h.body === item)) {
      h.weakness++; // DJ-BEAST-GHOUL-1
      tell(s, () => ({ type: 'weakened', rule: 'DJ-BEAST-GHOUL-1', hero: heroNumber(target), count: h.weakness }));
    }
    return;
  }
  const fireproof = f.how === 'fire' && isHero(target) && heroOf(s, target).body === 'drake-scales' ? 2 : 0;
  const before = cellOfFigure(s, target);
  hurt(s, target, damage - fireproof, 'attack', by, 'DJ-COMBAT-11');
  if (s.turn.charged && isHero(by) && f.how === 'melee') pushAway(s, by, target, before);
}

/** Charge: one square directly away, if that is free. */
function pushAway(s: State, by: FigureId, target: FigureId, from: number): void {
  const m = monsterOf(s, target);
  if (m === undefined) return;
  const me = cellOfFigure(s, by);
  const to = from + Math.sign(xOf(from) - xOf(me)) + 1000 * Math.sign(yOf(from) - yOf(me));
  if (canStep(boardOf(s), from, to, { corners: 'both' }) && isFree(s, to)) m.cell = to;
}

/** One attack die against several figures, one after another. The first attack rolls it, after the declarations. */
export const volley = w.repeat(
  'volley',
  (s, f): Frame | undefined => {
    if (s.ended !== 'no') return undefined;
    if (!isHero(f.by) && monsterOf(s, f.by) === undefined) return undefined;
    while (f.next < f.targets.length && !exists(s, f.targets[f.next]!)) f.next++;
    if (f.next >= f.targets.length) return undefined;
    return attackFrame(f.by, f.targets[f.next++]!, f.how, SPELL_POWER[f.how] ?? 0, f);
  },
  { show: (f) => ({ by: f.by, how: f.how, targets: f.targets, die: f.die, plus: f.plus ?? 0, next: f.next }) },
);

export const volleyFrame = (by: FigureId, how: string, targets: readonly FigureId[]): Frame => ({
  proc: 'volley',
  at: 0,
  by,
  how,
  // A caster in their own cloud comes last: a dead caster adds nothing to the die.
  targets: [...targets.filter((id) => id !== by), ...targets.filter((id) => id === by)],
  die: 0,
  plus: 0,
  next: 0,
});

export const heroAttack = (s: State, i: number, target: FigureId): Frame =>
  attackFrame(heroId(i), target, isRanged(s.heroes[i]!) ? 'ranged' : 'melee');
