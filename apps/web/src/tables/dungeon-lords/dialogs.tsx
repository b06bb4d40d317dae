import { COMBAT_CARDS, HEROES, ITEMS, MONSTERS, ROOMS, SPECIAL_EVENTS, TRAPS } from '@oubliette/dungeon-lords/cards';
import { Gi } from '../../kit/pieces/icon.tsx';
import { PieceDialog as KitPieceDialog } from '../../kit/pieces/piece-dialog.tsx';
import type { TableDialogsProps } from '../../kit/scene/table-dialogs.tsx';
import { useTable } from './at-table.ts';
import type { CaptionKey } from './locales/texts.ts';
import { BigPicture } from './pieces/big-picture.tsx';
import { Amounts, RoomPrice, Stores } from './pieces/goods.tsx';
import { has } from './pieces/pictures.ts';
import { Place } from './place/place.tsx';

export const dialogs: TableDialogsProps = {
  placeClass: 'dl-paper-place',
  place: (seat) => (
    <>
      <Stores seat={seat} />
      <Place seat={seat} />
    </>
  ),
  piece: (id, onClose) => <PieceDialog id={id} onClose={onClose} />,
};

/** Cards with a rule of their own; `ours` names what the project invented. */
const CARDS: Readonly<Record<string, { readonly rule?: string; readonly ours?: true | readonly string[] }>> = {
  ...TRAPS,
  ...COMBAT_CARDS,
  ...SPECIAL_EVENTS,
  ...ITEMS,
  ...ROOMS,
  ...MONSTERS,
};

/** Says that the project invented the card, or parts of it, because no published card is known. */
function Ours({ id }: { id: string }) {
  const { c } = useTable();
  const ours = CARDS[id]?.ours;
  if (ours === undefined) return undefined;
  return (
    <p className="dl-ours">
      <Gi icon="quill-ink" />
      {ours === true
        ? c.say('ours.whole')
        : c.say('ours.partly', { what: ours.map((field) => c.say(`ours.${field}` as CaptionKey)).join(', ') })}
    </p>
  );
}

function PieceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, c, names } = useTable();
  const hero = has(HEROES, id) ? HEROES[id] : undefined;
  const text = [`card.${id}`, `card.${hero?.is}`].find((key) => t.has(key));
  return (
    <KitPieceDialog
      title={names(id)}
      picture={<BigPicture id={id} />}
      text={text === undefined ? undefined : t.say(text)}
      rule={CARDS[id]?.rule}
      onClose={onClose}
    >
      {hero === undefined ? undefined : <p>{c.say('piece.symbols', { ...hero })}</p>}
      {has(MONSTERS, id) ? (
        <p className="kit-piece-cost">
          {c.say('piece.cost')} <Amounts of={MONSTERS[id].cost} size={24} />
        </p>
      ) : undefined}
      {has(ROOMS, id) ? (
        <p className="kit-piece-cost">
          <RoomPrice id={id} size={24} /> {c.say('piece.zone', { zone: t.say(`zone.${ROOMS[id].zone}`) })}
        </p>
      ) : undefined}
      <Ours id={id} />
    </KitPieceDialog>
  );
}
