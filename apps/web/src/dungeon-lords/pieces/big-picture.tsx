import { HEROES, MONSTERS, ROOMS } from '@oubliette/dungeon-lords/cards';
import type { CSSProperties } from 'react';
import { Gi } from './gi.tsx';
import { EVENT_PICTURES, has, ORDER_PICTURES, SPELL_PICTURES, TRAP_PICTURES } from './pictures.ts';
import { Portrait } from './portrait.tsx';
import { MonsterTile, RoomTile } from './tile.tsx';

/** Any piece by its word, in its own frame. Silent: its name stands beside it. */
export function BigPicture({ id, small = false }: { id: string; small?: boolean }) {
  const framed = (icon: Parameters<typeof Gi>[0]['icon'], cloth: string) => (
    <span className="dl-pic" style={{ '--k': cloth } as CSSProperties}>
      <Gi icon={icon} />
    </span>
  );
  const look = `dl-big${small ? ' is-small' : ''}`;
  const inside = has(MONSTERS, id) ? (
    <MonsterTile id={id} name="" />
  ) : has(ROOMS, id) ? (
    <RoomTile id={id} name="" />
  ) : has(TRAP_PICTURES, id) ? (
    framed(TRAP_PICTURES[id], '#555a68')
  ) : has(SPELL_PICTURES, id) && id !== 'illusion' ? (
    framed(SPELL_PICTURES[id], '#44479c')
  ) : has(EVENT_PICTURES, id) ? (
    framed(EVENT_PICTURES[id], '#7b4a17')
  ) : has(HEROES, id) ? (
    <Portrait id={id} name="" health={HEROES[id].health} />
  ) : has(ORDER_PICTURES, id) ? (
    framed(ORDER_PICTURES[id].icon, ORDER_PICTURES[id].cloth)
  ) : undefined;
  return inside === undefined ? undefined : (
    <span className={look} aria-hidden="true">
      {inside}
    </span>
  );
}
