// Furniture and goal pieces: emptying and operating them (DSC-56, DSC-78, DSC-79, DSC-83, DSC-84).
import type { Can } from '@oubliette/engine';
import type { Carried } from '../cards/adventures/adventure.ts';
import { PIECES } from '../cards/pieces.ts';
import { cellName, cellOf } from '../cells.ts';
import { errandOf, type Frame } from '../frames.ts';
import type { Model, Piece, State } from '../state.ts';
import { w } from '../state.ts';
import { goalOfPiece, isBesidePiece, isForbidden, reachGoal } from './goals.ts';
import { giveItem } from './items.ts';
import { pieceAt } from './locks.ts';

/** A thing this piece gives when emptied, and whether its table is rolled too. */
function giftOf(s: State, piece: Piece): { what: Carried; table: boolean } | undefined {
  const goal = s.quest.goals.find((g) => g.do === 'take' && g.what === piece.goal);
  return goal?.do === 'take' ? goal : undefined;
}
const isOpen = (piece: Piece): boolean => piece.lock.length === 0 && piece.stars === 0;
const named = (piece: Piece): string => `${piece.kind}:${cellName(piece.cells[0]!)}`;

export function addPieceActions(s: State, m: Model, can: Can, no: string | undefined): void {
  for (const piece of s.pieces) {
    if (!isBesidePiece(s, m, piece)) continue;
    if (PIECES[piece.kind].table !== undefined) {
      can.add(`empty:${named(piece)}`, no ?? (isOpen(piece) ? (piece.emptied ? 'DSC-56' : undefined) : 'DSC-79'));
    }
    const i = goalOfPiece(s, piece);
    const goal = s.quest.goals[i];
    if (goal === undefined) continue;
    const unless = 'unless' in goal ? goal.unless : undefined;
    const empty = goal.do === 'deliver' && !s.heroes[m.hero]!.items.includes(goal.what);
    can.add(
      `operate:${named(piece)}`,
      no ?? (empty ? 'DSC-84' : isForbidden(s, unless, m, piece) ? 'DSC-83' : undefined),
    );
  }
}

export function carryOutPieceAction(s: State, m: Model, option: string): Frame | undefined {
  const [what, , cell] = option.split(':') as [string, string?, string?];
  if (what !== 'empty' && what !== 'operate') return undefined;
  const piece = pieceAt(s, cellOf(cell!))!;
  return what === 'empty' ? emptyPiece(s, m.hero, piece) : operate(s, m.hero, piece);
}

function emptyPiece(s: State, hero: number, piece: Piece): Frame | undefined {
  piece.emptied = true;
  w.tell(() => ({ type: 'emptied', rule: 'DSC-56', hero: s.heroes[hero]!.id, what: piece.kind }));
  const gift = giftOf(s, piece);
  if (gift !== undefined) giveItem(s, hero, gift.what, 'DSC-84');
  if (gift !== undefined && !gift.table) return undefined;
  return {
    proc: 'table-roll',
    at: 0,
    table: PIECES[piece.kind].table!,
    dice: 2,
    minus: 0,
    errand: errandOf(hero),
    rolled: [],
  };
}

function operate(s: State, hero: number, piece: Piece): undefined {
  const i = goalOfPiece(s, piece);
  const goal = s.quest.goals[i]!;
  const h = s.heroes[hero]!;
  if (goal.do === 'deliver') {
    const count = h.items.filter((item) => item === goal.what).length;
    h.items = h.items.filter((item) => item !== goal.what);
    w.tell(() => ({ type: 'delivered', rule: 'DSC-84', hero: h.id, item: goal.what, count }));
    reachGoal(s, i, count);
    return undefined;
  }
  piece.done = true;
  w.tell(() => ({ type: 'operated', rule: 'DSC-83', hero: h.id, what: piece.kind }));
  reachGoal(s, i);
  return undefined;
}
