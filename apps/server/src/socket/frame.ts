// Texts as they travel: whole WebSocket frames (RFC 6455, 5.2), as strings with a character for each byte. Nearly all
// texts are ASCII, and such a string goes to the system without a buffer being made of it.

const NOT_ASCII = /[^\0-\x7f]/g;

/** FIN and TEXT, the length, the text in UTF-8. */
export function frameOf(text: string): string {
  const head = headOf(text.length);
  const frame = head + text;
  // Looking at the frame makes one flat string of it; many parts would be many things to carry for the garbage collector.
  NOT_ASCII.lastIndex = head.length;
  if (!NOT_ASCII.test(frame)) return frame;
  const bytes = Buffer.from(text).toString('latin1');
  return headOf(bytes.length) + bytes;
}

const { fromCharCode } = String;

function headOf(length: number): string {
  if (length < 126) return fromCharCode(0x81, length);
  if (length < 65_536) return fromCharCode(0x81, 126, length >> 8, length & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 255);
  return fromCharCode(0x81, 127, 0, 0, 0, 0, ...bytes);
}
