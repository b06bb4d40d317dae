// The view, built field by field: heroes see open tiles, the overlord the whole map; nobody sees the order of a deck.
import type { Viewer } from '@oubliette/engine';
import { type BoardView, edgeBetween, edgeName, isOpen } from '@oubliette/grid';
import type { CommandId } from './cards/command-cards.ts';
import type { TableId } from './cards/pieces.ts';
import { type DeckChange, SEARCH_KINDS, type SearchKind } from './cards/search-deck.ts';
import type { TrapId } from './cards/trap-cards.ts';
import { across, type Cell, cellAt, cellName } from './cells.ts';
import type { CampaignState, SavedHero } from './given.ts';
import { cellsOf, isSearchable, type Plan, type PlanTile } from './plan.ts';
import { starsOf } from './rules/doors.ts';
import {
  type FigureView,
  type HeroView,
  lockedDoor,
  type QuestView,
  seenFigure,
  seenHero,
  seenPiece,
  seenQuest,
  type ThingView,
  tileName,
  type UnseenMap,
  unseenMap,
} from './rules/seen.ts';
import { boardOf, isRevealed, tileOf } from './rules/space.ts';
import type { Settings } from './settings.ts';
import { type Ending, type Group, NONE, OVERLORD, type State, type Turn } from './state.ts';

export interface TileView {
  /** Its number in the plan. */
  readonly n: number;
  readonly tile: string;
  readonly at: string;
  readonly width: number;
  readonly height: number;
  readonly start: boolean;
}
/** What a lock is, on an edge. */
export interface LockView {
  readonly edge: string;
  readonly dice: number;
  readonly armour: number;
  readonly stars: number;
}
export interface MapView extends BoardView {
  readonly edges: Readonly<Record<EdgeView, readonly string[]>>;
  readonly things: readonly ThingView[];
  readonly figures: readonly FigureView[];
}
export type EdgeView =
  | 'wall'
  | 'open-door'
  | 'door'
  | 'locked-door'
  | 'sealed-door'
  | 'passage-door-open'
  | 'portcullis';

/** For rules and bots; clients show no field whose name begins with an underscore. */
export interface Rest {
  readonly tiles: readonly TileView[];
  readonly locks: readonly LockView[];
  readonly startSquares: readonly string[];
  readonly searched: readonly number[];
  readonly slippery: readonly number[];
  readonly nextModel: number;
  readonly cardsPlayed: number;
  readonly groups: readonly Group[];
  readonly torch: State['torch'];
  readonly bossKiller: number;
  readonly doomed: Ending;
  readonly kit: readonly SavedHero[];
  readonly campaign?: CampaignState;
}
export interface View {
  readonly quest: QuestView;
  readonly round: number;
  readonly map: MapView;
  readonly tiles: readonly string[];
  readonly locks: readonly string[];
  readonly searched: readonly string[];
  readonly slippery: readonly string[];
  readonly heroes: readonly HeroView[];
  readonly cardsInHand: number;
  readonly hand?: readonly CommandId[];
  readonly commandsLeft: number;
  readonly commandDeckLeft: number;
  readonly usedCommands: readonly CommandId[];
  readonly silenced?: number;
  readonly prisoners?: number;
  readonly searchDeckLeft: number;
  readonly usedSearch: readonly SearchKind[];
  readonly usedFaces: readonly TableId[];
  readonly usedTraps: readonly TrapId[];
  readonly torch?: 'out-next-turn' | 'out-this-turn';
  readonly surge: boolean;
  readonly skipDraw: boolean;
  readonly reached: readonly number[];
  readonly ended?: Ending;
  readonly campaign?: { readonly adventure: number; readonly hours?: number };
  /** The overlord's own: what lies behind the doors, hidden traps, what the search deck holds, what was whispered (the top first). */
  readonly dungeon?: UnseenMap;
  readonly hiddenTraps?: readonly string[];
  readonly searchDeck?: readonly SearchKind[];
  readonly whispered?: readonly SearchKind[];
  /** The overlord's, and everybody's after the end (DS-DECK-8). */
  readonly deckChanges?: readonly DeckChange[];
  readonly _settings: Settings;
  readonly _table: Rest;
  /** Left out between two turns. */
  readonly _turn?: Turn;
  /** The overlord's. */
  readonly _plan?: Plan;
}

