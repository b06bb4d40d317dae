// DJ-ACT-6: levers, slabs, seals, captives, and what can be cut or lifted.
import { type Can, roll } from '@oubliette/engine';
import { cellName, cellOf } from '@oubliette/grid';
import { ATT, FOR, MAG } from '../cards/classes.ts';
import { spellIn, treasureOf } from '../cards/goods.ts';
import { type SkillId, SPELL_POWER } from '../cards/skills.ts';
import { readUp } from '../powers/skills.ts';
import { type State, w } from '../state.ts';
import { areAdjacent, facesDoor, zoneAt } from './board.ts';
import { drawNow } from './event-play.ts';
import { has, heroId, weaponPower } from './figures.ts';
import { facesPiece, give, testPage } from './furniture.ts';
import { checkGoals, noteFailure } from './goals.ts';
import { checkCombat, hurt, removed } from './harm.ts';
import { canUse, payForSkill } from './skill-cards.ts';
import { tell } from './tell.ts';
import { raiseTest } from './tests.ts';
import { drawFor } from './treasure.ts';
import { changeDoor, changePiece } from './zones.ts';

/** What this hero may operate now: `operate:t2`, `seal:t0:FOR`, `free:f1`, `read:f3`, `lift:d2`, `cut:c3`. */
export function addObjectOptions(s: State, i: number, can: Can, no: string | undefined): void {
  const h = s.heroes[i]!;
  const inFight = s.phase === 'combat';
  for (let t = 0; t < s.things.length; t++) {
    const thing = s.things[t]!;
    if (!areAdjacent(s, h.cell, thing.cell)) continue;
    if (thing.kind !== 'seal') can.add(`operate:t${t}:${thing.kind}`, no);
    else if (!s.turn.tried) {
      can.add(`seal:t${t}:FOR`, no);
      can.add(`seal:t${t}:MAG`, no);
    }
  }
  for (let f = 0; f < s.pieces.length; f++) {
    const piece = s.pieces[f]!;
    if (piece.rest === 'captive' && piece.cells.some((cell) => areAdjacent(s, h.cell, cell))) can.add(`free:f${f}`, no);
    if (piece.rest === 'page' && !inFight && facesPiece(s, h.cell, piece) && !h.tried.includes(`page:f${f}`))
      can.add(`read:f${f}:${piece.kind}`, no);
  }
  if (inFight) return;
  for (let d = 0; d < s.doors.length; d++) {
    const door = s.doors[d]!;
    if (door.barred && facesDoor(door, h.cell) && !h.tried.includes(`bars:d${d}`)) can.add(`lift:d${d}`, no);
  }
  addWebOptions(s, i, can, no);
}

/** DJ-RULING-20: with the weapon, or with a spell that attacks: `cut:c3`, `cut:c3:magic-missile`, `cut:c3:scroll:toxic-cloud`. */
export function addWebOptions(s: State, i: number, can: Can, no?: string): void {
  const h = s.heroes[i]!;
  if (!s.webs.some((web) => areAdjacent(s, h.cell, web))) return;
  const spells = h.skills.filter((skill) => WEB_SPELLS.includes(skill) && canUse(s, i, skill));
  const written = s.phase === 'combat' && h.fatigue > 0 && !has(h, 'silenced') ? h.items : [];
  const read = [...new Set(written)].filter((item) => WEB_SPELLS.includes(spellIn(item) ?? ''));
  for (const web of s.webs) {
    if (!areAdjacent(s, h.cell, web)) continue;
    can.add(`cut:${cellName(web)}`, no);
    for (const spell of [...spells, ...read]) can.add(`cut:${cellName(web)}:${spell}`, no);
  }
}
/** Spells of one attack roll: MAG and their power. */
const WEB_SPELLS: readonly string[] = ['magic-missile', 'toxic-cloud'];

export function operate(s: State, i: number, option: string) {
  const [verb, on, stat] = option.split(':') as [string, string, string | undefined];
  const n = Number(on.slice(1));
  const id = heroId(i);
  switch (verb) {
    case 'seal':
      s.turn.tried = true;
      return raiseTest(id, stat === 'FOR' ? FOR : MAG, 'seal', { on: `${s.things[n]!.cell}` });
    case 'free':
      changePiece(s, n, { rest: '' });
      tell(s, () => ({ type: 'freed', rule: 'DJ-ACT-6', hero: i }));
      return checkGoals(s);
    case 'read':
      return testPage(s, i, n);
    case 'lift':
      s.heroes[i]!.tried = [...s.heroes[i]!.tried, `bars:d${n}`];
      return raiseTest(id, FOR, 'lift', { on: `${n}` });
    case 'cut':
      return cutWeb(s, i, option);
    default:
      return pull(s, i, n);
  }
}

