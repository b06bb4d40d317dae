// The review of a finished game: the decisions that cost their seat most, judged by what it could know then.
import { enter, type Match, matchFrom, type Seat, type Seen, type StateOf, thinking, view } from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { EvaluationTerm } from './knowledge.ts';
import { type BotContext, searchParamsOf } from './levels.ts';
import { decide, type SearchParams, search } from './mcts.ts';
import { reasonsFor } from './reasons.ts';

interface Decision {
  /** The number of entries before it. */
  readonly moment: number;
  readonly seat: Seat;
  readonly seen: Seen;
  readonly choice: Choice;
}

export interface Mistake {
  readonly moment: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly chosen: string;
  readonly better: string;
  /** The parameters of the sentence that asked. */
  readonly about: Seen['asks'][number]['about'];
  /** Its cost as a share of a comfortable lead, from 0 to 1. */
  readonly cost: number;
  readonly reasons: readonly EvaluationTerm[];
}

/** Three for each seat, chosen by a longer search among so many that look worst in a short one. */
const MOST = 3;
const CANDIDATES = 6;
interface SearchEffort {
  readonly iterations: number;
  readonly tries: number;
  /** For a level that compares answers by rollouts. */
  readonly rollouts: number;
}
const SHORT_SEARCH: SearchEffort = { iterations: 80, tries: 100, rollouts: 8 };
const LONG_SEARCH: SearchEffort = { iterations: 600, tries: 1000, rollouts: 64 };
/** Smaller costs are not reported: values are not known more precisely. */
const SLIGHT = 0.02;

/** Yields the progress, from 0 to 1; returns the mistakes, each seat's worst first. The same game gives the same result. */
export function* review<S extends StateOf>(
  match: Match<S>,
  context: BotContext<S>,
): Generator<number, readonly Mistake[]> {
  const { game } = match;
  const { now: _, ...known } = context;
  const level = context.weights === undefined ? 'lord' : 'archlord';
  const params = searchParamsOf(level, game, known);
  const decisions = decisionsOf(match);
  const searched: { readonly decision: Decision; readonly cost: number }[] = [];
  // A long search takes about eight times as long as a short one.
  const close = Math.min(decisions.length, CANDIDATES * match.state.core.answered.length) * 8;
  for (const [i, decision] of decisions.entries()) {
    const cost = compared(match, params, SHORT_SEARCH, decision)?.cost ?? 0;
    if (cost > SLIGHT) searched.push({ decision, cost });
    yield (i + 1) / (decisions.length + close);
  }
  const mistakes: Mistake[] = [];
  for (let seat = 0; seat < match.state.core.answered.length; seat++) {
    const worst = searched.filter(({ decision }) => decision.seat === seat).sort((a, b) => b.cost - a.cost);
    const mine: Mistake[] = [];
    for (const { decision } of worst.slice(0, CANDIDATES)) {
      const found = compared(match, params, LONG_SEARCH, decision);
      if (found !== undefined && found.cost > SLIGHT) mine.push(mistakeOf(match, params, decision, found));
    }
    mistakes.push(...mine.sort((a, b) => b.cost - a.cost).slice(0, MOST));
    yield (decisions.length + (close * (seat + 1)) / match.state.core.answered.length) / (decisions.length + close);
  }
  return mistakes;
}

/** Every answer that still counts and had an alternative. */
function decisionsOf<S extends StateOf>(match: Match<S>): Decision[] {
  const counts = new Set(match.moves.map(({ entry }) => entry));
  const again = matchFrom(match.game, match.origin, match);
  const decisions: Decision[] = [];
  for (const [moment, entry] of match.entries.entries()) {
    if (entry.verb === 'answer' && counts.has(match.before + moment)) {
      const { seat, kind, option } = entry;
      const seen = view(match.game, again.state, seat);
      const ask = seen.asks.find((one) => !one.optional && one.kind === kind);
      if (ask !== undefined && ask.options.length > 1) decisions.push({ moment, seat, seen, choice: { kind, option } });
    }
    enter(again, entry);
  }
  return decisions;
}

interface Found {
  readonly better: Choice;
  readonly cost: number;
}

/** The better answer and how much better it is; undefined: there is none. */
function compared<S extends StateOf>(
  { game }: Match<S>,
  params: SearchParams<S>,
  { iterations, tries, rollouts }: SearchEffort,
  { moment, seat, seen, choice }: Decision,
): Found | undefined {
  const limited = {
    ...params,
    budget: { iterations },
    tries,
    ...(params.rollouts === undefined ? {} : { rollouts }),
  };
  const { choice: better } = decide(game, awaitedOnly(seen), seat, limited, thinking(moment));
  if (better === undefined || (better.kind === choice.kind && better.option === choice.option)) return undefined;
  const { rated } = search(game, seen, seat, limited, thinking(moment));
  const worth = (one: Choice) => rated.find(({ kind, option }) => kind === one.kind && option === one.option)?.value;
  const [best, mine] = [worth(better), worth(choice)];
  return best === undefined || mine === undefined ? undefined : { better, cost: best - mine };
}

/** Offers that were not made are no mistakes. */
const awaitedOnly = (seen: Seen): Seen => ({ ...seen, asks: seen.asks.filter(({ optional }) => !optional) });

function mistakeOf<S extends StateOf>(
  match: Match<S>,
  { knowledge }: SearchParams<S>,
  decision: Decision,
  { better, cost }: Found,
): Mistake {
  const { moment, seat, seen, choice } = decision;
  const reasons =
    knowledge === undefined ? [] : reasonsFor(match.game, knowledge, seen, seat, better, thinking(moment));
  return {
    moment,
    seat,
    kind: choice.kind,
    chosen: choice.option,
    better: better.option,
    about: seen.asks.find(({ kind }) => kind === choice.kind)?.about,
    cost,
    reasons,
  };
}
