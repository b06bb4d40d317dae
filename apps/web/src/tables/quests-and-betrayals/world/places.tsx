// The six places of a turn: their options now, and their drawings.
import { PRICES } from '@oubliette/quests-and-betrayals/cards';
import { guildPriceFor } from '@oubliette/quests-and-betrayals/reading';
import type { ReactNode } from 'react';
import { useMarks } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { Goods } from '../pieces/goods.tsx';
import { ArenaHouse, DungeonMaw, GuildHouse, ShopHouse, TempleHouse, TrophyHouse } from './houses.tsx';

export const PLACES = ['shop', 'temple', 'guild', 'trophy', 'arena', 'dungeon'] as const;
export type PlaceName = (typeof PLACES)[number];

/** The position of a house in the landscape, and of its plaque. */
export const STANDS: Readonly<
  Record<PlaceName, { readonly at: string; readonly left: number; readonly width: number }>
> = {
  shop: { at: 'translate(30 36)', left: 30, width: 128 },
  temple: { at: 'translate(196 34)', left: 192, width: 118 },
  guild: { at: 'translate(334 34)', left: 334, width: 128 },
  trophy: { at: 'translate(492 34)', left: 482, width: 128 },
  arena: { at: 'translate(632 30)', left: 636, width: 158 },
  dungeon: { at: 'translate(806 16) scale(.9)', left: 820, width: 172 },
};

/** The crop of the house's drawing for a card. */
export const CROPS: Readonly<Record<PlaceName, string>> = {
  shop: '-8 0 134 62',
  temple: '-14 8 130 60',
  guild: '-10 -14 140 65',
  trophy: '-14 -12 132 61',
  arena: '-4 -2 168 78',
  dungeon: '22 -24 180 84',
};

export function House({ place }: { place: PlaceName }): ReactNode {
  const { game } = useTable();
  const markOf = useMarks();
  switch (place) {
    case 'shop':
      return <ShopHouse />;
    case 'temple':
      return <TempleHouse />;
    case 'guild':
      return <GuildHouse />;
    case 'trophy':
      return <TrophyHouse />;
    case 'arena':
      return <ArenaHouse flags={game.players.map((_, seat) => markOf(seat).fill)} />;
    case 'dungeon':
      return <DungeonMaw />;
  }
}

/** The text of a plaque below the name of its place. */
export function PlaceNote({ place }: { place: PlaceName }): ReactNode {
  const { game, c, front } = useTable();
  switch (place) {
    case 'shop':
      return c.say('place.shop.note', { count: game.shop.length });
    case 'temple':
      return (
        <>
          {c.say('place.temple.note')} <Goods good="gems" n={PRICES.temple} size={13} />
        </>
      );
    case 'guild':
      return (
        <>
          {c.say('place.guild.note', { count: game.guildLeft })}{' '}
          <Goods good="gems" n={guildPriceFor(game, front)} size={13} />
        </>
      );
    case 'trophy':
      return (
        <>
          {c.say('place.trophy.note')} <Goods good="gems" n={PRICES.trophy} size={13} />
        </>
      );
    case 'arena':
      return game.arenaFought ? (
        c.say('place.arena.open')
      ) : (
        <>
          {c.say('place.arena.pot')} <Goods good="gems" n={game.pot} size={13} />
        </>
      );
    case 'dungeon':
      return c.say('place.dungeon.note', { count: game.adventureLeft });
  }
}

/** The options of a place. */
export const optionsOf = (place: PlaceName, options: readonly string[]): readonly string[] =>
  place === 'shop'
    ? []
    : place === 'arena'
      ? options.filter((option) => option.startsWith('arena:'))
      : options.filter((option) => option === place);
