// What a viewer may know, written against the rules and not against the view.
import type { Secrets } from '@oubliette/testing';
import { EVENT_IDS } from '../src/cards/events.ts';
import { MASTER, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Words that the view uses for something else. */
const FIELDS: readonly string[] = ['ambush', 'portcullis', 'darkness', 'alarm', 'silence'];

export const secrets: Secrets<State, View> = {
  /** What hidden decks have shown so far: zones, rooms, monsters, treasures, cards played, and what each side alone knows. */
  shown: (view, _viewer, seen, heard) => [
    // Cards on their way from a deck to the table.
    seen.frames.filter(({ proc }) => ['place-tile', 'place-monster', 'loot', 'master-choice', 'event'].includes(proc)),
    view._board.zones,
    view._board.pieces,
    view._table.monsters.map((m) => m.kind),
    view._table.heroes.map((h) => [h.items, h.gold]),
    view._board.groups,
    view.treasureDiscard,
    view.eventDiscard,
    view.hand,
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
        'caved-in',
        'nobody-came',
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
    return EVENT_IDS.filter((id) => s.hand.includes(id) && !open.has(id) && !FIELDS.includes(id));
  },
};
