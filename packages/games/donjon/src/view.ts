// What a viewer may know, by adding: the open table, then the master's hand, then what heroes alone have learned.
import type { Viewer } from '@oubliette/engine';
import { type BoardView, type Cell, cellName, cellOf, edgeName, edgeOf, isFloor, STEP, zoneOf } from '@oubliette/grid';
import type { DungeonCardId } from './cards/dungeon-cards.ts';
import type { EventId } from './cards/events.ts';
import { SHOT_IDS } from './cards/goods.ts';
import type { Quest } from './cards/quests.ts';
import type { TreasureId } from './cards/treasures.ts';
import { copyHero, copyMonster, copyRoll, copyTurn } from './copy.ts';
import { boardOf, doorCells, isRoom } from './rules/board.ts';
import { seesDrawn } from './rules/card-ahead.ts';
import { heroId, isHero as isHeroId, isIn, monsterOf } from './rules/figures.ts';
import { isPassing } from './rules/move.ts';
import type { Settings } from './settings.ts';
import {
  type Door,
  type FigureId,
  type Fire,
  type Goods,
  type Group,
  type Held,
  type Hero,
  MASTER,
  type Monster,
  NOWHERE,
  type Piece,
  type Roll,
  type State,
  type Thing,
  type Turning,
  type Zone,
} from './state.ts';

/** A quest as heroes know it before its room is found: nothing of what waits there. */
export type QuestSeen = Quest;

export interface View {
  map: BoardView;
  phase: 'explore' | 'combat';
  pe: number;
  pc: number;
  round: number;
  /** Steps or points of VIT that whoever acts has left. */
  left?: number;
  /** What a player wants to read of a hero; the whole sheet is in `_table`. */
  heroes: HeroSeen[];
  /** What is left in each deck. */
  dungeonLeft: number;
  treasureLeft: number;
  monsterLeft: number;
  eventLeft: number;
  inHand: number;
  hand?: readonly EventId[];
  fresh?: EventId | 'none';
  /** DJ-GM-4: how many cards the master holds back, and for the master which. */
  heldBack?: number;
  held?: Held;
  /** Cards until the objective, as the party learned it. */
  depth?: number;
  heard?: DungeonCardId;
  eventDiscard: readonly EventId[];
  treasureDiscard: readonly TreasureId[];
  goals: readonly string[];
  won: boolean;
  revealed: boolean;
  /** For rules and bots; clients show no field whose name begins so. */
  _turn: TurnSeen;
  _table: Rest;
  _board: Fixed;
}

type Counts = 'venom' | 'weakness' | 'drained' | 'cursedUntil';
type Lists = 'marks' | 'tilted' | 'tiltedInCombat';

/** What is not so, or not there, is left out. */
export interface HeroSeen
  extends Pick<Hero, 'name' | 'seat' | 'race' | 'class' | 'life' | 'fatigue' | 'fate' | 'gold' | 'xp'>,
    Pick<Hero, 'items' | 'skills'>,
    Partial<Pick<Hero, 'weapon' | 'body' | 'shield' | Counts | Lists>> {
  shots?: Readonly<Record<string, number>>;
}

/** The turn without what the map and the steps left tell; where one last could stop matters only on a shared square. */
export interface TurnSeen extends Omit<Turning, 'left' | 'back'> {
  back?: Cell;
}

/** What rules need and nobody has to read: shown as it is, since all of it lies open. */
export interface Rest {
  /** Where they stand is on the map. */
  heroes: Omit<Hero, 'cell'>[];
  monsters: Omit<Monster, 'cell'>[];
  arrivals: number;
  alarm: boolean;
  clock: number;
  eventPlayed: boolean;
  ambush: boolean;
  quiet: boolean;
  done: readonly number[];
  rested: readonly number[];
  roll: Roll;
  attacks: readonly number[];
  after: number;
  tokens: number;
  failed: readonly string[];
  ended: State['ended'];
  depthAt: number;
  heardDoor: number;
  key: number;
  hare: boolean;
  stolen: number;
  stylus: State['stylus'];
  /** Cards on their way from a deck to the table, as far as the viewer sees them. */
  coming?: readonly string[];
}

