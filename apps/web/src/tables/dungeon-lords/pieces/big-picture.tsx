import { HEROES, MONSTERS, ROOMS, TOKEN_IDS, type TokenId } from '@oubliette/dungeon-lords/cards';
import type { CSSProperties } from 'react';
import { Gi } from './gi.tsx';
import { ItemToken, type Owner } from './item-token.tsx';
import { EVENT_PICTURES, has, ORDER_PICTURES, SPELL_PICTURES, TRAP_PICTURES } from './pictures.ts';
import { Portrait } from './portrait.tsx';
import { MonsterTile, RoomTile } from './tile.tsx';

interface Props {
  readonly id: string;
  readonly small?: boolean;
  /** Of a token: whose colour it has. */
  readonly owner?: Owner | undefined;
}

/** Any piece by its word, in its own frame. Silent: its name stands beside it. */
export function BigPicture({ id, small = false, owner }: Props) {
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
  ) : (TOKEN_IDS as readonly string[]).includes(id) ? (
    <ItemToken item={id as TokenId} owner={owner} name="" />
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
