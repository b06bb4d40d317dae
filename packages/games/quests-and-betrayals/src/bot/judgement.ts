// QT-TALK-61: how precisely a level estimates the value of a deal.
import type { Seat } from '@oubliette/engine';
import { MONSTERS } from '../cards/cards.ts';
import type { State } from '../state.ts';
import { spoilsAim } from './aims.ts';
import { figuresOf, trustIn } from './trust.ts';
import { WORTH } from './worth.ts';

export interface Judgement {
  /** Prices are off by up to so many percent. */
  readonly error: number;
  /** It remembers who kept a word and who broke one. */
  readonly remembers: boolean;
  /** It knows what a card of spoils does for its own quests. */
  readonly hasAims: boolean;
}

export const PLAIN: Judgement = { error: 0, remembers: true, hasAims: false };
export const CARELESS: Judgement = { error: 25, remembers: false, hasAims: false };
export const FARSIGHTED: Judgement = { error: 0, remembers: true, hasAims: true };

/** The same all through a moment, so that an offer is finished as it was begun. */
export function priced(s: State, me: Seat, other: Seat, points: number, { error }: Judgement): number {
  if (error === 0) return points;
  const moment = s.talk.moment.charCodeAt(0) + 2 * s.talk.moment.length;
  const mixed = Math.imul(s.round * 61 + s.active * 31 + me * 17 + other * 7 + moment, 0x9e3779b1) >>> 16;
  return Math.round((points * (100 - error + (mixed % (2 * error + 1)))) / 100);
}

export const trusted = (s: State, me: Seat, other: Seat, { remembers }: Judgement): number =>
  remembers ? trustIn(s, me, other) : figuresOf(s, me).trust;

/** The beaten monster's card, to the active player. */
export const cardWorth = (s: State, { hasAims }: Judgement): number =>
  hasAims && s.fight.monster !== 'none' && s.fight.monster in MONSTERS
    ? spoilsAim(s, s.active, s.fight.monster)
    : WORTH.spoils;
