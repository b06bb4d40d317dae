// The value of a square in a fight: the enemies in reach, and how many can attack there.
import { BLOCKED, type Cell, costTo, field, mark, type Reach, reach } from '@oubliette/grid';
import { VIT } from '../cards/classes.ts';
import { around, boardOf, isObstacle } from '../rules/board.ts';
import { has, heroId, inPlay, isIn, kindOf } from '../rules/figures.ts';
import type { Monster, State } from '../state.ts';
import { best, far } from './common.ts';
import { weaponOdds } from './odds.ts';

/** The data that is the same for all squares while one hero decides. */
export interface Ground {
  readonly me: number;
  readonly foes: readonly Monster[];
  /** Steps from the nearest foe, bodies left out. */
  readonly threat: Reach;
  /** The expected loss of this hero by one of their blows. */
  readonly blow: number;
  /** They will come by themselves: no archers, no sorcerers among them, and a way for at least one. */
  readonly coming: boolean;
}

export const shootsOrCasts = (m: Monster): boolean => {
  const { abilities, spells } = kindOf(m);
  return abilities.includes('ranged') || spells.some((spell) => !m.cast.includes(spell));
};
const isAwake = (m: Monster): boolean => !has(m, 'asleep') && !has(m, 'frozen');

export function groundOf(s: State, me: number): Ground {
  const foes = inPlay(s);
  const board = boardOf(s);
  const cells = field(board);
  for (const piece of s.pieces)
    for (const cell of piece.cells) if (isObstacle(s, cell)) mark(board, cells, cell, BLOCKED);
  for (const thing of s.things) mark(board, cells, thing.cell, BLOCKED);
  const awake = foes.filter(isAwake);
  const threat = reach(
    board,
    awake.map((m) => m.cell),
    undefined,
    { corners: 'both', cells },
  );
  const sum = awake.reduce((all, m) => all + weaponOdds(s, m.id, heroId(me)).damage, 0);
  return {
    me,
    foes,
    threat,
    blow: awake.length === 0 ? 0 : sum / awake.length,
    coming:
      !awake.some(shootsOrCasts) && s.heroes.some((h) => isIn(h) && h.life > 0 && costTo(threat, h.cell) !== undefined),
  };
}

/** Points of life that standing here may cost in this round. */
export function danger(s: State, { me, foes, threat, blow }: Ground, cell: Cell): number {
  const taken = new Set(s.heroes.flatMap((h, i) => (i !== me && isIn(h) && h.life > 0 ? [h.cell] : [])));
  const range = (m: Monster) => kindOf(m).stats[VIT]! + 4;
  const longest = foes.reduce((most, m) => Math.max(most, range(m)), 0);
  let open = 0;
  for (const beside of around(s, cell)) {
    if (taken.has(beside)) continue;
    const steps = costTo(threat, beside);
    if (steps !== undefined && steps <= longest) open++;
  }
  const near = foes.filter((m) => isAwake(m) && far(m.cell, cell) <= range(m) + 1).length;
  const blows = Math.min(open, near);
  const { life } = s.heroes[me]!;
  return blows * blow + (blows * blow * 1.5 >= life ? 4 : 0);
}

/** The best blow that can be struck from a square: a kill counts four points of damage. */
export function bestBlow(s: State, { me, foes }: Ground, cell: Cell): number {
  const near = around(s, cell);
  const target = best(
    foes.filter((m) => near.includes(m.cell)),
    (m) => worthOf(s, me, m),
  );
  return target === undefined ? 0 : worthOf(s, me, target);
}
export function worthOf(s: State, me: number, m: Monster): number {
  const { kill, damage, hit } = weaponOdds(s, heroId(me), m.id);
  return hit === 0 ? 0 : 4 * kill + damage + kindOf(m).xp / 50;
}
