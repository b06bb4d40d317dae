// A move, step by step: what stops it, what it opens, what it steps on (DSC-16 to DSC-20, DSC-81, DS-RULING-35).
import { type Can, copyPlain, type Procedure } from '@oubliette/engine';
import { askFor } from '../asks.ts';
import { BOSSES, type BossId } from '../cards/minions.ts';
import { type Cell, cellName, cellOf, FACINGS, facingOf } from '../cells.ts';
import type { Frame, Walk } from '../frames.ts';
import { isOn, type Model, OVERLORD, type State, w } from '../state.ts';
import { isEngaged, isHeld, isHero, modelOf, threats } from './arcs.ts';
import { profileOf } from './attack-sum.ts';
import { heal } from './damage.ts';
import { openDoorsAt } from './doors.ts';
import { featRefusal } from './feats.ts';
import { addFreeUses, freeUse } from './free-uses.ts';
import { deliverToTile, isExitOpen } from './goals.ts';
import { holds, useUp } from './items.ts';
import { flies, type Reach, reach, type WalkLimits } from './reach.ts';
import { tileOf } from './space.ts';
import { spring } from './spring.ts';

const half = (squares: number): number => Math.ceil(squares / 2);

/** The Move of a turn: of the card, halved by a pit (DS-TRAP-1) and by grasping hands (DS-CMD-6). */
function moveOf(s: State, m: Model): number {
  let squares = profileOf(m).move;
  if (m.hero < 0) return squares;
  if (s.heroes[m.hero]!.pit) squares = half(squares);
  if (s.turn.model === m.id && s.turn.grasped) squares = half(squares);
  return squares;
}

export const walkOf = (s: State, m: Model, mode: Walk['mode'], max = moveOf(s, m)): Walk => ({
  proc: 'walk',
  model: m.id,
  mode,
  max,
  gone: 0,
  slick: s.slippery.includes(tileOf(s, m.cell)),
  path: [],
  stopped: false,
  broke: false,
  done: false,
});

const slips = (m: Model, f: Walk): boolean => f.mode === 'slip' || flies(m);

const isSure = (s: State, f: Walk): boolean => s.turn.sprinted && f.mode !== 'march';
const limitsOf = (s: State, m: Model, f: Walk, sure: boolean): WalkLimits => ({
  left: f.max - f.gone,
  gone: f.gone,
  slick: f.slick,
  sure: sure || flies(m),
  slips: slips(m, f),
  tile: BOSSES[m.kind as BossId]?.stays ? tileOf(s, m.cell) : -1,
});
export const reachOf = (s: State, m: Model, f: Walk, sure = isSure(s, f)): Reach =>
  reach(s, m, limitsOf(s, m, f, sure));
function wayTo(s: State, m: Model, f: Walk, to: Cell): Cell[] {
  return reach(s, m, limitsOf(s, m, f, isSure(s, f)), to).path(to);
}

/** DSC-20: a figure in a front arc has to break away first. */
const mustBreakAway = (s: State, m: Model, f: Walk): boolean =>
  f.gone === 0 && !f.broke && !slips(m, f) && isEngaged(s, m);

function stepOn(s: State, m: Model, f: Walk): void {
  m.cell = f.path.shift()!;
  f.gone++;
  const tile = tileOf(s, m.cell);
  if (s.slippery.includes(tile)) f.slick = true;
  if (s.turn.model === m.id && f.mode !== 'march') {
    s.turn.steps++;
    if (tile !== s.turn.tile) s.turn.leftTile = true;
  }
  if (m.hero < 0) return;
  s.heroes[m.hero]!.pit = false;
  const trap = s.traps.findIndex(({ cell }) => cell === m.cell);
  // DSC-81: whether a trap was hidden here is known from now on, also where there was none: nobody feels for traps by undoing.
  if (!s.plan.tiles[tile]!.start && !s.searched.includes(tile)) s.core.known++;
  if (openDoorsAt(s, m.cell)) f.path = [];
  if (trap >= 0) {
    // DSC-81, DSC-82
    s.traps.splice(trap, 1);
    f.stopped = true;
    w.raise(spring(m.hero));
  }
  if (f.stopped) f.path = [];
}

