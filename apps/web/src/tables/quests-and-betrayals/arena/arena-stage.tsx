import type { Seat } from '@oubliette/engine';
import type { CSSProperties } from 'react';
import { Die } from '../../../kit/pieces/die.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { Goods } from '../pieces/goods.tsx';
import { Person } from '../pieces/person.tsx';
import { placeOf } from '../reading.ts';
import { HandPicture } from './hand-picture.tsx';
import { Sand } from './sand.tsx';
import type { ArenaTold, Hand } from './shows.ts';

const SPIKES = 16;
/** The points of a star with so many spikes. */
const star = (outer: number, inner: number): string =>
  `M${Array.from({ length: 2 * SPIKES }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / SPIKES, i % 2 === 0 ? outer : inner];
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/** The burst behind a die that counts double. */
const Burst = () => (
  <svg className="qt-burst" viewBox="-60 -60 120 120" aria-hidden="true">
    <path d={star(59, 43)} fill="#e0672a" stroke="#5a1d08" strokeWidth="2" />
    <path d={star(49, 37)} fill="#ffe9a8" />
  </svg>
);

/** The stage: the two principals, the bystanders' hands on the parapet, the dice between them. */
export function ArenaStage({ arena }: { arena: ArenaTold }) {
  const { game, c } = useTable();
  const { attacker, defender, green, red, hands, betrayed, sums, totals } = arena;
  const others = game.players.map((_, seat) => seat).filter((seat) => seat !== attacker && seat !== defender);
  const order = others.toSorted((a, b) => after(a) - after(b));
  // A die that counts more than it shows.
  const kritik =
    sums === undefined ? undefined : sums.green.die !== green ? 'green' : sums.red.die !== red ? 'red' : undefined;
  return (
    <div className="kit-stage qt-stage">
      <Sand />
      <div className="qt-arms" style={{ '--arms': order.length } as CSSProperties}>
        {order.map((seat) => (
          <Arm key={seat} seat={seat} hand={hands.get(seat)} betrayed={hands.has(seat) && betrayed.includes(seat)} />
        ))}
      </div>
      <Principal seat={attacker} says={c.say('duel.attacks')} className="is-attacker" won={totals?.won} />
      <Principal
        seat={defender}
        says={c.say('duel.defends')}
        className="is-defender"
        won={totals === undefined ? undefined : !totals.won}
      />
      {green === undefined ? undefined : (
        <div className="qt-dice">
          <span className={kritik === 'green' ? 'is-kritik' : ''}>
            {kritik === 'green' ? <Burst /> : undefined}
            <Die
              colour="green"
              pips={green}
              name={c.say('die.green', { seat: attacker, pips: green })}
              size={62}
              turned={-8}
            />
          </span>
          {game.pot === 0 ? undefined : (
            <span className="qt-pot">
              <Gi icon="open-treasure-chest" />
              <small>
                {c.say('arena.pot')} <Goods good="gems" n={game.pot} size={14} />
              </small>
            </span>
          )}
          <span className={kritik === 'red' ? 'is-kritik' : ''}>
            {kritik === 'red' ? <Burst /> : undefined}
            <Die
              colour="red"
              pips={red}
              name={c.say('die.red', { seat: defender, pips: red ?? 0 })}
              size={58}
              turned={10}
            />
          </span>
          {kritik === undefined ? undefined : (
            <b className={`qt-kritik is-${kritik}`}>
              Kritik !<small>{c.say('arena.kritik')}</small>
            </b>
          )}
        </div>
      )}
    </div>
  );

  /** Clockwise from the attacker. */
  function after(seat: Seat): number {
    return (seat - attacker + game.players.length) % game.players.length;
  }
}

function Principal({
  seat,
  says,
  className,
  won,
}: {
  seat: Seat;
  says: string;
  className: string;
  won: boolean | undefined;
}) {
  const { t } = useTable();
  return (
    <figure className={`qt-principal ${className}${won === false ? ' is-beaten' : ''}`}>
      <Person seat={seat} marked />
      <figcaption>
        <b>{t.seat(seat)}</b>
        <small>{says}</small>
      </figcaption>
    </figure>
  );
}

function Arm({ seat, hand, betrayed }: { seat: Seat; hand: Hand | undefined; betrayed: boolean }) {
  const { game, c, t, me } = useTable();
  // A player always sees the own hand.
  const { hand: own, allyPower } = placeOf(game, seat);
  const side = hand?.side;
  const known = side ?? (seat === me && own !== undefined && own !== 'closed' ? own : undefined);
  return (
    <div className="qt-bystander">
      <HandPicture seat={seat} side={side} betrayed={betrayed} />
      {betrayed ? (
        <span className="qt-treason">
          <Gi icon="backstab" /> {c.say('arena.treason')}
        </span>
      ) : undefined}
      <p>
        <span>
          <SeatMark seat={seat} size={16} /> {t.seat(seat)}
        </span>
        <b className={`is-${known ?? 'closed'}`}>
          {known === undefined
            ? c.say('hand.closed')
            : known === 'none'
              ? c.say('hand.none')
              : c.say(known === 'attacker' ? 'hand.attacker' : 'hand.defender', { n: hand?.power ?? allyPower })}
          {side === undefined && known !== undefined ? <span className="unseen"> {c.say('hand.own')}</span> : undefined}
        </b>
      </p>
    </div>
  );
}
