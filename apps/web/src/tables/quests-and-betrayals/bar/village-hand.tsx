// The options of the village as cards: the free ones, then the expedition.

import { PRICES } from '@oubliette/quests-and-betrayals/cards';
import { guildPriceFor, priceFor } from '@oubliette/quests-and-betrayals/reading';
import type { ReactNode } from 'react';
import { ClosedOption, KeyCap, PickedTick } from '../../../kit/bar/option-button.tsx';
import { useRadios } from '../../../kit/bar/use-radios.ts';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Padlock } from '../../../kit/pieces/marks.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { inShop } from '../asked.ts';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { Goods } from '../pieces/goods.tsx';
import { isItem } from '../pieces/pictures.ts';

interface CardProps {
  readonly icon: GameIcon;
  readonly ground: string;
  readonly name: string;
  readonly foot: ReactNode;
}

const Face = ({ icon, ground, name, foot }: CardProps) => (
  <>
    <span className="qt-card-pic" style={{ '--k': ground } as React.CSSProperties}>
      <Gi icon={icon} />
    </span>
    <span className="kit-card-name">{name}</span>
    <span className="qt-card-foot">{foot}</span>
  </>
);

/** The option that a card stands for. */
const CARDS = {
  temple: { icon: 'heart-plus', ground: '#a8332a' },
  guild: { icon: 'tied-scroll', ground: '#4a4da3' },
  trophy: { icon: 'trophy', ground: '#a87413' },
  dungeon: { icon: 'cave-entrance', ground: '#6d3a1c' },
  end: { icon: 'sunrise', ground: '#55608a' },
} as const satisfies Readonly<Record<string, { icon: GameIcon; ground: string }>>;
type CardName = keyof typeof CARDS;

export function VillageHand() {
  const { ask, c, t, game, front, me, besides, showDeal } = useTable();
  const radios = useRadios(inShop(ask));
  if (ask === undefined) return undefined;
  const foot: Readonly<Record<CardName, ReactNode>> = {
    temple: <Goods good="gems" n={PRICES.temple} size={16} />,
    guild: <Goods good="gems" n={guildPriceFor(game, front)} size={16} />,
    trophy: <Goods good="gems" n={PRICES.trophy} size={16} />,
    dungeon: c.say('card.dungeon'),
    end: c.say('card.end'),
  };
  const card = (name: CardName): ReactNode => {
    const face = <Face {...CARDS[name]} name={c.say(`card.${name}.name`)} foot={foot[name]} />;
    if (ask.options.includes(name)) {
      return (
        <button
          key={name}
          {...radios.radio(name)}
          aria-label={t.option(ask.kind, name)}
          className={`kit-card ${radios.classOf(name)}`}
        >
          <KeyCap at={ask.options.indexOf(name)} />
          {face}
          {ask.options.includes(name) && radios.classOf(name).includes('is-picked') ? <PickedTick /> : undefined}
        </button>
      );
    }
    if (!ask.refused.some(({ option }) => option === name)) return undefined;
    return (
      <ClosedOption key={name} option={name} words={t.option(ask.kind, name)} className="kit-card">
        {face}
        <Padlock />
      </ClosedOption>
    );
  };
  const talk = besides('talk');
  const waiting = game.offers.filter(({ receiver }) => receiver === me).length;
  return (
    <div {...radios.group} className="qt-hand">
      <section className="qt-hand-part">
        <h2>
          <Gi icon="village" /> {c.say('hand.village')}
        </h2>
        <div>
          <Wares />
          {card('temple')}
          {card('trophy')}
          {talk === undefined ? undefined : (
            <button type="button" className="kit-card is-open is-beside" onClick={() => showDeal(true)}>
              <Face icon="trade" ground="#2c6a5a" name={c.say('card.trade.name')} foot={c.say('card.trade')} />
              {waiting > 0 ? <span className="badge">{waiting}</span> : undefined}
            </button>
          )}
          {card('guild')}
        </div>
      </section>
      <section className="qt-hand-part is-expedition">
        <h2>
          <Gi icon="cave-entrance" /> {c.say(ask.options.includes('end') ? 'hand.end' : 'hand.expedition')}
        </h2>
        <div>
          {card('dungeon')}
          <Challenges radios={radios} />
          {ask.options.includes('end') ? card('end') : undefined}
        </div>
      </section>
    </div>
  );
}

/** The card of the shop: its items are picked on the shelves. */
function Wares() {
  const { ask, option, c, game, front, names } = useTable();
  const wares = inShop(ask);
  const item = option?.startsWith('buy:') === true ? option.slice('buy:'.length) : undefined;
  const picked = item !== undefined && isItem(item) ? item : undefined;
  return (
    <button
      type="button"
      className={`kit-card ${picked === undefined ? (wares.size === 0 ? 'is-shut' : 'is-open') : 'is-open is-picked'}`}
      onClick={() => document.querySelector<HTMLElement>('.qt-shelves button')?.focus()}
    >
      <Face
        icon="shop"
        ground="#8a4a36"
        name={picked === undefined ? c.say('card.buy.name') : names(picked)}
        foot={
          picked === undefined ? (
            c.say('card.buy', { count: wares.size })
          ) : (
            <Goods good="gems" n={priceFor(game, front, picked)} size={16} />
          )
        }
      />
      {picked === undefined ? undefined : <PickedTick />}
    </button>
  );
}

/** The card of the Arena: a mark for each player who can be challenged. */
function Challenges({ radios }: { radios: ReturnType<typeof useRadios> }) {
  const { ask, c, t, option } = useTable();
  if (ask === undefined) return undefined;
  const open = ask.options.filter((one) => one.startsWith('arena:'));
  const shut = ask.refused.find((one) => one.option?.startsWith('arena:') === true);
  if (open.length === 0) {
    return shut?.option === undefined ? undefined : (
      <ClosedOption option={shut.option} words={c.say('card.arena.name')} className="kit-card">
        <Face icon="arena" ground="#7a2f28" name={c.say('card.arena.name')} foot={c.say('card.arena')} />
        <Padlock />
      </ClosedOption>
    );
  }
  const picked = option?.startsWith('arena:') === true;
  return (
    <div className={`kit-card qt-challenges is-open${picked ? ' is-picked' : ''}`}>
      <Face
        icon="arena"
        ground="#7a2f28"
        name={c.say('card.arena.name')}
        foot={
          <span className="qt-defy">
            {open.map((one) => (
              <button
                key={one}
                {...radios.radio(one)}
                aria-label={t.option(ask.kind, one)}
                title={t.option(ask.kind, one)}
                className={radios.classOf(one)}
              >
                <SeatMark seat={Number(one.slice('arena:'.length))} size={20} />
              </button>
            ))}
          </span>
        }
      />
    </div>
  );
}
