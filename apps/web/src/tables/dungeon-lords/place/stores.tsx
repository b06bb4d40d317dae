import type { Seat } from '@oubliette/engine';
import { figure } from '../../../generic-board/stores.tsx';
import { useTable } from '../at-table.tsx';
import { type Good, Token } from '../pieces/token.tsx';
import { type PlayerView, placeOf } from '../reading.ts';

const STORES = [
  ['gold', ({ gold }: PlayerView) => gold],
  ['food', ({ food }: PlayerView) => food],
  ['imps', ({ imps }: PlayerView) => imps],
  ['traps', ({ trapsInHand }: PlayerView) => trapsInHand],
  ['evil', ({ evil }: PlayerView) => evil],
] as const satisfies readonly (readonly [Good, (place: PlayerView) => number])[];

/** What somebody has, and what the option that is picked would make of it. */
export function Stores({ seat, size = 30 }: { seat: Seat; size?: number }) {
  const { game, next, c, t } = useTable();
  const [now, then] = [placeOf(game, seat), placeOf(next, seat)];
  return (
    <ul className="dl-stores">
      {STORES.map(([good, count]) => {
        const value = count(now);
        const change = count(then) - value;
        // Gold gained is good news, evil gained is not.
        const isGood = good === 'evil' ? change < 0 : change > 0;
        return (
          <li key={good} className="dl-store" title={t.name(good)} data-at={`store-${seat}-${good}`}>
            <Token good={good} size={size} />
            <b key={value} className="dl-count">
              {value}
            </b>
            <span className="unseen"> {t.name(good)}</span>
            {change === 0 ? undefined : (
              <small className={isGood ? 'is-gain' : 'is-loss'}>
                <span aria-hidden="true">{change > 0 ? `+${change}` : figure(change)}</span>
                <span className="unseen"> ({c.say('store.would', { value: value + change })})</span>
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
