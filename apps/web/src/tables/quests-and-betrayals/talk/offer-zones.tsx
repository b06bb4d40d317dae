// The three zones of an offer, always in this order: given now, asked for, promised for later.

import { kindOf, type Part } from '@oubliette/quests-and-betrayals/reading';
import type { ReactNode } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { isOpening, type OfferPiece, piecesIn } from './draft.ts';
import { PieceChip } from './piece-chip.tsx';

export type OfferPieces = Readonly<Record<'give' | 'ask' | 'askWord' | 'promise', readonly string[]>>;
export const NO_PIECES: OfferPieces = { give: [], ask: [], askWord: [], promise: [] };

interface Props {
  readonly pieces: OfferPieces;
  readonly text?: string | undefined;
  /** The offer it answers, from the same side: differences are marked. */
  readonly against?: OfferPieces | undefined;
  /** Whether the reader is the sender. */
  readonly mine: boolean;
  readonly onRemove?: ((piece: OfferPiece) => void) | undefined;
  readonly onAdd?: ((part: Part) => void) | undefined;
  readonly brief?: boolean;
}

const ICONS: Readonly<Record<'give' | 'ask' | 'promise', GameIcon>> = {
  give: 'pay-money',
  ask: 'receive-money',
  promise: 'shaking-hands',
};

export function OfferZones({ pieces, text, against, mine, onRemove, onAdd, brief = false }: Props) {
  const { c, t } = useTable();
  const whose = mine ? 'mine' : 'theirs';
  const before = (part: Part, piece: string): string | undefined =>
    against === undefined
      ? undefined
      : piecesIn(against, part).find((old) => kindOf(old) === kindOf(piece) && !piecesIn(pieces, part).includes(old));
  const chips = (part: Part): ReactNode =>
    piecesIn(pieces, part).map((piece) => {
      const isNew = against !== undefined && !piecesIn(against, part).includes(piece);
      return (
        <PieceChip
          key={piece}
          piece={piece}
          text={text}
          className={isNew ? 'is-new' : ''}
          before={isNew ? before(part, piece) : undefined}
        >
          {onRemove === undefined || isOpening(part, piece) ? undefined : (
            <button
              type="button"
              className="qt-remove"
              aria-label={c.say('chip.remove', { piece: t.name(piece) })}
              onClick={() => onRemove({ part, piece })}
            >
              <Icon name="cross" />
            </button>
          )}
        </PieceChip>
      );
    });
  const gone = (part: Part): ReactNode =>
    against === undefined
      ? undefined
      : piecesIn(against, part)
          .filter((old) => !piecesIn(pieces, part).some((piece) => kindOf(piece) === kindOf(old)))
          .map((old) => (
            <span key={old} className="qt-chip is-old">
              <s>{t.name(old)}</s>
            </span>
          ));
  const add = (part: Part): ReactNode =>
    onAdd === undefined ? undefined : (
      <button type="button" className={`qt-drop is-${part}`} onClick={() => onAdd(part)}>
        {c.say(`drop.${part}`)}
      </button>
    );
  const title = (zone: 'give' | 'ask' | 'promise'): ReactNode => (
    <>
      <h3>
        <Gi icon={ICONS[zone]} />
        {c.say(`zone.${zone}.${whose}`)}
      </h3>
      {brief ? undefined : <small>{c.say(`zone.${zone}.note`)}</small>}
    </>
  );
  return (
    <div className={`qt-zones${brief ? ' is-brief' : ''}`}>
      <div className="qt-offer-zone">
        {title('give')}
        {chips('give')}
        {gone('give')}
        {add('give')}
      </div>
      <span className="qt-swap" aria-hidden="true">
        <Gi icon="trade" />
      </span>
      <div className="qt-offer-zone">
        {title('ask')}
        {chips('ask')}
        {gone('ask')}
        <div className="qt-asked-word">
          {chips('ask-word')}
          {gone('ask-word')}
        </div>
        {onAdd === undefined ? undefined : (
          <span className="qt-drops-two">
            {add('ask')}
            {add('ask-word')}
          </span>
        )}
      </div>
      <div className="qt-offer-zone is-later">
        {title('promise')}
        {chips('promise')}
        {gone('promise')}
        {add('promise')}
      </div>
    </div>
  );
}
