// The door for connections: who may come in, how much they may say, and when they are shown out.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@oubliette/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import { addressOf, isOwnOrigin } from '../http/from-where.ts';
import { COST } from '../limits.ts';
import { botVisit } from './bot-visit.ts';
import { frameOf } from './frame.ts';
import { type Outbox, outbox } from './outbox.ts';
import { type Limits, visit } from './visit.ts';

export interface SocketSettings {
  readonly limits: Limits;
  readonly publicUrl: string | undefined;
  readonly proxies: number;
  readonly mostSockets: number;
}

/** Whoever does not read what he is sent is shown out before he fills the memory. */
const MOST_UNSENT = 1024 * 1024;
/** Two of these without a sign of life, and the connection is gone. */
const HEARTBEAT = 30_000;
const HELLO_WITHIN = 10_000;

/** Where pages connect, and where other people's bots do. */
const VISITS: Readonly<Record<string, typeof visit>> = { '/socket': visit, '/bot': botVisit };

export function serveSockets(http: Server, house: House, settings: SocketSettings) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frame,
    // Compression would let the size of a message tell what is in it.
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();
  const outboxes = new WeakMap<WebSocket, Outbox>();
  /** Whatever was said to somebody before he is shown out reaches him. */
  function showOut(ws: WebSocket, code: number, reason: string): void {
    outboxes.get(ws)?.flush();
    ws.close(code, reason);
  }

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refusal = refuse(request);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) =>
      open(ws, socket, addressOf(request, settings.proxies), VISITS[request.url!]!),
    );
  });

  function refuse(request: IncomingMessage): string | undefined {
    if (!Object.hasOwn(VISITS, request.url ?? '')) return '404 Not Found';
    if (!isOwnOrigin(request, settings.publicUrl)) return '403 Forbidden';
    if (sockets.clients.size >= settings.mostSockets) return '503 Service Unavailable';
    if (settings.limits.address.spend(addressOf(request, settings.proxies), COST.connect) === 0) return undefined;
    house.measures.limited.inc({ whose: 'address' });
    return '429 Too Many Requests';
  }

  function open(ws: WebSocket, stream: Duplex, address: string, receive: typeof visit): void {
    const out = outbox(stream, () => {
      if (ws.readyState !== ws.OPEN) return false;
      if (stream.writableLength <= MOST_UNSENT) return true;
      ws.terminate();
      return false;
    });
    outboxes.set(ws, out);
    house.measures.sockets.inc();
    alive.add(ws);
    const guest = receive(
      house,
      {
        address,
        send: out.put,
        sendInTime: out.putInTime,
        close: (code, reason) => showOut(ws, code, reason),
      },
      settings.limits,
    );
    const late = setTimeout(() => showOut(ws, 4008, 'hello'), HELLO_WITHIN);
    late.unref();
    ws.on('pong', () => alive.add(ws));
    ws.on('error', () => {}); // told by close
    ws.on('message', (data, isBinary) => {
      clearTimeout(late);
      alive.add(ws);
      if (isBinary) return showOut(ws, 1003, 'text only');
      const failed = (err: unknown): void => {
        house.log.error({ err }, 'a request failed');
        showOut(ws, 1011, 'failed');
      };
      try {
        guest.heard(String(data))?.catch(failed);
      } catch (err) {
        failed(err);
      }
    });
    ws.on('close', () => {
      clearTimeout(late);
      house.measures.sockets.dec();
      guest.left();
    });
  }

  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    close(): void {
      clearInterval(heartbeat);
      for (const ws of sockets.clients) {
        outboxes.get(ws)?.put(frameOf(JSON.stringify({ t: 'error', code: 'going-down' })));
        showOut(ws, 1012, 'going down');
      }
      const rest = setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate();
      }, 1000);
      rest.unref();
      sockets.close();
    },
  };
}
