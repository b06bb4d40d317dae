// Shown traps and nets: what an action can do about them (DSC-82, DS-TRAP-5).
import { type Can, roll } from '@oubliette/engine';
import { HEROES } from '../cards/heroes.ts';
import { cellName, cellOf } from '../cells.ts';
import { type Model, type State, w } from '../state.ts';
import { modelOfHero } from './arcs.ts';
import { isBeside } from './space.ts';

const DISARMS_FROM = 4;

export function addTrapActions(s: State, m: Model, can: Can, no: string | undefined): void {
  for (const { cell, shown } of s.traps)
    if (shown && isBeside(s, m.cell, cell)) can.add(`disarm:${cellName(cell)}`, no);
  s.heroes.forEach((h, i) => {
    if (h.netted === 0 || i === m.hero) return;
    const other = modelOfHero(s, i);
    if (other !== undefined && isBeside(s, m.cell, other.cell)) can.add(`free:${h.id}`, no);
  });
}

export function carryOutTrapAction(s: State, m: Model, option: string): undefined {
  const [what, who] = option.split(':') as [string, string];
  const h = s.heroes[m.hero]!;
  if (what === 'free') {
    s.heroes.find(({ id }) => id === who)!.netted = 0;
    w.tell(() => ({ type: 'freed', rule: 'DS-TRAP-5', hero: h.id, toHero: who }));
    return undefined;
  }
  // The Thief always, the others on 4 to 6.
  const pips = HEROES[h.id].lockDice > 0 ? 6 : roll(s, 6);
  if (pips >= DISARMS_FROM) {
    s.traps = s.traps.filter(({ cell }) => cell !== cellOf(who));
    w.tell(() => ({ type: 'trap-disarmed', rule: 'DSC-82', hero: h.id, cell: who }));
  } else w.tell(() => ({ type: 'disarm-failed', rule: 'DSC-82', hero: h.id, pips }));
  return undefined;
}
