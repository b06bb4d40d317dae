import { HEROES, MONSTERS, ROOMS, TOKEN_IDS, type TokenId } from '@oubliette/dungeon-lords/cards';
import type { ReactNode } from 'react';
import { CardPicture } from '../../../kit/bar/hand.tsx';
import { HeroPortrait, MonsterTile, RoomTile } from './creatures.tsx';
import { ItemToken, type Owner } from './item-token.tsx';
import { EVENT_PICTURES, has, ORDER_PICTURES, SPELL_PICTURES, TRAP_PICTURES } from './pictures.ts';

interface Props {
  readonly id: string;
  readonly small?: boolean;
  /** Of a token: whose colour it has. */
  readonly owner?: Owner | undefined;
}

function drawn(id: string, owner: Owner | undefined): ReactNode {
  if (has(MONSTERS, id)) return <MonsterTile id={id} />;
  if (has(ROOMS, id)) return <RoomTile id={id} />;
  if (has(TRAP_PICTURES, id)) return <CardPicture icon={TRAP_PICTURES[id]} cloth="#555a68" />;
  // The illusion is a hero as well: it has a portrait.
  if (has(SPELL_PICTURES, id) && id !== 'illusion') return <CardPicture icon={SPELL_PICTURES[id]} cloth="#44479c" />;
  if (has(EVENT_PICTURES, id)) return <CardPicture icon={EVENT_PICTURES[id]} cloth="#7b4a17" />;
  if ((TOKEN_IDS as readonly string[]).includes(id)) return <ItemToken item={id as TokenId} owner={owner} />;
  if (has(HEROES, id)) return <HeroPortrait id={id} health={HEROES[id].health} />;
  return has(ORDER_PICTURES, id) ? <CardPicture {...ORDER_PICTURES[id]} /> : undefined;
}

/** Any piece by its id, in its own frame. Hidden from screen readers: its name stands beside it. */
export function BigPicture({ id, small = false, owner }: Props) {
  const picture = drawn(id, owner);
  return picture === undefined ? undefined : (
    <span className={`kit-big${small ? ' is-small' : ''}`} aria-hidden="true">
      {picture}
    </span>
  );
}
