// The automatic overlord's command cards: what each is worth and when it is played (DS-AIO-9 to DS-AIO-11, DS-AIO-18, DS-AIO-19).
import type { Pick } from '@oubliette/engine';
import { type CommandId, MARCH } from '../cards/command-cards.ts';
import { BOSSES, type BossId, MINIONS, type MinionId } from '../cards/minions.ts';
import { cellName, cellOf, distance } from '../cells.ts';
import { type Attack, strikeWith } from '../frames.ts';
import { hasInFront, modelOf, threats } from '../rules/arcs.ts';
import { injuryMark, sumOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import { pilesToRaise } from '../rules/raise.ts';
import { walkingDistances } from '../rules/reach.ts';
import { walkOf } from '../rules/walk.ts';
import type { State } from '../state.ts';
import { type Answer, because, best, frameOf, keptBack, NOBODY, partsOf, percent } from './decision.ts';
import { commandValues, raiseWorth } from './orders.ts';
import { goalCells, heroesOn } from './plans.ts';
import { chanceFor, type Level, worthOf } from './worth.ts';

const SKELETON = { dice: 2 } as const;

/** DS-AIO-9 */
function cardWorth(s: State, card: CommandId, level: Level): number {
  const piles = pilesToRaise(s);
  switch (card) {
    case 'second-wind':
      return commandValues(s, level)[Math.max(0, s.commands)]?.plan.value ?? 0;
    case 'march':
      return groundGained(s);
    case 'rise':
      return Math.max(0, ...piles.map((c) => raiseWorth(s, c)));
    case 'rise-and-strike':
      return Math.max(0, ...piles.map((c) => raiseWorth(s, c) + strikeAfterRising(s, c, level)));
    case 'clatter-of-bones':
      return s.piles.filter((c) => heroesOn(s).some((h) => distance(h.cell, c) <= 6)).length < 2 ? 2 : 0.5;
    case 'dark-draught': {
      const boss = s.models.find((m) => BOSSES[m.kind as BossId] !== undefined);
      return boss === undefined || boss.wounds === 0 ? 0 : boss.wounds >= 4 ? 8 : 4;
    }
    case 'whisper':
      return s.searched.length < s.quest.rooms ? 1 : 0;
    default:
      return 0;
  }
}
/** The squares that the models farthest back come nearer, three tenths each. */
function groundGained(s: State): number {
  const near = walkingDistances(
    s,
    heroesOn(s).map((h) => h.cell),
  );
  const gains = s.models
    .filter((m) => m.hero < 0 && !m.fresh && near(m.cell) < 1000)
    .map((m) => Math.min(MARCH.squares, Math.max(0, near(m.cell) - 1)))
    .sort((a, b) => b - a);
  return 0.3 * gains.slice(0, MARCH.models).reduce((sum, gain) => sum + gain, 0);
}
/** The value of an attack by a skeleton from this pile. */
function strikeAfterRising(s: State, cell: number, level: Level): number {
  let value = 0;
  for (const h of heroesOn(s)) {
    if (distance(h.cell, cell) !== 1) continue;
    const { armour, defence } = sumOf(s, strikeWith('spell', h.id, h.id, { dice: SKELETON.dice }).attack);
    value = Math.max(value, worthOf(s, h.hero, chanceOf(1, SKELETON.dice, armour, defence), level));
  }
  return value;
}
/** DS-AIO-10, DS-AIO-18, DS-AIO-19: it holds back with few cards and spends with many. */
export function cardBar(s: State, level: Level): number {
  if (s.commandDeck.length <= 1) return 1;
  return Math.max(1, 6 - s.hand.length) + (level === 'easy' ? 2 : level === 'hard' ? -1 : 0);
}
/** The best card, if it is worth playing now. */
export function bestCard(s: State, options: readonly string[], level: Level, pick: Pick): string | undefined {
  const bar = cardBar(s, level);
  const worth = new Map<string, number>();
  for (const option of options) {
    if (!option.startsWith('card:')) continue;
    const value = cardWorth(s, partsOf(option)[1] as CommandId, level);
    if (value >= bar) worth.set(option, value);
  }
  return worth.size === 0 ? undefined : best([...worth.keys()], (option) => worth.get(option)!, pick);
}
/** DS-CMD-5: as near to the heroes as it may lie. */
export const clatter: Answer = (s, ask, _level, pick) => {
  const near = (o: string): number => Math.min(99, ...heroesOn(s).map((h) => distance(h.cell, cellOf(o))));
  const option = best(ask.options, (o) => -near(o), pick);
  return because(option, 'place', { cell: option }, 'DS-AIO-9');
};

const INTERRUPT_BAR = 4;
/** One die less never lowers a chance by four tenths: Flicker has a bar of its own. */
const FLICKER_BAR = 1.5;

/** DS-AIO-11 */
export const interrupt: Answer = (s, ask, level) => {
  const lunge = ask.options.includes('sudden-lunge') ? Math.max(0, ...lungesOf(s, level).map(({ value }) => value)) : 0;
  const grasp = ask.options.includes('grasping-hands') && halfKeepsAway(s) ? 4 : 0;
  if (lunge >= INTERRUPT_BAR && lunge >= grasp) return because('sudden-lunge', 'card', { card: 'sudden-lunge' });
  if (grasp >= INTERRUPT_BAR) return because('grasping-hands', 'card', { card: 'grasping-hands' });
  const card = (['sudden-lunge', 'grasping-hands'] as const).find((one) => ask.options.includes(one));
  return keptBack('pass', card ?? 'none');
};
function lungesOf(s: State, level: Level): { option: string; value: number; chance: number }[] {
  return s.models.flatMap((m) =>
    m.hero >= 0
      ? []
      : heroesOn(s)
          .filter((h) => hasInFront(s, m, h.cell))
          // DS-AIO-18: an easy overlord spares the injured.
          .filter((h) => !(level === 'easy' && s.heroes[h.hero]!.wounds >= injuryMark(s, s.heroes[h.hero]!)))
          .map((h) => {
            const chance = chanceFor(s, strikeWith('fight', m.id, h.id).attack);
            const option = `${m.kind}:${cellName(m.cell)}:${h.kind}`;
            return { option, chance, value: worthOf(s, h.hero, chance, level) };
          }),
  );
}
/** Would half the Move keep this hero from an enemy, a goal piece or the exit within reach now? */
function halfKeepsAway(s: State): boolean {
  const hero = s.models.find((m) => m.id === s.turn.model);
  if (hero === undefined || threats(s, true, hero.cell).length > 0) return false;
  const far = walkingDistances(s, hero.cell);
  const wanted = [...s.models.filter((m) => m.hero < 0).map((m) => m.cell), ...goalCells(s)].map((c) => far(c) - 1);
  const near = Math.min(...wanted, 99);
  const move = walkOf(s, hero, 'turn').max;
  return near <= move && near > Math.ceil(move / 2);
}
export const lunge: Answer = (s, ask, level, pick) => {
  const values = new Map(lungesOf(s, level).map((one) => [one.option, one]));
  const option = best(ask.options, (o) => values.get(o)?.value ?? 0, pick);
  return because(option, 'attack', {
    chance: percent(values.get(option)?.chance ?? 0),
    hero: partsOf(option)[2]!,
    cell: partsOf(option)[1]!,
    second: NOBODY,
  });
};
/** The chance that an attack puts its target down, or wounds a boss. */
function fallChance(s: State, attack: Attack): number {
  const { dice, armour, defence } = sumOf(s, attack);
  const card = MINIONS[modelOf(s, attack.target)?.kind as MinionId];
  return chanceOf(card === undefined ? 1 : card.pileAt || card.destroyedAt, dice, armour, defence);
}
/** DS-AIO-11: ten times the drop of the chance that the target falls or the boss is wounded. */
export const flicker: Answer = (s, ask) => {
  const attack = (frameOf(s, 'attack') as { attack: Attack } | undefined)?.attack;
  if (!ask.options.includes('flicker') || attack === undefined) return keptBack('pass', 'none');
  const drop = fallChance(s, attack) - fallChance(s, { ...attack, flicker: true });
  return 10 * drop >= FLICKER_BAR ? because('flicker', 'card', { card: 'flicker' }) : keptBack('pass', 'flicker');
};
