// Both sums of a fight in the Dungeon, as in the Arena: power, ally, die, total.

import type { Heard } from '@oubliette/engine';
import { MONSTERS } from '@oubliette/quests-and-betrayals/cards';
import { dieCounts, helpOn, powerOn } from '@oubliette/quests-and-betrayals/reading';
import { Die } from '../../../kit/pieces/die.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useNames } from '../../../kit/table-context.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { BADGES } from '../pieces/pictures.ts';
import type { View } from '../reading.ts';

interface Props {
  /** The view when the dice were rolled, before the fight changed it. */
  readonly rolled: View;
  /** The event with the result, once it is told. */
  readonly totals: Heard | undefined;
}

export function DungeonSum({ rolled, totals }: Props) {
  const { c, t } = useTable();
  const names = useNames();
  const { fight } = rolled;
  if (fight?.monster === undefined || fight.green === undefined || fight.red === undefined) return undefined;
  const { monster, attacker, ally, green, red } = fight;
  const { power, type } = MONSTERS[monster];
  const doubled = fight.announced.includes(attacker);
  return (
    <div className="parchment qt-sums qt-dungeon-sum">
      <div>
        <div className="qt-sum-row is-attacker">
          <span className="qt-term">
            <SeatMark seat={attacker} size={18} />
            <b>{powerOn(rolled, attacker, monster)}</b> <em>{t.seat(attacker)}</em>
          </span>
          <DieTerm colour="green" pips={green} counts={dieCounts(rolled, attacker, green)} />
          {doubled ? <span className="qt-term-plus">{c.say('sum.doubled')}</span> : undefined}
          {ally === undefined ? undefined : (
            <span className="qt-term-plus">
              <i>+</i>
              <span className="qt-term">
                <SeatMark seat={ally} size={18} />
                <b>{helpOn(rolled, ally, monster)}</b> <em>{t.seat(ally)}</em>
              </span>
            </span>
          )}
          <Result total={totals?.green} won={totals?.won === true} />
        </div>
        <div className="qt-sum-row is-defender">
          <span className="qt-term">
            <Gi icon={BADGES[type]} />
            <b>{power}</b> <em>{names(monster)}</em>
          </span>
          <DieTerm colour="red" pips={red} counts={dieCounts(rolled, undefined, red)} />
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
