// What a viewer may know, built by adding: everything that lies open, and of one's own place what one has seen.
import type { Seat, Viewer } from '@oubliette/engine';
import {
  type AdventurerId,
  type CombatCardId,
  type EventTile,
  type MonsterId,
  ORDERS,
  type Order,
  type PaladinId,
  type RoomId,
  type SpecialEventId,
  type TrapId,
} from './cards/cards.ts';
import { copyLair, copyParty, copyRooms } from './copy.ts';
import type { Settings } from './options.ts';
import type { Adventurer, Cell, Creature, Dummy, Player, RoomTile, State } from './state.ts';

export interface PlayerView {
  gold: number;
  food: number;
  imps: number;
  busy: number;
  evil: number;
  letters: number;
  map: number[];
  rooms: RoomTile[];
  lair: Creature[];
  /** How many traps are in hand, and those of them that everybody has seen. */
  trapsInHand: number;
  shownTraps: TrapId[];
  /** Traps discarded face down. */
  trapsBuried: number;
  /** One's own. */
  traps?: TrapId[];
  buriedTraps?: TrapId[];
  dealt?: Order[];
  blocked: Order[];
  /** Order cards laid down this round: how many, one's own or those turned up, and how many are turned up. */
  laid: number;
  played: Order[];
  shown: number;
  unused: Order[];
  spied: number[];
  party: Adventurer[];
  prison: (AdventurerId | PaladinId)[];
  plan?: PlanView;
  fought: number;
}

/** Which tile and which creatures is open once all plans are made; the trap lies face down. */
export interface PlanView {
  cell: Cell;
  creatures: MonsterId[];
  trapsLaid: number;
  traps?: TrapId[];
}

export interface View {
  options: Settings;
  year: 1 | 2;
  season: 0 | 1 | 2 | 3 | 4;
  first: Seat;
  /** Spaces I to III of the eight actions: -1 nobody, 8 and 9 the dummies. */
  spaces: number[][];
  permit: number;
  forHire: MonsterId[];
  forSale: RoomId[];
  monstersLeft: number;
  roomsLeft: number;
  adventurersLeft: number;
  /** Those at the bottom of the stack that were put there for all to see. */
  adventurersUnder: AdventurerId[];
  trapsLeft: number;
  usedTraps: TrapId[];
  combatCards: (CombatCardId | 'hidden')[];
  combatShown: number;
  /** Event tiles that lie open: spring, summer, autumn. */
  events: EventTile[];
  /** The special event of each year. */
  specials: (SpecialEventId | 'hidden')[];
  arriving: AdventurerId[];
  expected: AdventurerId[];
  paladin: State['paladin'];
  discardedMonsters: MonsterId[];
  discardedRooms: RoomId[];
  farLands: (AdventurerId | PaladinId)[];
  dummies: Dummy[];
  dummyEvil: number;
  players: PlayerView[];
}

export function view(s: State, viewer: Viewer): View {
  const spied = viewer === 'spectator' ? [] : s.players[viewer]!.spied;
  return {
    options: s.options,
    year: s.year,
    season: s.season,
    first: s.first,
    spaces: ORDERS.map((_, action) => s.spaces.slice(3 * action, 3 * action + 3)),
    permit: s.permit,
    forHire: s.forHire.slice(),
    forSale: s.forSale.slice(),
    monstersLeft: s.monsterStack.length,
    roomsLeft: s.roomStack.length,
    adventurersLeft: s.adventurerStack.length,
    adventurersUnder: s.adventurerStack.slice(0, s.adventurersUnder),
    trapsLeft: s.trapStack.length,
    usedTraps: s.usedTraps.slice(),
    // DL-RULING-13, DL-REVEAL-1
    combatCards: s.combatCards.map((card, i) => (i < s.combatShown || spied.includes(i) ? card : 'hidden')),
    combatShown: s.combatShown,
    events: s.events.slice(0, s.eventsShown),
    // DL-RULING-3: last year's has been seen.
    specials: s.specials.map((card, i) => (i + 1 < s.year || (i + 1 === s.year && s.specialShown) ? card : 'hidden')),
    arriving: s.arriving.slice(),
    expected: s.expected.slice(),
    paladin: s.paladin,
    discardedMonsters: s.discardedMonsters.slice(),
    discardedRooms: s.discardedRooms.slice(),
    farLands: s.farLands.slice(),
    dummies: s.dummies.map(({ blocked, drawn }) => ({ blocked: blocked.slice(), drawn: drawn.slice() })),
    dummyEvil: s.dummyEvil,
    players: s.players.map((player, seat) => viewPlayer(player, seat === viewer)),
  };
}

function viewPlayer(p: Player, own: boolean): PlayerView {
  return {
    gold: p.gold,
    food: p.food,
    imps: p.imps,
    busy: p.busy,
    evil: p.evil,
    letters: p.letters,
    map: p.map.slice(),
    rooms: copyRooms(p.rooms),
    lair: copyLair(p.lair),
    trapsInHand: p.traps.length,
    shownTraps: p.shownTraps.slice(),
    trapsBuried: p.buriedTraps.length,
    ...(own ? { traps: p.traps.slice(), buriedTraps: p.buriedTraps.slice(), dealt: p.dealt.slice() } : {}),
    blocked: p.blocked.slice(),
    laid: p.played.length,
    played: own ? p.played.slice() : p.played.slice(0, p.shown),
    shown: p.shown,
    unused: p.unused.slice(),
    spied: p.spied.slice(),
    party: copyParty(p.party),
    prison: p.prison.slice(),
    ...(p.plan === undefined ? {} : { plan: viewPlan(p.plan, own) }),
    fought: p.fought,
  };
}

const viewPlan = ({ cell, creatures, traps }: NonNullable<Player['plan']>, own: boolean): PlanView => ({
  cell,
  creatures: creatures.slice(),
  trapsLaid: traps.length,
  ...(own ? { traps: traps.slice() } : {}),
});
