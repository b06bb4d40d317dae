import {
  type Ask,
  apply,
  awaited,
  type Game,
  options,
  type Pick,
  type Seat,
  type StateOf,
  type TableSetup,
  thinking,
} from '@oubliette/engine';
import { inRandomGame } from '../faults.ts';
import { bytesDiffer } from '../plain-data.ts';
import { chance, oneOf } from '../random-game.ts';
import { sameAsk, topFrame } from '../worlds.ts';
import type { CheckShare } from './imagined.ts';

type Script = readonly { readonly ask: Ask; readonly option: string }[];

/** Answers of two seats in lanes or drafts give the same bytes in any order. */
export function lanesCommute<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { checkShare = 0.5, ...style }: CheckShare = {},
): string[] {
  const pick = thinking(`${table.seed} lanes`);
  return inRandomGame(game, table, style, ({ state, match }, found) => {
    const g = match.game;
    const top = topFrame(state);
    if (top === undefined || g.procedures[top.proc]!.parallel !== true || !chance(pick, checkShare)) return;
    const seats = [...new Set(awaited(g, state).map((ask) => ask.seat))];
    if (seats.length < 2) return;
    const first = seats.splice(pick(seats.length), 1)[0]!;
    const scripts = [first, oneOf(seats, pick)].map((seat) => alone(g, state, seat, pick)) as [Script, Script];
    const wrong = inAnyOrder(g, state, ...scripts, pick);
    if (wrong !== undefined) found(wrong);
  });
}

/** A few answers of one seat, as far as it can go without the others. */
function alone<S extends StateOf>(g: Game<S>, s: S, seat: Seat, pick: Pick): Script {
  const own = g.copy(s);
  const proc = topFrame(s)?.proc;
  const script: { ask: Ask; option: string }[] = [];
  while (script.length < 4 && topFrame(own)?.proc === proc) {
    const ask = awaited(g, own).find((x) => x.seat === seat);
    if (ask === undefined) break;
    const option = oneOf(options(g, own, ask), pick);
    script.push({ ask, option });
    apply(g, own, ask, option);
  }
  return script;
}

function inAnyOrder<S extends StateOf>(g: Game<S>, s: S, a: Script, b: Script, pick: Pick): string | undefined {
  const orders = [[...a, ...b], [...b, ...a], shuffled(a, b, pick)];
  const ends: S[] = [];
  for (const order of orders) {
    const own = g.copy(s);
    for (const { ask, option } of order) {
      const open = sameAsk(g, own, ask);
      if (open === undefined || !options(g, own, open).includes(option)) {
        return `${tell(order)}: ${ask.kind} ${option} is not offered to seat ${ask.seat} in this order`;
      }
      apply(g, own, open, option);
    }
    ends.push(own);
    const wrong = bytesDiffer(ends[0], own);
    if (wrong !== undefined) return `${tell(orders[0]!)} / ${tell(order)} lead to different states: ${wrong}`;
  }
  return undefined;
}

const tell = (order: Script): string => order.map(({ ask, option }) => `@${ask.seat} ${ask.kind} ${option}`).join(', ');

/** Mixed, each script in its own order. */
function shuffled(a: Script, b: Script, pick: Pick): Script {
  const [left, right] = [[...a], [...b]];
  const out: Script[number][] = [];
  while (left.length + right.length > 0) {
    const from = right.length === 0 || (left.length > 0 && pick(2) === 0) ? left : right;
    out.push(from.shift()!);
  }
  return out;
}
