// What a viewer may know. Built by adding: heroes see open tiles, the overlord the whole map; nobody sees the order of a deck.
import type { Viewer } from '@oubliette/engine';
import { type BoardView, edgeBetween, edgeName, isOpen } from '@oubliette/grid';
import type { CommandId } from './cards/command-cards.ts';
import type { PieceId, TableId } from './cards/pieces.ts';
import { type DeckChange, SEARCH_KINDS, type SearchKind } from './cards/search-deck.ts';
import type { TrapId } from './cards/trap-cards.ts';
import { across, type Cell, cellAt, cellName, facingName } from './cells.ts';
import type { CampaignState, SavedHero } from './given.ts';
import { cellsOf, isSearchable, type Plan, type PlanTile, type Quest } from './plan.ts';
import { starsOf } from './rules/doors.ts';
import { boardOf, isRevealed, tileOf } from './rules/space.ts';
import type { Settings } from './settings.ts';
import { type Ending, type Group, type Hero, type Model, OVERLORD, type State, type Turn } from './state.ts';

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
export interface FigureView {
  readonly what: Model['kind'];
  readonly cell: string;
  readonly facing: 'n' | 'e' | 's' | 'w';
  readonly n: number;
  readonly seat: number;
  readonly active: boolean;
  readonly wounds: number;
  readonly acted: boolean;
  readonly fresh: boolean;
  readonly group: number;
  readonly rust: number;
  readonly shroud: boolean;
  readonly called: number;
}
export interface ThingView {
  readonly what: PieceId | 'bone-pile' | 'trap' | 'exit';
  readonly cells: readonly string[];
  readonly lock?: readonly number[];
  readonly stars?: number;
  readonly emptied?: boolean;
  readonly goal?: string;
  readonly done?: boolean;
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

export interface View {
  readonly settings: Settings;
  readonly quest: Quest;
  readonly round: number;
  readonly map: MapView;
  readonly tiles: readonly TileView[];
  readonly locks: readonly LockView[];
  readonly startSquares: readonly string[];
  readonly searched: readonly number[];
  readonly slippery: readonly number[];
  readonly nextModel: number;
  readonly heroes: readonly Hero[];
  readonly turn: Turn;
  readonly cardsInHand: number;
  readonly hand?: readonly CommandId[];
  readonly commandsLeft: number;
  readonly commandDeckLeft: number;
  readonly usedCommands: readonly CommandId[];
  readonly cardsPlayed: number;
  readonly silenced: number;
  readonly prisoners: number;
  readonly searchDeckLeft: number;
  readonly usedSearch: readonly SearchKind[];
  readonly usedFaces: readonly TableId[];
  readonly usedTraps: readonly TrapId[];
  readonly groups: readonly Group[];
  readonly torch: 0 | 1 | 2;
  readonly surge: boolean;
  readonly skipDraw: boolean;
  readonly reached: readonly number[];
  readonly bossKiller: number;
  readonly ended: Ending;
  readonly doomed: Ending;
  readonly kit: readonly SavedHero[];
  readonly campaign?: CampaignState;
  /** The overlord's own: the whole map, hidden traps, what the search deck holds, and what was whispered (the top first). */
  readonly plan?: Plan;
  readonly hiddenTraps?: readonly string[];
  readonly searchDeck?: readonly SearchKind[];
  readonly whispered?: readonly SearchKind[];
  /** The overlord's, and everybody's after the end (DS-DECK-8). */
  readonly deckChanges?: readonly DeckChange[];
}

export function view(s: State, viewer: Viewer): View {
  const overlord = viewer === OVERLORD;
  return {
    settings: s.settings,
    quest: s.quest,
    round: s.round,
    map: viewMap(s),
    tiles: s.plan.tiles.flatMap(({ id, x, y, w, h, start }, n) =>
      s.revealed[n] === 1 ? [{ n, tile: id, at: cellName(cellAt(x, y)), width: w, height: h, start }] : [],
    ),
    locks: s.plan.doors.flatMap(({ a, b, lock }, i): LockView[] => {
      const state = s.doors[i]!;
      if (state < 2 || (!isRevealed(s, a) && !isRevealed(s, b))) return [];
      const [dice, armour] = state === 2 ? lock! : [0, 0];
      return [{ edge: edge(a, b), dice, armour, stars: starsOf(state) }];
    }),
    startSquares: s.plan.startSquares.map(cellName),
    searched: s.searched.slice(),
    slippery: s.slippery.slice(),
    nextModel: s.nextModel,
    heroes: s.heroes,
    turn: s.turn,
    cardsInHand: s.hand.length,
    ...(overlord ? { hand: s.hand.slice() } : {}),
    commandsLeft: s.commands,
    commandDeckLeft: s.commandDeck.length,
    usedCommands: s.usedCommands.slice(),
    cardsPlayed: s.cards,
    silenced: s.silenced,
    prisoners: s.prisoners,
    searchDeckLeft: s.searchDeck.length,
    usedSearch: s.usedSearch.slice(),
    usedFaces: s.usedFaces.slice(),
    usedTraps: s.usedTraps.slice(),
    groups: s.groups,
    torch: s.torch,
    surge: s.surge,
    skipDraw: s.skipDraw,
    reached: s.reached.slice(),
    bossKiller: s.bossKiller,
    ended: s.ended,
    doomed: s.doomed,
    kit: s.kit,
    ...(s.campaign === undefined ? {} : { campaign: s.campaign }),
    ...(overlord ? forOverlord(s) : {}),
    ...(overlord || s.ended !== 'none' ? { deckChanges: s.deckChanges.slice() } : {}),
  };
}
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
  const things: ThingView[] = s.pieces.map((p) => ({
    what: p.kind,
    cells: p.cells.map(cellName),
    lock: p.lock,
    stars: p.stars,
    emptied: p.emptied,
    goal: p.goal,
    done: p.done,
  }));
  for (const c of s.piles) things.push({ what: 'bone-pile', cells: [cellName(c)] });
  for (const { cell, shown } of s.traps) if (shown) things.push({ what: 'trap', cells: [cellName(cell)] });
  if (isRevealed(s, s.plan.exit)) things.push({ what: 'exit', cells: [cellName(s.plan.exit)] });
  const tileCells = (tiles: readonly number[]): string[] =>
    tiles.flatMap((i) => cellsOf(s.plan.tiles[i]!).map(cellName));
  return {
    cells,
    edges,
    things,
    figures: s.models.map((m) => viewModel(s, m)),
    marks: { slippery: tileCells(s.slippery), searched: tileCells(s.searched) },
  };
}
const viewModel = (s: State, m: Model): FigureView => ({
  what: m.kind,
  cell: cellName(m.cell),
  facing: facingName(m.facing),
  n: m.id,
  seat: m.hero >= 0 ? s.heroes[m.hero]!.seat : OVERLORD,
  active: m.id === s.turn.model,
  wounds: m.wounds,
  acted: m.acted,
  fresh: m.fresh,
  group: m.group,
  rust: m.rust,
  shroud: m.shroud,
  called: m.called,
});
const bySearchKind = (a: SearchKind, b: SearchKind): number => SEARCH_KINDS.indexOf(a) - SEARCH_KINDS.indexOf(b);
const forOverlord = (s: State) => ({
  plan: s.plan,
  hiddenTraps: s.traps.flatMap(({ cell, shown }) => (shown ? [] : [cellName(cell)])),
  // What it holds, not how it lies.
  searchDeck: s.searchDeck.slice().sort(bySearchKind),
  whispered: s.searchDeck.slice(s.searchDeck.length - s.whispered).reverse(),
});
