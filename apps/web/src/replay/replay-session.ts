// A finished game that came by a link: everything of it can be looked at, nothing changes any more.
import { type AnyRules, asKept, type GameFile, usualMarks } from '@oubliette/records';
import { chairsFrom } from '../base/chair.ts';
import type { CatalogGame } from '../base/games.ts';
import { fileReplayer, keptNow } from '../device/older-rules.ts';
import { newId } from '../device/open-game.ts';
import type { TableNow } from '../session/now.ts';
import type { SessionInfo } from '../session/session-info.ts';
import { openSession, type TableSession } from '../session/table-session.ts';

export function replaySession(catalogGame: CatalogGame, rules: AnyRules, file: GameFile): TableSession {
  const { seats: names, options, fairness, entries, marks = usualMarks(names.length) } = file;
  const replay = fileReplayer(asKept(rules), file);
  const moment = (no: number): TableNow => keptNow(replay(no), 'spectator');
  const info: SessionInfo = { id: newId(), catalogGame, names, marks, options, commitment: fairness.commitment };
  const chairs = chairsFrom(names.length, file.bots);
  return openSession({
    kind: 'replay',
    info: () => info,
    chairs: () => chairs,
    now: () => moment(entries.length),
    moments: () => entries.length,
    moment,
    exported: async () => file,
  });
}
