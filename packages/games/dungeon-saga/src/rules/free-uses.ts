// Items that cost nothing but themselves, in one's own turn (DSC-95).
import type { Can } from '@oubliette/engine';
import { cellName, cellOf } from '../cells.ts';
import { type State, w } from '../state.ts';
import { modelOfHero } from './arcs.ts';
import { heal } from './damage.ts';
import { starsOf } from './doors.ts';
import { holds, useUp } from './items.ts';
import { pieceAt, removeStars } from './locks.ts';
import { isBeside } from './space.ts';

const DRAUGHT_HEALS = 2;

/** At any moment of the turn. */
export function addFreeUses(s: State, hero: number, can: Can): void {
  if (holds(s, hero, 'healing-draught')) {
    can.add('use:healing-draught', s.heroes[hero]!.wounds === 0 ? 'DSC-72' : undefined);
  }
}
/** At the end of the move: lamp oil on a pile beside, chalk on a seal beside. */
export function addUsesAfterMove(s: State, hero: number, can: Can): void {
  const m = modelOfHero(s, hero)!;
  if (holds(s, hero, 'lamp-oil')) {
    for (const pile of new Set(s.piles)) if (isBeside(s, m.cell, pile)) can.add(`use:lamp-oil:${cellName(pile)}`);
  }
  if (holds(s, hero, 'chalk-of-unsealing'))
    for (const to of sealsBeside(s, hero)) can.add(`use:chalk-of-unsealing:${to}`);
}
/** Squares of magic locks beside: a piece's own square, or the square across a door. */
function sealsBeside(s: State, hero: number): string[] {
  const m = modelOfHero(s, hero)!;
  const seals: string[] = [];
  for (const { stars, cells } of s.pieces)
    if (stars > 0 && isBeside(s, m.cell, cells[0]!)) seals.push(cellName(cells[0]!));
  s.plan.doors.forEach(({ a, b }, i) => {
    if (starsOf(s.doors[i]!) > 0 && (m.cell === a || m.cell === b)) seals.push(cellName(m.cell === a ? b : a));
  });
  return seals;
}
/** The seal that such a square stands for. */
export function sealAt(s: State, from: number, cell: number): Parameters<typeof removeStars>[1] | undefined {
  const piece = pieceAt(s, cell);
  if (piece !== undefined && piece.stars > 0) return { piece };
  const door = s.plan.doors.findIndex(
    ({ a, b }, i) => starsOf(s.doors[i]!) > 0 && ((a === cell && b === from) || (b === cell && a === from)),
  );
  return door < 0 ? undefined : { door };
}

/** True: the option was one of these, and is done. */
export function freeUse(s: State, hero: number, option: string): boolean {
  if (!option.startsWith('use:')) return false;
  const [, item, cell] = option.split(':') as [string, string, string | undefined];
  if (item === 'healing-draught') {
    useUp(s, hero, item);
    heal(s, hero, DRAUGHT_HEALS, 'DS-LOOT-BARREL-1');
  } else if (item === 'lamp-oil') {
    useUp(s, hero, item);
    s.piles.splice(s.piles.indexOf(cellOf(cell!)), 1);
    w.tell(() => ({ type: 'oil-poured', rule: 'DSC-74', hero: s.heroes[hero]!.id, cell: cell! }));
  } else {
    useUp(s, hero, 'chalk-of-unsealing');
    removeStars(s, sealAt(s, modelOfHero(s, hero)!.cell, cellOf(cell!))!, 1, 'DS-LOOT-CHEST-1');
  }
  return true;
}
