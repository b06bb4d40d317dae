// One connection, from hello to goodbye.
import type { Seat, Viewer } from '@oubliette/engine';
import { type Hello, type Message, PROTOCOL, type Reply, type Request, readRequest } from '@oubliette/protocol';
import type { House } from '../house.ts';
import { type Bucket, COST, type Limiter } from '../limits.ts';
import { cameBack } from '../table/clock.ts';
import { leave } from '../table/leave.ts';
import type { Listener, LiveTable } from '../table/live.ts';
import { look, preview } from '../table/look.ts';
import { whoHolds } from '../table/seats.ts';
import { take } from '../table/take.ts';
import { say } from '../table/talk.ts';
import { freshView, lineOf, tableSeen, tailOf, tell, tellAll, tellKept, tellTable } from '../table/tell.ts';
import { askUndo, policyRefusal, voteUndo } from '../table/undo.ts';
import { frameOf, frameOfBytes } from './frame.ts';

/** What a visit needs of its connection. */
export interface Wire {
  readonly address: string;
  send(frame: string): void;
  /** Nobody waits for it. */
  sendInTime(frame: string): void;
  close(code: number, reason: string): void;
}

export interface Limits {
  readonly address: Limiter;
  readonly seat: Limiter;
  readonly table: Limiter;
}

interface Seated {
  readonly table: LiveTable;
  readonly listener: Listener;
  readonly own: Bucket;
  readonly shared: Bucket;
}

/** Frames that cannot be read, before the connection is closed. */
const PATIENCE = 10;

export function visit(house: House, wire: Wire, limits: Limits) {
  let seated: Seated | undefined;
  let entering = false;
  let gone = false;
  let faults = 0;
  const send = (message: Message): void => wire.send(frameOf(JSON.stringify(message)));

  async function hello(request: Hello): Promise<void> {
    if (request.v !== PROTOCOL) {
      send({ t: 'reload', v: PROTOCOL });
      return wire.close(4001, 'reload');
    }
    const table = await house.table(request.table);
    const who = table === undefined ? undefined : whoHolds(table.record, request.token);
    if (table === undefined || who === undefined || who.is === 'owner') {
      limits.address.spend(wire.address, COST.wrongSecret);
      send({ t: 'error', code: 'not-here' });
      return wire.close(4003, 'not here');
    }
    if (gone) return;
    const viewer: Viewer = who.is === 'seat' ? who.seat : 'spectator';
    const listener: Listener = {
      viewer,
      tell: wire.send,
      tellInTime: wire.sendInTime,
      dismiss() {
        send({ t: 'error', code: 'not-here' });
        wire.close(4003, 'not here');
      },
    };
    const own = limits.seat.bucket(`${table.record.id} ${viewer}`);
    seated = { table, listener, own, shared: limits.table.bucket(table.record.id) };
    enter(table, listener, request.have);
  }

  function enter(table: LiveTable, listener: Listener, have: Hello['have']): undefined {
    const { viewer } = listener;
    const { play } = table;
    send({ t: 'welcome', v: PROTOCOL, seat: viewer, table: tableSeen(table), notes: table.notes, now: house.now() });
    if (play !== undefined) {
      const line = lineOf(table, play, viewer);
      line.idleSince = undefined;
      const tail = have?.line === line.id ? tailOf(line, have.no) : undefined;
      if (tail === undefined) send(freshView(play, viewer, line));
      else for (const bytes of tail) wire.send(frameOfBytes(bytes));
    }
    table.listeners.add(listener);
    if (viewer === 'spectator') return undefined;
    const answers = table.stoodIn.get(viewer);
    if (answers !== undefined) send({ t: 'stood-in', answers });
    cameBack(table, viewer);
    tellTable(table);
  }

  /** May throw, at once or later. */
  function heard(text: string): Promise<unknown> | undefined {
    const request = readRequest(text);
    if (request === undefined) return malformed();
    if (seated === undefined) {
      if (request.t === 'hello' && !entering) {
        entering = true;
        return hello(request);
      }
      send({ t: 'error', code: 'hello-first' });
      return undefined;
    }
    const cost = costOf(request);
    const { table, listener, own, shared } = seated;
    const wait = Math.max(limits.seat.spendFrom(own, cost), limits.table.spendFrom(shared, cost));
    if (wait > 0) return slowDown(request, wait);
    // Whoever has not heard our welcome says hello again.
    if (request.t === 'hello') return enter(table, listener, request.have);
    return serve(table, listener, request);
  }

  function malformed(): undefined {
    const wait = limits.address.spend(wire.address, COST.malformed);
    send({ t: 'error', code: 'malformed' });
    if (++faults >= PATIENCE || wait > 0) wire.close(4000, 'malformed');
  }

  function slowDown(request: Request, wait: number): undefined {
    house.measures.limited.inc({ whose: 'seat' });
    if ('id' in request) send({ t: 'reply', id: request.id, ok: false, why: { rule: 'SRV-SLOW-DOWN' }, again: true });
    send({ t: 'error', code: 'slow-down', retry: wait });
  }

  return {
    heard,
    left(): void {
      gone = true;
      if (seated === undefined) return;
      leave(seated.table, seated.listener);
    },
  };
}

