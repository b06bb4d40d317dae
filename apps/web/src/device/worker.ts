// The worker of this device: engine, matches and saving. Thinking has a worker of its own, so that nobody waits for it.
import type { Choice } from '@oubliette/bots';
import type { Think, Thought } from './bots.ts';
import { deviceHost, type Snapshot } from './host.ts';
import { rulesOf } from './rules.ts';
import { loadKept, saveKept } from './store.ts';
import { byChance } from './think.ts';
import { answerer, asker, type End } from './wire.ts';

export interface Thinker {
  think(game: string, thought: Thought): Promise<Choice | undefined>;
}
export interface News {
  readonly id: string;
  readonly snapshot: Snapshot;
}

const page = globalThis as unknown as End;

let thinker: Thinker | undefined;
function thinkerHere(): Thinker {
  thinker ??= asker<Thinker>(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
  return thinker;
}

/** Whatever happens to a bot, the table goes on. */
const think =
  (game: string): Think =>
  async (thought) => {
    if (thought.level === 'random') return byChance(thought);
    try {
      return await thinkerHere().think(game, thought);
    } catch {
      return byChance(thought);
    }
  };

answerer(
  page,
  deviceHost({
    rulesOf,
    think,
    load: loadKept,
    save: (kept) => saveKept(kept),
    tell: (id, snapshot) => page.postMessage({ news: { id, snapshot } satisfies News }),
  }),
);
