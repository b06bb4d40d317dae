// Drawings of the six places of a turn, for the landscape and for cards.
import { memo } from 'react';

/** The shop: half-timbered, with an awning. */
export const ShopHouse = memo(() => (
  <>
    <path d="M-4 96H122V104H-4Z" fill="#000" opacity=".35" />
    <rect x="4" y="36" width="110" height="62" fill="url(#qt-wall)" stroke="#22140a" strokeWidth="2" />
    <path
      d="M6 38V98 M112 38V98 M4 62H114 M38 38V62 M80 38V62 M6 60L36 40 M112 60L82 40"
      stroke="#4a2d16"
      strokeWidth="3"
      fill="none"
    />
    <path d="M-8 40 12 4H106L126 40Z" fill="url(#qt-roof-red)" stroke="#22100a" strokeWidth="2.4" />
    <path d="M-3 31H121M2 22H116M7 13H111" stroke="#22100a" strokeWidth="1.2" opacity=".6" />
    <path d="M12 4 -8 40H4L24 4Z" fill="#fff" opacity=".12" />
    <rect x="84" y="-8" width="13" height="22" fill="url(#qt-stone)" stroke="#22100a" strokeWidth="1.6" />
    <path d="M90-10c-6-8 6-10 0-18 8 4 9 10 4 18" fill="#d9c7aa" opacity=".35" />
    <rect x="39" y="36" width="40" height="28" rx="9" fill="#ffb54a" opacity=".16" />
    <rect x="45" y="42" width="28" height="16" fill="#ffd98a" stroke="#2a1a0c" strokeWidth="1.4" />
    <path d="M59.0 42V58M45 50.0H73" stroke="#2a1a0c" strokeWidth="1.1" />
    <rect x="14" y="72" width="62" height="26" fill="#3a2212" />
    <rect x="14" y="72" width="62" height="26" fill="#ffb54a" opacity=".35" />
    <g>
      <use href="#gi-pocket-bow" x="20" y="74" width="15" height="15" fill="#2a160a" />
      <use href="#gi-templar-shield" x="38" y="74" width="15" height="15" fill="#2a160a" />
      <use href="#gi-gem-pendant" x="56" y="74" width="15" height="15" fill="#2a160a" />
    </g>
    <path d="M8 66H82L88 80H2Z" fill="#efe2c2" stroke="#22100a" strokeWidth="1.6" />
    <path d="M19 66H31L29 80H15ZM43 66H55V80H42ZM66 66H77L82 80H68Z" fill="#a83a2c" />
    <path d="M2 80q6.5 6 13 0q6.5 6 14 0q6.5 6 13 0q7 6 13 0q7 6 13 0q7 6 20 0" fill="#7a2b20" opacity=".55" />
    <rect x="10" y="92" width="72" height="8" rx="1.5" fill="url(#g-brass)" stroke="#22100a" />
    <path d="M90 98V72a9 9 0 0 1 18 0V98Z" fill="#4a2d16" stroke="#22100a" strokeWidth="1.6" />
    <circle cx="104" cy="86" r="1.6" fill="#ffd98a" />
  </>
));

/** The Temple: five columns and a heart. */
export const TempleHouse = memo(() => (
  <>
    <ellipse cx="50" cy="50" rx="70" ry="48" fill="url(#kit-halo)" opacity=".55" />
    <path d="M4 92H98V102H4Z" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="2" />
    <path d="M10 84H92V92H10Z" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="2" />
    <rect x="14" y="42" width="74" height="42" fill="#2a1b10" />
    <rect x="14" y="42" width="74" height="42" fill="#ffb54a" opacity=".35" />
    <rect x="14" y="42" width="9" height="42" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="1.4" />
    <rect x="30" y="42" width="9" height="42" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="1.4" />
    <rect x="46" y="42" width="9" height="42" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="1.4" />
    <rect x="62" y="42" width="9" height="42" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="1.4" />
    <rect x="78" y="42" width="9" height="42" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="1.4" />
    <path d="M6 42 51 12 96 42Z" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="2.4" />
    <path d="M6 42 51 12 51 42Z" fill="#fff" opacity=".18" />
    <use
      href="#gi-heart-plus"
      x="41"
      y="21"
      width="20"
      height="20"
      fill="#b7352c"
      stroke="#fff3da"
      strokeWidth="22"
      paintOrder="stroke"
    />
  </>
));

