// The pieces that can be added to an offer: goods that change hands now, and words.

import { LONGEST_SENTENCE } from '@oubliette/engine';
import { SENTENCES } from '@oubliette/quests-and-betrayals/cards';
import { type Draft, kindOf, type Part, piecesFor, subjectOf } from '@oubliette/quests-and-betrayals/reading';
import { useState } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { isOpening, type OfferPiece, piecesIn } from './draft.ts';
import { PiecePicture } from './piece-chip.tsx';
import type { MyOffer } from './use-offer.ts';

const NOW: Readonly<Record<TraySide, Part>> = { mine: 'give', theirs: 'ask' };
const WORD: Readonly<Record<TraySide, Part>> = { mine: 'promise', theirs: 'ask-word' };
export type TraySide = 'mine' | 'theirs';

/** On screens with one tray at a time each part has a tab. */
const TABS = [
  ['give', 'mine', 'now'],
  ['promise', 'mine', 'word'],
  ['ask', 'theirs', 'now'],
  ['ask-word', 'theirs', 'word'],
] as const satisfies readonly (readonly [Part, TraySide, 'now' | 'word'])[];

interface Props {
  readonly offer: MyOffer;
  readonly side: TraySide;
  readonly onSide: (side: TraySide) => void;
  /** On a phone one tray is visible at a time. */
  readonly tray: 'now' | 'word';
  readonly onTray: (tray: 'now' | 'word') => void;
}

/** An offer without pieces. */
const blank = (moment: Draft['moment'] | undefined, sender: number, receiver: number): Draft => ({
  moment: moment ?? 'V1',
  sender,
  receiver,
  answers: 0,
  give: [],
  ask: [],
  askWord: [],
  promise: [],
});

const FIELD = { give: 'give', ask: 'ask', 'ask-word': 'askWord', promise: 'promise' } as const;

/** All pieces that this part could hold with the opening alone: pieces in it can be replaced. */
function choicesFor(
  game: ReturnType<typeof useTable>['game'],
  draft: Draft,
  part: Part,
): ReadonlyMap<string, string[]> {
  const opening = piecesIn(draft, part).filter((piece) => isOpening(part, piece));
  const bare = { ...draft, [FIELD[part]]: opening };
  const byKind = new Map<string, string[]>();
  for (const piece of piecesFor(game, bare, part))
    byKind.set(kindOf(piece), [...(byKind.get(kindOf(piece)) ?? []), piece]);
  return byKind;
}

/** The largest number of kinds in one row, beside answers and without; more are in two rows. */
const ROW = 9;
const LONG_ROW = 12;

