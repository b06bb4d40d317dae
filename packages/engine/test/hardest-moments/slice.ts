// The least that makes a few procedures playable: a slice of a coming game, not a game.
import {
  apply,
  asks,
  copyPlain,
  defineGame,
  type Game,
  options,
  type Seat,
  type StateOf,
  settle,
} from '@oubliette/engine';

type Rules<S extends StateOf> = Parameters<typeof defineGame<S, object, Record<never, never>>>[0];

/** A slice's procedures with everything else by default: copied the slow way, seen by nobody, never scored. */
export const slice = <S extends StateOf>(rules: object): Game<S> =>
  defineGame<S, object, Record<never, never>>({
    id: 'slice',
    version: '0',
    seats: [1, 4],
    options: {},
    setup: () => {
      throw new Error('a slice starts in the middle');
    },
    asks: {},
    view: () => ({}),
    determinize: () => {
      throw new Error('nobody looks at a slice');
    },
    copy: (s: S, core: S['core']) => ({ ...copyPlain(s), core }),
    score: () => [],
    outcome: () => ({ winners: [] }),
    ...rules,
  } as unknown as Rules<S>) as Game<S>;

/** A table in the middle of that slice: every answer is given to a state that was saved and loaded first. */
export function table<S extends StateOf>(
  g: Game<S>,
  seats: number,
  stack: S['core']['stack'],
  fields: Omit<S, 'core'>,
) {
  const core = { chance: [1, 2, 3, 4], known: 0, answered: new Array(seats).fill(0), stack, aside: [] };
  let s = { core, ...fields } as unknown as S;
  settle(g, s);
  return {
    get s(): S {
      return s;
    },
    asked: () => asks(g, s).flatMap((ask) => (ask.optional ? [] : [`${ask.seat} ${ask.kind}`])),
    beside: () => asks(g, s).flatMap((ask) => (ask.optional ? [`${ask.seat} ${ask.kind}`] : [])),
    can: (seat: Seat, kind: string) => options(g, s, asks(g, s).find((ask) => ask.seat === seat && ask.kind === kind)!),
    stack: () => s.core.stack.map((f) => f.proc).join(' > '),
    play(seat: Seat, kind: string, option: string): void {
      s = JSON.parse(JSON.stringify(s)) as S;
      const ask = asks(g, s).find((x) => x.seat === seat && x.kind === kind);
      if (ask === undefined || !options(g, s, ask).includes(option))
        throw new Error(`${seat} ${kind} ${option} is not offered`);
      apply(g, s, ask, option);
    },
  };
}
