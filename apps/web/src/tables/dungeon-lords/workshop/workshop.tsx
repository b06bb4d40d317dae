// The combat workshop: plans tried on paper before anybody gets hurt.

import type { BattlePlan } from '@oubliette/dungeon-lords/workshop';
import { useState } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { useTable } from '../at-table.ts';
import { HeroPortrait } from '../pieces/creatures.tsx';
import { Bears } from '../pieces/item-token.tsx';
import { leftOf, placeOf } from '../reading.ts';
import { Bench } from './bench.tsx';
import { Kept, type KeptPlan } from './kept.tsx';
import { planKey, rangeOf } from './outcome.ts';
import { Results } from './results.tsx';
import { useTrial } from './use-trial.ts';

interface Props {
  readonly onClose: () => void;
  /** The answers that lay a plan go to the action bar. */
  readonly onUse: (steps: readonly string[]) => void;
}

export function Workshop({ onClose, onUse }: Props) {
  const { now, ask, game, me = 0, c, t } = useTable();
  const [plan, setPlan] = useState<BattlePlan>(() => begun(ask?.soFar ?? [], placeOf(game, me), ask?.options ?? []));
  const [kept, setKept] = useState<readonly KeptPlan[]>([]);
  const { tiles, tried, suggest, suggesting } = useTrial(now, plan, setPlan);
  const isKept = kept.some((one) => planKey(one.plan) === planKey(plan));
  const range = tried !== undefined && 'trials' in tried ? rangeOf(tried.trials) : undefined;
  const steps = tried !== undefined && 'steps' in tried ? tried.steps : undefined;
  return (
    <Dialog title={c.say('shop.title')} onClose={onClose}>
      <div className="dl-shop">
        <div className="dl-shop-lead">
          <p>{c.say('shop.lead')}</p>
          <Foes />
        </div>
        <Bench plan={plan} tiles={tiles} onPlan={setPlan} />
        <div className="dl-shop-out" aria-live="polite">
          {tried === undefined ? (
            <p className="dl-shop-wait">{c.say('shop.wait')}</p>
          ) : 'refused' in tried ? (
            <div className="dl-shop-no">
              <Gi icon="padlock" />
              <p>
                {t.refusal(tried.refused)} <small>{tried.refused.rule}</small>
              </p>
            </div>
          ) : (
            <Results trials={tried.trials} cell={plan.cell} />
          )}
        </div>
        <div className="dl-shop-actions">
          <button
            type="button"
            className="brass go"
            aria-disabled={steps === undefined}
            onClick={() => {
              if (steps === undefined) return;
              onUse(steps);
              onClose();
            }}
          >
            {c.say('shop.use')}
          </button>
          <button type="button" className="brass is-quiet" aria-busy={suggesting} onClick={suggest}>
            <Gi icon="crystal-ball" />
            <span>{c.say(suggesting ? 'shop.suggesting' : 'shop.suggest')}</span>
          </button>
          <button
            type="button"
            className="brass is-quiet"
            aria-disabled={range === undefined || isKept}
            onClick={() => (range === undefined || isKept ? undefined : setKept([...kept.slice(-2), { plan, range }]))}
          >
            <Gi icon="scroll-unfurled" />
            <span>{c.say('shop.keep')}</span>
          </button>
        </div>
        <Kept plans={kept} current={plan} onPlan={setPlan} />
      </div>
    </Dialog>
  );
}

/** Who comes in, the head first, with what each has left. */
function Foes() {
  const { game, me = 0, names } = useTable();
  return (
    <ul className="dl-shop-foes">
      {placeOf(game, me).party.map((hero, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the line is who it is
        <li key={at}>
          <HeroPortrait id={hero.id} name={names(hero.id)} health={leftOf(hero)} />
          <Bears items={hero.items} />
        </li>
      ))}
    </ul>
  );
}

/** The plan as far as it has been laid down, or none at the first tile there is. */
function begun(
  soFar: readonly { readonly kind: string; readonly option: string }[],
  { tunnels, chambers }: ReturnType<typeof placeOf>,
  options: readonly string[],
): BattlePlan {
  const of = (kind: string): string[] =>
    soFar.filter((step) => step.kind === kind && step.option !== 'done').map(({ option }) => option);
  const [cell = options.find((one) => /^[a-e][1-4]$/.test(one)) ?? tunnels[0] ?? chambers[0]] = of('plan-tile');
  return { cell, traps: of('plan-trap'), creatures: of('plan-creature') } as unknown as BattlePlan;
}
