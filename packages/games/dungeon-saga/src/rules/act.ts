// The action of a turn or of a command (DSC-4, DSC-59, DSC-61).
import type { Can } from '@oubliette/engine';
import { HEROES } from '../cards/heroes.ts';
import { ITEMS, type ItemId } from '../cards/items.ts';
import { BOSSES, type BossId } from '../cards/minions.ts';
import { BOLT, CALL } from '../cards/spells.ts';
import { cellName, cellOf } from '../cells.ts';
import { type Frame, strikeWith } from '../frames.ts';
import { isOn, type Model, OVERLORD, type State, w } from '../state.ts';
import { isEngaged, modelAt, modelOf } from './arcs.ts';
import { profileOf, standingBonus } from './attack-sum.ts';
import { takeSurge } from './event-table.ts';
import { isSilenced } from './feats.ts';
import { fightTargets } from './fight.ts';
import { addFreeUses, addUsesAfterMove, freeUse } from './free-uses.ts';
import { isExitOpen, reachGoal } from './goals.ts';
import { holds, takers } from './items.ts';
import { attackOnLock, locksBefore } from './locks.ts';
import { addPieceActions, carryOutPieceAction } from './pieces.ts';
import { pilesWithin, raiseRefusal } from './raise.ts';
import { searchRefusal, startSearch } from './search.ts';
import { SHOOTERS, targetsWithin } from './shoot.ts';
import { canCastAny } from './spells.ts';
import { addTrapActions, carryOutTrapAction } from './trap-actions.ts';

export const act = w.eachInTurn('act', {
  who(s, id) {
    const m = isOn(s) ? modelOf(s, id) : undefined;
    return m === undefined ? undefined : m.hero >= 0 ? s.heroes[m.hero]!.seat : OVERLORD;
  },
  options(s, _seat, id, can) {
    const m = modelOf(s, id)!;
    if (m.hero >= 0) heroOptions(s, m, can);
    else minionOptions(s, m, can);
    can.add('pass');
  },
  choose(s, _seat, id, option) {
    const m = modelOf(s, id)!;
    if (option === 'pass') return;
    if (m.hero >= 0 && freeUse(s, m.hero, option)) return 'again';
    return m.hero >= 0 ? heroAct(s, m, option) : minionAct(s, m, option);
  },
  about(s, _seat, id) {
    const m = modelOf(s, id)!;
    return { model: m.kind, cell: cellName(m.cell) };
  },
});

const named = (t: Model): string => `${t.kind}:${cellName(t.cell)}`;
const EXTRA_DIE: readonly ItemId[] = ['whetstone', 'sharp-blade'];

function addFights(s: State, m: Model, can: Can, no: string | undefined): void {
  for (const t of fightTargets(s, m)) {
    can.add(`fight:${named(t)}`, no);
    if (m.hero < 0 || standingBonus(s, m, t) !== undefined) continue;
    for (const item of EXTRA_DIE) if (holds(s, m.hero, item)) can.add(`fight:${named(t)}:${item}`, no);
  }
}
/** DSC-45 */
const shootRefusal = (s: State, m: Model): string | undefined =>
  !s.settings.shootWhenEngaged && isEngaged(s, m) ? 'DSC-45' : undefined;

function addShots(s: State, m: Model, can: Can, no: string | undefined): void {
  const { shoot, range } = profileOf(m);
  const refused = no ?? shootRefusal(s, m);
  if (shoot > 0) for (const t of targetsWithin(s, m, range)) can.add(`shoot:${t}`, refused);
  if (m.hero < 0) return;
  for (const item of SHOOTERS) {
    if (!holds(s, m.hero, item)) continue;
    const still = item === 'light-crossbow' && s.turn.steps > 0 ? 'DS-LOOT-RACK-1' : undefined;
    for (const t of targetsWithin(s, m, ITEMS[item].shot!.range)) can.add(`shoot:${t}:${item}`, refused ?? still);
  }
}

function heroOptions(s: State, m: Model, can: Can): void {
  const { hero } = m;
  const h = s.heroes[hero]!;
  // DS-RULING-39: the action paid for the move.
  const no = s.turn.sprinted ? 'DS-RULING-39' : undefined;
  addFights(s, m, can, no);
  addShots(s, m, can, no);
  const silent = no ?? (isSilenced(s, hero) ? 'DS-LOOT-MAGIC-1' : undefined);
  if (HEROES[h.id].spells.length > 0 && canCastAny(s, hero, 'any')) can.add('cast', silent);
  if (holds(s, hero, 'scroll') && canCastAny(s, hero, 'scroll')) can.add('scroll', silent);
  for (const { option } of locksBefore(s, m)) {
    can.add(`lock:${option}`, no);
    if (holds(s, hero, 'rope-and-wedges')) can.add(`lock:${option}:rope-and-wedges`, no);
  }
  if (s.settings.search) can.add('search', no ?? searchRefusal(s, m));
  addPieceActions(s, m, can, no);
  addTrapActions(s, m, can, no);
  if (h.items.length + h.crystals.length > 0 && takers(s, hero).length > 0) can.add('hand-over', no);
  addFreeUses(s, hero, can);
  addUsesAfterMove(s, hero, can);
  // DSC-83
  if (m.cell === s.plan.exit) can.add('leave', isExitOpen(s) ? undefined : 'DSC-83');
}

