// Whether the deal board is open, and with which partner.
import type { Seat } from '@oubliette/engine';
import type { Part } from '@oubliette/quests-and-betrayals/reading';
import { useState } from 'react';
import { isBot } from '../../../base/chair.ts';
import type { AskNow, TableNow } from '../../../session/now.ts';
import type { TableSession } from '../../../session/table-session.ts';
import { isTalk } from '../asked.ts';
import { gameOf } from '../reading.ts';
import { partnersOf } from './partners.ts';
import type { TraySide } from './trays.tsx';
import { useOffer } from './use-offer.ts';

const TALKING: readonly string[] = ['confront', 'arena-talk'];

export function useDeal(session: TableSession, now: TableNow, ask: AskNow | undefined) {
  const game = gameOf(now);
  const me = now.me === 'spectator' ? undefined : now.me;
  const talk = now.asks.find(({ beside }) => beside === 'talk');
  /** The period of talk in which the player opened the board. */
  const moment = `${game.round} ${game.active} ${game.moment}`;
  const [asked, setAsked] = useState<string>();
  const [chosen, setChosen] = useState<{ moment: string; seat: Seat }>();
  const [side, setSide] = useState<TraySide>('mine');
  const [tray, setTray] = useState<'now' | 'word'>('now');

  const seats = me === undefined ? [] : partnersOf(game, me);
  const toMe = game.offers.findLast(({ receiver }) => receiver === me);
  const first = seats.find((seat) => talk?.options.includes(`seat:${seat}`) === true) ?? seats[0];
  const picked = chosen?.moment === moment && seats.includes(chosen.seat) ? chosen.seat : undefined;
  const offer = useOffer({ session, now, me, talk, partner: picked ?? toMe?.sender ?? first });
  const partner = offer.draft?.receiver ?? picked ?? toMe?.sender ?? first;

  const atFight = game.fight?.stage === 'talk' && (game.moment === 'D' || game.moment === 'A');
  const amongPeople = game.active !== undefined && !isBot(session.chairs()[game.active]);
  const open =
    me !== undefined &&
    game.moment !== undefined &&
    now.seen.end === undefined &&
    (TALKING.includes(ask?.kind ?? '') ||
      isTalk(ask) ||
      asked === moment ||
      (atFight && (amongPeople || toMe !== undefined)));
  return {
    open,
    offer,
    partner,
    side,
    tray,
    setSide,
    setTray,
    choosePartner: (seat: Seat) => {
      if (offer.draft !== undefined && offer.draft.receiver !== seat) offer.drop();
      setChosen({ moment, seat });
    },
    /** Opens or closes the board. */
    show: (wanted: boolean) => setAsked(wanted ? moment : undefined),
    /** Called when the player wants to add a piece to this part. */
    add(part: Part) {
      setSide(part === 'give' || part === 'promise' ? 'mine' : 'theirs');
      setTray(part === 'give' || part === 'ask' ? 'now' : 'word');
      if (offer.draft === undefined && partner !== undefined) offer.begin(`seat:${partner}`);
    },
  };
}
