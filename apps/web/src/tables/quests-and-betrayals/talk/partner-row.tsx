import type { Heard, Seat } from '@oubliette/engine';
import { arenaChance, dungeonChance, helpOn } from '@oubliette/quests-and-betrayals/reading';
import type { CSSProperties } from 'react';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useMarks } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import type { GameIcon } from '../icon-names.ts';
import { WordRecord } from '../others/others-pane.tsx';
import { Person } from '../pieces/person.tsx';
import { placeOf, type View } from '../reading.ts';
import { lastWord } from './partners.ts';

type Verdict = 'no' | 'yes' | 'offer' | 'thinks' | 'silent';

const ICONS: Readonly<Record<Verdict, GameIcon>> = {
  no: 'cancel',
  yes: 'check-mark',
  offer: 'trade',
  thinks: 'thought-bubble',
  silent: 'conversation',
};

/** The attitude of a player in this talk, as far as it was said. */
function verdictOf(game: View, me: Seat, seat: Seat, last: Heard | undefined): Verdict {
  if (game.offers.some(({ sender, receiver }) => sender === seat && receiver === me)) return 'offer';
  if (game.offers.some(({ sender, receiver }) => sender === me && receiver === seat)) return 'thinks';
  if (last === undefined) return 'silent';
  if (last.type === 'signed' || game.fight?.ally === seat) return 'yes';
  return last.type === 'refused' || last.type === 'enough' ? 'no' : 'silent';
}

/** The players with whom the viewer may deal: their last statement, the power they would add, the state of their words. */
export function PartnerRow({ seats, me }: { seats: readonly Seat[]; me: Seat }) {
  const { game, partner, choosePartner, c, t, now } = useTable();
  const markOf = useMarks();
  return (
    <section className="qt-partners" aria-label={c.say('partners')}>
      {seats.map((seat) => {
        const last = lastWord(now.told, me, seat);
        const verdict = verdictOf(game, me, seat, last);
        const { petrified } = placeOf(game, seat);
        return (
          <button
            key={seat}
            type="button"
            className={`qt-partner is-${petrified ? 'no' : verdict}${seat === partner ? ' is-chosen' : ''}`}
            aria-pressed={seat === partner}
            data-at={`seat-${seat}`}
            style={{ '--seat': markOf(seat).fill } as CSSProperties}
            onClick={() => choosePartner(seat)}
          >
            <span className="qt-bubble">
              <b>
                <Gi icon={ICONS[verdict]} /> {c.say(`verdict.${verdict}`)}
              </b>
              <span>{last === undefined ? c.say('verdict.none') : wordsOf(last)}</span>
            </span>
            <span className="qt-who">
              <Person seat={seat} marked />
              <span>
                <b>{t.seat(seat)}</b>
                <Worth seat={seat} me={me} />
                <WordRecord seat={seat} size={15} />
              </span>
            </span>
          </button>
        );
      })}
    </section>
  );

  /** The sentence of an event, without its speaker and listener. */
  function wordsOf(heard: Heard): string {
    if (heard.type === 'refused') return c.say('said.refused', { reason: String(heard.reason ?? 'none') });
    const offer = heard.type === 'offered' || heard.type === 'countered' ? Number(heard.offer) : undefined;
    if (offer !== undefined && !game.offers.some(({ id }) => id === offer)) return c.say('said.lapsed', { offer });
    if (offer !== undefined) return c.say(heard.seat === me ? 'said.mine' : 'said.theirs', { offer });
    return t.event(heard);
  }
}

/** The power that a player would add, and the resulting chance. */
function Worth({ seat, me }: { seat: Seat; me: Seat }) {
  const { game } = useTable();
  const { fight } = game;
  if (fight?.kind === 'dungeon' && fight.monster !== undefined) {
    const helper = me === fight.attacker ? seat : me;
    const chance = dungeonChance(game, helper);
    return (
      <span className="qt-worth">
        <i>+{helpOn(game, helper, fight.monster)}</i>
        {chance === undefined ? undefined : <b>{Math.round(100 * chance)} %</b>}
      </span>
    );
  }
  if (fight?.kind === 'arena') {
    const principal = seat === fight.attacker || seat === fight.defender;
    const helper = principal ? me : seat;
    const side = principal ? seat : me;
    const won = side === fight.attacker ? arenaChance(game, [helper], []) : 1 - (arenaChance(game, [], [helper]) ?? 0);
    return (
      <span className="qt-worth">
        <i>+{helpOn(game, helper, 'none')}</i>
        {won === undefined ? undefined : <b>{Math.round(100 * won)} %</b>}
      </span>
    );
  }
  const { power, allyPower } = placeOf(game, seat);
  return (
    <span className="qt-worth">
      <i>
        {power} | {allyPower}
      </i>
    </span>
  );
}
