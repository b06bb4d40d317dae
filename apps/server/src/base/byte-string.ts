// A string with one character for each byte of a text in UTF-8. A socket takes it as it is, and pieces of it can be joined.

export type ByteString = string & { readonly bytes: true };

const NOT_ASCII = /[^\0-\x7f]/;

export const bytesOf = (text: string): ByteString =>
  (NOT_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text) as ByteString;

/** V8 keeps both parts and copies neither: a part of several texts is in memory once. */
export const join = (a: ByteString, b: ByteString): ByteString => (a + b) as ByteString;
