// The automatic overlord's own turn: commands, moves, attacks, raising (DS-AIO-2 to DS-AIO-8, DS-AIO-17 to DS-AIO-19).
import { cellName, cellOf, distance, facingName } from '../cells.ts';
import { strikeWith } from '../frames.ts';
import { modelOf } from '../rules/arcs.ts';
import { walkingDistances } from '../rules/reach.ts';
import { sees } from '../rules/sight.ts';
import {
  type Answer,
  because,
  best,
  cellIn,
  frameOf,
  NOBODY,
  onBoard,
  partsOf,
  percent,
  planReason,
} from './decision.ts';
import { bestValue, freshWalk, ordersOf, raiseWorth } from './orders.ts';
import { bestCard } from './overlord-cards.ts';
import { bestPlan, facingFor, heroesOn } from './plans.ts';
import { chanceFor, worthOf } from './worth.ts';

/** DS-AIO-6, DS-AIO-18: an archer where it sees a hero from afar. */
export const kindOfRaise: Answer = (s, { options }, level) => {
  const frame = frameOf(s, 'raise-kind');
  const { cell } = frame.todo[frame.at]!;
  const archer = heroesOn(s).some((h) => distance(h.cell, cell) >= 3 && sees(s, cell, h.cell));
  const kind = (): string => {
    if (archer && level !== 'easy' && options.includes('archer')) return 'archer';
    if (options.includes('dwarf-revenant') && s.commands >= 2 && bestValue(s, level) < 6) return 'dwarf-revenant';
    return options.includes('skeleton') ? 'skeleton' : options[0]!;
  };
  return because(kind(), 'raise', { cell: cellName(cell) }, 'DS-AIO-6');
};

export const command: Answer = (s, ask, level, pick) => {
  const card = bestCard(s, ask.options, level, pick);
  if (card !== undefined) return because(card, 'card', { card: partsOf(card)[1]! });
  const good = ordersOf(s, ask.options, level).filter(({ value }) => value > 0);
  if (good.length === 0) return because('end', 'hold');
  const value = (option: string): number => good.find((one) => one.option === option)!.value;
  const names = good.map(({ option }) => option);
  // DS-AIO-18: one command in three goes anywhere.
  const chosen = level === 'easy' && pick(3) === 0 ? names[pick(names.length)]! : best(names, value, pick);
  const rivals = names.filter((option) => option !== chosen);
  const runnerUp = rivals.length === 0 ? '' : best(rivals, value, pick);
  const second = runnerUp.startsWith('command:') ? partsOf(runnerUp)[1]! : NOBODY;
  if (chosen.startsWith('raise:')) return because(chosen, 'raise', { cell: cellName(cellIn(chosen)) }, 'DS-AIO-6');
  return planReason(chosen, good.find(({ option }) => option === chosen)!.plan!, s, second);
};

export const walk: Answer = (s, ask, level) => {
  const f = frameOf(s, 'walk');
  const m = modelOf(s, f.model)!;
  const plan = bestPlan(s, m, f, level);
  if (plan.breakAway && ask.options.includes('break-away')) return planReason('break-away', plan, s);
  const to = cellName(plan.cell);
  if (plan.cell !== m.cell && ask.options.includes(to)) return planReason(to, plan, s);
  const target = plan.target < 0 ? undefined : heroesOn(s).find((h) => h.hero === plan.target)?.cell;
  return planReason(facingName(facingFor(s, m, target)), plan, s);
};

/** DS-AIO-2: the attack worth most from where it stands. */
export const act: Answer = (s, ask, level, pick) => {
  const frame = frameOf(s, 'act');
  const m = modelOf(s, frame.todo[frame.at]!)!;
  const plan = bestPlan(s, m, { ...freshWalk(s, m), max: 0 }, level);
  const special = plan.how === 'call' ? 'call-the-bones' : plan.how === 'shroud' ? 'shroud' : '';
  if (ask.options.includes(special)) return planReason(special, plan, s);
  const attacks = ask.options.filter((option) => /^(fight|shoot|bolt):/.test(option));
  if (attacks.length === 0) return because('pass', 'hold');
  const chance = (option: string): number => {
    const [how] = partsOf(option);
    const hero = onBoard(s, option);
    const bolt = how === 'bolt';
    return chanceFor(s, strikeWith(bolt ? 'spell' : (how as 'fight'), m.id, hero.id, bolt ? { dice: 3 } : {}).attack);
  };
  const chosen = best(attacks, (option) => worthOf(s, onBoard(s, option).hero, chance(option), level), pick);
  const hero = onBoard(s, chosen);
  return because(chosen, s.heroes[hero.hero]!.wounds >= 4 ? 'cripple' : 'attack', {
    chance: percent(chance(chosen)),
    hero: hero.kind,
    cell: cellName(hero.cell),
    second: NOBODY,
  });
};

export const strikeFreely: Answer = (s, ask, _level, pick) => {
  const frame = frameOf(s, 'strike');
  const strikers = ask.options.filter((o) => o !== 'pass');
  if (strikers.length === 0) return because('pass', 'decline');
  const mark = (o: string): number => chanceFor(s, strikeWith('free-strike', onBoard(s, o).id, frame.leaver).attack);
  const option = best(strikers, mark, pick);
  const hero = modelOf(s, frame.leaver)!;
  return because(option, 'attack', {
    chance: percent(mark(option)),
    hero: hero.kind,
    cell: cellName(hero.cell),
    second: NOBODY,
  });
};
export const raisePile: Answer = (s, ask, _level, pick) => {
  const piles = ask.options.filter((o) => o !== 'pass');
  if (piles.length === 0) return because('pass', 'decline');
  const option = best(piles, (o) => raiseWorth(s, cellOf(o)), pick);
  return because(option, 'raise', { cell: option }, 'DS-AIO-6');
};
/** DS-CMD-4: a model that has just risen fights the hero worth most. */
export const riseStrike: Answer = (s, ask, level, pick) => {
  const frame = frameOf(s, 'raise');
  const targets = ask.options.filter((o) => o !== 'pass');
  if (targets.length === 0) return because('pass', 'decline');
  const chance = (o: string): number => chanceFor(s, strikeWith('fight', frame.model, onBoard(s, o).id).attack);
  const option = best(targets, (o) => worthOf(s, onBoard(s, o).hero, chance(o), level), pick);
  const [hero, cell] = partsOf(option) as [string, string];
  return because(option, 'attack', { chance: percent(chance(option)), hero, cell, second: NOBODY });
};
export const march: Answer = (s, ask, _level, pick) => {
  const near = walkingDistances(
    s,
    heroesOn(s).map((h) => h.cell),
  );
  const far = ask.options.filter((o) => o !== 'pass' && near(cellIn(o)) > 1);
  if (far.length === 0) return because('pass', 'decline');
  const option = best(far, (o) => -near(cellIn(o)), pick);
  return because(option, 'approach', { cell: cellName(cellIn(option)), hero: NOBODY, chance: 0, second: NOBODY });
};
