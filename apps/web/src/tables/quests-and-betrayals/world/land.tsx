// The landscape: sky, hills, trees and the path past the houses to the Arena and the Dungeon.
import { memo } from 'react';

/** SVG gradients of houses and landscape; once on the page. */
export const LandGradients = () => (
  <>
    <linearGradient id="qt-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#1b1a26" />
      <stop offset=".42" stopColor="#48302f" />
      <stop offset=".78" stopColor="#a8622f" />
      <stop offset="1" stopColor="#d99748" />
    </linearGradient>
    <linearGradient id="qt-ground" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#4b3d26" />
      <stop offset="1" stopColor="#1c150d" />
    </linearGradient>
    <linearGradient id="qt-roof-red" x1="0" y1="0" x2="1" y2=".3">
      <stop offset="0" stopColor="#c0714a" />
      <stop offset=".55" stopColor="#86402a" />
      <stop offset="1" stopColor="#4a2016" />
    </linearGradient>
    <linearGradient id="qt-roof-blue" x1="0" y1="0" x2="1" y2=".3">
      <stop offset="0" stopColor="#7d93a8" />
      <stop offset=".55" stopColor="#4d6074" />
      <stop offset="1" stopColor="#27323f" />
    </linearGradient>
    <linearGradient id="qt-wall" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#ecd9af" />
      <stop offset=".6" stopColor="#c1a273" />
      <stop offset="1" stopColor="#856640" />
    </linearGradient>
    <linearGradient id="qt-stone" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#d8c7a5" />
      <stop offset=".5" stopColor="#9c8867" />
      <stop offset="1" stopColor="#574830" />
    </linearGradient>
    <radialGradient id="qt-maw" cx=".5" cy=".75" r=".7">
      <stop offset="0" stopColor="#ffcf7a" />
      <stop offset=".35" stopColor="#d8602a" />
      <stop offset="1" stopColor="#240a06" />
    </radialGradient>
    <radialGradient id="qt-moon">
      <stop offset="0" stopColor="#ffe2a3" stopOpacity=".9" />
      <stop offset=".3" stopColor="#f7b765" stopOpacity=".5" />
      <stop offset="1" stopColor="#f2a145" stopOpacity="0" />
    </radialGradient>
  </>
);

const STARS = [
  [573, 41],
  [708, 42],
  [924, 8],
  [810, 20],
  [526, 49],
  [892, 34],
  [484, 18],
  [865, 28],
  [395, 14],
  [638, 5],
  [939, 50],
  [767, 29],
  [785, 12],
  [366, 12],
  [594, 47],
  [917, 26],
  [747, 41],
  [359, 21],
  [497, 48],
  [546, 44],
  [621, 11],
  [984, 34],
  [398, 30],
  [440, 42],
  [599, 13],
  [677, 24],
] as const;
const TREES = [
  [4, 0.8],
  [186, 0.8],
  [206, 1],
  [336, 0.7],
  [470, 0.8],
  [486, 1.1],
  [602, 1],
  [622, 0.75],
  [634, 1.1],
  [806, 0.9],
  [826, 1.1],
] as const;

export const Land = memo(() => (
  <>
    <rect width="1002" height="178" fill="url(#qt-sky)" />
    <circle cx="150" cy="44" r="250" fill="url(#qt-moon)" opacity=".8" />
    <circle cx="150" cy="44" r="24" fill="#ffedc0" />
    {STARS.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={0.7 + (x % 3) / 4} fill="#ffe9c0" opacity={0.5 + (y % 3) / 5} />
    ))}
    <path d="M230 34q40-12 76 0q40 2 60 10H210Z" fill="#e9a35a" opacity=".22" />
    <path d="M470 56q50-12 90 0q30 0 50 8H450Z" fill="#e9a35a" opacity=".18" />
    <path
      d="M0 106 60 70 118 96 180 58 250 98 330 66 410 104 490 74 570 108 640 80 720 108 800 84 1002 100V178H0Z"
      fill="#5b3b30"
      opacity=".75"
    />
    <path d="M0 122 90 98 200 116 320 96 450 118 560 102 680 120 800 102 1002 118V178H0Z" fill="#38291f" />
    {TREES.map(([x, size]) => (
      <g key={x} transform={`translate(${x} 128) scale(${size})`}>
        <path d="M0 0 9-18H4L12-32H7L14-46 21-32H16L24-18H19L28 0Z" fill="#231d19" />
        <path d="M0 0 9-18H4L12-32H7L14-46V0Z" fill="#4a3a2c" opacity=".6" />
      </g>
    ))}
    <path d="M0 128Q250 116 500 126T1002 124V178H0Z" fill="url(#qt-ground)" />
    <path
      d="M20 150C180 134 420 152 600 140 700 134 760 150 832 140 880 134 930 140 950 134"
      stroke="#d0a468"
      strokeWidth="11"
      fill="none"
      opacity=".35"
      strokeLinecap="round"
    />
    <path
      d="M20 150C180 134 420 152 600 140 700 134 760 150 832 140 880 134 930 140 950 134"
      stroke="#f0c88a"
      strokeWidth="2"
      strokeDasharray="3 9"
      fill="none"
      opacity=".8"
      strokeLinecap="round"
    />
  </>
));
