// A monster in a corridor with a torch; the Cyclops has a drawing of its own.

import { MONSTERS, type MonsterId } from '@oubliette/quests-and-betrayals/cards';
import type { ReactNode } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { BADGES, MONSTER_ICONS } from '../pieces/pictures.ts';
import { Cyclops } from './cyclops.tsx';

const COURSES = [30, 60, 90, 120, 150, 180, 210];
const SIDE = 262;

/** The corridor, with the monster in it. */
export const Corridor = ({ children }: { children?: ReactNode }) => (
  <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={SIDE} height={SIDE} filter="url(#kit-rock)" />
    <rect width={SIDE} height={SIDE} fill="#160b06" opacity=".62" />
    {COURSES.map((y, i) => (
      <path
        key={y}
        d={`M0 ${y}H${SIDE}${[0, 1, 2, 3, 4].map((n) => `M${60 * n + (i % 2 === 0 ? -20 : 10)} ${y}v-30`).join('')}`}
        stroke="#0c0805"
        strokeWidth="2.200"
        opacity=".6"
      />
    ))}
    <path d="M42 262C26 79 79 8 131 8S236 79 220 262Z" fill="#120805" />
    <path d="M52 262C39 89 86 16 131 16S223 89 210 262Z" fill="url(#qt-maw)" opacity=".85" />
    <rect y="228" width={SIDE} height="34" fill="url(#kit-flags)" />
    <rect y="228" width={SIDE} height="34" fill="#1c0f07" opacity=".5" />
    {children}
    {[22, 240].map((x) => (
      <g key={x}>
        <circle cx={x} cy="52" r="90" fill="url(#kit-halo)" opacity=".8" className="kit-flicker" />
        <use href="#gi-torch" x={x - 16} y="36" width="32" height="32" fill="url(#g-flame)" />
      </g>
    ))}
    <rect width={SIDE} height={SIDE} fill="url(#kit-vignette)" />
  </svg>
);

export function MonsterScene({ monster, children }: { monster: MonsterId; children: ReactNode }) {
  const { type } = MONSTERS[monster];
  return (
    <div className="qt-monster by-night">
      <Corridor>
        {monster === 'infernal-cyclops' ? (
          <g transform="translate(17 26) scale(1.14)">
            <Cyclops />
          </g>
        ) : (
          <g>
            <ellipse cx="131" cy="140" rx="136" ry="104" fill="url(#kit-halo)" opacity=".8" />
            <ellipse cx="131" cy="236" rx="72" ry="10" fill="#000" opacity=".5" />
            <use
              href={`#gi-${MONSTER_ICONS[monster]}`}
              x="40"
              y="50"
              width="182"
              height="182"
              fill={`url(#b-${type})`}
              stroke="#1a0a04"
              strokeWidth="14"
              paintOrder="stroke"
            />
            <use
              href={`#gi-${MONSTER_ICONS[monster]}`}
              x="40"
              y="50"
              width="182"
              height="182"
              fill="url(#g-bone)"
              opacity=".28"
            />
          </g>
        )}
      </Corridor>
      <span className="qt-monster-type">
        <Gi icon={BADGES[type]} />
      </span>
      {children}
    </div>
  );
}
