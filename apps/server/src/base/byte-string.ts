// A string with one character for each byte of a text in UTF-8. A socket takes it as it is, and pieces of it can be joined.

export type ByteString = string & { readonly bytes: true };

/**
 * When a message leaves (SRV-ANS-10, SRV-SEC-9): in this turn of the event loop; at the next beat; or `soon`: in this turn, unless
 * something was written to the connection since the last beat or waits for the next.
 */
export type When = 'at-once' | 'soon' | 'at-beat';

/** Nearly all messages are plain ASCII, which counting finds out faster than a regular expression. */
export const bytesOf = (text: string): ByteString =>
  (Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')) as ByteString;

/** V8 keeps both parts and copies neither: a part of several texts is in memory once. */
export const join = (a: ByteString, b: ByteString): ByteString => (a + b) as ByteString;
