// The screen shows the state after the lines told so far, at every line of a combat and of a reveal.

import { enter, type Match, retell, undoRefusal, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { firstKnown, nowAt, withViewsOf } from '../src/session/line-by-line.ts';
import { tableNow } from '../src/session/now.ts';
import { fightsAt } from '../src/tables/dungeon-lords/fight-beats.ts';
import { leftOf, placeOf, type View } from '../src/tables/dungeon-lords/reading.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, type Played, playOn, tableOf } from './game-files.ts';

const ME = 0;

/** Every view of a seat, line by line: lines before the first answer belong to the start. */
function noted(match: Match): object[] {
  const { game, opening } = match;
  const views: object[] = opening.map(() => structuredClone(game.view(match.first, ME)));
  let first = match.first;
  for (const move of match.moves) {
    first = retell({ ...match, first, moves: [move] }, (_, state) => {
      views.push(structuredClone(game.view(state, ME)));
    });
    // The last line of an answer is told with the complete result.
    if (move.events.length > 0) views[views.length - 1] = structuredClone(game.view(first, ME));
  }
  return views;
}

function compare(played: Played): { lines: number; between: number } {
  const now = tableNow(played.match, ME);
  const views = noted(played.match);
  const changes = now.moments?.changes.length ?? 0;
  const end = now.told.length;
  expect(views.length).toBe(end);
  // Before the first of these lines the table is as it was at the viewer's last answer.
  const last = played.match.moves.findLastIndex(({ ask }) => ask.seat === ME);
  const found = retell({ ...played.match, moves: played.match.moves.slice(0, Math.max(0, last)) }, () => {});
  views[end - changes - 1] = structuredClone(played.match.game.view(found, ME));
  let between = 0;
  for (let lines = end - changes; lines <= end; lines++) {
    const then = nowAt(now, lines);
    expect(then.told).toEqual(now.told.slice(0, lines));
    if (lines === end || lines === 0) continue;
    expect(then.seen.game).toEqual(views[lines - 1]);
    if (JSON.stringify(then.seen.game) !== JSON.stringify(now.seen.game)) between++;
  }
  return { lines: changes, between };
}

it.each(['none', 'advanced'])('at every line told since my last answer; items: %s', (items) => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3), [], { items });
  let told = 0;
  let between = 0;
  let checked = 0;
  playEagerly(played, (match) => {
    const { waiting } = view(match.game, match.state, 'spectator');
    if (waiting[0] !== ME || match.moves.length < 2 || checked++ % 7 !== 0) return false;
    const found = compare(played);
    told += found.lines;
    between += found.between;
    return false;
  });
  expect(told).toBeGreaterThan(60);
  expect(between).toBeGreaterThan(30);
});

it('what is kept of a match for its moments gives the same as a match that was never looked at, also after an undo', () => {
  const played = tableOf('crypt-sale', PEOPLE.slice(0, 2));
  const { match } = played;
  const fresh = (): Match => ({ ...match });
  let undone = 0;
  playOn(played, () => {
    for (const me of [0, 1, 'spectator'] as const)
      expect(tableNow(match, me).moments).toEqual(tableNow(fresh(), me).moments);
    const last = match.moves.at(-1)?.ask.seat;
    if (last !== undefined && undone < 5 && undoRefusal(match, last) === undefined) {
      const n = match.state.core.answered[last]!;
      if (enter(match, { seat: last, verb: 'undo', n }) === undefined) undone++;
      expect(tableNow(match, last).moments).toEqual(tableNow(fresh(), last).moments);
    }
    return false;
  });
  expect(undone).toBe(5);
});

it('in a fight the wounds, the prison and the conquered tiles are those of the beat', () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  let beats = 0;
  playEagerly(played, (match) => {
    const now = tableNow(match, ME);
    const first = now.told.length - (now.moments?.changes.length ?? 0);
    for (const { seat, beats: shown } of [0, 1, 2].flatMap((one) => fightsAt(now.told, one))) {
      for (const { to, line } of shown.filter((beat) => beat.to > first && beat.to < now.told.length)) {
        const place = placeOf(nowAt(now, to).seen.game as View, seat);
        const standing = line.filter(({ left }) => left > 0).map(({ id, left }) => `${id} ${left}`);
        expect(place.party.map((hero) => `${hero.id} ${leftOf(hero)}`)).toEqual(standing);
        const lost = now.told.slice(0, to).filter((heard) => heard.type === 'conquered' && heard.seat === seat).length;
        expect(place.conquered.length).toBe(lost);
        beats++;
      }
    }
    return false;
  });
  expect(beats).toBeGreaterThan(20);
});

it('what is still to be told keeps its views when an answer is given meanwhile; other lines and other eyes do not', () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  const { match } = played;
  let before = structuredClone(tableNow(match, ME));
  let answers = 0;
  let kept = 0;
  playEagerly(played, () => {
    const now = structuredClone(tableNow(match, ME));
    const [from, first] = [firstKnown(before), firstKnown(now)];
    if (now.seen.answered > before.seen.answered && from < first) {
      answers++;
      const joined = withViewsOf(before, now, from);
      expect(firstKnown(joined)).toBe(from);
      for (let lines = from; lines <= now.told.length; lines++) {
        const then = nowAt(lines < first ? before : now, lines).seen.game;
        expect(nowAt(joined, lines).seen.game).toEqual(then);
        if (lines < first && JSON.stringify(then) !== JSON.stringify(now.seen.game)) kept++;
      }
      expect(firstKnown(withViewsOf(before, now, from + 1))).toBe(from + 1);
      expect(withViewsOf(before, now, first)).toBe(now);
      expect(withViewsOf({ ...before, me: 1 }, now, from)).toBe(now);
      const others = now.told.map((heard) => ({ ...heard, type: 'something-else' }));
      expect(withViewsOf({ ...before, told: others }, now, from)).toBe(now);
      expect(withViewsOf({ ...before, told: before.told.slice(0, first - 1) }, now, from)).toBe(now);
    }
    before = now;
    return false;
  });
  expect(answers).toBeGreaterThan(40);
  expect(kept).toBeGreaterThan(100);
});
