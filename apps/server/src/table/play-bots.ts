// Bots at a table: they are asked when the table waits for them, and can neither stall nor crash it.
import { randomBytes } from 'node:crypto';
import { askedOfBot, type Choice } from '@oubliette/bots';
import { type AskSeen, type Seat, type Seen, thinking, view } from '@oubliette/engine';
import { isOutOfTime, waitingFor } from './clock.ts';
import { factsOf } from './record.ts';
import { soon } from './soon.ts';
import { submit } from './submit.ts';
import { type LiveTable, type Play, runs } from './table.ts';
import { isConnected, playerOf } from './table-info.ts';

const isPlayedByBot = (t: LiveTable, seat: Seat): boolean =>
  t.record.seats[seat]!.bot || t.standIns.has(seat) || isOutOfTime(t, seat);

/** Whether some seat is a bot's, or is played by one for a while. */
export const hasBots = ({ record, standIns }: LiveTable): boolean => standIns.size > 0 || factsOf(record).bots;

/** A bot that has a seat for good also answers optional asks (it makes, signs and refuses offers); a stand-in does not. */
function askedNow(t: LiveTable, play: Play, seat: Seat): Seen | undefined {
  if (!isPlayedByBot(t, seat)) return undefined;
  return askedOfBot(view(play.game, play.shown, seat), play.match.moves, t.record.seats[seat]!.bot);
}

export function playBots(t: LiveTable): void {
  const { play } = t;
  if (play === undefined || t.held !== undefined || t.closed || !runs(t)) return;
  for (const { seat, seen } of askedFirst(t, play)) {
    t.thinking.add(seat);
    const before = play.shown;
    const failed = (err: unknown): void => t.context.log.error({ err, table: t.record.id, seat }, 'a bot failed');
    answerFor(t, play, seat, seen)
      .catch(failed)
      .finally(() => t.thinking.delete(seat))
      .then(() => {
        if (play.shown === before && !waitingFor(t).has(seat)) t.declined.set(seat, before);
        playAgain(t, play, seat, play.shown !== before);
      })
      .catch(failed);
  }
}

/**
 * Bots that the table does not wait for come first, a bot with an unfinished choice before all others: an offer would otherwise be gone
 * before anybody could answer it. One that has nothing to do is asked again when the game has gone on.
 */
function askedFirst(t: LiveTable, play: Play): { seat: Seat; seen: Seen }[] {
  const waiting = waitingFor(t);
  const asked = t.record.seats.flatMap((_, seat) => {
    if (waiting.has(seat) && leavesTime(t, play, seat)) return [];
    const seen = t.declined.get(seat) === play.shown ? undefined : askedNow(t, play, seat);
    return seen === undefined ? [] : [{ seat, seen }];
  });
  const isIdle = ({ seat }: { seat: Seat }): boolean => !t.thinking.has(seat);
  const beside = asked.filter(({ seat }) => !waiting.has(seat));
  const composing = beside.filter(({ seen }) => seen.mine.length > 0);
  if (composing.length > 0) return composing.filter(isIdle);
  return (beside.length > 0 ? beside : asked).filter(isIdle);
}

/** Milliseconds that a bot leaves people to reply to what it offered them. */
const PATIENCE = 12_000;

/** SRV-TIME-6: while somebody who is there could still reply. */
function leavesTime(t: LiveTable, play: Play, seat: Seat): boolean {
  const { clock } = t.context;
  const people = play.game
    .repliesDue?.(play.shown, seat)
    .some((other) => !isPlayedByBot(t, other) && isConnected(t, other));
  if (people !== true) {
    t.patience.delete(seat);
    return false;
  }
  const until = t.patience.get(seat);
  if (until !== undefined) return clock.elapsed() < until;
  t.patience.set(seat, clock.elapsed() + PATIENCE);
  clock.after(PATIENCE, () => playBots(t));
  return true;
}

/** SRV-TIME-7: it begins something of its own before people; what it composes after that, nobody sees. */
const volunteers = (t: LiveTable, seen: Seen, choice: Choice | undefined): boolean =>
  seen.mine.length === 0 &&
  seen.asks.some(({ kind, optional }) => optional && kind === choice?.kind) &&
  t.record.seats.some((_, other) => !isPlayedByBot(t, other) && isConnected(t, other));

/** The bot's choice; if that is refused and the table waits, any possible answer, so that the table goes on. */
async function answerFor(t: LiveTable, play: Play, seat: Seat, seen: Seen): Promise<void> {
  const { id: game, version: rules } = play.game;
  const choice = await t.context.bots.choose({ game, rules, seat, seen, ...playerOf(t, seat) });
  const { botPace, clock } = t.context;
  if (botPace > 0 && volunteers(t, seen, choice)) await new Promise<void>((go) => clock.after(botPace, go));
  if (t.play !== play || t.closed || !isPlayedByBot(t, seat)) return;
  if (choice !== undefined && (await give(t, seat, choice, seen.answered))) return;
  const now = view(play.game, play.shown, seat);
  const any = anyChoice(now);
  if (any !== undefined && now.answered === seen.answered) await give(t, seat, any, now.answered);
}

async function give(t: LiveTable, seat: Seat, { kind, option }: Choice, n: number): Promise<boolean> {
  const reply = await submit(t, {
    entry: { seat, verb: 'answer', kind, option, n },
    by: 'bot',
    leased: true,
    id: undefined,
  });
  return reply.ok;
}

/** Any possible answer. */
export function anyChoice(seen: Seen): Choice | undefined {
  const asks = seen.asks.filter((ask: AskSeen) => !ask.optional && ask.options.length > 0);
  const pick = thinking(randomBytes(8).toString('hex'));
  const ask = asks[pick(Math.max(1, asks.length))];
  return ask === undefined ? undefined : { kind: ask.kind, option: ask.options[pick(ask.options.length)]! };
}

const RETRY = 1000;

/**
 * If the table still waits for this bot: at once when the game has gone on, or when another bot may go on; else its answer could not
 * be stored, and it tries again after a while (SRV-TIME-8).
 * @param changed the game went on while it was thinking
 */
function playAgain(t: LiveTable, play: Play, seat: Seat, changed: boolean): void {
  if (t.play !== play || t.closed) return;
  const declined = t.declined.get(seat) === play.shown;
  if (!declined && (!(changed || waitingFor(t).has(seat)) || askedNow(t, play, seat) === undefined)) return;
  if (changed || declined) soon(t, () => playBots(t));
  else t.context.clock.after(RETRY, () => playBots(t));
}
