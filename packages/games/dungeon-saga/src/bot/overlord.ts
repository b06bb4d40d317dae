// The automatic overlord (DS-AIO): every ask it can be put, with the reason for the answer.
import type { Pick, Reason } from '@oubliette/engine';
import { type CommandId, MARCH } from '../cards/command-cards.ts';
import { BOSSES, type BossId } from '../cards/minions.ts';
import { type Cell, cellName, cellOf, distance, FACINGS, facingName, isBehind } from '../cells.ts';
import { type Frame, strikeWith, type Walk } from '../frames.ts';
import { hasInFront, modelAt, modelOf, threats } from '../rules/arcs.ts';
import { sumOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import { walkingDistances } from '../rules/reach.ts';
import { sees } from '../rules/sight.ts';
import { walkOf } from '../rules/walk.ts';
import type { Model, State } from '../state.ts';
import { bestPlan, facingFor, goalCells, heroesOn, type Plan } from './plans.ts';
import { chanceFor, type Level, worthOf } from './worth.ts';

export interface Decision {
  readonly option: string;
  readonly reasons: readonly Reason[];
}
type Asked = { readonly kind: string; readonly options: readonly string[] };
type Answer = (s: State, ask: Asked, level: Level, pick: Pick) => Decision;

const because = (
  option: string,
  key: string,
  params: Record<string, string | number> = {},
  rule = 'DS-AIO-20',
): Decision => ({
  option,
  reasons: [{ key, params, rule }],
});
/** DS-AIO-20: what would betray the hand is not said. */
const silently = (option: string): Decision => ({ option, reasons: [] });
const percent = (chance: number): number => Math.round(100 * chance);

/** The options with the highest mark; equal ones are drawn with thinking dice (DS-AIO-1). */
function best(options: readonly string[], mark: (option: string) => number, pick: Pick): string {
  let high = Number.NEGATIVE_INFINITY;
  let found: string[] = [];
  for (const option of options) {
    const one = mark(option);
    if (one < high) continue;
    if (one > high) found = [];
    high = one;
    found.push(option);
  }
  return found[found.length > 1 ? pick(found.length) : 0]!;
}
const partsOf = (option: string): string[] => option.split(':');
const cellIn = (option: string): Cell => cellOf(partsOf(option).find((part) => /^-?[a-z]{1,2}-?\d+$/.test(part))!);
const onBoard = (s: State, option: string): Model => modelAt(s, cellIn(option))!;

const planReason = (option: string, plan: Plan, s: State): Decision =>
  because(option, plan.why, {
    chance: percent(plan.chance),
    hero: plan.target < 0 ? 'nobody' : s.heroes[plan.target]!.id,
    cell: cellName(plan.cell),
  });

const freshWalk = (s: State, m: Model): Walk => walkOf(s, m, 'turn');
const MODELS = 'command';

/** DS-AIO-6 */
export function raiseWorth(s: State, cell: Cell, level: Level): number {
  const near = heroesOn(s).some((h) => distance(h.cell, cell) <= 5);
  const strikes = s.settings.raiseFreeStrike ? heroesOn(s).filter((h) => hasInFront(s, h, cell)).length : 0;
  const door = s.plan.doors.some(({ a, b }) => a === cell || b === cell);
  return 3 + (near ? 2 : 0) + (door ? 1 : 0) - 3 * strikes + (level === 'hard' ? 0.5 : 0);
}
/** DS-AIO-6, DS-AIO-18: an archer where it sees a hero from afar. */
function raiseKind(s: State, cell: Cell, options: readonly string[], level: Level): string {
  const archer = heroesOn(s).some((h) => distance(h.cell, cell) >= 3 && sees(s, cell, h.cell));
  if (archer && level !== 'easy' && options.includes('archer')) return 'archer';
  if (options.includes('dwarf-revenant') && s.commands >= 2 && bestCommand(s, level).value < 6) return 'dwarf-revenant';
  return options.includes('skeleton') ? 'skeleton' : options[0]!;
}

/** DS-AIO-3: the value of the best plan of each model that may act, high to low. */
export function commandValues(s: State, level: Level): { model: Model; plan: Plan }[] {
  return s.models
    .filter((m) => m.hero < 0 && !m.acted && !m.fresh)
    .map((model) => ({ model, plan: bestPlan(s, model, freshWalk(s, model), level) as Plan }))
    .sort((a, b) => b.plan.rank - a.plan.rank);
}
const bestCommand = (s: State, level: Level): { value: number } => commandValues(s, level)[0]?.plan ?? { value: 0 };

/** DS-AIO-9 */
function cardWorth(s: State, card: CommandId, level: Level): number {
  const piles = [...new Set(s.piles)];
  const rise = Math.max(0, ...piles.map((c) => raiseWorth(s, c, level)));
  switch (card) {
    case 'second-wind':
      return commandValues(s, level)[Math.max(0, s.commands)]?.plan.value ?? 0;
    case 'march': {
      const near = walkingDistances(
        s,
        heroesOn(s).map((h) => h.cell),
      );
      const far = s.models.filter((m) => m.hero < 0 && !m.fresh && near(m.cell) > MARCH.squares && near(m.cell) < 1000);
      return 0.3 * MARCH.squares * Math.min(MARCH.models, far.length);
    }
    case 'rise':
      return rise;
    case 'rise-and-strike':
      return rise + Math.max(0, ...heroesOn(s).map((h) => (piles.some((c) => distance(c, h.cell) === 1) ? 4 : 0)));
    case 'clatter-of-bones':
      return piles.filter((c) => heroesOn(s).some((h) => distance(h.cell, c) <= 6)).length < 2 ? 2 : 0.5;
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
/** DS-AIO-10, DS-AIO-18, DS-AIO-19: it holds back with few cards and spends with many. */
export function cardBar(s: State, level: Level): number {
  if (s.commandDeck.length <= 1) return 1;
  return Math.max(1, 6 - s.hand.length) + (level === 'easy' ? 2 : level === 'hard' ? -1 : 0);
}

const command: Answer = (s, ask, level, pick) => {
  const cards = ask.options.filter((option) => option.startsWith('card:'));
  const worthOfCard = (option: string): number => cardWorth(s, partsOf(option)[1] as CommandId, level);
  const card = cards.length === 0 ? undefined : best(cards, worthOfCard, pick);
  if (card !== undefined && worthOfCard(card) >= cardBar(s, level))
    return because(card, 'card', { card: partsOf(card)[1]! });
  const orders = ask.options.filter((option) => option !== 'end' && !option.startsWith('card:'));
  if (orders.length === 0) return because('end', 'hold');
  const plans = new Map<string, Plan>();
  for (const { model, plan } of commandValues(s, level))
    plans.set(`${MODELS}:${model.kind}:${cellName(model.cell)}`, plan);
  const value = (option: string): number =>
    option.startsWith('raise:')
      ? raiseWorth(s, cellIn(option), level)
      : (plans.get(option)?.rank ?? 0) + setsUp(option);
  // DS-AIO-19: who moves in to outnumber goes before who strikes then.
  function setsUp(option: string): number {
    return level === 'hard' && plans.get(option)?.why === 'outnumber' ? 2 : 0;
  }
  const good = orders.filter((option) => value(option) > 0);
  if (good.length === 0) return because('end', 'hold');
  // DS-AIO-18: one command in three goes anywhere.
  const chosen = level === 'easy' && pick(3) === 0 ? good[pick(good.length)]! : best(good, value, pick);
  if (chosen.startsWith('raise:')) return because(chosen, 'raise', { cell: cellName(cellIn(chosen)) });
  const rivals = good.filter((option) => option !== chosen);
  const second = rivals.length === 0 ? 'nobody' : (partsOf(best(rivals, value, pick))[1] ?? 'nobody');
  const decision = planReason(chosen, plans.get(chosen)!, s);
  return { option: chosen, reasons: [{ ...decision.reasons[0]!, params: { ...decision.reasons[0]!.params, second } }] };
};

const topWalk = (s: State): Walk => s.core.stack.findLast((f): f is Walk => f.proc === 'walk')!;
const walk: Answer = (s, ask, level) => {
  const f = topWalk(s);
  const m = modelOf(s, f.model)!;
  const plan = bestPlan(s, m, f, level);
  if (plan.breakAway && ask.options.includes('break-away')) return planReason('break-away', plan, s);
  const to = cellName(plan.cell);
  if (plan.cell !== m.cell && ask.options.includes(to)) return planReason(to, plan, s);
  const target = plan.target < 0 ? undefined : heroesOn(s).find((h) => h.hero === plan.target)?.cell;
  const facing = plan.target >= 0 && plan.cell === m.cell ? plan.facing : facingFor(s, m, target, nearestHero(s, m));
  return planReason(facingName(facing), plan, s);
};
function nearestHero(s: State, m: Model): Cell | undefined {
  const [near] = heroesOn(s).sort((a, b) => distance(a.cell, m.cell) - distance(b.cell, m.cell));
  return near?.cell;
}

/** DS-AIO-2: the attack worth most from where it stands. */
const act: Answer = (s, ask, level, pick) => {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'act' }> => f.proc === 'act')!;
  const m = modelOf(s, frame.todo[frame.at]!)!;
  const plan = bestPlan(s, m, { ...freshWalk(s, m), max: 0 }, level);
  const special = plan.how === 'call' ? 'call-the-bones' : plan.how === 'shroud' ? 'shroud' : '';
  if (ask.options.includes(special)) return planReason(special, plan, s);
  const attacks = ask.options.filter((option) => /^(fight|shoot|bolt):/.test(option));
  if (attacks.length === 0) return because('pass', 'hold');
  const mark = (option: string): number => {
    const [how] = partsOf(option);
    const hero = onBoard(s, option);
    const frameOf = strikeWith(
      how === 'bolt' ? 'spell' : (how as 'fight'),
      m.id,
      hero.id,
      how === 'bolt' ? { dice: 3 } : {},
    );
    return worthOf(s, hero.hero, chanceFor(s, frameOf.attack), level);
  };
  const chosen = best(attacks, mark, pick);
  const hero = onBoard(s, chosen);
  return because(chosen, s.heroes[hero.hero]!.wounds >= 4 ? 'cripple' : 'attack', {
    chance: percent(plan.chance),
    hero: hero.kind,
    cell: cellName(hero.cell),
    second: 'nobody',
  });
};

const INTERRUPT_BAR = 4;
/** DS-AIO-11 */
const interrupt: Answer = (s, ask, level) => {
  const lunge = ask.options.includes('sudden-lunge') ? Math.max(0, ...lungesOf(s, level).map(({ value }) => value)) : 0;
  const grasp = ask.options.includes('grasping-hands') && halfKeepsAway(s) ? 4 : 0;
  if (lunge >= INTERRUPT_BAR && lunge >= grasp) return because('sudden-lunge', 'card', { card: 'sudden-lunge' });
  if (grasp >= INTERRUPT_BAR) return because('grasping-hands', 'card', { card: 'grasping-hands' });
  return silently('pass');
};
function lungesOf(s: State, level: Level): { option: string; value: number; chance: number }[] {
  return s.models.flatMap((m) =>
    m.hero >= 0
      ? []
      : heroesOn(s)
          .filter((h) => hasInFront(s, m, h.cell))
          // DS-AIO-18: an easy overlord spares the injured.
          .filter((h) => !(level === 'easy' && s.heroes[h.hero]!.wounds >= 2))
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
const lunge: Answer = (s, ask, level, pick) => {
  const values = new Map(lungesOf(s, level).map((one) => [one.option, one]));
  const option = best(ask.options, (o) => values.get(o)?.value ?? 0, pick);
  return because(option, 'attack', {
    chance: percent(values.get(option)?.chance ?? 0),
    hero: partsOf(option)[2]!,
    cell: partsOf(option)[1]!,
    second: 'nobody',
  });
};
/** DS-AIO-11: ten times the drop of the chance that the target falls. */
const flicker: Answer = (s, ask) => {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'attack' }> => f.proc === 'attack');
  if (!ask.options.includes('flicker') || frame === undefined) return silently('pass');
  const fall = (attack: typeof frame.attack): number => {
    const { dice, armour, defence } = sumOf(s, attack);
    return chanceOf(modelOf(s, attack.target)?.hero === -1 ? 2 : 1, dice, armour, defence);
  };
  const drop = fall(frame.attack) - fall({ ...frame.attack, flicker: true });
  return 10 * drop >= 1.5 ? because('flicker', 'card', { card: 'flicker' }) : silently('pass');
};

/** DS-AIO-12, DS-AIO-13 */
const place: Answer = (s, ask, _level, pick) => {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'place' }> => f.proc === 'place')!;
  const searcher = s.models.find((m) => m.hero === frame.errand.hero);
  const weakest = heroesOn(s).sort((a, b) => s.heroes[b.hero]!.wounds - s.heroes[a.hero]!.wounds)[0];
  const far = weakest === undefined ? () => 0 : walkingDistances(s, weakest.cell);
  const option = best(
    ask.options,
    (o) => {
      const cell = cellIn(o);
      const archer = partsOf(o)[0] === 'archer';
      const useful = heroesOn(s).some((h) => distance(h.cell, cell) >= 3 && sees(s, cell, h.cell));
      const rear =
        frame.errand.near && searcher !== undefined && isBehind(searcher.cell, searcher.facing, cell) ? 50 : 0;
      return rear - far(cell) + (archer === useful ? 0.5 : 0);
    },
    pick,
  );
  return because(option, 'place', { cell: cellName(cellIn(option)) }, 'DS-AIO-12');
};
/** DS-AIO-7, DS-AIO-16 */
const face: Answer = (s, ask) => {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'face' }> => f.proc === 'face')!;
  const m = modelOf(s, frame.todo[frame.at]!)!;
  const facing = facingName(facingFor(s, m, undefined, nearestHero(s, m)));
  return because(ask.options.includes(facing) ? facing : FACINGS[0], 'place', { cell: cellName(m.cell) }, 'DS-AIO-7');
};
/** DS-AIO-14 */
const SIZE: Readonly<Record<Level, readonly string[]>> = {
  easy: ['3x3'],
  normal: ['2x3', '3x2'],
  hard: ['2x2'],
};
const shape: Answer = (_s, ask, level, pick) => {
  const option = best(ask.options, (o) => (SIZE[level].includes(partsOf(o)[0]!) ? 1 : 0), pick);
  return because(option, 'place', { cell: partsOf(option)[0]! }, 'DS-AIO-14');
};
const placeChest: Answer = (s, ask, _level, pick) => {
  const ways = s.plan.passages.flat();
  const option = best(ask.options, (o) => Math.min(...ways.map((c) => distance(c, cellOf(o)))), pick);
  return because(option, 'place', { cell: option }, 'DS-AIO-14');
};
/** DS-AIO-15: where it lengthens the way of the heroes to their goal; declined if it lengthens none. */
const portcullis: Answer = (s, ask, _level, pick) => {
  const goals = goalCells(s);
  if (goals.length === 0) return because('pass', 'decline', {}, 'DS-AIO-15');
  const far = walkingDistances(s, goals);
  const doorway = (o: string): boolean => {
    const [cell, side] = partsOf(o) as [string, string];
    const c = cellOf(cell);
    const other = c + (side === 'e' ? 1 : 1000);
    return (
      s.plan.doors.some(({ a, b }) => a === c && b === other) &&
      heroesOn(s).every((h) => far(h.cell) > far(c) || far(h.cell) > 3)
    );
  };
  const useful = ask.options.filter((o) => o !== 'pass' && doorway(o));
  if (useful.length === 0) return because('pass', 'decline', {}, 'DS-AIO-15');
  const option = best(useful, (o) => -far(cellIn(o)), pick);
  return because(option, 'block', { cell: cellName(cellIn(option)), hero: 'nobody', chance: 0 }, 'DS-AIO-15');
};
const slippery: Answer = (s, ask, _level, pick) => {
  const goals = goalCells(s);
  const far = goals.length === 0 ? () => 0 : walkingDistances(s, goals);
  const middle = (id: string): number => {
    const t = s.plan.tiles.find((tile) => tile.id === id)!;
    return far((t.y + Math.floor(t.h / 2)) * 1000 + t.x + Math.floor(t.w / 2));
  };
  const option = best(ask.options, (o) => -middle(o), pick);
  return because(option, 'block', { cell: option, hero: 'nobody', chance: 0 }, 'DS-AIO-15');
};
/** DS-AIO-16: the farthest from the heroes, plain skeletons first. */
const collapse: Answer = (s, ask, _level, pick) => {
  const far = (o: string): number => Math.min(99, ...heroesOn(s).map((h) => distance(h.cell, cellIn(o))));
  const option = best(ask.options, (o) => far(o) + (partsOf(o)[0] === 'skeleton' ? 0.5 : 0), pick);
  return because(option, 'place', { cell: cellName(cellIn(option)) }, 'DS-AIO-16');
};
const strikeFreely: Answer = (s, ask, level, pick) => {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'strike' }> => f.proc === 'strike')!;
  const strikers = ask.options.filter((o) => o !== 'pass');
  if (strikers.length === 0) return because('pass', 'decline');
  const mark = (o: string): number => chanceFor(s, strikeWith('free-strike', onBoard(s, o).id, frame.leaver).attack);
  const option = best(strikers, mark, pick);
  const hero = modelOf(s, frame.leaver)!;
  const value = worthOf(s, hero.hero, mark(option), level);
  return because(option, 'attack', {
    chance: percent(mark(option)),
    hero: hero.kind,
    cell: cellName(hero.cell),
    second: String(Math.round(value)),
  });
};
const raisePile: Answer = (s, ask, level, pick) => {
  const piles = ask.options.filter((o) => o !== 'pass');
  if (piles.length === 0) return because('pass', 'decline');
  const option = best(piles, (o) => raiseWorth(s, cellOf(o), level), pick);
  return because(option, 'raise', { cell: option }, 'DS-AIO-6');
};
const riseStrike: Answer = (_s, ask, _level, pick) => {
  const option = best(ask.options, (o) => (o === 'pass' ? 0 : 1), pick);
  return option === 'pass'
    ? because('pass', 'decline')
    : because(option, 'attack', { chance: 0, hero: partsOf(option)[0]!, cell: partsOf(option)[1]!, second: 'nobody' });
};
const kindOfRaise: Answer = (s, ask, level) => {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'raise-kind' }> => f.proc === 'raise-kind')!;
  const { cell } = frame.todo[frame.at]!;
  return because(raiseKind(s, cell, ask.options, level), 'raise', { cell: cellName(cell) }, 'DS-AIO-6');
};
const march: Answer = (s, ask, _level, pick) => {
  const near = walkingDistances(
    s,
    heroesOn(s).map((h) => h.cell),
  );
  const far = ask.options.filter((o) => o !== 'pass' && near(cellIn(o)) > 1);
  if (far.length === 0) return because('pass', 'decline');
  const option = best(far, (o) => -near(cellIn(o)), pick);
  return because(option, 'approach', { cell: cellName(cellIn(option)), hero: 'nobody', chance: 0 });
};
const clatter: Answer = (s, ask, _level, pick) => {
  const near = (o: string): number => Math.min(99, ...heroesOn(s).map((h) => distance(h.cell, cellOf(o))));
  const option = best(ask.options, (o) => -near(o), pick);
  return because(option, 'place', { cell: option }, 'DS-AIO-9');
};
/** DS-AIO-16: choices without a line of their own: decline, or anything. */
const anything: Answer = (_s, ask, _level, pick) => {
  const no = ask.options.find((o) => o === 'pass' || o === 'done' || o === 'keep');
  return because(no ?? ask.options[pick(ask.options.length)]!, 'decline', {}, 'DS-AIO-16');
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  command,
  walk,
  act,
  interrupt,
  lunge,
  flicker,
  place,
  face,
  shape,
  'place-chest': placeChest,
  portcullis,
  slippery,
  collapse,
  strike: strikeFreely,
  'raise-pile': raisePile,
  'raise-kind': kindOfRaise,
  'rise-strike': riseStrike,
  'march-next': march,
  clatter,
};
export function decide(s: State, ask: Asked, level: Level, pick: Pick): Decision {
  const decision = (ANSWERS[ask.kind] ?? anything)(s, ask, level, pick);
  return ask.options.includes(decision.option) ? decision : anything(s, ask, level, pick);
}
