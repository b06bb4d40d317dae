// Which answers the highest level compares with its plan. Shares and words it gives as its temper has it (QT-TALK-57).
import type { Ask, Can, Seat } from '@oubliette/engine';
import type { State } from '../state.ts';
import { isBound } from './plan.ts';

const COMPARED = [
  'main-quest',
  'village',
  'guild',
  'messenger',
  'confront',
  'crossroads',
  'pedlar',
  'wish',
  'announce',
  'reroll',
  'fist',
  'plunder',
];

export function alternatives(s: State, { kind, seat }: Ask, can: Can): readonly string[] {
  // QT-TALK-58: a hand that was sold, or is paid for, is played by the words.
  if (!COMPARED.includes(kind) || (kind === 'fist' && isBound(s, seat))) return [];
  const options = can.toArray();
  return kind === 'village' ? options.filter((option) => !breaksTruce(s, seat, option)) : options;
}

/** QT-TALK-57: what a broken truce costs is weighed by the plan alone. */
const breaksTruce = (s: State, seat: Seat, option: string): boolean =>
  s.ledger.some(
    ({ state, kind, giver, receiver }) =>
      state === 'running' && kind === 'truce' && giver === seat && option === `arena:${receiver}`,
  );
