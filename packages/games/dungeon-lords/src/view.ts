// The view, built field by field: everything that lies open, and of one's own place what one has seen.
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
import { type Forecast, forecast } from './rules/combat/forecast.ts';
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
  /** In combat, while a party is here. */
  forecast?: Forecast;
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
  /** How many of them are over; the next one is due. */
  eventsPast: number;
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
  return (viewer) => {
    const players = s.players.map((player, seat) => {
      others[seat] ??= withItems(s, seat, withForecast(s, seat, viewPlayer(player)));
      return seat === viewer ? withItems(s, seat, viewOwn(player, others[seat])) : others[seat];
    });
    const seen: View = { ...open, players };
    const spied = viewer === 'spectator' ? [] : s.players[viewer]!.spied;
    if (spied.length > 0) seen.combatCards = viewCombatCards(s, spied);
    if (s.items !== undefined) seen.magicItems = viewItems(s, s.items, viewer);
    return seen;
  };
}

function withForecast(s: State, seat: Seat, player: PlayerView): PlayerView {
  const ahead = forecast(s, seat);
  if (ahead !== undefined) player.forecast = ahead;
  return player;
}

const withItems = (s: State, seat: Seat, player: PlayerView): PlayerView =>
  s.items === undefined ? player : { ...player, ...viewPlayerItems(s, s.items, seat) };

/**
 * What is sometimes there keeps its place among the fields. It is assigned, not spread: V8 makes slow objects out of long literals with a
 * spread in them, and every answer compares views field by field.
 */
function viewBoard(s: State): Omit<View, 'players' | 'magicItems'> {
  const seen = {
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
    eventsPast: Math.max(0, s.season - 1), // winter has none (DL-NEW-11); after autumn comes the combat
    // DL-RULING-3: last year's has been seen.
    specials: s.specials.map((card, i) => (i + 1 < s.year || (i + 1 === s.year && s.specialShown) ? card : 'hidden')),
    arriving: s.arriving.slice(),
    expected: s.expected.slice(),
    paladin: typeof s.paladin === 'number' ? 'out' : s.paladin,
  } as View;
  if (typeof s.paladin === 'number') seen.paladinSeat = s.paladin;
  seen.discardedMonsters = s.discardedMonsters.slice();
  seen.discardedRooms = s.discardedRooms.slice();
  seen.farLands = s.farLands.slice();
  seen.dummies = s.dummies.map(({ blocked, drawn }) => ({ blocked: blocked.slice(), drawn: drawn.slice() }));
  seen.dummyEvil = s.dummyEvil;
  if (s.fight.seat !== NOBODY) seen.fight = copyFight(s.fight);
  return seen;
}

/** DL-RULING-13, DL-REVEAL-1 */
const viewCombatCards = ({ combatCards, combatShown }: State, spied: readonly number[]): View['combatCards'] =>
  combatCards.map((card, i) => (i < combatShown || spied.includes(i) ? card : 'hidden'));

export const SEASON_NAMES = [...SEASONS, 'combat'] as const;
const occupant = (who: number): View['spaces'][number][number] =>
  who === FREE ? 'free' : who === DUMMY ? 'dummy-1' : who > DUMMY ? 'dummy-2' : who;

/** What lies open before a player. */
function viewPlayer(p: Player): PlayerView {
  const { tunnels, chambers, conquered } = viewMap(p);
  const seen: PlayerView = {
    gold: p.gold,
    food: p.food,
    imps: p.imps,
    busy: p.busy,
    evil: p.evil,
    letters: p.letters,
    tunnels,
    chambers,
    conquered,
    rooms: p.rooms.map(({ id, cell, produced }) => ({ id, cell: CELL[cell]!, produced })),
    lair: copyLair(p.lair),
    trapsInHand: p.traps.length,
    shownTraps: p.shownTraps.slice(),
    trapsBuried: p.buriedTraps.length,
    blocked: p.blocked.slice(),
    laid: p.played.length,
    played: p.played.slice(0, p.shown),
    shown: p.shown,
    unused: p.unused.slice(),
    spied: p.spied.map((place) => place + 1),
    party: copyParty(p.party),
    prison: p.prison.slice(),
  };
  if (p.plan.cell !== NOWHERE) seen.plan = viewPlan(p.plan);
  return seen;
}

/** The same for its owner, with what only the owner has seen. */
function viewOwn(p: Player, open: PlayerView): PlayerView {
  const seen: PlayerView = {
    gold: open.gold,
    food: open.food,
    imps: open.imps,
    busy: open.busy,
    evil: open.evil,
    letters: open.letters,
    tunnels: open.tunnels,
    chambers: open.chambers,
    conquered: open.conquered,
    rooms: open.rooms,
    lair: open.lair,
    trapsInHand: open.trapsInHand,
    shownTraps: open.shownTraps,
    trapsBuried: open.trapsBuried,
    traps: p.traps.slice(),
    buriedTraps: p.buriedTraps.slice(),
    dealt: p.dealt.slice(),
    blocked: open.blocked,
    laid: open.laid,
    played: p.played.slice(),
    shown: open.shown,
    unused: open.unused,
    spied: open.spied,
    party: open.party,
    prison: open.prison,
  };
  if (open.plan !== undefined) seen.plan = { ...open.plan, traps: p.plan.traps.slice() };
  if (open.forecast !== undefined) seen.forecast = open.forecast;
  return seen;
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

const viewPlan = ({ cell, creatures, traps }: Plan): PlanView => ({
  cell: CELL[cell]!,
  creatures: creatures.slice(),
  trapsLaid: traps.length,
});
