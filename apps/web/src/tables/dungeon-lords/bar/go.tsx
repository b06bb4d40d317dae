import { SLOT_ASKS } from '../asked.ts';
import { useTable } from '../at-table.tsx';
import { has, ORDER_PICTURES } from '../pieces/pictures.ts';
import { slotsOf } from './slots.tsx';

/** The one button that plays what is picked; for orders it says which card goes where, and when that seals them. */
export function Go({ onGo, pending }: { onGo: () => void; pending: boolean }) {
  const { game, ask, option, t, c } = useTable();
  if (ask === undefined) return undefined;
  const words = option === undefined ? '' : t.option(ask.kind, option, ask.about);
  // A card has a short name too: the button stays one line long.
  const order = option !== undefined && has(ORDER_PICTURES, option) ? c.say(`short.${option}`) : words;
  const nth = ask.soFar.length + 1;
  const slots = slotsOf(game);
  const last = SLOT_ASKS.includes(ask.kind) && nth === slots.length;
  const [big, small] =
    ask.kind === 'keep-order' || last
      ? [c.say('go.seal'), option === undefined ? c.say('go.choose') : c.say('go.seal.with', { order })]
      : SLOT_ASKS.includes(ask.kind)
        ? option === undefined
          ? [c.say('go.seal'), c.say('go.left', { count: slots.length + 1 - nth })]
          : [ask.kind === 'order' ? c.say('go.first', { order, nth }) : c.say('go.yes'), c.say('go.enter')]
        : [c.say('go.yes'), option === undefined ? c.say('go.choose') : words];
  return (
    <button
      type="button"
      className={`brass go${big.length > 20 ? ' is-long' : ''}`}
      aria-disabled={option === undefined || pending}
      onClick={onGo}
    >
      {big}
      <small>{small}</small>
    </button>
  );
}