/** The Guild: two roofs, a tower, and a notice at the gate. */
export const GuildHouse = memo(() => (
  <>
    <path d="M0 96H110V104H0Z" fill="#000" opacity=".35" />
    <rect x="8" y="40" width="60" height="58" fill="url(#qt-wall)" stroke="#22140a" strokeWidth="2" />
    <path d="M10 42V98 M66 42V98 M8 68H68 M38 42V98" stroke="#4a2d16" strokeWidth="3" fill="none" />
    <path d="M-2 44 38 6 78 44Z" fill="url(#qt-roof-blue)" stroke="#14181f" strokeWidth="2.4" />
    <path d="M-2 44 38 6 38 44Z" fill="#fff" opacity=".13" />
    <rect x="68" y="20" width="30" height="78" fill="url(#qt-stone)" stroke="#22140a" strokeWidth="2" />
    <path d="M64 22 83-8 102 22Z" fill="url(#qt-roof-blue)" stroke="#14181f" strokeWidth="2.4" />
    <path d="M83-8V-22" stroke="#c79a4b" strokeWidth="2" />
    <path d="M83-22 101-17 83-11Z" fill="#44479c" stroke="#14181f" />
    <rect x="11" y="44" width="26" height="26" rx="9" fill="#ffb54a" opacity=".16" />
    <rect x="17" y="50" width="14" height="14" fill="#ffd98a" stroke="#2a1a0c" strokeWidth="1.4" />
    <path d="M24.0 50V64M17 57.0H31" stroke="#2a1a0c" strokeWidth="1.1" />
    <rect x="39" y="44" width="26" height="26" rx="9" fill="#ffb54a" opacity=".16" />
    <rect x="45" y="50" width="14" height="14" fill="#ffd98a" stroke="#2a1a0c" strokeWidth="1.4" />
    <path d="M52.0 50V64M45 57.0H59" stroke="#2a1a0c" strokeWidth="1.1" />
    <rect x="71" y="28" width="23" height="27" rx="9" fill="#ffb54a" opacity=".16" />
    <rect x="77" y="34" width="11" height="15" fill="#ffd98a" stroke="#2a1a0c" strokeWidth="1.4" />
    <path d="M82.5 34V49M77 41.5H88" stroke="#2a1a0c" strokeWidth="1.1" />
    <path d="M28 98V80a10 10 0 0 1 20 0V98Z" fill="#4a2d16" stroke="#22100a" strokeWidth="1.6" />
    <path d="M98 52H118" stroke="#c79a4b" strokeWidth="2.5" />
    <rect x="101" y="54" width="20" height="24" rx="2" fill="#f1e6cf" stroke="#3a2413" strokeWidth="1.6" />
    <use href="#gi-tied-scroll" x="103.5" y="57.5" width="15" height="15" fill="#44479c" />
  </>
));

/** The dome of the place where trophies are bought. */
export const TrophyHouse = memo(() => (
  <>
    <path d="M0 96H104V104H0Z" fill="#000" opacity=".35" />
    <path d="M6 98V48a46 44 0 0 1 92 0V98Z" fill="url(#qt-stone)" stroke="#22140a" strokeWidth="2.2" />
    <path d="M6 48a46 44 0 0 1 92 0Z" fill="url(#qt-roof-red)" stroke="#22140a" strokeWidth="2.2" />
    <path d="M6 48a46 44 0 0 1 40-43C28 16 22 30 22 48Z" fill="#fff" opacity=".16" />
    <path d="M52-4V4" stroke="#c79a4b" strokeWidth="3" />
    <circle cx="52" cy="-6" r="5" fill="url(#g-brass)" stroke="#22140a" />
    <path d="M32 98V66a20 18 0 0 1 40 0V98Z" fill="#2a160a" />
    <path d="M32 98V66a20 18 0 0 1 40 0V98Z" fill="#ffb54a" opacity=".5" />
    <use
      href="#gi-trophy"
      x="36"
      y="62"
      width="32"
      height="32"
      fill="url(#g-flame)"
      stroke="#3a2009"
      strokeWidth="24"
      paintOrder="stroke"
    />
    <rect x="7" y="54" width="22" height="28" rx="9" fill="#ffb54a" opacity=".16" />
    <rect x="13" y="60" width="10" height="16" fill="#ffd98a" stroke="#2a1a0c" strokeWidth="1.4" />
    <path d="M18.0 60V76M13 68.0H23" stroke="#2a1a0c" strokeWidth="1.1" />
    <rect x="75" y="54" width="22" height="28" rx="9" fill="#ffb54a" opacity=".16" />
    <rect x="81" y="60" width="10" height="16" fill="#ffd98a" stroke="#2a1a0c" strokeWidth="1.4" />
    <path d="M86.0 60V76M81 68.0H91" stroke="#2a1a0c" strokeWidth="1.1" />
  </>
));

const ARCHES = [
  [9, 61],
  [30.5, 56.5],
  [52, 53.1],
  [73.5, 51.3],
  [95, 51.3],
  [116.5, 52.9],
  [138, 55.6],
] as const;
const DOORS = [
  [9, 79.1],
  [30.5, 77.5],
  [116.5, 77.5],
  [138, 79.1],
] as const;
const FLAGS = [
  [14, 32],
  [40, 24],
  [66, 20],
  [92, 19.5],
  [118, 24],
  [144, 32],
] as const;

