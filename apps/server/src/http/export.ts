// What may be taken home: while a game runs its own views and log, after the end the whole file.
import { fairnessOf, type GameFile, gameFile, hear, type Viewer } from '@oubliette/engine';
import { Denied } from '../table/denied.ts';
import type { LiveTable } from '../table/live.ts';
import { statusOf } from '../table/record.ts';
import type { Who } from '../table/seats.ts';
import { lineOf, tableSeen } from '../table/tell.ts';

/** The whole game: only after its end, or for whoever runs the server. */
export function wholeFile({ play, record }: Pick<LiveTable, 'play' | 'record'>): GameFile {
  if (play === undefined) throw new Denied('not-started', 409);
  if (record.rulesChanged || play.from > 0) throw new Denied('rules-changed', 409);
  const words = record.seats.map((seat) => seat.words);
  const names = record.seats.map(({ name, bot }, i) => name || (bot ? `Bot ${i + 1}` : `Seat ${i + 1}`));
  return gameFile(play.match, { fairness: fairnessOf(record.secret, words), seats: names, options: record.options });
}

export function exportFor(t: LiveTable, who: Who): object {
  if (statusOf(t.record) === 'over' && !t.record.rulesChanged && t.play?.from === 0) return wholeFile(t);
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
