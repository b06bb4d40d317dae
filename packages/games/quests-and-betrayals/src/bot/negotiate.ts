// QT-TALK-60, QT-TALK-63: the offers of a bot, and its replies; it replies at once.
import type { Ask, Can, Seat } from '@oubliette/engine';
import { bystanders } from '../rules/sides.ts';
import { readDraft } from '../rules/talk/draft.ts';
import { canHelp, isClosed, isDone, mayDeal, sentTo } from '../rules/talk/moments.ts';
import { type Draft, dueOf, kindOf, PARTS, type Part, pieces, subjectOf } from '../rules/talk/pieces.ts';
import { type LedgerLine, NOBODY, type Offer, type Piece, type Side, type State } from '../state.ts';
import { fistCeiling, fistPrice } from './fists.ts';
import { cardWorth, type Judgement, PLAIN, priced, trusted } from './judgement.ts';
import { ceiling, cover, demand, reservation } from './price.ts';
import { accepts, reasonFor } from './weigh.ts';
import { itemWorth, spoilsWorth, WORTH } from './worth.ts';

const MOST_OFFERS = 2;
/** The assumed trust of others in a promise, where it is not known. */
const USUAL_TRUST = 50;

const empty = (s: State, sender: Seat, receiver: Seat, answers = 0): Draft => ({
  moment: s.talk.moment,
  sender,
  receiver,
  answers,
  give: [],
  ask: [],
  askWord: [],
  promise: [],
});

const mayWrite = (s: State, me: Seat, other: Seat): boolean =>
  mayDeal(s, me, other) && !isClosed(s, me, other) && sentTo(s, me, other) < Math.min(MOST_OFFERS, s.settings.offers);

const standsBetween = (s: State, a: Seat, b: Seat): Offer | undefined =>
  s.talk.standing.find((o) => (o.sender === a && o.receiver === b) || (o.sender === b && o.receiver === a));

/** The offer this seat wants to make now, or none. It follows from the state alone, so that it stays the same while it is built. */
export function intended(s: State, me: Seat, j: Judgement = PLAIN): Draft | undefined {
  switch (s.talk.moment) {
    case 'D':
      return me === s.active ? seekHelp(s, me, j) : offerHelp(s, me, j);
    case 'A':
      return isDone(s, me)
        ? undefined
        : me === s.fight.attacker || me === s.fight.defender
          ? seekFist(s, me, j)
          : offerFist(s, me, j);
    case 'V1':
    case 'V2':
      return me === s.active ? buyThing(s, me) : undefined;
    case 'none':
      return undefined;
  }
}

/** The active player bids for the helper who leaves most, with promises first. */
function seekHelp(s: State, me: Seat, j: Judgement): Draft | undefined {
  if (s.fight.ally !== NOBODY || s.talk.standing.some((o) => o.sender === me)) return undefined;
  const owed = helpOwed(s, me);
  if (owed !== undefined) return { ...empty(s, me, owed.giver), ask: [`call:${owed.number}`] };
  let best: { helper: Seat; price: number; most: number } | undefined;
  for (let helper = 0; helper < s.players.length; helper++) {
    if (helper === me || !canHelp(s, helper) || !mayWrite(s, me, helper)) continue;
    const [price, most] = [reservation(s, helper), priced(s, me, helper, ceiling(s, helper, cardWorth(s, j)), j)];
    if (most - price > (best === undefined ? 6 : best.most - best.price)) best = { helper, price, most };
  }
  if (best === undefined) return undefined;
  const { helper, price, most } = best;
  const again = sentTo(s, me, helper) > 0;
  const bid = price + Math.ceil(((again ? 70 : 40) * (most - price)) / 100);
  const bought = cover(s, helper, bid, USUAL_TRUST) ?? cover(s, helper, price, USUAL_TRUST);
  if (bought === undefined) return undefined;
  const draft = {
    ...empty(s, me, helper),
    ask: ['help'],
    give: bought.gems > 0 ? [`gems:${bought.gems}`] : [],
    promise: bought.words,
  };
  return accepts(s, me, draft, j) ? draft : undefined;
}

