// The worker of this device: engine, matches and storage. Bots think in a second worker, so that the first stays responsive;
// it runs the same file, and the browser has cached the rules it needs.
import type { Choice, SeatView } from '@oubliette/bots';
import { botContextFor, olderRulesOf, rulesOf } from '../base/rules.ts';
import { aheadOf } from './ahead.ts';
import type { BotInput, Think } from './bots.ts';
import { claim } from './claim.ts';
import { deviceHost, type Snapshot } from './host.ts';
import { loadStored, saveStored } from './store.ts';
import { answerOf, byChance } from './think.ts';
import { answerer, asker, type End } from './wire.ts';

export interface News {
  readonly id: string;
  readonly snapshot: Snapshot;
}

/** The bots' worker. It receives only what a seat may see. */
interface Thinker {
  think(game: string, input: BotInput): Promise<Choice | undefined>;
  /** Thinks ahead from these views until the next request. */
  ahead(game: string, seatViews: readonly SeatView[]): Promise<void>;
}
const BOTS = 'bots';
const outside = globalThis as unknown as End & { readonly name: string };

let thinker: Thinker | undefined;
function thinkerThere(): Thinker {
  thinker ??= asker<Thinker>(new Worker(import.meta.url, { type: 'module', name: BOTS }));
  return thinker;
}

/** If the bots' worker fails, the bot answers at random and the table goes on. */
const think =
  (game: string): Think =>
  async (input) => {
    // A policy is computed faster than a second worker starts.
    if (input.policy !== undefined) return thinking.think(game, input);
    if (input.level === 'random') return byChance(input);
    if (input.level === 'apprentice') return thinking.think(game, input);
    try {
      return await thinkerThere().think(game, input);
    } catch {
      return byChance(input);
    }
  };

/** Whether thinking ahead is under way: if not, there is nothing to stop. */
let isAhead = false;
function thinkAhead(game: string, seatViews: readonly SeatView[]): void {
  if (seatViews.length === 0 && !isAhead) return;
  isAhead = seatViews.length > 0;
  thinkerThere()
    .ahead(game, seatViews)
    .catch(() => {});
}

const ahead = aheadOf();
let lastRequest = 0;
const thinking: Thinker = {
  async think(id, input) {
    const [game, context] = await Promise.all([rulesOf(id), botContextFor(id)]);
    if (game === undefined) return undefined;
    const foreseen = ahead.recall(game, input);
    // For profiling, and for tests.
    performance.mark(foreseen === undefined ? 'thought' : 'foreseen', { detail: foreseen });
    return foreseen ?? answerOf(game, context, input);
  },
  async ahead(id, seatViews) {
    const request = ++lastRequest;
    const [game, context] = await Promise.all([rulesOf(id), botContextFor(id)]);
    // The rules of a later request may have been loaded sooner.
    if (game !== undefined && request === lastRequest) ahead.start(game, context, seatViews);
  },
};

answerer(
  outside,
  outside.name === BOTS
    ? thinking
    : deviceHost({
        rulesOf,
        olderRulesOf,
        think,
        ahead: thinkAhead,
        load: loadStored,
        save: (kept) => saveStored(kept),
        claim,
        send: (id, snapshot) => outside.postMessage({ news: { id, snapshot } satisfies News }),
      }),
);
