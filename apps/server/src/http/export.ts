// Exports: while a game runs a viewer's own view and log, after the end the whole file.
import { hear, sha256Hex, type Viewer } from '@oubliette/engine';
import { USUAL_LEVEL } from '@oubliette/protocol';
import { asKept, fileOf, type GameFile, type GameInParts, gameInParts } from '@oubliette/records';
import { Denied } from '../base/denied.ts';
import type { Library } from '../base/library.ts';
import { type LongGame, replayWork, SHORT_WORK, sumsOf } from '../files/check-file.ts';
import type { KeptEntry, KeptState } from '../store/store.ts';
import { partsOf } from '../table/parts.ts';
import { statusOf, termsFor } from '../table/record.ts';
import type { Who } from '../table/seats.ts';
import { streamOf } from '../table/streams.ts';
import type { LiveTable } from '../table/table.ts';
import { tableInfo } from '../table/table-info.ts';

type Exported = Pick<LiveTable, 'play' | 'record'>;
type Sums = GameFile['sums'];

/**
 * The whole game: only after its end, or for the operator.
 * @param makeSums makes the sums; none: the game is played again here
 */
export async function wholeFile(
  library: Library,
  { play, record }: Exported,
  entries: readonly KeptEntry[],
  states: readonly KeptState[],
  makeSums?: (game: LongGame) => Promise<Sums>,
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
  const parts = partsOf(record.rules, entries, states);
  // Every answer was given under the rules that it began with: they tell the whole of it.
  const rules = parts.length > 1 ? undefined : await library.named(record.game, record.rules);
  if (rules !== undefined) {
    const { entries: all } = parts[0]!;
    if (makeSums === undefined) return fileOf(asKept(rules), { ...terms, dice }, all);
    const played = { game: record.game, rules: record.rules, terms: termsFor(record), entries: all };
    return withSums(fileOf(asKept(rules), { ...terms, dice }, []), all, await makeSums(played));
  }
  const version = dice === 'fresh' ? 2 : 1;
  return gameInParts({ ...terms, version, game: play.game.id, parts, state: play.shown });
}

/** The file of the same game without its entries, completed. */
function withSums(empty: GameFile, entries: readonly string[], sums: Sums): GameFile {
  const { checksum: _, ...body } = { ...empty, entries, sums };
  return { ...body, checksum: sha256Hex(JSON.stringify(body)) };
}

const made = new WeakMap<LiveTable, Promise<Sums>>();
/** Made once while a table is in memory: after the end neither entries nor what they are played with change, names do. */
function sumsOnce(t: LiveTable, game: LongGame): Promise<Sums> {
  const known = made.get(t);
  if (known !== undefined) return known;
  const { files, library } = t.context;
  const sums = replayWork(game.entries) <= SHORT_WORK ? sumsOf(game, library) : files.sums(game);
  made.set(t, sums);
  sums.catch(() => made.delete(t));
  return sums;
}

export async function exportFor(t: LiveTable, who: Who): Promise<object> {
  const { store, library } = t.context;
  const { id } = t.record;
  if (statusOf(t.record) === 'over')
    return wholeFile(library, t, await store.entries(id), await store.states(id), (game) => sumsOnce(t, game));
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
