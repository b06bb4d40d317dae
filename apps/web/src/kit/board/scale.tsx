// A scale with everybody's counter on it, from low to high.
import type { Mark } from '../../parts/seat-mark.tsx';

const WIDTH = 424;

export interface Counter {
  readonly key: string | number;
  readonly mark: Mark;
  readonly at: number;
  /** Where the option that is picked would move it. */
  readonly would?: number;
}

interface Props {
  readonly highest: number;
  readonly counters: readonly Counter[];
  /** The space that is framed. */
  readonly limit: number;
  /** Named gradient of the sprite. */
  readonly ground: string;
  /** From this space on the figures are light. */
  readonly darkFrom: number;
  readonly name: string;
}

export function Scale({ highest, counters, limit, ground, darkFrom, name }: Props) {
  const step = WIDTH / highest;
  return (
    <svg className="kit-scale" viewBox={`0 -3 ${WIDTH} 40`} role="img" aria-label={name}>
      <rect y="7" width={WIDTH} height="29" rx="9" fill="#0e0b08" />
      <rect x="1.5" y="8.5" width={WIDTH - 3} height="26" rx="8" fill={`url(#${ground})`} />
      <rect x="3" y="9.5" width={WIDTH - 6} height="4" rx="2" fill="#fff" opacity=".22" />
      {Array.from({ length: highest }, (_, i) => i + 1).map((n) => (
        <g key={n}>
          {n > 1 ? <path d={`M${(n - 1) * step} 9V34`} stroke="#000" strokeOpacity=".28" /> : undefined}
          <text x={(n - 0.5) * step} y="31" className={n < darkFrom ? 'is-dark' : 'is-light'}>
            {n}
          </text>
        </g>
      ))}
      <rect
        x={(limit - 1) * step + 0.5}
        y="6.500"
        width={step - 1}
        height="28.500"
        rx="4"
        fill="none"
        stroke="#ffdf9e"
        strokeWidth="2"
      />
      {counters.map(({ key, mark, at, would = at }, i) => {
        const of = counters.filter((other) => other.at === at).length;
        const among = counters.slice(0, i).filter((other) => other.at === at).length;
        return (
          <g key={key}>
            <CounterPicture mark={mark} x={(at - 0.5) * step} among={among} of={of} />
            {would === at ? undefined : (
              <g opacity=".75" className="kit-would">
                <CounterPicture mark={mark} x={(would - 0.5) * step} among={0} of={1} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function CounterPicture({ mark, x, among, of }: { mark: Mark; x: number; among: number; of: number }) {
  const { letter, fill, d, y } = mark;
  // Three and more on a space are smaller, so that each is seen.
  const size = of > 2 ? 0.66 : 0.8333;
  const shift = (among - (of - 1) / 2) * (of > 2 ? 12 : 13);
  return (
    <g className="kit-counter" transform={`translate(${x - 12 * size + shift} ${18 - 24 * size}) scale(${size})`}>
      <path d={d} fill={fill} stroke="#140f0a" strokeWidth="1.8" />
      <text x="12" y={y} fill="#140f0a" className="kit-on-counter">
        {letter}
      </text>
    </g>
  );
}
