// The log of a game that continued under newer rules: what was told before, by the rules of that time.
import type { Event, Seat } from '@oubliette/engine';
import { setupOf, type TableTerms } from './game-file.ts';
import type { GamePart } from './game-in-parts.ts';
import { type AnyRules, asKept, type KeptMatch } from './kept-rules.ts';
import type { RulesOf } from './load-rules.ts';

/** What one entry told. */
export interface EarlierLines {
  /** Its number in the whole log; -1: the opening. */
  readonly entry: number;
  readonly events: readonly Event[];
}

/**
 * Every line of these parts that still counts, with what single seats heard (ENG-KEPT-6). Where the rules of a part are
 * not available, or refuse an entry, the lines begin after it.
 */
export function earlierLines(rulesOf: RulesOf, table: TableTerms, parts: readonly GamePart[]): EarlierLines[] {
  const lines: EarlierLines[] = [];
  let ended: object | undefined;
  let before = 0;
  for (const [i, part] of parts.entries()) {
    const played = playedPart(rulesOf(part.rules), table, part, i === 0 ? undefined : { from: ended, before });
    if (played === undefined) lines.length = 0;
    else lines.push(...linesOf(played, table.seats.length, before));
    ended = played?.state();
    before += part.entries.length;
  }
  return lines;
}

/** @param later where a part begins that is not the first */
function playedPart(
  rules: AnyRules | undefined,
  table: TableTerms,
  { from, entries }: GamePart,
  later: { readonly from: object | undefined; readonly before: number } | undefined,
): KeptMatch | undefined {
  const state = later?.from ?? from;
  if (rules === undefined || (later !== undefined && state === undefined)) return undefined;
  const { seed, dice } = setupOf(table);
  const log = { before: later?.before ?? 0, ...(dice === 'fresh' ? { seed } : {}) };
  try {
    const match = later === undefined ? asKept(rules).begin(setupOf(table)) : asKept(rules).resume(state!, log);
    if ('fault' in match) return undefined;
    return entries.every((entry) => match.enter(entry) === undefined) ? match : undefined;
  } catch {
    // Rules may throw on a state that they do not know.
    return undefined;
  }
}

/** Kept rules tell each viewer its own lines: together they say what was open, and what single seats heard besides. */
function linesOf(match: KeptMatch, seats: number, before: number): EarlierLines[] {
  const own = Array.from({ length: seats }, (_, seat) => match.log(seat).map(({ heard }) => heard));
  const lines: { entry: number; events: Event[] }[] = [];
  match.log('spectator').forEach(({ after, heard: open }, i) => {
    const entry = after === 0 ? -1 : before + after - 1;
    if (lines.at(-1)?.entry !== entry) lines.push({ entry, events: [] });
    const heard = own.map((told) => told[i]!);
    lines.at(-1)!.events.push(withSecret(open, heard));
  });
  return lines;
}

/** An event of which `hear` gives each seat again what it heard. */
function withSecret(open: Event, heard: readonly Event[]): Event {
  const more = heard.map((line) => (isSame(line, open) ? undefined : besides(line, open)));
  const secret = more.find((each) => each !== undefined);
  if (secret === undefined) return open;
  const to = more.flatMap((each, seat): Seat[] => (isSame(each, secret) ? [seat] : []));
  return { ...open, secret: { ...secret, to } };
}

type Secret = Omit<NonNullable<Event['secret']>, 'to'>;

/** What a line says that the open one does not. `hear` itself adds that it is one's own. */
const besides = ({ mine: _, ...line }: Event, open: Event): Secret =>
  Object.fromEntries(Object.entries(line).filter(([name, value]) => !isSame(value, open[name]))) as Secret;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
