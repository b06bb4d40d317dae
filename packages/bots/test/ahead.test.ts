// What a bot foresees while others are awaited, and what it has answered before it is asked.
import { apply, awaited, imagine, newGame, type Seen, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { answersAhead } from '../src/ahead.ts';
import { foresee, keyOf } from '../src/foresee.ts';
import { decide, type Knowledge, thinkAhead } from '../src/index.ts';
import { runToEnd } from '../src/interruptible.ts';
import { bids, dragonSense } from './bids.ts';
import { doors, type State, thiefSense } from './doors.ts';
import { seenBy } from './table.ts';

const begin = (seats = 2) => newGame(doors, { seats, seed: 'corridor' });
/** After these answers, one after the other. */
function after(s: State, ...answers: readonly string[]): State {
  const next = doors.copy(s);
  for (const option of answers) apply(doors, next, awaited(doors, next)[0]!, option);
  return next;
}
const foreseenBy = (seen: Seen, seat: number, dice = 'dice', k: Knowledge<State> | undefined = thiefSense) =>
  runToEnd(foresee(doors, k, seen, seat, thinking(dice)));
const params = { knowledge: thiefSense, budget: { iterations: 30 }, worlds: 4 };
const seatView = (s: State, seat: number) => ({ seat, seen: seenBy(doors, s, seat), dice: 'dice' });

describe('what is foreseen', () => {
  it('[BOT-AHEAD-1] is the same whatever is hidden from the seat', () => {
    let different = 0;
    for (let i = 0; i < 12; i++) {
      const real = begin(3);
      const other = imagine(doors, view(doors, real, 2), 2, thinking(`other ${i}`));
      if (JSON.stringify(other.rings) !== JSON.stringify(real.rings)) different++;
      expect(foreseenBy(seenBy(doors, other, 2), 2, `${i}`)).toEqual(foreseenBy(seenBy(doors, real, 2), 2, `${i}`));
    }
    expect(different).toBeGreaterThan(6);
  });

  it('[BOT-AHEAD-1] takes into account what others may have, not what they have', () => {
    // Whoever has found no ring goes left; nobody else knows who that is.
    const shy: Knowledge<State> = { ...thiefSense, playout: (s, { seat }) => (s.rings[seat] === 0 ? 'left' : 'right') };
    for (const ring of [0, 1, 2]) {
      const s = begin(3);
      s.rings = [0, ring, 2];
      const views = foreseenBy(seenBy(doors, s, 2), 2, 'dice', shy);
      const ways = views.map(({ seen }) => seen.game as { ring: number; passed: string[][] });
      expect(ways.map(({ passed }) => passed.flat().join()).sort()).toEqual([
        'left,left',
        'left,right',
        'right,left',
        'right,right',
      ]);
      expect(ways.map((way) => way.ring)).toEqual([2, 2, 2, 2]);
    }
  });

  it('[BOT-AHEAD-2] is what the seat will see after each answer of those before it, the sensible one first', () => {
    const s = begin();
    const views = foreseenBy(seenBy(doors, s, 1), 1);
    const real = (option: string) => keyOf(seenBy(doors, after(s, option), 1), 1);
    expect(views.map(({ key }) => key)).toEqual([real('right'), real('left')]);
    expect(views[0]!.often).toBeGreaterThan(views[1]!.often);
  });

  it('[BOT-AHEAD-2] is nothing beyond a throw of dice, and goes on behind several answers', () => {
    const s = begin(3);
    const views = foreseenBy(seenBy(doors, s, 2), 2);
    const ways = [
      ['right', 'right'],
      ['left', 'right'],
    ].map((way) => keyOf(seenBy(doors, after(s, ...way), 2), 2));
    expect(views.map(({ key }) => key)).toEqual(ways);
    const gamblers: Knowledge<State> = { ...thiefSense, playout: () => 'lock' };
    expect(foreseenBy(seenBy(doors, s, 2), 2, 'dice', gamblers)).toEqual([]);
  });

  it('[BOT-AHEAD-2] is nothing beyond what is laid open together', () => {
    const s = newGame(bids, { seats: 2, seed: 'hands' });
    apply(bids, s, awaited(bids, s)[0]!, s.hands[0]![0]!);
    expect(view(bids, s, 0).waiting).toEqual([1]);
    expect(runToEnd(foresee(bids, dragonSense, seenBy(bids, s, 0), 0, thinking('dice')))).toEqual([]);
  });

  it('[BOT-AHEAD-2] is nothing where the seat is asked now, or nobody is', () => {
    expect(foreseenBy(seenBy(doors, begin(), 0), 0)).toEqual([]);
    let s = begin();
    while (awaited(doors, s).length > 0) s = after(s, 'left');
    expect(foreseenBy(seenBy(doors, s, 1), 1)).toEqual([]);
  });

  it('[BOT-AHEAD-2] has few views, however many answers there are', () => {
    const undecided: Knowledge<State> = {
      ...thiefSense,
      playout: (_s, _ask, _can, pick) => ['left', 'right'][pick(2)],
    };
    let s = begin(3);
    for (let i = 0; i < 3; i++) s = after(s, 'left');
    const views = foreseenBy(seenBy(doors, s, 2), 2, 'dice', undecided);
    expect(new Set(views.map(({ key }) => key)).size).toBe(4);
    expect(views.length).toBe(4);
  });

  it('[BOT-AHEAD-2] is known by its content, not by the order in which it was written', () => {
    const seen = seenBy(doors, begin(), 1);
    const turned = Object.fromEntries(Object.entries(seen).reverse()) as unknown as Seen;
    expect(keyOf(turned, 1)).toBe(keyOf(seen, 1));
    expect(keyOf(seen, 0)).not.toBe(keyOf(seen, 1));
    expect(keyOf({ ...seen, answered: 1 }, 1)).not.toBe(keyOf(seen, 1));
  });
});

describe('an answer that was worked out ahead', () => {
  it('[BOT-AHEAD-3] is there when the seat is asked, and is what it would have decided', () => {
    const s = begin();
    const answers = answersAhead();
    runToEnd(thinkAhead(doors, params, [seatView(s, 1)], answers));
    for (const option of ['left', 'right']) {
      const seen = seenBy(doors, after(s, option), 1);
      const { choice } = decide(doors, seen, 1, params, thinking(keyOf(seen, 1)));
      expect(choice).toEqual({ kind: 'door', option: 'right' });
      expect(answers.recall(seen, 1)).toEqual(choice);
      expect(answers.recall(seen, 0)).toBeUndefined();
    }
    expect(answers.recall(seenBy(doors, after(s, 'lock'), 1), 1)).toBeUndefined();
    expect(answers.recall(seenBy(doors, s, 1), 1)).toBeUndefined();
  });

  it('[BOT-AHEAD-3] is sought behind its own answer too, four in a row', () => {
    const answers = answersAhead();
    const s = begin();
    // Two views, and behind each of them three more.
    expect(runToEnd(thinkAhead(doors, params, [seatView(s, 1)], answers))).toBe(8);
    const long = doors.copy(s);
    for (let round = 0; round < 5; round++) {
      apply(doors, long, awaited(doors, long)[0]!, 'right');
      const expected = round < 4 ? { kind: 'door', option: 'right' } : undefined;
      expect(answers.recall(seenBy(doors, long, 1), 1)).toEqual(expected);
      apply(doors, long, awaited(doors, long)[0]!, 'right');
    }
  });

  it('[BOT-AHEAD-3] is given only if it is offered', () => {
    const answers = answersAhead();
    const seen = seenBy(doors, begin(), 0);
    for (const [kind, option, given] of [
      ['door', 'window', false],
      ['window', 'left', false],
      ['door', 'left', true],
    ] as const) {
      answers.keep(keyOf(seen, 0), { kind, option });
      expect(answers.recall(seen, 0)).toEqual(given ? { kind, option } : undefined);
    }
  });

  it('[BOT-AHEAD-3] is left to the planner where that answers', () => {
    const answers = answersAhead();
    const planned = { ...params, tries: 10, knowledge: { ...thiefSense, plan: () => 'left' } };
    expect(runToEnd(thinkAhead(doors, planned, [seatView(begin(), 1)], answers))).toBe(0);
    expect(answers.recall(seenBy(doors, after(begin(), 'right'), 1), 1)).toBeUndefined();
  });

  it('[BOT-AHEAD-4] is thought of in pieces: what is found stays when the rest is left, and is not sought again', () => {
    const s = begin();
    const answers = answersAhead();
    const likely = seenBy(doors, after(s, 'right'), 1);
    const pieces = thinkAhead(doors, params, [seatView(s, 1)], answers);
    let before = 0;
    while (answers.recall(likely, 1) === undefined) {
      expect(pieces.next().done).toBe(false);
      before++;
    }
    expect(before).toBeGreaterThan(10);
    expect(answers.recall(seenBy(doors, after(s, 'left'), 1), 1)).toBeUndefined();
    expect(runToEnd(thinkAhead(doors, params, [seatView(s, 1)], answers))).toBe(7);
  });

  it('[BOT-AHEAD-4] goes when there are too many, the oldest first', () => {
    const answers = answersAhead(2);
    for (const key of ['a', 'b', 'c']) answers.keep(key, { kind: 'door', option: 'left' });
    expect(['a', 'b', 'c'].map((key) => answers.find(key) !== undefined)).toEqual([false, true, true]);
  });
});
