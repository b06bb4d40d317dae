// Parts of a view as people read them: what there is nothing of is left out, squares have their names.
import type { HeroId } from '../cards/heroes.ts';
import type { ItemId } from '../cards/items.ts';
import { PIECES, type PieceId } from '../cards/pieces.ts';
import type { SpellId } from '../cards/spells.ts';
import { type Cell, cellAt, cellName, cellOf, facingName, facingOf } from '../cells.ts';
import { NO_CELL } from '../frames.ts';
import type { ModelKind, Plan, PlanTile, Quest } from '../plan.ts';
import { type Hero, type Model, NONE, OVERLORD, type Piece, type State } from '../state.ts';
import { newHero } from './setup.ts';

export interface FigureView {
  readonly what: Model['kind'];
  readonly cell: string;
  readonly facing: 'n' | 'e' | 's' | 'w';
  readonly id: number;
  readonly seat: number;
  readonly active: boolean;
  readonly acted: boolean;
  readonly fresh: boolean;
  readonly shroud: boolean;
  readonly wounds?: number;
  /** Counted from 1. */
  readonly group?: number;
  readonly rust?: number;
  readonly called?: number;
}
export const seenFigure = (s: State, m: Model): FigureView => ({
  what: m.kind,
  cell: cellName(m.cell),
  facing: facingName(m.facing),
  id: m.id,
  seat: m.hero >= 0 ? s.heroes[m.hero]!.seat : OVERLORD,
  active: m.id === s.turn.model,
  acted: m.acted,
  fresh: m.fresh,
  shroud: m.shroud,
  ...(m.wounds > 0 ? { wounds: m.wounds } : {}),
  ...(m.group === NONE ? {} : { group: m.group + 1 }),
  ...(m.rust > 0 ? { rust: m.rust } : {}),
  ...(m.called > 0 ? { called: m.called } : {}),
});
export const figureFrom = (f: FigureView, heroes: readonly { readonly id: HeroId }[]): Model => ({
  id: f.id,
  kind: f.what,
  hero: heroes.findIndex(({ id }) => id === f.what),
  cell: cellOf(f.cell),
  facing: facingOf(f.facing),
  wounds: f.wounds ?? 0,
  acted: f.acted,
  fresh: f.fresh,
  group: f.group === undefined ? NONE : f.group - 1,
  rust: f.rust ?? 0,
  shroud: f.shroud,
  called: f.called ?? 0,
});

export interface ThingView {
  readonly what: PieceId | 'bone-pile' | 'trap' | 'exit';
  readonly cells: readonly string[];
  readonly lock?: string;
  readonly stars?: number;
  readonly emptied?: true;
  readonly goal?: string;
  readonly done?: true;
}
/** DSC-52: a lock a/b as the book writes it. */
const lockName = (lock: readonly number[]): string => lock.join('/');
export const seenPiece = (p: Piece): ThingView => ({
  what: p.kind,
  cells: p.cells.map(cellName),
  ...(p.lock.length > 0 ? { lock: lockName(p.lock) } : {}),
  ...(p.stars > 0 ? { stars: p.stars } : {}),
  ...(p.emptied ? { emptied: true } : {}),
  ...(p.goal === '' ? {} : { goal: p.goal }),
  ...(p.done ? { done: true } : {}),
});
/** The piece that this is, unless it is a bone pile, a trap or the exit. */
export const pieceFrom = (thing: ThingView): Piece | undefined =>
  thing.what in PIECES
    ? {
        kind: thing.what as PieceId,
        cells: thing.cells.map(cellOf),
        lock: thing.lock?.split('/').map(Number) ?? [],
        stars: thing.stars ?? 0,
        emptied: thing.emptied === true,
        goal: thing.goal ?? '',
        done: thing.done === true,
      }
    : undefined;

