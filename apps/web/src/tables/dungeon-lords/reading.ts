// The game's view, with its types.
import type { dungeonLords } from '@oubliette/dungeon-lords';
import { hitPoints } from '@oubliette/dungeon-lords/bearers';
import type { Seat } from '@oubliette/engine';
import type { TableNow } from '../../session/now.ts';

export type View = ReturnType<typeof dungeonLords.view>;
export type PlayerView = View['players'][number];
export type Hero = PlayerView['party'][number];
export type Item = NonNullable<Hero['items']>[number];
export type Occupant = View['spaces'][number][number];

export const gameOf = (now: TableNow): View => now.seen.game as View;

/** A player's place. */
export const placeOf = (game: View, seat: Seat): PlayerView => game.players[seat] ?? (game.players[0] as PlayerView);

/** What the party was given and nobody bears: in camp until combat, then in the sack. */
export function outsideOf({ camp = [], sack = [] }: PlayerView) {
  const where = camp.length > 0 ? 'camp' : 'sack';
  const items = where === 'camp' ? camp : sack;
  return items.length === 0
    ? undefined
    : ({ where, items, icon: where === 'camp' ? 'camping-tent' : 'knapsack' } as const);
}

export const healthOf = (hero: Hero): number => hitPoints(hero);
export const leftOf = (hero: Hero): number => healthOf(hero) - hero.wounds;

export const isCell = (word: string): boolean => /^[a-e][1-4]$/.test(word);

/** Steps of a choice in secret that its seat has made, complete or not. */
export function draftOf({ me, seen }: TableNow): readonly string[] {
  const frame = seen.frames.at(-1) as { drafts?: readonly (readonly string[])[] } | undefined;
  return me === 'spectator' ? [] : (frame?.drafts?.[me] ?? []);
}

export const ROMAN = ['I', 'II', 'III', 'IV'] as const;
