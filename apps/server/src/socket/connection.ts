// One connection of a player or spectator, from hello to close.
import { type Entry, readSentence, type Seat, type Viewer } from '@oubliette/engine';
import { type Hello, type Message, PROTOCOL, type Request, readRequest } from '@oubliette/protocol';
import { type ByteString, bytesOf, type When } from '../base/byte-string.ts';
import { type Bucket, COST, type Limits } from '../base/limits.ts';
import { hashOf } from '../base/secrets.ts';
import { cameBack, leave } from '../table/alarms.ts';
import { details, preview } from '../table/details.ts';
import type { TableRecord } from '../table/record.ts';
import { whoHolds } from '../table/seats.ts';
import { acknowledge, broadcast, broadcastInfo } from '../table/send.ts';
import { publishPresence, shareOf } from '../table/share.ts';
import { setStanding } from '../table/standing.ts';
import { messagesAfter, streamOf, viewMessage } from '../table/streams.ts';
import { submit } from '../table/submit.ts';
import type { Listener, LiveTable } from '../table/table.ts';
import { tableInfo } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';
import { chat } from '../table/talk.ts';
import { askUndo, voteUndo } from '../table/undo.ts';

/** The socket of a connection. */
export interface Peer {
  readonly address: string;
  send(bytes: ByteString, when: When): void;
  close(code: number, reason: string): void;
}

/** What the socket reports to its connection. */
export interface Connection {
  /** It has said hello. Its table may still be loaded. */
  hasGreeted(): boolean;
  /** It is who it says. */
  isKnown(): boolean;
  /** May throw, at once or later. */
  receive(text: string): Promise<unknown> | undefined;
  closed(): void;
}

interface Joined {
  readonly table: LiveTable;
  readonly listener: Listener;
  readonly own: Bucket;
  readonly shared: Bucket;
}

/** Asked for every request; records change rarely, and a changed one is another object. */
function memoized(isValid: (record: TableRecord) => boolean): (record: TableRecord) => boolean {
  let known: TableRecord | undefined;
  return (record) => {
    if (record === known) return true;
    const valid = isValid(record);
    if (valid) known = record;
    return valid;
  };
}

/** Malformed frames before the connection is closed. */
const MOST_FAULTS = 10;

export function playerConnection(tables: Tables, peer: Peer, limits: Limits): Connection {
  let joined: Joined | undefined;
  let joining = false;
  let gone = false;
  let faults = 0;
  const sendLater = (message: Message): void => peer.send(bytesOf(JSON.stringify(message)), 'at-beat');

  async function hello(request: Hello): Promise<void> {
    if (request.v !== PROTOCOL) {
      sendLater({ t: 'reload', v: PROTOCOL });
      return peer.close(4001, 'reload');
    }
    const table = await tables.get(request.table);
    const who = table === undefined ? undefined : whoHolds(table.record, request.token);
    if (table === undefined || who === undefined || who.is === 'owner') {
      limits.address.spend(peer.address, COST.wrongSecret);
      sendLater({ t: 'error', code: 'not-here' });
      return peer.close(4003, 'not here');
    }
    if (gone) return;
    const { id } = table.record;
    const viewer: Viewer = who.is === 'seat' ? who.seat : 'spectator';
    const hash = hashOf(request.token);
    const listener: Listener = {
      viewer,
      between: request.between === true,
      send: peer.send,
      isValid: memoized(({ seats, spectators, spectator }) =>
        viewer === 'spectator' ? spectators && spectator === hash : seats[viewer]!.tokens.includes(hash),
      ),
      dismiss() {
        joined = undefined;
        gone = true;
        leave(table, listener);
        sendLater({ t: 'error', code: 'not-here' });
        peer.close(4003, 'not here');
      },
    };
    // Spectators share neither the allowance of the seats nor one among strangers.
    const spectating = viewer === 'spectator';
    const own = limits.seat.bucket(spectating ? `${id} spectator ${peer.address}` : `${id} ${viewer}`);
    joined = { table, listener, own, shared: limits.table.bucket(spectating ? `${id} spectators` : id) };
    welcome(table, listener, request.have);
  }

  function welcome(table: LiveTable, listener: Listener, have: Hello['have']): undefined {
    const { viewer } = listener;
    const { play } = table;
    const { notes } = table;
    const now = table.context.clock.now();
    const standing = viewer === 'spectator' ? undefined : table.record.seats[viewer]!.standing;
    const own = standing === undefined ? {} : { standing };
    sendLater({ t: 'welcome', v: PROTOCOL, seat: viewer, table: tableInfo(table), notes, now, ...own });
    if (play !== undefined) {
      const stream = streamOf(table, play, viewer);
      stream.idleSince = undefined;
      const missed = have?.stream === stream.id ? messagesAfter(stream, have.position) : undefined;
      if (missed === undefined) sendLater(viewMessage(play, viewer, stream));
      else for (const bytes of missed) peer.send(bytes, 'at-beat');
    }
    table.listeners.add(listener);
    publishPresence(table);
    if (viewer === 'spectator') return;
    const answers = table.stoodIn.get(viewer);
    if (answers !== undefined) sendLater({ t: 'stood-in', answers });
    cameBack(table, viewer);
    broadcastInfo(table);
  }

  function receive(text: string): Promise<unknown> | undefined {
    if (gone) return undefined;
    const request = readRequest(text);
    if (request === undefined) return malformed();
    if (joined === undefined) return first(request);
    const cost = costOf(request);
    const { table, listener, own, shared } = joined;
    if (!listener.isValid(table.record)) return void listener.dismiss();
    // What its sender may not spend is not taken from the table.
    const wait =
      limits.seat.spendFrom(own, cost, shareOf(table, listener.viewer)) ||
      limits.table.spendFrom(shared, cost, shareOf(table));
    if (wait > 0) return slowDown(request, wait);
    // A client that has not received the welcome says hello again.
    if (request.t === 'hello') return welcome(table, listener, request.have);
    return serve(table, listener, request, sendLater);
  }

  /** Before hello no other request is accepted. */
  function first(request: Request): Promise<unknown> | undefined {
    if (request.t !== 'hello') {
      sendLater({ t: 'error', code: 'hello-first' });
      peer.close(4000, 'hello first');
    } else if (!joining) {
      joining = true;
      return hello(request);
    }
    return undefined;
  }

  function malformed(): undefined {
    const wait = limits.address.spend(peer.address, COST.malformed);
    sendLater({ t: 'error', code: 'malformed' });
    if (++faults >= MOST_FAULTS || wait > 0) peer.close(4000, 'malformed');
  }

  function slowDown(request: Request, wait: number): undefined {
    tables.context.metrics.limited.inc({ whose: 'seat' });
    if ('id' in request)
      sendLater({ t: 'reply', id: request.id, ok: false, why: { rule: 'SRV-SLOW-DOWN' }, again: true });
    sendLater({ t: 'error', code: 'slow-down', retry: wait });
  }

  return {
    hasGreeted: () => joining,
    isKnown: () => joined !== undefined,
    receive,
    closed() {
      gone = true;
      if (joined !== undefined) leave(joined.table, joined.listener);
    },
  };
}