/** A hero with what is worth knowing now. */
export interface HeroView {
  readonly id: HeroId;
  readonly seat: number;
  readonly wounds: number;
  readonly gold: number;
  readonly glory: number;
  readonly items: readonly ItemId[];
  readonly spent: readonly ItemId[];
  readonly crystals: readonly number[];
  readonly feat: Hero['feat'];
  readonly played: boolean;
  readonly pit: boolean;
  readonly shielded: boolean;
  readonly wall: boolean;
  readonly gone?: Hero['gone'];
  readonly recharge?: Partial<Record<SpellId, number>>;
  readonly netted?: number;
  readonly silencedTo?: number;
  readonly stone?: number;
}
export const seenHero = (h: Hero): HeroView => {
  const [fireburst, stoneskin] = h.recharge;
  return {
    id: h.id,
    seat: h.seat,
    wounds: h.wounds,
    gold: h.gold,
    glory: h.glory,
    items: h.items,
    spent: h.spent,
    crystals: h.crystals,
    feat: h.feat,
    played: h.played,
    pit: h.pit,
    shielded: h.shielded,
    wall: h.wall,
    ...(h.gone === 'no' ? {} : { gone: h.gone }),
    ...(fireburst + stoneskin === 0
      ? {}
      : { recharge: { ...(fireburst > 0 ? { fireburst } : {}), ...(stoneskin > 0 ? { stoneskin } : {}) } }),
    ...(h.netted > 0 ? { netted: h.netted } : {}),
    ...(h.silencedTo > 0 ? { silencedTo: h.silencedTo } : {}),
    ...(h.stone > 0 ? { stone: h.stone } : {}),
  };
};
export const heroFrom = (v: HeroView): Hero => ({
  ...newHero(v.id, v.seat, v.gold),
  ...v,
  items: v.items.slice(),
  spent: v.spent.slice(),
  crystals: v.crystals.slice(),
  recharge: [v.recharge?.fireburst ?? 0, v.recharge?.stoneskin ?? 0],
});

/** An adventure as everybody knows it; no number: one of your own. */
export type QuestView = Omit<Quest, 'number' | 'failures'> & Partial<Pick<Quest, 'number' | 'failures'>>;
const quests = new WeakMap<Quest, QuestView>();
export function seenQuest(quest: Quest): QuestView {
  const known = quests.get(quest);
  if (known !== undefined) return known;
  const { id, number, failures, ...rest } = quest;
  const seen = { id, ...(number > 0 ? { number } : {}), ...rest, ...(failures > 0 ? { failures } : {}) };
  quests.set(quest, seen);
  return seen;
}
export const questFrom = (quest: QuestView): Quest => ({
  ...quest,
  number: quest.number ?? 0,
  failures: quest.failures ?? 0,
});

/** `R1 e1–h3`: a tile by its name and its corners. */
export const tileName = ({ id, x, y, w, h }: PlanTile): string =>
  `${id} ${cellName(cellAt(x, y))}–${cellName(cellAt(x + w - 1, y + h - 1))}`;
const between = (a: Cell, b: Cell): string => `${cellName(a)}/${cellName(b)}`;
/** `h9/h10 3/3`, `i13/i14 ★3`: a lock by the two squares it parts, and how strong it is. */
export const lockedDoor = (a: Cell, b: Cell, lock: readonly number[] | undefined, stars: number): string =>
  `${between(a, b)} ${stars > 0 ? `★${stars}` : lockName(lock!)}`;

/** What waits on a tile that nobody has seen but the overlord. */
export interface UnseenTile {
  readonly tile: string;
  readonly minions: readonly { readonly what: ModelKind; readonly cell: string }[];
  readonly pieces: readonly ThingView[];
  readonly piles: readonly string[];
}
export interface UnseenMap {
  readonly tiles: readonly UnseenTile[];
  readonly doors: readonly string[];
  readonly exit?: string;
}
export function unseenMap(plan: Plan, isRevealed: (tile: number) => boolean, isOpen: (c: Cell) => boolean): UnseenMap {
  return {
    tiles: plan.tiles.flatMap((t, n) => (isRevealed(n) ? [] : [unseenTile(t)])),
    doors: plan.doors.flatMap(({ a, b, lock, stars }) => {
      if (isOpen(a) || isOpen(b)) return [];
      return [lock === undefined && stars === undefined ? between(a, b) : lockedDoor(a, b, lock, stars ?? 0)];
    }),
    ...(plan.exit === NO_CELL || isOpen(plan.exit) ? {} : { exit: cellName(plan.exit) }),
  };
}
const unseenTile = (t: PlanTile): UnseenTile => ({
  tile: tileName(t),
  minions: t.minions.map(({ kind, cell }) => ({ what: kind, cell: cellName(cell) })),
  pieces: t.pieces.map(({ kind, cells, lock, stars, goal }) => ({
    what: kind,
    cells: cells.map(cellName),
    ...(lock === undefined ? {} : { lock: lockName(lock) }),
    ...(stars === undefined ? {} : { stars }),
    ...(goal === undefined ? {} : { goal }),
  })),
  piles: t.piles.map(cellName),
});
