// The knowledge of bots about Crypt Sale besides its rules; the catalogue hands it to them.
import type { Ask, Can, Pick, Seat } from '@oubliette/engine';
import { countOf, type Relic, worth } from '../cards/relics.ts';
import type { Heir, State } from '../state.ts';

interface Line {
  readonly key: string;
  readonly points: number;
}

const SET: readonly Relic[] = ['skull', 'candlestick', 'chalice'];
/** A coin buys more than itself as long as there is something to buy. */
const COIN = 1.15;
/** Lucky coins and light fingers are worth something as long as they can be shown. */
const POWER = 0.6;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How an heir stands, in points. */
function lines(s: State, seat: Seat): Line[] {
  const heir = s.heirs[seat]!;
  const hidden = [...heir.hand, ...heir.seals.map(({ relic }) => relic)];
  const all = [...heir.shelf, ...hidden];
  const left = s.rounds - s.round;
  const counts = SET.map((relic) => countOf(all, relic)).sort((a, b) => a - b);
  const [fewest = 0, middle = 0] = counts;
  return [
    { key: 'coins', points: heir.coins * (left > 0 ? COIN : 1) },
    { key: 'relics', points: sum(heir.shelf.map((relic) => worth(relic, 'shelf'))) + sum(hidden.map(inSecret)) },
    // Two of three are the better part of a set.
    { key: 'sets', points: 3 * fewest + (left > 0 ? Math.min(1, middle - fewest) * 0.5 : 0) },
    { key: 'powers', points: left > 0 ? POWER * powersIn(heir) : 0 },
    { key: 'curses', points: -3 * heir.curses },
  ];
}
const inSecret = (relic: Relic): number => worth(relic, 'elsewhere');
const powersIn = ({ hand }: Heir): number => countOf(hand, 'lucky-coin') + countOf(hand, 'light-fingers');

/** The value of one more relic of a kind on the shelf to this heir. */
function gain(heir: Heir, relic: Relic, count: number): number {
  const all = [...heir.shelf, ...heir.hand, ...heir.seals.map((seal) => seal.relic)];
  const sets = (list: readonly Relic[]): number => Math.min(...SET.map((one) => countOf(list, one)));
  const more = [...all, ...new Array<Relic>(count).fill(relic)];
  return count * worth(relic, 'shelf') + 3 * (sets(more) - sets(all));
}

/** The least useful relic of the hand, as it counts at the end; undefined: all of them are worth keeping. */
function dross({ hand }: Heir): Relic | undefined {
  const poor = hand.filter((relic) => relic !== 'cursed-urn' && inSecret(relic) <= 1);
  return poor.find((relic) => relic === 'lucky-coin') ?? poor.find((relic) => relic === 'light-fingers') ?? poor[0];
}

const listOf = (can: Can): string[] => can.list.slice(0, can.count);
const first = (options: readonly string[], ...wanted: readonly (string | undefined)[]): string | undefined =>
  wanted.find((one) => one !== undefined && options.includes(one));

/** The sensible answer of an heir; undefined: any. */
function sensible(s: State, ask: Ask, can: Can, pick: Pick): string | undefined {
  const options = listOf(can);
  const heir = s.heirs[ask.seat]!;
  switch (ask.kind) {
    case 'rummage':
      return first(options, heir.hand.length > 2 ? dross(heir) : undefined, 'keep');
    case 'bid-lot': {
      const lots = s.lots.map(({ relic, count }) => ({ relic, value: gain(heir, relic, count) }));
      const best = Math.max(...lots.map(({ value }) => value));
      const good = lots.filter(({ value }) => value >= best - 1);
      return first(options, good[pick(Math.max(1, good.length))]?.relic);
    }
    case 'bid-coins':
      return first(options, String(Math.min(heir.coins, 1 + pick(3))), '1', '0');
    case 'bid-stake':
      return first(options, pick(2) === 0 ? dross(heir) : undefined, 'none');
    case 'sell':
      return first(options, 'stop');
    case 'exorcise':
      return first(options, 'pay', 'keep');
    case 'reroll':
      return first(options, 'lucky-coin', 'pass');
    case 'filch':
      return first(options, 'light-fingers', 'pass');
    default:
      return undefined;
  }
}

export const knowledge = {
  lead: 6,
  appraise: lines,
  evaluate: (s: State, seat: Seat): number => sum(lines(s, seat).map(({ points }) => points)),
  playout: sensible,
  /** A last relic is sold where it is worth less than the coin. */
  habit(s: State, ask: Ask, can: Can): string | undefined {
    if (ask.kind !== 'sell') return undefined;
    const { hand, coins } = s.heirs[ask.seat]!;
    // An urn is dear in the hand at the end; without a coin for the exorcist it is dearer in the sack.
    const last = s.round + 1 >= s.rounds;
    const urn = last && coins > 0 && hand.includes('cursed-urn') ? 'cursed-urn' : undefined;
    return first(listOf(can), urn, 'stop');
  },
  /** Thinking ahead ends with the round. */
  horizon: (s: State): number => s.round,
  /** Sells what a buyer pays more for than its value here; buys what completes a set. */
  wish(s: State, ask: Ask, can: Can): string | undefined {
    if (ask.kind !== 'deal') return undefined;
    const { hand } = s.heirs[ask.seat]!;
    for (const { fromSeat, toSeat, relic, coins } of s.offers) {
      if (toSeat !== ask.seat) continue;
      const fair = hand.includes(relic) && coins > inSecret(relic) + (SET.includes(relic) ? 1 : 0);
      const answer = first(listOf(can), `${fair ? 'sign' : 'refuse'}:${fromSeat}`);
      if (answer !== undefined) return answer;
    }
    return undefined;
  },
};
