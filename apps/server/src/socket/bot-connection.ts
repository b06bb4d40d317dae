// A bot of somebody else on a seat: the lines of docs/bots.md over a socket. It receives what its seat may see, and can
// neither stall nor crash a table.
import type { Seat, Seen } from '@oubliette/engine';
import { type BotLine, type LineToBot, readBotLine } from '@oubliette/protocol';
import { bytesOf } from '../base/byte-string.ts';
import { Denied } from '../base/denied.ts';
import { COST, type Limits } from '../base/limits.ts';
import { hashOf } from '../base/secrets.ts';
import { cameBack, leave } from '../table/alarms.ts';
import { anyChoice } from '../table/play-bots.ts';
import { takeSeat, whoHolds } from '../table/seats.ts';
import { broadcastInfo } from '../table/send.ts';
import { publishPresence, shareOf } from '../table/share.ts';
import { streamOf } from '../table/streams.ts';
import { submit } from '../table/submit.ts';
import type { Listener, LiveTable } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Connection, Peer } from './connection.ts';

/** Choices it may miss before the table stops waiting for it. */
const MOST_MISSED = 5;
/** Milliseconds after which a choice that could not be stored is made again. */
const RETRY = 1000;

type Sit = Extract<BotLine, { type: 'sit' }>;

export function botConnection(tables: Tables, peer: Peer, limits: Limits): Connection {
  const { botBudget, clock, log } = tables.context;
  let seated: { readonly table: LiveTable; readonly seat: Seat; readonly listener: Listener } | undefined;
  let joining = false;
  let gone = false;
  let greeted = false;
  let missed = 0;
  let questions = 0;
  /** The question it is thinking about. */
  let open: { readonly id: number; readonly seen: Seen; readonly cancel: () => void } | undefined;
  const sendLine = (line: LineToBot): void => peer.send(bytesOf(JSON.stringify(line)), 'at-once');

  async function sitDown(line: Sit): Promise<void> {
    const table = await tables.get(line.table);
    const found = table === undefined ? undefined : await seatOf(table, line);
    if (table === undefined || found === undefined) {
      limits.address.spend(peer.address, COST.wrongSecret);
      return peer.close(4003, 'not here');
    }
    if (gone) return;
    const { seat, token } = found;
    sendLine({ type: 'seated', table: table.record.id, seat, token });
    const hash = hashOf(token);
    const listener: Listener = {
      viewer: seat,
      between: false,
      send: look,
      isValid: ({ seats }) => seats[seat]!.tokens.includes(hash),
      dismiss() {
        closed();
        seated = undefined;
        peer.close(4003, 'not here');
      },
    };
    seated = { table, seat, listener };
    table.listeners.add(listener);
    publishPresence(table);
    cameBack(table, seat);
    broadcastInfo(table);
    look();
  }

  async function seatOf(table: LiveTable, line: Sit): Promise<{ seat: Seat; token: string } | undefined> {
    if ('token' in line) {
      const who = whoHolds(table.record, line.token);
      return who?.is === 'seat' ? { seat: who.seat, token: line.token } : undefined;
    }
    try {
      const { seat, token = '' } = await takeSeat(table, line.invitation, { name: line.name, words: '' });
      return { seat, token };
    } catch (error) {
      if (error instanceof Denied) return undefined;
      throw error;
    }
  }

  /** Something happened at the table: asks the bot if it is its turn. */
  function look(): void {
    const { table, seat } = seated!;
    const { play } = table;
    if (play === undefined || gone) return;
    const stream = streamOf(table, play, seat);
    stream.idleSince = undefined;
    const { seen } = stream;
    if (!greeted) greet();
    if (open !== undefined && (open.seen.answered !== seen.answered || seen.end !== undefined)) settle();
    if (seen.end !== undefined) {
      sendLine({ type: 'end', seen });
      peer.close(1000, 'end');
      return;
    }
    if (open !== undefined || table.record.seats[seat]!.bot || !seen.asks.some((ask) => !ask.optional)) return;
    const id = ++questions;
    // A bot that has missed too much is asked no more, and the table does not wait.
    const cancel = clock.after(missed < MOST_MISSED ? botBudget : 0, () => miss(id, 'late'));
    open = { id, seen, cancel };
    if (missed < MOST_MISSED) sendLine({ type: 'choose', id, seen });
  }

  function greet(): void {
    greeted = true;
    const { table, seat } = seated!;
    const { id: game, version: rules } = table.play!.game;
    const { options, seats } = table.record;
    sendLine({ type: 'hello', protocol: 1, game, rules, options, seat, seats: seats.length, ms: botBudget });
  }

  function settle(): void {
    open?.cancel();
    open = undefined;
  }

  /** The table chooses for it. */
  function miss(id: number, why: Extract<LineToBot, { type: 'missed' }>['why']): void {
    if (open?.id !== id || seated === undefined || gone) return;
    const { seen } = open;
    if (missed++ < MOST_MISSED) sendLine({ type: 'missed', id, why });
    const any = anyChoice(seen);
    if (any !== undefined) give(any, seen, 'bot');
  }

  function give(choice: { kind: string; option: string }, seen: Seen, by: 'person' | 'bot'): void {
    const { table, seat, listener } = seated!;
    const { id, cancel } = open!;
    const { kind, option } = choice;
    const isAllowed = listener.isValid;
    // It has answered in time, however long it takes to store that.
    cancel();
    /** SRV-TIME-8: nobody else makes a choice while this question is open. */
    const again = (): void =>
      void clock.after(RETRY, () => {
        if (open?.id === id) give((by === 'bot' ? anyChoice(seen) : undefined) ?? choice, seen, by);
      });
    submit(table, {
      entry: { seat, verb: 'answer', kind, option, n: seen.answered },
      by,
      id: undefined,
      isAllowed,
    }).then(
      (reply) => {
        // If the ask has gone for other reasons, the change that closed it leads to the next question.
        if (reply.ok) return;
        if (by === 'bot' || reply.again) again();
        else miss(id, 'not-offered');
      },
      (err: unknown) => {
        log.error({ err }, 'an answer of a bot failed');
        again();
      },
    );
  }

  function receive(text: string): Promise<unknown> | undefined {
    if (gone) return undefined;
    const line = readBotLine(text);
    if (line?.type === 'sit' && !joining) {
      joining = true;
      return sitDown(line);
    }
    if (line?.type !== 'answer' || seated === undefined) {
      limits.address.spend(peer.address, COST.malformed);
      if (open === undefined) peer.close(4000, 'malformed');
      else miss(open.id, 'malformed');
      return undefined;
    }
    const { table, seat } = seated;
    const share = shareOf(table, seat);
    if (limits.seat.spendFrom(limits.seat.bucket(`${table.record.id} ${seat}`), COST.answer, share) > 0)
      peer.close(4029, 'slow down');
    else if (line.id === open?.id) give(line, open.seen, 'person');
    else if (missed < MOST_MISSED) sendLine({ type: 'missed', id: line.id, why: 'late' });
    return undefined;
  }

  function closed(): void {
    gone = true;
    settle();
    if (seated !== undefined) leave(seated.table, seated.listener);
  }

  return { hasGreeted: () => joining, isKnown: () => seated !== undefined, receive, closed };
}
