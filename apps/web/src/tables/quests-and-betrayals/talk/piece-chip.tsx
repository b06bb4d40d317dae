// A piece of an offer: its picture and its text.
import { kindOf, subjectOf } from '@oubliette/quests-and-betrayals/reading';
import type { CSSProperties, ReactNode } from 'react';
import { upper } from '../../../base/language.ts';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { GoodToken } from '../pieces/goods.tsx';
import { ItemPicture } from '../pieces/item-face.tsx';
import { isItem, isMonster } from '../pieces/pictures.ts';
import { MonsterTile } from '../pieces/spoil.tsx';

const SQUARES: Readonly<Record<string, readonly [GameIcon, string]>> = {
  quest: ['tied-scroll', '#4a4da3'],
  help: ['shaking-hands', '#2f5f9e'],
  call: ['conversation', '#2f5f9e'],
  card: ['meat-hook', '#6a2c22'],
  spoils: ['meat-hook', '#6a2c22'],
  fist: ['fist', '#3b3f8f'],
  aside: ['palm', '#5b4e3e'],
  truce: ['peace-dove', '#2c6a5a'],
  word: ['scroll-quill', '#6d365a'],
  item: ['gladius', '#8a4a36'],
};

/** The picture of a piece. */
export function PiecePicture({ piece }: { piece: string }): ReactNode {
  const kind = kindOf(piece);
  const subject = subjectOf(piece);
  if (kind === 'gems' || kind === 'loot') return <GoodToken good="gems" size={28} />;
  if (kind === 'trophy') return <GoodToken good="trophies" size={28} />;
  if (isItem(subject)) return <ItemPicture item={subject} />;
  if (isMonster(subject)) {
    return (
      <span className="qt-piece-tile">
        <MonsterTile id={subject} name="" />
      </span>
    );
  }
  const [icon, ground] = SQUARES[kind] ?? (['tied-scroll', '#4a4da3'] as const);
  return (
    <span className="qt-square" style={{ '--k': ground } as CSSProperties}>
      <Gi icon={icon} />
    </span>
  );
}

interface Props {
  readonly piece: string;
  /** The sentence of the sender. */
  readonly text?: string | undefined;
  /** The difference from the offer it answers. */
  readonly className?: 'is-new' | 'is-old' | '';
  /** The previous value. */
  readonly before?: string | undefined;
  readonly children?: ReactNode;
}

export function PieceChip({ piece, text, className = '', before, children }: Props) {
  const { t, c } = useTable();
  const named = piece === 'word:own:judged' && text !== undefined ? `« ${text} »` : t.name(piece);
  return (
    <span className={`qt-chip ${className}`}>
      <PiecePicture piece={piece} />
      <span className="qt-chip-words">
        {before === undefined ? undefined : (
          <s>
            <span className="unseen">{c.say('chip.before')} </span>
            {t.name(before)}
          </s>
        )}
        <b>{upper(t.lang, named)}</b>
      </span>
      {children}
    </span>
  );
}
