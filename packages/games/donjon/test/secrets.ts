// What a viewer may know, written against the rules and not against the view.
import type { Secrets } from '@oubliette/testing';
import { DUNGEON_CARD_IDS, DUNGEON_CARDS } from '../src/cards/dungeon-cards.ts';
import { EVENT_IDS } from '../src/cards/events.ts';
import { MASTER, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Words that the view uses for something else. */
const FIELDS: readonly string[] = ['ambush', 'portcullis', 'darkness', 'alarm', 'silence'];

/** Zones whose names are words of the view too: quests, and what a hero stands in. */
const WORDS: readonly string[] = [
  ...DUNGEON_CARD_IDS.filter((id) => DUNGEON_CARDS[id].objective),
  'corridor',
  'steps',
  'corner',
];

export const secrets: Secrets<State, View> = {
  /** What hidden decks have shown so far: zones, rooms, monsters, treasures, cards played, and what each side alone knows. */
  shown: (view, _viewer, seen, heard) => [
    // Cards on their way from a deck to the table.
    seen.frames.filter(({ proc }) =>
      ['place-tile', 'place-monster', 'loot', 'master-choice', 'event', 'drawing', 'drawn'].includes(proc),
    ),
    view._board.zones,
    view._board.pieces,
    view._table.monsters.map((m) => m.kind),
    view._table.heroes.map((h) => [h.items, h.gold]),
    view._board.groups,
    view.treasureDiscard,
    view.eventDiscard,
    view.hand,
    view.held,
    view.fresh,
    view.depth,
    view.heard,
    heard.filter(({ type }) =>
      [
        'treasure',
        'zone',
        'room',
        'monster-card',
        'event',
        'drew-event', // no boon: those lie open at once
        'caved-in',
        'nobody-came',
        'held-card',
        'redrawn',
        'no-passage',
        'passage',
      ].includes(type),
    ),
  ],
  /** Event cards that lie in the master's hand and nowhere open. */
  canary(s, viewer) {
    if (viewer === MASTER) return [];
    const open = new Set<string>([...s.eventDiscard, ...(s.alarm ? ['alarm'] : [])]);
    for (const f of s.core.stack) if (f.proc === 'event') open.add(f.event);
    const events: string[] = EVENT_IDS.filter((id) => s.hand.includes(id) && !open.has(id) && !FIELDS.includes(id));
    return [...events, ...held(s)];
  },
};

/** DJ-GM-4: the treasure and the zone that the master holds back, unless another such card lies open. */
function held(s: State): string[] {
  const open = new Set<string>([
    ...s.treasureDiscard,
    ...s.heroes.flatMap((h) => h.items),
    ...s.goods.flatMap((goods) => goods.items),
    ...s.core.stack.flatMap((f) =>
      f.proc === 'loot' || f.proc === 'place-tile' ? f.todo.map(({ card }) => card) : [],
    ),
    ...s.zones.map((zone) => zone.card),
    ...WORDS,
  ]);
  return [s.held.treasure, s.held.dungeon].filter((card) => card !== 'none' && !open.has(card));
}
