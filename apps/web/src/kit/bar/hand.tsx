// A hand of cards that are the options of a question, and places where they are laid down.

import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useKitWords } from '../locales/texts.ts';
import { Gi } from '../pieces/icon.tsx';
import { OnlyMine, Padlock } from '../pieces/marks.tsx';
import { useKitTable } from '../table-context.tsx';
import { ClosedOption, KeyCap } from './option-button.tsx';
import { useRadios } from './use-radios.ts';

/** A card as data: its picture, the colour of its cloth, its name and a short one for narrow screens. */
export interface CardFace {
  readonly icon: string;
  readonly cloth: string;
  readonly name: string;
  readonly short: string;
}

export const CardPicture = ({ icon, cloth }: Pick<CardFace, 'icon' | 'cloth'>) => (
  <span className="kit-pic" style={{ '--k': cloth } as CSSProperties}>
    <Gi icon={icon} />
  </span>
);

const Face = ({ face }: { face: CardFace }) => (
  <>
    <CardPicture {...face} />
    <span className="kit-card-name">
      <span className="is-whole">{face.name}</span>
      <span className="is-brief" aria-hidden="true">
        {face.short}
      </span>
    </span>
  </>
);

interface HandProps {
  /** All cards in their order; those that are neither open nor closed are not shown. */
  readonly cards: readonly string[];
  readonly faceOf: (card: string) => CardFace;
  /** Closed cards that are not shown, because they lie in the slots. */
  readonly without?: readonly string[];
}

/** Open cards are highlighted, closed ones explain why when clicked. */
export function Hand({ cards, faceOf, without = [] }: HandProps) {
  const { ask } = useKitTable();
  const { group, radio, classOf } = useRadios();
  if (ask === undefined) return undefined;
  const { options, refused } = ask;
  return (
    <div className="kit-hand">
      <div {...group}>
        {cards
          .filter((card) => options.includes(card))
          .map((card) => (
            <button key={card} {...radio(card)} className={`kit-card ${classOf(card)}`}>
              <KeyCap at={options.indexOf(card)} />
              <Face face={faceOf(card)} />
            </button>
          ))}
      </div>
      {cards
        .filter((card) => refused.some(({ option }) => option === card) && !without.includes(card))
        .map((card) => (
          <ClosedOption key={card} option={card} words={faceOf(card).name} className="kit-card">
            <Face face={faceOf(card)} />
            <Padlock />
          </ClosedOption>
        ))}
    </div>
  );
}

export interface Slot {
  /** Below it: which one it is. */
  readonly mark: string;
  /** In it while it is empty. */
  readonly empty: ReactNode;
  /** What to do when it is the next to fill; by default the kit's words. */
  readonly now?: string;
}

interface SlotsProps {
  readonly slots: readonly Slot[];
  /** What is laid down, in its order. */
  readonly placed: readonly CardFace[];
  readonly onBack: () => void;
  /** The next slot to fill was clicked. */
  readonly onNow: () => void;
}

const MANY: Readonly<Record<number, string>> = { 4: ' are-four', 5: ' are-five' };

/** Cards laid down one after another; the last one can be taken back. */
export function Slots({ slots, placed, onBack, onNow }: SlotsProps) {
  const words = useKitWords();
  return (
    <ol className={`kit-slots${MANY[slots.length] ?? ''}`}>
      {slots.map(({ mark, empty, now }, at) => {
        const card = placed[at];
        return (
          <li
            key={mark}
            className={`kit-slot${at === placed.length ? ' is-now' : ''}${card === undefined ? '' : ' is-full'}`}
          >
            {card === undefined && at === placed.length ? (
              <button type="button" className="kit-slot-now" onClick={onNow}>
                <b>{empty}</b>
                <small>{now ?? words.say('slot.now')}</small>
              </button>
            ) : card === undefined ? (
              <span>
                <b>{empty}</b>
                <small>{words.say('slot.later')}</small>
              </span>
            ) : (
              <span className="kit-card is-mine">
                <CardPicture {...card} />
                <span className="kit-card-name" data-short={card.short}>
                  {card.name}
                </span>
                <OnlyMine />
                {at === placed.length - 1 ? (
                  <button
                    type="button"
                    className="kit-x"
                    aria-label={words.say('slot.back', { what: card.name })}
                    onClick={onBack}
                  >
                    <Icon name="cross" />
                  </button>
                ) : undefined}
              </span>
            )}
            <i className="kit-nth">{mark}</i>
          </li>
        );
      })}
    </ol>
  );
}
