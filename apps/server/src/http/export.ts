// Exports: while a game runs a viewer's own view and log, after the end the whole file.
import { hear, type StateOf, type Viewer } from '@oubliette/engine';
import { USUAL_LEVEL } from '@oubliette/protocol';
import { type GameFile, type GameInParts, gameFile, gameInParts } from '@oubliette/records';
import { Denied } from '../base/denied.ts';
import type { KeptEntry, KeptState } from '../store/store.ts';
import { fairnessFor, statusOf } from '../table/record.ts';
import type { Who } from '../table/seats.ts';
import { streamOf } from '../table/streams.ts';
import type { LiveTable } from '../table/table.ts';
import { tableInfo } from '../table/table-info.ts';

type Exported = Pick<LiveTable, 'play' | 'record'>;

/** The whole game: only after its end, or for the operator. */
export function wholeFile(
  { play, record }: Exported,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): GameFile | GameInParts {
  if (play === undefined) throw new Denied('not-started', 409);
  const { options, given, marks, dice } = record;
  const fairness = fairnessFor(record);
  const seats = record.seats.map(
    ({ name, bot }, i) => name || `${bot ? 'Bot' : 'Seat'} ${String.fromCharCode(65 + i)}`,
  );
  const bots = Object.fromEntries(
    record.seats.flatMap(({ bot, level = USUAL_LEVEL, policy }, seat) =>
      bot ? [[seat, policy === undefined ? level : `policy:${policy}`]] : [],
    ),
  );
  if (!record.rulesChanged && play.from === 0) return gameFile(play.match, { fairness, seats, options, marks, bots });
  const parts = partsOf(record.rules, entries, states);
  const version = dice === 'fresh' ? 2 : 1;
  const content = given === undefined ? {} : { given };
  return gameInParts({
    version,
    game: play.game.id,
    options,
    ...content,
    seats,
    marks,
    bots,
    fairness,
    parts,
    state: play.shown,
  });
}

type Part = { rules: string; from?: StateOf; entries: string[] };

/** Each part with the state it began from, so that a reader with only some of the rules can check those parts. */
function partsOf(first: string, entries: readonly KeptEntry[], states: readonly KeptState[]): Part[] {
  const parts: Part[] = [{ rules: first, entries: [] }];
  for (const { rules, entry, number } of entries) {
    if (parts.at(-1)!.rules !== rules) {
      const begun = states.find((state) => state.rules === rules && state.number === number - 1);
      const from = begun === undefined ? {} : { from: JSON.parse(begun.state) as StateOf };
      parts.push({ rules, ...from, entries: [] });
    }
    parts.at(-1)!.entries.push(entry);
  }
  return parts;
}

export async function exportFor(t: LiveTable, who: Who): Promise<object> {
  const { store } = t.context;
  const { id } = t.record;
  if (statusOf(t.record) === 'over') return wholeFile(t, await store.entries(id), await store.states(id));
  if (who.is === 'owner') throw new Denied('not-over', 409);
  const viewer: Viewer = who.is === 'seat' ? who.seat : 'spectator';
  const { play } = t;
  return {
    format: 'oubliette-view',
    version: 1,
    viewer,
    table: tableInfo(t),
    ...(play === undefined
      ? {}
      : { seen: streamOf(t, play, viewer).seen, log: play.log.map(({ event }) => hear(event, viewer)) }),
  };
}
