import type { TokenId } from '@oubliette/dungeon-lords/cards';
import { useMarks } from '../../../parts/seat-mark.tsx';
import { useNames, useTable } from '../at-table.tsx';
import type { Borne } from '../combat/line.ts';
import type { Item } from '../reading.ts';
import { Drawing } from './drawing.tsx';
import { TRAINEE } from './pawn.tsx';
import { ITEM_PICTURES } from './pictures.ts';

export type Owner = Item['ownerSeat'];

/** A wavy rim, like a seal or a bottle cap: nothing else on the table has it. */
const LOBES = 12;
const RIM = Array.from({ length: LOBES }, (_, i) => {
  const at = (turn: number, r: number): string =>
    `${(32 + r * Math.sin((turn * 2 * Math.PI) / LOBES)).toFixed(2)} ${(32 - r * Math.cos((turn * 2 * Math.PI) / LOBES)).toFixed(2)}`;
  return `${i === 0 ? `M${at(0, 27)}` : ''}Q${at(i + 0.5, 34)} ${at(i + 1, 27)}`;
}).join('');

interface Props {
  readonly item: TokenId | 'hidden';
  /** Whose colour it has; undefined: any. */
  readonly owner?: Owner | undefined;
  readonly used?: boolean;
  readonly name: string;
  readonly size?: number;
}

/** A token of the expansion: its owner's colour, shape and letter on the rim, what it is in the middle. */
export function ItemToken({ item, owner, used = false, name, size }: Props) {
  const markOf = useMarks();
  const { letter, fill, d, y } =
    owner === undefined ? BRASS : typeof owner === 'number' ? markOf(owner) : { ...TRAINEE, letter: owner.slice(-1) };
  const picture = item === 'hidden' || item === 'blank' ? undefined : ITEM_PICTURES[item];
  return (
    <Drawing
      className={`dl-item${used ? ' is-used' : ''}`}
      viewBox="-1 -1 68 68"
      name={name}
      {...(size === undefined ? {} : { width: size, height: size })}
    >
      <path d={RIM} fill="#0d0a07" transform="translate(1.500 2.200)" />
      <path d={RIM} fill={fill} stroke="#120c08" strokeWidth="2" />
      <circle cx="32" cy="32" r="25" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.400" />
      <circle cx="32" cy="32" r="22" fill={`url(#b-${picture?.ground ?? 'ghost'})`} stroke="#120c08" strokeWidth="2" />
      {item === 'hidden' ? (
        <use href="#gi-skull-crossed-bones" x="19" y="19" width="26" height="26" fill="#dfe3ee" opacity=".55" />
      ) : picture === undefined ? (
        <circle cx="32" cy="32" r="12" fill="none" stroke="#d5d9e6" strokeWidth="2.600" strokeDasharray="5 4.400" />
      ) : (
        <g filter="url(#dl-shade)">
          <use href={`#gi-${picture.icon}`} x="14" y="14" width="36" height="36" fill="url(#g-bone)" />
        </g>
      )}
      {letter === '' ? undefined : (
        <g transform="translate(42 42) scale(.96)">
          <path d={d} fill={fill} stroke="#120c08" strokeWidth="2.200" />
          <text x="12" y={y + 0.6} fill="#140f0a" className="dl-on-item">
            {letter}
          </text>
        </g>
      )}
      {used ? (
        <g transform="translate(1 1)">
          <circle cx="11" cy="11" r="11" fill="#3f5d24" stroke="#dff0c0" strokeWidth="2" />
          <path
            d="M5.500 11.500 9.500 15.500 17 7"
            fill="none"
            stroke="#fff"
            strokeWidth="3.200"
            strokeLinecap="round"
          />
        </g>
      ) : undefined}
    </Drawing>
  );
}
const BRASS = { letter: '', fill: '#c79a4b', d: '', y: 0 } as const;

/** What a token is called: the thing, whose it is, and whether it has been of use. */
export function useTokenName(): (item: TokenId | 'hidden', owner?: Owner, used?: boolean) => string {
  const { c, t } = useTable();
  const names = useNames();
  return (item, owner, used = false) => {
    const name = item === 'hidden' ? c.say('item.hidden') : names(item);
    if (owner === undefined) return name;
    return c.say('item.of', {
      item: name,
      owner: typeof owner === 'number' ? t.seat(owner) : t.name(owner),
      used: String(used),
    });
  };
}

/** Several side by side, each with its name for who cannot see them. */
export function ItemRow({ items, size = 22 }: { items: readonly Item[]; size?: number }) {
  const nameOf = useTokenName();
  return (
    <span className="dl-item-row">
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
export const Bears = ({ items = [] }: { items?: readonly Borne[] | undefined }) =>
  items.length === 0 ? undefined : (
    <span className="dl-bears" aria-hidden="true">
      {items.map(({ item, ownerSeat, used }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens lie in their places
        <ItemToken key={at} item={item} owner={ownerSeat} used={used} name="" />
      ))}
    </span>
  );
