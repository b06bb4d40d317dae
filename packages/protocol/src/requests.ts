// What a client says over its socket. Everything else is refused unread.
import * as v from 'valibot';
import { fullLine, REQUEST_ID, requestId, secret, TABLE_ID, tableId, whole, word } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Who I am and what I have seen so far. The first frame of every connection. */
const hello = v.strictObject({
  t: v.literal('hello'),
  v: whole,
  table: tableId,
  /** A seat's token or the spectators' secret. */
  token: secret,
  /** The last change this client has, to go on from there. */
  have: v.optional(v.strictObject({ line: v.pipe(v.string(), v.maxLength(24)), no: whole })),
});
const answer = v.strictObject({
  t: v.literal('answer'),
  id: requestId,
  table: tableId,
  kind: word,
  option: word,
  n: whole,
});
/** Own drafts are taken back; answers are undone; further back only when everybody agrees. */
const back = v.strictObject({
  t: v.picklist(['take-back', 'undo', 'ask-undo']),
  id: requestId,
  table: tableId,
  n: whole,
});
const vote = v.strictObject({
  t: v.literal('vote-undo'),
  id: requestId,
  table: tableId,
  seat: whole,
  agree: v.boolean(),
});
const say = v.strictObject({ t: v.literal('say'), id: requestId, table: tableId, text: fullLine(LIMITS.chat) });
/** What closes the rest of my options, and what I could take back. */
const look = v.strictObject({ t: v.literal('look'), id: requestId, table: tableId });
/** What would this answer change? */
const preview = v.strictObject({ ...answer.entries, t: v.literal('preview') });
const thinking = v.strictObject({ t: v.literal('thinking') });
/** I have lost the thread: show me everything. */
const fresh = v.strictObject({ t: v.literal('fresh') });

const request = v.variant('t', [hello, answer, back, vote, say, look, preview, thinking, fresh]);

export type Request = v.InferOutput<typeof request>;
export type Hello = v.InferOutput<typeof hello>;
/** A request that is replied to. */
export type Asked = Extract<Request, { id: string }>;

/** The same as the schema says, for the one request that comes all the time; undefined: let the schema look at it. */
function readAnswer(given: object): Request | undefined {
  const { t, id, table, kind, option, n } = given as { readonly [key: string]: unknown };
  if (t !== 'answer' || Object.keys(given).length !== 6) return undefined;
  if (typeof id !== 'string' || !REQUEST_ID.test(id) || typeof table !== 'string' || !TABLE_ID.test(table))
    return undefined;
  if (!isWord(kind) || !isWord(option) || !Number.isSafeInteger(n) || (n as number) < 0) return undefined;
  return { t, id, table, kind, option, n: n as number };
}
const isWord = (x: unknown): x is string => typeof x === 'string' && x.length > 0 && x.length <= LIMITS.word;

/** A frame as it came, read; undefined: it is none of ours. */
export function readRequest(text: string): Request | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const answered = typeof given === 'object' && given !== null ? readAnswer(given) : undefined;
  if (answered !== undefined) return answered;
  const read = v.safeParse(request, given);
  return read.success ? read.output : undefined;
}
