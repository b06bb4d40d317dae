// The combat workshop: plans are tried before one is chosen.

import type { BattlePlan } from '@oubliette/dungeon-lords/workshop';
import { useState } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import type { AskNow } from '../../../session/now.ts';
import { chosenIn } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { HeroOf } from '../pieces/item-token.tsx';
import { isCell, type PlayerView, placeOf } from '../reading.ts';
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
  const { now, ask, game, me = 0, c, t, names } = useTable();
  const place = placeOf(game, me);
  const [plan, setPlan] = useState(() => begun(ask, place));
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
          <ul className="dl-shop-foes">
            {byPlace(place.party, (hero) => (
              <li>
                <HeroOf hero={hero} name={names(hero.id)} />
              </li>
            ))}
          </ul>
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

/** The plan as far as it has been laid down, or none at the first tile there is. */
function begun(ask: AskNow | undefined, { tunnels, chambers }: PlayerView): BattlePlan {
  const [cell = ask?.options.find(isCell) ?? tunnels[0] ?? chambers[0]] = chosenIn(ask, 'plan-tile');
  return { cell, traps: chosenIn(ask, 'plan-trap'), creatures: chosenIn(ask, 'plan-creature') } as BattlePlan;
}
