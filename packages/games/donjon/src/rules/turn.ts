// A hero's turn (DJ-ACT, DJ-RULING-9, DJ-RULING-61): one small decision after another until it ends.
import type { Can } from '@oubliette/engine';
import { xOf, yOf } from '@oubliette/grid';
import { FOR } from '../cards/classes.ts';
import { spellIn, treasureOf } from '../cards/goods.ts';
import { SKILLS } from '../cards/skills.ts';
import { aimFrame, canAim, isAttack } from '../powers/skills.ts';
import { type FigureId, type Hero, type Monster, NOWHERE, newTurn, type State, w } from '../state.ts';
import { heroAttack } from './attack.ts';
import { areAdjacent, doorCells, seesCell, WAYS, zoneAt } from './board.ts';
import { forceDoor, isDoorFaced, openDoor } from './doors.ts';
import { has, heroId, isDark, isRanged, monsterOf, shotFor, speed, stands } from './figures.ts';
import { facesPiece, isOpenable, openPiece, searchZone } from './furniture.ts';
import { checkGoals, win } from './goals.ts';
import { checkDefeat } from './harm.ts';
import { addItemOptions, liesHere, takeGoods, useItem } from './items.ts';
import { addJumps, addSteps, isPassing, jump, run, step } from './move.ts';
import { addObjectOptions, addWebOptions, cutWeb, operate } from './objects.ts';
import { whyNotSkill } from './skill-cards.ts';
import { nameOf, tell } from './tell.ts';
import { raiseTest } from './tests.ts';

export function startTurn(s: State, i: number): void {
  const h = s.heroes[i]!;
  s.turn = newTurn(heroId(i), h.cell, speed(h), 1);
  s.turn.dark = isDark(s, zoneAt(s, h.cell));
  tell(s, () => ({ type: 'turn', rule: 'DJ-PHASE-4', hero: i }));
}

/** Can a blow or a shot reach it (DJ-COMBAT-4, DJ-COMBAT-5)? `mayShoot`: there is a missile; undefined: no weapon for one. */
function isTarget(s: State, h: Hero, m: Monster, mayShoot: boolean | undefined): boolean {
  if (mayShoot !== undefined) return mayShoot && seesCell(s, h.cell, m.cell, true);
  return areAdjacent(s, h.cell, m.cell) || (treasureOf(h.weapon)?.long === true && twoAway(s, h.cell, m.cell));
}
/** Exactly two squares in a straight line, over the square between. */
function twoAway(s: State, from: number, to: number): boolean {
  const dx = Math.abs(xOf(to) - xOf(from));
  const dy = Math.abs(yOf(to) - yOf(from));
  if (Math.max(dx, dy) !== 2 || dx === 1 || dy === 1) return false;
  return seesCell(s, from, to);
}

/** DJ-MOVE-3, DJ-RULING-10: after a run nothing that is paid for. */
const whyNotPaid = (s: State): string | undefined =>
  s.turn.ran ? 'DJ-MOVE-3' : s.turn.left < 1 ? 'DJ-ACT-1' : undefined;

export const act = w.eachInTurn('act', {
  who(s, i) {
    if (s.turn.over || s.ended !== 'no' || s.turn.who !== heroId(i)) return undefined;
    const h = s.heroes[i]!;
    return stands(h) && !has(h, 'frozen') ? h.seat : undefined;
  },
  options(s, _seat, i, can) {
    const id = heroId(i);
    addSteps(s, id, can);
    if (isPassing(s, id)) {
      if (can.count === 0) can.add('end');
      return;
    }
    addJumps(s, i, can);
    can.add('run', whyNotRun(s, i));
    if (s.phase === 'explore') explorationOptions(s, i, can);
    else combatOptions(s, i, can);
    addItemOptions(s, i, can);
    skillOptions(s, i, can);
    for (let g = 0; g < s.goods.length; g++) if (liesHere(s, i, g)) can.add(`take:g${g}`, whyNotPaid(s));
    if (canLeave(s, i)) can.add('leave');
    can.add('end');
  },
  choose: (s, _seat, i, option) => {
    perform(s, i, option);
    return s.turn.over ? undefined : 'again';
  },
  about: (s, _seat, i) => ({ hero: nameOf(s, heroId(i)) }),
});

function whyNotRun(s: State, i: number): string | undefined {
  const { turn } = s;
  if (turn.ran) return 'DJ-MOVE-2';
  if (turn.paid) return 'DJ-RULING-10';
  if (turn.stopped || has(s.heroes[i]!, 'held') || has(s.heroes[i]!, 'stunned')) return 'DJ-MOVE-9';
  return turn.dark || isDark(s, zoneAt(s, s.heroes[i]!.cell)) ? 'DJ-LIGHT-2' : undefined;
}

function explorationOptions(s: State, i: number, can: Can<string>): void {
  const h = s.heroes[i]!;
  const paid = whyNotPaid(s);
  for (let d = 0; d < s.doors.length; d++) {
    if (!isDoorFaced(s, i, d)) continue;
    const locked = s.doors[d]!.state === 'locked';
    can.add(`open:d${d}:door`, locked ? 'DJ-DOOR-1' : paid);
    if (locked) can.add(`force:d${d}:door`, h.tried.includes(`d${d}`) ? 'DJ-DOOR-3' : paid);
  }
  for (let f = 0; f < s.pieces.length; f++) {
    const piece = s.pieces[f]!;
    if (!facesPiece(s, h.cell, piece)) continue;
    if (piece.locked) {
      can.add(`open:f${f}:${piece.kind}`, 'DJ-DOOR-1');
      can.add(`force:f${f}:${piece.kind}`, h.tried.includes(`f${f}`) ? 'DJ-DOOR-3' : paid);
    } else if (isOpenable(s, i, f)) can.add(`open:f${f}:${piece.kind}`, paid);
  }
  can.add('search', s.zones[zoneAt(s, h.cell)]!.searched ? 'DJ-SEARCH-1' : paid);
  addObjectOptions(s, i, can, paid);
  can.add('rest', s.turn.busy ? 'DJ-RULING-62' : undefined);
}

