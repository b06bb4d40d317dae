// Both sums of an Arena, aligned term by term: power, allies, die, total.
import type { Seat } from '@oubliette/engine';
import type { SideSum } from '@oubliette/quests-and-betrayals/told-facts';
import { Die } from '../../../kit/pieces/die.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import type { ArenaTold } from './shows.ts';

export function ArenaSum({ arena }: { arena: ArenaTold }) {
  const { c, t } = useTable();
  const { attacker, defender, totals } = arena;
  return (
    <div className="parchment qt-sums">
      <div>
        <Row
          arena={arena}
          seat={attacker}
          side="attacker"
          pips={arena.green}
          sum={arena.sums?.green}
          total={totals?.green}
          won={totals?.won}
        />
        <Row
          arena={arena}
          seat={defender}
          side="defender"
          pips={arena.red}
          sum={arena.sums?.red}
          total={totals?.red}
          won={totals === undefined ? undefined : !totals.won}
        />
      </div>
      {totals === undefined ? (
        <p className="qt-verdict is-open">{c.say('sum.open')}</p>
      ) : (
        <p className="qt-verdict">
          <b>{c.say('sum.won', { seat: totals.won ? attacker : defender })}</b>
          <span>{c.say('sum.totals', { green: totals.green, red: totals.red })}</span>
          <span className="unseen">{t.seat(totals.won ? attacker : defender)}</span>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  readonly arena: ArenaTold;
  readonly seat: Seat;
  readonly side: 'attacker' | 'defender';
  readonly pips: number | undefined;
  /** Present from the dice on; before them the power comes from the view. */
  readonly sum: SideSum | undefined;
  readonly total: number | undefined;
  readonly won: boolean | undefined;
}

function Row({ arena, seat, side, pips, sum, total, won }: RowProps) {
  const { game, c, t } = useTable();
  const power = sum?.power ?? game._principals?.[side === 'attacker' ? 0 : 1]?.power;
  const doubled = sum?.doubled ?? game.fight?.announced.includes(seat) === true;
  const counts = sum?.die;
  return (
    <div className={`qt-sum-row is-${side}`}>
      <span className="qt-term">
        <SeatMark seat={seat} size={18} />
        <b>{power ?? '?'}</b> <em>{t.seat(seat)}</em>
      </span>
      {sum?.allies.map((ally) => (
        <span key={ally.seat} className="qt-term-plus">
          <i>+</i>
          <span className={`qt-term${arena.betrayed.includes(ally.seat) ? ' is-betrayal' : ''}`}>
            <SeatMark seat={ally.seat} size={18} />
            <b>{ally.power}</b> <em>{t.seat(ally.seat)}</em>
          </span>
        </span>
      ))}
      <span className="qt-term-plus">
        <i>+</i>
        <span className={`qt-term${counts !== undefined && pips !== counts ? ' is-kritik' : ''}`}>
          <Die colour={side === 'attacker' ? 'green' : 'red'} pips={pips} name="" size={22} />
          <b>{counts ?? '?'}</b> <em>{c.say(counts !== undefined && pips !== counts ? 'sum.kritik' : 'sum.die')}</em>
        </span>
      </span>
      {doubled ? <span className="qt-term-plus">{c.say('sum.doubled')}</span> : undefined}
      <span className="qt-term-plus">
        <i>=</i>
        <span className={`qt-term is-result${won === true ? ' is-won' : ''}`}>
          <b>{total ?? '?'}</b> <em>{c.say(`sum.${side}`)}</em>
        </span>
      </span>
    </div>
  );
}
