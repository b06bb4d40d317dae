// QT-TALK-62: what a person may be told about an offer, from what that person sees.
import type { Seat } from '@oubliette/engine';
import type { Draft } from '../rules/talk/pieces.ts';
import { NOBODY, type Piece, type State } from '../state.ts';
import { oddsAt, PAIRS } from './odds.ts';
import { difference } from './price.ts';
import { weigh } from './weigh.ts';
import { WORTH } from './worth.ts';

/** Points as gems, to one decimal. */
const inGems = (points: number): number => Math.round((10 * points) / WORTH.gem) / 10;
const percent = (wins: number): number => Math.round((100 * wins) / PAIRS);

export interface OfferHint {
  /** Before a monster: the odds alone and with each possible ally, in percent. */
  readonly odds?: {
    readonly alone: number;
    readonly with: readonly { readonly seat: Seat; readonly percent: number }[];
  };
  /** The value of each piece to this player, in gems; given pieces are negative. */
  readonly pieces: readonly { readonly piece: Piece; readonly gems: number }[];
  readonly sum: number;
  /** Words of the other that were kept, and broken. */
  readonly record: { readonly kept: number; readonly broken: number };
  /** The piece that weighs most. */
  readonly because: Piece;
}

export function offerHint(s: State, me: Seat, d: Draft): OfferHint {
  const { gets, gives, pieces } = weigh(s, me, d);
  const other = d.sender === me ? d.receiver : d.sender;
  const lines = s.ledger.filter(({ giver }) => giver === other);
  const count = (state: 'kept' | 'broken') => lines.filter((line) => line.state === state).length;
  const heaviest = pieces.reduce((a, b) => (Math.abs(b.points) > Math.abs(a.points) ? b : a));
  const hint = {
    pieces: pieces.map(({ piece, points }) => ({ piece, gems: inGems(points) })),
    sum: inGems(gets - gives),
    record: { kept: count('kept'), broken: count('broken') },
    because: heaviest.piece,
  };
  return s.fight.kind === 'dungeon' ? { odds: fightOdds(s), ...hint } : hint;
}

/** The same as reasons: the sum, then the odds or the other's record. */
export function offerReasons(s: State, seat: Seat, kind: string, option: string): HintLine[] {
  const offer = kind === 'deal' ? s.talk.standing.find(({ id }) => option.endsWith(`:${id}`)) : undefined;
  if (offer === undefined) return [];
  const { sum, record, odds } = offerHint(s, seat, offer);
  const other = offer.sender === seat ? offer.receiver : offer.sender;
  const worth = { key: sum < 0 ? 'offer-loss' : 'offer-gain', points: Math.abs(sum), params: { gems: Math.abs(sum) } };
  const helper = seat === s.active ? other : seat;
  const helped = odds?.with.find((one) => one.seat === helper);
  if (odds !== undefined && helped !== undefined)
    return [worth, { key: 'offer-odds', points: 1, params: { alone: odds.alone, together: helped.percent } }];
  const { kept, broken } = record;
  return kept + broken === 0 ? [worth] : [worth, { key: 'offer-record', points: 1, params: { kept, broken } }];
}

interface HintLine {
  readonly key: string;
  readonly points: number;
  readonly params: Readonly<Record<string, number>>;
}

function fightOdds(s: State): NonNullable<OfferHint['odds']> {
  const allies = s.players.flatMap((_, seat) => (seat === s.active || s.players[seat]!.petrified ? [] : [seat]));
  return {
    alone: percent(oddsAt(difference(s, s.fight.ally === NOBODY ? undefined : s.fight.ally)).wins),
    with: s.fog ? [] : allies.map((seat) => ({ seat, percent: percent(oddsAt(difference(s, seat)).wins) })),
  };
}
