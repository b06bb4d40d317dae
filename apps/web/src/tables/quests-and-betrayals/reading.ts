// What the table is drawn from, by its game's own shapes.
import type { Seat } from '@oubliette/engine';
import type { QuestId } from '@oubliette/quests-and-betrayals/cards';
import type { LineSeen, PlayerSeen, View } from '@oubliette/quests-and-betrayals/reading';
import type { TableNow } from '../../session/now.ts';

export type { FightSeen, LineSeen, OfferSeen, PlayerSeen, View } from '@oubliette/quests-and-betrayals/reading';

export const gameOf = (now: TableNow): View => now.seen.game as View;

/** A player's place; a seat that is looked at is always there. */
export const placeOf = (game: View, seat: Seat): PlayerSeen => game.players[seat] ?? (game.players[0] as PlayerSeen);

export const targetOf = (game: View): number => Number(game.settings.target);

/** Words given by somebody, by what became of them. */
export const wordsOf = (game: View, seat: Seat, state: LineSeen['state']): LineSeen[] =>
  game.ledger.filter((line) => line.giver === seat && line.state === state);

/** Quests of a place that are not done, the main one first; those that the viewer does not see have no name. */
export const questsOf = ({ main, secondary }: PlayerSeen): readonly { quest: QuestId | undefined; main: boolean }[] =>
  [
    ...(main === undefined ? [] : [{ quest: main, isMain: true }]),
    ...secondary.map((quest) => ({ quest, isMain: false })),
  ].map(({ quest, isMain }) => ({ quest: quest === '?' ? undefined : quest, main: isMain }));
