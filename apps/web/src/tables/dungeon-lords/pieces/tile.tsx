import { MONSTERS, type MonsterId, type RoomId } from '@oubliette/dungeon-lords/cards';
import { Drawing } from './drawing.tsx';
import { MONSTER_PICTURES, ROOM_PICTURES } from './pictures.ts';

/** Monsters have cut corners, on dark red; ghosts on blue grey. Face down: done for this year. */
export function MonsterTile({ id, name, spent = false }: { id: MonsterId; name: string; spent?: boolean }) {
  const { icon, tone } = MONSTER_PICTURES[id];
  return (
    <span className={`dl-tile${spent ? ' is-spent' : ''}`}>
      <Drawing viewBox="0 0 76 76" name={name}>
        <path
          d="M14 2H62L74 14V62L62 74H14L2 62V14Z"
          fill={`url(#b-${MONSTERS[id].ghost ? 'ghost' : 'mon'})`}
          stroke="#120c08"
          strokeWidth="3"
        />
        <path d="M15 4H61L72 15V61L61 72H15L4 61V15Z" fill="none" stroke="url(#g-brass)" strokeWidth="2.6" />
        <path d="M17 8H59L68 17V59L59 68H17L8 59V17Z" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.4" />
        <g filter="url(#dl-shade)">
          <use href={`#gi-${icon}`} x="15" y="14" width="46" height="46" fill={`url(#g-${tone})`} />
        </g>
        {spent ? (
          <g>
            <path d="M15 4H61L72 15V61L61 72H15L4 61V15Z" fill="#0d0a07" fillOpacity=".62" />
            <path d="M20 56 56 20" stroke="#c9b999" strokeWidth="4" strokeLinecap="round" />
          </g>
        ) : undefined}
      </Drawing>
    </span>
  );
}

/** The wall, the planks and the picture of a room, for tiles and for the map. */
export const RoomFace = ({ id }: { id: RoomId }) => (
  <>
    <rect x="1" y="1" width="74" height="74" rx="3" fill="#1a140e" />
    <rect x="2.5" y="2.5" width="71" height="71" rx="2" fill="url(#g-dark)" />
    <path
      d="M2.5 18H11M2.5 34H11M2.5 50H11M65 18H73M65 34H73M65 50H73M18 2.5V11M34 2.5V11M50 2.5V11M18 65V73M34 65V73M50 65V73"
      stroke="#1e1710"
      strokeWidth="1.6"
    />
    <rect x="2.5" y="2.5" width="71" height="71" rx="2.5" fill="none" stroke="url(#g-brass)" strokeWidth="2.4" />
    <rect x="10.5" y="10.5" width="55" height="55" fill="url(#dl-planks)" stroke="#150f08" strokeWidth="2" />
    <rect x="10.5" y="10.5" width="55" height="55" fill="url(#dl-halo)" opacity=".8" />
    <g filter="url(#dl-shade)">
      <use href={`#gi-${ROOM_PICTURES[id]}`} x="17" y="17" width="42" height="42" fill="url(#g-bone)" />
    </g>
  </>
);

export const RoomTile = ({ id, name }: { id: RoomId; name: string }) => (
  <span className="dl-tile">
    <Drawing viewBox="0 0 76 76" name={name}>
      <RoomFace id={id} />
    </Drawing>
  </span>
);
