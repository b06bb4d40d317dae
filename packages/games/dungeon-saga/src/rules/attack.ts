// An attack from its first die to its last consequence (DSC-24 to DSC-35).
import { openly, roll } from '@oubliette/engine';
import { cellName } from '../cells.ts';
import type { AttackFrame, Frame } from '../frames.ts';
import { isOn, OVERLORD, type State, w } from '../state.ts';
import { modelOf } from './arcs.ts';
import { type Part, sumOf } from './attack-sum.ts';
import { canInterrupt, playCard } from './cards.ts';
import { hitMinion, woundHero } from './damage.ts';
import { successesOf } from './dice.ts';
import { useUp } from './items.ts';
import { openLock } from './locks.ts';

function rollDice(s: State, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(roll(s, 6));
  return dice;
}
const topAttack = (s: State): AttackFrame => s.core.stack.findLast((f) => f.proc === 'attack') as AttackFrame;
const partsOf = (parts: readonly Part[]): string[] => parts.map(([part, n]) => `${part}:${n > 0 ? '+' : ''}${n}`);

/** DSC-63, DS-CMD-8: as a hero shoots, or casts an attack spell at one target. */
function mayFlicker(s: State, { attack }: AttackFrame): Frame | undefined {
  const by = modelOf(s, attack.by);
  const fits = (attack.how === 'shoot' || attack.how === 'spell') && by !== undefined && by.hero >= 0;
  const burst = s.core.stack.some((f) => f.proc === 'burst');
  return fits && !burst && canInterrupt(s) ? { proc: 'flicker', todo: [OVERLORD], at: 0 } : undefined;
}
export const flicker = w.eachInTurn('flicker', {
  who: (s, seat) => (isOn(s) ? seat : undefined),
  options(s, _seat, _item, can) {
    can.add('flicker', s.hand.includes('flicker') ? undefined : 'DS-CMD-8');
    can.add('pass');
  },
  choose(s, _seat, _item, option) {
    if (option === 'pass') return;
    playCard(s, 'flicker');
    s.turn.interrupts++;
    const frame = s.core.stack.findLast((f) => f.proc === 'attack' || f.proc === 'burst') as Frame;
    if (frame.proc === 'burst') frame.flicker = true;
    else if (frame.proc === 'attack') frame.attack.flicker = true;
  },
});

/** DSC-25 */
function rollBoth(s: State, f: AttackFrame): Frame | undefined {
  const { attack } = f;
  const target = modelOf(s, attack.target);
  if (attack.target >= 0 && target === undefined) return undefined;
  const by = modelOf(s, attack.by);
  const sum = sumOf(s, attack);
  if (attack.item !== 'none' && by !== undefined) useUp(s, by.hero, attack.item);
  f.rolled = rollDice(s, sum.dice);
  f.against = rollDice(s, sum.defence);
  f.successes = successesOf(f.rolled, sum.armour, f.against);
  w.tell(() => ({
    type: 'attack',
    rule: RULES[attack.how],
    how: attack.how,
    by: by?.kind ?? 'trap',
    byCell: by === undefined ? '' : cellName(by.cell),
    target: target?.kind ?? 'lock',
    cell: target === undefined ? '' : cellName(target.cell),
    dice: f.rolled.slice(),
    defence: f.against.slice(),
    armour: sum.armour,
    attackParts: partsOf(sum.attackParts),
    defenceParts: partsOf(sum.defenceParts),
    successes: f.successes,
  }));
  const fight = attack.how === 'fight' || attack.how === 'free-strike';
  if (target === undefined || target.hero < 0 || !fight || !isReady(s, target.hero, 'buckler')) return undefined;
  return { proc: 'buckler', todo: [target.hero], at: 0 };
}
const RULES = {
  fight: 'DSC-25',
  'free-strike': 'DSC-23',
  shoot: 'DSC-42',
  spell: 'DSC-88',
  trap: 'DSC-71',
  lock: 'DSC-52',
} as const;

/** An item of one use in each adventure that has not been used. */
const isReady = (s: State, hero: number, item: 'buckler' | 'dented-buckler'): boolean => {
  const { items, spent } = s.heroes[hero]!;
  return items.filter((x) => x === item).length > spent.filter((x) => x === item).length;
};

/** DS-LOOT-RACK-1: a buckler rolls the whole defence again, once an adventure. */
export const buckler = w.eachInTurn('buckler', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(_s, _seat, _hero, can) {
    can.add('reroll');
    can.add('keep');
  },
  choose(s, _seat, hero, option) {
    if (option === 'keep') return;
    const f = topAttack(s);
    s.heroes[hero]!.spent.push('buckler');
    const sum = sumOf(s, f.attack);
    f.against = rollDice(s, sum.defence);
    f.successes = successesOf(f.rolled, sum.armour, f.against);
    w.tell(() => ({
      type: 'rerolled',
      rule: 'DS-LOOT-RACK-1',
      hero: s.heroes[hero]!.id,
      defence: f.against.slice(),
      successes: f.successes,
    }));
  },
  about: (s) => ({ successes: topAttack(s).successes }),
});

function beforeTheWound(s: State, f: AttackFrame): Frame | undefined {
  const target = modelOf(s, f.attack.target);
  const hurt = target !== undefined && target.hero >= 0 && f.successes > 0;
  return hurt && isReady(s, target.hero, 'dented-buckler') ? { proc: 'dent', todo: [target.hero], at: 0 } : undefined;
}
/** DS-LOOT-LOCKED-1: a dented buckler takes one wound for its bearer. */
export const dent = w.eachInTurn('dent', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(_s, _seat, _hero, can) {
    can.add('ignore');
    can.add('bear');
  },
  choose(s, _seat, hero, option) {
    if (option === 'bear') return;
    s.heroes[hero]!.spent.push('dented-buckler');
    topAttack(s).ignored = true;
    w.tell(() => ({ type: 'ignored', rule: 'DS-LOOT-LOCKED-1', hero: s.heroes[hero]!.id }));
  },
});

function applyHit(s: State, f: AttackFrame): void {
  const { attack, successes } = f;
  const by = modelOf(s, attack.by);
  if (attack.how === 'lock') {
    const needed = s.settings.lockSuccesses;
    if (successes >= needed) openLock(s, f, by!.hero);
    else w.tell(() => ({ type: 'lock-held', rule: 'DSC-52', successes }));
    return;
  }
  const target = modelOf(s, attack.target);
  if (target === undefined) return;
  if (target.hero < 0) hitMinion(s, target, successes, by?.hero ?? -1);
  else if (successes > 0 && !f.ignored) {
    woundHero(s, target.hero);
    // A trap wants to know whom it hurt (DS-TRAP-3).
    const trap = s.core.stack.findLast((frame) => frame.proc === 'spring');
    if (attack.how === 'trap' && trap?.proc === 'spring') trap.hurt.push(target.hero);
  }
}

export const attack = w.sequence('attack', [mayFlicker, rollBoth, beforeTheWound, applyHit], {
  aslongas: (s) => isOn(s),
  show: openly,
});
