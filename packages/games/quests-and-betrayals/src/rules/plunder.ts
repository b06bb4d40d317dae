// QT-ARENA-10: the attacker who has won takes something.
import type { ItemId, MonsterId } from '../cards/cards.ts';
import { type Frame, type State, w } from '../state.ts';
import { gainItem, loseItem } from './items.ts';
import { notePlunder } from './talk/ledger.ts';

/** QT-RULING-51: with nothing to take nobody is asked. */
export function startPlunder(s: State): Frame | undefined {
  return s.fight.won ? { proc: 'plunder', todo: [s.fight.attacker], at: 0 } : undefined;
}

export const plunder = w.eachInTurn('plunder', {
  who: (s, seat) => (hasNothing(s) ? undefined : seat),
  skipped: (s, seat) =>
    w.tell(() => ({ type: 'nothing-to-plunder', rule: 'QT-RULING-51', seat, toSeat: s.fight.defender })),
  options(s, _seat, _item, can) {
    const { gems, worn, loose, spoils } = s.players[s.fight.defender]!;
    can.add('gems', gems === 0 ? 'QT-RULING-51' : undefined);
    for (const item of worn) can.add(`item:${item}`);
    for (const item of loose) can.add(`item:${item}`, 'QT-RULING-51');
    for (const card of spoils) can.add(`spoils:${card}`);
  },
  choose(s, seat, _item, option) {
    const { defender } = s.fight;
    const from = s.players[defender]!;
    const to = s.players[seat]!;
    if (option === 'gems') {
      const gems = Math.ceil(from.gems / 2);
      from.gems -= gems;
      to.gems += gems;
      w.tell(() => ({ type: 'plundered-gems', rule: 'QT-ARENA-10', seat, toSeat: defender, gems }));
      return undefined;
    }
    const [kind, id] = option.split(':') as ['item' | 'spoils', string];
    notePlunder(s, defender, id);
    w.tell(() => ({ type: 'plundered', rule: 'QT-ARENA-10', seat, toSeat: defender, thing: id }));
    if (kind === 'spoils') {
      from.spoils.splice(from.spoils.indexOf(id as MonsterId), 1);
      to.spoils.push(id as MonsterId);
      return undefined;
    }
    loseItem(s, defender, id as ItemId);
    return gainItem(s, seat, id as ItemId);
  },
  about: (s) => ({ toSeat: s.fight.defender, gems: Math.ceil(s.players[s.fight.defender]!.gems / 2) }),
  quiet: true,
});

function hasNothing(s: State): boolean {
  const { gems, worn, spoils } = s.players[s.fight.defender]!;
  return gems === 0 && worn.length === 0 && spoils.length === 0;
}
