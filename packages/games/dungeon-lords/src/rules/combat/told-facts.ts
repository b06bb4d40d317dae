// What the eye needs after an event: the line of heroes as it stands, and the sum as it was added up. No rule reads them.
import type { HeroId } from '../../cards/cards.ts';
import type { Item } from '../../magic-items/tokens.ts';

/** A hero in the line, the head first. `left` is 0 from the blow that fells a hero until the hero is captured. */
export interface InLine {
  readonly id: HeroId;
  readonly left: number;
  readonly health: number;
  readonly items: readonly Item[];
}

/** Which number a term of a sum is; the texts name each. */
export type TermName =
  | 'damage'
  | 'bonus'
  | 'stopped'
  | 'absorbed'
  | 'lost'
  | 'wounds'
  | 'magic'
  | 'wands'
  | 'needed'
  | 'hearts'
  | 'potions'
  | 'detection'
  | 'clovers'
  | 'printed'
  | 'less'
  | 'fatigue';

export interface Term {
  readonly what: TermName;
  /** Signed: what is subtracted is negative. */
  readonly n: number;
}

/** Terms that are added up; what they make, or what they are compared with. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly makes?: Term;
  readonly atLeast?: Term;
  /** Whether they are at least that much. */
  readonly enough?: boolean;
}

/** The first term stands even if it is zero, later ones only where they change something. */
export const terms = (...all: readonly (readonly [TermName, number])[]): readonly Term[] =>
  all.filter(([, n], at) => at === 0 || n !== 0).map(([what, n]) => ({ what, n }));

interface Blow {
  readonly damage: number;
  readonly bonus?: number;
  readonly stopped?: number;
  readonly absorbed: number;
  readonly wounds: number;
}

/** Damage, what took some of it away, what the victim could not take (DL-FIGHT-12), and the wounds. */
export const blowSum = ({ damage, bonus = 0, stopped = 0, absorbed, wounds }: Blow): Sum => ({
  terms: terms(
    ['damage', damage - bonus],
    ['bonus', bonus],
    ['stopped', -stopped],
    ['absorbed', -absorbed],
    ['lost', wounds - (damage - stopped - absorbed)],
  ),
  makes: { what: 'wounds', n: wounds },
});
