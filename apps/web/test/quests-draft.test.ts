// An offer reaches its goal by the answers that the rules ask for.
import { describe, expect, it } from 'vitest';
import { tableNow } from '../src/session/now.ts';
import { gameOf } from '../src/tables/quests-and-betrayals/reading.ts';
import { addedPieces, draftOf, type Goal } from '../src/tables/quests-and-betrayals/talk/draft.ts';
import type { Played } from './game-files.ts';
import { bring as bringTo, isAsked, seenBy, tableAt } from './quests-moments.ts';

/** Answers and takes back until the goal is reached; returns the number of steps. */
const bring = ({ match }: Played, goal: Goal): number => bringTo(match, 0, goal);

const offerNow = ({ match }: Played) => {
  const now = tableNow(match, 0);
  const talk = now.asks.find(({ beside }) => beside === 'talk');
  const draft = draftOf(gameOf(now), 0, talk);
  return { to: draft?.receiver, kind: talk?.kind, pieces: draft === undefined ? [] : addedPieces(draft) };
};

const facing = (): Played =>
  tableAt(
    (match) => isAsked(match, 0, 'confront') && isAsked(match, 0, 'talk-to') && (seenBy(match, 0).round ?? 0) > 3,
  );

describe('an offer under way', () => {
  it('is laid down piece by piece, and changed by taking back no more than must be', () => {
    const played = facing();
    const round = seenBy(played.match, 0).round ?? 0;
    const truce = { part: 'promise', piece: `truce:${round + 1}:round-end` } as const;
    const card = { part: 'promise', piece: 'card::split' } as const;
    const word = { part: 'ask-word', piece: 'word:friends:judged' } as const;
    bring(played, { to: 'seat:1', pieces: [card, truce] });
    expect(offerNow(played)).toEqual({ to: 1, kind: 'talk-part', pieces: [card, truce] });
    // The first piece is removed, the second stays, another is added.
    bring(played, { to: 'seat:1', pieces: [truce, word] });
    expect(offerNow(played)).toEqual({ to: 1, kind: 'talk-part', pieces: [word, truce] });
    expect(bring(played, { to: 'seat:1', pieces: [truce, word] })).toBe(0);
  });
  it('goes to somebody else from the beginning', () => {
    const played = facing();
    const fist = { part: 'promise', piece: 'fist::next-arena' } as const;
    bring(played, { to: 'seat:1', pieces: [fist] });
    bring(played, { to: 'seat:2', pieces: [fist] });
    expect(offerNow(played)).toEqual({ to: 2, kind: 'talk-part', pieces: [fist] });
  });
  it('ends where the rules offer no such piece', () => {
    const played = facing();
    bring(played, { to: 'seat:1', pieces: [{ part: 'give', piece: 'item:dragon-sword' }] });
    expect(offerNow(played).pieces).toEqual([]);
  });
});
