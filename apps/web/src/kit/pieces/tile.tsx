// Tiles as data: a ground and a tone (named gradients of the sprite) and an outline.

import { CHAMFERED } from './frames.ts';
import { Drawing } from './icon.tsx';

export interface TileFace {
  readonly icon: string;
  readonly ground: string;
  readonly tone: string;
}

interface TileProps extends TileFace {
  /** Accessible name; empty where words stand beside it. */
  readonly name?: string;
  /** Darkened: face down, or used this round. */
  readonly spent?: boolean;
}

/** Creatures have cut corners. */
export const CreatureTile = ({ icon, ground, tone, name = '', spent = false }: TileProps) => (
  <span className={`kit-tile${spent ? ' is-spent' : ''}`}>
    <Drawing viewBox="0 0 76 76" name={name}>
      <path d={CHAMFERED.rim} fill={`url(#b-${ground})`} stroke="#120c08" strokeWidth="3" />
      <path d={CHAMFERED.brass} fill="none" stroke="url(#g-brass)" strokeWidth="2.6" />
      <path d={CHAMFERED.shade} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.4" />
      <g filter="url(#kit-shade)">
        <use href={`#gi-${icon}`} x="15" y="14" width="46" height="46" fill={`url(#g-${tone})`} />
      </g>
      {spent ? (
        <g>
          <path d={CHAMFERED.brass} fill="#0d0a07" fillOpacity=".62" />
          <path d="M20 56 56 20" stroke="#c9b999" strokeWidth="4" strokeLinecap="round" />
        </g>
      ) : undefined}
    </Drawing>
  </span>
);

/** Walls, planks and the picture of a room, for tiles and for maps. */
export const RoomFace = ({ icon }: { icon: string }) => (
  <>
    <rect x="1" y="1" width="74" height="74" rx="3" fill="#1a140e" />
    <rect x="2.5" y="2.5" width="71" height="71" rx="2" fill="url(#g-dark)" />
    <path
      d="M2.5 18H11M2.5 34H11M2.5 50H11M65 18H73M65 34H73M65 50H73M18 2.5V11M34 2.5V11M50 2.5V11M18 65V73M34 65V73M50 65V73"
      stroke="#1e1710"
      strokeWidth="1.6"
    />
    <rect x="2.5" y="2.5" width="71" height="71" rx="2.5" fill="none" stroke="url(#g-brass)" strokeWidth="2.4" />
    <rect x="10.5" y="10.5" width="55" height="55" fill="url(#kit-planks)" stroke="#150f08" strokeWidth="2" />
    <rect x="10.5" y="10.5" width="55" height="55" fill="url(#kit-halo)" opacity=".8" />
    <g filter="url(#kit-shade)">
      <use href={`#gi-${icon}`} x="17" y="17" width="42" height="42" fill="url(#g-bone)" />
    </g>
  </>
);

export const RoomTile = ({ icon, name = '' }: { icon: string; name?: string }) => (
  <span className="kit-tile">
    <Drawing viewBox="0 0 76 76" name={name}>
      <RoomFace icon={icon} />
    </Drawing>
  </span>
);
