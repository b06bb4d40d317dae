// The monsters' part of a round (DJ-INIT-5): the master takes them in any order, one small decision after another.
import { type Cell, cellName, cellOf } from '@oubliette/grid';
import { FOR, VIT } from '../cards/classes.ts';
import { aimFrame, aims } from '../powers/skills.ts';
import { type FigureId, type Frame, MASTER, type Monster, NOBODY, noTurn, type State, w } from '../state.ts';
import { isFree } from './arrivals.ts';
import { attackFrame } from './attack.ts';
import { areAdjacent, around, seesCell, WAYS } from './board.ts';
import { drop, has, heroId, isProstrate, kindOf, monsterOf, stands } from './figures.ts';
import { addSteps, isPassing, run, step } from './move.ts';
import { within } from './reach.ts';
import { optionFor, tell } from './tell.ts';
import { raiseTest } from './tests.ts';

const ready = (s: State): Monster[] => s.monsters.filter((m) => !m.acted && !has(m, 'dormant') && !has(m, 'asleep'));

export const command = w.eachInTurn('command', {
  who(s) {
    if (s.ended !== 'no' || s.phase !== 'combat') return undefined;
    return ready(s).length > 0 ? MASTER : undefined;
  },
  options(s, _seat, _item, can) {
    for (const m of ready(s)) can.add(optionFor(s, m.id));
    can.add('end');
  },
  choose(s, _seat, _item, option) {
    if (option === 'end') {
      for (const m of s.monsters) m.acted = true;
      return undefined;
    }
    for (const frame of startMonster(s, option.split(':')[0]!)) w.raise(frame);
    return 'again';
  },
});

function startMonster(s: State, id: FigureId): Frame[] {
  const m = monsterOf(s, id)!;
  m.acted = true;
  drop(m, 'flying');
  s.turn = {
    ...noTurn(),
    who: id,
    left: kindOf(m).stats[VIT]!,
    attacks: has(m, 'frenzied') ? 2 : 1,
    over: false,
    back: m.cell,
  };
  if (has(m, 'frozen')) {
    raiseTest(id, FOR, 'thaw');
    s.turn.over = false;
  }
  return [{ proc: 'monster-act', todo: [id], at: 0 }];
}

/** Heroes that this monster can strike or shoot. */
export function prey(s: State, m: Monster): FigureId[] {
  const { abilities } = kindOf(m);
  return s.heroes.flatMap((h, i) => {
    if (!(stands(h) || (isProstrate(h) && h.life > 0))) return [];
    const near = areAdjacent(s, m.cell, h.cell);
    const far =
      (abilities.includes('ranged') && seesCell(s, m.cell, h.cell, true)) ||
      (abilities.includes('reach') && within(s, [m.cell], 2).has(h.cell) && seesCell(s, m.cell, h.cell));
    return near || far ? [heroId(i)] : [];
  });
}

/** DJ-RULING-90: the first attack is at the hero who woke it, if that hero can be reached in this turn. */
function grudged(s: State, m: Monster, target: FigureId): string | undefined {
  if (m.grudge === NOBODY || target === heroId(m.grudge)) return undefined;
  const h = s.heroes[m.grudge]!;
  if (!stands(h)) return undefined;
  const left = s.turn.stopped ? 0 : s.turn.left;
  return areAdjacent(s, m.cell, h.cell) || within(s, [m.cell], left + 1).has(h.cell) ? 'DJ-RULING-90' : undefined;
}

export const monsterAct = w.eachInTurn('monster-act', {
  who(s, id) {
    const m = monsterOf(s, id);
    if (m === undefined || s.turn.over || s.turn.who !== id || s.ended !== 'no' || s.phase !== 'combat')
      return undefined;
    return has(m, 'frozen') || has(m, 'asleep') ? undefined : MASTER;
  },
  options(s, _seat, id, can) {
    const m = monsterOf(s, id)!;
    const { turn } = s;
    addSteps(s, id, can);
    if (isPassing(s, id)) {
      if (can.count === 0) can.add('end');
      return;
    }
    if (!turn.ran && !turn.stopped && !has(m, 'stunned')) can.add('run');
    const { abilities, spells } = kindOf(m);
    for (const target of prey(s, m)) {
      const near = areAdjacent(s, m.cell, s.heroes[Number(target.slice(1))]!.cell);
      can.add(`attack:${optionFor(s, target)}`, turn.attacks > 0 ? grudged(s, m, target) : 'DJ-RULING-9');
      if (abilities.includes('tail') && !turn.tried && near) can.add(`tail:${optionFor(s, target)}`);
    }
    if (!turn.cast) {
      for (const spell of spells) {
        if (m.cast.includes(spell)) continue;
        const attacks = spell !== 'flight';
        if (attacks && turn.attacks < 1) continue;
        if (aims(s, { by: id, what: spell, item: '', from: [] }).length > 0) can.add(`cast:${spell}`);
      }
    }
    if (abilities.includes('webs') && !turn.attacked && !turn.tried)
      for (const cell of webPlaces(s, m)) can.add(`web:${cellName(cell)}`);
    can.add('end');
  },
  choose(s, _seat, id, option) {
    const m = monsterOf(s, id)!;
    const [verb, on = ''] = option.split(':') as [string, string?];
    if ((WAYS as readonly string[]).includes(verb)) step(s, id, verb);
    else if (verb === 'run') run(s);
    else if (verb === 'attack' || verb === 'tail') strike(s, m, verb, on);
    else if (verb === 'cast') w.raise(aimFrame(id, on));
    else if (verb === 'web') {
      s.webs = [...s.webs, cellOf(on)];
      s.turn.over = true; // DJ-BEAST-SPIDER-1: a turn without a fight
      tell(s, () => ({ type: 'web', rule: 'DJ-BEAST-SPIDER-1', monster: m.kind, square: on }));
    } else s.turn.over = true;
    return s.turn.over ? undefined : 'again';
  },
  about: (s, _seat, id) => ({ monster: monsterOf(s, id)!.kind }),
});

const webPlaces = (s: State, m: Monster): Cell[] => around(s, m.cell).filter((cell) => isFree(s, cell));

function strike(s: State, m: Monster, verb: string, target: FigureId): void {
  s.turn.attacked = true;
  if (s.turn.walked > 0) s.turn.stopped = true;
  if (verb === 'tail')
    s.turn.tried = true; // DJ-BEAST-FIMIR-1
  else s.turn.attacks--;
  m.grudge = NOBODY;
  const near = areAdjacent(s, m.cell, s.heroes[Number(target.slice(1))]!.cell);
  const how = verb === 'tail' ? 'tail' : near || kindOf(m).abilities.includes('reach') ? 'melee' : 'ranged';
  w.raise(attackFrame(m.id, target, how));
  // DJ-BEAST-BEASTMAN-1: looked at after the blow.
  if (kindOf(m).abilities.includes('second-attack') && s.turn.walked > 0 && !s.turn.tried)
    w.raise({ proc: 'second', at: 0, id: m.id });
}

/** DJ-BEAST-BEASTMAN-1: moved first, and the first attack hit. */
export const second = w.sequence(
  'second',
  [
    (s, f) => {
      if (s.turn.who !== f.id || !s.turn.hit || s.turn.tried) return;
      s.turn.tried = true;
      s.turn.attacks++;
    },
  ],
  { show: (f) => ({ id: f.id }) },
);
