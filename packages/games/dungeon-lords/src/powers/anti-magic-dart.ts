// Anti-magic Dart (DL-CARD-39): whom it hits cannot do what he came for, and nobody else of his trade can.
import type { Seat } from '@oubliette/engine';
import { HEROES } from '../cards/cards.ts';
import { type Adventurer, type State, w } from '../state.ts';

/** The paladin is of no class (DL-CARD-65). Detection prevents none of it (DL-RULING-27). */
export function antiMagicDart(s: State, seat: Seat, { id: hero }: Adventurer): void {
  const { is } = HEROES[hero];
  if (is === 'mage') {
    s.fight.noSpells = true;
    w.tell(() => ({ type: 'spells-blocked', rule: 'DL-CARD-39', seat, hero }));
  } else if (is === 'priest') {
    s.fight.noHealing = true;
    w.tell(() => ({ type: 'healing-blocked', rule: 'DL-CARD-39', seat, by: 'anti-magic-dart' }));
  }
}
