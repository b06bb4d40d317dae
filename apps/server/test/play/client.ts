// A player's browser, without the browser: it follows its stream, sends again what was not acknowledged, and comes back.
import type { AskSeen } from '@oubliette/engine';
import {
  type Following,
  follow,
  type Message,
  PROTOCOL,
  type Reply,
  type Request,
  type TableInfo,
} from '@oubliette/protocol';
import WebSocket from 'ws';

export interface Ticket {
  readonly url: string;
  /** Further addresses: every connection goes to the next one. */
  readonly others?: readonly string[];
  readonly table: string;
  readonly token: string;
  /** Wants its game between the lines of a change; true unless told otherwise. */
  readonly between?: boolean;
}

type Sendable = Request extends infer R ? (R extends { id: string } ? R : never) : never;
type Wish = Sendable extends infer R ? (R extends Sendable ? Omit<R, 'id' | 'table'> : never) : never;

export class Client {
  at: Following | undefined;
  table: TableInfo | undefined;
  seat: number | 'spectator' | undefined;
  readonly messages: Message[] = [];
  /** Every character that ever came. */
  readonly raw: string[] = [];
  readonly replies = new Map<string, Reply>();
  gaps = 0;
  reloads = 0;
  /** Lines of the log that came as new though they were there already; views older than one seen before. */
  twice = 0;
  backwards = 0;
  private readonly lines = new Set<string>();
  private connections = 0;
  private socket: WebSocket | undefined;
  private readonly pending = new Map<string, { wish: Wish; resolve: (reply: Reply) => void }>();
  private readonly waiting: (() => void)[] = [];
  private count = 0;
  private ended = false;
  private again: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  readonly ticket: Ticket;
  readonly name: string;
  readonly resendAfter: number;
  readonly version: number;

  constructor(ticket: Ticket, more: { name?: string; resendAfter?: number; version?: number } = {}) {
    this.ticket = ticket;
    this.name = more.name ?? Math.random().toString(36).slice(2, 8);
    this.resendAfter = more.resendAfter ?? 0;
    this.version = more.version ?? PROTOCOL;
    this.connect();
    if (this.resendAfter > 0) this.timer = setInterval(() => this.resend(), this.resendAfter);
  }

  private connect(): void {
    if (this.ended) return;
    const { url, others = [], table } = this.ticket;
    const next = [url, ...others][this.connections++ % (1 + others.length)]!;
    const socket = new WebSocket(`${next.replace('http', 'ws')}/socket/${table}`);
    this.socket = socket;
    socket.on('open', () => this.greet());
    socket.on('message', (data) => this.socket === socket && this.hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket === socket) this.again = setTimeout(() => this.connect(), 20);
    });
  }

  private greet(): void {
    const { table, token, between = true } = this.ticket;
    const have = this.at === undefined ? {} : { have: { stream: this.at.stream, position: this.at.position } };
    this.welcomed = false;
    this.raise({ t: 'hello', v: this.version, table, token, between, ...have });
  }
  private welcomed = false;

  private raise(request: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private resend(): void {
    if (!this.welcomed) {
      if (this.socket?.readyState === WebSocket.OPEN) this.greet();
      return;
    }
    // Whoever has heard nothing for a while looks whether he has missed something.
    if (this.pending.size === 0) this.raise({ t: 'resync' });
    for (const [id, { wish }] of this.pending) this.raise({ ...wish, id, table: this.ticket.table });
  }

  private hear(text: string): void {
    this.raw.push(text);
    const message = JSON.parse(text) as Message;
    this.messages.push(message);
    if (message.t === 'welcome') {
      this.seat = message.seat;
      this.table = message.table;
      if (!this.welcomed) {
        this.welcomed = true;
        for (const [id, { wish }] of this.pending) this.raise({ ...wish, id, table: this.ticket.table });
      }
    } else if (message.t === 'table') this.table = message.table;
    else if (message.t === 'view' || message.t === 'change') this.keepUp(message);
    else if (message.t === 'reply') this.hearReply(message);
    else if (message.t === 'reload') {
      this.reloads++;
      this.ended = true;
    }
    for (const look of this.waiting.splice(0)) look();
  }

  private keepUp(message: Extract<Message, { t: 'view' | 'change' }>): void {
    const next = follow(this.at, message);
    if (next === 'gap') {
      this.gaps++;
      this.raise({ t: 'resync' });
    } else if (next !== this.at) {
      if (next.seen.answered < (this.at?.seen.answered ?? 0)) this.backwards++;
      for (const line of message.lines ?? []) {
        if (message.t === 'change' && this.lines.has(line)) this.twice++;
        this.lines.add(line);
      }
      this.at = next;
    }
  }

  private hearReply(reply: Reply): void {
    if (!reply.ok && reply.again) return void setTimeout(() => this.resend(), 20);
    if (!reply.ok && reply.now !== undefined) this.keepUp(reply.now);
    this.replies.set(reply.id, reply);
    this.pending.get(reply.id)?.resolve(reply);
    this.pending.delete(reply.id);
  }

  /** Sends until it is replied to. */
  ask(wish: Wish, id = `${this.name}-${++this.count}`): Promise<Reply> {
    return new Promise((resolve) => {
      this.pending.set(id, { wish, resolve });
      if (this.welcomed) this.raise({ ...wish, id, table: this.ticket.table });
    });
  }

  sendRaw(text: string | Buffer): void {
    this.socket?.send(text);
  }

  answer(ask: Pick<AskSeen, 'kind'>, option: string, id?: string): Promise<Reply> {
    return this.ask({ t: 'answer', kind: ask.kind, option, n: this.at!.seen.answered }, id);
  }

  /** Resolves when something is true of what this client knows. */
  async until(holds: (client: this) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  get awaited(): AskSeen[] {
    return this.at?.seen.asks.filter((ask) => !ask.optional) ?? [];
  }
  get isOver(): boolean {
    return this.at?.seen.end !== undefined;
  }

  /** Pulls the plug; the client comes back by itself. */
  drop(): void {
    this.socket?.terminate();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.again);
    clearInterval(this.timer);
    this.socket?.terminate();
    for (const look of this.waiting.splice(0)) look();
  }
}

/** Plays random answers until the game is over (or `most` were given). */
export async function playOut(
  client: Client,
  pick: (n: number) => number,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const acknowledged: string[] = [];
  while (acknowledged.length < most) {
    await client.until((c) => c.isOver || c.awaited.length > 0);
    if (client.isOver) break;
    const ask = client.awaited[pick(client.awaited.length)]!;
    const n = client.at!.seen.answered;
    const reply = await client.answer(ask, ask.options[pick(ask.options.length)]!);
    if (reply.ok) acknowledged.push(reply.id);
    await client.until((c) => c.isOver || c.at!.seen.answered > n);
  }
  return acknowledged;
}

/** Random answers, one after another, until each has given so many: who has given them goes on while others wait for it. */
export async function playSome(clients: readonly Client[], pick: (n: number) => number, each: number): Promise<void> {
  const given = clients.map(() => 0);
  while (given.some((count) => count < each)) {
    await Promise.race(clients.map((client) => client.until((c) => c.isOver || c.awaited.length > 0)));
    const next = clients.findIndex((client) => client.awaited.length > 0);
    if (next < 0) return;
    await playOut(clients[next]!, pick, 1);
    given[next]!++;
  }
}
