// Token buckets: by address, by seat, by table. Honest play never empties one.

/** How much can be spent at once, and how much is regained per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
export interface Rates {
  readonly address: Rate;
  readonly seat: Rate;
  readonly table: Rate;
}

/** The default rates; docs/operating.md explains them and how to change them. */
export const RATES: Rates = {
  address: { burst: 300, perSecond: 30 },
  seat: { burst: 60, perSecond: 15 },
  table: { burst: 240, perSecond: 60 },
};

/** The cost of each request. */
export const COST = {
  read: 1,
  makeTable: 30,
  takeSeat: 5,
  /** A wrong secret: guessing is expensive. */
  wrongSecret: 20,
  connect: 2,
  answer: 1,
  chat: 6,
  thinking: 2,
  /** Details and previews run the rules. */
  details: 2,
  resync: 4,
  malformed: 10,
} as const;

export interface Bucket {
  left: number;
  at: number;
}

export interface Limiter {
  /** 0: allowed; else the milliseconds until it would be. */
  spend(key: string, cost: number): number;
  /** The bucket of a key that spends often. */
  bucket(key: string): Bucket;
  /** @param share which part of it this server may give */
  spendFrom(bucket: Bucket, cost: number, share?: Share): number;
}

/** Where several servers give out one allowance: each a part of the burst, and of what is regained. */
export interface Share {
  readonly burst: number;
  readonly perSecond: number;
}
const ALL: Share = { burst: 1, perSecond: 1 };

export interface Limits {
  readonly address: Limiter;
  readonly seat: Limiter;
  readonly table: Limiter;
}

const KEYS = 20_000;

/** @param elapsed a clock that never runs backwards, in milliseconds */
export function limiter({ burst, perSecond }: Rate, elapsed: () => number): Limiter {
  const buckets = new Map<string, Bucket>();
  function bucket(key: string): Bucket {
    const found = buckets.get(key) ?? { left: burst, at: elapsed() };
    // Newest last: the one dropped first has been idle longest, so it would be full again.
    buckets.delete(key);
    buckets.set(key, found);
    if (buckets.size > KEYS) buckets.delete(buckets.keys().next().value!);
    return found;
  }
  function spendFrom(from: Bucket, cost: number, share = ALL): number {
    const at = elapsed();
    const regained = perSecond * share.perSecond;
    from.left = Math.min(burst * share.burst, from.left + ((at - from.at) / 1000) * regained);
    from.at = at;
    if (from.left < cost) return Math.ceil(((cost - from.left) / regained) * 1000);
    from.left -= cost;
    return 0;
  }
  return { bucket, spendFrom, spend: (key, cost) => spendFrom(bucket(key), cost) };
}
