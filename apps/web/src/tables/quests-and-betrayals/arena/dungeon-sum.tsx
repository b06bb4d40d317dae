// Both sums of a fight in the Dungeon, as in the Arena: power, ally, die, total.
import type { Heard, Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '@oubliette/quests-and-betrayals/cards';
import type { FightSums } from '@oubliette/quests-and-betrayals/told-facts';
import { Die } from '../../../kit/pieces/die.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { BADGES } from '../pieces/pictures.ts';

interface Props {
  readonly attacker: Seat;
  readonly monster: MonsterId;
  readonly green: number;
  readonly red: number;
  readonly sums: FightSums;
  /** The event with the result, once it is told. */
  readonly totals: Heard | undefined;
}

export function DungeonSum({ attacker, monster, green, red, sums, totals }: Props) {
  const { c, t, names } = useTable();
  return (
    <div className="parchment qt-sums qt-dungeon-sum">
      <div>
        <div className="qt-sum-row is-attacker">
          <span className="qt-term">
            <SeatMark seat={attacker} size={18} />
            <b>{sums.green.power}</b> <em>{t.seat(attacker)}</em>
          </span>
          <DieTerm colour="green" pips={green} counts={sums.green.die} />
          {sums.green.doubled ? <span className="qt-term-plus">{c.say('sum.doubled')}</span> : undefined}
          {sums.green.allies.map(({ seat, power }) => (
            <span key={seat} className="qt-term-plus">
              <i>+</i>
              <span className="qt-term">
                <SeatMark seat={seat} size={18} />
                <b>{power}</b> <em>{t.seat(seat)}</em>
              </span>
            </span>
          ))}
          <Result total={totals?.green} won={totals?.won === true} />
        </div>
        <div className="qt-sum-row is-defender">
          <span className="qt-term">
            <Gi icon={BADGES[MONSTERS[monster].type]} />
            <b>{sums.red.power}</b> <em>{names(monster)}</em>
          </span>
          <DieTerm colour="red" pips={red} counts={sums.red.die} />
          <Result total={totals?.red} won={totals?.won === false} />
        </div>
      </div>
    </div>
  );
}

function DieTerm({ colour, pips, counts }: { colour: 'green' | 'red'; pips: number; counts: number }) {
  const { c } = useTable();
  return (
    <span className="qt-term-plus">
      <i>+</i>
      <span className={`qt-term${pips === counts ? '' : ' is-kritik'}`}>
        <Die colour={colour} pips={pips} name="" size={22} />
        <b>{counts}</b> <em>{c.say(pips === counts ? 'sum.die' : 'sum.kritik')}</em>
      </span>
    </span>
  );
}

function Result({ total, won }: { total: unknown; won: boolean }) {
  return (
    <span className="qt-term-plus">
      <i>=</i>
      <span className={`qt-term is-result${won ? ' is-won' : ''}`}>
        <b>{total === undefined ? '?' : String(total)}</b>
      </span>
    </span>
  );
}
