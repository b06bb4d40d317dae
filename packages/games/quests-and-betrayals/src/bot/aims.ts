// The value of a step towards one's own quest, in points: quests pay more than any single fight.
import type { Seat } from '@oubliette/engine';
import { ITEMS, type ItemId, MONSTERS, type MonsterId, QUESTS, type QuestId } from '../cards/cards.ts';
import { isFulfilled } from '../powers/quests.ts';
import { gauge } from '../rules/power.ts';
import { type Player, type State, target } from '../state.ts';
import { unfinished, WORTH } from './worth.ts';

/** Trophies that the leader gains in a round, before there is anything to count. */
const USUAL_PACE = 1.6;
const FAR = 8;

/** Own turns that are probably left, the present one apart. */
export function turnsLeft(s: State): number {
  if (s.lastRound) return 0;
  const most = Math.max(...s.players.map(({ trophies }) => trophies));
  const pace = (most + 2 * USUAL_PACE) / (s.round + 2);
  const byPile = s.adventure.length / (s.players.length + 1);
  return Math.min(FAR, byPile, Math.max(0.5, (target(s) - most) / Math.max(0.5, pace)));
}

/** The value of finishing it: trophies, gems, and no penalty at the end. */
function questPay(p: Player, quest: QuestId): number {
  const { trophies } = QUESTS[quest];
  return p.main === quest
    ? WORTH.trophy * 3 * trophies + WORTH.questGems
    : WORTH.trophy * (trophies + 1) + WORTH.questGems;
}

/** A part of the way, worth more the less is missing; late steps of a long way come to nothing. */
const step = (pay: number, missing: number, left: number): number =>
  missing <= 0 ? 0 : missing === 1 ? 0.8 * pay : (pay / missing) * Math.min(0.7, left / (3 * missing));

const count = (p: Player, ...types: readonly string[]): number =>
  p.spoils.filter((id) => types.includes(MONSTERS[id].type)).length;

function spoilsStep(p: Player, quest: QuestId, card: MonsterId, left: number): number {
  const { type } = MONSTERS[card];
  const pay = questPay(p, quest);
  const two = (kind: string) => (type === kind ? step(pay, 2 - count(p, kind), left) : 0);
  switch (quest) {
    case 'huntsman':
      return two('creature');
    case 'provost':
      return two('humanoid');
    case 'exorcist':
      return two('undead');
    case 'wyrmslayer':
      return type === 'dragon' || type === 'untyped' ? step(pay, 1, left) : 0;
    case 'collector':
      return step(pay, 5 - p.spoils.length, left);
    case 'naturalist': {
      const missing = ['creature', 'humanoid', 'undead'].filter((kind) => count(p, kind) === 0);
      const all = Math.max(missing.length, 4 - p.spoils.length);
      return missing.length === 0 || missing.includes(type) || all > missing.length ? step(pay, all, left) : 0;
    }
    default:
      return 0;
  }
}

/** A card of spoils to this seat, its quests included. */
export function spoilsAim(s: State, seat: Seat, card: MonsterId): number {
  const p = s.players[seat]!;
  const left = turnsLeft(s);
  return unfinished(s, seat).reduce<number>((sum, quest) => sum + spoilsStep(p, quest, card, left), WORTH.spoils);
}

/** The value of an item for quests, besides its power. */
export function itemAim(s: State, seat: Seat, item: ItemId): number {
  const p = s.players[seat]!;
  const left = turnsLeft(s);
  const { type, bonus } = ITEMS[item];
  const old = p.worn.find((one) => ITEMS[one].type === type);
  const gain = bonus - (old === undefined ? 0 : ITEMS[old].bonus);
  let sum = 0;
  for (const quest of unfinished(s, seat)) {
    const pay = questPay(p, quest);
    if (quest === 'full-harness' && old === undefined) sum += step(pay, 3 - p.worn.length, left);
    if (quest === 'edge' && (item === 'double-axe' || item === 'dragon-sword')) sum += step(pay, 1, left);
    if (quest === 'colossus' && gain > 0) {
      const missing = 14 - gauge(s, seat);
      sum += gain >= missing ? 0.8 * pay : ((gain * pay) / missing) * 0.4;
    }
  }
  return sum;
}

/** Winning an Arena against this seat. */
export function arenaAim(s: State, seat: Seat, other: Seat): number {
  const p = s.players[seat]!;
  const left = turnsLeft(s);
  let sum = 0;
  for (const quest of unfinished(s, seat)) {
    const pay = questPay(p, quest);
    if (quest === 'gladiator' && !p.beaten.includes(other)) sum += step(pay, 2 - p.beaten.length, left);
    if (quest === 'avenger' && s.players[other]!.trophies > p.trophies) sum += step(pay, 1, left);
  }
  return sum;
}

/** A visit to the Temple, besides the wounds it heals; wounds may be wanted (the Martyr). */
export function templeAim(s: State, seat: Seat): number {
  const p = s.players[seat]!;
  let sum = 0;
  for (const quest of unfinished(s, seat)) {
    if (quest === 'pilgrim') sum += step(questPay(p, quest), 2 - p.temples, turnsLeft(s));
    if (quest === 'martyr' && p.wounds >= 2) sum -= 0.5 * questPay(p, quest);
  }
  return sum;
}

/** Gems that are kept together: what spending so many would spoil. */
export function savingAim(s: State, seat: Seat, spent: number): number {
  const p = s.players[seat]!;
  const left = turnsLeft(s);
  let sum = 0;
  for (const quest of unfinished(s, seat)) {
    const pay = questPay(p, quest);
    if (quest === 'miser' && p.gems >= 4) sum += Math.min(0.6, (0.12 * spent * left) / 4) * pay;
    if (quest === 'edge' && s.shop.includes('double-axe') && p.gems >= 3) sum += Math.min(0.5, 0.1 * spent) * pay;
  }
  return sum;
}

/** The probability that a quest is finished by its holder, in percent: set by hand near what lords reached (docs/balance), the Pilgrim far above. */
const REACHED: Readonly<Record<QuestId, number>> = {
  edge: 20,
  pauper: 42,
  huntsman: 55,
  provost: 50,
  exorcist: 45,
  wyrmslayer: 35,
  naturalist: 40,
  miser: 30,
  colossus: 45,
  'full-harness': 60,
  gladiator: 75,
  'shield-sibling': 75,
  loner: 20,
  martyr: 20,
  'lucky-star': 65,
  collector: 40,
  avenger: 62,
  pilgrim: 30,
};

/** The value of holding this quest now. */
export function questAim(s: State, seat: Seat, quest: QuestId, main: boolean): number {
  const { trophies } = QUESTS[quest];
  const pay = WORTH.trophy * trophies * (main ? 2 : 1) + WORTH.questGems;
  const penalty = WORTH.trophy * (main ? trophies : 1);
  if (isFulfilled(s, seat, quest)) return pay;
  const likely = (REACHED[quest] / 100) * Math.min(1, turnsLeft(s) / 6);
  return likely * pay - (1 - likely) * penalty;
}
