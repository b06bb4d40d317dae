// The input of a learned evaluation of a dungeon lord: the seat's own place, and how it compares with the others' (BOT-LEARN-1).
// All of it is public or the seat's own.
import type { Seat } from '@oubliette/engine';
import { TITLES } from '../cards/cards.ts';
import { MEASURES } from '../score.ts';
import { ROOM, type State } from '../state.ts';

/** The term that each field counts for in reasons; terms without an evaluation of their own are learned only. */
export const termOf = {
  gold: 'stores',
  food: 'stores',
  letters: 'evil',
  paladin: 'evil',
  traps: 'siege',
  lair: 'siege',
  map: 'growth',
  prison: 'dungeon',
  blocked: 'orders',
  tokens: 'items',
  camp: 'items',
  sack: 'items',
  captured: 'items',
  deadLetters: 'items',
};

export function featureInput(s: State, seat: Seat): object {
  const player = s.players[seat]!;
  const { gold, food, evil, letters, traps, lair, map, blocked, party, prison } = player;
  return {
    gold,
    food,
    imps: player.imps + player.busy,
    evil,
    letters,
    traps,
    lair,
    map,
    rooms: player.rooms.filter(({ cell }) => map[cell] === ROOM).map(({ id }) => id),
    blocked,
    party,
    prison,
    turn: (seat - s.first + s.players.length) % s.players.length,
    paladin: s.paladin === seat,
    titles: titlesOf(s, seat),
    ...tokensOf(s, seat),
  };
}

/** The lead over the best of the others; capped at three. */
const AHEAD = ['-3', '-2', '-1', '0', '1', '2', '3'];
function titlesOf(s: State, seat: Seat): object {
  const ahead: Record<string, string> = {};
  for (let i = 0; i < MEASURES.length; i++) {
    let best = 0;
    for (let other = 0; other < s.players.length; other++) {
      if (other !== seat) best = Math.max(best, MEASURES[i]!(s.players[other]!));
    }
    ahead[TITLES[i]!] = AHEAD[3 + Math.max(-3, Math.min(3, MEASURES[i]!(s.players[seat]!) - best))]!;
  }
  return ahead;
}

/** With magic items: in hand, given to the party, won, and used elsewhere. */
function tokensOf({ items }: State, seat: Seat): object | undefined {
  if (items === undefined) return undefined;
  const { camp, sack, prison, deadLetters } = items.dungeons[seat]!;
  return { tokens: items.pools[seat], camp, sack, captured: prison, deadLetters };
}