export function view(s: State, viewer: Viewer): View {
  const overlord = viewer === OVERLORD;
  const tileId = (n: number): string => s.plan.tiles[n]!.id;
  const locks = locksSeen(s);
  return {
    quest: seenQuest(s.quest),
    round: s.round,
    map: viewMap(s),
    tiles: s.plan.tiles.flatMap((t, n) => (s.revealed[n] === 1 ? [tileName(t)] : [])),
    locks: locks.map(({ a, b, dice, armour, stars }) => lockedDoor(a, b, [dice, armour], stars)),
    searched: s.searched.map(tileId),
    slippery: s.slippery.map(tileId),
    heroes: s.heroes.map(seenHero),
    cardsInHand: s.hand.length,
    ...(overlord ? { hand: s.hand.slice() } : {}),
    commandsLeft: s.commands,
    commandDeckLeft: s.commandDeck.length,
    usedCommands: s.usedCommands.slice(),
    ...(s.silenced > 0 ? { silenced: s.silenced } : {}),
    ...(s.prisoners > 0 ? { prisoners: s.prisoners } : {}),
    searchDeckLeft: s.searchDeck.length,
    usedSearch: s.usedSearch.slice(),
    usedFaces: s.usedFaces.slice(),
    usedTraps: s.usedTraps.slice(),
    ...(s.torch === 0 ? {} : { torch: s.torch === 1 ? 'out-next-turn' : 'out-this-turn' }),
    surge: s.surge,
    skipDraw: s.skipDraw,
    reached: s.reached.slice(),
    ...(s.ended === 'none' ? {} : { ended: s.ended }),
    ...(s.campaign === undefined ? {} : { campaign: seenCampaign(s.campaign) }),
    ...(overlord ? forOverlord(s) : {}),
    ...((overlord || s.ended !== 'none') && s.deckChanges.length > 0 ? { deckChanges: s.deckChanges.slice() } : {}),
    _settings: s.settings,
    ...(s.turn.model === NONE ? {} : { _turn: s.turn }),
    _table: {
      tiles: s.plan.tiles.flatMap(({ id, x, y, w, h, start }, n) =>
        s.revealed[n] === 1 ? [{ n, tile: id, at: cellName(cellAt(x, y)), width: w, height: h, start }] : [],
      ),
      locks: locks.map(({ a, b, ...lock }) => ({ edge: edge(a, b), ...lock })),
      startSquares: s.plan.startSquares.map(cellName),
      searched: s.searched.slice(),
      slippery: s.slippery.slice(),
      nextModel: s.nextModel,
      cardsPlayed: s.cards,
      groups: s.groups,
      torch: s.torch,
      bossKiller: s.bossKiller,
      doomed: s.doomed,
      kit: s.kit,
      ...(s.campaign === undefined ? {} : { campaign: s.campaign }),
    },
  };
}
/** No number of hours: nobody counts them (DSC-96). */
const seenCampaign = ({ adventure, hours }: CampaignState) => ({ adventure, ...(hours < 0 ? {} : { hours }) });

const locksSeen = (s: State) =>
  s.plan.doors.flatMap(({ a, b, lock }, i) => {
    const state = s.doors[i]!;
    if (state < 2 || (!isRevealed(s, a) && !isRevealed(s, b))) return [];
    const [dice, armour] = state === 2 ? lock! : [0, 0];
    return [{ a, b, dice, armour, stars: starsOf(state) }];
  });
const edge = (a: Cell, b: Cell): string => edgeName(edgeBetween(a, b)!);

