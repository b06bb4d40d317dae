// Where bots think. All that comes here is what a seat may see.
import { knowledgeFor, rulesOf } from './rules.ts';
import { answerOf } from './think.ts';
import { answerer, type End } from './wire.ts';
import type { Thinker } from './worker.ts';

const thinker: Thinker = {
  async think(id, thought) {
    const [game, knowledge] = await Promise.all([rulesOf(id), knowledgeFor(id)]);
    return game === undefined ? undefined : answerOf(game, knowledge, thought);
  },
};

answerer(globalThis as unknown as End, thinker);
