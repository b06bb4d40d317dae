// HTTP bodies: tables are created, seats are taken and changed.
import * as v from 'valibot';
import { fullLine, line, secret } from './fields.ts';
import { LIMITS } from './limits.ts';

export const UNDO = ['free', 'consent', 'never'] as const;
export type UndoPolicy = (typeof UNDO)[number];

/** The level of a bot. `random` chooses any option. */
export const BOT_LEVELS = ['random', 'apprentice', 'steward', 'lord', 'archlord'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
/** The level of a bot for which none was chosen. */
export const USUAL_LEVEL: BotLevel = 'steward';

const level = v.picklist(BOT_LEVELS);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
/** A list is also accepted as an object without fields. */
function isNoList(given: unknown): boolean {
  return !Array.isArray(given);
}
/** A policy that the game names, instead of a level. */
const policy = v.strictObject({ policy: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });
const chair = v.union([level, policy]);
export type BotChair = v.InferOutput<typeof chair>;
/** Seats and their bots, `{ "1": "lord" }`; a plain list of seats gets the default level. */
const bots = v.union([
  v.pipe(v.unknown(), v.check(isNoList), v.record(v.pipe(v.string(), v.regex(/^[0-7]$/)), chair)),
  v.pipe(
    v.array(seat),
    v.maxLength(8),
    v.transform((seats): Record<string, BotChair> => Object.fromEntries(seats.map((each) => [each, USUAL_LEVEL]))),
  ),
]);

/** Plain data within the limits of size and depth. */
function isContent(given: unknown): boolean {
  let level: readonly unknown[] = [given];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.depth) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return (JSON.stringify(given) ?? '').length <= LIMITS.given;
}

const seconds = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(7 * 24 * 3600));
const timer = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** For each decision. */
  v.strictObject({ kind: v.literal('move'), seconds }),
  /** For all decisions of a seat together. */
  v.strictObject({ kind: v.literal('game'), seconds }),
]);
export type Timer = v.InferOutput<typeof timer>;

const settings = {
  title: v.optional(line(LIMITS.title), ''),
  undo: v.optional(v.picklist(UNDO), 'free'),
  spectators: v.optional(v.boolean(), true),
  timer: v.optional(timer, { kind: 'none' }),
  /** The number of seconds of absence after which a bot plays for a seat; 0: never. */
  standInAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 0),
  /** The level of a bot that stands in. */
  standInLevel: v.optional(level, USUAL_LEVEL),
};

const newTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  /** Validated by the game itself. */
  options: v.optional(v.record(v.string(), v.union([v.boolean(), v.number(), v.string()])), {}),
  /** Content beyond the settings (a quest, a party, a deck). Validated by the game itself. */
  given: v.optional(v.pipe(v.unknown(), v.check(isContent))),
  /** The names of bots, by seat; people bring their own names. */
  names: v.optional(v.pipe(v.array(line(LIMITS.name)), v.maxLength(8)), []),
  /** The seats that bots play from the start. */
  bots: v.optional(bots, {}),
  /** The mark of each seat, no two alike; absent: the default ones. */
  marks: v.optional(v.pipe(v.array(v.number()), v.maxLength(8))),
  ...settings,
});
export type NewTable = v.InferOutput<typeof newTable>;
export type TableSettings = Pick<NewTable, 'title' | 'undo' | 'spectators' | 'timer' | 'standInAfter' | 'standInLevel'>;

/** The SHA-256 of a secret that the client has made, in base64url. */
const proof = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** An invitation can be used once. */
const takeSeat = v.strictObject({
  invitation: secret,
  /**
   * Of the token: a join whose reply was lost can be sent again. Without
   * it the server makes the token.
   */
  proof: v.optional(proof),
  name: v.optional(line(LIMITS.name), ''),
  words: v.optional(line(LIMITS.words), ''),
});
export type TakeSeat = v.InferOutput<typeof takeSeat>;

const ownSeat = v.pipe(
  v.strictObject({
    name: v.optional(fullLine(LIMITS.name)),
    words: v.optional(line(LIMITS.words)),
    mark: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))),
  }),
  v.check((own) => Object.values(own).some((each) => each !== undefined)),
);
/** An invitation for another device of a seat. */
const device = v.optional(v.nullable(v.strictObject({ proof: v.optional(proof) })));
const invited = v.strictObject({ invitation: secret });

const noticeLang = v.picklist(['en', 'fr']);
export type NoticeLang = v.InferOutput<typeof noticeLang>;
const address = v.pipe(v.string(), v.maxLength(1000));
/** A device that is notified when it is its seat's turn, as the browser's push service describes it. */
const push = v.strictObject({
  endpoint: address,
  p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
  auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  lang: noticeLang,
});
export type PushSubscription = v.InferOutput<typeof push>;
const noPush = v.strictObject({ endpoint: address });
/** The https address of a chat program that gets a table's notices. */
const hook = v.strictObject({ url: address, lang: noticeLang });
export type Hook = v.InferOutput<typeof hook>;

/** A level or a policy; or true: the default level. */
const bot = v.strictObject({ bot: v.union([v.boolean(), chair]) });
const imported = v.strictObject({ file: v.pipe(v.string(), v.maxLength(LIMITS.file)), ...settings });
const nothing = v.optional(v.nullable(v.strictObject({})));

const BODIES = {
  newTable,
  takeSeat,
  ownSeat,
  bot,
  imported,
  nothing,
  device,
  invited,
  push,
  noPush,
  hook,
} as const;
export type Body<K extends keyof typeof BODIES> = v.InferOutput<(typeof BODIES)[K]>;

/** The body, or the place of its first fault. */
export function readBody<K extends keyof typeof BODIES>(
  kind: K,
  given: unknown,
): { readonly body: Body<K> } | { readonly where: string } {
  if (!isNoList(given)) return { where: 'body' };
  const read = v.safeParse(BODIES[kind], given);
  if (read.success) return { body: read.output as Body<K> };
  return { where: v.getDotPath(read.issues[0]) ?? 'body' };
}
