// The planned answers of a lord: it counts the cards that may come, foresees the sides of an Arena, and pursues its quests.
import type { Ask, Can, Seat } from '@oubliette/engine';
import { ITEMS, type ItemId, MONSTERS, type MonsterId, PRICES, type QuestId } from '../cards/cards.ts';
import { guildPrice } from '../powers/bard.ts';
import { dieValue } from '../rules/dice.ts';
import { priceOf } from '../rules/items.ts';
import { allyPower, powerAgainst, powerInArena } from '../rules/power.ts';
import { NOBODY, type Side, type State } from '../state.ts';
import { itemAim, questAim, savingAim, spoilsAim, templeAim, turnsLeft } from './aims.ts';
import { bestHand } from './fists.ts';
import { oddsAt, PAIRS } from './odds.ts';
import { arenaOutlook, dungeonOutlook, fightAim, sidesFor } from './outlook.ts';
import { habitOf, most } from './policy.ts';
import { itemWorth, WORTH } from './worth.ts';

/** A point of power for one turn: better odds in the Dungeon, and whose side bystanders take. */
const POWER_FOR_A_TURN = 13;
const GEM = 10;
/** Above every expedition: purchases come before it. */
const FIRST = 10_000;

const goesOn = (s: State): boolean => s.talk.moment === 'V1';

function powerWorth(s: State, points: number): number {
  const turns = turnsLeft(s) + (goesOn(s) ? 1 : 0);
  return POWER_FOR_A_TURN * points * Math.min(6, turns);
}

/** The value of an item in a turn besides its power, in points: gems saved or won, wounds, a die rolled again. Estimates, not measured. */
const EFFECT_FOR_A_TURN: { readonly [I in ItemId]?: number } = {
  'yew-bow': 8,
  'rune-shield': 3,
  'silver-clover': 18,
  'menders-ring': 5,
  'traders-brooch': 7,
  'diadem-of-eloquence': 7,
};
/** The Power Armour helps in one fight. A guess, not measured. */
const ONE_FIGHT = 65;

function effectWorth(s: State, item: ItemId): number {
  if (item === 'power-armour') return goesOn(s) && s.round >= 3 ? ONE_FIGHT : 0;
  return (EFFECT_FOR_A_TURN[item] ?? 0) * Math.min(6, turnsLeft(s));
}

/** The gain from wearing it, without its price. */
function wearing(s: State, seat: Seat, item: ItemId): number {
  const { type, bonus } = ITEMS[item];
  const old = s.players[seat]!.worn.find((one) => ITEMS[one].type === type);
  const gain = bonus - (old === undefined ? 0 : ITEMS[old].bonus);
  const effect = effectWorth(s, item) - (old === undefined ? 0 : effectWorth(s, old));
  return powerWorth(s, gain) + effect + itemAim(s, seat, item);
}

const afterPaying = (s: State, seat: Seat, worth: number, gems: number): number =>
  worth - GEM * gems - savingAim(s, seat, gems);

/** Wounds heal one by one anyway: the Temple saves the turns until then. */
function healing(s: State, seat: Seat): number {
  const { wounds } = s.players[seat]!;
  const turns = turnsLeft(s) + 1;
  let sum = s.cursed === seat ? powerWorth(s, 2) : 0;
  for (let left = goesOn(s) ? wounds : wounds - 1, turn = 0; left > 0 && turn < turns; left--, turn++)
    sum += POWER_FOR_A_TURN * left;
  return sum;
}

function trophyWorth(s: State, seat: Seat): number {
  const { gems } = s.players[seat]!;
  const left = turnsLeft(s);
  // Early gems buy power; gems left at the end buy nothing.
  if (left < 1.5) return WORTH.trophy + 20;
  return gems >= PRICES.trophy + 4 || left < 3 ? WORTH.trophy + 8 : 0;
}

function village(s: State, seat: Seat, can: Can): string | undefined {
  const purchase = (worth: number, gems: number): number => {
    const gain = afterPaying(s, seat, worth, gems);
    return gain <= 0 ? -1 : FIRST + gain / gems;
  };
  return most(can, (option) => {
    const [verb, what] = option.split(':') as [string, string];
    switch (verb) {
      case 'buy':
        return purchase(wearing(s, seat, what as ItemId), priceOf(s, seat, what as ItemId));
      case 'temple':
        return purchase(healing(s, seat) + templeAim(s, seat), PRICES.temple);
      case 'guild':
        return purchase(guildWorth(s, seat), guildPrice(s, seat));
      case 'trophy':
        return purchase(trophyWorth(s, seat), PRICES.trophy);
      case 'arena':
        return 100 + arenaOutlook(s, seat, Number(what));
      case 'dungeon':
        return 100 + dungeonOutlook(s, seat);
      default:
        return 0;
    }
  });
}

