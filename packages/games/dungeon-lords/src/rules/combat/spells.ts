// DL-FIGHT-6 to DL-FIGHT-8, DL-FIGHT-14, DL-FIGHT-15: the spell of the combat card, if the party has the magic.
import type { Seat } from '@oubliette/engine';
import { COMBAT_CARDS, type CombatCardId, ROOMS, type SpellEffect, type SpellPower } from '../../cards/cards.ts';
import { fromItems } from '../../magic-items/bearers.ts';
import { useWands } from '../../magic-items/used.ts';
import { castAuraOfFear } from '../../powers/aura-of-fear.ts';
import { castBlindRage } from '../../powers/blind-rage.ts';
import { castDetectTreasure } from '../../powers/detect-treasure.ts';
import { castDimensionalGate } from '../../powers/dimensional-gate.ts';
import { castGraffiti } from '../../powers/graffiti.ts';
import { castIllusion } from '../../powers/illusion.ts';
import { castInvisibility } from '../../powers/invisibility.ts';
import { castMagicKey } from '../../powers/magic-key.ts';
import { castMetamorphosis } from '../../powers/metamorphosis.ts';
import { castSuggestion } from '../../powers/suggestion.ts';
import { castWordOfPeace } from '../../powers/word-of-peace.ts';
import { type Frame, type State, w } from '../../state.ts';
import { changeEvil } from '../evil.ts';
import { roomAt } from './battle-tile.ts';
import { lineOf } from './line-of.ts';
import { heal, hitPoints, partyMagic } from './party.ts';
import { type Sum, terms } from './told-facts.ts';

/** DL-RULING-41: the card of this combat round. */
export const cardOf = (s: State): CombatCardId => s.combatCards[s.combatShown - 1]!;

/** DL-FIGHT-7, DL-FIGHT-15: as much as the number of the round. */
export const magicNeeded = (round: number): number => round;

export const castFast = (s: State): Frame | undefined => cast(s, 'fast');
export const castSlow = (s: State): Frame | undefined => cast(s, 'slow');

/** DL-RULING-29: the magic is counted now, on those still present; who can cast, does. */
function cast(s: State, speed: 'fast' | 'slow'): Frame | undefined {
  const card = cardOf(s);
  if (COMBAT_CARDS[card].speed !== speed) return undefined;
  const { seat, noSpells } = s.fight;
  const player = s.players[seat]!;
  const room = roomAt(player, player.plan.cell);
  const needed = magicNeeded(s.combatShown);
  const magic = partyMagic(s, seat);
  if (magic < needed) {
    w.tell(() => ({ type: 'no-spell', rule: 'DL-FIGHT-7', seat, card, ...magicTold(s, seat, magic, needed) }));
    return undefined;
  }
  if (room !== undefined && ROOMS[room].noSpells) {
    w.tell(() => ({ type: 'spell-stopped', rule: ROOMS[room].rule, seat, card, by: room }));
    return undefined;
  }
  if (noSpells) {
    w.tell(() => ({ type: 'spell-stopped', rule: 'DL-CARD-39', seat, card, by: 'anti-magic-dart' }));
    return undefined;
  }
  w.tell(() => ({
    type: 'spell',
    rule: speed === 'fast' ? 'DL-FIGHT-6' : 'DL-FIGHT-14',
    seat,
    card,
    ...magicTold(s, seat, magic, needed),
  }));
  useWands(s, seat, card, needed, magic);
  const { effect, power, rule } = COMBAT_CARDS[card];
  if (effect !== undefined) takeEffect(s, seat, card, effect, rule);
  if (power !== undefined) return POWERS[power](s, seat);
  if (effect === undefined) w.tell(() => ({ type: 'no-effect', rule, seat, card }));
  return undefined;
}

function magicTold(s: State, seat: Seat, magic: number, needed: number) {
  const items = fromItems(s, seat, 'wand');
  const { wands = 0 } = items;
  const sum: Sum = {
    terms: terms(['magic', magic - wands], ['wands', wands]),
    atLeast: { what: 'needed', n: needed },
    enough: magic >= needed,
  };
  return { magic, needed, ...items, sum };
}

const POWERS: Readonly<Record<SpellPower, (s: State, seat: Seat) => Frame | undefined>> = {
  'word-of-peace': castWordOfPeace,
  suggestion: castSuggestion,
  invisibility: castInvisibility,
  'detect-treasure': castDetectTreasure,
  graffiti: castGraffiti,
  'aura-of-fear': castAuraOfFear,
  metamorphosis: castMetamorphosis,
  'blind-rage': castBlindRage,
  illusion: castIllusion,
  'magic-key': castMagicKey,
  'dimensional-gate': castDimensionalGate,
};

/** Spells that are a line of their card. */
function takeEffect(s: State, seat: Seat, card: CombatCardId, effect: SpellEffect, rule: string): void {
  const player = s.players[seat]!;
  const { evil, imps, shield, heal: points, headHealth, fatigue } = effect;
  if (evil !== undefined) changeEvil(s, seat, evil, rule); // DL-RULING-37: as far as it goes
  if (imps !== undefined) {
    const lost = Math.min(-imps, player.imps);
    player.imps -= lost;
    if (lost === 0) w.tell(() => ({ type: 'no-effect', rule, seat, card }));
    else w.tell(() => ({ type: 'imps-lost', rule, seat, imps: lost, left: player.imps }));
  }
  if (shield !== undefined) {
    s.fight.shield += shield;
    w.tell(() => ({ type: 'shield', rule, seat, points: shield }));
  }
  if (points !== undefined) {
    if (player.party.some(({ wounds }) => wounds > 0)) heal(s, seat, points, rule);
    else w.tell(() => ({ type: 'no-effect', rule, seat, card }));
  }
  if (headHealth !== undefined) {
    const head = player.party[0]!;
    head.extra += headHealth;
    w.tell(() => ({
      type: 'fattened',
      rule,
      seat,
      hero: head.id,
      points: headHealth,
      health: hitPoints(head),
      line: lineOf(s, seat),
    }));
  }
  if (fatigue !== undefined) {
    s.fight.courage -= fatigue;
    w.tell(() => ({ type: 'courage', rule, seat, points: -fatigue }));
  }
}
