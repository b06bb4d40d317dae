// What nearly every read of a connection holds: whole text frames of a client, nothing before and nothing behind them.
// They are read here, without the machinery for everything else that may come (parts of frames, other kinds, bad bytes).
import { isAscii, isUtf8 } from 'node:buffer';

/** FIN and TEXT; FIN and PONG (RFC 6455, 5.2). */
const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;

/**
 * The texts in these bytes, pongs left out; undefined when there is anything else in them, and then they are untouched.
 * @param most bytes of one text
 */
export function textsIn(bytes: Buffer, most: number): string[] | undefined {
  const begins: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes[at];
    const size = sizeAt(bytes, at);
    const begin = at + (size < 126 ? 2 : 4);
    if ((kind !== TEXT && (kind !== PONG || size > 125)) || size > most || begin + 4 + size > bytes.length)
      return undefined;
    begins.push(at);
    at = begin + 4 + size;
  }
  const texts: string[] = [];
  for (const [i, at] of begins.entries()) {
    const size = sizeAt(bytes, at);
    const begin = at + (size < 126 ? 6 : 8);
    mask(bytes, begin, size);
    if (bytes[at] === PONG) continue;
    const text = textOf(bytes.subarray(begin, begin + size));
    if (text === undefined) {
      // Not ours to judge: as it was, with all before it.
      for (const before of begins.slice(0, i + 1)) remask(bytes, before);
      return undefined;
    }
    texts.push(text);
  }
  return texts;
}

/** The length of what a masked frame holds; a very large number for any other frame. */
function sizeAt(bytes: Buffer, at: number): number {
  const second = bytes[at + 1] ?? 0;
  const short = second - MASKED;
  if (second < MASKED || short === 127) return Number.MAX_SAFE_INTEGER;
  if (short < 126) return short;
  const long = bytes.length < at + 4 ? 0 : bytes.readUInt16BE(at + 2);
  // A short length written long is for somebody else to refuse.
  return long < 126 ? Number.MAX_SAFE_INTEGER : long;
}

/** Applies a mask, or takes it off again. @param begin where the masked bytes begin, the mask before them */
function mask(bytes: Buffer, begin: number, size: number): void {
  for (let i = 0; i < size; i++) bytes[begin + i]! ^= bytes[begin - 4 + (i & 3)]!;
}

function remask(bytes: Buffer, at: number): void {
  const size = sizeAt(bytes, at);
  mask(bytes, at + (size < 126 ? 6 : 8), size);
}

function textOf(bytes: Buffer): string | undefined {
  if (isAscii(bytes)) return bytes.toString('latin1');
  return isUtf8(bytes) ? bytes.toString() : undefined;
}
