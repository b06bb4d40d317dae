// Arenas and expeditions as shows: every line belongs to one beat, and a beat shows no more than has happened.
import { describe, expect, it } from 'vitest';
import { tableNow } from '../src/session/now.ts';
import { arenaAt, showsIn } from '../src/tables/quests-and-betrayals/arena/shows.ts';
import { isAsked, tableAt } from './quests-moments.ts';

const { match } = tableAt((m) => isAsked(m, 0, 'plunder'), { seats: 5 });
const { told } = tableNow(match, 0);

describe('shows', () => {
  it('an Arena is told from the challenge to the decision, hands one by one', () => {
    const arenas = showsIn(told, 0).filter(({ kind }) => kind === 'arena');
    const last = arenas.at(-1);
    expect(last?.seat).toBe(told.findLast(({ type }) => type === 'challenge')?.seat);
    const leads = last?.beats.map(({ lead }) => lead.type) ?? [];
    expect(leads[0]).toBe('challenge');
    expect(leads.filter((type) => type === 'hand')).toHaveLength(3);
    expect(leads.at(-1)).toBe('arena-totals');
    const ends = last?.beats.map(({ to }) => to) ?? [];
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });
  it('expeditions of others are not shown, one’s own are', () => {
    for (const seat of [0, 1, 2]) {
      const shows = showsIn(told, seat).filter(({ kind }) => kind === 'dungeon');
      for (const show of shows) {
        const allies = show.beats.flatMap((beat) => beat.told).filter(({ type }) => type === 'allied');
        expect(show.seat === seat || allies.some((ally) => ally.seat === seat)).toBe(true);
      }
    }
  });
  it('a monster that is only talked about is no show yet', () => {
    const talk = [
      { type: 'turn', rule: 'QT-TURN-1', seat: 0 },
      { type: 'drawn', rule: 'QT-DUNGEON-2', seat: 0, card: 'ghoul' },
      { type: 'signed', rule: 'QT-TALK-24', seat: 1, toSeat: 0 },
      { type: 'allied', rule: 'QT-TALK-25', seat: 1, toSeat: 0 },
    ];
    expect(showsIn(talk, 0)).toEqual([]);
    const dice = { type: 'dice', rule: 'QT-DUNGEON-6', seat: 0, green: 3, red: 4 };
    expect(showsIn([...talk, dice], 0).map(({ beats }) => beats.map(({ lead }) => lead.type))).toEqual([['dice']]);
    expect(showsIn([...talk, dice], 1)).toHaveLength(1);
    expect(showsIn([...talk, dice], 2)).toEqual([]);
  });
  it('what is still to come is not on the stage', () => {
    const dice = told.findLastIndex(({ type }) => type === 'arena-dice');
    const before = arenaAt(told, dice);
    expect([before?.green, before?.hands.size, before?.totals]).toEqual([undefined, 0, undefined]);
    const rolled = arenaAt(told, dice + 1);
    expect([rolled?.green, rolled?.red]).toEqual([told[dice]?.green, told[dice]?.red]);
    expect(rolled?.hands.size).toBe(0);
    expect(rolled?.sums).toEqual(told[dice]?.sums);
    const all = arenaAt(told, told.length);
    expect(all?.hands.size).toBe(3);
    expect(all?.totals?.won).toBe(all?.attacker === 0);
    expect(arenaAt([], 0)).toBeUndefined();
  });
  it('sums are those that were told: allies come with their hands, and a defeat changes nothing of them', () => {
    const from = told.findLastIndex(({ type }) => type === 'challenge');
    const totals = told.findLastIndex(({ type }) => type === 'arena-totals');
    const helpers = (lines: number): number[] => {
      const { green, red } = arenaAt(told, lines)?.sums ?? {};
      return [...(green?.allies ?? []), ...(red?.allies ?? [])].map(({ power }) => power);
    };
    const hands = told.flatMap(({ type, side, power }, line) =>
      line > from && type === 'hand' && side !== 'none' ? [{ line, power }] : [],
    );
    expect(hands.length).toBeGreaterThan(0);
    hands.forEach(({ line }, i) => {
      expect(helpers(line)).toHaveLength(i);
    });
    expect(helpers(totals).toSorted()).toEqual(hands.map(({ power }) => power).toSorted());
    expect(arenaAt(told, totals)?.sums).toEqual(told[totals]?.sums);
    expect(arenaAt(told, told.length)?.sums).toEqual(told[totals]?.sums);
  });
  it('a game whose events tell no sums is shown without them', () => {
    const plain = told.map(({ sums: _, power: __, ...heard }) => heard);
    const all = arenaAt(plain, plain.length);
    expect([all?.sums, all?.hands.size, all?.totals]).toEqual([undefined, 3, arenaAt(told, told.length)?.totals]);
  });
});
