// What a client says over its socket. Everything else is refused unread.
import * as v from 'valibot';
import { fullLine, requestId, secret, tableId, whole, word } from './fields.ts';
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

/** A frame as it came, read; undefined: it is none of ours. */
export function readRequest(text: string): Request | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(request, given);
  return read.success ? read.output : undefined;
}
