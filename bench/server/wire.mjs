// A WebSocket client that does as little as possible: players must not be slower than the server they measure.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/**
 * @param {string} url
 * @param {(text: string) => void} hear
 * @returns {Promise<{ send(text: string): void, close(): void }>}
 */
export function openWire(url, hear) {
  const { hostname, port, host } = new URL(url);
  const key = randomBytes(16).toString('base64');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    /** @type {Buffer} */
    let rest = Buffer.alloc(0);
    let open = false;
    socket.on('data', (/** @type {Buffer} */ data) => {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
      if (!open) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!rest.subarray(0, end).toString().startsWith('HTTP/1.1 101')) return reject(new Error('no upgrade'));
        open = true;
        rest = rest.subarray(end + 4);
        resolve({ send: (text) => socket.write(masked(text)), close: () => socket.destroy() });
      }
      rest = readFrames(rest, hear, () => socket.write(PONG));
    });
  });
}

/** Masked, and empty as the ping was: a client that never answers is disconnected. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/**
 * @param {Buffer} bytes
 * @param {(text: string) => void} hear
 * @param {() => void} pinged
 * @returns {Buffer} the beginning of a frame whose end has not come yet
 */
function readFrames(bytes, hear, pinged) {
  let at = 0;
  for (;;) {
    if (bytes.length - at < 2) break;
    const short = /** @type {number} */ (bytes[at + 1]) & 127;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length - at < head) break;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
    if (bytes.length - at < head + length) break;
    const kind = (bytes[at] ?? 0) & 15;
    if (kind === 9) pinged();
    if (kind === 1) hear(bytes.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return at === 0 ? bytes : bytes.subarray(at);
}

/** @param {string} text */
function masked(text) {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  frame[1] = 0x80 | Math.min(length, 126);
  if (length >= 126) frame.writeUInt16BE(length, 2);
  frame.writeUInt32BE(0x5a5a5a5a, head - 4);
  frame.write(text, head);
  for (let i = head; i < frame.length; i++) frame[i] = /** @type {number} */ (frame[i]) ^ 0x5a;
  return frame;
}
