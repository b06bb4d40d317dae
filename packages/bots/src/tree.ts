// The trees of a search: one for each seat, over what that seat knows.
//
// The edges of a seat's tree are its own answers, and other seats' answers as this seat sees them. Secret answers of others
// move no other tree: in a draft each seat chooses without knowing the others' choices.
import {
  type Ask,
  apply,
  awaited,
  type Can,
  type Game,
  isOver,
  offer,
  type Pick,
  type Seat,
  type StateOf,
  sound,
} from '@oubliette/engine';
import type { Knowledge } from './knowledge.ts';
import { meanwhile, playOut, sensible, utilitiesOf } from './playout.ts';

interface Edge {
  readonly option: string;
  readonly to: Node;
  visits: number;
  /** How often it was possible: not every imagined state offers it. */
  available: number;
  value: number;
}
export interface Node {
  readonly edges: Map<string, Edge>;
  /** The children by other seats' answers. */
  readonly heard: Map<string, Node>;
}
export const newNode = (): Node => ({ edges: new Map(), heard: new Map() });

/** The most visited answer is given: the search ends when no other can catch up. */
export function isSettled({ edges }: Node, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of edges.values()) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second > left;
}

export function iterate<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  me: Seat,
  trees: readonly Node[],
  exploration: number,
  can: Can,
  pick: Pick,
): void {
  const at = trees.slice();
  const way: { readonly edge: Edge; readonly seat: Seat }[] = [];
  const until = k?.horizon?.(s) ?? 0;
  for (let grown = false; !grown && !isOver(s); ) {
    if (k?.horizon !== undefined && k.horizon(s) !== until) break;
    const open = awaited(g, s);
    const ask = open.find(({ seat }) => seat === me) ?? open[0]!;
    if (k !== undefined) meanwhile(k, s, ask);
    offer(g, s, ask, can);
    let option = can.list[0]!;
    // A forced answer is not a decision: no tree records it.
    if (can.count > 1) {
      const node = at[ask.seat]!;
      let edge = fresh(g, k, s, node, ask, can, pick);
      grown = edge !== undefined;
      edge ??= select(node, can, exploration);
      way.push({ edge, seat: ask.seat });
      option = edge.option;
      hearing(g, s, ask, option, at);
      at[ask.seat] = edge.to;
    }
    apply(g, s, ask, option);
  }
  playOut(g, k, s, until, can, pick);
  const utilities = utilitiesOf(g, k, s);
  for (const { edge, seat } of way) {
    edge.visits++;
    edge.value += utilities[seat]!;
  }
}

/** An answer that was not tried here yet: the sensible one first, then any. */
function fresh<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  node: Node,
  ask: Ask,
  can: Can,
  pick: Pick,
): Edge | undefined {
  let untried = 0;
  for (let i = 0; i < can.count; i++) if (!node.edges.has(can.list[i]!)) untried++;
  if (untried === 0) return undefined;
  let option = sensible(g, k, s, ask, can, pick);
  if (node.edges.has(option)) {
    let nth = pick(untried);
    for (let i = 0; i < can.count; i++) {
      if (node.edges.has(can.list[i]!)) continue;
      option = can.list[i]!;
      if (nth-- === 0) break;
    }
  }
  const edge: Edge = { option, to: newNode(), visits: 0, available: 0, value: 0 };
  node.edges.set(option, edge);
  for (let i = 0; i < can.count; i++) {
    const there = node.edges.get(can.list[i]!);
    if (there !== undefined) there.available++;
  }
  return edge;
}

/** UCB over the options of this state, each compared with how often it was possible. */
function select(node: Node, can: Can, exploration: number): Edge {
  let chosen: Edge | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < can.count; i++) {
    const edge = node.edges.get(can.list[i]!)!;
    edge.available++;
    const visits = Math.max(1, edge.visits);
    const bound = edge.value / visits + exploration * Math.sqrt(Math.log(edge.available) / visits);
    if (bound > highest) {
      highest = bound;
      chosen = edge;
    }
  }
  return chosen!;
}

/** The trees of other seats follow an answer as these see it, or stay where they are. */
function hearing<S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string, at: Node[]): void {
  for (let seat = 0; seat < at.length; seat++) {
    if (seat === ask.seat) continue;
    const heard = sound(g, s, ask, option, seat);
    if (heard === undefined) continue;
    const key = `${ask.seat} ${ask.kind} ${heard}`;
    let next = at[seat]!.heard.get(key);
    if (next === undefined) {
      next = newNode();
      at[seat]!.heard.set(key, next);
    }
    at[seat] = next;
  }
}
