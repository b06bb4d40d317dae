// Raising the dead (DSC-36 to DSC-40, DSC-86, DSC-87).
import { openly } from '@oubliette/engine';
import { MINIONS, type MinionId, MOST_RAISED, REVENANT_COMMANDS } from '../cards/minions.ts';
import { CALL } from '../cards/spells.ts';
import { type Cell, cellName, cellOf, distance } from '../cells.ts';
import { type Frame, NO_CELL, strikeWith } from '../frames.ts';
import { isOn, type Model, OVERLORD, type State, w } from '../state.ts';
import { modelAt, modelOf, threats } from './arcs.ts';
import { appear } from './damage.ts';
import { fightTargets } from './fight.ts';
import { isRevealed } from './space.ts';

const isSkeletal = (kind: string): boolean => MINIONS[kind as MinionId]?.skeletal === true;

/** DSC-38, DSC-86: which kinds this adventure raises. */
export function raiseKinds(s: State): readonly MinionId[] {
  const { raiseKinds: how } = s.settings;
  return how === 'skeletons' ? ['skeleton'] : how === 'all' ? ['skeleton', 'archer', 'dwarf-revenant'] : s.quest.raise;
}

/** DSC-39, DSC-86: why no model of this kind can be raised now. */
export function raiseRefusal(s: State, kind: MinionId): string | undefined {
  if (roomToRaise(s) === 0) return 'DSC-39';
  const most = MOST_RAISED[kind];
  return most !== undefined && countModels(s, (m) => m.kind === kind) >= most ? 'DSC-86' : undefined;
}
function countModels(s: State, fits: (m: Model) => boolean): number {
  let count = 0;
  for (const m of s.models) if (fits(m)) count++;
  return count;
}

/** DSC-39: how many more skeletal minions the limit allows. */
export const roomToRaise = (s: State): number =>
  Math.max(0, s.quest.raiseLimit - countModels(s, (m) => isSkeletal(m.kind)));

/** Bone piles that could be raised: one for each square (DSC-37, DSC-86). */
export const pilesToRaise = (s: State): Cell[] =>
  s.piles.filter((c, i) => s.piles.indexOf(c) === i && isRevealed(s, c) && modelAt(s, c) === undefined);
export const pilesWithin = (s: State, from: Cell, range: number): Cell[] =>
  pilesToRaise(s).filter((c) => distance(from, c) <= range);

/** What rises from a pile: by a command, or by a card (`free`). */
export const raiseKind = w.eachInTurn('raise-kind', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, { free }, can) {
    for (const kind of raiseKinds(s)) {
      const dear = kind === 'dwarf-revenant';
      // DSC-86: a revenant costs two commands, and no card raises one.
      can.add(kind, raiseRefusal(s, kind) ?? (dear && (free || s.commands < REVENANT_COMMANDS) ? 'DSC-86' : undefined));
    }
  },
  choose(s, _seat, { cell, free, strikes }, option) {
    const kind = option as MinionId;
    if (!free) s.commands -= kind === 'dwarf-revenant' ? REVENANT_COMMANDS : 1;
    return { proc: 'raise', at: 0, cell, kind, strikes, model: -1 };
  },
  about: (_s, _seat, { cell }) => ({ cell: cellName(cell) }),
});

/** A card or a spell raises a pile of the overlord's choice. */
export const raisePile = w.eachInTurn('raise-pile', {
  who: (s, { near }) => (isOn(s) && raisable(s, near).length > 0 ? OVERLORD : undefined),
  options(s, _seat, { near }, can) {
    for (const c of raisable(s, near)) can.add(cellName(c));
    can.add('pass');
  },
  choose(_s, _seat, { free, strikes }, option) {
    if (option === 'pass') return;
    return { proc: 'raise-kind', todo: [{ cell: cellOf(option), free, strikes }], at: 0 };
  },
});
/** Piles that some kind could rise from now; `near`: within reach of the spell, or `NO_CELL`. */
function raisable(s: State, near: Cell): Cell[] {
  const some = raiseKinds(s).some((kind) => kind !== 'dwarf-revenant' && raiseRefusal(s, kind) === undefined);
  return some ? (near === NO_CELL ? pilesToRaise(s) : pilesWithin(s, near, CALL.range)) : [];
}

type Raise = Extract<Frame, { proc: 'raise' }>;

/** DSC-37, DSC-87: the pile is gone, the model stands on its square. */
function standUp(s: State, f: Raise): Frame {
  s.piles.splice(s.piles.indexOf(f.cell), 1);
  const m = appear(s, f.kind, f.cell, -1);
  f.model = m.id;
  w.tell(() => ({ type: 'raised', rule: 'DSC-87', model: f.kind, cell: cellName(f.cell) }));
  return { proc: 'face', todo: [m.id], at: 0 };
}
/** DSC-40 */
function meetFreeStrikes(s: State, f: Raise): Frame | undefined {
  if (!s.settings.raiseFreeStrike) return undefined;
  const strikers = threats(s, false, f.cell).map(({ id }) => id);
  return strikers.length === 0 ? undefined : { proc: 'strike', leaver: f.model, strikers };
}
/** DS-CMD-4 */
const strikeAtOnce = (s: State, f: Raise): Frame | undefined => {
  const m = f.strikes ? modelOf(s, f.model) : undefined;
  return m === undefined || fightTargets(s, m).length === 0
    ? undefined
    : { proc: 'rise-strike', todo: [f.model], at: 0 };
};
export const raise = w.sequence('raise', [standUp, meetFreeStrikes, strikeAtOnce], {
  aslongas: (s) => isOn(s),
  show: openly,
});
export const riseStrike = w.eachInTurn('rise-strike', {
  who: (s, id) => (isOn(s) && modelOf(s, id) !== undefined ? OVERLORD : undefined),
  options(s, _seat, id, can) {
    for (const t of fightTargets(s, modelOf(s, id)!)) can.add(`${t.kind}:${cellName(t.cell)}`);
    can.add('pass');
  },
  choose(s, _seat, id, option) {
    if (option === 'pass') return;
    const target = s.models.find((m) => m.cell === cellOf(option.split(':')[1]!))!;
    return strikeWith('fight', id, target.id);
  },
});

/** DSC-93: Call the Bones raises up to two piles near the Necromancer. */
export const calling = w.repeat(
  'calling',
  (s, f): Frame | undefined => {
    const boss = modelOf(s, f.boss);
    if (boss === undefined || f.at >= CALL.piles) return undefined;
    return { proc: 'raise-pile', todo: [{ free: true, strikes: false, near: boss.cell }], at: 0 };
  },
  { aslongas: (s) => isOn(s), show: openly },
);