const COSTS: Readonly<Partial<Record<Request['t'], number>>> = {
  hello: COST.resync,
  resync: COST.resync,
  chat: COST.chat,
  thinking: COST.thinking,
  details: COST.details,
  preview: COST.details,
};
const costOf = ({ t }: Request): number => COSTS[t] ?? COST.answer;

type SendLater = (message: Message) => void;

function serve(
  table: LiveTable,
  listener: Listener,
  request: Exclude<Request, Hello>,
  sendLater: SendLater,
): Promise<unknown> | undefined {
  const { viewer } = listener;
  if (request.t === 'resync') {
    if (table.play !== undefined) sendLater(viewMessage(table.play, viewer, streamOf(table, table.play, viewer)));
  } else if (viewer === 'spectator') sendLater({ t: 'error', code: 'not-a-seat' });
  else if (request.t === 'thinking') {
    broadcast(table, { t: 'thinking', seat: viewer }, viewer);
    if (table.otherNodes > 0) table.context.nodes?.signal(table.record.id, `thinking-${viewer}`);
  } else if (request.table !== table.record.id) sendLater({ t: 'error', code: 'not-here' });
  else return reply(table, listener, viewer, request, sendLater);
  return undefined;
}

/** As it is stored and shown; what is no sentence is left for the engine to refuse. */
const sentenceOf = (text: string | undefined) =>
  text === undefined ? undefined : { text: readSentence(text) ?? text };

/** What depends on the seats and the talk as they are now, whichever node has changed them. Entries are checked when they are stored. */
const ASKS_RECORD: ReadonlySet<Request['t']> = new Set(['ask-undo', 'vote-undo', 'standing', 'chat']);

type Replied = Exclude<Request, { t: 'hello' | 'resync' | 'thinking' }>;

/** What becomes an entry waits for nothing but the disk; everything else may have to read on first. */
function reply(
  table: LiveTable,
  listener: Listener,
  seat: Seat,
  request: Replied,
  sendLater: SendLater,
): Promise<unknown> {
  let entry: Entry;
  if (request.t === 'answer') {
    const { kind, option, n, text } = request;
    entry = { seat, verb: 'answer', kind, option, n, ...sentenceOf(text) };
  } else if (request.t === 'take-back' || request.t === 'undo') entry = { seat, verb: request.t, n: request.n };
  else return replyLater(table, listener, seat, request, sendLater);
  return submit(table, {
    entry,
    by: 'person',
    id: request.id,
    // Only a stored entry is acknowledged at once.
    acknowledge: (said) => (said.ok ? acknowledge(listener, said) : sendLater(said)),
    isAllowed: listener.isValid,
  });
}

async function replyLater(
  table: LiveTable,
  listener: Listener,
  seat: Seat,
  request: Exclude<Replied, { t: 'answer' | 'take-back' | 'undo' }>,
  sendLater: SendLater,
): Promise<unknown> {
  const { id } = request;
  if (table.context.nodes !== undefined && ASKS_RECORD.has(request.t)) {
    await table.catchUp();
    if (!listener.isValid(table.record)) return;
  }
  switch (request.t) {
    case 'details':
      return sendLater(await details(table, seat, id, request.moments));
    case 'preview':
      return sendLater(await preview(table, seat, request));
    case 'ask-undo':
      return sendLater(await askUndo(table, seat, id, request.n));
    case 'vote-undo':
      return sendLater(await voteUndo(table, seat, id, request.seat, request.agree));
    case 'standing':
      return sendLater(await setStanding(table, seat, id, request.answers));
    case 'chat':
      return sendLater(await chat(table, seat, id, request.text));
  }
}
