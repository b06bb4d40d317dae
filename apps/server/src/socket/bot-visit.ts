// Somebody else's bot on a seat: the lines of docs/bots.md over a socket. It sees what its seat may see, and can neither
// stall nor crash a table.
import type { Seat, Seen } from '@oubliette/engine';
import { type BotLine, type LineToBot, readBotLine } from '@oubliette/protocol';
import type { House } from '../house.ts';
import { COST } from '../limits.ts';
import { cameBack } from '../table/clock.ts';
import { Denied } from '../table/denied.ts';
import { anyChoice } from '../table/drive.ts';
import { leave } from '../table/leave.ts';
import type { Listener, LiveTable } from '../table/live.ts';
import { takeSeat, whoHolds } from '../table/seats.ts';
import { take } from '../table/take.ts';
import { lineOf, tellTable } from '../table/tell.ts';
import { frameOf } from './frame.ts';
import type { Limits, Wire } from './visit.ts';

/** Choices it may miss before nobody waits for it any more. */
const PATIENCE = 5;

type Sit = Extract<BotLine, { type: 'sit' }>;

export function botVisit(house: House, wire: Wire, limits: Limits) {
  let seated: { readonly table: LiveTable; readonly seat: Seat; readonly listener: Listener } | undefined;
  let coming = false;
  let gone = false;
  let greeted = false;
  let missed = 0;
  let questions = 0;
  /** What it thinks about now. */
  let open: { readonly id: number; readonly seen: Seen; readonly late: NodeJS.Timeout } | undefined;
  const send = (line: LineToBot): void => wire.send(frameOf(JSON.stringify(line)));

  async function sitDown(line: Sit): Promise<void> {
    const table = await house.table(line.table);
    const found = table === undefined ? undefined : await seatOf(table, line);
    if (table === undefined || found === undefined) {
      limits.address.spend(wire.address, COST.wrongSecret);
      return wire.close(4003, 'not here');
    }
    if (gone) return;
    const { seat, token } = found;
    send({ type: 'seated', table: table.record.id, seat, token });
    const listener: Listener = {
      viewer: seat,
      tell: look,
      tellInTime: look,
      dismiss: () => wire.close(4003, 'not here'),
    };
    seated = { table, seat, listener };
    table.listeners.add(listener);
    cameBack(table, seat);
    tellTable(table);
    look();
  }

  async function seatOf(table: LiveTable, line: Sit): Promise<{ seat: Seat; token: string } | undefined> {
    if ('token' in line) {
      const who = whoHolds(table.record, line.token);
      return who?.is === 'seat' ? { seat: who.seat, token: line.token } : undefined;
    }
    try {
      return await takeSeat(table, line.invitation, { name: line.name.trim(), words: '' });
    } catch (error) {
      if (error instanceof Denied) return undefined;
      throw error;
    }
  }

  /** Something happened at the table: is it its turn, or over? */
  function look(): void {
    const { table, seat } = seated!;
    const { play } = table;
    if (play === undefined || gone) return;
    const line = lineOf(table, play, seat);
    line.idleSince = undefined;
    const { seen } = line;
    if (!greeted) greet();
    if (open !== undefined && (open.seen.answered !== seen.answered || seen.end !== undefined)) settle();
    if (seen.end !== undefined) {
      send({ type: 'end', seen });
      wire.close(1000, 'end');
      return;
    }
    if (open !== undefined || table.record.seats[seat]!.bot || !seen.asks.some((ask) => !ask.optional)) return;
    const id = ++questions;
    // Whoever has missed too much is asked no more, and the table does not wait.
    const late = setTimeout(() => miss(id, 'late'), missed < PATIENCE ? house.botBudget : 0);
    open = { id, seen, late };
    if (missed < PATIENCE) send({ type: 'choose', id, seen });
  }

  function greet(): void {
    greeted = true;
    const { table, seat } = seated!;
    const { id: game, version: rules } = table.play!.game;
    const { options, seats } = table.record;
    send({ type: 'hello', protocol: 1, game, rules, options, seat, seats: seats.length, ms: house.botBudget });
  }

  function settle(): void {
    clearTimeout(open?.late);
    open = undefined;
  }

  /** The table helps itself. */
  function miss(id: number, why: Extract<LineToBot, { type: 'missed' }>['why']): void {
    if (open?.id !== id || seated === undefined || gone) return;
    const { seen } = open;
    if (missed++ < PATIENCE) send({ type: 'missed', id, why });
    const any = anyChoice(seen);
    if (any !== undefined) give(any, seen, 'bot');
  }

  function give(choice: { kind: string; option: string }, { answered: n }: Seen, by: 'person' | 'bot'): void {
    const { table, seat } = seated!;
    const { id } = open!;
    const { kind, option } = choice;
    take(table, { entry: { seat, verb: 'answer', kind, option, n }, by, id: undefined }).then(
      (reply) => {
        // An answer that is gone for other reasons leads to another look by itself.
        if (!reply.ok && by === 'person') miss(id, 'not-offered');
      },
      (err: unknown) => house.log.error({ err }, 'an answer of a bot failed'),
    );
  }

  function heard(text: string): Promise<unknown> | undefined {
    const line = readBotLine(text);
    if (line?.type === 'sit' && !coming) {
      coming = true;
      return sitDown(line);
    }
    if (line?.type !== 'answer' || seated === undefined) {
      limits.address.spend(wire.address, COST.malformed);
      if (open === undefined) wire.close(4000, 'malformed');
      else miss(open.id, 'malformed');
      return undefined;
    }
    const { table, seat } = seated;
    if (limits.seat.spend(`${table.record.id} ${seat}`, COST.answer) > 0) wire.close(4029, 'slow down');
    else if (line.id === open?.id) give(line, open.seen, 'person');
    else if (missed < PATIENCE) send({ type: 'missed', id: line.id, why: 'late' });
    return undefined;
  }

  return {
    heard,
    left(): void {
      gone = true;
      settle();
      if (seated !== undefined) leave(seated.table, seated.listener);
    },
  };
}
