// Lines for other people's bots over a socket (docs/bots.md lists them). This file reads what a bot sends.
import type { Seat, Seen } from '@oubliette/engine';
import * as v from 'valibot';
import { line, secret, tableId, whole, word } from './fields.ts';
import { LIMITS } from './limits.ts';

const LINK = /#join\/([a-z0-9]{16,32})\/([A-Za-z0-9_-]{22,64})$/;

/** The first line: with an invitation, which can be used once, or with the token that it gave. */
const sit = v.union([
  v.pipe(
    v.strictObject({
      type: v.literal('sit'),
      link: v.pipe(v.string(), v.maxLength(500), v.regex(LINK)),
      name: v.optional(line(LIMITS.name), ''),
    }),
    v.transform(({ link, name }) => {
      const [, table = '', invitation = ''] = LINK.exec(link) ?? [];
      return { type: 'sit' as const, table, invitation, name };
    }),
  ),
  v.strictObject({ type: v.literal('sit'), table: tableId, token: secret }),
]);
const answer = v.strictObject({ type: v.literal('answer'), id: whole, kind: word, option: word });

export type BotLine = v.InferOutput<typeof sit> | v.InferOutput<typeof answer>;

export type LineToBot =
  | { readonly type: 'seated'; readonly table: string; readonly seat: Seat; readonly token: string }
  | {
      readonly type: 'hello';
      readonly protocol: 1;
      readonly game: string;
      readonly rules: string;
      readonly options: { readonly [name: string]: boolean | number | string };
      readonly seat: Seat;
      readonly seats: number;
      readonly ms: number;
    }
  | { readonly type: 'choose'; readonly id: number; readonly seen: Seen }
  | { readonly type: 'missed'; readonly id: number; readonly why: 'late' | 'malformed' | 'not-offered' }
  | { readonly type: 'end'; readonly seen: Seen };

/** Reads a line; undefined where it is not valid. */
export function readBotLine(text: string): BotLine | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(v.union([answer, sit]), given);
  return read.success ? read.output : undefined;
}