/** The part that changes with the map alone is made once for each layout and set of open tiles. */
const grounds = new WeakMap<object, { key: string; ground: Pick<MapView, 'cells' | 'edges'> }>();
function groundOf(s: State): Pick<MapView, 'cells' | 'edges'> {
  const key = `${s.revealed.join('')} ${s.doors.join()}`;
  const known = grounds.get(s.layout);
  if (known !== undefined && known.key === key) return known.ground;
  const ground = { cells: viewCells(s), edges: viewEdges(s) };
  grounds.set(s.layout, { key, ground });
  return ground;
}
const kindOfTile = (t: PlanTile): 'start' | 'room' | 'corridor' =>
  t.start ? 'start' : isSearchable(t) ? 'room' : 'corridor';
function viewCells(s: State): Readonly<Record<string, readonly string[]>> {
  const cells: Record<string, string[]> = { start: [], room: [], corridor: [] };
  s.plan.tiles.forEach((t, i) => {
    if (s.revealed[i] === 1) for (const c of cellsOf(t)) cells[kindOfTile(t)]!.push(cellName(c));
  });
  return cells;
}
const DOOR_VIEWS = ['open-door', 'door', 'locked-door'] as const;
function viewEdges(s: State): Record<EdgeView, string[]> {
  const edges: Record<EdgeView, string[]> = {
    wall: [],
    'open-door': [],
    door: [],
    'locked-door': [],
    'sealed-door': [],
    'passage-door-open': s.plan.passages.map(([a, b]) => edge(a, b)),
    portcullis: s.gates.map(([a, b]) => edge(a, b)),
  };
  const doors = new Set<string>(edges['passage-door-open']);
  s.plan.doors.forEach(({ a, b }, i) => {
    if (!isRevealed(s, a) && !isRevealed(s, b)) return;
    doors.add(edge(a, b));
    edges[DOOR_VIEWS[s.doors[i]!] ?? 'sealed-door'].push(edge(a, b));
  });
  const board = boardOf(s);
  s.plan.tiles.forEach((t, i) => {
    if (s.revealed[i] !== 1) return;
    for (const c of cellsOf(t)) {
      for (const side of [1, 2] as const) {
        const other = across(c, side);
        const parted = isRevealed(s, other) && tileOf(s, other) !== i && !isOpen(board, c, side);
        if (parted && !doors.has(edge(c, other))) edges.wall.push(edge(c, other));
      }
    }
  });
  return edges;
}

function viewMap(s: State): MapView {
  const { cells, edges } = groundOf(s);
  const things: ThingView[] = s.pieces.map(seenPiece);
  for (const c of s.piles) things.push({ what: 'bone-pile', cells: [cellName(c)] });
  for (const { cell, shown } of s.traps) if (shown) things.push({ what: 'trap', cells: [cellName(cell)] });
  if (isRevealed(s, s.plan.exit)) things.push({ what: 'exit', cells: [cellName(s.plan.exit)] });
  const tileCells = (tiles: readonly number[]): string[] =>
    tiles.flatMap((i) => cellsOf(s.plan.tiles[i]!).map(cellName));
  return {
    cells,
    edges,
    things,
    figures: s.models.map((m) => seenFigure(s, m)),
    marks: { slippery: tileCells(s.slippery), searched: tileCells(s.searched) },
  };
}
/** Changes with the open tiles alone. */
const unseen = new WeakMap<Plan, { key: string; map: UnseenMap }>();
function unseenOf(s: State): UnseenMap {
  const key = s.revealed.join('');
  const known = unseen.get(s.plan);
  if (known !== undefined && known.key === key) return known.map;
  const map = unseenMap(
    s.plan,
    (n) => s.revealed[n] === 1,
    (c) => isRevealed(s, c),
  );
  unseen.set(s.plan, { key, map });
  return map;
}

const bySearchKind = (a: SearchKind, b: SearchKind): number => SEARCH_KINDS.indexOf(a) - SEARCH_KINDS.indexOf(b);
const forOverlord = (s: State) => ({
  _plan: s.plan,
  dungeon: unseenOf(s),
  hiddenTraps: s.traps.flatMap(({ cell, shown }) => (shown ? [] : [cellName(cell)])),
  // What it holds, not how it lies.
  searchDeck: s.searchDeck.slice().sort(bySearchKind),
  ...(s.whispered > 0 ? { whispered: s.searchDeck.slice(-s.whispered).reverse() } : {}),
});
