// QT-CARD-52: a quest for nothing, for somebody with room.
import { draw } from '@oubliette/engine';
import { MOST_SECONDARY } from '../cards/cards.ts';
import { putQuest } from '../rules/quests.ts';
import { type Frame, type State, w } from '../state.ts';

export function meetMessenger(s: State): Frame | undefined {
  const seat = s.active;
  const quest = draw(s, s.guild);
  if (quest === undefined) return undefined;
  if (s.players[seat]!.secondary.length >= MOST_SECONDARY) {
    s.guild.unshift(quest);
    w.tell(() => ({ type: 'messenger', rule: 'QT-CARD-52', seat, kept: false, secret: { to: [seat], quest } }));
    return undefined;
  }
  s.lookQuests = [quest];
  return { proc: 'messenger', todo: [seat], at: 0 };
}

export const messenger = w.eachInTurn('messenger', {
  who: (_s, seat) => seat,
  options(_s, _seat, _item, can) {
    can.add('keep');
    can.add('leave');
  },
  choose(s, seat, _item, option) {
    const [quest] = s.lookQuests;
    s.lookQuests = [];
    if (option === 'keep') putQuest(s.players[seat]!.secondary, quest!);
    else s.guild.unshift(quest!);
    w.tell(() => ({
      type: 'messenger',
      rule: 'QT-CARD-52',
      seat,
      kept: option === 'keep',
      secret: { to: [seat], quest: quest! },
    }));
  },
  about: (s) => ({ quest: s.lookQuests[0]! }),
  quiet: true,
});
