// The small shapes that requests are made of.
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

export const REQUEST_ID = /^[A-Za-z0-9_-]{1,40}$/;
export const TABLE_ID = /^[a-z0-9]{16,32}$/;
/** Made by the client, one for each request: sent again, it gets the same reply. */
export const requestId = v.pipe(v.string(), v.regex(REQUEST_ID));
export const tableId = v.pipe(v.string(), v.regex(TABLE_ID));
/** Tokens, invitations and spectator secrets. */
export const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.word));

/** One line of text: no control characters, no lone halves of characters, nothing that turns the line around. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.trim(),
    v.check((text) => !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)),
  );
export const fullLine = (most: number) => v.pipe(line(most), v.minLength(1));
