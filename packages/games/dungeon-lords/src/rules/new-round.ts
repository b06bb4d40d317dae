// DL-NEW: what a new round brings to the boards.
import { draw, reveal } from '@oubliette/engine';
import { ADVENTURERS, type AdventurerId, DRAWN, SEASONS, type Season } from '../cards/cards.ts';
import { type State, w } from '../state.ts';

const seasonName = (season: number): Season => SEASONS[season]!;

/** DL-NEW-1, DL-NEW-2: new tiles on the central board; what nobody took is discarded face up (DL-RULING-5). */
export function newTiles(s: State): void {
  w.tell(() => ({ type: 'round', rule: 'DL-GEN-4', year: s.year, season: seasonName(s.season) }));
  s.discardedMonsters.push(...s.forHire);
  s.discardedRooms.push(...s.forSale);
  s.forHire = drawSome(s, s.monsterStack, DRAWN.monsters);
  s.forSale = drawSome(s, s.roomStack, DRAWN.rooms);
  w.tell(() => ({ type: 'offered', rule: 'DL-NEW-1', monsters: s.forHire.slice(), rooms: s.forSale.slice() }));
}

function drawSome<T>(s: State, stack: T[], n: number): T[] {
  const drawn: T[] = [];
  for (let i = 0; i < n && stack.length > 0; i++) drawn.push(draw(s, stack)!);
  return drawn;
}

/** DL-NEW-3: not in autumn. Those expected last round are now this round's. */
export function newAdventurers(s: State): void {
  s.arriving = s.expected;
  s.expected = s.season < 3 ? drawAdventurers(s, DRAWN.adventurers[s.players.length as 2 | 3 | 4]) : [];
  if (s.season === 3) return;
  w.tell(() => ({
    type: 'expected',
    rule: 'DL-NEW-7',
    adventurers: s.expected.slice(),
    season: seasonName(s.season + 1),
  }));
}

/** DL-NEW-4 to DL-NEW-8 */
function drawAdventurers(s: State, n: number): AdventurerId[] {
  const { adventurerStack: stack } = s;
  const drawn = drawSome(s, stack, n);
  while (allEqual(drawn) && stack.some((id) => rank(id) !== rank(drawn[0]!))) {
    const last = drawn.pop()!;
    w.tell(() => ({ type: 'put-under', rule: 'DL-NEW-8', adventurer: last }));
    stack.unshift(last);
    s.adventurersUnder++;
    drawn.push(draw(s, stack)!);
    // DL-RULING-7: once more, if need be.
  }
  s.adventurersUnder = Math.min(s.adventurersUnder, stack.length);
  // DL-RULING-6: `sort` leaves equals in the order in which they were drawn.
  return drawn.sort((a, b) => rank(a) - rank(b));
}

const rank = (id: AdventurerId): number => ADVENTURERS[id].rank;
const allEqual = (ids: readonly AdventurerId[]): boolean => ids.every((id) => rank(id) === rank(ids[0]!));

/** DL-NEW-9, DL-NEW-10 */
export function newEvent(s: State): void {
  if (s.season === 3) return;
  const tile = s.events[s.eventsShown++]!;
  reveal(s);
  w.tell(() => ({ type: 'event-shown', rule: 'DL-NEW-9', tile, season: seasonName(s.season + 1) }));
  if (tile !== 'special') return;
  s.specialShown = true;
  w.tell(() => ({ type: 'special-shown', rule: 'DL-NEW-10', special: s.specials[s.year - 1]! }));
}
