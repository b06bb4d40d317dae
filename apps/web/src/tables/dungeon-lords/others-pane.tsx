import type { Seat } from '@oubliette/engine';
import type { CSSProperties } from 'react';
import { scrolls } from '../../parts/scrolls.ts';
import { SeatMark, useMarks } from '../../parts/seat-mark.tsx';
import { isBot } from '../../session/sitting.ts';
import type { PaperName } from '../../table/papers.tsx';
import { useVoice } from '../../voice.tsx';
import { useNames, useTable } from './at-table.tsx';
import { Gi } from './pieces/gi.tsx';
import { Pawn } from './pieces/pawn.tsx';
import { ORDER_PICTURES } from './pieces/pictures.ts';
import { Amount } from './pieces/token.tsx';
import { Wax } from './pieces/wax.tsx';
import { ItemsInBrief, TokenRow } from './place/items.tsx';
import { MiniMap } from './place/mini-map.tsx';
import { placeOf } from './reading.ts';

export function OthersPane({ onPaper }: { onPaper: (paper: PaperName) => void }) {
  const { say } = useVoice();
  const { sitting, front, game } = useTable();
  const seats = sitting.sheet.names.map((_, seat) => seat).filter((seat) => seat !== front);
  return (
    <section className="slab pane others-pane dl-others" aria-labelledby="others-title" {...scrolls}>
      <h2 className="plaque" id="others-title">
        <Gi icon="crowned-skull" />
        {say.say('others.title')}
      </h2>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} onPaper={onPaper} />
      ))}
      {game.dummies.map((dummy, at) => (
        <Trainee key={dummy.blocked.join()} who={at === 0 ? 'dummy-1' : 'dummy-2'} drawn={dummy.drawn} />
      ))}
    </section>
  );
}

function Rival({ seat, onPaper }: { seat: Seat; onPaper: (paper: PaperName) => void }) {
  const { say } = useVoice();
  const { game, t, c, ask } = useTable();
  const markOf = useMarks();
  const place = placeOf(game, seat);
  // Somebody a present is being wrapped for.
  const isMeant = ask?.kind === 'give-item' && ask.about?.toSeat === seat && ask.about?.toDummy === 0;
  const store = (good: 'gold' | 'food' | 'imps' | 'traps' | 'evil', n: number) => (
    <Amount n={n} good={good} name={t.name(good)} size={17} />
  );
  return (
    <article
      className={`dl-rival${isMeant ? ' is-meant' : ''}`}
      style={{ '--seat': markOf(seat).fill } as CSSProperties}
      data-at={`seat-${seat}`}
    >
      <SeatMark seat={seat} size={24} />
      <div>
        <h3>
          <button type="button" className="rival-name" onClick={() => onPaper(`place-${seat}`)}>
            {t.seat(seat)}
            <span className="unseen">: {say.say('place.see', { seat })}</span>
          </button>
        </h3>
        <p className="dl-rival-stores">
          {store('gold', place.gold)} {store('food', place.food)} {store('imps', place.imps)}{' '}
          {store('traps', place.trapsInHand)} {store('evil', place.evil)}
        </p>
        <ItemsInBrief seat={seat} />
        <p className="dl-rival-says">
          <RivalState seat={seat} />
        </p>
      </div>
      <span className="dl-rival-side">
        <MiniMap place={place} />
        <span className="unseen">
          {c.say('map.of', {
            seat,
            tunnels: place.tunnels.length,
            rooms: place.chambers.length,
            conquered: place.conquered.length,
          })}
        </span>
        {game.paladinSeat === seat ? (
          <span className="dl-has-paladin" title={c.say('evil.note.out', { seat })}>
            <Gi icon="crested-helmet" />
          </span>
        ) : undefined}
      </span>
    </article>
  );
}

/** What a rival is up to: orders laid or shown, a secret still to be made, adventurers at the door. */
function RivalState({ seat }: { seat: Seat }) {
  const { now, game, sitting, c, t } = useTable();
  const { played, laid, party } = placeOf(game, seat);
  const bot = isBot(sitting.chairs()[seat]) ? `${c.say('rival.bot')} · ` : '';
  if (now.ready.includes(seat)) {
    return (
      <>
        <Wax size={17} /> {bot}
        {c.say('rival.sealed')}
      </>
    );
  }
  if (played.length > 0 && game.season !== 'combat') {
    return (
      <>
        {played.map((order) => (
          <span key={order} className="dl-order-chip" style={{ '--k': ORDER_PICTURES[order].cloth } as CSSProperties}>
            <Gi icon={ORDER_PICTURES[order].icon} />
            <span className="unseen">{t.say(`order.${order}`)}</span>
          </span>
        ))}
        {Array.from({ length: laid - played.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sealed cards are all alike
          <Wax key={i} size={17} />
        ))}
        {now.seen.waiting.includes(seat) ? c.say('rival.deciding') : undefined}
      </>
    );
  }
  if (game.season === 'combat') return `${bot}${c.say('rival.standing', { count: party.length })}`;
  if (!now.seen.waiting.includes(seat)) return `${bot}${c.say('rival.evil', { evil: placeOf(game, seat).evil })}`;
  return (
    <>
      <Gi icon="quill-ink" /> {bot}
      {c.say(game.season === 'winter' || now.seen.waiting.length > 1 ? 'rival.choosing' : 'rival.deciding')}
    </>
  );
}

function Trainee({ who, drawn }: { who: 'dummy-1' | 'dummy-2'; drawn: readonly (keyof typeof ORDER_PICTURES)[] }) {
  const { t, c, game } = useTable();
  const names = useNames();
  const held = game.magicItems?.dummyTokens.find(({ ownerSeat, tokens }) => ownerSeat === who && tokens.length > 0);
  return (
    <article className="dl-rival is-trainee">
      <Pawn who={who} name="" size={26} />
      <div>
        <h3>{names(who)}</h3>
        <p className="dl-rival-says">{c.say('rival.quiet')}</p>
        {held === undefined ? undefined : (
          <p className="dl-rival-items">
            <TokenRow tokens={held.tokens} owner={who} />
          </p>
        )}
      </div>
      <span className="dl-rival-side">
        {drawn.map((order) => (
          <span key={order} className="dl-order-chip" style={{ '--k': ORDER_PICTURES[order].cloth } as CSSProperties}>
            <Gi icon={ORDER_PICTURES[order].icon} />
            <span className="unseen">{t.say(`order.${order}`)}</span>
          </span>
        ))}
      </span>
    </article>
  );
}
