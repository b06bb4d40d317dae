// The worker of this device: engine, matches and saving. Bots think in a second one, so that nobody waits for them; it is the
// same file, and whatever rules it needs the browser has already.
import type { Choice, Sight } from '@oubliette/bots';
import { helpFor, olderRulesOf, rulesOf } from '../base/rules.ts';
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

/** Where bots think. All that comes here is what a seat may see. */
interface Thinker {
  think(game: string, input: BotInput): Promise<Choice | undefined>;
  /** What comes next is thought about until somebody is asked. */
  ahead(game: string, sights: readonly Sight[]): Promise<void>;
}
const BOTS = 'bots';
const outside = globalThis as unknown as End & { readonly name: string };

let thinker: Thinker | undefined;
function thinkerThere(): Thinker {
  thinker ??= asker<Thinker>(new Worker(import.meta.url, { type: 'module', name: BOTS }));
  return thinker;
}

/** Whatever happens to a bot, the table goes on. */
const think =
  (game: string): Think =>
  async (input) => {
    // It is done before a second worker would have begun.
    if (input.policy !== undefined) return thinking.think(game, input);
    if (input.level === 'random') return byChance(input);
    if (input.level === 'apprentice') return thinking.think(game, input);
    try {
      return await thinkerThere().think(game, input);
    } catch {
      return byChance(input);
    }
  };

/** Where no thought is under way, there is nothing to stop. */
let isAhead = false;
function thinkAhead(game: string, sights: readonly Sight[]): void {
  if (sights.length === 0 && !isAhead) return;
  isAhead = sights.length > 0;
  thinkerThere()
    .ahead(game, sights)
    .catch(() => {});
}

const ahead = aheadOf();
let lastLook = 0;
const thinking: Thinker = {
  async think(id, input) {
    const [game, help] = await Promise.all([rulesOf(id), helpFor(id)]);
    if (game === undefined) return undefined;
    const foreseen = ahead.recall(game, input);
    // For whoever looks at the profile of a worker, and for tests.
    performance.mark(foreseen === undefined ? 'thought' : 'foreseen', { detail: foreseen });
    return foreseen ?? answerOf(game, help, input);
  },
  async ahead(id, sights) {
    const look = ++lastLook;
    const [game, help] = await Promise.all([rulesOf(id), helpFor(id)]);
    // Another game's rules may have come sooner.
    if (game !== undefined && look === lastLook) ahead.look(game, help, sights);
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
        tell: (id, snapshot) => outside.postMessage({ news: { id, snapshot } satisfies News }),
      }),
);
