import type { Order } from '@oubliette/dungeon-lords/cards';
import type { CSSProperties } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { ORDER_PICTURES } from '../pieces/pictures.ts';
import { ROMAN, type View } from '../reading.ts';

/** Three orders, from left to right; the trainee's beside them where one has a trainee, and the token that goes with them. */
export function Slots({ onBack }: { onBack: () => void }) {
  const { ask, game, c } = useTable();
  const laid = ask?.soFar ?? [];
  const places = slotsOf(game);
  return (
    <ol className={`dl-slots${places.length > 3 ? ` are-${places.length === 4 ? 'four' : 'five'}` : ''}`}>
      {places.map((place, at) => {
        const step = laid[at];
        const mark = place === 'order' ? c.say('slot.nth', { nth: at + 1 }) : c.say(`slot.${place}`);
        return (
          <li
            key={mark}
            className={`dl-slot${at === laid.length ? ' is-now' : ''}${step === undefined ? '' : ' is-full'}`}
          >
            {step === undefined ? (
              <span>
                <b>{place === 'order' ? ROMAN[at] : place === 'token' ? <Gi icon="present" /> : '+'}</b>
                <small>
                  {c.say(at !== laid.length ? 'slot.later' : place === 'token' ? 'slot.now.token' : 'slot.now')}
                </small>
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

type Slot = 'order' | 'trainee' | 'token';
/** What is laid down together, in its order. */
export const slotsOf = ({ dummies, magicItems, season }: View): readonly Slot[] => [
  'order',
  'order',
  'order',
  ...(dummies.length === 2 ? ['trainee' as const] : []),
  // Advanced items: a token goes with the orders, but not in winter (MI-A-6).
  ...(magicItems?.queue !== undefined && season !== 'winter' ? ['token' as const] : []),
];

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
