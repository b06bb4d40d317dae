// Both sums of an Arena, aligned term by term: power, allies, die, total.
import type { Seat } from '@oubliette/engine';
import { dieCounts, helpOn, powerAsPrincipal } from '@oubliette/quests-and-betrayals/reading';
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
        <Row arena={arena} seat={attacker} side="attacker" pips={arena.green} total={totals?.green} won={totals?.won} />
        <Row
          arena={arena}
          seat={defender}
          side="defender"
          pips={arena.red}
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
  readonly total: number | undefined;
  readonly won: boolean | undefined;
}

function Row({ arena, seat, side, pips, total, won }: RowProps) {
  const { game, c, t } = useTable();
  const { hands, betrayed } = arena;
  const allies = [...hands].filter(([, where]) => where === side).map(([ally]) => ally);
  const doubled = game.fight?.announced.includes(seat) === true;
  const counts = pips === undefined ? undefined : dieCounts(game, seat, pips);
  return (
    <div className={`qt-sum-row is-${side}`}>
      <span className="qt-term">
        <SeatMark seat={seat} size={18} />
        <b>{powerAsPrincipal(game, seat, side === 'defender')}</b> <em>{t.seat(seat)}</em>
      </span>
      {allies.map((ally) => (
        <span key={ally} className="qt-term-plus">
          <i>+</i>
          <span className={`qt-term${betrayed.includes(ally) ? ' is-betrayal' : ''}`}>
            <SeatMark seat={ally} size={18} />
            <b>{helpOn(game, ally, 'none')}</b> <em>{t.seat(ally)}</em>
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
