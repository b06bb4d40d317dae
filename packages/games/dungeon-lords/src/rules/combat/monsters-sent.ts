// The monsters of a plan that are still to attack. Ghosts are never meant (DL-MONTYPE-2).
import type { RuleId, Seat } from '@oubliette/engine';
import { MONSTER_IDS, type MonsterId } from '../../cards/cards.ts';
import { type State, w } from '../../state.ts';
import { isGhost } from '../creatures.ts';

export const monstersSent = (s: State, seat: Seat): MonsterId[] =>
  s.players[seat]!.plan.creatures.filter((id) => !isGhost(id));

/** DL-RULING-28: back to the lair, face up, as if never sent. */
export function withdraw(s: State, seat: Seat, monster: MonsterId, rule: RuleId): void {
  const { creatures } = s.players[seat]!.plan;
  creatures.splice(creatures.indexOf(monster), 1);
  w.tell(() => ({ type: 'withdrawn', rule, seat, monster }));
}

/** One of the monsters sent; twins are one option. */
export function offerMonstersSent(
  s: State,
  seat: Seat,
  can: { add(option: MonsterId, no?: RuleId): void },
  rule: RuleId,
): void {
  const { plan, lair } = s.players[seat]!;
  for (const id of MONSTER_IDS) {
    if (isGhost(id) || !plan.creatures.includes(id)) {
      if (lair.some((creature) => creature.id === id)) can.add(id, rule);
    } else can.add(id);
  }
}
