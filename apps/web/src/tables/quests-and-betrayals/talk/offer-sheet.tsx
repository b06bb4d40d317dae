import type { Seat } from '@oubliette/engine';
import type { Part } from '@oubliette/quests-and-betrayals/reading';
import { useEffect, useRef } from 'react';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { NO_PIECES, OfferZones } from './offer-zones.tsx';
import { Refused } from './refused.tsx';
import type { MyOffer } from './use-offer.ts';

interface Props {
  readonly offer: MyOffer;
  readonly to: Seat | undefined;
  readonly onAdd: (part: Part) => void;
}

/** The offer that the viewer is composing, in its three zones. */
export function OfferSheet({ offer, to, onAdd }: Props) {
  const { c, t, me, besides, game } = useTable();
  const { draft, abouts, busy, refused: no, be, remove } = offer;
  const sheet = useRef<HTMLElement>(null);
  const begun = draft !== undefined;
  // On narrow screens: scrolls the offer into view when it is begun.
  useEffect(() => {
    if (begun) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [begun]);
  const receiver = draft?.receiver ?? to;
  const talk = besides('talk');
  if (me === undefined || receiver === undefined) return undefined;
  const refused = talk?.refused.find(({ option }) => option === `seat:${receiver}`);
  const shut = draft === undefined && talk?.options.includes(`seat:${receiver}`) !== true;
  const sent = game.offers.filter(({ sender, receiver: who }) => sender === me && who === receiver).length;
  return (
    <section ref={sheet} className="parchment qt-sheet" aria-labelledby="offer-title" aria-busy={busy}>
      <h2 id="offer-title">
        <span data-at={`seat-${me}`}>
          <SeatMark seat={me} size={22} />
        </span>
        <span>
          {c.say('offer.to')} <b>{t.seat(receiver)}</b>
        </span>
        <SeatMark seat={receiver} size={22} />
        <small>{c.say('offer.state', { begun: draft === undefined ? 'no' : 'yes', sent })}</small>
      </h2>
      {shut ? (
        <p className="qt-sheet-shut">{refused === undefined ? c.say('offer.shut') : t.refusal(refused)}</p>
      ) : abouts.length > 0 ? (
        <div className="qt-abouts">
          <p>{c.say('offer.about')}</p>
          {abouts.map((about) => (
            <button key={about} type="button" className="brass" onClick={() => be(about)}>
              {t.option('talk-open', about)}
            </button>
          ))}
        </div>
      ) : (
        <OfferZones pieces={draft ?? NO_PIECES} text={offer.sentence} mine onRemove={remove} onAdd={onAdd} />
      )}
      <Refused refused={no} />
    </section>
  );
}
