// DL-MONTYPE-1: a creature's cost, paid when it is hired and on every Pay Day. A golem wants a trap, a demon a monster.
import type { RuleId, Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, TRAP_IDS } from '../cards/cards.ts';
import { CREATURE } from '../options.ts';
import { type Lies, type State, w } from '../state.ts';
import { cannotPay, paid, pay } from './cost.ts';
import { findCreature, isGhost, leaveLair } from './creatures.ts';
import { buryTrap } from './traps.ts';

/** Why the whole cost of a creature cannot be paid. One that lies in the lair already cannot be its own meal. */
export function cannotPayFor(s: State, seat: Seat, id: MonsterId, lies: Lies, moreFood = 0): RuleId | undefined {
  const { cost } = MONSTERS[id];
  const no = cannotPay(s, seat, cost, moreFood);
  if (no !== undefined) return no;
  const { traps, lair } = s.players[seat]!;
  if (cost.traps !== undefined && traps.length < cost.traps) return 'DL-PAY-2';
  if (cost.monsters === undefined) return undefined;
  let others = lies === 'board' ? 0 : -1;
  for (const creature of lair) if (!isGhost(creature.id)) others++;
  return others < cost.monsters ? 'DL-PAY-2' : undefined;
}

/** First what must be chosen, then the rest: a step each, since a payment may be interrupted. */
export const payCost = w.sequence(
  'pay-cost',
  [
    (_s, f) => (MONSTERS[f.monster].cost.traps ? { proc: 'give-trap', todo: [f.seat], at: 0 } : undefined),
    (_s, f) =>
      MONSTERS[f.monster].cost.monsters
        ? { proc: 'feed-demon', todo: [{ seat: f.seat, lies: f.lies }], at: 0 }
        : undefined,
    (s, f) => {
      const { cost } = MONSTERS[f.monster];
      w.tell(() => ({ type: 'cost-paid', rule: 'DL-MONTYPE-1', seat: f.seat, monster: f.monster, ...paid(cost) }));
      pay(s, f.seat, cost, 'DL-MONTYPE-1');
    },
  ],
  { show: ({ seat, monster, lies }) => ({ seat, monster, lies }) },
);

/** The golem's trap card; discarded face down. */
export const giveTrap = w.eachInTurn('give-trap', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    const { traps } = s.players[seat]!;
    for (const trap of TRAP_IDS) can.add(trap, traps.includes(trap) ? undefined : 'DL-CARD-15');
  },
  choose(s, seat, _item, trap) {
    buryTrap(s, seat, trap, 'DL-CARD-15');
  },
});

/** The demon's meal: another monster, which leaves the game and is owed nothing. Ghosts are no monsters (DL-MONTYPE-2). */
export const feedDemon = w.eachInTurn('feed-demon', {
  who: (_s, { seat }) => seat,
  options(s, seat, { lies }, can) {
    const { lair } = s.players[seat]!;
    for (let i = 0; i < lair.length; i++) {
      const { id, spent } = lair[i]!;
      let alike = id === 'demon' && lies === (spent ? 'down' : 'up') ? -1 : 0; // not itself
      let first = true;
      for (let j = 0; j < lair.length; j++) {
        if (lair[j]!.id !== id || lair[j]!.spent !== spent) continue;
        alike++;
        if (j < i) first = false;
      }
      if (first)
        can.add((spent ? CREATURE.spent : CREATURE.ready)[id], isGhost(id) || alike < 1 ? 'DL-CARD-17' : undefined);
    }
  },
  choose(s, seat, _item, option) {
    const { id, spent } = CREATURE.meaning.get(option)!;
    leaveLair(s, seat, findCreature(s.players[seat]!.lair, id, spent)!);
    w.tell(() => ({ type: 'fed', rule: 'DL-CARD-17', seat, monster: 'demon', eaten: id }));
  },
});
