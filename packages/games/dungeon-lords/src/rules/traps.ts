// Trap cards: drawn unseen, discarded face down (DL-GEN-5).
import { draw, type RuleId, reveal, type Seat, shuffle } from '@oubliette/engine';
import { TRAP_IDS, type TrapId } from '../cards/cards.ts';
import { type Player, type State, w } from '../state.ts';

/** Takes the top card in hand; false: there was none. */
export function drawTrap(s: State, seat: Seat, rule: RuleId): boolean {
  if (s.trapStack.length === 0) shuffleDiscards(s);
  const trap = draw(s, s.trapStack);
  if (trap === undefined) {
    w.tell(() => ({ type: 'no-trap', rule: 'DL-RULING-42', seat }));
    return false;
  }
  s.players[seat]!.traps.push(trap);
  w.tell(() => ({ type: 'trap-drawn', rule, seat, secret: { to: [seat], trap } }));
  return true;
}

/** DL-RULING-42: the discards become the new stack. */
function shuffleDiscards(s: State): void {
  const cards = s.usedTraps.splice(0);
  for (const player of s.players) cards.push(...player.buriedTraps.splice(0));
  if (cards.length === 0) return;
  // In a fixed order first, so that nothing of the old pile shows in the new one.
  cards.sort((a, b) => TRAP_IDS.indexOf(a) - TRAP_IDS.indexOf(b));
  s.trapStack = shuffle(s, cards);
  w.tell(() => ({ type: 'traps-shuffled', rule: 'DL-RULING-42', cards: cards.length }));
}

/** Would everybody see this card go? Only if all cards of its kind in the hand are known (DL-RULING-56). */
const isShown = (p: Player, trap: TrapId): boolean => held(p.traps, trap) === held(p.shownTraps, trap);

function held(traps: readonly TrapId[], trap: TrapId): number {
  let n = 0;
  for (let i = 0; i < traps.length; i++) if (traps[i] === trap) n++;
  return n;
}

/** From the hand to the discard pile, face down. Of two equal cards, one nobody has seen goes first. */
export function buryTrap(s: State, seat: Seat, trap: TrapId, rule: RuleId): void {
  const player = s.players[seat]!;
  const shown = isShown(player, trap);
  player.traps.splice(player.traps.indexOf(trap), 1);
  if (shown) {
    reveal(s); // that it goes in the open tells that there is no other one of its kind
    player.shownTraps.splice(player.shownTraps.indexOf(trap), 1);
    s.usedTraps.push(trap);
    w.tell(() => ({ type: 'shown-trap-discarded', rule, seat, trap }));
  } else {
    player.buriedTraps.push(trap);
    w.tell(() => ({ type: 'trap-discarded', rule, seat, secret: { to: [seat], trap } }));
  }
}

/** A trap that was sprung leaves the hand; everybody has seen it. */
export function useTrap(s: State, seat: Seat, trap: TrapId): void {
  const player = s.players[seat]!;
  player.traps.splice(player.traps.indexOf(trap), 1);
  const shown = player.shownTraps.indexOf(trap);
  if (shown >= 0) player.shownTraps.splice(shown, 1);
  s.usedTraps.push(trap);
}

/** How the choice of a trap sounds to the others: a card nobody has seen is just a card. */
export const soundsOfTrap = (s: State, seat: Seat, trap: string): string =>
  isShown(s.players[seat]!, trap as TrapId) ? trap : 'hidden';
