// Decks of cards; command cards: when they may be played, and their deck as a clock (DSC-9 to DSC-11, DSC-63).
import { draw, type Seat, shuffle } from '@oubliette/engine';
import { COMMAND_CARDS, COMMAND_IDS, type CommandId } from '../cards/command-cards.ts';
import { OVERLORD, type State, w } from '../state.ts';

const INTERRUPTS_PER_TURN = 1;

/** A shuffled copy. */
export const shuffled = <T>(s: Pick<State, 'core'>, cards: readonly T[]): T[] => shuffle(s, cards.slice());

/** Open knowledge only: the overlord holds cards, is not silenced and has not interrupted this turn (DSC-63, DS-RULING-11). */
export const canInterrupt = (s: State): boolean =>
  s.hand.length > 0 && s.silenced === 0 && s.turn.interrupts < INTERRUPTS_PER_TURN;

/** From the hand to the open pile of used cards. */
export function playCard(s: State, card: CommandId): void {
  s.hand.splice(s.hand.indexOf(card), 1);
  s.usedCommands.push(card);
  s.core.known++;
  w.tell(() => ({ type: 'card-played', rule: COMMAND_CARDS[card].rule, card }));
}

/** One card into the hand, in secret. False: the deck is empty. */
export function drawCommand(s: State, rule: string): boolean {
  const card = draw(s, s.commandDeck);
  if (card === undefined) return false;
  s.hand.push(card);
  s.hand.sort((a, b) => COMMAND_IDS.indexOf(a) - COMMAND_IDS.indexOf(b));
  w.tell(() => ({ type: 'drew', rule, left: s.commandDeck.length, secret: { to: [OVERLORD] as Seat[], card } }));
  return true;
}
