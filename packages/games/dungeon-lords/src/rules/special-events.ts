// DL-EVT-5: the nine special events. Most are a line of their card; four have a file of their own in src/powers.
import type { Seat } from '@oubliette/engine';
import { SPECIAL_EVENTS } from '../cards/cards.ts';
import { startImpFever } from '../powers/imp-fever.ts';
import { startMonsterStrike } from '../powers/monster-strike.ts';
import { startSafetyInspection } from '../powers/safety-inspection.ts';
import { witchHunt } from '../powers/witch-hunt.ts';
import { type Frame, ROOM, type State, turnOrder, w } from '../state.ts';
import { cannotPay, gain, pay } from './cost.ts';
import { count } from './dungeon.ts';
import { collect } from './taxes.ts';

const specialOf = (s: State) => SPECIAL_EVENTS[s.specials[s.year - 1]!];

export function specialEvent(s: State): Frame | undefined {
  const { halve, roomTax, offer, roomGain, power } = specialOf(s);
  w.tell(() => ({ type: 'special', rule: 'DL-EVT-5', special: s.specials[s.year - 1]! }));
  if (halve !== undefined) for (const seat of turnOrder(s)) loseHalf(s, seat, halve);
  if (roomGain !== undefined) for (const seat of turnOrder(s)) openDungeon(s, seat);
  if (roomTax !== undefined) return collect(s, (seat) => roomTax * rooms(s, seat), true);
  if (offer !== undefined) return { proc: 'press-day', todo: turnOrder(s), at: 0 };
  return power === undefined ? undefined : POWERS[power](s);
}

const POWERS: Readonly<Record<NonNullable<ReturnType<typeof specialOf>['power']>, (s: State) => Frame | undefined>> = {
  'monster-strike': startMonsterStrike,
  'witch-hunt': witchHunt,
  'imp-fever': startImpFever,
  'safety-inspection': startSafetyInspection,
};

/** DL-RULING-16: a conquered room is no room. */
const rooms = (s: State, seat: Seat): number => count(s.players[seat]!.map, ROOM);

/** Rats (DL-CARD-67), Burglary (DL-CARD-68) */
function loseHalf(s: State, seat: Seat, { what, round }: NonNullable<ReturnType<typeof specialOf>['halve']>): void {
  const player = s.players[seat]!;
  const had = player[what];
  const lost = round === 'up' ? Math.ceil(had / 2) : Math.floor(had / 2);
  player[what] -= lost;
  const left = player[what];
  w.tell(() => ({ type: 'halved', rule: specialOf(s).rule, seat, what, had, lost, left }));
}

/** Open Dungeon (DL-CARD-75): gold for each room, and evil for each player who gained any. */
function openDungeon(s: State, seat: Seat): void {
  const { roomGain, thenGain, rule } = specialOf(s);
  const n = rooms(s, seat);
  const gold = n * (roomGain?.gold ?? 0);
  s.players[seat]!.gold += gold;
  w.tell(() => ({ type: 'visitors', rule, seat, rooms: n, gold }));
  if (n > 0) gain(s, seat, thenGain, rule);
}

/** Press Day (DL-CARD-74): a bargain for each player who can pay it. */
export const pressDay = w.eachInTurn('press-day', {
  who: (s, seat) => (cannotPay(s, seat, specialOf(s).offer?.pay) ? undefined : seat),
  options(_s, _seat, _item, can) {
    can.add('take');
    can.add('pass');
  },
  choose(s, seat, _item, option) {
    if (option === 'pass') return;
    const { offer, rule } = specialOf(s);
    w.tell(() => ({
      type: 'bargained',
      rule,
      seat,
      gold: offer?.pay.gold ?? 0,
      evil: offer?.gain.evil ?? 0,
    }));
    pay(s, seat, offer?.pay, rule);
    gain(s, seat, offer?.gain, rule);
  },
});
