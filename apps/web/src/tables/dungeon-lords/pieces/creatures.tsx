import { HEROES, type HeroId, MONSTERS, type MonsterId, type RoomId } from '@oubliette/dungeon-lords/cards';
import type { Seat } from '@oubliette/engine';
import { Pawn } from '../../../kit/pieces/pawn.tsx';
import { Portrait } from '../../../kit/pieces/portrait.tsx';
import { CreatureTile, RoomTile as KitRoomTile } from '../../../kit/pieces/tile.tsx';
import { type Mark, useMarks } from '../../../parts/seat-mark.tsx';
import { HERO_FACES, MONSTER_PICTURES, ROOM_PICTURES } from './pictures.ts';

/** On dark red; ghosts on blue grey. Spent: face down for the rest of the year. */
export const MonsterTile = ({ id, spent = false }: { id: MonsterId; spent?: boolean }) => (
  <CreatureTile {...MONSTER_PICTURES[id]} ground={MONSTERS[id].ghost ? 'ghost' : 'mon'} spent={spent} />
);

export const RoomTile = ({ id }: { id: RoomId }) => <KitRoomTile icon={ROOM_PICTURES[id]} />;

const symbols = [
  { of: 'detection', icon: 'magnifying-glass', fill: '#cfe3d3' },
  { of: 'hearts', icon: 'hearts', fill: '#ff9a8c' },
  { of: 'magic', icon: 'cut-diamond', fill: '#c3c6ff' },
] as const;

/** A hero with the symbols printed on it. */
export function HeroPortrait({ id, name = '', health }: { id: HeroId; name?: string; health?: number }) {
  const hero = HEROES[id];
  const badges = symbols.flatMap(({ of, icon, fill }) => Array.from({ length: hero[of] }, () => ({ icon, fill })));
  return <Portrait {...HERO_FACES[hero.is]} name={name} badges={badges} health={health} />;
}

/** The trainees' mark. */
export const TRAINEE: Mark = { letter: 'S', fill: '#9a8f80', d: 'M6 2H18L23 12 18 22H6L1 12Z', y: 16.4 };

export type Who = Seat | 'dummy-1' | 'dummy-2';
/** How anybody who sends minions or tokens is drawn: a seat by its mark, a trainee in grey by its number. */
export function useMarkOf(): (who: Who) => Mark {
  const markOf = useMarks();
  return (who) => (typeof who === 'number' ? markOf(who) : { ...TRAINEE, letter: who.slice(-1) });
}

export const Minion = ({ who, ...rest }: { who: Who; name?: string; size?: number }) => (
  <Pawn mark={useMarkOf()(who)} {...rest} />
);
