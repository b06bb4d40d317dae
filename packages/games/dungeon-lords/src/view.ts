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
  SEASONS,
  type Season,
  type SpecialEventId,
  type TrapId,
} from './cards/cards.ts';
import { copyFight, copyLair, copyParty } from './copy.ts';
import { type ItemsView, type PlayerItems, viewItems, viewPlayerItems } from './magic-items/view.ts';
import { CELL, type CellName, type Settings } from './options.ts';
import {
  type Adventurer,
  CONQUERED_ROOM,
  CONQUERED_TUNNEL,
  type Creature,
  DUMMY,
  type Dummy,
  type Fight,
  FREE,
  NOBODY,
  NOWHERE,
  type Plan,
  type Player,
  ROOM,
  type State,
  TUNNEL,
} from './state.ts';

export interface PlayerView extends Partial<PlayerItems> {
  gold: number;
  food: number;
  imps: number;
  busy: number;
  evil: number;
  letters: number;
  /** The map: cells of unconquered tunnels and rooms, and of what is conquered; and the rooms, conquered ones too. */
  tunnels: CellName[];
  chambers: CellName[];
  conquered: CellName[];
  rooms: RoomView[];
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
  /** Rounds whose combat card this player has looked at: 1 to 4. */
  spied: number[];
  party: Adventurer[];
  prison: (AdventurerId | PaladinId)[];
  plan?: PlanView;
}

export interface RoomView {
  id: RoomId;
  cell: CellName;
  produced: number;
}

/** Which tile and which creatures is open once all plans are made; the trap lies face down. */
export interface PlanView {
  cell: CellName;
  creatures: MonsterId[];
  trapsLaid: number;
  traps?: TrapId[];
}

export interface View {
  options: Settings;
  year: 1 | 2;
  season: Season | 'combat';
  firstSeat: Seat;
  /** Spaces I to III of the eight actions. */
  spaces: (Seat | 'free' | 'dummy-1' | 'dummy-2')[][];
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
  /** `out`: at the dungeon of `paladinSeat`. */
  paladin: 'tent' | 'out' | 'prison' | 'gone';
  paladinSeat?: Seat;
  discardedMonsters: MonsterId[];
  discardedRooms: RoomId[];
  farLands: (AdventurerId | PaladinId)[];
  dummies: Dummy[];
  dummyEvil: number;
  /** The fight under way. */
  fight?: Fight;
  players: PlayerView[];
  /** At a table that plays with them. */
  magicItems?: ItemsView;
}

export const view = (s: State, viewer: Viewer): View => viewsOf(s)(viewer);

/** A table is looked at by all its seats after every answer: what lies open is shared by their views. */
export function viewsOf(s: State): (viewer: Viewer) => View {
  const open = viewBoard(s);
  const others: PlayerView[] = [];
  const viewSeat = (player: Player, seat: Seat, own: boolean): PlayerView => ({
    ...viewPlayer(player, own),
    ...(s.items === undefined ? {} : viewPlayerItems(s, s.items, seat)),
  });
  return (viewer) => {
    const spied = viewer === 'spectator' ? [] : s.players[viewer]!.spied;
    return {
      ...open,
      ...(spied.length === 0 ? {} : { combatCards: viewCombatCards(s, spied) }),
      players: s.players.map((player, seat) => {
        if (seat === viewer) return viewSeat(player, seat, true);
        others[seat] ??= viewSeat(player, seat, false);
        return others[seat];
      }),
      ...(s.items === undefined ? {} : { magicItems: viewItems(s, s.items, viewer) }),
    };
  };
}

const viewBoard = (s: State): Omit<View, 'players' | 'magicItems'> => ({
  options: s.options,
  year: s.year,
  season: SEASON_NAMES[s.season],
  firstSeat: s.first,
  spaces: ORDERS.map((_, action) => s.spaces.slice(3 * action, 3 * action + 3).map(occupant)),
  permit: s.permit,
  forHire: s.forHire.slice(),
  forSale: s.forSale.slice(),
  monstersLeft: s.monsterStack.length,
  roomsLeft: s.roomStack.length,
  adventurersLeft: s.adventurerStack.length,
  adventurersUnder: s.adventurerStack.slice(0, s.adventurersUnder),
  trapsLeft: s.trapStack.length,
  usedTraps: s.usedTraps.slice(),
  combatCards: viewCombatCards(s, []),
  combatShown: s.combatShown,
  events: s.events.slice(0, s.eventsShown),
  // DL-RULING-3: last year's has been seen.
  specials: s.specials.map((card, i) => (i + 1 < s.year || (i + 1 === s.year && s.specialShown) ? card : 'hidden')),
  arriving: s.arriving.slice(),
  expected: s.expected.slice(),
  ...(typeof s.paladin === 'number' ? { paladin: 'out', paladinSeat: s.paladin } : { paladin: s.paladin }),
  discardedMonsters: s.discardedMonsters.slice(),
  discardedRooms: s.discardedRooms.slice(),
  farLands: s.farLands.slice(),
  dummies: s.dummies.map(({ blocked, drawn }) => ({ blocked: blocked.slice(), drawn: drawn.slice() })),
  dummyEvil: s.dummyEvil,
  ...(s.fight.seat === NOBODY ? {} : { fight: copyFight(s.fight) }),
});

/** DL-RULING-13, DL-REVEAL-1 */
const viewCombatCards = ({ combatCards, combatShown }: State, spied: readonly number[]): View['combatCards'] =>
  combatCards.map((card, i) => (i < combatShown || spied.includes(i) ? card : 'hidden'));

export const SEASON_NAMES = [...SEASONS, 'combat'] as const;
const occupant = (who: number): View['spaces'][number][number] =>
  who === FREE ? 'free' : who === DUMMY ? 'dummy-1' : who > DUMMY ? 'dummy-2' : who;

function viewPlayer(p: Player, own: boolean): PlayerView {
  return {
    gold: p.gold,
    food: p.food,
    imps: p.imps,
    busy: p.busy,
    evil: p.evil,
    letters: p.letters,
    ...viewMap(p),
    rooms: p.rooms.map(({ id, cell, produced }) => ({ id, cell: CELL[cell]!, produced })),
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
    spied: p.spied.map((place) => place + 1),
    party: copyParty(p.party),
    prison: p.prison.slice(),
    ...(p.plan.cell === NOWHERE ? {} : { plan: viewPlan(p.plan, own) }),
  };
}

/** One walk for the three lists: a table looks at four maps for each viewer after every answer. */
function viewMap({ map }: Player): Pick<PlayerView, 'tunnels' | 'chambers' | 'conquered'> {
  const tunnels: CellName[] = [];
  const chambers: CellName[] = [];
  const conquered: CellName[] = [];
  for (let c = 0; c < CELL.length; c++) {
    const what = map[c];
    if (what === TUNNEL) tunnels.push(CELL[c]!);
    else if (what === ROOM) chambers.push(CELL[c]!);
    else if (what === CONQUERED_TUNNEL || what === CONQUERED_ROOM) conquered.push(CELL[c]!);
  }
  return { tunnels, chambers, conquered };
}

const viewPlan = ({ cell, creatures, traps }: Plan, own: boolean): PlanView => ({
  cell: CELL[cell]!,
  creatures: creatures.slice(),
  trapsLaid: traps.length,
  ...(own ? { traps: traps.slice() } : {}),
});
