// The drawing of the Cyclops.
import { memo } from 'react';

export const Cyclops = memo(() => (
  <>
    <defs>
      <radialGradient id="qt-cyclops" cx=".34" cy=".2" r=".9">
        <stop offset="0" stopColor="#e09a6c" />
        <stop offset=".5" stopColor="#a4492f" />
        <stop offset="1" stopColor="#4a160d" />
      </radialGradient>
      <radialGradient id="qt-iris">
        <stop offset="0" stopColor="#ffe27a" />
        <stop offset=".6" stopColor="#f08a1f" />
        <stop offset="1" stopColor="#8a2a08" />
      </radialGradient>
    </defs>
    <ellipse cx="100" cy="96" rx="120" ry="92" fill="url(#kit-halo)" opacity=".8" />
    <path
      d="M34 74C10 62-2 34 6 6 20 30 40 40 58 46ZM166 74C190 62 202 34 194 6 180 30 160 40 142 46Z"
      fill="url(#g-bone)"
      stroke="#241006"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M34 74C10 62-2 34 6 6 14 36 28 50 46 58Z" fill="#fff" opacity=".35" />
    <path
      d="M26 102C6 96 2 120 14 132 20 138 30 136 34 130ZM174 102C194 96 198 120 186 132 180 138 170 136 166 130Z"
      fill="#a2523d"
      stroke="#241006"
      strokeWidth="4"
    />
    <path
      d="M100 22C148 22 176 54 176 98 176 130 168 148 158 166 150 184 128 196 100 196 72 196 50 184 42 166 32 148 24 130 24 98 24 54 52 22 100 22Z"
      fill="url(#qt-cyclops)"
      stroke="#241006"
      strokeWidth="5"
    />
    <path d="M100 22C60 24 30 52 28 96 34 66 56 44 92 40 118 38 128 26 100 22Z" fill="#ffd2b0" opacity=".35" />
    <path d="M50 76C66 54 134 54 150 76 140 70 120 66 100 66 80 66 60 70 50 76Z" fill="#5b1f14" />
    <ellipse cx="100" cy="94" rx="44" ry="31" fill="#241006" />
    <ellipse cx="100" cy="94" rx="39" ry="27" fill="#fff3d2" />
    <circle cx="100" cy="95" r="23" fill="url(#qt-iris)" />
    <circle cx="100" cy="95" r="11" fill="#1a0603" />
    <circle cx="92" cy="86" r="6" fill="#fff" />
    <path d="M57 84Q100 52 143 84 122 72 100 72 78 72 57 84Z" fill="#7d3020" stroke="#241006" strokeWidth="3" />
    <path d="M90 128q10 8 20 0" stroke="#5b1f14" strokeWidth="5" fill="none" strokeLinecap="round" />
    <circle cx="88" cy="128" r="3.500" fill="#3a0f08" />
    <circle cx="112" cy="128" r="3.500" fill="#3a0f08" />
    <path
      d="M54 148C74 138 126 138 146 148 142 174 124 182 100 182 76 182 58 174 54 148Z"
      fill="#2a0a06"
      stroke="#241006"
      strokeWidth="4"
    />
    <path
      d="M60 150 66 166 76 146ZM82 145 88 160 95 144ZM106 144 113 160 119 145ZM125 146 134 166 141 150Z"
      fill="#fff0cf"
    />
    <path d="M64 176 70 152 80 180ZM120 180 130 152 137 176Z" fill="#f3dfb5" stroke="#241006" strokeWidth="2" />
    <path d="M132 42l16 12-10 2 12 12" stroke="#7a2618" strokeWidth="4" fill="none" strokeLinecap="round" />
  </>
));
