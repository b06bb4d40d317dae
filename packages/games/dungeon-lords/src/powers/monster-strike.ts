// Monster Strike (DL-CARD-70): each monster gets a part of its pay now, or lies down until this year's combat is over.
import { MONSTERS } from '../cards/cards.ts';
import { STRIKE, STRIKE_PAY, type StrikeOption } from '../options.ts';
import { cannotPay, pay } from '../rules/cost.ts';
import { findCreature, isGhost } from '../rules/creatures.ts';
import { type Frame, type State, turnOrder, w } from '../state.ts';

/** Ghosts are no monsters (DL-MONTYPE-2), and who lies face down cannot strike. */
export function startMonsterStrike(s: State): Frame {
  for (const { lair } of s.players)
    for (const creature of lair) creature.unpaid = !creature.spent && !isGhost(creature.id);
  return { proc: 'monster-strike', todo: turnOrder(s), at: 0 };
}

const ONE = { gold: { gold: 1 }, food: { food: 1 }, evil: { evil: 1 } } as const;

export const monsterStrike = w.eachInTurn('monster-strike', {
  who(s, seat) {
    for (const { unpaid } of s.players[seat]!.lair) if (unpaid) return seat;
    return undefined;
  },
  options(s, seat, _item, can) {
    const { lair } = s.players[seat]!;
    for (let i = 0; i < lair.length; i++) {
      const { id, unpaid } = lair[i]!;
      if (!unpaid || lair.findIndex((other) => other.unpaid && other.id === id) < i) continue;
      const { cost } = MONSTERS[id];
      if (cost.gold !== undefined) can.add(STRIKE.gold[id], cannotPay(s, seat, ONE.gold));
      if (cost.food !== undefined) can.add(STRIKE.food[id], cannotPay(s, seat, ONE.food));
      if (cost.evil !== undefined) can.add(STRIKE.evil[id], cannotPay(s, seat, ONE.evil));
      can.add(STRIKE.strike[id]);
    }
  },
  choose(s, seat, _item, option) {
    const [how, monster] = MEANING.get(option)!;
    const creature = findCreature(s.players[seat]!.lair, monster, false)!;
    creature.unpaid = false;
    if (how === 'strike') {
      creature.spent = true;
      w.tell(() => ({ type: 'struck-work', rule: 'DL-CARD-70', seat, monster }));
    } else {
      w.tell(() => ({ type: 'strike-averted', rule: 'DL-CARD-70', seat, monster, what: how }));
      pay(s, seat, ONE[how], 'DL-CARD-70');
    }
    return 'again';
  },
});

const MEANING = new Map<StrikeOption, readonly [(typeof STRIKE_PAY)[number], keyof typeof MONSTERS]>(
  STRIKE_PAY.flatMap((how) =>
    (Object.keys(MONSTERS) as (keyof typeof MONSTERS)[]).map((id) => [STRIKE[how][id], [how, id]] as const),
  ),
);
