// The face of an option: the piece it is about, its words, and what its card says.

import {
  ACTIONS,
  COMBAT_CARDS,
  HEROES,
  MONSTERS,
  type Order,
  ROOMS,
  TOKEN_IDS,
  TRAPS,
} from '@oubliette/dungeon-lords/cards';
import { OptionFace } from '../../../kit/bar/option-face.tsx';
import type { FaceProps } from '../../../kit/bar/options.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Wax } from '../../../kit/pieces/marks.tsx';
import { orderOf, ownerAsked } from '../asked.ts';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { BigPicture } from '../pieces/big-picture.tsx';
import { Amounts, For } from '../pieces/goods.tsx';
import { has, ORDER_PICTURES } from '../pieces/pictures.ts';
import { isCell } from '../reading.ts';
import { RoomPrice } from '../world/room-price.tsx';

const CELL_ICONS: Readonly<Record<string, GameIcon>> = { 'place-room': 'doorway', 'plan-tile': 'crossed-swords' };
const COUNT_ICONS: Readonly<Record<string, GameIcon>> = {
  'mine-gold': 'mining',
  taxes: 'two-coins',
  'imp-fever': 'cooking-pot',
  'safety-inspection': 'two-coins',
};

export function Face({ option, words, brief }: FaceProps) {
  const { ask, t } = useTable();
  const piece = option.split(':').find((word) => isPiece(word));
  const attack = ask?.kind === 'attack';
  return (
    <OptionFace
      number={attack && !brief ? damageOf(option) : undefined}
      picture={<Picture option={option} piece={piece} />}
      words={words}
      text={piece !== undefined && !brief && !attack && t.has(`card.${piece}`) ? t.say(`card.${piece}`) : undefined}
      price={brief ? undefined : <Price option={option} piece={piece} />}
    />
  );
}

const TABLES: readonly object[] = [MONSTERS, ROOMS, TRAPS, COMBAT_CARDS, HEROES];
const isPiece = (word: string): boolean =>
  TABLES.some((table) => word in table) || (TOKEN_IDS as readonly string[]).includes(word);

/** The printed number of an attack. */
function damageOf(option: string): number | undefined {
  const [id = '', as] = option.split(':');
  if (!has(MONSTERS, id)) return undefined;
  return MONSTERS[id].attacks.find((attack) => attack.as === as)?.damage;
}

function Picture({ option, piece }: { option: string; piece: string | undefined }) {
  const { ask, me } = useTable();
  const kind = ask?.kind ?? '';
  if (piece !== undefined) return <BigPicture id={piece} small owner={ownerAsked(ask, me)} />;
  if (kind === 'spy' && option !== 'pass') return <Wax size={34} />;
  const order = orderOf(ask);
  const icon: GameIcon | undefined = isCell(option)
    ? (CELL_ICONS[kind] ?? 'spade')
    : /^\d+$/.test(option)
      ? COUNT_ICONS[kind]
      : option === 'take' && order !== undefined
        ? ORDER_PICTURES[order].icon
        : option === 'evil'
          ? 'imp-laugh'
          : option === 'pay'
            ? 'pay-money'
            : undefined;
  return icon === undefined ? undefined : (
    <span className="kit-opt-icon">
      <Gi icon={icon} />
    </span>
  );
}

/** What it costs and gives, in tokens. */
function Price({ option, piece }: { option: string; piece: string | undefined }) {
  const { ask } = useTable();
  const order = orderOf(ask);
  const space = Number(ask?.about?.space ?? 0);
  if (option === 'take' && order !== undefined && space > 0) return <Trade order={order} space={space} />;
  if (piece === undefined) return undefined;
  if (has(MONSTERS, piece) && ask?.kind === 'recruit-monster')
    return (
      <span className="kit-opt-price">
        <Amounts of={MONSTERS[piece].cost} size={20} />
      </span>
    );
  if (has(ROOMS, piece))
    return (
      <span className="kit-opt-price">
        <RoomPrice id={piece} size={20} />
      </span>
    );
  return undefined;
}

function Trade({ order, space }: { order: Order; space: number }) {
  const { pay, gain } = ACTIONS[order].spaces[space - 1] ?? {};
  return (
    <span className="kit-opt-price">
      <Amounts of={pay ?? {}} size={22} />
      <For />
      <Amounts of={gain ?? {}} size={22} />
    </span>
  );
}