/** QT-TALK-44: a promise of help that is worth something against this monster, and was not called on yet. */
const helpOwed = (s: State, me: Seat): LedgerLine | undefined =>
  s.ledger.find(
    ({ kind, state, receiver, giver, turns, called }) =>
      kind === 'help' &&
      state === 'running' &&
      receiver === me &&
      turns === 0 &&
      !called &&
      canHelp(s, giver) &&
      mayWrite(s, me, giver) &&
      ceiling(s, giver) > 0,
  );

/** A helper names a price, and a lower one when the other has countered. */
function offerHelp(s: State, me: Seat, j: Judgement): Draft | undefined {
  const to = s.active;
  if (!canHelp(s, me) || s.fight.ally !== NOBODY || !mayWrite(s, me, to)) return undefined;
  const between = standsBetween(s, me, to);
  if (between !== undefined && (between.sender === me || accepts(s, me, between, j))) return undefined;
  const [price, most] = [priced(s, me, to, reservation(s, me), j), ceiling(s, me)];
  if (most < price || most < 6) return undefined;
  const bought = cover(s, me, demand(s, me, price, most, sentTo(s, me, to)), trusted(s, me, to, j));
  if (bought === undefined) return undefined;
  const ask = bought.gems > 0 ? [`gems:${bought.gems}`] : [];
  return { ...empty(s, me, to, between?.id ?? 0), give: ['help'], ask, askWord: bought.words };
}

/** A principal buys the fist that changes most: gems now if there are some, else gems of the winnings. */
function seekFist(s: State, me: Seat, j: Judgement): Draft | undefined {
  const side: Side = me === s.fight.attacker ? 'attacker' : 'defender';
  let best: { helper: Seat; price: number; most: number } | undefined;
  for (const helper of bystanders(s)) {
    if (!canHelp(s, helper) || !mayWrite(s, me, helper) || standsBetween(s, me, helper) !== undefined) continue;
    if (s.ledger.some((l) => l.state === 'running' && l.giver === helper && l.receiver === me && l.kind === 'fist'))
      continue;
    const [price, most] = [fistPrice(s, helper, side), priced(s, me, helper, fistCeiling(s, me, helper), j)];
    if (most - price > (best === undefined ? 6 : best.most - best.price)) best = { helper, price, most };
  }
  if (best === undefined) return undefined;
  const points = best.price + Math.ceil((best.most - best.price) / 3);
  const now = Math.min(s.players[me]!.gems, Math.ceil(points / WORTH.gem), 2);
  // No more than it could pay: a loyal bot keeps its promises.
  const payable = Math.min(10, s.players[me]!.gems - now + (s.arenaFought ? 0 : s.pot));
  const wanted = Math.ceil(Math.max(0, points - now * WORTH.gem) / ((WORTH.gem * USUAL_TRUST) / 100));
  const later = Math.min(payable, wanted);
  const draft: Draft = {
    ...empty(s, me, best.helper),
    give: now > 0 ? [`gems:${now}`] : [],
    askWord: ['fist::this-arena'],
    promise: later > 0 ? [`loot:${later}:after-win`] : [],
  };
  return accepts(s, me, draft, j) ? draft : undefined;
}

/** A bystander sells the fist it would play anyway, to a player who can pay. */
function offerFist(s: State, me: Seat, j: Judgement): Draft | undefined {
  for (const principal of [s.fight.attacker, s.fight.defender]) {
    if (!canHelp(s, me) || !mayWrite(s, me, principal) || sentTo(s, me, principal) > 0) continue;
    if (standsBetween(s, me, principal) !== undefined || s.players[principal]!.gems === 0) continue;
    const side: Side = principal === s.fight.attacker ? 'attacker' : 'defender';
    const [price, most] = [fistPrice(s, me, side), priced(s, me, principal, fistCeiling(s, principal, me), j)];
    if (price > 0 || most < WORTH.gem) continue;
    const gems = Math.min(s.players[principal]!.gems, Math.max(1, Math.floor(most / 2 / WORTH.gem)));
    return { ...empty(s, me, principal), ask: [`gems:${gems}`], promise: ['fist::this-arena'] };
  }
  return undefined;
}

