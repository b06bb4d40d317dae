// QT-ARENA-6: who stands on which side of an Arena.
import type { Seat } from '@oubliette/engine';
import { clockwise, type Side, type State } from '../state.ts';

/** Neither attacker nor defender, clockwise from the attacker. */
export const bystanders = (s: State): Seat[] =>
  clockwise(s, s.fight.attacker).filter((seat) => seat !== s.fight.attacker && seat !== s.fight.defender);

export const alliesOf = (s: State, side: Side): Seat[] => bystanders(s).filter((seat) => s.fight.fists[seat] === side);

export const winner = (s: State): Seat => (s.fight.won ? s.fight.attacker : s.fight.defender);
export const loser = (s: State): Seat => (s.fight.won ? s.fight.defender : s.fight.attacker);
/** The principal first, then allies clockwise from the attacker. */
export const winners = (s: State): Seat[] => [winner(s), ...alliesOf(s, s.fight.won ? 'attacker' : 'defender')];
export const losers = (s: State): Seat[] => [loser(s), ...alliesOf(s, s.fight.won ? 'defender' : 'attacker')];
