// The random bot: every option is equally likely.
import type { AskSeen, Pick } from '@oubliette/engine';
import type { Bot, Choice } from './bot.ts';

/** Optional asks are open nearly always: a bot that answered each would do nothing but make offers. */
const ONE_IN = 12;
/** It continues an unfinished choice every second time, or offers would rarely be completed. */
const ONE_IN_WHEN_BEGUN = 2;

/**
 * Uniform over all options of the awaited asks, or sometimes of the optional asks instead. When it is
 * not awaited it mostly does nothing, so that a table that asks it after each answer goes on.
 */
export const randomBot = (): Bot => ({
  choose(seen, pick) {
    const awaited = seen.asks.filter((ask) => !ask.optional);
    const optional = seen.asks.filter((ask) => ask.optional);
    const often = seen.mine.length > 0 ? ONE_IN_WHEN_BEGUN : ONE_IN;
    if (optional.length > 0 && pick(often) === 0) return anyOf(optional, pick);
    return anyOf(awaited, pick);
  },
});

function anyOf(asks: readonly AskSeen[], pick: Pick): Choice | undefined {
  const choices = asks.flatMap((ask) => ask.options.map((option) => ({ kind: ask.kind, option })));
  return choices.length === 0 ? undefined : choices[pick(choices.length)];
}
