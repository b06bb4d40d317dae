// DL-EVT: Pay Day, Taxes, or the year's special event, for one player after another (DL-EVT-1).
import { PAYDAY, TAXES } from '../cards/cards.ts';
import { PAY, RELEASE } from '../options.ts';
import { type Frame, type State, turnOrder, w } from '../state.ts';
import { findCreature, leaveLair } from './creatures.ts';
import { tiles } from './dungeon.ts';
import { changeEvil } from './evil.ts';
import { cannotPayFor } from './pay-cost.ts';
import { specialEvent } from './special-events.ts';
import { collect } from './taxes.ts';

/** DL-NEW-11: nothing happens in winter. */
export function startEvent(s: State): Frame | undefined {
  if (s.season === 0) return undefined;
  const tile = s.events[s.season - 1]!;
  w.tell(() => ({ type: 'event', rule: 'DL-EVT-1', tile }));
  switch (tile) {
    case 'payday':
      return startPayDay(s);
    case 'taxes':
      return collect(s, (seat) => Math.ceil(tiles(s.players[seat]!.map) / TAXES.tilesPerGold), false); // DL-EVT-3
    case 'special':
      return specialEvent(s); // DL-EVT-5
  }
}

function startPayDay(s: State): Frame {
  for (const { lair } of s.players) for (const creature of lair) creature.unpaid = true;
  return { proc: 'pay-day', todo: turnOrder(s), at: 0 };
}

/** DL-EVT-2, DL-RULING-18: one creature after another, in the order the owner likes, each in full or not at all. */
export const payDay = w.eachInTurn('pay-day', {
  who(s, seat) {
    for (const { unpaid } of s.players[seat]!.lair) if (unpaid) return seat;
    return undefined;
  },
  options(s, seat, _item, can) {
    const { lair } = s.players[seat]!;
    for (let i = 0; i < lair.length; i++) {
      const { id, spent, unpaid } = lair[i]!;
      if (!unpaid || alreadyNamed(lair, i)) continue;
      can.add(spent ? PAY.spent[id] : PAY.ready[id], cannotPayFor(s, seat, id, spent ? 'down' : 'up'));
      can.add(spent ? RELEASE.spent[id] : RELEASE.ready[id]);
    }
  },
  choose(s, seat, _item, option) {
    const { lair } = s.players[seat]!;
    const paying = PAY.meaning.get(option as never);
    const { id, spent } = paying ?? RELEASE.meaning.get(option as never)!;
    const creature = findCreature(lair, id, spent)!;
    if (paying === undefined) {
      w.tell(() => ({ type: 'released', rule: 'DL-EVT-2', seat, monster: id }));
      leaveLair(s, seat, creature);
      changeEvil(s, seat, PAYDAY.unpaidEvil, 'DL-EVT-2');
    } else {
      creature.unpaid = false;
      w.raise({ proc: 'pay-cost', at: 0, seat, monster: id, lies: spent ? 'down' : 'up' });
    }
    return 'again';
  },
});

/** An equal creature in equal condition stands before it. */
function alreadyNamed(lair: State['players'][number]['lair'], i: number): boolean {
  const { id, spent } = lair[i]!;
  for (let j = 0; j < i; j++) if (lair[j]!.unpaid && lair[j]!.id === id && lair[j]!.spent === spent) return true;
  return false;
}
