import type { Order } from '@oubliette/dungeon-lords/cards';
import type { Seat } from '@oubliette/engine';
import type { CSSProperties } from 'react';
import { isBot } from '../../base/chair.ts';
import { useLocale } from '../../base/locale.tsx';
import type { DialogName } from '../../kit/dialog-name.ts';
import { Pane } from '../../kit/panes/pane.tsx';
import { Rival as KitRival } from '../../kit/panes/rival.tsx';
import { Gi } from '../../kit/pieces/icon.tsx';
import { times } from '../../kit/pieces/lists.ts';
import { Wax } from '../../kit/pieces/marks.tsx';
import { othersAt } from '../../kit/table-context.tsx';
import { noted } from '../../kit/tips/explained.ts';
import { noteOf } from '../../reading/about.ts';
import { useTable } from './at-table.ts';
import { Minion } from './pieces/creatures.tsx';
import { StoresInBrief } from './pieces/goods.tsx';
import { ORDER_PICTURES } from './pieces/pictures.ts';
import { MiniMap, useMapName } from './place/dungeon-map.tsx';
import { ItemsInBrief, TokenRow } from './place/items.tsx';
import { placeOf } from './reading.ts';

export function OthersPane({ onDialog }: { onDialog: (dialog: DialogName) => void }) {
  const { say } = useLocale();
  const { game, ...table } = useTable();
  return (
    <Pane name="others" className="dl-others" title={say.say('others.title')} icon="crowned-skull">
      {othersAt(table).map((seat) => (
        <Rival key={seat} seat={seat} onDialog={onDialog} />
      ))}
      {game.dummies.map((dummy, at) => (
        <Trainee key={dummy.blocked.join()} who={at === 0 ? 'dummy-1' : 'dummy-2'} {...dummy} />
      ))}
    </Pane>
  );
}

function Rival({ seat, onDialog }: { seat: Seat; onDialog: (dialog: DialogName) => void }) {
  const { game, c, ask } = useTable();
  const mapName = useMapName();
  // The rival who is to be given the item.
  const isMeant = ask?.kind === 'give-item' && ask.about?.toSeat === seat && ask.about?.toDummy === 0;
  const side = (
    <>
      <MiniMap place={placeOf(game, seat)} />
      <span className="unseen">{mapName(seat)}</span>
      {game.paladinSeat === seat ? (
        <span className="dl-has-paladin" {...noted(noteOf(c, 'paladin', c.say('evil.note.out', { seat })))}>
          <Gi icon="crested-helmet" />
        </span>
      ) : undefined}
    </>
  );
  return (
    <KitRival seat={seat} className={isMeant ? 'is-meant' : ''} onDialog={onDialog} side={side}>
      <StoresInBrief seat={seat} />
      <ItemsInBrief seat={seat} />
      <p className="kit-rival-says">
        <RivalState seat={seat} />
      </p>
      <Blocked orders={placeOf(game, seat).blocked} />
    </KitRival>
  );
}

/** A rival's state: orders laid or shown, a choice under way, adventurers left, or evil. */
function RivalState({ seat }: { seat: Seat }) {
  const { now, game, session, c } = useTable();
  const { played, laid, party, evil } = placeOf(game, seat);
  const deciding = now.seen.waiting.includes(seat);
  const bot = isBot(session.chairs()[seat]) ? `${c.say('rival.bot')} · ` : '';
  if (now.ready.includes(seat))
    return (
      <>
        <Wax size={17} /> {bot}
        {c.say('rival.sealed')}
      </>
    );
  if (played.length > 0 && game.season !== 'combat')
    return (
      <>
        <OrderChips orders={played} />
        {times(laid - played.length, () => (
          <Wax size={17} />
        ))}
        {deciding ? c.say('rival.deciding') : undefined}
      </>
    );
  if (game.season === 'combat') return `${bot}${c.say('rival.standing', { count: party.length })}`;
  if (!deciding) return `${bot}${c.say('rival.evil', { evil })}`;
  return (
    <>
      <Gi icon="quill-ink" /> {bot}
      {c.say(game.season === 'winter' || now.seen.waiting.length > 1 ? 'rival.choosing' : 'rival.deciding')}
    </>
  );
}

/** Orders that cannot be given this round; they are public. */
function Blocked({ orders }: { orders: readonly Order[] }) {
  const { c } = useTable();
  return orders.length === 0 ? undefined : (
    <p className="kit-rival-says dl-blocked" {...noted(noteOf(c, 'blocked', c.say('rival.blocked')))}>
      <Gi icon="padlock" />
      <span className="unseen">{c.say('rival.blocked')}: </span>
      <OrderChips orders={orders} />
    </p>
  );
}

function OrderChips({ orders }: { orders: readonly Order[] }) {
  const { t, c } = useTable();
  return orders.map((order) => (
    <span
      key={order}
      className="dl-order-chip"
      {...noted(noteOf(c, `order.${order}`, t.say(`order.${order}`)))}
      style={{ '--k': ORDER_PICTURES[order].cloth } as CSSProperties}
    >
      <Gi icon={ORDER_PICTURES[order].icon} />
      <span className="unseen">{t.say(`order.${order}`)}</span>
    </span>
  ));
}

interface TraineeProps {
  readonly who: 'dummy-1' | 'dummy-2';
  readonly drawn: readonly Order[];
  readonly blocked: readonly Order[];
}

function Trainee({ who, drawn, blocked }: TraineeProps) {
  const { c, game, names } = useTable();
  const held = game.magicItems?.dummyTokens.find(({ ownerSeat, tokens }) => ownerSeat === who && tokens.length > 0);
  return (
    <article className="kit-rival is-trainee">
      <Minion who={who} size={26} />
      <div>
        <h3>{names(who)}</h3>
        <p className="kit-rival-says">{c.say('rival.quiet')}</p>
        <Blocked orders={blocked} />
        {held === undefined ? undefined : (
          <p className="dl-rival-items">
            <TokenRow tokens={held.tokens} owner={who} />
          </p>
        )}
      </div>
      <span className="kit-rival-side">
        <OrderChips orders={drawn} />
      </span>
    </article>
  );
}
