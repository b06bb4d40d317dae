// Exports: while a game runs a viewer's own view and log, after the end the whole file.
import { hear, type Viewer } from '@oubliette/engine';
import { USUAL_LEVEL } from '@oubliette/protocol';
import { asKept, fileOf, type GameFile, type GameInParts, gameFile, gameInParts } from '@oubliette/records';
import { Denied } from '../base/denied.ts';
import type { Library } from '../base/library.ts';
import type { KeptEntry, KeptState } from '../store/store.ts';
import { partsOf } from '../table/parts.ts';
import { statusOf, termsFor } from '../table/record.ts';
import type { Who } from '../table/seats.ts';
import { streamOf } from '../table/streams.ts';
import type { LiveTable } from '../table/table.ts';
import { tableInfo } from '../table/table-info.ts';

type Exported = Pick<LiveTable, 'play' | 'record'>;

/** The whole game: only after its end, or for the operator. */
export async function wholeFile(
  library: Library,
  { play, record }: Exported,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
): Promise<GameFile | GameInParts> {
  if (play === undefined) throw new Denied('not-started', 409);
  const { marks } = record;
  const seats = record.seats.map(
    ({ name, bot }, i) => name || `${bot ? 'Bot' : 'Seat'} ${String.fromCharCode(65 + i)}`,
  );
  const bots = Object.fromEntries(
    record.seats.flatMap(({ bot, level = USUAL_LEVEL, policy }, seat) =>
      bot ? [[seat, policy === undefined ? level : `policy:${policy}`]] : [],
    ),
  );
  const { dice, ...terms } = { ...termsFor(record), seats, marks, bots };
  if (play.match.terms !== undefined) return gameFile(play.match, terms);
  const parts = partsOf(record.rules, entries, states);
  // Every answer was given under the rules that it began with: they tell the whole of it.
  const rules = parts.length > 1 ? undefined : await library.named(record.game, record.rules);
  if (rules !== undefined) return fileOf(asKept(rules), { ...terms, dice }, parts[0]!.entries);
  const version = dice === 'fresh' ? 2 : 1;
  return gameInParts({ ...terms, version, game: play.game.id, parts, state: play.shown });
}

export async function exportFor(t: LiveTable, who: Who): Promise<object> {
  const { store, library } = t.context;
  const { id } = t.record;
  if (statusOf(t.record) === 'over') return wholeFile(library, t, await store.entries(id), await store.states(id));
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
