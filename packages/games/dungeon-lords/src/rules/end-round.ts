// DL-END: imps go home, the first-player marker moves on.
import { type State, w } from '../state.ts';
import { dummiesRest } from './dummies.ts';

export function endRound(s: State): void {
  for (const player of s.players) {
    // DL-END-1
    player.imps += player.busy;
    player.busy = 0;
    for (const creature of player.lair) creature.worked = false;
    for (const room of player.rooms) room.produced = 0;
  }
  dummiesRest(s);
  if (s.season < 3) {
    s.first = (s.first + 1) % s.players.length; // DL-END-2: to the left, but not at the end of autumn
    w.tell(() => ({ type: 'first-passes', rule: 'DL-END-2', seat: s.first }));
  }
  s.season = (s.season + 1) as State['season'];
}
