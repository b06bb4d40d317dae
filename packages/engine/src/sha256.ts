// SHA-256, synchronous: `crypto.subtle` is asynchronous and absent outside secure contexts, and the engine imports nothing.

/** The standard's constants, 32 bits each. */
const words = (digits: string) => Int32Array.from(digits.match(/.{8}/g)!, (word) => Number.parseInt(word, 16) | 0);
const FIRST = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');
const K = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d74' +
    '80deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66d' +
    'b00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e' +
    '92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5' +
    '391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);

const W = new Int32Array(64);
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** For texts of up to 300 units of UTF-16: an array of this size for each text would cost more than the hash. */
const SHORT = new Uint8Array(300 * 3 + 72);

const HASH = new Int32Array(8);

/** The hash as eight words of 32 bits, in an array that the next call overwrites. */
export function sha256Words(text: string): Int32Array {
  // Three bytes for each unit of UTF-16 are enough; bytes behind the last block are not read.
  const size = text.length * 3 + 72;
  const padded = size <= SHORT.length ? SHORT : new Uint8Array(size);
  const length = writeUtf8(text, padded);
  const end = (((length + 8) >> 6) + 1) * 64;
  padded.fill(0, length, end);
  padded[length] = 0x80;
  // The length in bits: eight bytes, of which no text needs more than five.
  padded[end - 5] = length / 2 ** 29;
  for (let i = 0; i < 4; i++) padded[end - 1 - i] = (length << 3) >>> (8 * i);
  HASH.set(FIRST);
  for (let block = 0; block < end; block += 64) compress(HASH, padded, block);
  return HASH;
}

function compress(h: Int32Array, p: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const j = at + i * 4;
    W[i] = (p[j]! << 24) | (p[j + 1]! << 16) | (p[j + 2]! << 8) | p[j + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15]!;
    const y = W[i - 2]!;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    W[i] = W[i - 16]! + s0 + W[i - 7]! + s1;
  }
  let a = h[0]!;
  let b = h[1]!;
  let c = h[2]!;
  let d = h[3]!;
  let e = h[4]!;
  let f = h[5]!;
  let g = h[6]!;
  let k = h[7]!;
  for (let i = 0; i < 64; i++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (k + big1 + ((e & f) ^ (~e & g)) + K[i]! + W[i]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0]! += a;
  h[1]! += b;
  h[2]! += c;
  h[3]! += d;
  h[4]! += e;
  h[5]! += f;
  h[6]! += g;
  h[7]! += k;
}

/** UTF-8 by hand: TextEncoder belongs to the DOM and Node types, which the engine does not have. Returns the number of bytes. */
function writeUtf8(text: string, out: Uint8Array): number {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!;
    // A lone surrogate is not a character: it becomes U+FFFD, as in TextEncoder.
    const c = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (c < 0x80) out[at++] = c;
    else {
      if (c < 0x800) out[at++] = 0xc0 | (c >> 6);
      else {
        if (c < 0x10000) out[at++] = 0xe0 | (c >> 12);
        else {
          i++; // two units of UTF-16
          out[at++] = 0xf0 | (c >> 18);
          out[at++] = 0x80 | ((c >> 12) & 63);
        }
        out[at++] = 0x80 | ((c >> 6) & 63);
      }
      out[at++] = 0x80 | (c & 63);
    }
  }
  return at;
}

export const sha256Hex = (text: string): string =>
  Array.from(sha256Words(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
