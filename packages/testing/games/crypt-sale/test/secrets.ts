// What a viewer may know, written against the rules and not against the view.
import type { Secrets } from '@oubliette/testing';
import { KINDS } from '../src/cards/relics.ts';
import { isTurnedUp, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Told, and not always seen: in which order relics were turned up, and what others had bid. */
const OPENED = ['lot', 'bid', 'watched'];

export const secrets: Secrets<State, View> = {
  /**
   * As long as this is equal, two worlds must look alike. Shelves held lots before, sacks and stakes one's own hand: they
   * add nothing.
   */
  shown: ({ lots, bids, heirs }, _viewer, _seen, heard) => [
    lots,
    bids,
    heirs.map(({ hand, spent, seals }) => [hand, spent, seals.map((seal) => seal.relic)]),
    heard.filter(({ type }) => OPENED.includes(type)),
  ],

  /** Kinds of which this viewer has no relic before his eyes. Whoever composes an offer reads all of them. */
  canary(s, viewer) {
    if (s.core.aside.some((aside) => aside.seat === viewer)) return [];
    const read = new Set<string>([s.hammer.relic, ...s.lots.map((lot) => lot.relic)]);
    const see = (...relics: readonly string[]) => relics.forEach((relic) => void read.add(relic));
    for (const { seat, lot, stake } of s.bids) see(lot, ...(seat === viewer ? [stake] : []));
    for (const { fromSeat, toSeat, relic } of s.offers) if (fromSeat === viewer || toSeat === viewer) see(relic);
    s.heirs.forEach(({ hand, shelf, sack, spent, seals }, seat) => {
      see(...shelf, ...spent);
      if (seat === viewer || isTurnedUp(s)) see(...hand);
      if (seat === viewer) see(...sack);
      for (const { relic, fromSeat } of seals) if (seat === viewer || fromSeat === viewer || isTurnedUp(s)) see(relic);
    });
    return KINDS.filter((relic) => !read.has(relic));
  },
};
