// Witch Hunt (DL-CARD-71): the worst players get a worse name, the nicest a better one.
import { changeEvil } from '../rules/evil.ts';
import { type State, turnOrder } from '../state.ts';

/** Everybody tied moves; if all are level nobody does. The counters are compared before the first one moves. */
export function witchHunt(s: State): undefined {
  const evils = s.players.map(({ evil }) => evil);
  const most = Math.max(...evils);
  const least = Math.min(...evils);
  if (most === least) return;
  for (const seat of turnOrder(s)) {
    if (evils[seat] === most) changeEvil(s, seat, 1, 'DL-CARD-71');
    else if (evils[seat] === least) changeEvil(s, seat, -1, 'DL-CARD-71');
  }
}
