// What a viewer was shown of what had been hidden: as long as this is equal, two worlds must look alike.
import type { Secrets } from '@oubliette/testing';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Told, and gone again before anybody can look. */
const TOLD = [
  'too-early',
  'drawn',
  'messenger',
  'quest-passed',
  'quest-kept',
  'handed-over',
  'claimed',
  'hand',
  'crossroads',
  'judged',
  'offer-fell',
  'signed',
  'exchanged',
];

export const secrets: Secrets<State, View> = {
  shown: ({ discard, card, lookQuests, lookCards, fight, players, offers, ledger, deals }, _viewer, _seen, heard) => [
    discard,
    card,
    lookQuests,
    lookCards,
    fight?.monster,
    players.map(({ main, secondary, done, spoils, worn, hand, temper }) => [
      main,
      secondary,
      done,
      spoils,
      worn,
      hand,
      temper,
    ]),
    // Whispered offers fall, and sealed lines open, by what is in them.
    offers.map(({ id }) => id),
    deals,
    ledger,
    heard.filter(({ type }) => TOLD.includes(type)),
  ],
  /** Cards and quests that lie where this viewer cannot look. Whoever sees all names at once reads nothing from it. */
  canary(s, viewer) {
    const hidden: string[] = [...s.adventure, ...s.guild];
    if (s.turnedUp) return hidden.filter((id) => !asWord(id));
    s.players.forEach(({ main, secondary }, seat) => {
      if (seat !== viewer) hidden.push(main, ...secondary);
    });
    if (viewer !== s.active && s.round > 0) hidden.push(...s.lookQuests, ...s.lookCards);
    // QT-TALK-35: whoever has given a quest away knows its face.
    const given = s.deals.flatMap(({ sender, give }) => (sender === viewer ? give : []));
    return hidden.filter(
      (id) => !given.includes(`quest:${id}`) && id !== 'none' && !asWord(id) && !(s.round < 3 && mayBeSeenEarly(id)),
    );
  },
};

/** Ids that are also ordinary words of views and events. */
const asWord = (id: string): boolean => ['toll', 'crossroads', 'edge'].includes(id);
/** Shown, and shuffled back, when they come too early (QT-EARLY-1). */
const mayBeSeenEarly = (id: string): boolean => id.endsWith('-dragon');
