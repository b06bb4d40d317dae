// Frames as we write them, read by somebody else's reader.
import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { frameOf } from '../../src/socket/frame.ts';
import { outbox } from '../../src/socket/outbox.ts';
import { closeTest, openTest } from './open.ts';

const wire = () => {
  const written: Buffer[] = [];
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _, done) {
      written.push(chunk);
      done();
    },
  });
  return { stream, written };
};
const bytes = (...texts: string[]): Buffer => Buffer.from(texts.map(frameOf).join(''), 'latin1');
const breath = () => new Promise((resolve) => setImmediate(resolve));

it('what is said in one breath is one write, in order; the next breath is another', async () => {
  const { stream, written } = wire();
  const box = outbox(stream);
  for (const text of ['a', 'b']) box.put(frameOf(text));
  await Promise.resolve().then(() => box.put(frameOf('c')));
  await breath();
  box.put(frameOf('d'));
  await breath();
  expect(written).toEqual([bytes('a', 'b', 'c'), bytes('d')]);
});

it('flushed early, nothing is said twice', async () => {
  const { stream, written } = wire();
  const box = outbox(stream);
  box.put(frameOf('a'));
  box.flush();
  await breath();
  expect(written).toEqual([bytes('a')]);
});

it('frames of every length are read by others as they were meant', async () => {
  const server = await openTest();
  const texts = [0, 1, 125, 126, 127, 300, 65_535, 65_536, 100_000].map((length) =>
    'é😀x'.repeat(length).slice(0, length),
  );
  server.web.server.once('upgrade', (_request, socket) => setTimeout(() => socket.write(bytes(...texts)), 50));
  const heard: string[] = [];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === texts.length) resolve();
    });
  });
  expect(heard).toEqual(texts.map((text) => Buffer.from(text).toString()));
  socket.terminate();
  await closeTest(server);
});
