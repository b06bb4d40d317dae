// Why an answer is a good one, with its numbers, from the same source as the bots.
import { Can, offer, type Pick, type Seat } from '@oubliette/engine';
import { FOR } from '../cards/classes.ts';
import { donjon } from '../game.ts';
import { attackTotal, defenceTotal } from '../rules/dice.ts';
import { heroNumber, heroOf, heroStat, isHero, modifier, monsterOf } from '../rules/figures.ts';
import { TARGET } from '../rules/tests.ts';
import { type Frame, MASTER, type State } from '../state.ts';
import { pointedAt } from './common.ts';
import { danger, groundOf, worthOf } from './ground.ts';
import { decideMaster } from './master.ts';
import { attackOdds, type Odds, spellOdds, weaponOdds } from './odds.ts';

interface HintLine {
  readonly key: string;
  readonly points: number;
  readonly params?: Readonly<Record<string, number | string>>;
}
const percent = (share: number): number => Math.round(100 * share);
const tenth = (points: number): number => Math.round(10 * points) / 10;
const inNumbers = ({ hit, kill, damage }: Odds): HintLine => ({
  key: 'odds',
  points: damage,
  params: { hit: percent(hit), kill: percent(kill), damage: tenth(damage) },
});

export function hint(s: State, seat: Seat, kind: string, option: string, pick: Pick): readonly HintLine[] {
  switch (kind) {
    case 'act':
    case 'monster-act':
      return ofTurn(s, seat, kind, option, pick);
    case 'aim':
      return ofAim(s, option);
    case 'declared':
      return ofDeclaration(s, option);
    case 'dice':
      return ofDice(s, option);
    case 'save':
      return option === 'pass' ? [] : [{ key: 'lives', points: 1 }];
    default:
      return seat === MASTER ? asMaster(s, seat, kind, option, pick) : [];
  }
}

function ofTurn(s: State, seat: Seat, kind: string, option: string, pick: Pick): readonly HintLine[] {
  const { who } = s.turn;
  if (/^(attack|tail):/.test(option)) return ofBlow(s, seat, kind, pointedAt(option));
  if (seat === MASTER) return asMaster(s, seat, kind, option, pick);
  const i = heroNumber(who);
  if (option.startsWith('force:')) {
    const need = TARGET - heroStat(s.heroes[i]!, FOR) - modifier(s.heroes[i]!);
    return [{ key: 'test-odds', points: 1, params: { percent: 10 * Math.max(1, Math.min(10, 11 - need)) } }];
  }
  if (option === 'skill:magic-missile') {
    const best = [...s.monsters].sort((a, b) => worthOf(s, i, b) - worthOf(s, i, a))[0];
    return best === undefined ? [] : [inNumbers(spellOdds(s, who, 'magic-missile', best.id))];
  }
  if (s.phase !== 'combat' || (option !== 'end' && option.length > 2)) return [];
  // The expected cost of standing here: the reason to stay, or to go.
  const cost = tenth(danger(s, groundOf(s, i), s.heroes[i]!.cell));
  return [{ key: option === 'end' ? 'stay' : 'go', points: cost, params: { damage: cost } }];
}

/** The chances of a blow, and whether it is the best one there is. */
function ofBlow(s: State, seat: Seat, kind: string, target: string): readonly HintLine[] {
  const { who } = s.turn;
  const numbers = inNumbers(weaponOdds(s, who, target));
  if (!isHero(who) || !s.core.stack.some((f) => f.proc === kind)) return [numbers];
  const can = new Can();
  offer(donjon, s, { seat, kind, optional: false }, can);
  const worth = (id: string) => worthOf(s, heroNumber(who), monsterOf(s, id)!);
  const others = can.list
    .slice(0, can.count)
    .filter((option) => option.startsWith('attack:') && pointedAt(option) !== target);
  const best = others.length > 0 && others.every((option) => worth(pointedAt(option)) <= worth(target));
  return best ? [numbers, { key: 'best-target', points: 1 }] : [numbers];
}

const frameOf = <P extends Frame['proc']>(s: State, proc: P) =>
  s.core.stack.findLast((f): f is Extract<Frame, { readonly proc: P }> => f.proc === proc);

function ofAim(s: State, option: string): readonly HintLine[] {
  const frame = frameOf(s, 'aim');
  const aim = frame?.todo[frame.at];
  const target = option.split(':')[0]!;
  if (aim === undefined || !/^[hm]\d+$/.test(target) || isHero(target) === isHero(aim.by)) return [];
  return [inNumbers(spellOdds(s, aim.by, aim.what, target))];
}

/** With what would be used, and without it. */
function ofDeclaration(s: State, option: string): readonly HintLine[] {
  const f = frameOf(s, 'attack');
  if (f === undefined) return [];
  const now = attackOdds(s, f);
  if (option !== 'mighty-blow' && option !== 'backstab') return [inNumbers(now)];
  const with_ = attackOdds(s, { ...f, plus: f.plus + 3 });
  return [
    inNumbers(with_),
    { key: 'instead-of', points: with_.kill - now.kill, params: { hit: percent(now.hit), kill: percent(now.kill) } },
  ];
}

/** The dice as rolled, and what a point of fatigue would change. */
function ofDice(s: State, option: string): readonly HintLine[] {
  const { kind, by, at, target } = s.roll;
  if (kind === 'test' && isHero(by)) {
    const short = Math.max(0, target - attackTotal(s));
    return [{ key: short === 0 ? 'enough' : 'short', points: 1, params: { count: short } }];
  }
  if (kind !== 'attack') return [];
  const lead = Math.max(0, attackTotal(s) - defenceTotal(s));
  const life = isHero(at) ? heroOf(s, at).life : (monsterOf(s, at)?.life ?? 0);
  if (isHero(at))
    return [
      {
        key: lead >= life ? 'would-drop' : 'would-live',
        points: 1,
        params: { damage: lead, left: Math.max(0, life - lead) },
      },
    ];
  const more = life - lead;
  if (option === 'pf' && more > 0) return [{ key: 'more-to-kill', points: 1, params: { count: more } }];
  return [{ key: more <= 0 ? 'kills' : 'wounds', points: 1, params: { damage: lead, left: Math.max(0, more) } }];
}

/** The reasons of the automatic master. */
function asMaster(s: State, seat: Seat, kind: string, option: string, pick: Pick): readonly HintLine[] {
  const can = new Can();
  offer(donjon, s, { seat, kind, optional: false }, can);
  const decided = decideMaster(s, kind, can.list.slice(0, can.count), pick, 'hard');
  if (decided.option !== option) return [];
  return decided.reasons.map(({ key, params }) => ({
    key,
    points: 1,
    ...(params === undefined ? {} : { params }),
  })) as HintLine[];
}
