// The deal board: the fight with its odds, the offers, and the ledger.
import type { Part } from '@oubliette/quests-and-betrayals/reading';
import { moveByArrow } from '../../../kit/arrows.ts';
import { Log } from '../../../kit/panes/log.tsx';
import { scrolls } from '../../../parts/dialog.tsx';
import { useTable } from '../at-table.ts';
import { MinePane } from '../place/mine-pane.tsx';
import { Allied } from './allied.tsx';
import { BetweenUs } from './between-us.tsx';
import { FightPanel } from './fight-panel.tsx';
import { Ledger } from './ledger.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { PartnerRow } from './partner-row.tsx';
import { partnersOf } from './partners.ts';
import { StandingOffers } from './standing-offers.tsx';
import type { MyOffer } from './use-offer.ts';

interface Props {
  readonly offer: MyOffer;
  readonly onAdd: (part: Part) => void;
}

export function DealPanes({ offer, onAdd }: Props) {
  const { c, game, me, partner } = useTable();
  const seats = me === undefined ? [] : partnersOf(game, me);
  // Without an offer of their own, players see first what is offered to them.
  const answering = offer.draft === undefined && game.offers.some(({ receiver }) => receiver === me);
  const quiet =
    game.fight?.ally === undefined &&
    !game.offers.some(({ sender, receiver }) => [sender, receiver].every((seat) => seat === me || seat === partner));
  return (
    <>
      <section className="pane world-pane qt-deal" aria-label={c.say('deal')} {...scrolls} onKeyDown={moveByArrow}>
        <div className="qt-deal-fight">
          <FightPanel />
        </div>
        <div className="qt-deal-offers">
          {me === undefined ? undefined : <PartnerRow seats={seats} me={me} />}
          <div className={`qt-deal-sheets${answering ? ' is-answering' : ''}`}>
            {game.fight?.ally === undefined ? (
              <OfferSheet offer={offer} to={partner} onAdd={onAdd} />
            ) : (
              <Allied attacker={game.fight.attacker} ally={game.fight.ally} />
            )}
            <StandingOffers with={partner} offer={offer} />
            {quiet && me !== undefined && partner !== undefined ? <BetweenUs me={me} partner={partner} /> : undefined}
          </div>
        </div>
      </section>
      <MinePane />
      <div className="side">
        <Ledger />
        <Log />
      </div>
    </>
  );
}