/** The better of two quests of the pile, on average; a third one is not taken. */
function guildWorth(s: State, seat: Seat): number {
  const { secondary } = s.players[seat]!;
  if (secondary.length >= 2 || s.guild.length === 0) return 0;
  const worth = s.guild.map((quest) => questAim(s, seat, quest, false)).sort((a, b) => b - a);
  const pairs = (worth.length * (worth.length - 1)) / 2;
  if (pairs === 0) return worth[0]!;
  return worth.reduce((sum, one, i) => sum + one * (worth.length - 1 - i), 0) / pairs;
}

/** The present state of the dice: is the fight won as it lies? */
function reroll(s: State, seat: Seat, can: Can): string | undefined {
  const { fight: f } = s;
  const again = can.toArray().find((option) => option !== 'keep') ?? 'keep';
  const doubled = (who: Seat, own: number) => (f.announced.includes(who) ? 2 * own : own);
  if (f.kind === 'dungeon') {
    const monster = f.monster as MonsterId;
    const help = f.ally < 0 ? 0 : allyPower(s, f.ally, monster);
    const mine = doubled(seat, powerAgainst(s, seat, monster) + dieValue(s, seat, f.green)) + help;
    const won = mine >= MONSTERS[monster].power + dieValue(s, NOBODY, f.red);
    return won ? 'keep' : again;
  }
  const { difference: lead, hands } = sidesFor(s, f.attacker, f.defender, seat);
  const bare = powerInArena(s, f.attacker, false) - powerInArena(s, f.defender, true);
  const green = doubled(f.attacker, powerInArena(s, f.attacker, false) + dieValue(s, f.attacker, f.green));
  const red = doubled(f.defender, powerInArena(s, f.defender, true) + dieValue(s, f.defender, f.red));
  const ahead = green - red + (lead - bare) >= 0;
  return ahead === (seat === f.attacker) && hands.length > 0 ? 'keep' : again;
}

/** A hand that was promised in this Arena, or for which words are owed. */
export function isBound(s: State, seat: Seat): boolean {
  const promised = s.ledger.some(
    ({ state, kind, giver, receiver }) =>
      state === 'running' &&
      (kind === 'fist' || kind === 'aside') &&
      giver === seat &&
      (receiver === s.fight.attacker || receiver === s.fight.defender),
  );
  return (
    promised ||
    s.ledger.some(({ state, receiver, due }) => state === 'running' && receiver === seat && due.startsWith('after'))
  );
}

/** The sides of all; own promises as the temper keeps them. */
function fist(s: State, seat: Seat): Side {
  if (isBound(s, seat)) return bestHand(s, seat);
  const { difference: d } = sidesFor(s, s.fight.attacker, s.fight.defender, seat, seat);
  const mine = allyPower(s, seat, 'none');
  const [green, red] = [oddsAt(d + mine), oddsAt(d - mine)];
  const attack = (WORTH.trophy * green.wins - WORTH.wound * green.wounds) / PAIRS;
  const defend = (WORTH.trophy * (PAIRS - red.wins) - WORTH.wound * red.redWounds) / PAIRS;
  return Math.max(attack, defend) <= 0 ? 'none' : attack >= defend ? 'attacker' : 'defender';
}

/** One's own gain, and a part of the loser's loss. */
const plunder = (s: State, seat: Seat, can: Can): string | undefined =>
  most(can, (option) => {
    const [kind, what] = option.split(':');
    const loser = s.fight.defender;
    if (kind === 'gems') return 1.5 * WORTH.gem * Math.ceil(s.players[loser]!.gems / 2);
    if (kind === 'spoils') return spoilsAim(s, seat, what as MonsterId) + WORTH.spoils;
    return wearing(s, seat, what as ItemId) + itemWorth(s, loser, what as ItemId) / 2;
  });

const PLANS: Readonly<Record<string, (s: State, seat: Seat, can: Can) => string | undefined>> = {
  'main-quest': (s, seat, can) => most(can, (quest) => questAim(s, seat, quest as QuestId, true)),
  guild: (s, seat, can) => most(can, (quest) => questAim(s, seat, quest as QuestId, false)),
  messenger: (s, seat) => (questAim(s, seat, s.lookQuests[0] ?? s.guild.at(-1)!, false) > 0 ? 'keep' : 'leave'),
  village,
  confront: (s, seat, can) => {
    const help = s.fight.ally < 0 ? 0 : allyPower(s, s.fight.ally, s.fight.monster);
    return can.has('flee') && fightAim(s, seat, s.fight.monster as MonsterId, help) < 0 ? 'flee' : 'fight';
  },
  crossroads: (s, seat, can) =>
    most(can, (option) => (option === 'none' ? 0 : Math.max(1, fightAim(s, seat, option as MonsterId, 0)))),
  reroll,
  fist,
  plunder,
  surplus: (s, seat, can) => most(can, (item) => ITEMS[item as ItemId].bonus * 20 + itemAim(s, seat, item as ItemId)),
};

export const planned = (s: State, { kind, seat }: Ask, can: Can): string | undefined =>
  PLANS[kind]?.(s, seat, can) ?? habitOf(s, kind, seat, can);
