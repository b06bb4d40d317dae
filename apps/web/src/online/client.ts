// The client of an online table: connects, keeps the table's state, and repeats what was not acknowledged.
import type { Seat } from '@oubliette/engine';
import {
  type ChangeMessage,
  type Message,
  PROTOCOL,
  type Reply,
  type Request,
  type StreamPosition,
  type ViewMessage,
} from '@oubliette/protocol';
import type { OnlineState } from '../session/online-side.ts';
import { type Connection, connect } from './connection.ts';

type Named = Extract<Request, { id: string }>;
type Bare<R> = R extends Named ? Omit<R, 'id' | 'table'> : never;
export type Wish = Bare<Named>;
type Answered = Extract<Message, { id: string }>;

export interface Follower {
  /** The stream position of this client, from which the server continues. */
  have(): StreamPosition | undefined;
  /** Receives a view or a change. */
  receive(message: ViewMessage | ChangeMessage): void;
}

export interface TableClient {
  state(): OnlineState;
  subscribe(listener: () => void): () => void;
  /** Sends until there is a reply; questions about the current moment are dropped with the connection. */
  ask(wish: Wish): Promise<Answered | undefined>;
  say(request: { readonly t: 'thinking' | 'resync' }): void;
  read(): void;
  end(): void;
}

interface Pending {
  readonly wish: Wish;
  readonly resolve: (answered: Answered | undefined) => void;
  since: number;
}

const AGAIN = 400;
const LOOKS_DEAD = 6000;
const LOOKS_SLOW = 900;
const THINKS = 12_000;

export function tableClient(table: string, token: string, follower: Follower): TableClient {
  const listeners = new Set<() => void>();
  const pending = new Map<string, Pending>();
  const marks = new Map<Seat, ReturnType<typeof setTimeout>>();
  const name = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
  let count = 0;
  let welcomed = false;
  let state: OnlineState = {
    connection: 'connecting',
    goingDown: false,
    seat: undefined,
    table: undefined,
    notes: [],
    thinking: [],
    stoodIn: [],
    unsent: false,
    ahead: 0,
  };

  function change(to: Partial<OnlineState>): void {
    state = { ...state, ...to };
    for (const listener of listeners) listener();
  }

  const connection: Connection = connect(table, {
    opened() {
      const have = follower.have();
      connection.send({
        t: 'hello',
        v: PROTOCOL,
        table,
        token,
        between: true,
        ...(have === undefined ? {} : { have: { stream: have.stream, position: have.position } }),
      });
    },
    heard(text) {
      const message = JSON.parse(text) as Message;
      (ears[message.t] as ((message: Message) => void) | undefined)?.(message);
    },
    lost() {
      welcomed = false;
      for (const [id, { wish, resolve }] of pending)
        if (isQuestion(wish)) {
          pending.delete(id);
          resolve(undefined);
        }
      change({ connection: 'lost' });
    },
  });

  const watch = setInterval(() => {
    const now = Date.now();
    const oldest = Math.min(...[...pending.values()].map(({ since }) => since));
    const unsent = now - oldest > LOOKS_SLOW && [...pending.values()].some(({ wish }) => !isQuestion(wish));
    if (unsent !== state.unsent) change({ unsent });
    if (welcomed && now - oldest > LOOKS_DEAD) connection.drop();
  }, 500);

  function send(id: string, { wish }: Pending): void {
    if (welcomed) connection.send({ ...wish, id, table });
  }

  const ears: { readonly [T in Message['t']]: (message: Extract<Message, { t: T }>) => void } = {
    welcome({ seat, table: seen, notes, now, standing = {} }) {
      welcomed = true;
      const ahead = now === undefined ? 0 : now - Date.now();
      change({ connection: 'open', goingDown: false, seat, table: seen, notes, standing, ahead });
      for (const [id, one] of pending) {
        one.since = Date.now();
        send(id, one);
      }
    },
    view: follower.receive,
    change: follower.receive,
    reply: hearReply,
    details: settle,
    preview: settle,
    table: ({ table: seen }) => change({ table: seen }),
    note({ note }) {
      const thinking = note.seat === undefined ? state.thinking : state.thinking.filter((s) => s !== note.seat);
      change({ notes: [...state.notes, note], thinking });
    },
    thinking: ({ seat }) => mark(seat),
    'stood-in': ({ answers }) => change({ stoodIn: answers }),
    reload() {
      connection.close();
      change({ connection: 'reload' });
    },
    error({ code }) {
      if (code === 'going-down') change({ goingDown: true });
      if (code !== 'not-here') return;
      connection.close();
      change({ connection: 'not-here' });
    },
  };

  function hearReply(reply: Reply): void {
    if (!reply.ok && reply.now !== undefined) follower.receive(reply.now);
    const one = pending.get(reply.id);
    if (reply.ok && one?.wish.t === 'standing') change({ standing: one.wish.answers });
    if (reply.ok || reply.again !== true || one === undefined) settle(reply);
    // The server has not decided yet: send again under the same id.
    else setTimeout(() => pending.get(reply.id) === one && send(reply.id, one), AGAIN);
  }
  function settle(answered: Answered): void {
    const one = pending.get(answered.id);
    pending.delete(answered.id);
    one?.resolve(answered);
  }
  function mark(seat: Seat): void {
    clearTimeout(marks.get(seat));
    marks.set(
      seat,
      setTimeout(() => change({ thinking: state.thinking.filter((one) => one !== seat) }), THINKS),
    );
    if (!state.thinking.includes(seat)) change({ thinking: [...state.thinking, seat] });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (wish) =>
      new Promise((resolve) => {
        if (isQuestion(wish) && !welcomed) return resolve(undefined);
        const id = `${name}-${++count}`;
        const one: Pending = { wish, resolve, since: Date.now() };
        pending.set(id, one);
        send(id, one);
      }),
    say: (request) => void connection.send(request),
    read: () => change({ stoodIn: [] }),
    end() {
      clearInterval(watch);
      for (const timer of marks.values()) clearTimeout(timer);
      connection.close();
    },
  };
}

/** Questions about the current moment: a late reply would be useless. */
const isQuestion = ({ t }: Wish): boolean => t === 'details' || t === 'preview';