/** QT-TALK-63 */
function buyThing(s: State, me: Seat): Draft | undefined {
  const { gems } = s.players[me]!;
  let best: { draft: Draft; gain: number } | undefined;
  for (let other = 0; other < s.players.length; other++) {
    if (
      other === me ||
      !mayWrite(s, me, other) ||
      standsBetween(s, me, other) !== undefined ||
      sentTo(s, me, other) > 0
    )
      continue;
    const { worn, spoils } = s.players[other]!;
    const things: [Piece, number, number][] = [
      ...worn.map((item): [Piece, number, number] => [
        `item:${item}`,
        itemWorth(s, me, item),
        itemWorth(s, other, item),
      ]),
      ...spoils.map((card): [Piece, number, number] => [`spoils:${card}`, spoilsWorth(s, me, card), WORTH.spoils]),
    ];
    for (const [piece, mine, theirs] of things) {
      const gain = mine - theirs;
      const price = Math.max(1, Math.floor((mine + theirs) / 2 / WORTH.gem));
      if (gain < 12 || price > gems || gain <= (best?.gain ?? 0)) continue;
      best = { draft: { ...empty(s, me, other), give: [`gems:${price}`], ask: [piece] }, gain };
    }
  }
  return best?.draft;
}

/** The next small answer on the way to an offer. A draft that no longer leads there is sent as it is. */
function towards(s: State, me: Seat, kind: string, want: Draft | undefined, can: Can): string | undefined {
  if (kind === 'talk-to') {
    if (want === undefined) return undefined;
    return want.answers > 0 ? `counter:${want.answers}` : `seat:${want.receiver}`;
  }
  const steps = s.core.aside.find((a) => a.kind === 'talk' && a.seat === me)?.steps ?? [];
  const { draft, part } = readDraft(s, me, steps);
  if (want === undefined || draft === undefined || draft.receiver !== want.receiver)
    return can.has('send') ? 'send' : can.list[0];
  if (kind === 'talk-open')
    return can.toArray().find((option) => PARTS.some((p) => pieces(want, p).some((x) => kindOf(x) === kindOf(option))));
  const missing = (p: Part): Piece | undefined => pieces(want, p).find((piece) => !pieces(draft, p).includes(piece));
  if (kind === 'talk-part')
    return PARTS.find((p) => missing(p) !== undefined && can.has(p)) ?? ['send', 'drop'].find((end) => can.has(end));
  const piece = part === undefined ? undefined : missing(part);
  if (piece === undefined) return can.list[0];
  if (kind === 'talk-piece') return kindOf(piece);
  return kind === 'talk-which' ? subjectOf(piece) : dueOf(piece);
}

/** Whether this seat still has an answer that could be a price in reach. */
const wouldCounter = (s: State, me: Seat, offer: Offer, j: Judgement): boolean =>
  intended(s, me, j)?.answers === offer.id;

/** The answer of a bot to an optional ask; undefined: none. */
export function wish(s: State, ask: Ask, can: Can, j: Judgement = PLAIN): string | undefined {
  const { kind, seat } = ask;
  switch (kind) {
    case 'claim':
      return can.list[0];
    case 'standing':
      return can.toArray().find((option) => option.startsWith('on:'));
    case 'deal': {
      for (const offer of s.talk.standing) {
        if (offer.receiver !== seat) continue;
        if (accepts(s, seat, offer, j)) {
          if (can.has(`sign:${offer.id}`)) return `sign:${offer.id}`;
        } else if (!wouldCounter(s, seat, offer, j)) return `refuse:${offer.id}`;
      }
      return undefined;
    }
    case 'deal-reason': {
      const id = s.core.aside.find((a) => a.kind === 'deal' && a.seat === seat)?.steps[0]?.split(':')[1];
      const offer = s.talk.standing.find((o) => String(o.id) === id);
      return offer === undefined ? 'none' : reasonFor(s, seat, offer, j);
    }
    case 'deal-quest':
      return can.list[0];
    case 'talk-to':
    case 'talk-open':
    case 'talk-part':
    case 'talk-piece':
    case 'talk-which':
    case 'talk-due':
      return towards(s, seat, kind, intended(s, seat, j), can);
    default:
      return undefined;
  }
}
