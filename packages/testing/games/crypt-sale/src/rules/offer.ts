// CS-OFFER: heirs whisper with each other beside the sale.
import { type Beside, reveal, type Seat } from '@oubliette/engine';
import { KINDS, type Relic, take } from '../cards/relics.ts';
import { type Frame, type Offer, type State, w } from '../state.ts';

type HeirOption = `heir:${Seat}`;
type OfferCoins = '1' | '2' | '3';
const OFFERS: readonly OfferCoins[] = ['1', '2', '3'];
const HEIR: readonly HeirOption[] = ['heir:0', 'heir:1', 'heir:2', 'heir:3'];

type OfferSteps = { 'offer-to': HeirOption; 'offer-relic': Relic; 'offer-coins': OfferCoins };

/** CS-OFFER-1. The coins come last: the last answer is heard by all, and which relic is wanted must not be. */
export const offer: Beside<State, Frame, OfferSteps> = {
  step: (_s, _seat, steps) => (['offer-to', 'offer-relic', 'offer-coins'] as const)[steps.length],
  options(s, seat, steps, can) {
    const { coins, hasOffered } = s.heirs[seat]!;
    const no = hasOffered ? 'CS-OFFER-2' : coins === 0 ? 'CS-OFFER-1' : undefined;
    switch (steps.length) {
      case 0:
        for (let other = 0; other < s.heirs.length; other++) if (other !== seat) can.add(HEIR[other]!, no);
        return;
      case 1:
        for (const relic of KINDS) can.add(relic, no);
        return;
      default:
        for (const n of OFFERS) can.add(n, no ?? (Number(n) > coins ? 'CS-OFFER-1' : undefined));
    }
  },
  carryOut(s, seat, [to, relic, coins]) {
    const made: Offer = {
      fromSeat: seat,
      toSeat: HEIR.indexOf(to as HeirOption),
      relic: relic as Relic,
      coins: Number(coins),
    };
    const heir = s.heirs[seat]!;
    heir.coins -= made.coins;
    heir.hasOffered = true;
    s.offers.push(made);
    tellBoth('offered', 'CS-OFFER-3', made);
  },
  about(_s, _seat, [to, relic]) {
    if (to === undefined) return undefined;
    const toSeat = HEIR.indexOf(to as HeirOption);
    return relic === undefined ? { toSeat } : { toSeat, relic };
  },
};

type DealOption = `${'sign' | 'refuse'}:${Seat}`;

/** CS-OFFER-4: an offer is known by the heir who made it. */
export const deal: Beside<State, Frame, { deal: DealOption }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'deal' : undefined),
  options(s, seat, _steps, can) {
    for (const { fromSeat, toSeat, relic } of s.offers) {
      if (toSeat !== seat) continue;
      can.add(`sign:${fromSeat}`, s.heirs[seat]!.hand.includes(relic) ? undefined : 'CS-OFFER-4', () => ({ relic }));
      can.add(`refuse:${fromSeat}`);
    }
  },
  carryOut(s, seat, [option]) {
    const [verb, from] = option!.split(':');
    const open = s.offers.find((o) => o.toSeat === seat && o.fromSeat === Number(from))!;
    if (verb === 'sign') sign(s, open);
    else refuse(s, open);
  },
  about: (s, seat) => ({ fromSeats: s.offers.filter((o) => o.toSeat === seat).map((o) => o.fromSeat) }),
};

/** CS-OFFER-5. The buyer learns that the relic was there. */
function sign(s: State, signed: Offer): void {
  reveal(s);
  s.offers = s.offers.filter((o) => o !== signed);
  const seller = s.heirs[signed.toSeat]!;
  take(seller.hand, signed.relic);
  seller.coins += signed.coins;
  s.heirs[signed.fromSeat]!.seals.push({ relic: signed.relic, fromSeat: signed.toSeat });
  tellBoth('signed', 'CS-OFFER-5', signed);
}

/** CS-OFFER-6 */
function refuse(s: State, refused: Offer): void {
  s.offers = s.offers.filter((o) => o !== refused);
  s.heirs[refused.fromSeat]!.coins += refused.coins;
  tellBoth('refused', 'CS-OFFER-6', refused);
}

/** CS-OFFER-6, CS-OFFER-2 */
export function endOffers(s: State): void {
  for (const open of s.offers) {
    s.heirs[open.fromSeat]!.coins += open.coins;
    tellBoth('lapsed', 'CS-OFFER-6', open);
  }
  s.offers = [];
  for (const heir of s.heirs) heir.hasOffered = false;
}

function tellBoth(type: 'offered' | 'signed' | 'refused' | 'lapsed', rule: string, o: Offer): void {
  const { fromSeat, toSeat, coins, relic } = o;
  w.tell(() => ({ type, rule, seat: fromSeat, toSeat, coins, secret: { to: [fromSeat, toSeat], relic } }));
}
