// The central board: eight orders with three spaces each, who stands there, what each costs and gives.

import { ACTIONS, type ActionSpace, type Cost, type Gain, ORDERS, type Order } from '@oubliette/dungeon-lords/cards';
import type { CSSProperties } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Amount } from '../../../kit/pieces/token.tsx';
import { explained, noted, oneTabStop } from '../../../kit/tips/explained.ts';
import { figure } from '../../../parts/figure.ts';
import { type Note, noteOf } from '../../../reading/about.ts';
import { orderOf } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { Minion } from '../pieces/creatures.tsx';
import { Amounts, For, GOODS } from '../pieces/goods.tsx';
import { ORDER_PICTURES } from '../pieces/pictures.ts';
import { draftOf, type Occupant, ROMAN } from '../reading.ts';

export function Orders() {
  const { game, now, ask, option } = useTable();
  const chosen = ask?.kind === 'order' || ask?.kind === 'dummy-order' ? ask.soFar.map((step) => step.option) : [];
  const laid = chosen.length > 0 ? chosen : draftOf(now);
  const acting = orderOf(ask);
  return (
    <div className="dl-orders" {...oneTabStop}>
      {ORDERS.map((order, at) => {
        const picked = (ask?.kind === 'order' || ask?.kind === 'dummy-order') && option === order;
        const mine = laid.includes(order);
        return (
          <OrderPanel
            key={order}
            order={order}
            spaces={game.spaces[at] ?? []}
            className={acting === order || picked ? 'is-hot' : mine ? 'is-mine' : ''}
            ghost={picked || mine}
          />
        );
      })}
    </div>
  );
}

interface PanelProps {
  readonly order: Order;
  readonly spaces: readonly Occupant[];
  readonly className: string;
  readonly ghost: boolean;
}

function OrderPanel({ order, spaces, className, ghost }: PanelProps) {
  const { c, me, t } = useTable();
  const { icon, cloth } = ORDER_PICTURES[order];
  const first = ghost ? spaces.indexOf('free') : -1;
  const about = useAboutSpace();
  return (
    <section className={`by-night dl-order ${className}`} style={{ '--k': cloth } as CSSProperties}>
      <h3>
        <Gi icon={icon} />
        <span {...noted(noteOf(c, `order.${order}`, t.say(`order.${order}`)))}>{c.say(`short.${order}`)}</span>
      </h3>
      <ol>
        {ACTIONS[order].spaces.map((space, at) => {
          const who = spaces[at] ?? 'free';
          return (
            <li
              key={ROMAN[at]}
              data-at={`space-${order}-${at + 1}`}
              {...explained(about(order, space, at, who), order === ORDERS[0] && at === 0)}
              className={`${who === 'free' ? '' : 'is-taken'}${at === first ? ' is-ghost' : ''}`}
            >
              <i>{ROMAN[at]}</i>
              <Effect order={order} space={space} />
              {who === 'free' ? undefined : (
                <Minion who={who} name={typeof who === 'number' ? t.seat(who) : t.name(who)} />
              )}
              {at === first && me !== undefined ? <Minion who={me} name={c.say('space.ghost')} /> : undefined}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const gainsOf = (order: Order, { permit, gain }: ActionSpace): Gain =>
  permit === undefined ? (gain ?? {}) : { [order === 'dig' ? 'tunnels' : 'gold']: permit };
const paysFor = ({ foreman, pay }: ActionSpace): Cost => (foreman ? { imps: 1 } : (pay ?? {}));

/** A space in words: what it costs and gives, and who stands there. */
function useAboutSpace(): (order: Order, space: ActionSpace, at: number, who: Occupant) => Note {
  const { c, t } = useTable();
  const list = (of: Cost & Gain): string =>
    Object.entries(of)
      .map(([good, n]) => `${figure(n)} ${c.say(`good.${good}` as `good.gold`, { count: n })}`)
      .join(', ');
  return (order, space, at, who) =>
    noteOf(
      c,
      `order.${order}`,
      c.say('about.space', {
        order: t.say(`order.${order}`),
        space: ROMAN[at] ?? '',
        pays: list(paysFor(space)) || 'none',
        gains: [list(gainsOf(order, space)), space.spy ? c.say('space.spy') : '']
          .filter((part) => part !== '')
          .join(' '),
        who: who === 'free' ? who : typeof who === 'number' ? t.seat(who) : t.name(who),
      }),
    );
}

/** What stands left of the arrow, and right of it. */
function Effect({ order, space }: { order: Order; space: ActionSpace }) {
  const { c } = useTable();
  const gains = gainsOf(order, space);
  const pays = paysFor(space);
  const paid = Object.keys(pays).length > 0;
  return (
    <span className="dl-effect">
      {paid ? (
        <span className="dl-side">
          <Amounts of={pays} />
        </span>
      ) : undefined}
      <span className="dl-side">
        {paid ? <For /> : undefined}
        <Amounts of={gains} />
        {space.spy ? <Amount face={GOODS.spy} name={c.say('space.spy')} /> : undefined}
      </span>
    </span>
  );
}
