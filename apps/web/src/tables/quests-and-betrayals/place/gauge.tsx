import { ALLY_GAUGE } from '@oubliette/quests-and-betrayals/cards';
import { explained } from '../../../kit/tips/explained.ts';
import { noteOf, together } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';

const LOWEST = 2;
const HIGHEST = 20;
const SHOWN = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);
const LEFT = 60;
const WIDTH = 460;
const STEP = WIDTH / SHOWN.length;
/** From this power on the figures are dark, for contrast on the brass. */
const DARK_FROM = 6;

const middle = (power: number): number => LEFT + (Math.min(HIGHEST, Math.max(LOWEST, power)) - LOWEST + 0.5) * STEP;

interface Props {
  readonly power: number;
  readonly ally: number;
  /** The value after the picked option. */
  readonly would: number;
}

/** The gauge: brass is the power alone, blue the power as an ally; the pointer marks the current value. */
export function Gauge({ power, ally, would }: Props) {
  const { c, game, t } = useTable();
  const column = ALLY_GAUGE[game.settings.allyGauge];
  const x = middle(power);
  const to = middle(would);
  const says = c.say('gauge', { power, ally, would, changes: would === power ? 'no' : 'yes' });
  return (
    <svg
      className="qt-gauge"
      viewBox="0 -2 522 60"
      role="img"
      aria-label={says}
      {...explained(together({ text: says, rules: [] }, noteOf(t, 'view.power'), noteOf(t, 'view.allyPower')))}
    >
      <rect x="58" y="7" width="464" height="47" rx="9" fill="#0e0b08" />
      <rect x={LEFT} y="9" width={WIDTH} height="25" rx="7" fill="url(#qt-brass-row)" />
      <rect x={LEFT} y="35" width={WIDTH} height="17" rx="6" fill="url(#qt-blue-row)" />
      <rect x="62" y="10" width="456" height="4" rx="2" fill="#fff" opacity=".22" />
      <text x="0" y="27" className="qt-gauge-name">
        {c.say('gauge.power')}
      </text>
      <text x="0" y="48" className="qt-gauge-name is-ally">
        {c.say('gauge.ally')}
      </text>
      <rect x={x - STEP / 2} y="9" width={STEP} height="43" fill="#fff" opacity=".3" />
      {SHOWN.map((n) => (
        <g key={n}>
          <text x={middle(n)} y="27" className="qt-gauge-n" fill={n < DARK_FROM ? '#ffeccb' : '#1f160d'}>
            {n}
          </text>
          <text x={middle(n)} y="48" className="qt-gauge-n is-ally" fill="#e9f2ff">
            {column[n]}
          </text>
          {n === HIGHEST ? undefined : <path d={`M${middle(n) + STEP / 2} 10V52`} stroke="#000" strokeOpacity=".32" />}
        </g>
      ))}
      <rect
        x={x - STEP / 2 - 1}
        y="5"
        width={STEP + 2}
        height="51"
        rx="6"
        fill="none"
        stroke="#fff6dd"
        strokeWidth="2.600"
      />
      <path d={`M${x - 7} 0H${x + 7}L${x} 9Z`} fill="#fff6dd" stroke="#2a1a08" />
      {would === power ? undefined : (
        <g className="kit-would">
          <rect
            x={to - STEP / 2 - 1}
            y="5"
            width={STEP + 2}
            height="51"
            rx="6"
            fill="#fff3c4"
            fillOpacity=".3"
            stroke="#8a3d00"
            strokeWidth="2.400"
            strokeDasharray="5 3"
          />
          <path
            d={`M${x + (to > x ? 10 : -10)} 4H${to - (to > x ? 8 : -8)}`}
            stroke="#ffdf9e"
            strokeWidth="2.400"
            strokeDasharray="4 3"
          />
          <path d={`M${to - (to > x ? 9 : -9)} -1 ${to} 4 ${to - (to > x ? 9 : -9)} 9Z`} fill="#ffdf9e" />
        </g>
      )}
    </svg>
  );
}
