// DL-FIGHT-18 to DL-FIGHT-20, DL-CONQ: fatigue, the tile, and poison that was slow.
import type { Seat } from '@oubliette/engine';
import { COMBAT_CARDS, TRAPS } from '../../cards/cards.ts';
import { CELL } from '../../options.ts';
import { type Adventurer, CONQUERED_ROOM, CONQUERED_TUNNEL, type Fight, ROOM, type State, w } from '../../state.ts';
import { changeEvil } from '../evil.ts';
import { lineOf } from './line-of.ts';
import { clearFallen, firstHarmable, harm, isHarmable } from './party.ts';
import { cardOf } from './spells.ts';
import { terms } from './told-facts.ts';

/** DL-FIGHT-18: one wound at a time, on the adventurer who is the head then. No conquest, no fatigue (DL-RULING-30). */
export function fatigue(s: State): void {
  const { seat, courage, noConquest } = s.fight;
  if (noConquest) return;
  const { fatigue: printed } = COMBAT_CARDS[cardOf(s)];
  const points = fatigueOf(s, s.fight);
  w.tell(() => ({
    type: 'fatigue',
    rule: 'DL-FIGHT-18',
    seat,
    printed,
    less: courage,
    points,
    sum: { terms: terms(['printed', printed], ['less', points - printed]), makes: { what: 'fatigue', n: points } },
  }));
  tire(s, seat, points);
}

/** What of the card's fatigue comes in a fight: a spell may have taken some off (DL-CARD-57). */
export const fatigueOf = (s: State, { courage, noConquest }: Fight): number =>
  noConquest ? 0 : Math.max(0, COMBAT_CARDS[cardOf(s)].fatigue - courage);

/** DL-FIGHT-19: from one to the next. Nobody is told of single points: they go to the same one until he falls. */
function tire(s: State, seat: Seat, points: number): void {
  const { party } = s.players[seat]!;
  let rest = points;
  while (rest > 0) {
    const place = firstHarmable(s, seat);
    if (place < 0) break;
    const { id } = party[place]!;
    let wounds = 0;
    let absorbed = 0;
    let left = 1;
    while (rest > 0 && left > 0) {
      const one = harm(s, seat, place, 1);
      wounds += one.wounds;
      absorbed += one.absorbed;
      left = one.left;
      rest--;
    }
    w.tell(() => ({
      type: 'tired',
      rule: 'DL-FIGHT-18',
      seat,
      hero: id,
      place: place + 1,
      left,
      absorbed,
      wounds,
      line: lineOf(s, seat),
    }));
    clearFallen(s, seat);
  }
  if (rest > 0) w.tell(() => ({ type: 'fatigue-lost', rule: 'DL-FIGHT-19', seat, points: rest }));
}

/** DL-CONQ-1, DL-CONQ-2. Without anybody left nobody gets here (DL-CONQ-3). */
export function conquer(s: State): void {
  const { seat, noConquest } = s.fight;
  const player = s.players[seat]!;
  const { cell } = player.plan;
  if (noConquest) {
    w.tell(() => ({ type: 'not-conquered', rule: 'DL-RULING-30', seat, cell: CELL[cell]! }));
    return;
  }
  player.map[cell] = player.map[cell] === ROOM ? CONQUERED_ROOM : CONQUERED_TUNNEL;
  w.tell(() => ({ type: 'conquered', rule: 'DL-CONQ-1', seat, cell: CELL[cell]! }));
  changeEvil(s, seat, -1, 'DL-CONQ-2');
}

/**
 * DL-FIGHT-20: at the very end. Meant for an invisible mage, it finds the next who can be harmed (DL-RULING-48). Each dart is a
 * blow of its own (MI-RULING-4, MI-RULING-12).
 */
export function latePoison(s: State): void {
  const { seat } = s.fight;
  const { party } = s.players[seat]!;
  for (let i = party.findIndex(isPoisoned); i >= 0; i = party.findIndex(isPoisoned)) {
    party[i]!.poison -= DART;
    const place = isHarmable(s, party[i]!) ? i : firstHarmable(s, seat);
    if (place < 0) continue;
    const { id: hero } = party[place]!;
    const { absorbed, wounds, left } = harm(s, seat, place, DART);
    w.tell(() => ({
      type: 'poisoned',
      rule: 'DL-FIGHT-20',
      seat,
      hero,
      place: place + 1,
      left,
      absorbed,
      wounds,
      line: lineOf(s, seat),
    }));
    clearFallen(s, seat);
  }
}
/** What a dart does late: poison is so much for each of them. */
const DART = TRAPS['poisoned-dart'].later!;
const isPoisoned = ({ poison }: Adventurer): boolean => poison > 0;
