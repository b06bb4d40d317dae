// The end of a round: effects stop, the turntable turns, the overlord draws (DSC-10, DSC-11, DSC-62, DSC-85).
import { turnedAbout, turnedFacing } from '@oubliette/grid';
import { cellAt } from '../cells.ts';
import type { Frame } from '../frames.ts';
import { isOn, OVERLORD, type State, w } from '../state.ts';
import { drawCommand } from './cards.ts';
import { checkGoals, lose, stands } from './goals.ts';
import { layAgain, tileOf } from './space.ts';

function stopEffects(s: State): void {
  for (const m of s.models) m.rust = 0;
  for (const h of s.heroes) h.played = false;
  // DS-SPELL-7: a wizard who takes no more turns holds nothing up.
  if (!s.heroes.some((h) => h.id === 'wizard' && stands(h))) for (const h of s.heroes) h.stone = 0;
}
const turn = (s: State): Frame | undefined =>
  s.quest.turntable === undefined ? undefined : { proc: 'turntable', todo: [OVERLORD], at: 0 };

export const turntable = w.eachInTurn('turntable', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(_s, _seat, _item, can) {
    can.add('clockwise');
    can.add('anticlockwise');
  },
  choose(s, _seat, _item, option) {
    turnTile(s, option === 'clockwise' ? 1 : 3);
    w.tell(() => ({ type: 'turned', rule: 'DSC-85', way: option }));
  },
});
/** Everything on the tile turns about its middle square, facings included. */
function turnTile(s: State, quarter: 1 | 3): void {
  const i = s.plan.tiles.findIndex(({ id }) => id === s.quest.turntable!.tile);
  const { x, y, w: width, h: height } = s.plan.tiles[i]!;
  const middle = cellAt(x + (width - 1) / 2, y + (height - 1) / 2);
  const on = (c: number): boolean => tileOf(s, c) === i;
  const turned = (c: number): number => (on(c) ? turnedAbout(middle, c, quarter) : c);
  for (const m of s.models) {
    if (!on(m.cell)) continue;
    m.cell = turned(m.cell);
    m.facing = turnedFacing(m.facing, quarter);
  }
  s.piles = s.piles.map(turned).sort((a, b) => a - b);
  s.pieces = s.pieces.map((piece) => ({ ...piece, cells: piece.cells.map(turned) }));
  s.traps = s.traps.map(({ cell, shown }) => ({ cell: turned(cell), shown }));
}

/** DSC-10, DSC-11: the goal is tested before the draw (DS-RULING-34). */
function drawOrWin(s: State): void {
  checkGoals(s);
  if (!isOn(s)) return;
  if (s.skipDraw) {
    s.skipDraw = false;
    w.tell(() => ({ type: 'no-draw', rule: 'DS-TABLE-4' }));
  } else if (!drawCommand(s, 'DSC-10')) lose(s, 'clock', 'DSC-11');
}
function nextRound(s: State): void {
  s.round++;
  if (s.quest.turntable !== undefined) layAgain(s);
}
export const endOfRound = w.sequence('end-of-round', [stopEffects, turn, drawOrWin, nextRound], { aslongas: isOn });