/** What rules replace and never change in place: imagined worlds share it. */
export interface Fixed {
  settings: Settings;
  quest: QuestSeen;
  groups: readonly Group[];
  zones: readonly Zone[];
  doors: readonly Door[];
  pieces: readonly Piece[];
  things: readonly Thing[];
  goods: readonly Goods[];
  stairs: readonly number[];
  webs: readonly number[];
  fires: readonly Fire[];
}

type Floor = Pick<BoardView, 'cells' | 'edges' | 'doors'>;
const floors = new WeakMap<readonly Door[], Floor>();

/** Squares and edges change only with the doors: made once for each list of them. */
function floorOf(s: State): Floor {
  let made = floors.get(s.doors);
  if (made !== undefined) return made;
  const board = boardOf(s);
  const kinds: Record<string, string[]> = { room: [], passage: [], stairs: [] };
  const walls: string[] = [];
  for (const cell of board.cells) {
    if (!isFloor(board, cell)) continue;
    const zone = zoneOf(board, cell);
    kinds[s.stairs.includes(cell) ? 'stairs' : isRoom(s.zones[zone]!) ? 'room' : 'passage']!.push(cellName(cell));
    for (const side of [1, 2] as const) {
      const other = cell + STEP[side];
      if (isFloor(board, other) && zoneOf(board, other) !== zone) walls.push(edgeName(edgeOf(cell, side)));
    }
  }
  const edges: Record<string, string[]> = {};
  const doors = new Set<string>();
  const shut: Record<string, string[]> = {};
  for (const [d, door] of s.doors.entries()) {
    const kind = DOOR_KINDS[door.state];
    for (const cell of doorCells(door)) {
      const name = edgeName(edgeOf(cell, door.side));
      if (kind === undefined) continue;
      doors.add(name);
      // As options name it: `open:d3`.
      if (kind !== 'open-door') shut[`d${d}`] = [...(shut[`d${d}`] ?? []), name];
      const shown = door.barred ? 'portcullis' : kind;
      edges[shown] = [...(edges[shown] ?? []), name];
    }
  }
  edges.wall = walls.filter((name) => !doors.has(name));
  made = { cells: kinds, edges, doors: shut };
  floors.set(s.doors, made);
  return made;
}
const DOOR_KINDS: { readonly [state in Door['state']]?: string } = {
  closed: 'door',
  locked: 'locked-door',
  open: 'open-door',
  exit: 'open-door',
};

type Shown = NonNullable<BoardView['things']>;
const furnishings = new WeakMap<readonly Piece[], Shown>();
/** Furniture changes seldom: made once for each list of it. */
function furnitureOf({ pieces }: State): Shown {
  let made = furnishings.get(pieces);
  if (made !== undefined) return made;
  made = pieces.flatMap((piece, f) =>
    piece.cells.length === 0
      ? []
      : [
          {
            cells: piece.cells.map(cellName),
            id: `f${f}`,
            what: piece.kind,
            ...(piece.locked ? { locked: true } : {}),
            ...(piece.used ? { used: true } : {}),
          },
        ],
  );
  furnishings.set(pieces, made);
  return made;
}

const darkness = new WeakMap<readonly Zone[], readonly string[]>();
function darkOf(s: State): readonly string[] {
  let made = darkness.get(s.zones);
  if (made !== undefined) return made;
  const board = boardOf(s);
  made = s.zones.some((zone) => zone.dark)
    ? [...board.cells].filter((cell) => isFloor(board, cell) && s.zones[zoneOf(board, cell)]!.dark).map(cellName)
    : [];
  darkness.set(s.zones, made);
  return made;
}

