// QT-TALK-50 to QT-TALK-53: the value of help in a fight to the fighting player, and its cost to the helper.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '../cards/cards.ts';
import { bountyGems } from '../powers/hunters-bounty.ts';
import { powersWork } from '../powers/lich.ts';
import { allyPower, powerAgainst } from '../rules/power.ts';
import { woundsLimited } from '../rules/wounds.ts';
import type { Piece, State } from '../state.ts';
import { oddsAt, PAIRS } from './odds.ts';
import { figuresOf } from './trust.ts';
import { spoilsWorth, WORTH } from './worth.ts';

const MIMIC_GEMS = 4;

/** The gain of the active player from a win. */
export function rewardWorth(s: State, card: number = WORTH.spoils): number {
  const monster = s.fight.monster as MonsterId;
  const { gems, trophies, type } = MONSTERS[monster];
  const thief = s.players[s.active]!.character === 'thief' && type === 'humanoid' && powersWork(monster) ? 1 : 0;
  const all = gems + thief + (monster === 'mimic' ? MIMIC_GEMS : 0) + bountyGems(s);
  return WORTH.gem * all + WORTH.trophy * trophies + card;
}

export const difference = (s: State, ally?: Seat): number => {
  const monster = s.fight.monster as MonsterId;
  const help = ally === undefined ? 0 : allyPower(s, ally, monster);
  return powerAgainst(s, s.active, monster) + help - MONSTERS[monster].power;
};

/** QT-TALK-50: the value of fighting at this difference. */
export function fightWorth(s: State, d: number, card?: number): number {
  const { wins, wounds, limited } = oddsAt(d);
  const risk = woundsLimited(s, s.active) ? limited : wounds;
  return (wins * rewardWorth(s, card) - WORTH.wound * risk) / PAIRS;
}

/** QT-TALK-50: what help may cost the active player at most. */
export function ceiling(s: State, ally: Seat, card?: number): number {
  const alone = fightWorth(s, difference(s), card);
  return Math.floor(fightWorth(s, difference(s, ally), card) - (s.fight.mayFlee ? Math.max(alone, 0) : alone));
}

const leads = (s: State, seat: Seat): boolean =>
  s.players.every(({ trophies }) => trophies <= s.players[seat]!.trophies);

/** QT-TALK-51 */
export function reservation(s: State, helper: Seat): number {
  const [before, after] = [oddsAt(difference(s)), oddsAt(difference(s, helper))];
  const risk = woundsLimited(s, helper) ? after.limited : after.wounds;
  const part = (leads(s, s.active) ? 2 : 1) / (s.players.length - 1);
  const { character, worn } = s.players[helper]!;
  const own =
    (character === 'bard' && powersWork(s.fight.monster) ? 1 : 0) + (worn.includes('diadem-of-eloquence') ? 1 : 0);
  const price =
    (WORTH.wound * risk) / PAIRS +
    (part * (after.wins - before.wins) * rewardWorth(s)) / PAIRS -
    (own * WORTH.gem * after.wins) / PAIRS;
  return Math.max(0, Math.ceil(price));
}

/** QT-TALK-52: the first demand, and lower by a third of the way for each counter-offer that was made. */
export function demand(s: State, helper: Seat, price: number, most: number, counters: number): number {
  let asked = price + Math.ceil((figuresOf(s, helper).greed * (most - price)) / 100);
  for (let i = 0; i < counters; i++) asked -= Math.ceil((asked - price) / 3);
  return asked;
}

export interface Pieces {
  readonly gems: number;
  readonly words: readonly Piece[];
}

/** QT-TALK-53: pieces that cover a price for a player with this trust; undefined: they cannot. */
export function cover(s: State, helper: Seat, price: number, trust: number): Pieces | undefined {
  const monster = s.fight.monster as MonsterId;
  const { gems: loot, trophies } = MONSTERS[monster];
  const purse = s.players[s.active]!.gems;
  let left = price;
  let gems = 0;
  const words: Piece[] = [];
  const payNow = () => {
    gems = Math.max(0, Math.min(purse, Math.ceil(left / WORTH.gem)));
    left -= gems * WORTH.gem;
  };
  const wordsFor = (kind: 'loot' | 'trophy', most: number, each: number) => {
    const one = (each * trust) / 100;
    if (left <= 0 || most === 0 || one <= 0 || (kind === 'trophy' && left < one / 2)) return;
    const n = Math.min(most, Math.ceil(left / one));
    words.push(`${kind}:${n}:split`);
    left -= n * one;
  };
  const card = () => {
    if (left <= 0) return;
    words.push('card::split');
    left -= (spoilsWorth(s, helper, monster) * trust) / 100;
  };
  if (trust >= 60) {
    wordsFor('loot', loot, WORTH.gem);
    wordsFor('trophy', trophies, WORTH.trophy);
    card();
    payNow();
  } else if (trust >= 30) {
    payNow();
    wordsFor('trophy', trophies, WORTH.trophy);
    wordsFor('loot', loot, WORTH.gem);
    card();
  } else payNow();
  return left > 1e-9 ? undefined : { gems, words };
}
