// A finished game that came by a link: everything of it can be looked at, nothing changes any more.
import { type AnyRules, asKept, type GameFile, usualMarks } from '@oubliette/records';
import type { CatalogGame } from '../base/games.ts';
import { fileReplayer, keptNow } from '../device/older-rules.ts';
import { newId } from '../device/open-game.ts';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

const nothing = (): void => {};

export function replaySession(catalogGame: CatalogGame, rules: AnyRules, file: GameFile): TableSession {
  const { seats, options, fairness, entries, marks = usualMarks(seats.length) } = file;
  const replay = fileReplayer(asKept(rules), file);
  const at = (no: number): TableNow => keptNow(replay(no), 'spectator');
  const end = at(entries.length);
  return {
    kind: 'replay',
    info: { id: newId(), catalogGame, names: seats, marks, options, commitment: fairness.commitment },
    chairs: () => seats.map(() => ({ who: 'person' })),
    now: () => end,
    subscribe: () => nothing,
    answer: async () => ({ rule: 'ENG-OVER' }),
    takeBack: async () => ({ rule: 'ENG-NOTHING-TO-TAKE-BACK' }),
    preview: async () => undefined,
    openCurtain: nothing,
    handTo: nothing,
    setChair: nothing,
    moments: () => entries.length,
    moment: async (no) => (no < 0 || no > entries.length ? undefined : at(no)),
    file: async () => file,
    leave: nothing,
  };
}
