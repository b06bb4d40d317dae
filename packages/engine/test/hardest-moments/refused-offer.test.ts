// Somebody makes a bot an offer beside the sale: the bot signs what is good for it and refuses what is not.
import { askedOfBot, askingOrder, botOf, greedyBot, type Knowledge, randomBot } from '@oubliette/bots';
import { cryptSale } from '@oubliette/crypt-sale';
import { enter, isOver, type Match, newMatch, type Seen, type StateOf, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';

type Offer = { fromSeat: number; toSeat: number; relic: string; coins: number };
type State = StateOf & { heirs: { coins: number; hand: string[] }[]; offers: Offer[] };
const g = cryptSale as unknown as Match<State>['game'];

/** A coin is a point, a relic in the hand is worth so much: all that this bot knows of the game. */
const knowing = (relic: number): Knowledge<State> => {
  const evaluate = (s: State, seat: number) =>
    s.heirs[seat]!.coins + relic * s.heirs[seat]!.hand.length - 4 * s.offers.filter((o) => o.toSeat === seat).length;
  return { evaluate, appraise: (s, seat) => [{ key: 'worth', points: evaluate(s, seat) }], lead: 10 };
};

/** Seat 0 offers the bot at seat 1 two coins for a relic that it holds. */
function offered(coins = '2'): Match<State> {
  const m = newMatch(g, { seats: 3, seed: 'an offer', dice: 'fresh' });
  const wanted = m.state.heirs[1]!.hand[0]!;
  for (const [kind, option] of [
    ['offer-to', 'heir:1'],
    ['offer-relic', wanted],
    ['offer-coins', coins],
  ] as const)
    expect(enter(m, { seat: 0, verb: 'answer', kind, option, n: m.state.core.answered[0]! })).toBeUndefined();
  return m;
}
const seenBy = (m: Match<State>, seat: number, volunteers = true): Seen | undefined =>
  askedOfBot(view(g, m.state, seat), m.moves, volunteers);

describe('an offer to a bot', () => {
  it('[ENG-BESIDE-5] is refused where the relic is dear to it, and signed where the coins are', () => {
    for (const level of ['apprentice', 'steward', 'lord'] as const) {
      const m = offered();
      const answer = (relic: number) =>
        botOf(level, g, 1, { knowledge: knowing(relic) }).choose(seenBy(m, 1)!, thinking('dice'));
      expect(answer(9)).toEqual({ kind: 'deal', option: 'refuse:0' });
      expect(answer(0)).toEqual({ kind: 'deal', option: 'sign:0' });
      expect(enter(m, { seat: 1, verb: 'answer', kind: 'deal', option: 'refuse:0', n: 0 })).toBeUndefined();
      expect(m.state.offers).toEqual([]);
    }
  });

  it('[ENG-BESIDE-5] is left alone by whoever stands in for a person, and by a bot that knows nothing of worth', () => {
    const m = offered();
    expect(seenBy(m, 1, false)).toBeUndefined();
    const waited = seenBy(m, 0, false)!;
    expect(waited.asks.map(({ optional }) => optional)).toEqual([false]);
    expect(greedyBot(g, 1).choose(seenBy(m, 1)!, thinking('dice'))).toBeUndefined();
  });

  it('[ENG-BESIDE-5] a game’s own wish makes offers, step by step', () => {
    const wish: Knowledge<State>['wish'] = (_s, ask, can) => (ask.kind.startsWith('offer') ? can.list[0] : undefined);
    const bot = greedyBot(g, 2, { knowledge: { ...knowing(9), wish } });
    const m = offered();
    for (let step = 0; step < 3; step++) {
      const seen = seenBy(m, 2)!;
      const { kind, option } = bot.choose(seen, thinking(`step ${step}`))!;
      expect(enter(m, { seat: 2, verb: 'answer', kind, option, n: seen.answered })).toBeUndefined();
    }
    expect(m.state.offers).toHaveLength(2);
    expect(m.state.offers[1]).toMatchObject({ fromSeat: 2, toSeat: 0 });
  });

  it('[ENG-BESIDE-5] whoever answered last is asked first, then the others in turn', () => {
    expect(askingOrder(3, [])).toEqual([0, 1, 2]);
    expect(askingOrder(3, [{ ask: { seat: 1 } }, { ask: { seat: 2 } }])).toEqual([2, 0, 1]);
  });

  it('[ENG-BESIDE-5] bots volunteer at most sixty answers in a row, so that the game goes on', () => {
    const m = offered();
    const seen = view(g, m.state, 0);
    const awaited = { ask: { optional: false } };
    const optional = { ask: { optional: true } };
    const row = (n: number) => [awaited, ...new Array(n).fill(optional)];
    expect(askedOfBot(seen, row(59))).toBe(seen);
    expect(askedOfBot(seen, row(60))!.asks.map((ask) => ask.optional)).toEqual([false]);
    expect(askedOfBot(view(g, m.state, 2), row(60))).toBeUndefined();
    expect(askedOfBot(seen, [...row(60), awaited])).toBe(seen);
    // A bot that always wants something still lets the game end.
    const eager: Knowledge<State> = { ...knowing(9), wish: (_s, _ask, can, pick) => can.list[pick(can.count)] };
    const bots = [
      greedyBot(g, 0, { knowledge: eager, worlds: 1 }),
      randomBot(),
      greedyBot(g, 2, { knowledge: eager, worlds: 1 }),
    ];
    const played = newMatch(g, { seats: 3, seed: 'eager', dice: 'fresh', settings: { rounds: 2 } });
    for (let turn = 0; !isOver(played.state) && turn < 4000; turn++) {
      const now = seenBy(played, turn % 3);
      const choice = now && bots[turn % 3]!.choose(now, thinking(turn));
      if (now === undefined || choice === undefined) continue;
      const { kind, option } = choice;
      expect(enter(played, { seat: turn % 3, verb: 'answer', kind, option, n: now.answered })).toBeUndefined();
    }
    expect(isOver(played.state)).toBe(true);
    expect(played.moves.some(({ ask }) => ask.kind === 'offer-coins')).toBe(true);
    expect(played.moves.some(({ ask }) => ask.kind === 'deal')).toBe(true);
  });
});
