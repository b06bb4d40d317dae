// QT-ARENA-13, QT-COMBAT-4: the Power Armour is announced before the dice and is gone after the fight.
import type { Seat } from '@oubliette/engine';
import { loseItem } from '../rules/items.ts';
import { openTable } from '../rules/open-table.ts';
import { type State, w } from '../state.ts';

export const canAnnounce = (s: State, seat: Seat): boolean => s.players[seat]!.worn.includes('power-armour');

/** QT-RULING-47: in an Arena the attacker first, then the defender, openly. */
export const announce = openTable(
  w.eachInTurn('announce', {
    who: (_s, seat) => seat,
    options(_s, _seat, _item, can) {
      can.add('use');
      can.add('keep');
    },
    choose(s, seat, _item, option) {
      if (option === 'keep') return;
      s.fight.announced.push(seat);
      w.tell(() => ({ type: 'announced', rule: 'QT-ARENA-13', seat, item: 'power-armour' }));
    },
    quiet: ['talk', 'deal', 'enough'],
  }),
);

/** QT-RULING-48: it leaves the game when the totals are known, won or lost. */
export function spendPowerArmour(s: State): void {
  for (const seat of s.fight.announced) {
    loseItem(s, seat, 'power-armour');
    s.gone.push('power-armour');
    w.tell(() => ({ type: 'spent', rule: 'QT-RULING-48', seat, item: 'power-armour' }));
  }
}
