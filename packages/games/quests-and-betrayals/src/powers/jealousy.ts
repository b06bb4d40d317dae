// QT-CARD-64: the gods do not like the player with the most trophies.
import { wound } from '../rules/wounds.ts';
import { clockwise, type State } from '../state.ts';

export function strikeLeaders(s: State): void {
  const most = Math.max(...s.players.map(({ trophies }) => trophies));
  for (const seat of clockwise(s, s.active)) if (s.players[seat]!.trophies === most) wound(s, seat, 1, 'QT-CARD-64');
}
