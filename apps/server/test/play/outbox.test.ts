// Frames as we write them, read by somebody else's reader.
import { Duplex } from 'node:stream';
import { PROTOCOL } from '@oubliette/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { frameOf } from '../../src/socket/frame.ts';
import { outbox } from '../../src/socket/outbox.ts';
import { party } from './lobby.ts';
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
  const box = outbox(stream, () => true);
  for (const text of ['a', 'b']) box.put(frameOf(text));
  await Promise.resolve().then(() => box.put(frameOf('c')));
  await breath();
  box.put(frameOf('d'));
  await breath();
  expect(written).toEqual([bytes('a', 'b', 'c'), bytes('d')]);
});

it('flushed early, nothing is said twice', async () => {
  const { stream, written } = wire();
  const box = outbox(stream, () => true);
  box.put(frameOf('a'));
  box.flush();
  await breath();
  expect(written).toEqual([bytes('a')]);
});

it('what is said to somebody who has gone meanwhile is said to nobody', async () => {
  const { stream, written } = wire();
  let here = true;
  const box = outbox(stream, () => here);
  box.put(frameOf('a'));
  await breath();
  here = false;
  box.put(frameOf('b'));
  await breath();
  here = true;
  box.put(frameOf('c'));
  await breath();
  expect(written).toEqual([bytes('a'), bytes('c')]);
});

describe('who looks on', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
  });

  /** A wire with an outbox, written to in its own breath. */
  function onlooker() {
    const { stream, written } = wire();
    const box = outbox(stream, () => true);
    return {
      box,
      written,
      async put(how: 'put' | 'putInTime', ...texts: string[]) {
        for (const text of texts) {
          box[how](frameOf(text));
          await breath();
        }
      },
    };
  }

  it('is written to at once after a while, else a glance later together with what follows', async () => {
    const { written, put } = onlooker();
    await put('putInTime', 'a');
    expect(written).toEqual([bytes('a')]);
    await put('putInTime', 'b');
    vi.advanceTimersByTime(20);
    await put('putInTime', 'c');
    vi.advanceTimersByTime(9);
    expect(written).toEqual([bytes('a')]);
    vi.advanceTimersByTime(1);
    expect(written).toEqual([bytes('a'), bytes('b', 'c')]);
    vi.advanceTimersByTime(31);
    await put('putInTime', 'd', 'e');
    expect(written.slice(2)).toEqual([bytes('d')]);
    vi.advanceTimersByTime(30);
    expect(written.slice(2)).toEqual([bytes('d'), bytes('e')]);
  });

  it('who is then asked gets all of it at once, in order and once; the others wait on for theirs', async () => {
    const [asked, other] = [onlooker(), onlooker()];
    for (const { put } of [asked, other]) await put('put', 'a');
    await asked.put('putInTime', 'b');
    vi.advanceTimersByTime(10);
    await other.put('putInTime', 'b');
    await asked.put('put', 'c');
    expect(asked.written).toEqual([bytes('a'), bytes('b', 'c')]);
    await asked.put('putInTime', 'd');
    vi.advanceTimersByTime(29);
    expect(other.written).toEqual([bytes('a')]);
    expect(asked.written).toEqual([bytes('a'), bytes('b', 'c')]);
    vi.advanceTimersByTime(1);
    expect(other.written).toEqual([bytes('a'), bytes('b')]);
    expect(asked.written).toEqual([bytes('a'), bytes('b', 'c'), bytes('d')]);
    vi.advanceTimersByTime(100);
    expect(asked.written).toHaveLength(3);
  });

  it('and is shown out is told what was waiting', async () => {
    const { box, written, put } = onlooker();
    await put('putInTime', 'a', 'b');
    box.flush();
    expect(written).toEqual([bytes('a'), bytes('b')]);
  });
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

it('whoever does not read what he is sent is shown out before he fills the memory', async () => {
  const plenty = '9999999,9999999';
  const server = await openTest({ env: { RATE_SEAT: plenty, RATE_TABLE: plenty, RATE_ADDRESS: plenty } });
  const made = await party(server.url, { game: 'dungeonette', seats: 4 });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: made.table, token: made.tokens[0] }));
  await new Promise((resolve) => socket.once('message', resolve));
  const { listeners } = (await server.house.table(made.table))!;
  expect(listeners.size).toBe(1);
  socket.pause();
  // The system keeps some of it for him; then the server would have to.
  const asking = setInterval(() => {
    for (let i = 0; i < 2000; i++) socket.send('{"t":"fresh"}');
  }, 20);
  await expect.poll(() => listeners.size, { timeout: 20_000 }).toBe(0);
  clearInterval(asking);
  socket.terminate();
  await closeTest(server);
}, 30_000);
