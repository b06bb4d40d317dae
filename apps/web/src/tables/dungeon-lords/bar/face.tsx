// The face of an option: the piece it is about, its words, and what its card says.
import { COMBAT_CARDS, HEROES, MONSTERS, ROOMS, TOKEN_IDS, TRAPS } from '@oubliette/dungeon-lords/cards';
import type { ReactNode } from 'react';
import { OptionFace } from '../../../kit/bar/option-face.tsx';
import type { FaceProps } from '../../../kit/bar/options.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Wax } from '../../../kit/pieces/marks.tsx';
import type { AskNow } from '../../../session/now.ts';
import { orderOf, ownerAsked } from '../asked.ts';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { BigPicture } from '../pieces/big-picture.tsx';
import { Amounts, RoomPrice, Trade } from '../pieces/goods.tsx';
import { has, ORDER_PICTURES } from '../pieces/pictures.ts';
import { isCell } from '../reading.ts';

const CELL_ICONS: Readonly<Record<string, GameIcon>> = { 'place-room': 'doorway', 'plan-tile': 'crossed-swords' };
const COUNT_ICONS: Readonly<Record<string, GameIcon>> = {
  'mine-gold': 'mining',
  taxes: 'two-coins',
  'imp-fever': 'cooking-pot',
  'safety-inspection': 'two-coins',
};
const WORD_ICONS: Readonly<Record<string, GameIcon>> = { evil: 'imp-laugh', pay: 'pay-money' };

export function Face({ option, words, brief }: FaceProps) {
  const { ask, t } = useTable();
  const piece = option.split(':').find((word) => isPiece(word));
  const attack = ask?.kind === 'attack';
  const price = brief ? undefined : priceOf(ask, option, piece);
  return (
    <OptionFace
      number={attack && !brief ? damageOf(ask, option) : undefined}
      picture={<Picture option={option} piece={piece} />}
      words={words}
      text={piece !== undefined && !brief && !attack && t.has(`card.${piece}`) ? t.say(`card.${piece}`) : undefined}
      price={price === undefined ? undefined : <span className="kit-opt-price">{price}</span>}
    />
  );
}

const TABLES: readonly object[] = [MONSTERS, ROOMS, TRAPS, COMBAT_CARDS, HEROES];
const isPiece = (word: string): boolean =>
  TABLES.some((table) => word in table) || (TOKEN_IDS as readonly string[]).includes(word);

/** What an attack deals here. */
function damageOf(ask: AskNow | undefined, option: string): number | undefined {
  const { attacks = [], damages = [] } = (ask?.about ?? {}) as {
    attacks?: readonly string[];
    damages?: readonly number[];
  };
  return damages[attacks.indexOf(option)];
}

function iconOf(ask: AskNow | undefined, option: string): GameIcon | undefined {
  const kind = ask?.kind ?? '';
  const order = orderOf(ask);
  if (isCell(option)) return CELL_ICONS[kind] ?? 'spade';
  if (/^\d+$/.test(option)) return COUNT_ICONS[kind];
  return option === 'take' && order !== undefined ? ORDER_PICTURES[order].icon : WORD_ICONS[option];
}

function Picture({ option, piece }: { option: string; piece: string | undefined }) {
  const { ask } = useTable();
  if (piece !== undefined) return <BigPicture id={piece} small owner={ownerAsked(ask)} />;
  if (ask?.kind === 'spy' && option !== 'pass') return <Wax size={34} />;
  const icon = iconOf(ask, option);
  return icon === undefined ? undefined : (
    <span className="kit-opt-icon">
      <Gi icon={icon} />
    </span>
  );
}

/** What it costs and gives, in tokens. */
function priceOf(ask: AskNow | undefined, option: string, piece = ''): ReactNode {
  const { paysGold = 0, paysFood = 0, paysEvil = 0, ...gains } = (ask?.about ?? {}) as Readonly<Record<string, number>>;
  if (option === 'take' && orderOf(ask) !== undefined)
    return <Trade pays={{ gold: paysGold, food: paysFood, evil: paysEvil }} gains={gains} size={22} />;
  if (has(MONSTERS, piece) && ask?.kind === 'recruit-monster') {
    return (
      <>
        <Amounts of={MONSTERS[piece].cost} size={20} />
        {gains.food ? (
          <>
            {' + '}
            <Amounts of={{ food: gains.food }} size={20} />
          </>
        ) : undefined}
      </>
    );
  }
  return has(ROOMS, piece) ? <RoomPrice id={piece} size={20} /> : undefined;
}
