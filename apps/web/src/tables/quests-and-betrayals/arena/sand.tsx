// The background of the Arena: rows of spectators, a wall, sand.
import { memo } from 'react';

const SKINS = ['#6d5038', '#7a5a40', '#8a6a4a', '#a07a54', '#b58e62'];
const COATS = ['#33465a', '#5a4a2c', '#54365a', '#5a2f28', '#46502c'];
const ROWS = [
  { y: 36, r: 5.5, step: 17, bank: '#3a2a1e' },
  { y: 58, r: 6.5, step: 19, bank: '#46331f' },
  { y: 82, r: 7.5, step: 22, bank: '#543d25' },
] as const;

/** The height of a bench: lower in the middle. */
const sag = (x: number): number => -22 * (1 - ((x - 402) / 402) ** 2) * 0.5;

const People = ({ y, r, step }: { y: number; r: number; step: number }) => (
  <>
    {Array.from({ length: Math.ceil(804 / step) }, (_, i) => {
      const x = i * step + ((i * 7) % 5);
      const at = y + sag(x) - 4 + ((i * 11) % 5);
      const skin = SKINS[(i * 3 + y) % SKINS.length];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on a bench
        <g key={i}>
          {i % 6 === 4 ? (
            <path
              d={`M${x - 5} ${at + 4}l-4-15M${x + 5} ${at + 4}l5-16`}
              stroke={skin}
              strokeWidth="2.600"
              strokeLinecap="round"
            />
          ) : undefined}
          <circle cx={x} cy={at} r={r} fill={skin} stroke="#20150c" strokeWidth="1.200" />
          <path d={`M${x - r - 2} ${at + 15}q${r + 2}-12 ${2 * r + 4} 0Z`} fill={COATS[(i * 7 + y) % COATS.length]} />
        </g>
      );
    })}
  </>
);

export const Sand = memo(() => (
  <svg className="qt-sand" viewBox="0 0 804 323" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="804" height="323" fill="#241912" />
    <rect width="804" height="130" fill="url(#qt-sky)" />
    <circle cx="90" cy="10" r="230" fill="url(#qt-moon)" opacity=".75" />
    {ROWS.map((row) => (
      <g key={row.y}>
        <path d={`M0 ${row.y}Q402 ${row.y - 22} 804 ${row.y}V${row.y + 54}H0Z`} fill={row.bank} />
        <People {...row} />
      </g>
    ))}
    <path d="M0 118Q402 96 804 118V184Q402 160 0 184Z" fill="#a58a5e" />
    <path d="M0 118Q402 96 804 118V127Q402 105 0 127Z" fill="#e3c993" />
    <path d="M0 150Q402 128 804 150" stroke="#5f4a2a" strokeWidth="2" fill="none" opacity=".55" />
    {Array.from({ length: 13 }, (_, i) => {
      const x = 57.5 * (i + 1);
      const y = 127 + sag(x);
      // biome-ignore lint/suspicious/noArrayIndexKey: a stone of the wall
      return <path key={i} d={`M${x} ${y}v50`} stroke="#5f4a2a" strokeWidth="2" opacity=".55" />;
    })}
    <path d="M0 184Q402 160 804 184V323H0Z" fill="url(#qt-sand)" />
    <path d="M0 184Q402 160 804 184V204Q402 178 0 204Z" fill="#000" opacity=".28" />
    <ellipse cx="402" cy="261" rx="300" ry="78" fill="url(#kit-halo)" opacity=".5" />
    {Array.from({ length: 40 }, (_, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: ripples
        key={i}
        d={`M${(i * 173) % 790} ${206 + ((i * 61) % 106)}q6-2 12 0`}
        stroke="#7a5a2e"
        strokeWidth="1.400"
        opacity=".5"
        fill="none"
      />
    ))}
    <rect width="804" height="323" fill="url(#kit-vignette)" />
  </svg>
));
