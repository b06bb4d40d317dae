// What successes do (DSC-32 to DSC-35, DSC-73, DSC-74, DSC-92), and the loot of a group (DS-CARD-10).
import { HEROES } from '../cards/heroes.ts';
import { BOSSES, type BossId, MINIONS, type MinionId } from '../cards/minions.ts';
import { cellName } from '../cells.ts';
import { errandOf } from '../frames.ts';
import { type Model, type State, w } from '../state.ts';
import { checkCrippled, reachGoal } from './goals.ts';

/** DSC-32, DSC-33 */
export function woundHero(s: State, hero: number): void {
  const h = s.heroes[hero]!;
  h.wounds++;
  const { wounds } = h;
  w.tell(() => ({ type: 'wounded', rule: 'DSC-32', hero: h.id, wounds }));
  if (wounds < HEROES[h.id].crippledAt) return;
  // DSC-73
  h.gone = 'crippled';
  h.wall = false;
  s.models = s.models.filter((m) => m.hero !== hero);
  w.tell(() => ({ type: 'crippled', rule: 'DSC-33', hero: h.id }));
  checkCrippled(s);
}

/** DSC-72 */
export function heal(s: State, hero: number, wounds: number, rule: string): void {
  const h = s.heroes[hero]!;
  const before = h.wounds;
  h.wounds = Math.max(0, before - wounds);
  w.tell(() => ({ type: 'healed', rule, hero: h.id, wounds: before - h.wounds }));
}

/** What an attack does to one of the overlord's models; `hero` struck it, or `NONE`. */
export function hitMinion(s: State, m: Model, successes: number, hero: number): void {
  const boss = BOSSES[m.kind as BossId];
  if (boss !== undefined) {
    if (successes === 0) return;
    m.wounds++;
    w.tell(() => ({ type: 'boss-wounded', rule: 'DSC-92', model: m.kind, wounds: m.wounds }));
    if (m.wounds < boss.wounds) return;
    s.bossKiller = hero;
    takeOff(s, m, false, hero);
    const goal = s.quest.goals.findIndex((g) => g.do === 'destroy' && g.boss === m.kind);
    if (goal >= 0) reachGoal(s, goal);
    return;
  }
  const { destroyedAt, pileAt } = MINIONS[m.kind as MinionId];
  if (successes >= destroyedAt) takeOff(s, m, false, hero);
  else if (pileAt > 0 && successes >= pileAt) takeOff(s, m, true, hero);
}

/** Off the board, as a bone pile or for good. */
export function takeOff(s: State, m: Model, pile: boolean, hero: number): void {
  s.models = s.models.filter((other) => other !== m);
  if (pile) layPile(s, m.cell);
  w.tell(() => ({
    type: pile ? 'collapsed' : 'destroyed',
    rule: pile ? 'DSC-74' : 'DSC-35',
    model: m.kind,
    cell: cellName(m.cell),
  }));
  leaveGroup(s, m, hero);
}
export function layPile(s: State, cell: number): void {
  s.piles.push(cell);
  s.piles.sort((a, b) => a - b);
}

/** DS-CARD-10, DS-RULING-7, DS-RULING-30: the last of a group, put down by a hero, gives loot once. */
function leaveGroup(s: State, m: Model, hero: number): void {
  const group = s.groups[m.group];
  if (group === undefined) return;
  group.left--;
  if (group.left > 0 || !group.open) return;
  group.open = false;
  if (hero < 0) return;
  w.raise({
    proc: 'table-roll',
    at: 0,
    table: 'monster-loot',
    dice: 1,
    minus: group.minus,
    errand: errandOf(hero, { search: true, group: m.group, tile: -1 }),
    rolled: [],
  });
}

/** A new figure of the overlord's; it counts as having acted (DSC-36, DS-PLACE-3). `group`: of the card that brought it (DS-RULING-31), or `NONE`. */
export function appear(s: State, kind: Model['kind'], cell: number, group: number): Model {
  const m: Model = {
    id: s.nextModel++,
    kind,
    hero: -1,
    cell,
    facing: 2,
    wounds: 0,
    acted: true,
    fresh: true,
    group,
    rust: 0,
    shroud: false,
    called: 0,
  };
  s.models.push(m);
  if (group >= 0) s.groups[group]!.left++;
  return m;
}
