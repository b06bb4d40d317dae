// Windows 3 and 4: dice lie on the table. First what turns a die again, then what is added (DJ-FATE-3, DJ-FATIGUE-2).
import { roll, type Seat } from '@oubliette/engine';
import { VETERAN_SKILLS } from '../cards/monster-cards.ts';
import { type FigureId, type Frame, type State, w } from '../state.ts';
import { heroId, heroNumber, heroOf, isAlert, isHero, monsterOf } from './figures.ts';
import { canUse, payForSkill } from './skill-cards.ts';
import { heroNames, nameOf, tell } from './tell.ts';

/** DJ-GM-5, DJ-GM-6: what a figure rolls to attack and to defend. */
export const combatDie = (s: State, id: FigureId): number =>
  !isHero(id) && s.settings.monstersRollD6 && monsterOf(s, id)?.unique !== true && !areVeterans(s) ? 6 : 10;
const areVeterans = (s: State): boolean => s.heroes.every((h) => h.skills.length >= VETERAN_SKILLS);

export const attackTotal = (s: State): number => s.roll.die + s.roll.plus + s.roll.pf;
export const defenceTotal = (s: State): number => s.roll.defence + s.roll.defencePlus + s.roll.defencePf + s.roll.parry;

/** Heroes' seats, the one concerned first (DJ-RULING-73). */
function seats(s: State): Seat[] {
  const { by, at } = s.roll;
  const first = [at, by].filter((id) => id !== '' && isHero(id)).map((id) => heroOf(s, id).seat);
  const rest = s.heroes.map((h) => h.seat).sort((a, b) => a - b);
  return [...new Set([...first, ...rest])];
}

export const diceWindow = (s: State): Frame => ({
  proc: 'dice',
  todo: [
    ...seats(s).map((seat) => ({ seat, stage: 'reroll' as const })),
    // DJ-RULING-73: if both are heroes, the attacker settles fatigue first.
    ...[...new Set([s.roll.by, s.roll.at].filter((id) => id !== '' && isHero(id)).map((id) => heroOf(s, id).seat))].map(
      (seat) => ({ seat, stage: 'add' as const }),
    ),
  ],
  at: 0,
});

/** Does it go badly for the heroes as the dice lie? Only then is there anything to mend. */
function hits(s: State): boolean {
  return attackTotal(s) > defenceTotal(s);
}
function isBad(s: State, die: 'die' | 'defence'): boolean {
  const { kind, by, at, die: shown, target } = s.roll;
  if (kind === 'event') return shown !== target;
  if (kind !== 'attack')
    return isHero(by) ? shown < 10 && attackTotal(s) < target : attackTotal(s) >= target || shown === 10;
  if (die === 'die') return isHero(by) ? !hits(s) || !kills(s) : isHero(at) && hits(s);
  return isHero(at) ? hits(s) : !hits(s) || !kills(s);
}
const kills = (s: State): boolean =>
  isHero(s.roll.at) || attackTotal(s) - defenceTotal(s) >= (monsterOf(s, s.roll.at)?.life ?? 0);

/** The dice a seat may turn: `fate:h1` for a die of the master, `hare`, `dodge`. */
function rerolls(s: State, seat: Seat): string[] {
  const found: string[] = [];
  const { by, at, kind, turned } = s.roll;
  const mine = (id: FigureId) => id !== '' && isHero(id) && heroOf(s, id).seat === seat;
  const masters: ['die' | 'defence', FigureId][] = [
    ['die', by],
    ['defence', at],
  ];
  for (const [die, id] of masters) {
    if (id === '' || isHero(id) || turned.includes(die) || !isBad(s, die)) continue;
    if (die === 'defence' && kind !== 'attack') continue;
    for (const [i, h] of s.heroes.entries())
      if (h.seat === seat && h.fate > 0 && isAlert(h)) found.push(`fate:${heroId(i)}`);
  }
  if (kind === 'attack' && mine(at) && canUse(s, heroNumber(at), 'dodge') && hits(s)) found.push('dodge');
  if (!s.hare && (kind !== 'attack' || isBad(s, 'die')) && mine(by) && bearsHare(s, by) && isBad(s, 'die'))
    found.push('hare');
  if (!s.hare && kind === 'attack' && mine(at) && bearsHare(s, at) && hits(s)) found.push('hare');
  return found;
}
const bearsHare = (s: State, id: FigureId): boolean =>
  isAlert(heroOf(s, id)) && heroOf(s, id).items.includes('hares-foot');

