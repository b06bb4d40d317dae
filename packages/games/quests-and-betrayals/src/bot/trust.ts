// QT-TALK-56, QT-TALK-57: who may be believed, and what an own word is worth.
import type { Seat } from '@oubliette/engine';
import type { LedgerLine, State } from '../state.ts';
import { target } from '../state.ts';
import { TEMPER_FIGURES, type TemperFigures } from './tempers.ts';

export const figuresOf = (s: State, seat: Seat): TemperFigures => TEMPER_FIGURES[s.players[seat]!.temper];

export const brokeWordTo = (s: State, giver: Seat, receiver: Seat): boolean =>
  s.ledger.some((line) => line.giver === giver && line.receiver === receiver && line.state === 'broken');

/** From 0 to 100, from the ledger alone. At the start of a round it moves back towards where it began. */
export function trustIn(s: State, me: Seat, other: Seat): number {
  const { trust: start, drift, hurt } = figuresOf(s, me);
  let trust = start;
  for (let round = 1; round <= s.round; round++) {
    if (trust < start) trust = Math.min(start, trust + drift);
    else if (trust > start) trust = Math.max(start, trust - drift);
    for (const line of s.ledger) {
      if (line.round !== round || line.giver !== other) continue;
      const mine = line.receiver === me;
      if (line.state === 'kept') trust += mine ? 10 : 3;
      else if (line.state === 'broken') trust -= mine ? hurt : 10;
      trust = Math.max(0, Math.min(100, trust));
    }
  }
  return trust;
}

/** The cost of breaking a promise to this seat: it decreases as a player comes near the target. */
export function breakingCost(s: State, me: Seat, other: Seat): number {
  const { cost, forgets } = figuresOf(s, me);
  if (cost === 'never') return Number.POSITIVE_INFINITY;
  if (forgets && brokeWordTo(s, other, me)) return 0;
  const most = Math.max(...s.players.map(({ trophies }) => trophies));
  const left = Math.max(0, Math.floor((100 * (target(s) - most)) / target(s)));
  return (cost * left) / 100;
}

/** QT-TALK-57: held back if it is worth more than that. */
export const holdsBack = (s: State, line: LedgerLine, worth: number): boolean =>
  worth > breakingCost(s, line.giver, line.receiver);