/** DJ-RULING-20: an attack of more than twelve. */
export function cutWeb(s: State, i: number, option: string) {
  const [, on, ...rest] = option.split(':') as [string, string, ...string[]];
  const source = rest.join(':');
  const target = { target: 13, on };
  if (source === '')
    return raiseTest(heroId(i), ATT, 'web', { ...target, plus: weaponPower(s.heroes[i]!) + coatOf(s.heroes[i]!) });
  if (rest.length === 1) payForSkill(s, i, source as SkillId);
  else readUp(s, i, source);
  const spell = rest.at(-1)!;
  const staff = treasureOf(s.heroes[i]!.weapon)?.spells ?? 0;
  raiseTest(heroId(i), MAG, 'web', { ...target, plus: SPELL_POWER[spell]! + staff });
}
const coatOf = (h: State['heroes'][number]): number => (has(h, 'sacred') ? 1 : 0);
export function webCut(s: State, square: string, success: boolean): void {
  if (success) s.webs = s.webs.filter((cell) => cell !== cellOf(square));
}

function pull(s: State, i: number, t: number) {
  const { kind, door, cell } = s.things[t]!;
  tell(s, () => ({ type: 'operates', rule: 'DJ-ACT-6', hero: i, item: kind }));
  if (kind === 'slab') return raiseTest(heroId(i), MAG, 'slab', { on: `${cell}` });
  if (kind === 'lever') {
    changeDoor(s, door, { barred: false });
    s.things = s.things.filter((thing) => thing.door !== door);
    return;
  }
  s.things = s.things.filter((thing) => thing.cell !== cell);
  const die = roll(s, 10);
  tell(s, () => ({
    type: 'rolled',
    rule: 'DJ-RULING-87',
    hero: i,
    piece: 'lever',
    die,
    result: `result-${leverResult(die)}`,
  }));
  const zone = zoneAt(s, cell);
  if (die <= 3) {
    if (!s.zones[zone]!.safe) hurt(s, heroId(i), roll(s, 6), 'other', '', 'DJ-RULING-30');
  } else if (die >= 7 && die <= 9) w.raise({ proc: 'secret-door', todo: [{ zone, where: 'any' }], at: 0 });
  else if (die === 10) drawFor(s, i, 1);
}
const leverResult = (die: number): string =>
  die <= 3 ? 'pain' : die <= 6 ? 'nothing' : die <= 9 ? 'side-passage' : 'treasure';

export function slabRead(s: State, i: number, cell: number, success: boolean): void {
  s.things = s.things.filter((thing) => thing.cell !== cell);
  if (success) drawFor(s, i, 1);
  else {
    drawNow(s, 'DJ-ACT-6');
    w.raise({ proc: 'event-step', todo: ['discard'], at: 0 }); // DJ-EXP-2
  }
}

/** Q3: a seal goes out; with the last one the circle opens and a demon that came is sent back. */
export function sealTested(s: State, i: number, cell: number, success: boolean): void {
  if (!success) return;
  s.things = s.things.filter((thing) => thing.cell !== cell);
  tell(s, () => ({
    type: 'seal-out',
    rule: 'DJ-ACT-6',
    hero: i,
    left: s.things.filter((thing) => thing.kind === 'seal').length,
  }));
  if (s.things.some((thing) => thing.kind === 'seal')) return;
  for (const [f, piece] of s.pieces.entries()) if (piece.rest === 'shut') changePiece(s, f, { rest: '' });
  const sent = s.monsters.filter((m) => m.kind === s.quest.tokens?.monster && m.unique);
  s.monsters = s.monsters.filter((m) => !sent.includes(m));
  for (const m of sent) removed(s, m.group, -1);
  checkGoals(s);
  checkCombat(s);
}

export function pageRead(s: State, i: number, f: number, success: boolean): void {
  if (!success) return;
  changePiece(s, f, { rest: '' });
  give(s, i, 'page');
}

/** The last monster is dead: captives still bound stay so for the record (Q5). */
export function captivesLost(s: State): void {
  if (s.pieces.some((piece) => piece.rest === 'captive')) noteFailure(s, 'free-all');
}
