// Bots at a table: they are asked when the table waits for them, and can neither stall nor crash it.
import { randomBytes } from 'node:crypto';
import type { Choice } from '@oubliette/bots';
import { type AskSeen, type Seat, type Seen, thinking, view } from '@oubliette/engine';
import { isOutOfTime, waitingFor } from './clock.ts';
import type { LiveTable, Play } from './live.ts';
import { take } from './take.ts';
import { levelOf } from './tell.ts';

const isPlayedByBot = (t: LiveTable, seat: Seat): boolean =>
  t.record.seats[seat]!.bot || t.standIns.has(seat) || isOutOfTime(t, seat);

/** Somebody here is a bot, or is played by one for a while. */
export function hasBots({ record, standIns }: LiveTable): boolean {
  if (standIns.size > 0) return true;
  for (const { bot } of record.seats) if (bot) return true;
  return false;
}

export function driveBots(t: LiveTable): void {
  const { play } = t;
  if (play === undefined || t.held !== undefined || t.closed) return;
  for (const seat of waitingFor(t)) {
    if (!isPlayedByBot(t, seat) || t.thinking.has(seat)) continue;
    t.thinking.add(seat);
    void answerFor(t, play, seat)
      .catch((err: unknown) => t.house.log.error({ err, table: t.record.id, seat }, 'a bot failed'))
      .finally(() => t.thinking.delete(seat))
      .then(() => again(t, play, seat));
  }
}

/** What the bot says; where that does not fit, any possible answer: the table goes on. */
async function answerFor(t: LiveTable, play: Play, seat: Seat): Promise<void> {
  const seen = view(play.game, play.shown, seat);
  const { id: game, version: rules } = play.game;
  const choice = await t.house.bots.choose({ game, rules, seat, seen, level: levelOf(t, seat) });
  if (t.play !== play || t.closed || !isPlayedByBot(t, seat)) return;
  if (choice !== undefined && (await give(t, seat, choice, seen.answered))) return;
  const now = view(play.game, play.shown, seat);
  const any = anyChoice(now);
  if (any !== undefined && now.answered === seen.answered) await give(t, seat, any, now.answered);
}

async function give(t: LiveTable, seat: Seat, { kind, option }: Choice, n: number): Promise<boolean> {
  const reply = await take(t, { entry: { seat, verb: 'answer', kind, option, n }, by: 'bot', id: undefined });
  return reply.ok;
}

/** Whatever is possible. */
export function anyChoice(seen: Seen): Choice | undefined {
  const asks = seen.asks.filter((ask: AskSeen) => !ask.optional && ask.options.length > 0);
  const pick = thinking(randomBytes(8).toString('hex'));
  const ask = asks[pick(Math.max(1, asks.length))];
  return ask === undefined ? undefined : { kind: ask.kind, option: ask.options[pick(ask.options.length)]! };
}

const RETRY = 1000;

/** Still waited for: at once when it got through, else after a while. */
function again(t: LiveTable, play: Play, seat: Seat): void {
  if (t.play !== play || t.closed || !waitingFor(t).has(seat) || !isPlayedByBot(t, seat)) return;
  const soon = setTimeout(() => driveBots(t), play.entered === play.stored ? 0 : RETRY);
  soon.unref();
}
