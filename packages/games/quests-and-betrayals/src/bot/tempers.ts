// QT-TALK-55, QT-TALK-57: four ways to deal with people.
import type { Temper } from '../cards/cards.ts';

export interface TemperFigures {
  /** Trust at the start, and how much it returns to that in a round. */
  readonly trust: number;
  readonly drift: number;
  /** Share of the room between price and ceiling that it asks for, in percent. */
  readonly greed: number;
  /** Points by which a deal must be better than none; a larger one towards a seat that broke a word to it. */
  readonly margin: number;
  readonly grudge: number;
  /** How much its own words weigh, in percent. */
  readonly honour: number;
  /** The cost of a broken promise, in points; never: it breaks none. */
  readonly cost: number | 'never';
  /** Nothing is owed to a seat that broke a word to it. */
  readonly forgets: boolean;
  /** Trust lost by a word broken to it. */
  readonly hurt: number;
}

export const TEMPER_FIGURES: Readonly<Record<Temper, TemperFigures>> = {
  loyal: { trust: 70, drift: 5, greed: 30, margin: 0, grudge: 0, honour: 100, cost: 'never', forgets: false, hurt: 40 },
  shrewd: { trust: 50, drift: 3, greed: 60, margin: 6, grudge: 6, honour: 80, cost: 60, forgets: false, hurt: 40 },
  grudging: { trust: 60, drift: 0, greed: 50, margin: 0, grudge: 18, honour: 100, cost: 90, forgets: true, hurt: 60 },
  treacherous: { trust: 40, drift: 5, greed: 50, margin: 0, grudge: 0, honour: 40, cost: 20, forgets: false, hurt: 40 },
};
