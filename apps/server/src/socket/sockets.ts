// The WebSocket server: who may connect, how much may be sent, and when a connection is closed.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@oubliette/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { COST, type Limits, limiter, type Rate } from '../base/limits.ts';
import { addressOf, isOwnOrigin } from '../base/origin.ts';
import type { Tables } from '../table/tables.ts';
import { botConnection } from './bot-connection.ts';
import { playerConnection } from './connection.ts';
import { heartbeats, TICKS } from './heartbeats.ts';
import { type Outbox, outbox } from './outbox.ts';

export interface SocketSettings {
  readonly limits: Limits;
  readonly publicUrl: string | undefined;
  readonly proxies: number;
  readonly mostSockets: number;
  readonly mostSocketsEach: number;
  /** Frames of one connection, pings included; beyond it the connection is ended. */
  readonly rate: Rate;
}

/** Bytes that may wait for a client that does not read. */
const MOST_UNSENT = 1024 * 1024;
/** Milliseconds; two of these without a sign of life, and the connection is gone. */
const HEARTBEAT = 30_000;
const HELLO_WITHIN = 10_000;
const CLOSE_WITHIN = 1000;

/**
 * The paths for players and for bots of other people. The table may stand in the path, so that a proxy can bring its people
 * together; which table it is says the first frame.
 */
const PATH = /^\/(socket|bot)(?:\/[a-z0-9]{16,32})?$/;
function pathOf({ url = '' }: IncomingMessage): typeof playerConnection | undefined {
  const kind = PATH.exec(url)?.[1];
  return kind === undefined ? undefined : kind === 'bot' ? botConnection : playerConnection;
}

export function serveSockets(http: Server, tables: Tables, settings: SocketSettings) {
  const { metrics, log, clock, atBeat } = tables.context;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frame,
    // With compression the size of a message would depend on its content.
    perMessageDeflate: false,
    // Answered below, where they cost something.
    autoPong: false,
  });
  const perAddress = new Map<string, number>();
  const outboxes = new Map<WebSocket, Outbox>();
  const signs = heartbeats();

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refusal = refuse(request);
    if (refusal !== undefined) {
      // A client that keeps its side open would keep our file descriptor.
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) =>
      open(ws, socket, addressOf(request, settings.proxies), pathOf(request)!),
    );
  });

  function refuse(request: IncomingMessage): string | undefined {
    const address = addressOf(request, settings.proxies);
    const tooMany = (perAddress.get(address) ?? 0) >= settings.mostSocketsEach;
    // A refusal costs as much as a connection.
    if (settings.limits.address.spend(address, COST.connect) > 0 || tooMany) {
      metrics.limited.inc({ whose: 'address' });
      return '429 Too Many Requests';
    }
    if (pathOf(request) === undefined) return '404 Not Found';
    if (!isOwnOrigin(request, settings.publicUrl)) return '403 Forbidden';
    return sockets.clients.size >= settings.mostSockets ? '503 Service Unavailable' : undefined;
  }

  function open(ws: WebSocket, stream: Duplex, address: string, connect: typeof playerConnection): void {
    metrics.sockets.inc();
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    const life = signs.join(ws);
    const frames = limiter(settings.rate, clock.elapsed);
    const bucket = frames.bucket('');
    /** Every frame costs; a connection that floods is ended. */
    const isFlooding = (): boolean => {
      if (frames.spendFrom(bucket, 1) === 0) return false;
      metrics.limited.inc({ whose: 'connection' });
      ws.terminate();
      return true;
    };
    const out = outbox(stream, atBeat, () => {
      if (ws.readyState !== ws.OPEN) return false;
      if (stream.writableLength <= MOST_UNSENT) return true;
      ws.terminate();
      return false;
    });
    outboxes.set(ws, out);
    const connection = connect(
      tables,
      {
        address,
        send: out.put,
        close(code, reason) {
          out.flush();
          ws.close(code, reason);
          // A client that does not answer is not waited for.
          clock.after(CLOSE_WITHIN, () => ws.terminate());
        },
      },
      settings.limits,
    );
    const failed = (err: unknown): void => {
      log.error({ err }, 'a request failed');
      out.flush();
      ws.close(1011, 'failed');
    };
    const cancelHello = clock.after(HELLO_WITHIN, () => {
      if (!connection.hasGreeted()) ws.terminate();
    });
    ws.on('ping', (data) => {
      if (!isFlooding() && connection.isKnown()) atBeat(() => ws.readyState === ws.OPEN && ws.pong(data));
    });
    ws.on('pong', () => {
      if (!isFlooding()) life.heard();
    });
    ws.on('error', () => {}); // reported by close
    ws.on('message', (data, isBinary) => {
      if (isFlooding()) return;
      life.heard();
      if (isBinary) return ws.close(1003, 'text only');
      try {
        connection.receive(String(data))?.catch(failed);
      } catch (err) {
        failed(err);
      }
    });
    ws.on('close', () => {
      cancelHello();
      life.leave();
      outboxes.delete(ws);
      metrics.sockets.dec();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
      connection.closed();
    });
  }

  const heartbeat = setInterval(signs.tick, HEARTBEAT / TICKS);
  heartbeat.unref();

  return {
    close(): void {
      clearInterval(heartbeat);
      for (const [ws, out] of outboxes) {
        // What waits for the next beat too: everybody's leaves at this moment.
        out.flush();
        ws.send(JSON.stringify({ t: 'error', code: 'going-down' }));
        ws.close(1012, 'going down');
      }
      const rest = setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate();
      }, 1000);
      rest.unref();
      sockets.close();
    },
  };
}
