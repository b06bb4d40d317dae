// A network of the worst kind between clients and server: it drops, doubles, delays and reorders, by its dice.
import type { AddressInfo } from 'node:net';
import type { Pick } from '@oubliette/engine';
import WebSocket, { WebSocketServer } from 'ws';

export interface ChaosProxy {
  readonly url: string;
  readonly did: { dropped: number; doubled: number; delayed: number; cut: number };
  close(): void;
}

/** One in so many. */
const DROP = 20;
const DOUBLE = 15;
const DELAY = 4;
const CUT = 150;
const LONGEST_DELAY = 12;

export async function chaosProxy(target: string, pick: Pick): Promise<ChaosProxy> {
  const front = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => front.once('listening', resolve));
  const did = { dropped: 0, doubled: 0, delayed: 0, cut: 0 };

  function pass(text: string, to: WebSocket, cut: () => void): void {
    const send = (): void => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
    };
    if (pick(CUT) === 0) {
      did.cut++;
      cut();
      return;
    }
    if (pick(DROP) === 0) {
      did.dropped++;
      return;
    }
    if (pick(DOUBLE) === 0) {
      did.doubled++;
      setTimeout(send, pick(LONGEST_DELAY));
    }
    if (pick(DELAY) > 0) send();
    else {
      did.delayed++;
      setTimeout(send, 1 + pick(LONGEST_DELAY));
    }
  }

  front.on('connection', (client) => {
    const server = new WebSocket(`${target.replace('http', 'ws')}/socket`);
    const early: string[] = [];
    const cut = (): void => {
      client.terminate();
      server.terminate();
    };
    server.on('open', () => {
      for (const text of early.splice(0)) pass(text, server, cut);
    });
    client.on('message', (data) => {
      if (server.readyState === WebSocket.CONNECTING) early.push(String(data));
      else pass(String(data), server, cut);
    });
    server.on('message', (data) => pass(String(data), client, cut));
    for (const end of [client, server]) {
      end.on('close', cut);
      end.on('error', cut);
    }
  });
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    did,
    close() {
      for (const client of front.clients) client.terminate();
      front.close();
    },
  };
}
