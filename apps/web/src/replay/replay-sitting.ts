// A finished game that came by a link: everything of it can be looked at, nothing changes any more.
import { enter, type Game, type Match, newMatch, readEntry } from '@oubliette/engine';
import { type GameFile, seedFrom, usualMarks } from '@oubliette/records';
import { newId } from '../device/opening.ts';
import type { ShelfGame } from '../games.ts';
import { pastNow, type TableNow } from '../session/now.ts';
import type { Sitting } from '../session/sitting.ts';

const nothing = (): void => {};

export function replaySitting(shelfGame: ShelfGame, game: Game, file: GameFile): Sitting {
  const { seats, options, fairness, entries, marks = usualMarks(seats.length) } = file;
  const first = (): Match =>
    newMatch(game, { seats: seats.length, seed: seedFrom(fairness.secret, fairness.words), settings: options });
  // Moments are mostly asked for one after another: the last match is played on, not from the start.
  let match = first();
  function matchAt(no: number): Match {
    if (match.entries.length > no) match = first();
    while (match.entries.length < no) {
      const entry = readEntry(entries[match.entries.length] ?? '');
      if (entry === undefined || enter(match, entry) !== undefined) throw new Error('the file was checked before');
    }
    return match;
  }
  const at = (no: number): TableNow => pastNow(matchAt(no), 'spectator');
  const end = at(entries.length);
  return {
    kind: 'replay',
    sheet: { id: newId(), shelfGame, names: seats, marks, options, commitment: fairness.commitment },
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
