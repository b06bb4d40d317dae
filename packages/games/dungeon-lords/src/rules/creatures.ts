// DL-MONTYPE: the creatures of a lair.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '../cards/cards.ts';
import type { Creature, Player, State } from '../state.ts';

/** DL-MONTYPE-3: into the lair; a troll's token stands with the imps (DL-RULING-24). */
export function joinLair(s: State, seat: Seat, id: MonsterId): void {
  s.players[seat]!.lair.push({ id, spent: false, worked: false, unpaid: false });
}

/** Out of the game, face up (DL-GEN-5), and out of the fight it was sent to. A troll takes its token along (DL-RULING-18). */
export function leaveLair(s: State, seat: Seat, creature: Creature): void {
  const { lair, plan } = s.players[seat]!;
  const { id } = creature;
  lair.splice(lair.indexOf(creature), 1);
  s.discardedMonsters.push(id);
  const sent = plan.creatures.indexOf(id);
  if (sent >= 0 && countReady(lair, id) < plan.creatures.filter((other) => other === id).length) {
    plan.creatures.splice(sent, 1);
  }
}

/** How many of these lie face up. */
export function countReady(lair: readonly Creature[], id: MonsterId): number {
  let n = 0;
  for (let i = 0; i < lair.length; i++) if (lair[i]!.id === id && !lair[i]!.spent) n++;
  return n;
}

/** One of these in this condition; of equals one that is still to be paid, since it is owed nothing once it is gone. */
export function findCreature(lair: readonly Creature[], id: MonsterId, spent: boolean): Creature | undefined {
  let found: Creature | undefined;
  for (const creature of lair) {
    if (creature.id !== id || creature.spent !== spent) continue;
    if (creature.unpaid) return creature;
    found ??= creature;
  }
  return found;
}

export const isGhost = (id: MonsterId): boolean => MONSTERS[id].ghost === true;

/** Trolls whose token has not worked this round. */
export function freshTrolls(lair: readonly Creature[]): number {
  let n = 0;
  for (const { id, worked } of lair) if (!worked && MONSTERS[id].token === true) n++;
  return n;
}

/** DL-PROD-6: trolls go to work first, they can do nothing else this round. How many went? */
export function sendTrolls(player: Player, most: number): number {
  let sent = 0;
  for (const creature of player.lair) {
    if (sent === most) break;
    if (creature.worked || MONSTERS[creature.id].token !== true) continue;
    creature.worked = true;
    sent++;
  }
  return sent;
}