function costOf(request: Request): number {
  if (request.t === 'say') return COST.say;
  if (request.t === 'thinking') return COST.thinking;
  if (request.t === 'look' || request.t === 'preview') return COST.foresee;
  return request.t === 'fresh' || request.t === 'hello' ? COST.fresh : COST.answer;
}

function serve(table: LiveTable, listener: Listener, request: Exclude<Request, Hello>): Promise<unknown> | undefined {
  const { viewer } = listener;
  if (request.t === 'fresh') {
    if (table.play !== undefined)
      tell(table, listener, freshView(table.play, viewer, lineOf(table, table.play, viewer)));
  } else if (viewer === 'spectator') tell(table, listener, { t: 'error', code: 'not-a-seat' });
  else if (request.t === 'thinking') tellAll(table, { t: 'thinking', seat: viewer }, viewer);
  else if (request.table !== table.record.id) tell(table, listener, { t: 'error', code: 'not-here' });
  else if (request.t === 'answer') return answer(table, listener, viewer, request);
  else return reply(table, listener, viewer, request);
  return undefined;
}

type Answering = Extract<Request, { t: 'answer' }>;

/** The one request that comes all the time. */
function answer(table: LiveTable, listener: Listener, seat: Seat, { id, kind, option, n }: Answering) {
  const start = performance.now();
  const { measures } = table.house;
  const acknowledge = (said: Reply): void => {
    if (said.ok) {
      measures.answered(performance.now() - start);
      tellKept(table, listener, said);
    } else {
      measures.refusals.inc({ why: said.why.rule });
      tell(table, listener, said);
    }
  };
  return take(table, { entry: { seat, verb: 'answer', kind, option, n }, by: 'person', id, acknowledge });
}

async function reply(
  table: LiveTable,
  listener: Listener,
  seat: Seat,
  request: Exclude<Request, { t: 'hello' | 'fresh' | 'thinking' | 'answer' }>,
): Promise<void> {
  const { id } = request;
  const acknowledge = (said: Reply): void => {
    if (!said.ok) table.house.measures.refusals.inc({ why: said.why.rule });
    tell(table, listener, said);
  };
  switch (request.t) {
    case 'look':
      return tell(table, listener, await look(table, seat, id));
    case 'preview':
      return tell(table, listener, await preview(table, seat, request));
    case 'take-back':
    case 'undo': {
      const policy = policyRefusal(table, request.t);
      if (policy !== undefined) return acknowledge({ t: 'reply', id, ok: false, why: policy });
      await take(table, { entry: { seat, verb: request.t, n: request.n }, by: 'person', id, acknowledge });
      return;
    }
    case 'ask-undo':
      return acknowledge(await askUndo(table, seat, id, request.n));
    case 'vote-undo':
      return acknowledge(await voteUndo(table, seat, id, request.seat, request.agree));
    case 'say':
      return acknowledge(await say(table, seat, id, request.text));
  }
}
