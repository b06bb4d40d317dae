// Foreseen views: what a seat may see when it is asked next, imagined from its current view while the table waits for others.
import {
  apply,
  awaited,
  Can,
  type Game,
  isOver,
  offer,
  type Pick,
  type Seat,
  type Seen,
  type StateOf,
  sha256Hex,
  view,
} from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { Interruptible } from './interruptible.ts';
import type { Knowledge } from './knowledge.ts';
import { sensible } from './playout.ts';
import { dice, imagineWorlds } from './worlds.ts';

export interface Foreseen {
  readonly key: string;
  readonly seen: Seen;
  /** The number of imagined games that led to this view. */
  readonly often: number;
}

const WORLDS = 12;
/** An ask with at most so many options is tried with each of them, a longer one with a sensible answer only. */
const FEW = 10;
/** A seat that is not asked within so many answers of others is given up. */
const LONGEST = 60;
/** Measured: of the foreseen views that came true, 19 in 20 were among the first four. */
const VIEWS = 4;

/** A key that is equal for equal views, in any order of their fields. */
export const keyOf = (seen: Seen, seat: Seat): string => sha256Hex(`${seat} ${stable(seen)}`);

function stable(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map(stable).join()}]`;
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  const fields = Object.entries(x)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${stable(value)}`).join()}}`;
}

/** BOT-AHEAD-1, BOT-AHEAD-2: the most likely first, without duplicates; empty for a seat that is asked now. */
export function* foresee<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  seen: Seen,
  seat: Seat,
  pick: Pick,
): Interruptible<readonly Foreseen[]> {
  if (seen.waiting.length === 0 || seen.waiting.includes(seat)) return [];
  const found: Found = new Map();
  const can = new Can();
  for (let i = 0; i < WORLDS; i++) {
    const [world] = imagineWorlds(g, seen, seat, 1, pick);
    const seed = pick(0x40000000);
    const ask = awaited(g, world!)[0]!;
    offer(g, world!, ask, can);
    const usual = sensible(g, k, world!, ask, can, dice(pick));
    // The sensible answer has one try more than the others.
    const first = can.count > FEW ? [usual] : [usual, ...can.toArray()];
    for (const option of first) {
      const s = g.copy(world!);
      apply(g, s, ask, option);
      const then = whenAsked(
        g,
        k,
        s,
        seat,
        world!.core.known,
        can,
        dice(() => seed),
      );
      if (then !== undefined) count(found, keyOf(then, seat), then);
      yield;
    }
  }
  return ranked(found).slice(0, VIEWS);
}

type Found = Map<string, { readonly seen: Seen; often: number }>;
const ranked = (found: Found): Foreseen[] =>
  [...found].map(([key, one]) => ({ key, ...one })).sort((a, b) => b.often - a.often);

/** The most likely view of this seat after its current ask is answered; undefined where none can be foreseen. */
export function* foreseeAfter<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  seen: Seen,
  seat: Seat,
  { kind, option }: Choice,
  pick: Pick,
): Interruptible<Foreseen | undefined> {
  const found: Found = new Map();
  const can = new Can();
  for (let i = 0; i < WORLDS; i++) {
    const [s] = imagineWorlds(g, seen, seat, 1, pick);
    const ask = awaited(g, s!).find((one) => one.seat === seat && one.kind === kind);
    if (ask === undefined) return undefined;
    const { known } = s!.core;
    apply(g, s!, ask, option);
    const then = whenAsked(g, k, s!, seat, known, can, dice(pick));
    if (then !== undefined) count(found, keyOf(then, seat), then);
    yield;
  }
  return ranked(found)[0];
}

function count(found: Found, key: string, seen: Seen): void {
  const there = found.get(key);
  if (there === undefined) found.set(key, { seen, often: 1 });
  else there.often++;
}

/** This seat's next view with a choice; undefined when chance or hidden information comes first, or when there is none soon. */
function whenAsked<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  seat: Seat,
  known: number,
  can: Can,
  pick: Pick,
): Seen | undefined {
  for (let i = 0; i < LONGEST && !isOver(s) && s.core.known === known; i++) {
    const open = awaited(g, s);
    const mine = open.find((ask) => ask.seat === seat);
    const ask = mine ?? open[0]!;
    offer(g, s, ask, can);
    if (mine !== undefined && can.count > 1) return view(g, s, seat);
    apply(g, s, ask, sensible(g, k, s, ask, can, pick));
  }
  return undefined;
}