function mapOf(s: State): BoardView {
  const things = [
    ...furnitureOf(s),
    ...s.things.map((thing, t) => ({ cell: cellName(thing.cell), id: `t${t}`, what: thing.kind })),
    ...s.goods.map((goods, g) => ({ cell: cellName(goods.cell), id: `g${g}`, what: 'goods' })),
    ...s.webs.map((cell) => ({ cell: cellName(cell), what: 'web' })),
    ...s.fires.map((fire) => ({ cell: cellName(fire.cell), what: 'fire' })),
  ];
  const figures = [
    ...s.heroes.flatMap((h, i) =>
      isIn(h) && s.stairs.length > 0 && h.cell > -99999
        ? [
            {
              cell: cellName(h.cell),
              id: heroId(i),
              what: h.class,
              seat: h.seat,
              life: h.life,
              ...(s.turn.who === heroId(i) && !s.turn.over ? { active: true } : {}),
            },
          ]
        : [],
    ),
    ...s.monsters.map((m) => ({
      cell: cellName(m.cell),
      id: m.id,
      what: m.kind,
      life: m.life,
      ...(s.turn.who === m.id && !s.turn.over ? { active: true } : {}),
    })),
  ];
  const dark = darkOf(s);
  return { ...floorOf(s), ways: true, things, figures, ...(dark.length > 0 ? { marks: { dark } } : {}) };
}

/** The contents of the objective room are the master's until it is found. */
const questFor = (s: State, viewer: Viewer): QuestSeen => {
  if (s.revealed || viewer === MASTER) return s.quest;
  const { id, room, main, secondary, mainXp, secondaryXp, texts } = s.quest;
  return {
    id,
    room,
    pieces: [],
    monsters: [],
    main,
    secondary,
    mainXp,
    secondaryXp,
    ...(texts === undefined ? {} : { texts }),
  };
};

const list = <K extends string, V>(key: K, values: V[]) =>
  (values.length === 0 ? {} : { [key]: values }) as { [key in K]?: V[] };
const count = <K extends string>(key: K, n: number) => (n === 0 ? {} : { [key]: n }) as { [key in K]?: number };
const item = <K extends string>(key: K, id: string) => (id === 'none' ? {} : { [key]: id }) as { [key in K]?: string };

const heroSeen = (h: Hero): HeroSeen => ({
  name: h.name,
  seat: h.seat,
  race: h.race,
  class: h.class,
  life: h.life,
  fatigue: h.fatigue,
  fate: h.fate,
  gold: h.gold,
  xp: h.xp,
  ...item('weapon', h.weapon),
  ...item('body', h.body),
  ...item('shield', h.shield),
  items: h.items,
  skills: h.skills,
  ...list('marks', h.marks),
  ...list('tilted', h.tilted),
  ...list('tiltedInCombat', h.tiltedInCombat),
  ...(h.shots.some((n) => n > 0)
    ? { shots: Object.fromEntries(SHOT_IDS.flatMap((id, i) => (h.shots[i]! > 0 ? [[id, h.shots[i]!]] : []))) }
    : {}),
  ...count('venom', h.venom),
  ...count('weakness', h.weakness),
  ...count('drained', h.drained),
  ...count('cursedUntil', h.cursedUntil),
});

const withoutCell =
  <T extends { cell: Cell }>(copy: (one: T) => T) =>
  (one: T): Omit<T, 'cell'> => {
    const { cell: _, ...rest } = copy(one);
    return rest;
  };

function turnSeen(s: State): TurnSeen {
  const { left: _, back, ...rest } = copyTurn(s.turn);
  return s.turn.who !== '' && exists(s, s.turn.who) && isPassing(s, s.turn.who) ? { ...rest, back } : rest;
}
const exists = (s: State, id: FigureId): boolean => isHeroId(id) || monsterOf(s, id) !== undefined;

