// The line of heroes before a dungeon, as events tell it.
import type { Seat } from '@oubliette/engine';
import { hitPoints } from '../../magic-items/bearers.ts';
import type { State } from '../../state.ts';
import type { InLine } from './told-facts.ts';

export const lineOf = (s: State, seat: Seat): readonly InLine[] =>
  s.players[seat]!.party.map((one) => {
    const health = hitPoints(one);
    return { id: one.id, left: health - one.wounds, health, items: one.items ?? [] };
  });
