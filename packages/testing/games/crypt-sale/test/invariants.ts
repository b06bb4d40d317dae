// What holds at every moment of every game, imagined ones too.
import type { Invariants } from '@oubliette/testing';
import { KINDS, RELICS, type Relic } from '../src/cards/relics.ts';
import type { State } from '../src/state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function everyRelic(s: State): Relic[] {
  return [
    ...s.vault,
    ...s.lots.flatMap(({ relic, count }) => new Array<Relic>(count).fill(relic)),
    ...(s.hammer.relic === 'nothing' ? [] : new Array<Relic>(s.hammer.count).fill(s.hammer.relic)),
    ...s.bids.flatMap(({ stake }) => (stake === 'none' ? [] : [stake])),
    ...s.heirs.flatMap(({ hand, shelf, sack, spent, seals }) => [
      ...hand,
      ...shelf,
      ...sack,
      ...spent,
      ...seals.map((seal) => seal.relic),
    ]),
  ];
}

const isSorted = (pile: readonly Relic[]): boolean =>
  pile.every((relic, i) => i === 0 || KINDS.indexOf(pile[i - 1]!) <= KINDS.indexOf(relic));

export const invariants: Invariants<State> = {
  'every relic of the box is somewhere, once'(s) {
    const all = everyRelic(s);
    const wrong = RELICS.filter(({ id, copies }) => all.filter((relic) => relic === id).length !== copies);
    return wrong.length === 0 && all.length === 40 ? undefined : `${wrong.map(({ id }) => id)}, ${all.length} in all`;
  },
  'coins come in by sales and go out by exorcisms only'(s) {
    const there =
      sum(s.heirs.map((heir) => heir.coins)) + sum(s.offers.map((offer) => offer.coins)) + s.hammer.purse + s.till;
    const expected = 5 * s.heirs.length + sum(s.heirs.map((heir) => heir.sales - heir.exorcisms));
    return there === expected ? undefined : `${there} coins instead of ${expected}`;
  },
  'nobody owes anything'(s) {
    const least = Math.min(s.till, s.hammer.purse, ...s.heirs.map((heir) => heir.coins));
    return least >= 0 ? undefined : `somebody has ${least} coins`;
  },
  'an offer has two heirs, and nobody has made two'(s) {
    const makers = s.offers.map((offer) => offer.fromSeat);
    if (new Set(makers).size !== makers.length) return `offers by ${makers}`;
    const odd = s.offers.find(({ fromSeat, toSeat }) => fromSeat === toSeat || !s.heirs[fromSeat]!.hasOffered);
    return odd === undefined ? undefined : JSON.stringify(odd);
  },
  'every exorcism and every curse has its urn'(s) {
    const wrong = s.heirs.findIndex(
      ({ spent, curses, exorcisms }) => spent.filter((relic) => relic === 'cursed-urn').length !== curses + exorcisms,
    );
    return wrong < 0 ? undefined : `not so for seat ${wrong}`;
  },
  'piles are sorted, so that their order tells nothing'(s) {
    const piles = s.heirs.flatMap(({ hand, shelf, sack, spent }) => [hand, shelf, sack, spent]);
    const wrong = piles.find((pile) => !isSorted(pile));
    return wrong === undefined ? undefined : wrong.join(' ');
  },
  'between sales nothing lies under the hammer'(s) {
    const selling = s.core.stack.some((f) => f.proc === 'sale');
    const empty = s.hammer.relic === 'nothing' && s.hammer.count === 0 && s.hammer.purse === 0;
    return selling !== empty ? undefined : JSON.stringify(s.hammer);
  },
  'suspicion never rests at three'(s) {
    return s.suspicion >= 0 && s.suspicion < 3 ? undefined : `suspicion ${s.suspicion}`;
  },
};
