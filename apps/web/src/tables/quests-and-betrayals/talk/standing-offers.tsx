import type { Heard, Refusal, Seat } from '@oubliette/engine';
import { kindOf } from '@oubliette/quests-and-betrayals/reading';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { isBot } from '../../../base/chair.ts';
import { Icon } from '../../../parts/icon.tsx';
import { SeatMark, useMarks } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import type { OfferSeen } from '../reading.ts';
import { MuteButton, useSentences } from '../sentences.tsx';
import { NO_PIECES, type OfferPieces, OfferZones } from './offer-zones.tsx';
import { Refused } from './refused.tsx';
import type { MyOffer } from './use-offer.ts';

const piecesOf = ({ give = [], ask = [], askWord = [], promise = [] }: OfferSeen): OfferPieces => ({
  give,
  ask,
  askWord,
  promise,
});
/** The same offer from the other side. */
const turned = ({ give, ask, askWord, promise }: OfferPieces): OfferPieces => ({
  give: ask,
  ask: give,
  askWord: promise,
  promise: askWord,
});

/** An offer by its number, as it was sent: to compare a counter-offer with it. */
function sentAs(told: readonly Heard[], id: number | undefined): OfferPieces | undefined {
  const sent = told.findLast(({ type, offer }) => (type === 'offered' || type === 'countered') && offer === id);
  return id === undefined || sent === undefined ? undefined : piecesOf(sent as unknown as OfferSeen);
}

interface Props {
  readonly with: Seat | undefined;
  readonly offer: MyOffer;
}

/** The open offers between the viewer and a partner: the own ones can be withdrawn, the others signed, refused or countered. */
export function StandingOffers({ with: partner, offer: mine }: Props) {
  const { game, me, now } = useTable();
  const here = game.offers.filter(
    ({ sender, receiver }) =>
      me !== undefined &&
      [sender, receiver].includes(me) &&
      (partner === undefined || [sender, receiver].includes(partner)),
  );
  return (
    <>
      {here.map((offer) => (
        <OpenOffer key={offer.id} offer={offer} answered={sentAs(now.told, offer.answers)} mine={mine} />
      ))}
    </>
  );
}

function OpenOffer({ offer, answered, mine }: { offer: OfferSeen; answered: OfferPieces | undefined; mine: MyOffer }) {
  const { c, t, me, besides, session, turnTo } = useTable();
  const markOf = useMarks();
  const { id, sender, receiver, give } = offer;
  const [refused, setRefused] = useState<Refusal>();
  const text = useSentences()(sender, offer.text);
  const deal = besides('deal');
  const own = sender === me;
  const dialog = useRef<HTMLElement>(null);
  // Scrolls a new offer of the partner into view.
  useEffect(() => {
    if (!own) dialog.current?.scrollIntoView({ block: 'nearest' });
  }, [own]);
  const may = (verb: string): boolean => deal?.kind === 'deal' && deal.options.includes(`${verb}:${id}`);
  const shut = deal?.refused.find(({ option }) => option === `sign:${id}`);
  async function answer(verb: string): Promise<void> {
    if (me === undefined) return;
    const no = await session.answer(me, 'deal', `${verb}:${id}`);
    setRefused(no);
    if (no !== undefined) return;
    // A reason, or the choice of a quest, may still be asked.
    if (verb !== 'withdraw') turnTo('deal');
  }
  const pieces = give === undefined ? NO_PIECES : piecesOf(offer);
  return (
    <section ref={dialog} className="parchment qt-standing" style={{ '--seat': markOf(sender).fill } as CSSProperties}>
      <h2>
        <SeatMark seat={sender} size={20} />
        <span>
          {c.say(own ? 'standing.mine' : offer.answers === undefined ? 'standing.theirs' : 'standing.counter', {
            seat: own ? receiver : sender,
          })}
        </span>
        <small>{c.say('standing.no', { id })}</small>
        {may('sign') ? (
          <button type="button" className="brass" onClick={() => answer('sign')}>
            <Icon name="tick" /> {c.say('standing.sign')}
          </button>
        ) : undefined}
        {!own && mine.draft === undefined && besides('talk')?.options.includes(`counter:${id}`) === true ? (
          <button type="button" className="brass is-quiet" onClick={() => mine.counter(offer)}>
            {c.say('standing.answer')}
          </button>
        ) : undefined}
        {may('refuse') ? (
          <button type="button" className="brass is-quiet" onClick={() => answer('refuse')}>
            {c.say('standing.refuse')}
          </button>
        ) : undefined}
        {may('withdraw') ? (
          <button type="button" className="brass is-quiet" onClick={() => answer('withdraw')}>
            {c.say('standing.withdraw')}
          </button>
        ) : undefined}
      </h2>
      {own ? <Together offer={offer} onRefused={setRefused} /> : undefined}
      {give === undefined ? (
        <p>{c.say('standing.whispered')}</p>
      ) : (
        <OfferZones
          pieces={own ? pieces : turned(pieces)}
          against={own || answered === undefined ? undefined : answered}
          text={text}
          mine
          brief
        />
      )}
      <MuteButton seat={sender} text={offer.text} />
      {shut === undefined ? undefined : <p className="qt-refused">{t.refusal(shut)}</p>}
      <Refused refused={refused} />
    </section>
  );
}

interface TogetherProps {
  readonly offer: OfferSeen;
  readonly onRefused: (refused: Refusal | undefined) => void;
}

/** Two players at one device: public answers are given openly, the others behind the curtain. */
function Together({ offer: { id, receiver, ask = [] }, onRefused }: TogetherProps) {
  const { c, game, session } = useTable();
  if (session.kind !== 'device' || isBot(session.chairs()[receiver])) return undefined;
  // The choice of the quest given is secret.
  const open = game.settings.talk === 'open' && !ask.some((piece) => kindOf(piece) === 'quest');
  async function refuse(): Promise<void> {
    const no = await session.answer(receiver, 'deal', `refuse:${id}`);
    onRefused(no ?? (await session.answer(receiver, 'deal-reason', 'none')));
  }
  return (
    <p className="qt-together">
      {open ? (
        <>
          <button
            type="button"
            className="brass"
            onClick={async () => onRefused(await session.answer(receiver, 'deal', `sign:${id}`))}
          >
            <Icon name="tick" /> {c.say('standing.signs', { seat: receiver })}
          </button>
          <button type="button" className="brass is-quiet" onClick={refuse}>
            {c.say('standing.refuses', { seat: receiver })}
          </button>
        </>
      ) : undefined}
      <button type="button" className="brass is-quiet" onClick={() => session.handTo(receiver)}>
        <Icon name="people" /> {c.say('standing.pass', { seat: receiver })}
      </button>
    </p>
  );
}
