import type { Mark } from '../../parts/seat-mark.tsx';
import { WAVY } from './frames.ts';
import { Drawing } from './icon.tsx';

interface Props {
  /** What it is; undefined: blank. `hidden`: face down. */
  readonly face: { readonly icon: string; readonly ground: string } | 'hidden' | undefined;
  /** Whose colour it has; undefined: brass. */
  readonly mark?: Mark | undefined;
  /** Used: marked with a tick. */
  readonly used?: boolean;
  /** Accessible name; empty where words stand beside it. */
  readonly name?: string;
  readonly size?: number | undefined;
}

const BRASS: Mark = { letter: '', fill: '#c79a4b', d: '', y: 0 };

/** A token with a wavy rim: its owner's colour, shape and letter on the rim, what it is in the middle. */
export function SealToken({ face, mark = BRASS, used = false, name = '', size }: Props) {
  const { letter, fill, d, y } = mark;
  const ground = face === undefined || face === 'hidden' ? 'mist' : face.ground;
  return (
    <Drawing
      className={`kit-item${used ? ' is-used' : ''}`}
      viewBox="-1 -1 68 68"
      name={name}
      {...(size === undefined ? {} : { width: size, height: size })}
    >
      <path d={WAVY} fill="#0d0a07" transform="translate(1.500 2.200)" />
      <path d={WAVY} fill={fill} stroke="#120c08" strokeWidth="2" />
      <circle cx="32" cy="32" r="25" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.400" />
      <circle cx="32" cy="32" r="22" fill={`url(#b-${ground})`} stroke="#120c08" strokeWidth="2" />
      {face === 'hidden' ? (
        <use href="#gi-skull-crossed-bones" x="19" y="19" width="26" height="26" fill="#dfe3ee" opacity=".55" />
      ) : face === undefined ? (
        <circle cx="32" cy="32" r="12" fill="none" stroke="#d5d9e6" strokeWidth="2.600" strokeDasharray="5 4.400" />
      ) : (
        <g filter="url(#kit-shade)">
          <use href={`#gi-${face.icon}`} x="14" y="14" width="36" height="36" fill="url(#g-bone)" />
        </g>
      )}
      {letter === '' ? undefined : (
        <g transform="translate(42 42) scale(.96)">
          <path d={d} fill={fill} stroke="#120c08" strokeWidth="2.200" />
          <text x="12" y={y + 0.6} fill="#140f0a" className="kit-on-item">
            {letter}
          </text>
        </g>
      )}
      {used ? (
        <g transform="translate(1 1)">
          <circle cx="11" cy="11" r="11" fill="#3f5d24" stroke="#dff0c0" strokeWidth="2" />
          <path
            d="M5.500 11.500 9.500 15.500 17 7"
            fill="none"
            stroke="#fff"
            strokeWidth="3.200"
            strokeLinecap="round"
          />
        </g>
      ) : undefined}
    </Drawing>
  );
}
