// Texts as they travel: whole WebSocket frames (RFC 6455, 5.2), as strings with a character for each byte. Nearly all
// texts are ASCII, and such a string goes to the system without a buffer being made of it.

const NOT_ASCII = /[^\0-\x7f]/;

/** A text as the bytes of its UTF-8, a character for each. */
export const bytesOf = (text: string): string =>
  // Looking also makes one flat string of a text in parts: one thing to carry for the garbage collector instead of many.
  NOT_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;

/** FIN and TEXT, the length, the text. */
export const frameOfBytes = (bytes: string): string => headOf(bytes.length) + bytes;
export const frameOf = (text: string): string => frameOfBytes(bytesOf(text));

const { fromCharCode } = String;

function headOf(length: number): string {
  if (length < 126) return fromCharCode(0x81, length);
  if (length < 65_536) return fromCharCode(0x81, 126, length >> 8, length & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 255);
  return fromCharCode(0x81, 127, 0, 0, 0, 0, ...bytes);
}
