// The monsters' part of a round (DJ-INIT-5): the master takes them in any order, one small decision after another.
import { type Cell, cellName, cellOf } from '@oubliette/grid';
import { FOR, VIT } from '../cards/classes.ts';
import { aimFrame, canAim } from '../powers/skills.ts';
import { type FigureId, type Hero, MASTER, type Monster, NOBODY, newTurn, type State, w } from '../state.ts';
import { isFree } from './arrivals.ts';
import { attackFrame } from './attack.ts';
import { areAdjacent, around, seesCell, WAYS } from './board.ts';
import { drop, has, heroId, isProstrate, kindOf, monsterOf, stands } from './figures.ts';
import { addSteps, isPassing, run, step } from './move.ts';
import { isWithin } from './reach.ts';
import { optionFor, tell } from './tell.ts';
import { raiseTest } from './tests.ts';

const isReady = (m: Monster): boolean => !m.acted && !has(m, 'dormant') && !has(m, 'asleep');

export const command = w.eachInTurn('command', {
  who(s) {
    if (s.ended !== 'no' || s.phase !== 'combat') return undefined;
    return s.monsters.some(isReady) ? MASTER : undefined;
  },
  options(s, _seat, _item, can) {
    for (const m of s.monsters) if (isReady(m)) can.add(`${m.id}:${m.kind}`);
    can.add('end');
  },
  choose(s, _seat, _item, option) {
    if (option === 'end') {
      for (const m of s.monsters) if (!m.acted) drop(m, 'stunned'); // a turn they do not take
      for (const m of s.monsters) m.acted = true;
      return undefined;
    }
    startMonster(s, option.slice(0, option.indexOf(':')));
    return 'again';
  },
});

/** DJ-SKILL-6: the turn without a step is over. Those shaken after their own turn have theirs still to come. */
export function stopStun(s: State): void {
  const last = monsterOf(s, s.turn.who);
  if (last !== undefined) drop(last, 'stunned');
}

function startMonster(s: State, id: FigureId): void {
  stopStun(s);
  const m = monsterOf(s, id)!;
  m.acted = true;
  drop(m, 'flying');
  s.turn = newTurn(id, m.cell, kindOf(m).stats[VIT]!, has(m, 'frenzied') ? 2 : 1);
  if (has(m, 'frozen')) {
    raiseTest(id, FOR, 'thaw');
    s.turn.over = false;
  }
  w.raise({ proc: 'monster-act', todo: [id], at: 0 });
}

/** Can this monster strike or shoot that hero? */
export function isPrey(s: State, m: Monster, h: Hero): boolean {
  if (!(stands(h) || (isProstrate(h) && h.life > 0))) return false;
  if (areAdjacent(s, m.cell, h.cell)) return true;
  const { abilities } = kindOf(m);
  return (
    (abilities.includes('ranged') && seesCell(s, m.cell, h.cell, true)) ||
    (abilities.includes('reach') && isWithin(s, m.cell, 2, h.cell) && seesCell(s, m.cell, h.cell))
  );
}

/** DJ-RULING-90: the first attack is at the hero who woke it, if that hero can be reached in this turn. */
function grudged(s: State, m: Monster, target: number): string | undefined {
  if (m.grudge === NOBODY || target === m.grudge) return undefined;
  const h = s.heroes[m.grudge]!;
  if (!stands(h)) return undefined;
  const left = s.turn.stopped ? 0 : s.turn.left;
  return isWithin(s, m.cell, left + 1, h.cell) ? 'DJ-RULING-90' : undefined;
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
    for (let i = 0; i < s.heroes.length; i++) {
      const h = s.heroes[i]!;
      if (!isPrey(s, m, h)) continue;
      can.add(`attack:${optionFor(s, heroId(i))}`, turn.attacks > 0 ? grudged(s, m, i) : 'DJ-RULING-9');
      if (abilities.includes('tail') && !turn.tried && areAdjacent(s, m.cell, h.cell))
        can.add(`tail:${optionFor(s, heroId(i))}`);
    }
    if (!turn.cast) {
      for (const spell of spells) {
        if (m.cast.includes(spell)) continue;
        const attacks = spell !== 'flight';
        if (attacks && turn.attacks < 1) continue;
        if (canAim(s, id, spell)) can.add(`cast:${spell}`);
      }
    }
    if (abilities.includes('webs') && !turn.attacked && !turn.tried)
      for (const cell of webPlaces(s, m)) can.add(`web:${cellName(cell)}`);
    can.add('end');
  },
  choose(s, _seat, id, option) {
    const m = monsterOf(s, id)!;
    if ((WAYS as readonly string[]).includes(option)) {
      step(s, id, option);
      return s.turn.over ? undefined : 'again';
    }
    const [verb, on = ''] = option.split(':') as [string, string?];
    if (verb === 'run') run(s);
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
