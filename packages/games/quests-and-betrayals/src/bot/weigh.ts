// QT-TALK-54: what an offer is worth to one of its two players.
import type { Seat } from '@oubliette/engine';
import type { Reason } from '../cards/cards.ts';
import { isPayer } from '../rules/talk/moments.ts';
import { type Draft, kindOf } from '../rules/talk/pieces.ts';
import type { Piece, Side, State } from '../state.ts';
import { fistCeiling, fistPrice } from './fists.ts';
import { cardWorth, type Judgement, PLAIN, priced, trusted } from './judgement.ts';
import { ceiling, reservation } from './price.ts';
import { breakingCost, brokeWordTo, figuresOf } from './trust.ts';
import { pieceWorth } from './worth.ts';

export interface Weighed {
  readonly gets: number;
  readonly gives: number;
  readonly pieces: readonly { readonly piece: Piece; readonly points: number }[];
}

/** Help, a fist or its absence in the present fight: the ceiling for the fighting player, the price for the helper. */
function deedWorth(s: State, me: Seat, other: Seat, piece: Piece, j: Judgement): number | undefined {
  const kind = kindOf(piece);
  const payer = isPayer(s, me);
  const helper = payer ? other : me;
  if (piece === 'help' || kind === 'call')
    return priced(s, me, other, payer ? ceiling(s, helper, cardWorth(s, j)) : reservation(s, helper), j);
  if (!piece.endsWith(':this-arena')) return undefined;
  const principal = payer ? me : other;
  const side: Side = kind === 'aside' ? 'none' : principal === s.fight.attacker ? 'attacker' : 'defender';
  if (!payer) return priced(s, me, other, fistPrice(s, me, side), j);
  const most = fistCeiling(s, me, helper);
  return priced(s, me, other, kind === 'fist' ? most : Math.floor(most / 2), j);
}

export function weigh(s: State, me: Seat, d: Draft, j: Judgement = PLAIN): Weighed {
  const sends = d.sender === me;
  const other = sends ? d.receiver : d.sender;
  const [mineNow, mineWords] = sends ? [d.give, d.promise] : [d.ask, d.askWord];
  const [theirsNow, theirWords] = sends ? [d.ask, d.askWord] : [d.give, d.promise];
  const pieces: { piece: Piece; points: number }[] = [];
  const add = (list: readonly Piece[], factor: number, sign: 1 | -1): number => {
    let sum = 0;
    for (const piece of list) {
      const deed = deedWorth(s, me, other, piece, j);
      const points = deed ?? (pieceWorth(s, me, piece) * factor) / 100;
      pieces.push({ piece, points: sign * points });
      sum += points;
    }
    return sum;
  };
  const gets = add(theirsNow, 100, 1) + add(theirWords, trusted(s, me, other, j), 1);
  const gives = add(mineNow, 100, -1) + add(mineWords, figuresOf(s, me).honour, -1);
  return { gets, gives, pieces };
}

const marginFor = (s: State, me: Seat, other: Seat, { remembers }: Judgement): number =>
  remembers && brokeWordTo(s, other, me) ? figuresOf(s, me).grudge : figuresOf(s, me).margin;

export function accepts(s: State, me: Seat, d: Draft, j: Judgement = PLAIN): boolean {
  const { gets, gives } = weigh(s, me, d, j);
  const other = d.sender === me ? d.receiver : d.sender;
  // QT-TALK-57: to leave a call unanswered is to break a word.
  const called = d.receiver === me && d.ask.some((piece) => kindOf(piece) === 'call');
  return gets - gives + (called ? breakingCost(s, me, other) : 0) >= marginFor(s, me, other, j);
}

/** QT-TALK-54: the reason names the largest term; QT-TALK-35: it is chosen from public facts. */
export function reasonFor(s: State, me: Seat, d: Draft, j: Judgement = PLAIN): Reason {
  const other = d.sender === me ? d.receiver : d.sender;
  if (trusted(s, me, other, j) < 30) return 'trust';
  const { wounds } = s.players[me]!;
  if (wounds >= 3 && !isPayer(s, me)) return 'wounds';
  const { trophies } = s.players[other]!;
  if (trophies > 0 && s.players.every((player, seat) => seat === other || player.trophies < trophies)) return 'leader';
  return 'price';
}
