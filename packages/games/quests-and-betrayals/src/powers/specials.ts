// The seven special cards (QT-CARD-49 to QT-CARD-55). After one the expedition is over, unless it starts a fight.
import { draw, roll } from '@oubliette/engine';
import { DIE, MOST_SECONDARY, MOST_WOUNDS, type SpecialId } from '../cards/cards.ts';
import { takeGems } from '../rules/gems.ts';
import { curse, heal } from '../rules/wounds.ts';
import { type AdventureId, type Frame, type State, w } from '../state.ts';

const CROSSROADS_CARDS = 3;

export function applySpecial(s: State, card: SpecialId): Frame | undefined {
  const seat = s.active;
  const find = (want: number, rule: string): void => {
    const gems = takeGems(s, seat, want);
    w.tell(() => ({ type: 'found', rule, seat, gems }));
  };
  switch (card) {
    case 'forgotten-hoard':
      find(4, 'QT-CARD-49');
      return undefined;
    case 'cursed-idol':
      curse(s, seat, 'QT-CARD-50');
      return undefined;
    case 'hidden-spring':
      heal(s, seat, MOST_WOUNDS, 'QT-CARD-51');
      find(2, 'QT-CARD-51');
      return undefined;
    case 'dying-messenger': {
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
    case 'tilting-chest': {
      const pips = roll(s, DIE);
      w.tell(() => ({ type: 'rolled-chest', rule: 'QT-CARD-53', seat, pips }));
      find(Math.floor(pips / 2) + 1, 'QT-CARD-53');
      return undefined;
    }
    case 'crossroads': {
      const cards: AdventureId[] = [];
      for (let i = 0; i < CROSSROADS_CARDS && s.adventure.length > 0; i++) cards.push(draw(s, s.adventure)!);
      s.lookCards = cards;
      return cards.length === 0 ? undefined : { proc: 'crossroads', todo: [seat], at: 0 };
    }
    case 'lost-pedlar':
      return { proc: 'pedlar', todo: [seat], at: 0 };
  }
}
