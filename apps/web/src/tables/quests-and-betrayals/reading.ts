// Typed access to the view of this game.
import type { Seat } from '@oubliette/engine';
import type { QuestId } from '@oubliette/quests-and-betrayals/cards';
import type { LineSeen, PlayerSeen, View } from '@oubliette/quests-and-betrayals/reading';
import type { TableNow } from '../../session/now.ts';

export type { FightSeen, LineSeen, OfferSeen, PlayerSeen, View } from '@oubliette/quests-and-betrayals/reading';

export const gameOf = (now: TableNow): View => now.seen.game as View;

/** A player's place; it exists for every seat. */
export const placeOf = (game: View, seat: Seat): PlayerSeen => game.players[seat] ?? (game.players[0] as PlayerSeen);

export const targetOf = (game: View): number => Number(game.settings.target);

/** The words that a seat has given, by state. */
export const wordsOf = (game: View, seat: Seat, state: LineSeen['state']): LineSeen[] =>
  game.ledger.filter((line) => line.giver === seat && line.state === state);

/** The unfinished quests of a place, the main one first; those hidden from the viewer have no name. */
export const questsOf = ({ main, secondary }: PlayerSeen): readonly { quest: QuestId | undefined; main: boolean }[] =>
  [
    ...(main === undefined ? [] : [{ quest: main, isMain: true }]),
    ...secondary.map((quest) => ({ quest, isMain: false })),
  ].map(({ quest, isMain }) => ({ quest: quest === '?' ? undefined : quest, main: isMain }));
