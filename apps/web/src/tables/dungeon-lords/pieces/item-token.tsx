import type { TokenId } from '@oubliette/dungeon-lords/cards';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { SealToken } from '../../../kit/pieces/seal-token.tsx';
import { useTable } from '../at-table.ts';
import { type Hero, type Item, leftOf } from '../reading.ts';
import { HeroPortrait, useMarkOf } from './creatures.tsx';
import { ITEM_PICTURES } from './pictures.ts';

export type Owner = Item['ownerSeat'];

interface Props {
  readonly item: TokenId | 'hidden';
  /** Whose colour it has; undefined: any. */
  readonly owner?: Owner | undefined;
  readonly used?: boolean;
  readonly name?: string;
  readonly size?: number;
}

/** A token of the expansion. */
export function ItemToken({ item, owner, ...rest }: Props) {
  const markOf = useMarkOf();
  const face = item === 'hidden' ? 'hidden' : item === 'blank' ? undefined : ITEM_PICTURES[item];
  return <SealToken face={face} mark={owner === undefined ? undefined : markOf(owner)} {...rest} />;
}

/** What a token is called: the thing, whose it is, and whether it has been of use. */
export function useTokenName(): (item: TokenId | 'hidden', owner: Owner, used?: boolean) => string {
  const { c, t, names } = useTable();
  return (item, owner, used = false) =>
    c.say('item.of', {
      item: item === 'hidden' ? c.say('item.hidden') : names(item),
      owner: typeof owner === 'number' ? t.seat(owner) : t.name(owner),
      used: String(used),
    });
}

/** Several side by side, each with its name for screen readers. */
export function ItemRow({ items, size = 22 }: { items: readonly Item[]; size?: number }) {
  const nameOf = useTokenName();
  return (
    <span className="kit-item-row">
      {byPlace(items, ({ item, ownerSeat, used }) => (
        <ItemToken item={item} owner={ownerSeat} used={used} name={nameOf(item, ownerSeat, used)} size={size} />
      ))}
    </span>
  );
}

/** On a hero's portrait, without names: the portrait's name lists them. */
export const Bears = ({ items = [] }: { items?: readonly Item[] | undefined }) =>
  items.length === 0 ? undefined : (
    <span className="kit-bears" aria-hidden="true">
      {byPlace(items, ({ item, ownerSeat, used }) => (
        <ItemToken item={item} owner={ownerSeat} used={used} />
      ))}
    </span>
  );

/** Somebody of a party, with what they have left and what they bear. */
export const HeroOf = ({ hero, name }: { hero: Hero; name?: string }) => (
  <>
    <HeroPortrait id={hero.id} name={name ?? ''} health={leftOf(hero)} />
    <Bears items={hero.items} />
  </>
);

/** A hero's name and what they bear, for screen readers. */
export function useBearerName(): (hero: Pick<Hero, 'id' | 'items'>, ...more: string[]) => string {
  const { names } = useTable();
  const nameOf = useTokenName();
  return ({ id, items = [] }, ...more) =>
    [names(id), ...more, ...items.map(({ item, ownerSeat, used }) => nameOf(item, ownerSeat, used))].join(', ');
}
