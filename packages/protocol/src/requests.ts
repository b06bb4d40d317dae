// Requests of a client over its socket. Everything else is refused.
import * as v from 'valibot';
import { fullLine, requestId, secret, tableId, whole, word } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * The first frame of every connection: who this is and what it has received so far. Fields of later versions are left out (SRV-CONT-11).
 */
const hello = v.object({
  t: v.literal('hello'),
  v: whole,
  table: tableId,
  /** A seat's token or the spectators' secret. */
  token: secret,
  /** The last change this client has, to continue from there. */
  have: v.optional(v.strictObject({ stream: v.pipe(v.string(), v.maxLength(24)), position: whole })),
  /** Whether changes carry the views between their events, for a client that shows them one by one. */
  between: v.optional(v.boolean()),
});
const answer = v.strictObject({
  t: v.literal('answer'),
  id: requestId,
  table: tableId,
  kind: word,
  option: word,
  n: whole,
  /** The player's own sentence; the engine limits its length and says which asks carry one. */
  text: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.chat))),
});
/** Takes back a step of one's own draft; undoes an answer; asks the others for an undo that needs their consent. */
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
const chat = v.strictObject({ t: v.literal('chat'), id: requestId, table: tableId, text: fullLine(LIMITS.chat) });
/** Requests the reasons why other options are closed, and what can be taken back. */
const details = v.strictObject({
  t: v.literal('details'),
  id: requestId,
  table: tableId,
  /** Also requests the views since this seat's last answer: for a client that was away. */
  moments: v.optional(v.literal(true)),
});
/** Requests what an answer would change. */
const preview = v.strictObject({ ...v.omit(answer, ['text']).entries, t: v.literal('preview') });
/** By kind of ask: the name of the answer that the table gives for this seat. Replaces all earlier ones. */
const standing = v.strictObject({
  t: v.literal('standing'),
  id: requestId,
  table: tableId,
  answers: v.pipe(
    v.record(word, word),
    v.check((answers) => Object.keys(answers).length <= 32),
  ),
});
const thinking = v.strictObject({ t: v.literal('thinking') });
/** Requests a whole view. */
const resync = v.strictObject({ t: v.literal('resync') });

/** By name: each frame is validated against one of them. */
const requests = {
  hello,
  answer,
  'take-back': back,
  undo: back,
  'ask-undo': back,
  'vote-undo': vote,
  chat,
  details,
  preview,
  standing,
  thinking,
  resync,
};

export type Request = v.InferOutput<(typeof requests)[keyof typeof requests]>;
export type Hello = v.InferOutput<typeof hello>;
/** A request that gets a reply. */
export type Asked = Extract<Request, { id: string }>;

/** Reads a frame; undefined: it is not a request. */
export function readRequest(text: string): Request | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const t = (given as { readonly t?: unknown } | null)?.t;
  if (typeof t !== 'string' || !Object.hasOwn(requests, t)) return undefined;
  const read = v.safeParse(requests[t as keyof typeof requests], given);
  return read.success ? read.output : undefined;
}
