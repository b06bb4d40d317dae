// Frames as they are written: what a WebSocket library reads from them is what was sent.
import { PassThrough, type Writable } from 'node:stream';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { bytesOf, type When } from '../../src/base/byte-string.ts';
import { outbox } from '../../src/socket/outbox.ts';
import { beats } from './beats.ts';

/** The library exports it without a type. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

it('texts of every length and alphabet arrive as they were sent, those of one turn in one write', async () => {
  const texts = ['', 'é', '…', '🗝️', ...[125, 126, 65_535, 65_536, 100_000].map((n) => 'x'.repeat(n)), 'é'.repeat(63)];
  const stream = new PassThrough();
  const writes: Buffer[] = [];
  stream.on('data', (data: Buffer) => void writes.push(data));
  const out = outbox(stream, beats().atBeat, () => true);
  for (const text of texts) out.put(bytesOf(text), 'at-once');
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
  const out = outbox(stream, beats().atBeat, () => false);
  out.put(bytesOf('late'), 'at-once');
  out.flush();
  expect(stream.readableLength).toBe(0);
});

it('[SRV-ANS-10] [SRV-SEC-9] messages keep their order, and leave in this turn or at the next beat', async () => {
  const stream = new PassThrough();
  const writes: string[] = [];
  stream.on('data', (data: Buffer) => void writes.push(data.toString('latin1').replaceAll(/[^a-z]/g, '')));
  const { atBeat, beat } = beats();
  const out = outbox(stream, atBeat, () => true);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  async function written(...messages: readonly (readonly [string, When])[]): Promise<string[]> {
    for (const [text, when] of messages) out.put(bytesOf(text), when);
    await turn();
    return writes.splice(0);
  }
  async function beaten(): Promise<string[]> {
    beat();
    await turn();
    return writes.splice(0);
  }
  // Nothing was written since the last beat: what is due soon leaves, later ones wait for the beat.
  expect(await written(['a', 'soon'], ['b', 'soon'])).toEqual(['ab']);
  expect(await written(['c', 'soon'])).toEqual([]);
  expect(await written(['d', 'at-beat'])).toEqual([]);
  // What leaves at once takes along what waits.
  expect(await written(['e', 'at-once'])).toEqual(['cde']);
  expect(await written(['f', 'soon'])).toEqual([]);
  expect(await beaten()).toEqual(['f']);
  // A write at a beat counts too; after a beat without one nothing has to wait.
  expect(await written(['g', 'soon'])).toEqual([]);
  expect(await beaten()).toEqual(['g']);
  expect(await beaten()).toEqual([]);
  expect(await written(['h', 'soon'])).toEqual(['h']);
  expect(await beaten()).toEqual([]);
  expect(await written(['i', 'at-beat'])).toEqual([]);
  expect(await beaten()).toEqual(['i']);
});
