// QT-RULING-46: after both dice the green side decides, then the red; each die is rolled again once at most.
import { roll, type Seat } from '@oubliette/engine';
import { DIE } from '../cards/cards.ts';
import { canUseClover } from '../powers/silver-clover.ts';
import { canTwist } from '../powers/sorcerer.ts';
import { type State, w } from '../state.ts';
import { sumsOf } from './sums.ts';

export const canReroll = (s: State, seat: Seat): boolean =>
  !s.fight.rerolled.includes(seat) && (canTwist(s, seat) || canUseClover(s, seat));

export const reroll = w.eachInTurn('reroll', {
  who: (s, seat) => (canReroll(s, seat) ? seat : undefined),
  options(s, seat, _item, can) {
    if (canTwist(s, seat)) can.add('sorcery');
    if (canUseClover(s, seat)) can.add('clover');
    can.add('keep');
  },
  choose(s, seat, _item, option) {
    if (option === 'keep') return;
    const player = s.players[seat]!;
    const { fight } = s;
    if (option === 'sorcery') player.token = true;
    else player.clover = true;
    fight.rerolled.push(seat);
    const pips = roll(s, DIE);
    const before = seat === fight.attacker ? fight.green : fight.red;
    if (seat === fight.attacker) fight.green = pips;
    else fight.red = pips;
    w.tell(() => ({
      type: 'rerolled',
      rule: option === 'sorcery' ? 'QT-CARD-106' : 'QT-CARD-96',
      seat,
      before,
      pips,
      sums: sumsOf(s),
    }));
  },
  about: (s) => ({ green: s.fight.green, red: s.fight.red }),
  quiet: true,
});
