import { ORDERS, type Order } from '@oubliette/dungeon-lords/cards';
import type { CSSProperties } from 'react';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { ORDER_PICTURES } from '../pieces/pictures.ts';
import { useRadios } from './use-radios.ts';

/** The order cards: those that can be played glow, those that cannot say why. */
export function Hand() {
  const { ask, option, hinted, c, t, touch } = useTable();
  const { group, radio } = useRadios();
  if (ask === undefined) return undefined;
  const closed = ORDERS.filter(
    (order) =>
      ask.refused.some((refusal) => refusal.option === order) &&
      (ask.kind !== 'order' || ask.soFar.every((step) => step.option !== order)),
  );
  return (
    <div className="dl-hand">
      <div ref={group} className="dl-open" role="radiogroup" aria-labelledby="sentence">
        {ORDERS.filter((order) => ask.options.includes(order)).map((order) => (
          <button
            key={order}
            {...radio(order)}
            className={`dl-card is-open${order === option ? ' is-picked' : ''}${order === hinted ? ' is-hinted' : ''}`}
          >
            <span className="dl-key" aria-hidden="true">
              {ask.options.indexOf(order) + 1}
            </span>
            <Face order={order} />
          </button>
        ))}
      </div>
      {closed.map((order) => (
        <button
          key={order}
          type="button"
          className="dl-card is-shut"
          aria-label={c.say('closed', { option: t.say(`order.${order}`) })}
          onClick={() => touch(order)}
        >
          <Face order={order} />
          <span className="dl-lock">
            <Gi icon="padlock" />
          </span>
        </button>
      ))}
    </div>
  );
}

function Face({ order }: { order: Order }) {
  const { c, t } = useTable();
  const { icon, cloth } = ORDER_PICTURES[order];
  return (
    <>
      <span className="dl-pic" style={{ '--k': cloth } as CSSProperties}>
        <Gi icon={icon} />
      </span>
      <span className="dl-card-name">
        <span className="is-whole">{t.say(`order.${order}`)}</span>
        <span className="is-brief" aria-hidden="true">
          {c.say(`short.${order}`)}
        </span>
      </span>
    </>
  );
}
