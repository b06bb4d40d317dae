// DL-COMBAT: up to four rounds of planning, reveal and fight (DL-COMBAT-7).
import { reveal, type Seat } from '@oubliette/engine';
import { COMBAT_CARDS, COMBAT_ROUNDS } from '../../cards/cards.ts';
import { itemsLeave } from '../../magic-items/fate.ts';
import { handOutItems } from '../../magic-items/hand-out.ts';
import { auraOfFear } from '../../powers/aura-of-fear.ts';
import { dimensionalGate } from '../../powers/dimensional-gate.ts';
import { metamorphosis } from '../../powers/metamorphosis.ts';
import { suggestion } from '../../powers/suggestion.ts';
import { wordOfPeace } from '../../powers/word-of-peace.ts';
import { type Frame, type State, turnOrder, w } from '../../state.ts';
import { attack, target } from './attacks.ts';
import { fight, fights } from './fight.ts';
import { hasParty, isPaladin } from './party.ts';
import { planning, startPlanning } from './planning.ts';
import { losePrisoner, startNoTile } from './prisoners.ts';
import { cardOf } from './spells.ts';
import { firstTrap, trapTarget } from './spring-trap.ts';

/** DL-COMBAT-4, DL-CONQ-4: as long as rounds are left and anybody stands at anybody's door (DL-RULING-35). */
function nextRound(s: State): Frame | undefined {
  if (s.combatShown === COMBAT_ROUNDS) return undefined;
  for (let seat = 0; seat < s.players.length; seat++) if (hasParty(s, seat)) return { proc: 'combat-round', at: 0 };
  return undefined;
}

const combat = w.sequence('combat', [
  (s) => {
    w.tell(() => ({ type: 'combat', rule: 'DL-COMBAT-1', year: s.year }));
    handOutItems(s); // MI-B-34
  },
  // DL-COMBAT-2
  nextRound,
  nextRound,
  nextRound,
  nextRound,
  endCombat,
]);

const combatRound = w.sequence('combat-round', [
  (s) => w.tell(() => ({ type: 'combat-round', rule: 'DL-COMBAT-7', round: s.combatShown + 1 })),
  startNoTile,
  startPlanning,
  showCard,
  () => ({ proc: 'fights', at: 0 }),
]);

/** DL-REVEAL-1 */
function showCard(s: State): void {
  reveal(s);
  s.combatShown++;
  const card = cardOf(s);
  const { fatigue } = COMBAT_CARDS[card];
  w.tell(() => ({ type: 'combat-card', rule: 'DL-REVEAL-1', round: s.combatShown, card, fatigue }));
}

/** DL-COMBAT-5, DL-COMBAT-6; for everybody at the same time (DL-RULING-44). */
function endCombat(s: State): void {
  for (const seat of turnOrder(s)) {
    itemsLeave(s, seat); // MI-B-46, MI-A-27
    goHome(s, seat);
    for (const creature of s.players[seat]!.lair) creature.spent = false;
  }
  w.tell(() => ({ type: 'combat-over', rule: 'DL-COMBAT-6', year: s.year }));
}

/** DL-COMBAT-5: to the Far Lands, a free paladin too (DL-RULING-35). Illusions just end. */
function goHome(s: State, seat: Seat): void {
  const heroes = s.players[seat]!.party.splice(0).flatMap(({ id }) => (id === 'illusion' ? [] : [id]));
  if (heroes.length === 0) return;
  s.farLands.push(...heroes);
  if (heroes.some(isPaladin)) s.paladin = 'gone';
  w.tell(() => ({ type: 'heroes-leave', rule: 'DL-COMBAT-5', seat, heroes }));
}

export const combatProcedures = {
  combat,
  'combat-round': combatRound,
  'lose-prisoner': losePrisoner,
  planning,
  fights,
  fight,
  'first-trap': firstTrap,
  'trap-target': trapTarget,
  attack,
  target,
  'word-of-peace': wordOfPeace,
  suggestion,
  'aura-of-fear': auraOfFear,
  metamorphosis,
  'dimensional-gate': dimensionalGate,
};

/** The lines of the rule book beside each decision. */
export const combatAsks = {
  'lose-prisoner': { rules: ['DL-PLAN-7', 'DL-RULING-22', 'DL-CARD-59'] },
  'plan-tile': { rules: ['DL-PLAN-1', 'DL-PLAN-2', 'DL-RULING-25'] },
  'plan-trap': { rules: ['DL-PLAN-3', 'DL-PLAN-4', 'DL-PLAN-6', 'DL-RULING-26'] },
  'plan-creature': { rules: ['DL-PLAN-3', 'DL-PLAN-4', 'DL-PLAN-5', 'DL-PLAN-6', 'DL-RULING-28'] },
  'first-trap': { rules: ['DL-CARD-28', 'DL-RULING-50'] },
  'trap-target': { rules: ['DL-FIGHT-3', 'DL-FIGHT-4'] },
  attack: { rules: ['DL-FIGHT-9', 'DL-FIGHT-10', 'DL-FIGHT-11', 'DL-FIGHT-13', 'DL-RULING-28'] },
  target: { rules: ['DL-FIGHT-10', 'DL-FIGHT-12'] },
  'word-of-peace': { rules: ['DL-CARD-43', 'DL-RULING-47'] },
  suggestion: { rules: ['DL-CARD-44', 'DL-MONTYPE-1'] },
  'aura-of-fear': { rules: ['DL-CARD-52'] },
  metamorphosis: { rules: ['DL-CARD-53', 'DL-RULING-52'] },
  'dimensional-gate': { rules: ['DL-CARD-60', 'DL-RULING-52'] },
} as const;
