// The session of a finished game from a link: every moment can be shown, nothing changes.
import { newMatch, readEntry, type Viewer } from '@oubliette/engine';
import { type AnyRules, asKept, type GameFile, setupOf, termsOf, usualMarks } from '@oubliette/records';
import { chairsFrom } from '../base/chair.ts';
import type { CatalogGame } from '../base/games.ts';
import { fileReplayer, keptNow } from '../device/older-rules.ts';
import { newId } from '../device/open-game.ts';
import { replayerOf } from '../device/replayer.ts';
import { pastNow, type TableNow } from '../session/now.ts';
import type { SessionInfo } from '../session/session-info.ts';
import { openSession, type TableSession } from '../session/table-session.ts';

/** @param me the viewer, unless another one is chosen */
export function replaySession(
  catalogGame: CatalogGame,
  rules: AnyRules,
  file: GameFile,
  me: Viewer = 'spectator',
): TableSession {
  const { seats: names, options: settings, fairness, entries, marks = usualMarks(names.length) } = file;
  const at = momentsOfFile(rules, file);
  const moment = (no: number, seenBy: Viewer = me): TableNow => at(no, seenBy);
  const { commitment } = fairness;
  const content = file.given === undefined ? {} : { given: file.given };
  const info: SessionInfo = { id: newId(), catalogGame, names, marks, settings, ...content, commitment };
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

/** Under the current rules the states between the log lines are known too. */
function momentsOfFile(rules: AnyRules, file: GameFile): (no: number, seenBy: Viewer) => TableNow {
  if ('keeps' in rules) {
    const replay = fileReplayer(asKept(rules), file);
    return (no, seenBy) => keptNow(replay(no), seenBy);
  }
  const opened = newMatch(rules, setupOf(termsOf(file)));
  const entries = file.entries.flatMap((text) => readEntry(text) ?? []);
  const replay = replayerOf(opened, entries);
  return (no, seenBy) => pastNow(replay(no), seenBy);
}