/** What a seat may add: `parry`, `pf`. */
function additions(s: State, seat: Seat): string[] {
  const found: string[] = [];
  const { by, at, kind, melee } = s.roll;
  const mine = (id: FigureId) => id !== '' && isHero(id) && heroOf(s, id).seat === seat;
  if (kind === 'table') return found;
  if (kind === 'attack' && melee && mine(at) && hits(s) && canUse(s, heroNumber(at), 'parry')) found.push('parry');
  if (mine(by) && heroOf(s, by).fatigue > 0 && isBad(s, 'die')) found.push('pf');
  else if (kind === 'attack' && mine(at) && heroOf(s, at).fatigue > 0 && isAlert(heroOf(s, at)) && hits(s))
    found.push('pf');
  return found;
}

export const dice = w.eachInTurn('dice', {
  who(s, { seat, stage }) {
    if (s.ended !== 'no') return undefined;
    return (stage === 'reroll' ? rerolls(s, seat) : additions(s, seat)).length > 0 ? seat : undefined;
  },
  options(s, seat, { stage }, can) {
    for (const option of stage === 'reroll' ? rerolls(s, seat) : additions(s, seat)) can.add(option);
    can.add('pass');
  },
  choose(s, _seat, _item, option) {
    if (option === 'pass') return undefined;
    const r = s.roll;
    if (option.startsWith('fate:')) {
      const h = heroOf(s, option.slice(5));
      const die = !isHero(r.by) && !r.turned.includes('die') && isBad(s, 'die') ? 'die' : 'defence';
      h.fate--;
      const sides = r.kind === 'attack' ? combatDie(s, die === 'die' ? r.by : r.at) : r.sides;
      r.turned = [...r.turned, die];
      r[die] = roll(s, sides);
      tell(s, () => ({
        type: 'rerolled',
        rule: 'DJ-FATE-3',
        hero: heroNumber(option.slice(5)),
        die: r[die],
        how: 'fate',
      }));
    } else if (option === 'dodge') {
      payForSkill(s, heroNumber(r.at), 'dodge');
      r.defence = Math.max(r.defence, roll(s, 10));
      tell(s, () => ({ type: 'rerolled', rule: 'DJ-SKILL-8', hero: heroNumber(r.at), die: r.defence, how: 'dodge' }));
    } else if (option === 'hare') {
      s.hare = true;
      const own = isHero(r.by) && bearsHare(s, r.by) ? 'die' : 'defence';
      r[own] = roll(s, 10);
      tell(s, () => ({
        type: 'rerolled',
        rule: 'DJ-COMP-6',
        hero: heroNumber(own === 'die' ? r.by : r.at),
        die: r[own],
        how: 'hare',
      }));
    } else if (option === 'parry') {
      payForSkill(s, heroNumber(r.at), 'parry');
      r.parry += 3;
    } else {
      const own = isHero(r.by) ? r.by : r.at;
      heroOf(s, own).fatigue--;
      if (own === r.by) r.pf++;
      else r.defencePf++;
      tell(s, () => ({ type: 'pf', rule: 'DJ-FATIGUE-2', hero: heroNumber(own), left: heroOf(s, own).fatigue }));
    }
    return 'again';
  },
  about: (s) => ({
    ...heroNames(s),
    by: nameOf(s, s.roll.by),
    kind: s.roll.kind,
    attack: attackTotal(s),
    defence: s.roll.kind === 'attack' ? defenceTotal(s) : s.roll.target,
    die: s.roll.die,
    against: s.roll.defence,
  }),
});
