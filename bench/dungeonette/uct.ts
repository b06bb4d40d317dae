// A plain Monte-Carlo tree search, step for step the one of boardgame.io's MCTSBot: UCT, one node more an iteration, a random
// playout to the end, each node counts the wins of the player who moved into it. Nodes hold states.

export interface Rules<S, A> {
  copy(s: S): S;
  /** Nothing when the game is over. */
  actions(s: S): A[];
  seat(s: S): number;
  apply(s: S, action: A): void;
  /** Plays to the end, in place; the winner. */
  playOut(s: S): number;
}

interface Node<S, A> {
  readonly state: S;
  readonly parent: Node<S, A> | undefined;
  readonly by: number;
  readonly action: A | undefined;
  readonly untried: A[];
  readonly children: Node<S, A>[];
  visits: number;
  value: number;
}

export function search<S, A>(rules: Rules<S, A>, state: S, iterations: number, dice: (n: number) => number) {
  const node = (state: S, parent: Node<S, A> | undefined, by: number, action: A | undefined): Node<S, A> => ({
    state,
    parent,
    by,
    action,
    untried: rules.actions(state),
    children: [],
    visits: 0,
    value: 0,
  });

  function expand(leaf: Node<S, A>): Node<S, A> {
    if (leaf.untried.length === 0) return leaf;
    const action = leaf.untried.splice(dice(leaf.untried.length), 1)[0]!;
    const next = rules.copy(leaf.state);
    const by = rules.seat(next);
    rules.apply(next, action);
    const child = node(next, leaf, by, action);
    leaf.children.push(child);
    return child;
  }

  const root = node(state, undefined, -1, undefined);
  for (let i = 0; i < iterations; i++) {
    const child = expand(select(root));
    const winner = rules.playOut(rules.copy(child.state));
    for (let n: Node<S, A> | undefined = child; n !== undefined; n = n.parent) {
      n.visits++;
      if (n.by === winner) n.value++;
    }
  }
  return root.children.reduce((best, child) => (child.visits > best.visits ? child : best)).action!;
}

function select<S, A>(root: Node<S, A>): Node<S, A> {
  let at = root;
  while (at.untried.length === 0 && at.children.length > 0) {
    let best = Number.NEGATIVE_INFINITY;
    let chosen = at.children[0]!;
    for (const child of at.children) {
      const uct = child.value / child.visits + Math.sqrt((2 * Math.log(at.visits)) / child.visits);
      if (uct > best) {
        best = uct;
        chosen = child;
      }
    }
    at = chosen;
  }
  return at;
}
