import {
  apply,
  enter,
  entryText,
  type Game,
  isOver,
  type Match,
  newMatch,
  play,
  readEntry,
  type StateOf,
  type TableSetup,
} from '@oubliette/engine';
import { fairnessOf, gameFile, readGameFile, replayFile, seedFrom } from '@oubliette/records';
import { type Found, inRandomGame } from '../faults.ts';
import { bytesDiffer, difference, frozen, notPlain, saved } from '../plain-data.ts';
import type { PlayedEntry, PlayStyle } from '../random-game.ts';

/**
 * Saved and loaded before each move, copied, played in place, replayed from its entries: the game has the same bytes at
 * every step, and a copied state is never changed later.
 */
export function saves<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): string[] {
  const bytes: string[] = [];
  let own: S | undefined;
  return inRandomGame(game, table, { undo: 0.05, ...style }, (moment, found) => {
    const { state, match, before, entry, ask } = moment;
    const g = match.game;
    const lost = notPlain(state);
    if (lost !== undefined) found(`the state is not plain data: ${lost}`);
    bytes.push(JSON.stringify(state));
    // From here on every change of this state throws: `enter` plays on a copy.
    frozen(state);
    const tell = (what: string, wrong: string | undefined) =>
      wrong !== undefined && found(`${what} differs at ${wrong}`);
    tell('a copy', bytesDiffer(state, g.copy(state)));
    if (before !== undefined && ask !== undefined && entry?.verb === 'answer' && own !== undefined) {
      const played = play(g, saved(before), entry.seat, entry);
      tell(
        'the game played on from a save',
        'refused' in played ? played.refused.rule : bytesDiffer(state, played.state),
      );
      apply(g, own, ask, entry.option, undefined, entry.text);
      tell('the game played in place', bytesDiffer(state, own));
    } else own = g.copy(state);
    if (entry !== undefined) tell('an entry that was written and read', difference(entry, readEntry(entryText(entry))));
    if (isOver(state)) replayed(game, table, moment, bytes, found);
  });
}

function replayed<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { match }: PlayedEntry<S>,
  bytes: readonly string[],
  found: Found,
): void {
  const again = newMatch(game, table);
  const step = (i: number) => {
    if (JSON.stringify(again.state) !== bytes[i]) found(`the replay differs after ${i} entries`);
    return JSON.stringify(again.state) === bytes[i];
  };
  if (!step(0)) return;
  for (const [i, entry] of match.entries.entries()) {
    const refused = enter(again, entry);
    if (refused !== undefined) found(`the replay refuses ${entryText(entry)} by ${refused.rule}`);
    if (refused !== undefined || !step(i + 1)) return;
  }
  const told = (m: Match<S>) => m.moves.map((move) => move.events);
  const wrong = bytesDiffer(told(match), told(again));
  if (wrong !== undefined) found(`the replay tells other events: ${wrong}`);
}

/** A finished game can be exported, read elsewhere and verified, its shuffles too. */
export function files<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): string[] {
  const options = (table.settings ?? {}) as { [name: string]: boolean | number | string };
  const { terms } = newMatch(game, table);
  const content = terms?.given === undefined ? {} : { given: terms.given };
  const fairness = fairnessOf(table.seed, new Array<string>(table.seats).fill(''), {
    game: game.id,
    options,
    ...content,
  });
  const fair = { ...table, dice: 'fresh' as const, seed: seedFrom(fairness.secret, fairness.words) };
  return inRandomGame(game, fair, { undo: 0.05, ...style }, ({ match, state }, found) => {
    if (!isOver(state)) return;
    const seats = Array.from({ length: table.seats }, (_, seat) => `Seat ${seat + 1}`);
    const read = readGameFile(JSON.stringify(gameFile(match, { fairness, seats, options })));
    const verified = 'fault' in read ? read : replayFile(game, read.file);
    if ('fault' in verified) return found(`the exported file is refused: ${JSON.stringify(verified.fault)}`);
    const wrong = bytesDiffer(state, verified.match.state);
    if (wrong !== undefined) found(`the verified file ends otherwise: ${wrong}`);
  });
}