function combatOptions(s: State, i: number, can: Can<string>): void {
  const { turn } = s;
  // DJ-SKILL-5: the second attack of a double strike is a melee attack as well.
  const none = turn.attacks < 1 ? 'DJ-RULING-9' : turn.attacked && isRanged(s.heroes[i]!) ? 'DJ-SKILL-5' : undefined;
  const h = s.heroes[i]!;
  const mayShoot = isRanged(h) ? shotFor(h) >= 0 : undefined;
  for (const m of s.monsters) if (isTarget(s, h, m, mayShoot)) can.add(`attack:${m.id}:${m.kind}`, none);
  if (turn.attacks > 0) addWebOptions(s, i, can);
  addObjectOptions(s, i, can, whyNotPaid(s));
}

function skillOptions(s: State, i: number, can: Can<string>): void {
  for (const skill of s.heroes[i]!.skills) {
    if (SKILLS[skill].use === 'reaction') continue;
    const no = whyNotSkill(s, i, skill) ?? (isAttack(skill) && s.turn.attacks < 1 ? 'DJ-RULING-9' : undefined);
    if (no !== undefined || canAim(s, heroId(i), skill)) can.add(`skill:${skill}`, no);
  }
}

/** DJ-RULING-69: from the stairs, or by a way out. */
const canLeave = (s: State, i: number): boolean => {
  const { cell } = s.heroes[i]!;
  if (s.stairs.includes(cell)) return true;
  for (const door of s.doors) if (door.state === 'exit' && door.to !== 0 && doorCells(door).includes(cell)) return true;
  return false;
};

function payVit(s: State): void {
  s.turn.left--;
  s.turn.paid = true;
  s.turn.busy = true;
}

function perform(s: State, i: number, option: string) {
  const id = heroId(i);
  if ((WAYS as readonly string[]).includes(option)) return step(s, id, option);
  const [verb, on = '', more = ''] = option.split(':') as [string, string?, string?];
  const n = Number(on.slice(1));
  switch (verb) {
    case 'jump':
      return jump(s, id, on);
    case 'run':
      return run(s);
    case 'open':
      payVit(s);
      return on[0] === 'd' ? openDoor(s, i, n) : openPiece(s, i, n);
    case 'force':
      payVit(s);
      if (on[0] === 'd') return forceDoor(s, i, n);
      s.heroes[i]!.tried = [...s.heroes[i]!.tried, on];
      return raiseTest(id, FOR, 'force-piece', { on });
    case 'search':
      payVit(s);
      return searchZone(s, i);
    case 'rest':
      return rest(s, i);
    case 'attack':
      return strike(s, i, on);
    case 'cut':
      if (s.phase === 'combat') {
        spendAttack(s);
        return cutWeb(s, i, option);
      }
      payVit(s);
      return operate(s, i, option);
    case 'skill':
      return w.raise(aimFrame(id, on));
    case 'cast':
      return w.raise(aimFrame(id, spellIn(`${on}:${more}`)!, `${on}:${more}`));
    case 'throw':
      return w.raise(aimFrame(id, 'lustral-water', 'lustral-water'));
    case 'take':
      payVit(s);
      return takeGoods(s, i, n);
    case 'leave':
      return leave(s, i);
    case 'end':
      s.turn.over = true;
      return;
    case 'operate':
    case 'seal':
    case 'free':
    case 'read':
    case 'lift':
      payVit(s);
      return operate(s, i, option);
    default:
      return useItem(s, i, option);
  }
}

/** DJ-RULING-9: movement is not split around the attack. */
function spendAttack(s: State): void {
  s.turn.attacks--;
  s.turn.attacked = true;
  s.turn.busy = true;
  if (s.turn.walked > 0) s.turn.stopped = true;
}
function strike(s: State, i: number, target: FigureId): void {
  spendAttack(s);
  s.turn.melee = !isRanged(s.heroes[i]!);
  if (monsterOf(s, target) !== undefined) w.raise(heroAttack(s, i, target));
}

/** DJ-RULING-62 */
function rest(s: State, i: number): void {
  const h = s.heroes[i]!;
  h.fatigue = Math.min(h.maxFatigue, h.fatigue + 1);
  s.rested = [...s.rested, i].sort();
  s.turn.over = true;
  tell(s, () => ({ type: 'rests', rule: 'DJ-ACT-8', hero: i, left: h.fatigue }));
}

function leave(s: State, i: number): void {
  const h = s.heroes[i]!;
  h.gone = 'left';
  h.cell = NOWHERE;
  s.turn.over = true;
  tell(s, () => ({ type: 'leaves', rule: 'DJ-RULING-69', hero: i }));
  const { main } = s.quest;
  if (main.goal === 'carry-out' && h.items.includes(main.thing) && !s.won) carriedOut(s);
  checkDefeat(s);
}
function carriedOut(s: State): void {
  win(s, s.quest.main);
  checkGoals(s);
}
