// Frames as they are written: what a WebSocket library reads from them is what was sent.
import { PassThrough, type Writable } from 'node:stream';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { bytesOf } from '../../src/base/byte-string.ts';
import { outbox } from '../../src/socket/outbox.ts';

/** The library exports it without a type. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

it('texts of every length and alphabet arrive as they were sent, those of one turn in one write', async () => {
  const texts = ['', 'é', '…', '🗝️', ...[125, 126, 65_535, 65_536, 100_000].map((n) => 'x'.repeat(n)), 'é'.repeat(63)];
  const stream = new PassThrough();
  const writes: Buffer[] = [];
  stream.on('data', (data: Buffer) => void writes.push(data));
  const out = outbox(stream, () => true);
  for (const text of texts) out.put(bytesOf(text));
  expect(writes).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toHaveLength(1);
  const receiver = new Receiver({ isServer: false });
  const heard: string[] = [];
  receiver.on('message', (data: Buffer) => void heard.push(String(data)));
  receiver.write(writes[0]);
  await new Promise((resolve) => setImmediate(resolve));
  while (heard.length < texts.length) await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual(texts);
});

it('nothing is written to who can no longer be sent to', async () => {
  const stream = new PassThrough();
  const out = outbox(stream, () => false);
  out.put(bytesOf('late'));
  out.flush();
  expect(stream.readableLength).toBe(0);
});
