// DL-MINE: each imp takes a gold out of a tunnel of its own. Tunnels are alike, so only their number counts.
import { COUNT } from '../options.ts';
import { TUNNEL, w } from '../state.ts';
import { minionBack, minionHome, minionOn, unable } from './actions.ts';
import { employ, foremen, permitOf, sendForeman } from './dig-tunnels.ts';
import { count } from './dungeon.ts';

export const mineGold = w.eachInTurn('mine-gold', {
  who(s, space) {
    const seat = minionOn(s, 'gold', space);
    if (seat === undefined) return undefined;
    const { imps, map } = s.players[seat]!;
    return imps > foremen(s, seat, 'gold', space) && map.includes(TUNNEL) ? seat : undefined;
  },
  skipped: unable('gold'),
  options(s, seat, space, can) {
    const { imps, map } = s.players[seat]!;
    const permit = permitOf('gold', space);
    const workers = imps - foremen(s, seat, 'gold', space);
    const tunnels = count(map, TUNNEL); // DL-MINE-1, DL-MINE-3: neither rooms nor conquered tunnels
    for (let n = 1; n <= 4; n++) {
      const no = n > permit ? 'DL-DIG-1' : n > imps ? 'DL-MINE-1' : n > workers ? 'DL-DIG-2' : undefined;
      can.add(COUNT[n]!, no ?? (n > tunnels ? 'DL-MINE-2' : undefined));
    }
    can.add('pass');
  },
  choose(s, seat, space, option) {
    if (option === 'pass') return minionBack(s, 'gold', space);
    const player = s.players[seat]!;
    const gold = Number(option);
    const imps = gold + sendForeman(s, seat, 'gold', space);
    employ(player, imps);
    player.gold += gold;
    minionHome(s, 'gold', space);
    w.tell(() => ({ type: 'mined', rule: 'DL-MINE-1', seat, imps, gold, foreman: imps > gold }));
  },
  about: (s, seat, space) => ({
    space: space + 1,
    permit: permitOf('gold', space),
    imps: s.players[seat]!.imps,
    foreman: foremen(s, seat, 'gold', space) === 1,
  }),
});
