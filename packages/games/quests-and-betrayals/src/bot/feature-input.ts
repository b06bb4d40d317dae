// The input of a learned evaluation of an adventurer: the seat's own place and quests (BOT-LEARN-1).
// All of it lies open or is the seat's own.
import type { Seat } from '@oubliette/engine';
import type { QuestId } from '../cards/cards.ts';
import { gauge, powerInArena } from '../rules/power.ts';
import { type State, target } from '../state.ts';
import { progress } from './appraise.ts';

/** The term that each field counts for in reasons. */
export const termOf = {
  stronger: 'power',
  worn: 'power',
  character: 'power',
  main: 'quests',
  secondary: 'quests',
  cursed: 'wounds',
  toPlay: 'turn',
};

export function featureInput(s: State, seat: Seat): object {
  const player = s.players[seat]!;
  const { trophies, gems, wounds, worn, spoils, character, main, secondary } = player;
  const far = (quest: QuestId): string => `${quest}-${Math.floor(4 * progress(s, player, seat, quest))}`;
  return {
    trophies,
    gems,
    power: gauge(s, seat) + wounds,
    wounds,
    // Bystanders of an Arena join the stronger side.
    stronger: s.players.filter((_, other) => powerInArena(s, other, false) > powerInArena(s, seat, false)).length,
    worn,
    spoils: spoils.length,
    character,
    main: main === 'none' ? 'none' : far(main),
    secondary: secondary.map(far),
    cursed: s.cursed === seat,
    toPlay: inRound(s, seat) >= inRound(s, s.active),
  };
}

const inRound = (s: State, seat: Seat): number => (seat - s.first + s.players.length) % s.players.length;

const QUARTERS = 4;
/** How far the game is: in quarters of the target that the leader has, then the last round. */
export function stage(s: State): number {
  if (s.lastRound) return QUARTERS;
  const most = Math.max(...s.players.map(({ trophies }) => trophies));
  return Math.min(QUARTERS - 1, Math.floor((QUARTERS * most) / target(s)));
}
