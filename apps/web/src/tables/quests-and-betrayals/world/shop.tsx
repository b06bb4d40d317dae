import { ITEMS, type ItemId, SHOP_ITEMS } from '@oubliette/quests-and-betrayals/cards';
import { priceFor } from '@oubliette/quests-and-betrayals/reading';
import { useRadios } from '../../../kit/bar/use-radios.ts';
import { useKitWords } from '../../../kit/locales/texts.ts';
import { PaneTitle } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { optionsAbout, standingOf } from '../../../kit/table-context.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { aboutPiece } from '../../../reading/about.ts';
import { notInShop } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { Goods } from '../pieces/goods.tsx';
import { ItemFace, itemClass } from '../pieces/item-face.tsx';
import { ITEM_ICONS, TYPE_ICONS } from '../pieces/pictures.ts';

const SHELVES = ['weapon', 'armour', 'jewel'] as const;

/** Three shelves by type: items for sale lie on them, sold items hang on their owner's hook. */
export function Shop() {
  const { c, ask, game } = useTable();
  const radios = useRadios(notInShop(ask));
  return (
    <section className="slab qt-shop" aria-labelledby="shop-title">
      <PaneTitle id="shop-title" icon={<Gi icon="shop" />} note={c.say('shop.note')}>
        {c.say('place.shop')}
      </PaneTitle>
      <div {...(radios.options.length === 0 ? {} : radios.group)} className="qt-shelves">
        {SHELVES.map((type) => (
          <div className="qt-shelf" key={type}>
            <h3>
              <Gi icon={TYPE_ICONS[type]} />
              {c.say(`shelf.${type}`)}
            </h3>
            <div className="qt-wares">
              {SHOP_ITEMS.filter((item) => ITEMS[item].type === type)
                .toSorted((a, b) => rank(a) - rank(b))
                .map((item) => (
                  <Ware key={item} item={item} radios={radios} />
                ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );

  /** Items for sale come first. */
  function rank(item: ItemId): number {
    return game.shop.includes(item) ? 0 : 1;
  }
}

function Ware({ item, radios }: { item: ItemId; radios: ReturnType<typeof useRadios> }) {
  const table = useTable();
  const { game, ask, t, front, touch, inspect } = table;
  const words = useKitWords();
  const { names } = useTable();
  if (!game.shop.includes(item)) return <Hook item={item} />;
  const [option] = optionsAbout(ask, item);
  const price = priceFor(game, front, item, ask?.kind === 'pedlar');
  const face = (
    <ItemFace
      item={item}
      foot={
        <span className="qt-price">
          <Goods good="gems" n={price} size={14} />
        </span>
      }
    />
  );
  const className = itemClass(item);
  const tip = noted(aboutPiece(t, item));
  const standing = option === undefined ? 'none' : standingOf(table, option);
  if (option !== undefined && radios.options.includes(option)) {
    return (
      <button {...radios.radio(option)} className={`${className} ${radios.classOf(option)}`} data-item={item} {...tip}>
        {face}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={`${className}${standing === 'closed' ? ' is-shut' : ''}`}
      {...tip}
      data-at={`ware-${item}`}
      aria-label={
        standing === 'closed' && ask !== undefined && option !== undefined
          ? words.say('closed', { option: t.option(ask.kind, option, ask.about) })
          : names(item)
      }
      onClick={() => (standing === 'closed' && option !== undefined ? touch(option) : inspect(item))}
    >
      {face}
    </button>
  );
}

/** The owner of an item, or that it is out of the game. */
function Hook({ item }: { item: ItemId }) {
  const { game, t, c, inspect, names } = useTable();
  const owner = game.players.findIndex(({ worn, loose }) => worn.includes(item) || loose.includes(item));
  const says = owner < 0 ? c.say('shop.gone') : t.seat(owner);
  const note = aboutPiece(t, item);
  return (
    <button
      type="button"
      className="qt-hook"
      data-at={`ware-${item}`}
      aria-label={`${names(item)}: ${says}`}
      {...noted(note === undefined ? undefined : { ...note, text: `${note.text}\n${says}` })}
      onClick={() => inspect(item)}
    >
      <Gi icon={ITEM_ICONS[item]} />
      {owner < 0 ? <span className="qt-gone">×</span> : <SeatMark seat={owner} size={17} />}
    </button>
  );
}
