// Frames as other people's writers write them, read by us.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { textsIn } from '../../src/socket/whole-frames.ts';

const MOST = 8192;
type Kind = 'text' | 'ping' | 'pong' | 'close' | 'binary' | 'part' | 'unmasked';
const OPCODES: Record<Kind, number> = { text: 1, ping: 9, pong: 10, close: 8, binary: 2, part: 1, unmasked: 1 };

// It exports its writer too, but its types do not tell.
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };
const frame = (kind: Kind, content: Buffer | string): Buffer => {
  const shape = { fin: kind !== 'part', rsv1: false, mask: kind !== 'unmasked', opcode: OPCODES[kind], readOnly: true };
  return Buffer.concat(Sender.frame(Buffer.from(content), shape));
};

it('reads whole texts of every length, and leaves pongs out', () => {
  const texts = ['', 'a', 'x'.repeat(125), 'é'.repeat(63), 'y'.repeat(126), '😀'.repeat(2000), 'z'.repeat(MOST)];
  const frames = texts.flatMap((text) => [frame('text', text), frame('pong', 'still here')]);
  expect(textsIn(Buffer.concat(frames), MOST)).toEqual(texts);
  expect(textsIn(Buffer.alloc(0), MOST)).toEqual([]);
});

const anyFrame = fc.tuple(
  fc.constantFrom<Kind>('text', 'text', 'text', 'pong', 'ping', 'close', 'binary', 'part', 'unmasked'),
  fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), fc.string({ minLength: 120, maxLength: 300 })),
);

it('leaves everything else as it was', () => {
  fc.assert(
    fc.property(fc.array(anyFrame, { minLength: 1, maxLength: 4 }), fc.nat(3), (list, cut) => {
      const short = list.map(
        ([kind, text]) => [kind, /text|part|binary|unmasked/.test(kind) ? text : text.slice(0, 20)] as const,
      );
      const bytes = Buffer.concat(short.map(([kind, text]) => frame(kind, text)));
      const given = bytes.subarray(0, bytes.length - cut);
      const before = Buffer.from(given);
      const ours = cut === 0 && short.every(([kind]) => kind === 'text' || kind === 'pong');
      const texts = short.flatMap(([kind, text]) => (kind === 'text' ? [Buffer.from(text).toString()] : []));
      expect(textsIn(given, MOST)).toEqual(ours ? texts : undefined);
      if (!ours) expect(given).toEqual(before);
    }),
    { seed: 5, numRuns: 500 },
  );
});

it.each([
  ['bytes that are no UTF-8', Buffer.concat([frame('text', 'good'), frame('text', Buffer.from([0xc3, 0x28]))])],
  ['a text that is too long', frame('text', 'x'.repeat(MOST + 1))],
  ['a short length written long', Buffer.from([0x81, 0x80 | 126, 0, 1, 0, 0, 0, 0, 65])],
  ['a length of eight bytes', Buffer.concat([Buffer.from([0x81, 0x80 | 127]), Buffer.alloc(12)])],
  ['a frame with a reserved bit', Buffer.from([0xc1, 0x80, 0, 0, 0, 0])],
  ['a pong that is too long', Buffer.concat([Buffer.from([0x8a, 0x80 | 126, 0, 126]), Buffer.alloc(130)])],
  ['one byte', Buffer.from([0x81])],
])('leaves %s to others', (_, bytes) => {
  const before = Buffer.from(bytes);
  expect(textsIn(bytes, MOST)).toBeUndefined();
  expect(bytes).toEqual(before);
});
