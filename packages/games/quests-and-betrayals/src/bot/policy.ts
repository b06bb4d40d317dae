// Sensible answers of an adventurer, for playouts.
import type { Ask, Can, Pick, Seat } from '@oubliette/engine';
import { ITEMS, type ItemId, type MonsterId, QUESTS, type QuestId } from '../cards/cards.ts';
import { priceOf } from '../rules/items.ts';
import { powerInArena } from '../rules/power.ts';
import type { LedgerLine, State } from '../state.ts';
import { easeOf } from './appraise.ts';
import { bestHand } from './fists.ts';
import { oddsAt, PAIRS } from './odds.ts';
import { difference, fightWorth } from './price.ts';
import { breakingCost, holdsBack } from './trust.ts';
import { itemWorth, pieceWorth, spoilsWorth, unfinished, WORTH } from './worth.ts';

/** The option with the highest mark, the first of equals. */
export function most(can: Can, mark: (option: string) => number): string | undefined {
  let best: string | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < can.count; i++) {
    const one = mark(can.list[i]!);
    if (one <= high) continue;
    high = one;
    best = can.list[i];
  }
  return best;
}

type Habit = (s: State, seat: Seat, can: Can) => string | undefined;

const questMark = (quest: string): number => (QUESTS[quest as QuestId].trophies + 1) * easeOf(quest as QuestId);

/** An Arena is worth the trophy and the plunder at these odds, less the wound; bystanders are expected to cancel out. */
function arenaWorth(s: State, seat: Seat, other: Seat): number {
  const { wins, wounds } = oddsAt(powerInArena(s, seat, false) - powerInArena(s, other, true));
  const { gems, worn, spoils } = s.players[other]!;
  const plunder = Math.max(
    WORTH.gem * Math.ceil(gems / 2),
    ...worn.map((item) => itemWorth(s, seat, item)),
    ...spoils.map((card) => spoilsWorth(s, seat, card)),
  );
  let worth =
    (wins * (WORTH.trophy + plunder + (s.arenaFought ? 0 : WORTH.gem * s.pot)) - WORTH.wound * wounds) / PAIRS;
  for (const line of s.ledger) {
    if (line.state !== 'running' || line.kind !== 'truce' || line.giver !== seat || line.receiver !== other) continue;
    worth -= Math.min(1e6, breakingCost(s, seat, other)); // QT-TALK-57
  }
  return worth;
}
const DUNGEON_WORTH = 62;

const village: Habit = (s, seat, can) =>
  most(can, (option) => {
    const [verb, what] = option.split(':') as [string, string];
    const { gems, wounds, secondary } = s.players[seat]!;
    switch (verb) {
      case 'buy': {
        const item = what as ItemId;
        const gain = itemWorth(s, seat, item) - WORTH.price * ITEMS[item].price;
        const wanted = item === 'double-axe' && unfinished(s, seat).includes('edge') ? 200 : 0;
        return gain + wanted >= 20 ? 80 + (gain + wanted) / priceOf(s, seat, item) : 0;
      }
      case 'temple':
        return wounds >= 3 ? 150 : 0;
      case 'guild':
        return gems >= 5 && secondary.length === 0 ? 70 : 0;
      case 'trophy':
        return gems >= 8 ? 110 : s.lastRound ? 200 : 0;
      case 'arena':
        return arenaWorth(s, seat, Number(what)) * 0.8;
      case 'dungeon':
        return DUNGEON_WORTH;
      default:
        return 1;
    }
  });

/** What is owed to the ally of this fight, of one kind, unless it is held back. */
function owed(s: State, seat: Seat, kind: LedgerLine['kind']): number {
  const line = s.ledger.find((l) => l.state === 'running' && l.giver === seat && l.kind === kind && l.due === 'split');
  if (line === undefined) return 0;
  const n = line.kind === 'card' ? 1 : Number(line.subject);
  const worth = pieceWorth(s, seat, `${kind}:${line.subject}`);
  return holdsBack(s, line, worth) ? 0 : n;
}

