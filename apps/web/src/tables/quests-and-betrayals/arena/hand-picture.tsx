// A hand in its seat's colour behind the parapet: closed, or open with the chosen side.
import { useMarks } from '../../../parts/seat-mark.tsx';
import type { HandSide } from './shows.ts';

const BURST = Array.from({ length: 28 }, (_, i) => {
  const r = i % 2 === 0 ? 74 : 52;
  const a = (i * Math.PI) / 14;
  return `${i === 0 ? 'M' : 'L'}${(r * Math.cos(a)).toFixed(1)} ${(-36 + r * 0.95 * Math.sin(a)).toFixed(1)}`;
}).join(' ');

interface Props {
  readonly seat: number;
  /** Undefined: still closed. */
  readonly side: HandSide | undefined;
  readonly betrayed: boolean;
}

export function HandPicture({ seat, side, betrayed }: Props) {
  const { fill } = useMarks()(seat);
  return (
    <svg className={`qt-arm${side === undefined ? '' : ' is-open'}`} viewBox="-80 -110 160 180" aria-hidden="true">
      {betrayed ? <path d={`${BURST}Z`} fill="#c0443a" opacity=".6" /> : undefined}
      <ellipse cy="-34" rx="74" ry="66" fill="url(#kit-halo)" opacity=".8" />
      <path d="M-17 70-13 8H13L17 70Z" fill="url(#qt-skin)" stroke="#2a1608" strokeWidth="2.400" />
      <path d="M-25 72-21 26Q0 34 21 26L25 72Z" fill={fill} stroke="#140f0a" strokeWidth="2.600" />
      <path d="M-21 26Q0 34 21 26L22 36Q0 44-22 36Z" fill="#fff" opacity=".35" />
      <path d="M6 31 21 26 25 72H10Z" fill="#000" opacity=".22" />
      <g filter="url(#kit-shade)">
        <use
          href={side === undefined ? '#gi-fist' : '#gi-palm'}
          x="-42"
          y="-74"
          width="84"
          height="84"
          fill="url(#qt-skin)"
          stroke="#2a1608"
          strokeWidth="16"
          paintOrder="stroke"
        />
      </g>
      {side === undefined ? undefined : (
        <g transform="translate(1 -24)">
          {side === 'none' ? (
            <>
              <circle r="16" fill="#1b1611" fillOpacity=".75" stroke="#c9b999" strokeWidth="2" strokeDasharray="4 3" />
              <path d="M-6-6 6 6M6-6-6 6" stroke="#c9b999" strokeWidth="2.600" />
            </>
          ) : (
            <>
              <circle
                r="16"
                fill={side === 'attacker' ? 'url(#b-die-green)' : 'url(#b-die-red)'}
                stroke="#140f0a"
                strokeWidth="2"
              />
              <circle
                r="13.500"
                fill="none"
                stroke={side === 'attacker' ? '#c9ffd9' : '#ffd4ca'}
                strokeWidth="1.400"
                opacity=".8"
              />
              <use
                href={side === 'attacker' ? '#gi-gladius' : '#gi-templar-shield'}
                x="-10"
                y="-10"
                width="20"
                height="20"
                fill="#fffaf3"
              />
            </>
          )}
        </g>
      )}
      {betrayed ? (
        <path
          d="M-50-62l-10-9M-58-40l-13-3M-32-82l-5-12M50-62l10-9M58-40l13-3M32-82l5-12M0-90v-13"
          stroke="#ffe9c0"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ) : undefined}
    </svg>
  );
}
