// QT-CARD-54: three cards are looked at, and one of the monsters may be fought.
import { draw, reveal, shuffle } from '@oubliette/engine';
import { isEarly, isMonster } from '../rules/early.ts';
import { meet } from '../rules/fight.ts';
import { type AdventureId, type Frame, type State, w } from '../state.ts';

const CROSSROADS_CARDS = 3;

/** QT-RULING-55: as many as there are. */
export function reachCrossroads(s: State): Frame | undefined {
  const cards: AdventureId[] = [];
  for (let i = 0; i < CROSSROADS_CARDS && s.adventure.length > 0; i++) cards.push(draw(s, s.adventure)!);
  s.lookCards = cards;
  return cards.length === 0 ? undefined : { proc: 'crossroads', todo: [s.active], at: 0 };
}

/** QT-CARD-54, QT-RULING-55. Not quiet: its frame lies below the fight that may follow. */
export const crossroads = w.eachInTurn('crossroads', {
  who: (_s, seat) => seat,
  options(s, _seat, _item, can) {
    for (const card of s.lookCards) if (isMonster(card)) can.add(card, isEarly(s, card) ? 'QT-CARD-54' : undefined);
    can.add('none');
  },
  choose(s, seat, _item, chosen) {
    const rest = s.lookCards.filter((card) => card !== chosen);
    s.lookCards = [];
    s.adventure.push(...rest);
    shuffle(s, s.adventure);
    reveal(s);
    if (chosen === 'none') {
      w.tell(() => ({ type: 'crossroads-left', rule: 'QT-CARD-54', seat }));
      return undefined;
    }
    s.card = chosen;
    w.tell(() => ({ type: 'crossroads', rule: 'QT-CARD-54', seat, card: chosen }));
    return meet(s, chosen);
  },
  about: (s) => ({ cards: s.lookCards.slice() }),
});
