// QT-CARD-16: a player who loses to the Goblin loses a gem too.
import { payGems } from '../rules/gems.ts';
import { type State, w } from '../state.ts';

export function pilfer(s: State): void {
  const { active } = s;
  if (s.players[active]!.gems === 0) return;
  payGems(s, active, 1);
  w.tell(() => ({ type: 'pilfered', rule: 'QT-CARD-16', seat: active, gems: 1 }));
}