/** The Arena: rows of arches, and a flag for each player. */
export const ArenaHouse = memo(({ flags }: { flags: readonly string[] }) => (
  <>
    <ellipse cx="80" cy="66" rx="110" ry="60" fill="url(#kit-halo)" opacity=".45" />
    <path d="M2 100V34Q80 8 158 26V100Z" fill="url(#qt-stone)" stroke="#22180c" strokeWidth="2.4" />
    <path d="M2 34Q80 8 158 26V34Q80 18 2 44Z" fill="#fff" opacity=".14" />
    <path d="M2 66Q80 46 158 60" stroke="#3a2c18" strokeWidth="2.6" fill="none" />
    {ARCHES.map(([x, y]) => (
      <g key={x}>
        <path d={`M${x} ${y}v-13a7 8 0 0 1 14 0v13Z`} fill="#2a160a" />
        <path d={`M${x} ${y}v-13a7 8 0 0 1 14 0v13Z`} fill="#ff9a3a" opacity=".35" />
      </g>
    ))}
    {DOORS.map(([x, y]) => (
      <path key={x} d={`M${x} 100V${y}a7 8 0 0 1 14 0V100Z`} fill="#2a160a" />
    ))}
    <path d="M56 100V76a24 22 0 0 1 48 0V100Z" fill="#1c0e06" stroke="#3a2c18" strokeWidth="3" />
    <path d="M56 100V76a24 22 0 0 1 48 0V100Z" fill="url(#qt-maw)" opacity=".75" />
    <use
      href="#gi-crossed-swords"
      x="65"
      y="68"
      width="30"
      height="30"
      fill="url(#g-bone)"
      stroke="#2a0d06"
      strokeWidth="26"
      paintOrder="stroke"
    />
    {FLAGS.map(([x, y], i) => (
      <g key={x}>
        <path d={`M${x} ${y}v-20`} stroke="#c79a4b" strokeWidth="2" />
        {flags[i] === undefined ? undefined : (
          <path d={`M${x} ${y - 20}l14 4-14 5Z`} fill={flags[i]} stroke="#1a0f08" />
        )}
      </g>
    ))}
  </>
));

/** The Dungeon: a rock with eyes, and a mouth with stairs in it. */
export const DungeonMaw = memo(() => (
  <>
    <path d="M-30 140 0 84 12 40 40 12 62-14 96-34 150-40 230-40V140Z" fill="#2c231b" />
    <path d="M-30 140 0 84 12 40 40 12 62-14 96-34 120-36 92-8 66 22 44 60 34 100 16 140Z" fill="#5a4937" />
    <path d="M62-14 96-34 120-36 92-8 66 22 72-4Z" fill="#8a7253" />
    <path d="M0 84 12 40 26 52 14 92Z" fill="#76603f" />
    <path d="M150-40 138-14 156 8 176-6 190-40Z" fill="#3d3126" />
    <ellipse cx="112" cy="86" rx="110" ry="72" fill="url(#kit-halo)" opacity=".75" />
    <path d="M66 22q16-14 34 2q-20 10-34-2Z" fill="#ffb54a" stroke="#1a0d06" strokeWidth="3" />
    <path d="M126 24q18-16 34-2q-14 12-34 2Z" fill="#ffb54a" stroke="#1a0d06" strokeWidth="3" />
    <circle cx="84" cy="22" r="4.5" fill="#7a1d10" />
    <circle cx="142" cy="22" r="4.5" fill="#7a1d10" />
    <path d="M58 10Q84-2 106 14L102 20Q82 6 60 17ZM166 10Q142-2 120 14L124 20Q144 6 164 17Z" fill="#1d150e" />
    <path d="M58 128C44 92 56 46 112 42 168 46 180 92 166 128Z" fill="#120906" stroke="#17100a" strokeWidth="7" />
    <path d="M62 128C50 94 60 50 112 47 164 50 174 94 162 128Z" fill="url(#qt-maw)" />
    <path d="M92.0 98H132.0L136.0 106H88.0Z" fill="#7a4a22" stroke="#2a1208" strokeWidth="1.2" />
    <path d="M85.0 106H139.0L143.0 114H81.0Z" fill="#91592a" stroke="#2a1208" strokeWidth="1.2" />
    <path d="M78.0 114H146.0L150.0 122H74.0Z" fill="#a86a34" stroke="#2a1208" strokeWidth="1.2" />
    <path d="M71.0 121H153.0L157.0 129H67.0Z" fill="#bd7d40" stroke="#2a1208" strokeWidth="1.2" />
    <path
      d="M70 58 78 84 88 50ZM92 48 99 72 107 46ZM117 46 125 72 132 48ZM136 50 146 84 154 58Z"
      fill="#f3e3bf"
      stroke="#3a2410"
      strokeWidth="1.6"
    />
    <path
      d="M70 58 78 84 79 54ZM92 48 99 72 99 47ZM117 46 125 72 124 47ZM136 50 146 84 145 54Z"
      fill="#fff"
      opacity=".5"
    />
    <path d="M60 128 68 104 78 128ZM146 128 156 104 164 128Z" fill="#d8c194" stroke="#3a2410" strokeWidth="1.6" />
  </>
));
