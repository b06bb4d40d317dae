// What a viewer was shown of what had been hidden: as long as this is equal, two worlds must look alike.
import type { Secrets } from '@oubliette/testing';
import { ADVENTURERS } from '../src/cards/cards.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

export const secrets: Secrets<State, View> = {
  shown: (view, _viewer, _seen, heard) => [
    view.forHire,
    view.forSale,
    view.expected,
    view.events,
    view.specials,
    view.combatCards,
    view.usedTraps,
    view.players.map(({ traps, shownTraps, blocked, played, plan }) => [traps, shownTraps, blocked, played, plan]),
    // Told, and gone again before anybody can look: an adventurer put back, a dummy's third order, orders and what they
    // gave; and a plan, a trap or a combat card after which a fight, or the year, was over at once.
    heard.filter(({ type }) => TOLD.includes(type)),
  ],
  // Cards and tiles of which there is one only. Traps and monsters are several of a kind.
  canary: (s, viewer) => [
    ...s.combatCards.filter(
      (_, i) => i >= s.combatShown && (viewer === 'spectator' || !s.players[viewer]!.spied.includes(i)),
    ),
    ...s.specials.filter((_, i) => i + 1 > s.year || (i + 1 === s.year && !s.specialShown)),
    ...s.roomStack,
    ...s.adventurerStack.slice(s.adventurersUnder).filter((id) => ADVENTURERS[id].copies === 1),
  ],
};

const TOLD = [
  'put-under',
  'dummy-ordered',
  'order-shown',
  'plan-shown',
  'combat-card',
  'trap-sprung',
  'trap-unpaid',
  'trap-spoilt',
];