/** QT-TALK-57: paid in full, or not at all. */
const settle: Habit = (s, seat, can) => {
  const top = s.core.stack.at(-1);
  const done = top?.proc === 'settle' ? top.drafts[seat]!.length : 0;
  const line = s.due.map((number) => s.ledger[number - 1]!).filter(({ giver }) => giver === seat)[done];
  if (line === undefined) return undefined;
  const options = can.toArray();
  const nothing = options.find((option) => option === '0' || option === 'hold');
  const worth = Math.min(
    ...options
      .filter((o) => o !== nothing)
      .map((o) =>
        pieceWorth(
          s,
          seat,
          line.kind === 'gems' || line.kind === 'loot' ? `gems:${line.subject}` : `${line.kind}:${o}`,
        ),
      ),
  );
  if (holdsBack(s, line, worth)) return nothing;
  return options.at(line.kind === 'gems' || line.kind === 'loot' ? -1 : 0);
};

const HABITS: Readonly<Record<string, Habit>> = {
  'main-quest': (_s, _seat, can) => most(can, questMark),
  guild: (_s, _seat, can) => most(can, questMark),
  village,
  confront: (s, _seat, can) => {
    const d = difference(s, s.fight.ally < 0 ? undefined : s.fight.ally);
    return can.has('flee') && fightWorth(s, d) < 0 ? 'flee' : 'fight';
  },
  announce: (s, seat) => {
    if (s.fight.kind === 'arena') return 'use';
    return s.fight.kind === 'dungeon' && oddsAt(difference(s)).wins < PAIRS * 0.6 && seat === s.active ? 'use' : 'keep';
  },
  reroll: (s, seat, can) => {
    const { green, red, attacker } = s.fight;
    const mine = seat === attacker ? green : red;
    return mine <= 4 ? can.list[0] : 'keep';
  },
  'split-gems': (s, seat, can) => `${Math.min(owed(s, seat, 'loot'), can.count - 1)}`,
  'split-trophies': (s, seat, can) => `${Math.min(owed(s, seat, 'trophy'), can.count - 1)}`,
  'split-card': (s, seat) => (owed(s, seat, 'card') > 0 ? 'give' : 'keep'),
  wish: (s, seat, can) =>
    most(can, (option) =>
      option === 'trophy'
        ? WORTH.trophy
        : option === 'gems'
          ? 5 * WORTH.gem + WORTH.wound * s.players[seat]!.wounds - 12
          : itemWorth(s, seat, option.slice(5) as ItemId),
    ),
  messenger: () => 'keep',
  crossroads: (s, seat, can) =>
    most(can, (option) => (option === 'none' ? 0 : spoilsWorth(s, seat, option as MonsterId))),
  pedlar: (s, seat, can) =>
    most(can, (option) =>
      option === 'none'
        ? 15
        : itemWorth(s, seat, option as ItemId) - WORTH.gem * priceOf(s, seat, option as ItemId, true),
    ),
  surplus: (_s, _seat, can) =>
    most(can, (option) => ITEMS[option as ItemId].bonus * 20 + ITEMS[option as ItemId].price),
  fist: (s, seat) => bestHand(s, seat),
  plunder: (s, seat, can) =>
    most(can, (option) => {
      const [kind, what] = option.split(':');
      if (kind === 'gems') return WORTH.gem * Math.ceil(s.players[s.fight.defender]!.gems / 2);
      return kind === 'item' ? itemWorth(s, seat, what as ItemId) : spoilsWorth(s, seat, what as MonsterId);
    }),
  'light-fingers': (s, _seat, can) => most(can, (option) => s.players[Number(option.slice(5))]!.gems),
  settle,
};

/** Answers at random once in so many times: every option must occur in some playout. */
const WHIM = 12;

/** The answer without randomness. */
export const habitOf = (s: State, kind: string, seat: Seat, can: Can): string | undefined =>
  HABITS[kind]?.(s, seat, can);

export const playout = (s: State, { kind, seat }: Ask, can: Can, pick: Pick): string | undefined =>
  HABITS[kind] === undefined || pick(WHIM) === 0 ? undefined : habitOf(s, kind, seat, can);
