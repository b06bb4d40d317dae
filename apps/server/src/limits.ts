// Buckets that fill again: by address, by seat, by table. Honest play never empties one.

/** So much at once, and so much a second again. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
export interface Rates {
  readonly address: Rate;
  readonly seat: Rate;
  readonly table: Rate;
}

/** The usual rates; docs/operating.md tells them, and how to change them. */
export const RATES: Rates = {
  address: { burst: 300, perSecond: 30 },
  seat: { burst: 60, perSecond: 15 },
  table: { burst: 240, perSecond: 60 },
};

/** What things cost. */
export const COST = {
  look: 1,
  makeTable: 30,
  takeSeat: 5,
  /** A wrong secret: guessing is dear. */
  wrongSecret: 20,
  connect: 2,
  answer: 1,
  say: 6,
  thinking: 2,
  /** Why not, and what would be: the rules are asked for one seat. */
  foresee: 2,
  fresh: 4,
  malformed: 10,
} as const;

export interface Bucket {
  left: number;
  at: number;
}

export interface Limiter {
  /** 0: go on; else milliseconds until it would be allowed. */
  spend(key: string, cost: number): number;
  /** The bucket of whoever will spend often. */
  bucket(key: string): Bucket;
  spendFrom(bucket: Bucket, cost: number): number;
}

const KEYS = 20_000;

export function limiter({ burst, perSecond }: Rate, now: () => number): Limiter {
  const buckets = new Map<string, Bucket>();
  function bucket(key: string): Bucket {
    const found = buckets.get(key) ?? { left: burst, at: now() };
    // Newest last: what is forgotten first has not been used for long, and would be full again.
    buckets.delete(key);
    buckets.set(key, found);
    if (buckets.size > KEYS) buckets.delete(buckets.keys().next().value!);
    return found;
  }
  function spendFrom(from: Bucket, cost: number): number {
    const at = now();
    from.left = Math.min(burst, from.left + ((at - from.at) / 1000) * perSecond);
    from.at = at;
    if (from.left < cost) return Math.ceil(((cost - from.left) / perSecond) * 1000);
    from.left -= cost;
    return 0;
  }
  return { bucket, spendFrom, spend: (key, cost) => spendFrom(bucket(key), cost) };
}