function heroAct(s: State, m: Model, option: string): Frame | undefined {
  const [what, kind, cell, item] = option.split(':') as [string, string?, string?, ItemId?];
  const { hero } = m;
  switch (what) {
    case 'fight':
      return strikeWith('fight', m.id, modelAt(s, cellOf(cell!))!.id, { item: item ?? 'none' });
    case 'shoot':
      return strikeWith('shoot', m.id, modelAt(s, cellOf(cell!))!.id, {
        item: item ?? 'none',
        dice: item === undefined ? 0 : ITEMS[item].shot!.dice,
      });
    case 'cast':
      return { proc: 'spell', todo: [{ hero, kind: 'any', not: '' }], at: 0 };
    case 'scroll':
      return { proc: 'spell', todo: [{ hero, kind: 'scroll', not: '' }], at: 0 };
    case 'lock':
      return attackOnLock(m, locksBefore(s, m).find((lock) => lock.option === `${kind}:${cell}`)!, item !== undefined);
    case 'search':
      return startSearch(s, m);
    case 'hand-over':
      return { proc: 'hand-over', todo: [hero], at: 0 };
    case 'leave':
      leave(s, hero);
      return undefined;
    case 'empty':
    case 'operate':
      return carryOutPieceAction(s, m, option);
    default:
      return carryOutTrapAction(s, m, option);
  }
}

/** DSC-83: a move lent by a spell may end on the exit too, without an action to leave by. */
export const leaveNow = w.eachInTurn('leave-now', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(_s, _seat, _hero, can) {
    can.add('leave');
    can.add('stay');
  },
  choose(s, _seat, hero, option) {
    if (option === 'leave') leave(s, hero);
  },
  about: (s, _seat, hero) => ({ hero: s.heroes[hero]!.id }),
});

/** DSC-83: out of danger, and no more turns. */
function leave(s: State, hero: number): void {
  const h = s.heroes[hero]!;
  h.gone = 'left';
  h.wall = false;
  s.models = s.models.filter((m) => m.hero !== hero);
  w.tell(() => ({ type: 'left', rule: 'DSC-83', hero: h.id }));
  reachGoal(
    s,
    s.quest.goals.findIndex((goal) => goal.do === 'leave'),
  );
}

function minionOptions(s: State, m: Model, can: Can): void {
  const no = s.turn.sprinted ? 'DS-RULING-39' : undefined;
  addFights(s, m, can, no);
  addShots(s, m, can, no);
  if (!BOSSES[m.kind as BossId]?.casts) return;
  // DSC-93
  for (const t of targetsWithin(s, m, BOLT.range)) can.add(`bolt:${t}`, no);
  if (pilesWithin(s, m.cell, CALL.range).length > 0)
    can.add('call-the-bones', no ?? (m.called > 0 ? 'DSC-93' : raiseRefusal(s, 'skeleton')));
  can.add('shroud', no ?? (m.shroud ? 'DSC-93' : undefined));
}
function minionAct(s: State, m: Model, option: string): Frame | undefined {
  const [what, , cell] = option.split(':') as [string, string?, string?];
  const target = cell === undefined ? undefined : modelAt(s, cellOf(cell));
  switch (what) {
    case 'fight':
    case 'shoot':
      return strikeWith(what, m.id, target!.id);
    case 'bolt':
      w.tell(() => ({ type: 'cast', rule: 'DSC-93', model: m.kind, spell: 'grave-bolt' }));
      return strikeWith('spell', m.id, target!.id, { dice: BOLT.dice, crystal: takeSurge(s) });
    case 'call-the-bones':
      w.tell(() => ({ type: 'cast', rule: 'DSC-93', model: m.kind, spell: 'call-the-bones' }));
      takeSurge(s);
      m.called = 2;
      return { proc: 'calling', at: 0, boss: m.id };
    default:
      m.shroud = true;
      takeSurge(s);
      w.tell(() => ({ type: 'shroud', rule: 'DSC-93', model: m.kind }));
      return undefined;
  }
}
