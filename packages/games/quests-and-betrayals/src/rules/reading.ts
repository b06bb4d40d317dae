// What a screen works out from a view with the arithmetic of the rules: odds, prices, how far a quest is.
import type { Seat } from '@oubliette/engine';
import { DIE, type ItemId, MONSTERS, type MonsterId, type QuestId } from '../cards/cards.ts';
import { guildPrice } from '../powers/bard.ts';
import { isFulfilled } from '../powers/quests.ts';
import { facesOf } from '../powers/three-headed-hydra.ts';
import { NOBODY, noFight, type Piece, type State } from '../state.ts';
import type { PlayerSeen, View } from '../view.ts';
import { dieValue } from './dice.ts';
import { priceOf } from './items.ts';
import { allyPower, powerAgainst, powerInArena } from './power.ts';
import { candidates, kindsFor } from './talk/candidates.ts';
import { type Draft, dueOf, kindOf, type Part } from './talk/pieces.ts';

export type { FightSeen, LineSeen, OfferSeen, PlayerSeen, View } from '../view.ts';
export type { PowerTerm } from './power.ts';
export type { Draft, Part } from './talk/pieces.ts';
export { dueOf, kindOf, mirrored, subjectOf } from './talk/pieces.ts';

/** The rules read states; what they read here is open to everybody, and so in every view. */
const stateOf = (v: View): State =>
  ({
    ...v,
    active: v.active ?? NOBODY,
    cursed: v.cursed ?? NOBODY,
    fallen: v.fallen ?? { attacker: NOBODY, defender: NOBODY },
    fight: { ...noFight(), ...v.fight },
    talk: { moment: v.moment ?? 'none', standing: v.offers },
    ledger: v.ledger.map(({ word = '', ...line }) => ({ ...line, kind: kindOf(word), due: dueOf(word) })),
    players: v.players.map((player) => ({
      ...player,
      character: player.character ?? 'none',
      enemy: player.enemy ?? 'none',
    })),
  }) as unknown as State;

/** QT-RULING-54 */
export const priceFor = (v: View, seat: Seat, item: ItemId, halved = false): number =>
  priceOf(stateOf(v), seat, item, halved);
export const guildPriceFor = (v: View, seat: Seat): number => guildPrice(stateOf(v), seat);

/** What somebody counts against a monster, as the active player and as an ally. */
export const powerOn = (v: View, seat: Seat, monster: MonsterId): number => powerAgainst(stateOf(v), seat, monster);
export const helpOn = (v: View, seat: Seat, monster: MonsterId | 'none'): number =>
  allyPower(stateOf(v), seat, monster);
const FACES = Array.from({ length: DIE }, (_, i) => i + 1);

/** How often green wins, of 1; `weight` tells how often a red face comes. */
function chance(green: (pips: number) => number, red: (pips: number) => number, weight = (_: number): number => 1) {
  let wins = 0;
  let all = 0;
  for (const g of FACES) {
    for (const r of FACES) {
      all += weight(r);
      if (green(g) >= red(r)) wins += weight(r);
    }
  }
  return wins / all;
}

/** QT-DUNGEON-6 to QT-DUNGEON-9: the chance of the fight that is going on, with this ally or alone. */
export function dungeonChance(v: View, ally?: Seat): number | undefined {
  const { fight } = v;
  if (fight?.monster === undefined) return undefined;
  const { monster, attacker, announced } = fight;
  const s = stateOf(v);
  const own = powerAgainst(s, attacker, monster);
  const help = ally === undefined ? 0 : allyPower(s, ally, monster);
  const doubled = announced.includes(attacker) ? 2 : 1;
  return chance(
    (pips) => doubled * (own + dieValue(s, attacker, pips)) + help,
    (pips) => MONSTERS[monster].power + dieValue(s, NOBODY, pips),
    facesOf(monster),
  );
}

/** QT-ARENA-7 to QT-ARENA-9: the attacker's chance in the Arena that is going on, with these beside each principal. */
export function arenaChance(v: View, forAttacker: readonly Seat[], forDefender: readonly Seat[]): number | undefined {
  const { fight } = v;
  if (fight?.defender === undefined) return undefined;
  const { attacker, defender, announced } = fight;
  const s = stateOf(v);
  const side = (seat: Seat, defends: boolean, allies: readonly Seat[]) => {
    const own = powerInArena(s, seat, defends);
    const doubled = announced.includes(seat) ? 2 : 1;
    const help = allies.reduce((sum, ally) => sum + allyPower(s, ally, 'none'), 0);
    return (pips: number): number => doubled * (own + dieValue(s, seat, pips)) + help;
  };
  return chance(side(attacker, false, forAttacker), side(defender, true, forDefender));
}

export interface Progress {
  readonly have: number;
  readonly need: number;
  readonly fulfilled: boolean;
}

const ofType = (player: PlayerSeen, ...types: readonly string[]): number =>
  player.spoils.filter((id) => types.includes(MONSTERS[id].type)).length;

type Count = readonly [need: number, have: (player: PlayerSeen, v: View) => number];
/** What is counted for a quest, and how much of it is needed; conditions of yes and no count to 1. */
const COUNTS: { readonly [quest in QuestId]?: Count } = {
  huntsman: [2, (player) => ofType(player, 'creature')],
  provost: [2, (player) => ofType(player, 'humanoid')],
  exorcist: [2, (player) => ofType(player, 'undead')],
  naturalist: [4, ({ spoils }) => spoils.length],
  miser: [8, ({ gems }) => gems],
  colossus: [14, ({ power }) => power],
  'full-harness': [3, ({ worn }) => worn.length],
  gladiator: [2, ({ beaten }) => beaten.length],
  'shield-sibling': [4, ({ allyWins }) => allyWins],
  loner: [2, ({ loneWins }) => loneWins],
  martyr: [4, ({ wounds }) => wounds],
  collector: [5, ({ spoils }) => spoils.length],
  pilgrim: [2, ({ temples }) => temples],
};

/** How far somebody is with a quest (QT-CARD-65 to QT-CARD-82). */
export function questProgress(v: View, seat: Seat, quest: QuestId): Progress {
  const fulfilled = isFulfilled(stateOf(v), seat, quest);
  const [need, have] = COUNTS[quest] ?? [1, () => Number(fulfilled)];
  return { have: fulfilled ? need : Math.min(need - 1, have(v.players[seat]!, v)), need, fulfilled };
}

/** QT-TALK-11: every piece that could be laid into this part of an offer as it stands. */
export function piecesFor(v: View, draft: Draft, part: Part): Piece[] {
  const s = stateOf(v);
  return kindsFor(s, draft, part).flatMap((kind) => candidates(s, draft, part, kind));
}
