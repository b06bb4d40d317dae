import { memo } from 'react';

const COURSES = [0, 1, 2, 3, 4];
const STONES = Array.from({ length: 12 }, (_, i) => i);
const TORCHES = [
  [60, 74],
  [404, 38],
  [724, 74],
] as const;

/** A stone wall with torches, and a paved floor. */
export const Backdrop = memo(() => (
  <svg className="kit-backdrop" viewBox="0 0 784 326" preserveAspectRatio="none" aria-hidden="true">
    <rect width="784" height="216" filter="url(#kit-rock)" />
    <rect width="784" height="216" fill="#120c07" opacity=".6" />
    <g stroke="#0c0805" strokeWidth="2.500" opacity=".7">
      {COURSES.map((course) => (
        <path
          key={course}
          d={`M0 ${42 * (course + 1)}H784${STONES.map((stone) => `M${72 * stone + 36 * (course % 2)} ${42 * (course + 1)}v-42`).join('')}`}
        />
      ))}
    </g>
    <rect y="210" width="784" height="116" fill="url(#kit-flags)" />
    <rect y="210" width="784" height="116" fill="url(#kit-floor)" />
    <path d="M0 210H784" stroke="#0c0805" strokeWidth="4" />
    {TORCHES.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="160" fill="url(#kit-halo)" opacity=".85" className="kit-flicker" />
        <use href="#gi-torch" x={x - 18} y={y - 18} width="38" height="38" fill="url(#g-flame)" />
      </g>
    ))}
    <rect width="784" height="326" fill="url(#kit-vignette)" />
  </svg>
));
