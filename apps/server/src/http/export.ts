// What may be taken home: while a game runs its own views and log, after the end the whole file.
import { fairnessOf, type GameFile, gameFile, hear, type StateOf, sha256Hex, type Viewer } from '@oubliette/engine';
import type { KeptEntry } from '../store/store.ts';
import { Denied } from '../table/denied.ts';
import type { LiveTable } from '../table/live.ts';
import { statusOf } from '../table/record.ts';
import type { Who } from '../table/seats.ts';
import { lineOf, tableSeen } from '../table/tell.ts';

/**
 * A game that went on under newer rules: what was answered under which. The first part replays from the shuffle, each
 * later one from where the one before ended; whoever has all these rules gets `state`.
 */
export interface GameInParts extends Pick<GameFile, 'game' | 'options' | 'seats' | 'fairness'> {
  readonly format: 'oubliette-game-in-parts';
  readonly version: 1;
  readonly parts: readonly { readonly rules: string; readonly entries: readonly string[] }[];
  readonly state: StateOf;
  /** Of everything above. */
  readonly checksum: string;
}

type Exported = Pick<LiveTable, 'play' | 'record'>;

/** The whole game: only after its end, or for whoever runs the server. */
export function wholeFile({ play, record }: Exported, entries: readonly KeptEntry[]): GameFile | GameInParts {
  if (play === undefined) throw new Denied('not-started', 409);
  const { secret, options, marks } = record;
  const fairness = fairnessOf(
    secret,
    record.seats.map((seat) => seat.words),
  );
  const seats = record.seats.map(({ name, bot }, i) => name || (bot ? `Bot ${i + 1}` : `Seat ${i + 1}`));
  if (!record.rulesChanged && play.from === 0) return gameFile(play.match, { fairness, seats, options, marks });
  const file = { format: 'oubliette-game-in-parts', version: 1, game: play.game.id, options, seats, fairness } as const;
  const body = { ...file, parts: partsOf(record.rules, entries), state: play.shown };
  return { ...body, checksum: sha256Hex(JSON.stringify(body)) };
}

function partsOf(first: string, entries: readonly KeptEntry[]): { rules: string; entries: string[] }[] {
  const parts: { rules: string; entries: string[] }[] = [{ rules: first, entries: [] }];
  for (const { rules, entry } of entries) {
    if (parts.at(-1)!.rules !== rules) parts.push({ rules, entries: [] });
    parts.at(-1)!.entries.push(entry);
  }
  return parts;
}

export async function exportFor(t: LiveTable, who: Who): Promise<object> {
  if (statusOf(t.record) === 'over') return wholeFile(t, await t.house.store.entries(t.record.id));
  if (who.is === 'owner') throw new Denied('not-over', 409);
  const viewer: Viewer = who.is === 'seat' ? who.seat : 'spectator';
  const { play } = t;
  return {
    format: 'oubliette-view',
    version: 1,
    viewer,
    table: tableSeen(t),
    ...(play === undefined
      ? {}
      : { seen: lineOf(t, play, viewer).seen, log: play.log.map((event) => hear(event, viewer)) }),
  };
}
