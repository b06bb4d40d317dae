// The possible orders of this year's combat cards, as far as a seat knows (DL-RULING-13).
import type { Pick, Seat } from '@oubliette/engine';
import type { CombatCardId } from '../cards/cards.ts';
import { COMBAT_DECK } from '../rules/year.ts';
import type { State } from '../state.ts';

const knows = (s: State, seat: Seat, place: number): boolean =>
  place < s.combatShown || s.players[seat]!.spied.includes(place);

/** All orders, if there are at most `most`; else so many of them, chosen at random. */
export function layouts(s: State, seat: Seat, most: number, pick: Pick): CombatCardId[][] {
  const unknown = s.combatCards.flatMap((_, place) => (knows(s, seat, place) ? [] : [place]));
  const seen = s.combatCards.filter((_, place) => knows(s, seat, place));
  const rest = COMBAT_DECK[s.year].filter((card) => !seen.includes(card));
  let all = 1;
  for (let i = 0; i < unknown.length; i++) all *= rest.length - i;
  if (all <= most) return arrangements(rest, unknown.length).map((cards) => laidOut(s, unknown, cards));
  return Array.from({ length: most }, () => laidOut(s, unknown, someOf(rest, unknown.length, pick)));
}

/** One order for each card that may come next; the cards after it are in random order. */
export function layoutsByNext(s: State, seat: Seat): CombatCardId[][] {
  const unknown = s.combatCards.flatMap((_, place) => (knows(s, seat, place) ? [] : [place]));
  const seen = s.combatCards.filter((_, place) => knows(s, seat, place));
  const rest = COMBAT_DECK[s.year].filter((card) => !seen.includes(card));
  if (!unknown.includes(s.combatShown)) return [laidOut(s, unknown, rest)];
  return rest.map((card) => laidOut(s, unknown, [card, ...rest.filter((other) => other !== card)]));
}

function laidOut({ combatCards }: State, places: readonly number[], cards: readonly CombatCardId[]): CombatCardId[] {
  const out = combatCards.slice();
  for (let i = 0; i < places.length; i++) out[places[i]!] = cards[i]!;
  return out;
}

/** All sequences of so many of these cards. */
function arrangements(cards: readonly CombatCardId[], n: number): CombatCardId[][] {
  if (n === 0) return [[]];
  return cards.flatMap((card) =>
    arrangements(
      cards.filter((other) => other !== card),
      n - 1,
    ).map((more) => [card, ...more]),
  );
}

function someOf(cards: readonly CombatCardId[], n: number, pick: Pick): CombatCardId[] {
  const left = cards.slice();
  return Array.from({ length: n }, () => left.splice(pick(left.length), 1)[0]!);
}