export const walk: Procedure<State, Walk, Frame> = {
  next(s, f) {
    const m = modelOf(s, f.model);
    if (f.done || m === undefined || !isOn(s)) return 'done';
    do {
      // Asked after every step: a door may have shown somebody who looks this way.
      if (f.gone > 0 && !slips(m, f) && isEngaged(s, m)) {
        f.stopped = true;
        if (s.turn.model === m.id) s.turn.enteredArc = true;
      }
      if (f.stopped) f.path = [];
      if (f.path.length === 0) return 'wait';
      stepOn(s, m, f);
    } while (f.path.length > 0); // what a step brings about ends the way, and comes before the next look
    return 'on';
  },
  asks(s, f) {
    const m = modelOf(s, f.model)!;
    return [askFor('walk', m.hero >= 0 ? s.heroes[m.hero]!.seat : OVERLORD)];
  },
  options(s, f, _ask, can: Can) {
    const m = modelOf(s, f.model)!;
    const hero = m.hero >= 0 ? s.heroes[m.hero]! : undefined;
    const bound = hero?.netted ? 'DS-TRAP-5' : isHeld(s, m) ? 'DS-FEAT-2' : undefined;
    if (mustBreakAway(s, m, f)) {
      can.add(
        'break-away',
        bound ?? (f.mode === 'hasten' ? 'DS-SPELL-3' : f.max === 0 ? 'DS-LOOT-BARREL-1' : undefined),
      );
    } else if (!f.stopped && bound === undefined && f.gone < f.max) {
      const { cells } = reachOf(s, m, f);
      for (const c of cells) can.add(cellName(c));
      if (maySprint(s, m, f) && reachOf(s, m, f, true).cells.length > cells.length) can.add('sprint');
    }
    for (const facing of FACINGS) can.add(facing);
    if (hero === undefined || f.mode !== 'turn') return;
    if (f.gone === 0 && !f.broke) {
      can.add('feat', featRefusal(s, m.hero));
      if (holds(s, m.hero, 'salt-rations') && f.max > 0) can.add('eat', hero.wounds === 0 ? 'DSC-72' : undefined);
    }
    addFreeUses(s, m.hero, can);
  },
  answer(s, f, _ask, option) {
    const m = modelOf(s, f.model)!;
    if (FACINGS.includes(option as never)) {
      m.facing = facingOf(option);
      f.done = true;
      w.tell(() => ({
        type: 'moved',
        rule: 'DSC-18',
        model: m.kind,
        cell: cellName(m.cell),
        facing: option,
        steps: f.gone,
      }));
      if (f.mode === 'hasten') endLentMove(s, m);
    } else if (option === 'break-away') breakAway(s, m, f);
    else if (option === 'sprint') {
      s.turn.sprinted = true;
      w.tell(() => ({ type: 'sprinted', rule: 'DS-RULING-39', model: m.kind }));
    } else if (option === 'feat') {
      s.turn.feat = true;
      f.done = true;
    } else if (option === 'eat') {
      // DS-LOOT-BARREL-1: instead of moving.
      useUp(s, m.hero, 'salt-rations');
      heal(s, m.hero, 1, 'DS-LOOT-BARREL-1');
      s.turn.ate = true;
      f.max = 0;
    } else if (!freeUse(s, m.hero, option)) f.path = wayTo(s, m, f, cellOf(option));
  },
  about(s, f) {
    const m = modelOf(s, f.model)!;
    return { model: m.kind, cell: cellName(m.cell), left: Math.max(0, f.max - f.gone), stopped: f.stopped };
  },
  show: (_s, f) => ({
    model: f.model,
    mode: f.mode,
    max: f.max,
    gone: f.gone,
    slick: f.slick,
    path: f.path,
    stopped: f.stopped,
    broke: f.broke,
    done: f.done,
  }),
  copy: copyPlain<Walk>,
};

/** A move that a spell lends ends outside the hero's own turn: things are delivered, and an open exit may be left by (DSC-83, DSC-84). */
function endLentMove(s: State, m: Model): void {
  deliverToTile(s, m.hero);
  if (isOn(s) && m.cell === s.plan.exit && isExitOpen(s)) w.raise({ proc: 'leave-now', todo: [m.hero], at: 0 });
}

/** DS-RULING-39: the action pays for a full move, once, and only where there is an action. */
const maySprint = (s: State, m: Model, f: Walk): boolean =>
  s.slippery.length > 0 && !flies(m) && !s.turn.sprinted && f.mode === 'turn' && s.turn.model === m.id;

/** DSC-21: everybody who has it in front may strike, as they stand. */
function breakAway(s: State, m: Model, f: Walk): void {
  f.broke = true;
  if (s.turn.model === m.id) s.turn.brokeAway = true;
  const strikers = threats(s, isHero(m), m.cell).map(({ id }) => id);
  w.tell(() => ({ type: 'broke-away', rule: 'DSC-21', model: m.kind, cell: cellName(m.cell) }));
  w.raise({ proc: 'strike', leaver: m.id, strikers });
}
