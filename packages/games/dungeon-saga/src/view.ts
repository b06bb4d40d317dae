// What a viewer may know. Built by adding: heroes see open tiles, the overlord the whole map; nobody sees the order of a deck.
import type { Viewer } from '@oubliette/engine';
import type { CommandId } from './cards/command-cards.ts';
import type { PieceId, TableId } from './cards/pieces.ts';
import { type DeckChange, SEARCH_KINDS, type SearchKind } from './cards/search-deck.ts';
import type { TrapId } from './cards/trap-cards.ts';
import { type Cell, cellAt, cellName, facingName } from './cells.ts';
import type { Plan, Quest } from './plan.ts';
import { starsOf } from './rules/doors.ts';
import { isRevealed } from './rules/space.ts';
import type { Settings } from './settings.ts';
import { type Ending, type Group, type Hero, type Model, OVERLORD, type State, type Turn } from './state.ts';

export interface TileView {
  /** Its number in the plan. */
  readonly n: number;
  readonly id: string;
  readonly at: string;
  readonly width: number;
  readonly height: number;
  readonly start: boolean;
}
export interface DoorView {
  readonly from: string;
  readonly to: string;
  readonly door: 'open' | 'closed' | 'locked' | 'sealed';
  /** Dice and armour of a lock. */
  readonly lock: readonly number[];
  readonly stars: number;
}
export interface FigureView {
  readonly id: number;
  readonly kind: Model['kind'];
  readonly at: string;
  readonly facing: 'n' | 'e' | 's' | 'w';
  readonly wounds: number;
  readonly acted: boolean;
  readonly fresh: boolean;
  readonly group: number;
  readonly rust: number;
  readonly shroud: boolean;
  readonly called: number;
}
export interface PieceView {
  readonly kind: PieceId;
  readonly squares: readonly string[];
  readonly lock: readonly number[];
  readonly stars: number;
  readonly emptied: boolean;
  readonly goal: string;
  readonly done: boolean;
}
export interface View {
  readonly settings: Settings;
  readonly quest: Quest;
  readonly round: number;
  readonly tiles: readonly TileView[];
  readonly doors: readonly DoorView[];
  readonly passages: readonly (readonly [string, string])[];
  readonly gates: readonly (readonly [string, string])[];
  readonly startSquares: readonly string[];
  readonly exit?: string;
  readonly searched: readonly number[];
  readonly slippery: readonly number[];
  readonly figures: readonly FigureView[];
  readonly nextModel: number;
  readonly piles: readonly string[];
  readonly pieces: readonly PieceView[];
  readonly traps: readonly string[];
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
  const doors: DoorView[] = [];
  s.plan.doors.forEach(({ a, b, lock }, i) => {
    if (!isRevealed(s, a) && !isRevealed(s, b)) return;
    const state = s.doors[i]!;
    const door = state === 0 ? 'open' : state === 1 ? 'closed' : state === 2 ? 'locked' : 'sealed';
    doors.push({ from: cellName(a), to: cellName(b), door, lock: state === 2 ? lock! : [], stars: starsOf(state) });
  });
  const pair = ([a, b]: readonly [Cell, Cell]): readonly [string, string] => [cellName(a), cellName(b)];
  return {
    settings: s.settings,
    quest: s.quest,
    round: s.round,
    tiles: s.plan.tiles.flatMap(({ id, x, y, w, h, start }, n) =>
      s.revealed[n] === 1 ? [{ n, id, at: cellName(cellAt(x, y)), width: w, height: h, start }] : [],
    ),
    doors,
    passages: s.plan.passages.map(pair),
    gates: s.gates.map(pair),
    startSquares: s.plan.startSquares.map(cellName),
    ...(isRevealed(s, s.plan.exit) ? { exit: cellName(s.plan.exit) } : {}),
    searched: s.searched.slice(),
    slippery: s.slippery.slice(),
    figures: s.models.map(viewModel),
    nextModel: s.nextModel,
    piles: s.piles.map(cellName),
    pieces: s.pieces.map(({ kind, cells, lock, stars, emptied, goal, done }) => ({
      kind,
      squares: cells.map(cellName),
      lock,
      stars,
      emptied,
      goal,
      done,
    })),
    traps: s.traps.flatMap(({ cell, shown }) => (shown ? [cellName(cell)] : [])),
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
    ...(overlord ? forOverlord(s) : {}),
    ...(overlord || s.ended !== 'none' ? { deckChanges: s.deckChanges.slice() } : {}),
  };
}
const viewModel = (m: Model): FigureView => ({
  id: m.id,
  kind: m.kind,
  at: cellName(m.cell),
  facing: facingName(m.facing),
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