export function Trays({ offer, side, onSide, tray, onTray }: Props) {
  const { c, game, me, partner } = useTable();
  const draft =
    offer.draft ?? (me === undefined || partner === undefined ? undefined : blank(game.moment, me, partner));
  const [writing, setWriting] = useState<Part>();
  if (draft === undefined) return undefined;
  const parts = { now: NOW[side], word: WORD[side] } as const;
  const choicesIn = { now: choicesFor(game, draft, parts.now), word: choicesFor(game, draft, parts.word) } as const;
  const kinds = choicesIn.now.size + choicesIn.word.size;
  return (
    <div className={`qt-trays${kinds > LONG_ROW ? ' are-full' : kinds > ROW ? ' are-many' : ''}`} data-tray={tray}>
      <section className="qt-tray-sides" aria-label={c.say('tray.sides')}>
        {(['mine', 'theirs'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => onSide(one)}>
            {c.say(`tray.${one}`)}
          </button>
        ))}
      </section>
      <div className="qt-tray-tabs">
        {TABS.map(([part, whose, which]) => (
          <button
            key={part}
            type="button"
            className={`is-${which}`}
            aria-pressed={whose === side && which === tray}
            onClick={() => {
              onSide(whose);
              onTray(which);
              // On a short screen the pieces are shown only while an offer is being composed.
              if (offer.draft === undefined) offer.begin(`seat:${draft.receiver}`);
            }}
          >
            {c.say(`tab.${part}`)}
          </button>
        ))}
      </div>
      {(['now', 'word'] as const).map((one) => {
        const part = parts[one];
        const choices = choicesIn[one];
        return (
          <section key={one} className={`qt-tray is-${one}`} aria-label={c.say(`tray.${part}`)}>
            <h2>
              <Gi icon={one === 'now' ? 'pay-money' : 'shaking-hands'} /> {c.say(`tray.${part}`)}
            </h2>
            <div>
              {choices.size === 0 ? <p>{c.say('tray.nothing')}</p> : undefined}
              {[...choices].map(([kind, pieces]) => (
                <Choice
                  key={kind}
                  kind={kind}
                  pieces={pieces}
                  added={piecesIn(draft, part).filter((piece) => kindOf(piece) === kind && !isOpening(part, piece))}
                  word={one === 'word'}
                  onLay={(piece, instead) => (kind === 'word' ? setWriting(part) : offer.lay({ part, piece }, instead))}
                  onRemove={(piece) => offer.remove({ part, piece })}
                />
              ))}
            </div>
          </section>
        );
      })}
      {writing === undefined ? undefined : (
        <SentenceDialog part={writing} onLay={(piece) => offer.lay(piece)} onClose={() => setWriting(undefined)} />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly kind: string;
  /** All pieces of this kind, in ascending order. */
  readonly pieces: readonly string[];
  readonly added: readonly string[];
  readonly word: boolean;
  readonly onLay: (piece: string, instead: readonly string[]) => void;
  readonly onRemove: (piece: string) => void;
}

/** One kind of piece: a click adds or removes it; − and + change its amount. */
function Choice({ kind, pieces, added, word, onLay, onRemove }: ChoiceProps) {
  const { c, t } = useTable();
  const [at, setAt] = useState(0);
  const [there] = added;
  const shown = there === undefined ? Math.min(at, pieces.length - 1) : Math.max(0, pieces.indexOf(there));
  const piece = pieces[shown] ?? pieces[0] ?? '';
  const step = (by: number): void => {
    const to = Math.min(pieces.length - 1, Math.max(0, shown + by));
    setAt(to);
    const next = pieces[to];
    if (there !== undefined && next !== undefined && next !== there) onLay(next, [there]);
  };
  const counted = ['gems', 'loot', 'trophy'].includes(kind);
  const many = pieces.length > 1 && kind !== 'word';
  return (
    <span className={`qt-choice${word ? ' is-word' : ''}${there === undefined ? '' : ' is-in'}`}>
      <button
        type="button"
        className="qt-choice-face"
        aria-pressed={there !== undefined}
        aria-label={kind === 'word' ? c.say('piece.word') : t.name(piece)}
        {...noted(noteOf(c, 'piece', kind === 'word' ? c.say('piece.word') : t.name(piece)))}
        onClick={() => (there === undefined || kind === 'word' ? onLay(piece, []) : onRemove(there))}
      >
        <PiecePicture piece={piece} />
        {counted ? <b>{subjectOf(piece)}</b> : undefined}
        <span>{c.say(`piece.${kind}` as never)}</span>
        {there === undefined ? undefined : (
          <i className="qt-in">
            <Icon name="tick" />
          </i>
        )}
      </button>
      {many ? (
        <span className="qt-steps">
          <button
            type="button"
            aria-label={c.say('tray.less', { what: c.say(`piece.${kind}` as never) })}
            onClick={() => step(-1)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={c.say('tray.more', { what: c.say(`piece.${kind}` as never) })}
            onClick={() => step(1)}
          >
            +
          </button>
        </span>
      ) : undefined}
    </span>
  );
}

/** A promise in words: a prepared sentence, or one of the player's own. */
function SentenceDialog({
  part,
  onLay,
  onClose,
}: {
  part: Part;
  onLay: (piece: OfferPiece) => void;
  onClose: () => void;
}) {
  const { c, t } = useTable();
  const [text, setText] = useState('');
  const lay = (id: string, said?: string): void => {
    onLay({ part, piece: `word:${id}:judged`, ...(said === undefined ? {} : { text: said }) });
    onClose();
  };
  return (
    <Dialog title={c.say('piece.word')} onClose={onClose}>
      <form
        className="qt-own-word"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') lay('own', text.trim());
        }}
      >
        <label>
          <span>{c.say('word.own')}</span>
          <input
            type="text"
            value={text}
            maxLength={LONGEST_SENTENCE}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="brass" aria-disabled={text.trim() === ''}>
          {c.say('word.lay')}
        </button>
      </form>
      <ul className="qt-sentences">
        {SENTENCES.map((id) => (
          <li key={id}>
            <button type="button" className="brass is-quiet" onClick={() => lay(id)}>
              {t.name(id)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
