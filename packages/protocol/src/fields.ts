// Fields that several requests share.
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** Chosen by the client for each request; a request sent again with the same id gets the same reply. */
export const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{16,32}$/));
/** Tokens, invitations and spectator secrets. */
export const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.word));

const REFUSED = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Whether a text fits on a screen: no control characters, no lone surrogates, no direction overrides. */
export const isLine = (text: string, most: number): boolean => text.length <= most && !REFUSED.test(text);

/** One line of text. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.trim(),
    v.check((text) => isLine(text, most)),
  );
export const fullLine = (most: number) => v.pipe(line(most), v.minLength(1));
