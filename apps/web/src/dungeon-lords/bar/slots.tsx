import type { Order } from '@oubliette/dungeon-lords/cards';
import type { CSSProperties } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { ORDER_PICTURES } from '../pieces/pictures.ts';
import { ROMAN } from '../reading.ts';

/** Three orders, from left to right; the trainee's beside them where one has a trainee. */
export function Slots({ onBack }: { onBack: () => void }) {
  const { ask, game, c } = useTable();
  const laid = ask?.soFar ?? [];
  const trainee = game.dummies.length === 2;
  const places = trainee ? [0, 1, 2, 3] : [0, 1, 2];
  return (
    <ol className={`dl-slots${trainee ? ' are-four' : ''}`}>
      {places.map((at) => {
        const step = laid[at];
        const mark = at === 3 ? c.say('slot.trainee') : c.say('slot.nth', { nth: at + 1 });
        return (
          <li
            key={at}
            className={`dl-slot${at === laid.length ? ' is-now' : ''}${step === undefined ? '' : ' is-full'}`}
          >
            {step === undefined ? (
              <span>
                <b>{at === 3 ? '+' : ROMAN[at]}</b>
                <small>{c.say(at === laid.length ? 'slot.now' : 'slot.later')}</small>
              </span>
            ) : (
              <Laid order={step.option as Order} last={at === laid.length - 1} onBack={onBack} />
            )}
            <i className="dl-nth">{mark}</i>
          </li>
        );
      })}
    </ol>
  );
}

function Laid({ order, last, onBack }: { order: Order; last: boolean; onBack: () => void }) {
  const { c, t } = useTable();
  const { icon, cloth } = ORDER_PICTURES[order];
  return (
    <span className="dl-card is-mine">
      <span className="dl-pic" style={{ '--k': cloth } as CSSProperties}>
        <Gi icon={icon} />
      </span>
      <span className="dl-card-name" data-short={c.say(`short.${order}`)}>
        {t.say(`order.${order}`)}
      </span>
      <span className="dl-eye">
        <Gi icon="brass-eye" />
      </span>
      {last ? (
        <button
          type="button"
          className="dl-x"
          aria-label={c.say('slot.back', { order: t.say(`order.${order}`) })}
          onClick={onBack}
        >
          <Icon name="cross" />
        </button>
      ) : undefined}
    </span>
  );
}
