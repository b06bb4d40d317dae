// The view, built field by field: the open table, then the master's hand, then what heroes alone have learned.
import type { Viewer } from '@oubliette/engine';
import { type BoardView, type Cell, cellOf } from '@oubliette/grid';
import type { DungeonCardId } from './cards/dungeon-cards.ts';
import type { EventId } from './cards/events.ts';
import { SHOT_IDS } from './cards/goods.ts';
import type { Quest } from './cards/quests.ts';
import type { TreasureId } from './cards/treasures.ts';
import { copyHero, copyMonster, copyRoll, copyTurn } from './copy.ts';
import { seesDrawn } from './rules/card-ahead.ts';
import { has, heroId, isHero as isHeroId, monsterOf } from './rules/figures.ts';
import { mapOf } from './rules/map-view.ts';
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
  /** Steps or points of VIT that the acting figure has left. */
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
  /** Where the acting figure could last stop; it matters only on a shared square. */
  _back?: Cell;
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

/** The turn without what the map and the steps left tell: a step changes nothing here that follows from them. */
export interface TurnSeen extends Omit<Turning, 'left' | 'walked' | 'busy' | 'back'> {
  /** What was walked and what is left, together. */
  whole: number;
  /** Something was done, and neither a step nor running says so. */
  busy?: true;
}

/** What rules need and nobody has to read: shown as it is, since all of it lies open. */
export interface Rest {
  /** Where they stand is on the map. */
  heroes: Omit<Hero, 'cell'>[];
  monsters: Omit<Monster, 'cell'>[];
  /** Which of them lie dormant: a step may wake many of them. */
  dormant?: readonly FigureId[];
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

/** Dormant ones are listed apart. */
const monsterSeen = (m: Monster): Omit<Monster, 'cell'> => {
  const seen = withoutCell(copyMonster)(m);
  return has(m, 'dormant') ? { ...seen, marks: m.marks.filter((mark) => mark !== 'dormant') } : seen;
};
const dormantIn = ({ monsters }: State): FigureId[] => monsters.filter((m) => has(m, 'dormant')).map((m) => m.id);

const stepsLeft = ({ over, left }: Turning): number => (over ? 0 : left);
const hasMoved = (walked: number, ran: boolean): boolean => walked > 0 || ran;

function turnSeen(s: State): TurnSeen {
  const { left: _, walked, busy, back: __, ...rest } = copyTurn(s.turn);
  const done = busy && !hasMoved(walked, rest.ran) ? { busy } : {};
  return { ...rest, whole: walked + stepsLeft(s.turn), ...done };
}
const isSharing = (s: State): boolean => s.turn.who !== '' && exists(s, s.turn.who) && isPassing(s, s.turn.who);
const exists = (s: State, id: FigureId): boolean => isHeroId(id) || monsterOf(s, id) !== undefined;

/** The figures with their squares, and the turn: what the rules read. */
export function figuresOf({ map, left = 0, _turn, _back, _table }: View): Pick<State, 'heroes' | 'monsters' | 'turn'> {
  const at = new Map(map.figures!.map(({ id, cell }) => [id, cellOf(cell!)]));
  const heroes = _table.heroes.map((h, i) => ({ ...h, cell: at.get(heroId(i)) ?? NOWHERE }));
  const monsters = _table.monsters.map((m): Monster => {
    const marks = _table.dormant?.includes(m.id) ? [...m.marks, 'dormant' as const].sort() : m.marks;
    return { ...m, marks, cell: at.get(m.id) ?? NOWHERE };
  });
  const { whole, busy = false, ...turn } = _turn;
  const walked = whole - left;
  const back = _back ?? at.get(turn.who) ?? NOWHERE;
  return { heroes, monsters, turn: { ...turn, left, walked, busy: busy || hasMoved(walked, turn.ran), back } };
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
    ...(isSharing(s) ? { _back: s.turn.back } : {}),
    _table: {
      heroes: s.heroes.map(withoutCell(copyHero)),
      monsters: s.monsters.map(monsterSeen),
      ...list('dormant', dormantIn(s)),
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
