import type { BattlePlan } from '@oubliette/dungeon-lords/workshop';
import { signed } from '../../../parts/figure.ts';
import { useTable } from '../at-table.ts';
import { planKey, type Range } from './outcome.ts';

export interface KeptPlan {
  readonly plan: BattlePlan;
  readonly range: Range;
}

interface Props {
  readonly plans: readonly KeptPlan[];
  readonly current: BattlePlan;
  readonly onPlan: (plan: BattlePlan) => void;
}

/** Plans that were kept, with their points: at worst, on average, at best. */
export function Kept({ plans, current, onPlan }: Props) {
  const { c, t, names } = useTable();
  if (plans.length === 0) return undefined;
  return (
    <section className="dl-kept">
      <h3>{c.say('shop.kept')}</h3>
      <ul>
        {plans.map(({ plan, range: { worst, expected, best } }) => {
          const isCurrent = planKey(plan) === planKey(current);
          const who = [...plan.traps, ...plan.creatures].map((id) => names(id));
          return (
            <li key={planKey(plan)}>
              <button
                type="button"
                className={isCurrent ? 'is-in' : ''}
                aria-pressed={isCurrent}
                onClick={() => onPlan(plan)}
              >
                <span>
                  {plan.cell} · {who.length === 0 ? c.say('shop.nothing') : who.join(', ')}
                </span>
                <b>
                  {signed(worst.points, t.lang)} … <u>{signed(expected.points, t.lang)}</u> …{' '}
                  {signed(best.points, t.lang)}
                </b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
