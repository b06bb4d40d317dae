// What events carry for the eye: the line as it stands after them, and sums that add up.
import type { Seat } from '@oubliette/engine';
import { randomGame } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { dungeonLords } from '../../src/game.ts';
import { lineOf } from '../../src/rules/combat/line-of.ts';
import type { InLine, Sum } from '../../src/rules/combat/told-facts.ts';
import { duel, fight, hero, line } from './duel.ts';

interface Facts {
  readonly type: string;
  readonly seat?: Seat;
  readonly line?: readonly InLine[];
  readonly sum?: Sum;
}

describe('whole games', () => {
  it.each(['none', 'basic', 'advanced'])(
    'the last line told of a seat is its party, every sum adds up; items: %s',
    (items) => {
      let lines = 0;
      let sums = 0;
      for (const seed of ['one line', 'another line']) {
        for (const { state, events } of randomGame(dungeonLords, { seats: 3, seed, settings: { items } })) {
          const told = events as readonly Facts[];
          const last = new Map<Seat, readonly InLine[]>();
          for (const { seat, line: now, sum, type } of told) {
            // Heroes who leave when combat is over are told of by name.
            if (type === 'heroes-leave' || type === 'assigned') last.delete(seat!);
            if (now !== undefined) last.set(seat!, now);
            if (sum === undefined) continue;
            sums++;
            const total = sum.terms.reduce((all, { n }) => all + n, 0);
            if (sum.makes !== undefined) expect({ type, total }).toEqual({ type, total: sum.makes.n });
            if (sum.atLeast === undefined) continue;
            expect({ type, enough: total >= sum.atLeast.n }).toEqual({ type, enough: sum.enough });
            expect(sum.enough).toBe(type === 'spell');
          }
          // A fight that goes on has only told of itself: others may have been changed by what combat hands out.
          for (const [seat, now] of last) {
            if (told.some(({ type }) => type === 'items-borne')) continue;
            lines++;
            expect(now).toEqual(lineOf(state, seat));
          }
        }
      }
      expect(lines).toBeGreaterThan(20);
      expect(sums).toBeGreaterThan(20);
    },
  );
});

describe('one fight', () => {
  const told = (events: readonly object[], type: string) => (events as Facts[]).filter((event) => event.type === type);
  const short = (now: readonly InLine[] = []) => now.map(({ id, left, health }) => `${id} ${left}/${health}`);

  it('[DL-FIGHT-12] a blow that fells somebody shows him at 0, his capture shows the line without him', () => {
    const t = duel({ party: [hero('warrior-1', { wounds: 2 }), hero('mage-1')], sends: ['troll'] });
    const events = fight(t, 'troll:club');
    const [hit] = told(events, 'hit');
    expect(short(hit?.line)).toEqual(['warrior-1 0/3', 'mage-1 3/3']);
    expect(short(told(events, 'captured')[0]?.line)).toEqual(['mage-1 3/3']);
    // What the victim cannot take is a term of its own.
    const { terms = [], makes } = hit?.sum ?? {};
    expect(terms[0]?.what).toBe('damage');
    expect(terms.at(-1)).toEqual({ what: 'lost', n: 1 - (terms[0]?.n ?? 0) });
    expect(makes).toEqual({ what: 'wounds', n: 1 });
  });

  it('[DL-FIGHT-7] magic that does not suffice is told with what was needed', () => {
    const t = duel({ party: line('mage-1'), round: 2 });
    const [no] = told(fight(t), 'no-spell');
    expect(no?.sum).toEqual({ terms: [{ what: 'magic', n: 1 }], atLeast: { what: 'needed', n: 2 }, enough: false });
  });
});
