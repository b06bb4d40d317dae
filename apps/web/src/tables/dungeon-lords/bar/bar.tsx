// The action bar of Dungeon Lords: order cards and their slots, presents, and everything else as pieces.

import { ORDERS, type Order } from '@oubliette/dungeon-lords/cards';
import { ActionBar } from '../../../kit/bar/action-bar.tsx';
import { type CardFace, Hand, type Slot, Slots } from '../../../kit/bar/hand.tsx';
import { Options } from '../../../kit/bar/options.tsx';
import type { TableScene } from '../../../kit/bar/use-table-scene.ts';
import { Gi } from '../../../kit/pieces/icon.tsx';
import type { AskNow } from '../../../session/now.ts';
import { CARD_ASKS, isPlanned, SLOT_ASKS, TOKEN_ASKS } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { Stores } from '../pieces/goods.tsx';
import { has, ORDER_PICTURES } from '../pieces/pictures.ts';
import { ROMAN } from '../reading.ts';
import { Face } from './face.tsx';
import { Gift } from './gift.tsx';

export function Bar({ scene }: { scene: TableScene }) {
  const { c, ask, me } = useTable();
  const faceOf = useOrderFaces();
  const slot = useSlot();
  const go = useGoWords();
  const kind = ask?.kind ?? '';
  const slots = SLOT_ASKS.includes(kind);
  const gift = kind === 'give-item';
  const placed = ask?.soFar.map(({ option }) => option) ?? [];
  return (
    <ActionBar
      scene={scene}
      className={`has-pieces${slots || gift ? ' has-slots' : ''}`}
      links={
        ask !== undefined && isPlanned(ask) ? (
          <button type="button" className="rule-link dl-shop-link" onClick={() => scene.props.onDialog('workshop')}>
            <Gi icon="crystal-ball" />
            {c.say('shop.title')}
          </button>
        ) : undefined
      }
      stores={me === undefined ? undefined : <Stores seat={me} size={20} />}
      before={
        slots ? (
          <Slots
            slots={slotsOf(ask).map(slot)}
            placed={placed.map(faceOf)}
            onBack={scene.actions.takeBack}
            onNow={() => layOrChoose(scene)}
          />
        ) : gift ? (
          <Gift />
        ) : undefined
      }
      answers={
        CARD_ASKS.includes(kind) ? (
          <Hand cards={ORDERS} faceOf={faceOf} without={kind === 'order' ? placed : []} />
        ) : (
          <Options face={(props) => <Face {...props} />} tokens={TOKEN_ASKS.includes(kind)} />
        )
      }
      go={go}
    />
  );
}

/** A card that is picked goes into the slot; else the hand is where one is picked. */
function layOrChoose({ decision, actions }: TableScene): void {
  if (decision.option === undefined)
    document.querySelector<HTMLElement>('.kit-hand [role=radio], .bar [role=radio]')?.focus();
  else actions.confirm();
}

function useOrderFaces(): (order: string) => CardFace {
  const { c, t } = useTable();
  return (order) => ({
    ...ORDER_PICTURES[order as Order],
    name: t.say(`order.${order}`),
    short: c.say(`short.${order as Order}`),
  });
}

/** The questions that are answered together, in their order. */
const slotsOf = (ask: AskNow | undefined): readonly string[] =>
  (ask?.about?.steps as readonly string[] | undefined) ?? [];

function useSlot(): (slot: string, at: number) => Slot {
  const { c } = useTable();
  return (slot, at) =>
    slot === 'order'
      ? { mark: c.say('slot.nth', { nth: at + 1 }), empty: ROMAN[at] }
      : slot === 'send-item'
        ? { mark: c.say('slot.token'), empty: <Gi icon="present" />, now: c.say('slot.now.token') }
        : { mark: c.say('slot.trainee'), empty: '+' };
}

/** For orders the button says which card goes where, and when that seals them. */
function useGoWords() {
  const { ask, option, t, c } = useTable();
  if (ask === undefined) return undefined;
  const words = option === undefined ? '' : t.option(ask.kind, option, ask.about);
  // A card has a short name too: the button stays one line long.
  const order = option !== undefined && has(ORDER_PICTURES, option) ? c.say(`short.${option}`) : words;
  const nth = ask.soFar.length + 1;
  const places = slotsOf(ask).length;
  const slots = SLOT_ASKS.includes(ask.kind);
  if (ask.kind === 'keep-order' || (slots && nth === places)) {
    return {
      big: c.say('go.seal'),
      small: option === undefined ? c.say('go.choose') : c.say('go.seal.with', { order }),
    };
  }
  if (!slots) return { big: c.say('go.yes'), small: option === undefined ? c.say('go.choose') : words };
  if (option === undefined) return { big: c.say('go.seal'), small: c.say('go.left', { count: places + 1 - nth }) };
  return {
    big: ask.kind === 'order' ? c.say('go.first', { order, nth }) : c.say('go.yes'),
    small: c.say('go.enter'),
  };
}
