// QT-CARD-108: Light Fingers. A gem from a loser after a won Arena, and one more for every beaten humanoid.
import type { Seat } from '@oubliette/engine';
import { MONSTERS } from '../cards/cards.ts';
import { pocketGem } from '../rules/gems.ts';
import { losers, winners } from '../rules/sides.ts';
import { clockwise, type Frame, type State, w } from '../state.ts';
import { powersWork } from './lich.ts';

/** QT-RULING-52: losers who still have a gem after the plunder. */
const purses = (s: State): Seat[] => losers(s).filter((seat) => s.players[seat]!.gems > 0);

export function startFingers(s: State): Frame | undefined {
  const won = winners(s);
  const thief = clockwise(s, s.fight.attacker).find(
    (seat) => won.includes(seat) && s.players[seat]!.character === 'thief',
  );
  return thief === undefined ? undefined : { proc: 'light-fingers', todo: [thief], at: 0 };
}

export const lightFingers = w.eachInTurn('light-fingers', {
  who: (s, seat) => (purses(s).length === 0 ? undefined : seat),
  options(s, _seat, _item, can) {
    for (const victim of purses(s)) can.add(`seat:${victim}`);
  },
  choose(s, seat, _item, option) {
    const victim = Number(option.slice('seat:'.length));
    s.players[victim]!.gems--;
    s.players[seat]!.gems++;
    w.tell(() => ({ type: 'light-fingers', rule: 'QT-CARD-108', seat, toSeat: victim, gems: 1 }));
  },
  quiet: true,
});

/** As the active player. */
export function humanoidGem(s: State, seat: Seat): void {
  const { monster } = s.fight;
  if (s.players[seat]!.character !== 'thief' || monster === 'none' || !powersWork(monster)) return;
  if (MONSTERS[monster].type === 'humanoid') pocketGem(s, seat, 'QT-CARD-108');
}
