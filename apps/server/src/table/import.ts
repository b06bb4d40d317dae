// A new table from a game file.
import { policiesFor } from '@oubliette/bots';
import type { Fault } from '@oubliette/engine';
import { BOT_LEVELS, isLine, LIMITS, type TableSettings } from '@oubliette/protocol';
import { type GameFile, termsOf, usualMarks } from '@oubliette/records';
import { Denied } from '../base/denied.ts';
import { addTable, type Made, rolesAt, type TableWish } from './create.ts';
import type { SeatRecord } from './record.ts';
import type { TableContext } from './table.ts';

/** A bot of the file goes on where this server knows its level, or names a policy. */
function botIn({ bots = {} }: GameFile, seat: number): Pick<SeatRecord, 'bot' | 'level' | 'policy'> {
  const named = bots[seat] ?? '';
  const level = BOT_LEVELS.find((each) => each === named);
  if (level !== undefined) return { bot: true, level };
  return named.startsWith('policy:') ? { bot: true, policy: named.slice('policy:'.length) } : { bot: false };
}

const badFile = (fault: Fault): Denied => new Denied('bad-file', 400, { fault });

/** A game that was played elsewhere: it goes on here, or is shown as it ended. Its importer knows its secret. */
export async function importTable(context: TableContext, text: string, settings: TableSettings): Promise<Made> {
  const checked = await context.files.check(text);
  if ('fault' in checked) throw badFile(checked.fault);
  if ('missing' in checked) throw new Denied('no-such-game', 400, checked.missing);
  const { file, over } = checked;
  const { fairness, options, marks = usualMarks(file.seats.length) } = file;
  const bad = file.seats.findIndex((name) => !isLine(name, LIMITS.name));
  if (bad >= 0) throw badFile({ rule: 'ENG-FILE-3', where: `seats[${bad}]`, what: 'not-a-text' });
  const seats = file.seats.map((name, i) => ({ name, words: fairness.words[i]!, ...botIn(file, i) }));
  const { secret } = fairness;
  const rules = file.rules;
  const now = context.clock.now();
  const { dice, given } = termsOf(file);
  const content = given === undefined ? {} : { given };
  const newest = context.library.newest(file.game);
  const roles = newest === undefined ? [] : rolesAt(newest, { seats, options, ...content });
  const stranger = seats.findIndex(
    ({ policy }, seat) => policy !== undefined && newest && !policiesFor(newest, roles[seat]).includes(policy),
  );
  if (stranger >= 0) throw badFile({ rule: 'ENG-FILE-16', where: `bots.${stranger}`, what: 'unknown' });
  const played = { game: file.game, rules, options, ...content, dice, secret, seats, marks, started: now } as const;
  const wish: TableWish = { ...settings, ...played, ...(roles.length === 0 ? {} : { roles }), imported: true };
  const made = await addTable(context, over ? { ...wish, ended: now } : wish);
  const chain = { broken: false };
  const kept = file.entries.map(async (entry, i) => {
    const row = { table: made.table, number: i + 1, seat: Number(entry[1]), entry, request: undefined };
    if (!(await context.store.append({ ...row, by: 'person', rules, at: now, took: 0 }, chain)))
      throw new Denied('not-kept', 500);
  });
  const failed = (await Promise.allSettled(kept)).find(({ status }) => status === 'rejected');
  if (failed === undefined) return made;
  // Nobody has learned its secrets.
  await context.store
    .deleteTable(made.table)
    .catch((err: unknown) =>
      context.log.warn({ err, table: made.table }, 'a table that is incomplete was not deleted'),
    );
  throw (failed as PromiseRejectedResult).reason;
}
