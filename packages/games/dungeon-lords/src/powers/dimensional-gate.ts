// Dimensional Gate (DL-CARD-60): it takes one of the monsters sent into this fight, unless a gold is paid.
import type { Seat } from '@oubliette/engine';
import { CREATURE } from '../options.ts';
import { cannotPay, pay } from '../rules/cost.ts';
import { findCreature, leaveLair } from '../rules/creatures.ts';
import { type Frame, type State, w } from '../state.ts';

const PRICE = { gold: 1 } as const;

/** DL-RULING-52: one that returned face up may be taken, too. */
export function castDimensionalGate(s: State, seat: Seat): Frame | undefined {
  if (s.fight.sent.length > 0) return { proc: 'dimensional-gate', todo: [seat], at: 0 };
  w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-60', seat, card: 'dimensional-gate' }));
  return undefined;
}

/** Which one is being paid for makes no difference: `pay` is for any of them, else the one that is lost is named. */
export const dimensionalGate = w.eachInTurn('dimensional-gate', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    const { sent } = s.fight;
    can.add('pay', cannotPay(s, seat, PRICE));
    for (let i = 0; i < sent.length; i++) if (sent.indexOf(sent[i]!) === i) can.add(sent[i]!);
  },
  choose(s, seat, _item, option) {
    if (option === 'pay') {
      w.tell(() => ({ type: 'gate-paid', rule: 'DL-CARD-60', seat, gold: PRICE.gold }));
      pay(s, seat, PRICE, 'DL-CARD-60');
      return;
    }
    const { id: monster, spent } = CREATURE.meaning.get(option)!;
    w.tell(() => ({ type: 'gate-takes', rule: 'DL-CARD-60', seat, monster }));
    leaveLair(s, seat, findCreature(s.players[seat]!.lair, monster, spent)!);
  },
  about: () => ({ gold: PRICE.gold }),
});
