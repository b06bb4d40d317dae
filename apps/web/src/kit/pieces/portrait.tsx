import { OUTLINES, type Outline } from './frames.ts';
import { Drawing } from './icon.tsx';
import { byPlace } from './lists.ts';

/** A person as data: outline, ground and icon each show the class. */
export interface PortraitFace {
  readonly outline: Outline;
  /** Named gradient of the sprite. */
  readonly ground: string;
  readonly icon: string;
  /** The icon's colour, for bright grounds. */
  readonly fill?: string;
}

export interface Badge {
  readonly icon: string;
  readonly fill: string;
}

interface Props extends PortraitFace {
  /** Accessible name; empty where words stand beside it. */
  readonly name?: string;
  /** Symbols down the right side, five to a column. */
  readonly badges?: readonly Badge[];
  /** Hit points left; undefined: not shown here. */
  readonly health?: number | undefined;
}

const HEART = 'M12 22C2 14 0 9 0 6a6 6 0 0 1 12-1.600A6 6 0 0 1 24 6c0 3-2 8-12 16Z';

export const Portrait = ({ outline, ground, icon, fill = 'url(#g-bone)', name = '', badges = [], health }: Props) => (
  <span className="kit-tile">
    <Drawing viewBox="-2 -1 70 77" name={name}>
      <path d={OUTLINES[outline]} fill="#0f0c09" transform="translate(1.5 2)" />
      <path d={OUTLINES[outline]} fill={`url(#b-${ground})`} stroke="#140f0a" strokeWidth="6" />
      <path d={OUTLINES[outline]} fill="none" stroke="url(#g-brass)" strokeWidth="3.4" />
      <g filter="url(#kit-shade)">
        <use href={`#gi-${icon}`} x="13" y="15" width="38" height="38" fill={fill} />
      </g>
      {byPlace(badges, (badge, i) => (
        <g transform={`translate(${i < 5 ? 49 : 32} ${1 + 12.5 * (i % 5)})`}>
          <circle cx="8" cy="8" r="7.4" fill="#1b1611" stroke="#c79a4b" strokeWidth="1.2" />
          <use href={`#gi-${badge.icon}`} x="3" y="3" width="10" height="10" fill={badge.fill} />
        </g>
      ))}
      {health === undefined ? undefined : (
        <g transform="translate(-1 50)">
          <path d={HEART} fill="#b7352c" stroke="#180a07" strokeWidth="1.8" />
          <text x="12" y="15" fill="#fff" className="kit-on-heart">
            {health}
          </text>
        </g>
      )}
    </Drawing>
  </span>
);
