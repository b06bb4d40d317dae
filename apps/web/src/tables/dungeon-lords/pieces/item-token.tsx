import type { TokenId } from '@oubliette/dungeon-lords/cards';
import { SealToken } from '../../../kit/pieces/seal-token.tsx';
import { useTable } from '../at-table.ts';
import type { Item } from '../reading.ts';
import { useMarkOf } from './creatures.tsx';
import { ITEM_PICTURES } from './pictures.ts';

export type Owner = Item['ownerSeat'];

interface Props {
  readonly item: TokenId | 'hidden';
  /** Whose colour it has; undefined: any. */
  readonly owner?: Owner | undefined;
  readonly used?: boolean;
  readonly name: string;
  readonly size?: number;
}

/** A token of the expansion. */
export function ItemToken({ item, owner, ...rest }: Props) {
  const markOf = useMarkOf();
  const face = item === 'hidden' ? 'hidden' : item === 'blank' ? undefined : ITEM_PICTURES[item];
  return <SealToken face={face} mark={owner === undefined ? undefined : markOf(owner)} {...rest} />;
}

/** What a token is called: the thing, whose it is, and whether it has been of use. */
export function useTokenName(): (item: TokenId | 'hidden', owner?: Owner, used?: boolean) => string {
  const { c, t, names } = useTable();
  return (item, owner, used = false) => {
    const name = item === 'hidden' ? c.say('item.hidden') : names(item);
    if (owner === undefined) return name;
    const whose = typeof owner === 'number' ? t.seat(owner) : t.name(owner);
    return c.say('item.of', { item: name, owner: whose, used: String(used) });
  };
}

/** Several side by side, each with its name for who cannot see them. */
export function ItemRow({ items, size = 22 }: { items: readonly Item[]; size?: number }) {
  const nameOf = useTokenName();
  return (
    <span className="kit-item-row">
      {items.map(({ item, ownerSeat, used }, at) => (
        <ItemToken
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens lie in their places
          key={at}
          item={item}
          owner={ownerSeat}
          used={used}
          name={nameOf(item, ownerSeat, used)}
          size={size}
        />
      ))}
    </span>
  );
}

/** Hung on somebody's portrait. Silent: the portrait's name says what they bear. */
export const Bears = ({ items = [] }: { items?: readonly Item[] | undefined }) =>
  items.length === 0 ? undefined : (
    <span className="kit-bears" aria-hidden="true">
      {items.map(({ item, ownerSeat, used }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens lie in their places
        <ItemToken key={at} item={item} owner={ownerSeat} used={used} name="" />
      ))}
    </span>
  );