/** The figures with their squares, and the turn: what the rules read. */
export function figuresOf({ map, left = 0, _turn, _table }: View): Pick<State, 'heroes' | 'monsters' | 'turn'> {
  const at = new Map(map.figures!.map(({ id, cell }) => [id, cellOf(cell!)]));
  const heroes = _table.heroes.map((h, i) => ({ ...h, cell: at.get(heroId(i)) ?? NOWHERE }));
  const monsters = _table.monsters.map((m) => ({ ...m, cell: at.get(m.id) ?? NOWHERE }));
  const back = _turn.back ?? at.get(_turn.who) ?? NOWHERE;
  return { heroes, monsters, turn: { ..._turn, left, back } };
}

function heldFor(s: State, viewer: Viewer): { heldBack?: number; held?: Held } {
  if (!s.settings.oneCardAhead) return {};
  const heldBack = Object.values(s.held).filter((card) => card !== 'none').length;
  return viewer === MASTER ? { heldBack, held: s.held } : { heldBack };
}

function comingTo(s: State, viewer: Viewer): string[] {
  const found: string[] = [];
  for (const f of s.core.stack) {
    if (f.proc === 'place-tile' || f.proc === 'loot') found.push(...f.todo.slice(f.at).map(({ card }) => card));
    else if (f.proc === 'event' && f.event === 'alarm' && !f.stopped && !s.alarm) found.push('alarm');
    else if (f.proc === 'drawing' && seesDrawn(s, viewer))
      found.push(...[f.card, ...f.aside].filter((card) => card !== 'none'));
  }
  return found;
}

export function view(s: State, viewer: Viewer): View {
  const isHero = viewer !== 'spectator' && viewer !== MASTER;
  return {
    map: mapOf(s),
    phase: s.phase,
    pe: s.pe,
    pc: s.pc,
    round: s.round,
    heroes: s.heroes.map(heroSeen),
    dungeonLeft: s.dungeon.length,
    treasureLeft: s.treasureDeck.length,
    monsterLeft: s.monsterDeck.length,
    eventLeft: s.eventDeck.length,
    inHand: s.hand.length,
    ...(viewer === MASTER ? { hand: s.hand, fresh: s.fresh } : {}),
    ...heldFor(s, viewer),
    ...(isHero && s.depth >= 0 ? { depth: Math.max(0, s.depth - (s.depthAt - s.dungeon.length)) } : {}),
    ...(viewer === s.heard.seat && s.heard.card !== 'none' ? { heard: s.heard.card } : {}),
    eventDiscard: s.eventDiscard.slice(),
    treasureDiscard: s.treasureDiscard.slice(),
    goals: s.goals.map((goal) => `goal-${goal}`),
    won: s.won,
    revealed: s.revealed,
    ...(s.turn.over ? {} : { left: s.turn.left }),
    _turn: turnSeen(s),
    _table: {
      heroes: s.heroes.map(withoutCell(copyHero)),
      monsters: s.monsters.map(withoutCell(copyMonster)),
      arrivals: s.arrivals,
      alarm: s.alarm,
      clock: s.clock,
      eventPlayed: s.eventPlayed,
      ambush: s.ambush,
      quiet: s.quiet,
      done: s.done,
      rested: s.rested,
      roll: copyRoll(s.roll),
      attacks: s.attacks.slice(),
      after: s.after,
      tokens: s.tokens,
      failed: s.failed,
      ended: s.ended,
      depthAt: isHero ? s.depthAt : 0,
      heardDoor: viewer === s.heard.seat ? s.heard.door : -1,
      key: s.key,
      hare: s.hare,
      stolen: s.stolen,
      stylus: s.stylus,
      ...list('coming', comingTo(s, viewer)),
    },
    _board: {
      settings: s.settings,
      quest: questFor(s, viewer),
      groups: s.groups,
      zones: s.zones,
      doors: s.doors,
      pieces: s.pieces,
      things: s.things,
      goods: s.goods,
      stairs: s.stairs,
      webs: s.webs,
      fires: s.fires,
    },
  };
}
