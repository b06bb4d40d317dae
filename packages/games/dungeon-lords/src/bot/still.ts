// A combat of one seat alone: the real rules, while all other seats do nothing.
import type { Seat } from '@oubliette/engine';
import type { CombatCardId } from '../cards/cards.ts';
import { copyState } from '../copy.ts';
import { dungeonLords } from '../game.ts';
import { forgetItems } from '../magic-items/solving.ts';
import { CELLS } from '../options.ts';
import { NOBODY, NOWHERE, type Player, ROCK, type State } from '../state.ts';

/**
 * A copy in which only this seat has decisions, and which ends with the combat. The others keep their place on the
 * Evilometer and the parties at their doors, because the paladin's rules read them, but have nothing to defend or lose. Fields
 * that no rule of combat reads are left out, so that copies are cheap.
 */
export function othersStill(s: State, seat: Seat, combatCards: readonly CombatCardId[]): State {
  const still = copyState(s, dungeonLords.copy(s).core);
  const combat = still.core.stack.findIndex(({ proc }) => proc === 'combat');
  if (combat < 0) throw new Error('there is no combat');
  if (still.fight.seat !== NOBODY && still.fight.seat !== seat) throw new Error('somebody else is fighting');
  still.core.stack = still.core.stack.slice(combat);
  still.combatCards = combatCards.slice();
  for (const list of [still.monsterStack, still.roomStack, still.adventurerStack, still.trapStack, still.usedTraps]) {
    list.length = 0;
  }
  for (const list of [still.discardedMonsters, still.discardedRooms, still.farLands]) list.length = 0;
  still.players.forEach((player, i) => {
    forgetOrders(player);
    if (i !== seat) standStill(player);
  });
  forgetItems(still, seat);
  return still;
}

function forgetOrders(player: Player): void {
  for (const list of [player.dealt, player.blocked, player.played, player.unused, player.spied]) list.length = 0;
  player.shownTraps.length = 0;
  player.buriedTraps.length = 0;
}

/** Without tiles a seat does not plan, without prisoners it loses none, without a plan it does not fight. */
function standStill(player: Player): void {
  for (let c = 0; c < CELLS; c++) player.map[c] = ROCK;
  for (const list of [player.rooms, player.lair, player.prison, player.traps]) list.length = 0;
  player.plan = { cell: NOWHERE, traps: [], creatures: [] };
}
