import { MONSTERS, type MonsterId } from '@oubliette/quests-and-betrayals/cards';
import { CHAMFERED } from '../../../kit/pieces/frames.ts';
import { Drawing } from '../../../kit/pieces/icon.tsx';
import { BADGES, MONSTER_ICONS } from './pictures.ts';

/** A monster's tile: background and badge show its type. On a hook it belongs to a player's spoils. */
export const MonsterTile = ({ id, name, hung = false }: { id: MonsterId; name: string; hung?: boolean }) => {
  const { type } = MONSTERS[id];
  return (
    <span className="kit-tile">
      <Drawing viewBox={hung ? '0 -12 76 88' : '0 0 76 76'} name={name}>
        {hung ? (
          <path d="M38-9v9M33-9a5 5 0 1 1 5 5" fill="none" stroke="#c79a4b" strokeWidth="3" strokeLinecap="round" />
        ) : undefined}
        <path d={CHAMFERED.rim} fill={`url(#b-${type})`} stroke="#120c08" strokeWidth="3" />
        <path d={CHAMFERED.brass} fill="none" stroke="url(#g-brass)" strokeWidth="2.600" />
        <path d={CHAMFERED.shade} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.400" />
        <g filter="url(#kit-shade)">
          <use href={`#gi-${MONSTER_ICONS[id]}`} x="14" y="12" width="48" height="48" fill="url(#g-bone)" />
        </g>
        <g transform="translate(54 54)">
          <circle cx="10" cy="10" r="11" fill="#1b1611" stroke="#c79a4b" strokeWidth="1.600" />
          <use href={`#gi-${BADGES[type]}`} x="3.200" y="3.200" width="13.600" height="13.600" fill="#f3dfb5" />
        </g>
      </Drawing>
    </span>
  );
};
