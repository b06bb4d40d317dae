// Many whole games, played as fast as the engine can: every one ends, and the box stays complete all the way.
import { type Ask, apply, asks, awaited, Can, newGame, offer, type Pick, thinking } from '@oubliette/engine';
import { count, drawSettings } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { questsAndBetrayals as game } from '../src/game.ts';
import { settings } from '../src/settings.ts';
import type { State } from '../src/state.ts';
import { invariants } from './invariants.ts';

const laws = Object.entries(invariants);
const chosen = drawSettings(settings);
/** A random game has a few hundred answers; one that is still running here does not end. */
const LONGEST = 20_000;

/** Somebody who composes an offer mostly goes on with it; otherwise the table goes on. */
function someAsk(s: State, pick: Pick, talkative: boolean): Ask | undefined {
  const waiting = awaited(game, s);
  const begun = s.core.aside.length > 0 ? pick(8) > 0 : pick(4) === 0;
  const beside = talkative && begun ? asks(game, s).filter((ask) => ask.optional && isMeant(ask, pick)) : [];
  const composing = beside.filter(({ seat, beside: kind }) =>
    s.core.aside.some((a) => a.seat === seat && a.kind === kind),
  );
  const answering = beside.filter(({ kind }) => kind === 'deal' || kind === 'claim');
  const from = [composing, answering, beside, waiting].find((list) => list.length > 0);
  return from?.[pick(from.length)];
}

/** "Enough" is said seldom: at random it would end every talk before it began. */
const isMeant = ({ kind }: Ask, pick: Pick): boolean => kind !== 'enough' || pick(20) === 0;

/** In every fourth game people talk. Laws are looked at after every `every`-th answer, beginning somewhere else in each game, and at the end. */
function playOut(seats: number, n: number, every: number, met: Map<string, number>): string | undefined {
  const seed = `many ${seats} ${n}`;
  const pick = thinking(seed);
  const can = new Can();
  const s = newGame(game, { seats, seed, settings: n % 2 === 0 ? {} : chosen(thinking(`${seed} settings`)) });
  for (let answers = 0; answers < LONGEST; answers++) {
    const ask = someAsk(s, pick, n % 8 < 2);
    if (ask === undefined) return s.core.stack.length === 0 ? undefined : `nobody is asked (${seed})`;
    offer(game, s, ask, can);
    if (can.count === 0) return `${ask.kind} has no option (${seed}, answer ${answers})`;
    apply(game, s, ask, can.list[pick(can.count)]!, ({ type, verdict }) => {
      const key = type === 'judged' ? `${verdict}` : type;
      met.set(key, (met.get(key) ?? 0) + 1);
    });
    if (answers % every !== n % every && s.core.stack.length > 0) continue;
    for (const [name, law] of laws) {
      const fault = law(s);
      if (fault !== undefined) return `${name}: ${fault} (${seed}, answer ${answers})`;
    }
  }
  return `no end after ${LONGEST} answers (${seed})`;
}

/** Straight to the terminal: what passing tests log is not shown. */
function report(seats: number, met: ReadonlyMap<string, number>): void {
  const shown = [...met].filter(([key]) => /offer|sign|refus|counter|claim|kept|broken|void|released/.test(key));
  process.stdout.write(`many games at ${seats}: ${JSON.stringify(Object.fromEntries(shown))}\n`);
}

describe.each([3, 4, 5, 6])('many games at %i', (seats) => {
  it('end, with nothing lost and nothing won from nowhere, and with offers, signatures, claims and broken words in them', () => {
    const games = count({ sample: 18, full: 20_000 });
    const met = new Map<string, number>();
    for (let n = 0; n < games; n++) expect(playOut(seats, n, n < 9 ? 2 : 16, met)).toBeUndefined();
    // Kept and broken words are rare among players who answer at random: a small sample may lack them.
    const rare = games > 1000 ? ['kept', 'broken'] : [];
    for (const event of ['offered', 'signed', 'claimed', ...rare])
      expect(met.get(event) ?? 0, event).toBeGreaterThan(0);
    if (games > 1000) report(seats, met);
  });
});
