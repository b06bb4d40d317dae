import { EVILOMETER } from '@oubliette/dungeon-lords/cards';
import { type Mark, useMarks } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { TRAINEE } from '../pieces/pawn.tsx';

const WIDTH = 424;
const { highest, paladin: LIMIT } = EVILOMETER;
const STEP = WIDTH / highest;
const SPACES = Array.from({ length: highest }, (_, i) => i + 1);

/** From nice to worst, everybody's counter on it, and the space where the paladin loses patience. */
export function Evilometer() {
  const { game, next, c, t } = useTable();
  const markOf = useMarks();
  const counters = game.players.map(({ evil }, seat) => ({ seat, evil }));
  const spoken = [
    ...counters.map(({ seat, evil }) => `${t.seat(seat)} ${evil}`),
    ...(game.dummies.length === 2 ? [c.say('evil.trainees', { evil: game.dummyEvil })] : []),
  ].join(', ');
  /** How many counters share a space. */
  const here = (space: number): number =>
    counters.filter(({ evil }) => evil === space).length +
    Number(game.dummies.length === 2 && game.dummyEvil === space);
  const note = c.say(`evil.note.${game.paladin}`, { seat: game.paladinSeat });
  return (
    <section className="dl-evil" data-at="evil">
      <h2 className="plaque is-small">
        <Gi icon="imp-laugh" />
        {c.say('evil.title')}
        <small className="is-paladin">
          {note} <Gi icon="crested-helmet" />
        </small>
      </h2>
      <svg viewBox={`0 -3 ${WIDTH} 40`} role="img" aria-label={c.say('evil.list', { list: spoken })}>
        <rect y="7" width={WIDTH} height="29" rx="9" fill="#0e0b08" />
        <rect x="1.5" y="8.5" width={WIDTH - 3} height="26" rx="8" fill="url(#dl-evil)" />
        <rect x="3" y="9.5" width={WIDTH - 6} height="4" rx="2" fill="#fff" opacity=".22" />
        {SPACES.map((n) => (
          <g key={n}>
            {n > 1 ? <path d={`M${(n - 1) * STEP} 9V34`} stroke="#000" strokeOpacity=".28" /> : undefined}
            <text x={(n - 0.5) * STEP} y="31" className={n < 8 ? 'dl-nice' : 'dl-nasty'}>
              {n}
            </text>
          </g>
        ))}
        <rect
          x={(LIMIT - 1) * STEP + 0.5}
          y="6.500"
          width={STEP - 1}
          height="28.500"
          rx="4"
          fill="none"
          stroke="#ffdf9e"
          strokeWidth="2"
        />
        {game.dummies.length === 2 ? (
          <Counter {...TRAINEE} at={game.dummyEvil} among={here(game.dummyEvil) - 1} of={here(game.dummyEvil)} />
        ) : undefined}
        {counters.map(({ seat, evil }) => {
          const mark = markOf(seat);
          const becomes = next.players[seat]?.evil ?? evil;
          const before = counters.filter((one) => one.evil === evil && one.seat < seat).length;
          const place = { among: before, of: here(evil) };
          return (
            <g key={seat}>
              <Counter {...mark} at={evil} {...place} />
              {becomes === evil ? undefined : (
                <g opacity=".75" className="dl-would">
                  <Counter {...mark} at={becomes} among={0} of={1} />
                </g>
              )}
            </g>
          );
        })}
      </svg>
    </section>
  );
}

interface CounterProps extends Mark {
  readonly at: number;
  readonly among: number;
  readonly of: number;
}

function Counter({ letter, fill, d, y, at, among, of }: CounterProps) {
  // Three and more on a space are smaller, so that each is seen.
  const size = of > 2 ? 0.66 : 0.8333;
  const shift = (among - (of - 1) / 2) * (of > 2 ? 12 : 13);
  return (
    <g
      className="dl-counter"
      transform={`translate(${(at - 0.5) * STEP - 12 * size + shift} ${18 - 24 * size}) scale(${size})`}
    >
      <path d={d} fill={fill} stroke="#140f0a" strokeWidth="1.8" />
      <text x="12" y={y} fill="#140f0a" className="dl-on-counter">
        {letter}
      </text>
    </g>
  );
}
