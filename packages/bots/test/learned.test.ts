import { cryptSale } from '@oubliette/crypt-sale';
import { apply, awaited, type Game, imagine, newGame, options, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import {
  extractor,
  type Found,
  fitWeights,
  type Knowledge,
  knownShare,
  learned,
  type PlayedGame,
  readWeights,
  search,
  type Weights,
} from '../src/index.ts';
import { leadsOf } from '../src/learned/fit.ts';

const sale = cryptSale as unknown as Game;

/** `name: amount`, summed. */
function told(names: readonly string[], { at, by }: Found): Record<string, number> {
  const sums: Record<string, number> = {};
  for (let i = 0; i < at.length; i++) sums[names[at[i]!]!] = (sums[names[at[i]!]!] ?? 0) + by[i]!;
  return sums;
}

const weightsOf = (features: Record<string, number>, more: Partial<Weights> = {}): Weights => ({
  format: 'oubliette-weights',
  version: 1,
  game: 'crypt-sale',
  rules: '1.0.0',
  lead: 5,
  games: 1,
  features: Object.keys(features),
  stages: { 0: Object.values(features) },
  ...more,
});

/** A random game after so many answers. */
function position(answers: number, seed = 'learned') {
  const pick = thinking(seed);
  const s = newGame(sale, { seats: 3, seed });
  for (let n = 0; n < answers; n++) {
    const open = awaited(sale, s);
    const ask = open[pick(open.length)];
    if (ask === undefined) break;
    const can = options(sale, s, ask);
    apply(sale, s, ask, can[pick(can.length)]!);
  }
  return s;
}

describe('features', () => {
  it('[BOT-LEARN-1] numbers, words, flags and lists, by path', () => {
    const look = extractor();
    const found = look.extract(
      { gold: 3, debt: -2, much: 40, name: 'mint', open: true, shut: false, bag: ['a', 'b', 'a'] },
      0,
      2,
    );
    expect(told(look.names, found)).toEqual({
      gold: 3,
      'gold=3': 1,
      debt: -2,
      much: 40,
      'name=mint': 1,
      open: 1,
      bag: 3,
      'bag.*=a': 2,
      'bag.*=b': 1,
    });
    const deep = look.extract({ hand: { cards: [{ id: 'x', n: 2 }] }, none: [], zero: 0 }, 0, 2);
    expect(told(look.names, deep)).toEqual({
      'hand.cards': 1,
      'hand.cards.*.id=x': 1,
      'hand.cards.*.n': 2,
      'hand.cards.*.n=2': 1,
      'zero=0': 1,
    });
  });

  it('[BOT-LEARN-2] seats are me, an ally, another or nobody; of places mine is looked at', () => {
    const look = extractor();
    const seen = {
      firstSeat: 1,
      seat: 0,
      winnerSeats: [0, 2],
      lostSeat: -1,
      places: [{ gold: 1 }, { gold: 2 }, { gold: 5 }],
    };
    expect(told(look.names, look.extract(seen, 1, 3))).toEqual({
      'firstSeat=me': 1,
      'seat=another': 1,
      'winnerSeats=another': 2,
      'lostSeat=nobody': 1,
      'places.mine.gold': 2,
      'places.mine.gold=2': 1,
    });
    // Other lists are bags, even with as many objects as there are seats: in a place, or poorer than the places.
    const bags = {
      dice: [{ n: 1 }, { n: 2 }],
      places: [
        { bag: [{ id: 'x' }, { id: 'y' }], gold: 0 },
        { bag: [], gold: 4 },
      ],
    };
    expect(told(look.names, look.extract(bags, 0, 2))).toEqual({
      dice: 2,
      'dice.*.n': 3,
      'dice.*.n=1': 1,
      'dice.*.n=2': 1,
      'places.mine.bag': 2,
      'places.mine.bag.*.id=x': 1,
      'places.mine.bag.*.id=y': 1,
      'places.mine.gold=0': 1,
    });
    expect(told(look.names, look.extract({ seat: 0, seats: [2] }, 1, 3, [7, 7, 8]))).toEqual({
      'seat=ally': 1,
      'seats=another': 1,
    });
  });

  it('[BOT-LEARN-1] what is hidden changes nothing: every world that looks alike has the same features', () => {
    for (const answers of [0, 5, 20, 40]) {
      const s = position(answers);
      for (let seat = 0; seat < 3; seat++) {
        const seen = view(sale, s, seat);
        const look = extractor();
        const known = look.extract(seen.game, seat, 3);
        for (let world = 0; world < 5; world++) {
          const imagined = imagine(sale, seen, seat, thinking(world));
          expect(told(look.names, look.extract(sale.view(imagined, seat), seat, 3))).toEqual(told(look.names, known));
        }
      }
    }
  });
});

describe('a table of weights', () => {
  const s = position(12);
  const look = extractor();
  look.extract(sale.view(s, 0), 0, 3);
  const features = Object.fromEntries(look.names.map((name, i) => [name, (i % 7) - 3]));

  it('[BOT-LEARN-3] what it does not know counts nothing', () => {
    const plain = learned(sale, weightsOf(features));
    const more = learned(sale, weightsOf({ ...features, 'no.such.thing=1': 640 }));
    for (const seat of [0, 1, 2]) expect(more.evaluate(s, seat)).toBe(plain.evaluate(s, seat));
    expect(learned(sale, weightsOf({ 'no.such.thing=1': 640 })).evaluate(s, 0)).toBe(0);
    expect(knownShare(sale, weightsOf(features), s, 0)).toBe(100);
    expect(knownShare(sale, weightsOf({ 'no.such.thing=1': 1 }), s, 0)).toBe(0);
  });

  it('[BOT-LEARN-5] summing weights is adding up what was found', () => {
    const weights = look.names.map((_, i) => (i % 7) - 3);
    for (const seat of [0, 1, 2]) {
      const { at, by } = look.extract(sale.view(s, seat), seat, 3);
      const sum = at.reduce((all, number, i) => all + (weights[number] ?? 0) * by[i]!, 0);
      expect(extractor(look.names.slice(0, weights.length)).sum(weights, sale.view(s, seat), seat, 3)).toBe(sum);
    }
  });

  it('[BOT-LEARN-5] what the game says itself counts as much as was learned', () => {
    const base = { evaluate: (_: unknown, seat: number) => 10 * seat, lead: 5 } as unknown as Knowledge;
    const judged = (own: Partial<Weights>) => learned(sale, weightsOf({ nothing: 64 }, own), base).judge!(s);
    expect(judged({})).toEqual([0.5, 0.5, 0.5]);
    const [first, second, third] = judged({ own: { 0: 64 } });
    // With 0, 10 and 20 points they lead by -17.5, -5 and 12.5: half against the best of the others, half against their mean.
    expect(first).toBeCloseTo(0.5 - (0.5 * 3.5) / 4.5, 12);
    expect(second).toBeCloseTo(0.5 - (0.5 * 1) / 2, 12);
    expect(third).toBeCloseTo(0.5 + (0.5 * 2.5) / 3.5, 12);
    expect(judged({ own: { 0: 32 } })[2]).toBeLessThan(third!);
  });

  it('[BOT-LEARN-1] a game may name what is looked at instead of the view', () => {
    const base = { featureInput: (_: unknown, seat: number) => ({ gold: seat }), lead: 5 } as unknown as Knowledge;
    const weights = weightsOf({ 'mine.gold': 64 });
    expect(learned(sale, weights, { ...base, evaluate: undefined as never }).judge!(s)[2]).toBeCloseTo(
      0.5 + 0.15 / 1.3,
      12,
    );
    expect(knownShare(sale, weights, s, 1, base)).toBe(50);
  });

  it('[BOT-LEARN-5] a game without a horizon is judged every few answers', () => {
    const { horizon } = learned(sale, weightsOf(features));
    expect(horizon!(position(0))).toBe(0);
    expect(horizon!(position(9))).toBe(0);
    expect(horizon!(position(10))).toBe(1);
  });

  it('[BOT-LEARN-4] is read from a file, or it is said what is wrong', () => {
    const good = weightsOf(features);
    expect(readWeights(JSON.stringify(good))).toEqual(good);
    const fault = (change: object) => {
      const read = readWeights(JSON.stringify({ ...good, ...change }));
      return 'fault' in read ? read.fault : undefined;
    };
    expect(readWeights('nonsense')).toEqual({ fault: 'file' });
    expect(readWeights('null')).toEqual({ fault: 'format' });
    expect(fault({ version: 2 })).toBe('format');
    expect(['game', 'rules', 'games'].map((field) => fault({ [field]: null }))).toEqual(['game', 'rules', 'games']);
    expect(fault({ lead: 0 })).toBe('lead');
    expect(fault({ features: [1] })).toBe('features');
    expect(fault({ stages: {} })).toBe('stages');
    expect(fault({ stages: { 0: [1] } })).toBe('stages.0');
    expect(fault({ stages: { 0: good.features.map(() => 0.5) } })).toBe('stages.0');
    expect(fault({ stages: { x: good.stages['0'] } })).toBe('stages.x');
    expect(fault({ own: { 0: 64 } })).toBeUndefined();
    expect([{ 1: 64 }, { 0: 0.5 }, 7, null].map((own) => fault({ own }))).toEqual(['own', 'own', 'own', 'own']);
  });

  it('[BOT-LEARN-5] each side is compared with its rivals: nothing learned is a half for everybody', () => {
    expect(learned(sale, weightsOf({ nothing: 64 })).judge!(s)).toEqual([0.5, 0.5, 0.5]);
    const judged = learned(sale, weightsOf(features)).judge!(s);
    expect(judged).toEqual(learned(sale, weightsOf(features)).judge!(JSON.parse(JSON.stringify(s))));
    for (const one of judged) expect(one > 0 && one < 1).toBe(true);
    const worth = [0, 1, 2].map((seat) => learned(sale, weightsOf(features)).evaluate(s, seat));
    const best = worth.indexOf(Math.max(...worth));
    expect(judged.indexOf(Math.max(...judged))).toBe(best);
    const allied = { ...sale, sides: () => [0, 0, 1] } as Game;
    const [one, two, three] = learned(allied, weightsOf(features)).judge!(s);
    expect(one).toBe(two);
    expect(one! + three!).toBeCloseTo(1, 12);
  });

  it('[BOT-LEARN-5] the weights of a stage hold until the next one that is known', () => {
    const name = look.names[0]!;
    const staged = weightsOf({ [name]: 0 }, { stages: { 2: [64], 5: [128] } });
    const at = (stage: number) => learned(sale, staged, { horizon: () => stage } as unknown as Knowledge).judge!(s);
    expect(at(0)).toEqual(at(2));
    expect(at(4)).toEqual(at(2));
    expect(at(9)).toEqual(at(5));
  });

  it('[BOT-LEARN-6] the lines of a position add up to its worth', () => {
    const knowledge = learned(sale, weightsOf(features));
    const lines = knowledge.appraise(s, 1);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(knowledge.evaluate(s, 1), 9);
    expect(lines.map(({ key }) => key)).toEqual([...new Set(lines.map(({ key }) => key))]);
    const seen = sale.view(s, 1) as unknown as Record<string, unknown> & { readonly heirs: readonly object[] };
    const fields = [...Object.keys(seen), ...Object.keys(seen.heirs[1]!)];
    for (const { key } of lines) expect(fields).toContain(key);
  });

  it("[BOT-LEARN-6] a field counts for the line that its game says, beside the game's own lines", () => {
    const own = [
      { key: 'stores', points: 10 },
      { key: 'walls', points: 2 },
    ];
    const base = {
      featureInput: () => ({ gold: 3, food: 2, rooms: ['mint'] }),
      termOf: { gold: 'stores', food: 'stores' },
      appraise: () => own,
      evaluate: () => 12,
      lead: 5,
    } as unknown as Knowledge;
    const table = { 'mine.gold': 64, 'mine.food=2': 32, 'mine.rooms.*=mint': -16 };
    expect(learned(sale, weightsOf(table, { own: { 0: 32 } }), base).appraise(s, 0)).toEqual([
      { key: 'stores', points: 5 + 3 + 0.5 },
      { key: 'walls', points: 1 },
      { key: 'rooms', points: -0.25 },
    ]);
    // A table that stands alone has no line of the game's own.
    expect(learned(sale, weightsOf(table), base).appraise(s, 0)).toEqual([
      { key: 'stores', points: 3.5 },
      { key: 'rooms', points: -0.25 },
    ]);
  });

  it('[BOT-LEARN-5] a search asks the judgement where it ends', () => {
    let asked = 0;
    const judge = () => {
      asked++;
      return [1, 0, 0];
    };
    const knowledge = {
      ...learned(sale, weightsOf(features)),
      judge,
      horizon: (w: { core: { known: number } }) => w.core.known,
    };
    const first = position(0);
    const seat = awaited(sale, first)[0]!.seat;
    const params = { knowledge: knowledge as unknown as Knowledge, budget: { iterations: 40 } };
    const { rated } = search(sale, view(sale, first, seat), seat, params, thinking('search'));
    expect(asked).toBeGreaterThan(0);
    expect(rated.length).toBeGreaterThan(0);
  });
});

describe('learning', () => {
  /** Feature 0 is worth two points, feature 1 takes one, feature 2 is noise. */
  function planted(games: number): PlayedGame[] {
    const pick = thinking('planted');
    return Array.from({ length: games }, () => {
      const seats = Array.from({ length: 2 + pick(3) }, () => [pick(6), pick(6), pick(6)] as const);
      const found = seats.map((by): Found => ({ at: [0, 1, 2], by: [...by] }));
      return { moments: [{ stage: 4, found }], points: seats.map(([a, b]) => 2 * a - b) };
    });
  }

  it('[BOT-LEARN-7] what decides games gets weight, what does not gets little', () => {
    const { stages, correlation } = fitWeights(planted(2000), 3);
    const [good, bad, noise] = stages['4']!;
    expect(good).toBeGreaterThan(64);
    expect(bad).toBeLessThan(-32);
    expect(Math.abs(noise!)).toBeLessThan(12);
    expect(correlation).toBeGreaterThan(0.9);
  });

  it('[BOT-LEARN-7] the same games give the same table, in whole numbers', () => {
    const once = fitWeights(planted(300), 3);
    expect(JSON.stringify(fitWeights(planted(300), 3))).toBe(JSON.stringify(once));
    for (const weight of once.stages['4']!) expect(Number.isSafeInteger(weight) && !Object.is(weight, -0)).toBe(true);
  });

  it("[BOT-LEARN-7] a table on top of the game's own evaluation learns what that lacks", () => {
    // It knows feature 0 and has it right; it knows nothing of feature 1.
    const known = planted(2000).map(({ moments, points }) => ({
      points,
      moments: moments.map((moment) => ({ ...moment, worth: moment.found.map(({ by }) => 2 * by[0]!) })),
    }));
    const { stages, own, correlation, ownCorrelation } = fitWeights(known, 3, true);
    const [good, bad] = stages['4']!;
    expect(own!['4']).toBeGreaterThan(48);
    expect(Math.abs(good!)).toBeLessThan(40);
    expect(bad).toBeLessThan(-32);
    expect(correlation).toBeGreaterThan(ownCorrelation);
    expect(fitWeights(known, 3).own).toBeUndefined();
  });

  it('[BOT-LEARN-10] allies are one side: what all of them have counts as it is, what only one has by its share', () => {
    const sides = [0, 1, 1];
    expect(leadsOf([6, 0, 0], sides)).toEqual([6, -6, -6]);
    expect(leadsOf([1, 4, 8], sides)).toEqual([-5, 5, 5]);
    // Two heroes win where both have feature 0; feature 1 is one hero's alone and weighs half; the master has feature 2 when it loses.
    const pick = thinking('sides');
    const games = Array.from({ length: 2000 }, (): PlayedGame => {
      const [both, one] = [pick(6), pick(6)];
      const lead = 2 * both + one;
      const found = [
        { at: [2], by: [lead] },
        { at: [0], by: [both] },
        { at: [0, 1], by: [both, one] },
      ];
      return { moments: [{ stage: 4, found }], points: [0, lead, lead], sides };
    });
    const [both, one, master] = fitWeights(games, 3).stages['4']!;
    // Without sides the allies would be each other's rivals: both would count twice, and one hero's own feature for nothing.
    const explained = (have: number, alone: number) =>
      (both! * have + (one! * alone) / 2 - master! * (2 * have + alone)) / 64;
    expect(explained(1, 0)).toBeCloseTo(2, 1);
    expect(explained(0, 1)).toBeCloseTo(1, 1);
    expect(explained(5, 5)).toBeCloseTo(15, 0);
  });

  it('[BOT-LEARN-7] earlier moments learn from later ones', () => {
    const late = planted(600).map(({ moments, points }) => ({
      points,
      moments: [{ stage: 1, found: moments[0]!.found }, ...moments],
    }));
    const { stages } = fitWeights(late, 3);
    expect(stages['1']![0]).toBeGreaterThan(32);
    expect(Object.keys(stages)).toEqual(['1', '4']);
  });
});
