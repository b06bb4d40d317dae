// Monsters come to the table: cards (DJ-BEAST-1, DJ-UNIQ), places (DJ-COMBAT-2, DJ-RULING-15).
import { draw, shuffle } from '@oubliette/engine';
import {
  type Board,
  type Cell,
  cellName,
  cellOf,
  cellsOf,
  costTo,
  field,
  mark,
  reach,
  zonesBeside,
} from '@oubliette/grid';
import { spellIn } from '../cards/goods.ts';
import { MONSTER_CARDS, type MonsterCardId } from '../cards/monster-cards.ts';
import { MONSTERS, type MonsterId } from '../cards/monsters.ts';
import { ROOM_CARDS } from '../cards/room-cards.ts';
import { SPELLS } from '../cards/skills.ts';
import { type Arrival, type Frame, MASTER, NEVER, NOBODY, type State, type Wanted, w } from '../state.ts';
import { areAdjacent, boardOf, isObstacle, seesCell } from './board.ts';
import { drawing } from './decks.ts';
import { figureAt, mayWield, put, stands, strikesMagic } from './figures.ts';
import { tell } from './tell.ts';

/** Draws a monster card and gives the frames that put its monsters down; the master may look at it first (DJ-GM-2, DJ-GM-4). */
export function drawMonsters(s: State, wanted: Wanted): Frame[] {
  const { oneCardAhead, themeRedrawMonster } = s.settings;
  if (oneCardAhead || (themeRedrawMonster && themeOf(s, wanted) !== undefined))
    return [drawing('monster', { for: 'monsters', ...wanted })];
  return arrivalOf(s, nextMonsters(s, wanted), wanted);
}

/** The frames that put a card's monsters down; none if no card is legal. */
export function arrivalOf(s: State, card: MonsterCardId | undefined, wanted: Wanted): Frame[] {
  if (card === undefined) {
    tell(s, () => ({ type: 'nobody-came', rule: 'DJ-RULING-84' }));
    return [];
  }
  const { monsters, unique, treasure } = MONSTER_CARDS[card];
  const group = ++s.arrivals;
  s.groups = [...s.groups, { id: group, card, treasure, ...(wanted.objective ? { objective: true } : {}) }];
  tell(s, () => ({ type: 'monster-card', rule: 'DJ-BEAST-1', card }));
  const coming = monsters.flatMap(([kind, n]) => new Array<MonsterId>(n).fill(kind));
  if (s.alarm && unique === undefined) {
    coming.push(monsters[0]![0]);
    s.alarm = false;
    s.eventDiscard.push('alarm');
  }
  const arrive = (kinds: readonly MonsterId[]): Frame => ({
    proc: 'place-monster',
    todo: kinds.map((kind) => ({
      kind,
      unique: unique !== undefined,
      group,
      zone: wanted.zone,
      ...(wanted.by === undefined ? {} : { by: wanted.by }),
    })),
    at: 0,
  });
  if (wanted.half) {
    const half = Math.ceil(coming.length / 2);
    const choices = halves(monsters, half);
    if (choices.length > 1) {
      const on = `${group}:${wanted.zone}`;
      return [{ proc: 'master-choice', todo: [{ what: 'half', on, options: choices }], at: 0 }];
    }
    return [arrive(coming.slice(0, half))];
  }
  const frames = [arrive(coming)];
  if (unique === 'lieutenant' && wanted.retinue !== true)
    frames.push(...drawMonsters(s, { ...wanted, noUnique: true, retinue: true })); // DJ-UNIQ-2
  return frames;
}

/** Ways to keep `half` monsters of a card of one or two kinds: `orc*2+orc-archer*1`. */
function halves(monsters: readonly (readonly [MonsterId, number])[], half: number): string[] {
  const [first, second] = monsters;
  if (second === undefined) return [`${first![0]}*${half}`];
  const found: string[] = [];
  for (let n = Math.max(0, half - second[1]); n <= Math.min(half, first![1]); n++) {
    const parts = [n > 0 ? `${first![0]}*${n}` : '', half - n > 0 ? `${second[0]}*${half - n}` : ''];
    found.push(parts.filter((part) => part !== '').join('+'));
  }
  return found;
}

export function arriveHalf(group: number, zone: number, choice: string): Frame {
  const kinds = choice.split('+').flatMap((part) => {
    const [kind, n] = part.split('*') as [MonsterId, string];
    return new Array<MonsterId>(Number(n)).fill(kind);
  });
  return { proc: 'place-monster', todo: kinds.map((kind) => ({ kind, unique: false, group, zone })), at: 0 };
}

/** The next card that may come; others are set aside and shuffled back (DJ-UNIQ-3, DJ-RULING-52). */
export function nextMonsters(s: State, wanted: Wanted): MonsterCardId | undefined {
  const aside: MonsterCardId[] = [];
  let found: MonsterCardId | undefined;
  for (let card = draw(s, s.monsterDeck); card !== undefined; card = draw(s, s.monsterDeck)) {
    if (mayCome(s, card, wanted)) {
      found = card;
      break;
    }
    aside.push(card);
  }
  if (aside.length > 0) {
    s.monsterDeck.push(...aside);
    shuffle(s, s.monsterDeck);
  }
  return found;
}

export function mayCome(s: State, card: MonsterCardId, wanted: Wanted): boolean {
  const { unique, needsMagic, monsters } = MONSTER_CARDS[card];
  if (wanted.noUnique && unique !== undefined) return false;
  return !needsMagic || hasMagic(s, monsters[0]![0]);
}

/** The kind of monster that suits the room they come to, if it has a theme. */
function themeOf(s: State, { zone }: Wanted): string | undefined {
  const room = zone < 0 ? 'none' : s.zones[zone]!.room;
  return room === 'none' || room === 'objective' ? undefined : ROOM_CARDS[room].theme;
}
/** DJ-GM-2: the kind suits the room. */
export function suitsRoom(s: State, card: MonsterCardId, wanted: Wanted): boolean {
  const theme = themeOf(s, wanted);
  return theme === undefined || MONSTERS[MONSTER_CARDS[card].monsters[0]![0]].kin === theme;
}

const DAMAGING = ['magic-missile', 'toxic-cloud', 'wall-of-fire', 'earthquake'];

/** DJ-RULING-52: a magic weapon, Sacred weapon, or two different damaging spells among the standing heroes. */
export function hasMagic(s: State, against: MonsterId): boolean {
  const spells = new Set<string>();
  const undead = MONSTERS[against].kin === 'undead';
  for (const h of s.heroes.filter(stands)) {
    if (h.items.some((item) => mayWield(h.class, item) && strikesMagic({ ...h, marks: [], weapon: item }))) return true;
    if (h.skills.includes('sacred-weapon')) return true;
    for (const skill of [...h.skills, ...h.items.map((item) => spellIn(item) ?? '')])
      if (DAMAGING.includes(skill) && (SPELLS as readonly string[]).includes(skill)) spells.add(skill);
    if (undead && h.skills.includes('turn-undead')) spells.add('turn-undead');
  }
  if (undead) spells.delete('toxic-cloud');
  return spells.size >= 2;
}

/** A square on which a figure could be put. */
export const isFree = (s: State, cell: Cell): boolean =>
  !isObstacle(s, cell) &&
  figureAt(s, cell) === undefined &&
  !s.webs.includes(cell) &&
  !s.fires.some((fire) => fire.cell === cell);

/** Steps from the nearest standing hero, furniture in the way, figures left out (DJ-RULING-60). */
export function stepsFromHeroes(s: State): (cell: Cell) => number | undefined {
  const board = boardOf(s);
  const cells = field(board);
  for (const piece of s.pieces) for (const cell of piece.cells) if (isObstacle(s, cell)) mark(board, cells, cell, 4);
  for (const thing of s.things) mark(board, cells, thing.cell, 4);
  const heroes = s.heroes.filter(stands).map((h) => h.cell);
  const found = reach(board, heroes, undefined, { corners: 'both', cells });
  return (cell) => costTo(found, cell);
}

/** DJ-RULING-15: where the next monster may stand; the master chooses among equals. */
function placesFor(s: State, { zone, by, late }: Arrival): Cell[] {
  const board = boardOf(s);
  if (by !== undefined) return nearestFreeTo(s, by).slice(0, 1);
  if (late) return cellsOf(board, zone).filter((cell) => isFree(s, cell) && !s.stairs.includes(cell));
  const steps = stepsFromHeroes(s);
  for (const cells of placesInOrder(s, board, zone)) {
    const found = farthest(cells, steps);
    if (found.length > 0) return found;
  }
  return freeOf(s, cellsOf(board)).concat(s.stairs.filter((cell) => isFree(s, cell)));
}

const freeOf = (s: State, cells: readonly Cell[]): Cell[] =>
  cells.filter((cell) => isFree(s, cell) && !s.stairs.includes(cell));

/** Groups of free squares, the better ones first; each is looked for only if those before it are empty. */
function* placesInOrder(s: State, board: Board, zone: number): Generator<readonly Cell[]> {
  const heroes = s.heroes.filter(stands);
  const apart = (cells: readonly Cell[]) => cells.filter((cell) => !heroes.some((h) => areAdjacent(s, h.cell, cell)));
  const here = freeOf(s, zone < 0 ? cellsOf(board) : cellsOf(board, zone));
  const visible = here.filter((cell) => heroes.some((h) => seesCell(s, h.cell, cell)));
  yield apart(visible);
  yield apart(here);
  const near = zone < 0 ? here : zonesBeside(board, zone).flatMap((one) => freeOf(s, cellsOf(board, one)));
  yield apart(near);
  yield visible;
  yield here;
  yield near;
  const all = zone < 0 ? here : freeOf(s, cellsOf(board));
  yield apart(all);
  yield all;
}

function farthest(cells: readonly Cell[], steps: (cell: Cell) => number | undefined): Cell[] {
  const far = cells.map((cell) => steps(cell) ?? -1);
  const most = Math.max(...far);
  return cells.filter((_, i) => far[i] === most);
}

export function addMonster(s: State, { kind, unique, group }: Omit<Arrival, 'zone'>, cell: Cell): string {
  const id = `m${++s.arrivals}`;
  s.monsters = [
    ...s.monsters,
    { id, kind, unique, group, cell, life: MONSTERS[kind].life, marks: [], cast: [], grudge: NOBODY, acted: false },
  ];
  tell(s, () => ({ type: 'appears', rule: 'DJ-COMBAT-2', monster: kind, square: cellName(cell) }));
  return id;
}

export const placeMonster = w.eachInTurn('place-monster', {
  who: (s, arrival) => (placesFor(s, arrival).length > 1 ? MASTER : undefined),
  skipped(s, arrival) {
    const cell = placesFor(s, arrival)[0];
    if (cell !== undefined) arrives(s, arrival, cell);
  },
  options(s, _seat, arrival, can) {
    for (const cell of placesFor(s, arrival)) can.add(cellName(cell));
  },
  choose(s, _seat, arrival, option) {
    arrives(s, arrival, cellOf(option));
  },
  about: (_s, _seat, { kind }) => ({ monster: kind }),
});
function arrives(s: State, arrival: Arrival, cell: Cell): void {
  const id = addMonster(s, arrival, cell);
  if (arrival.late) put(s.monsters.find((m) => m.id === id)!, 'dormant');
}

/** The free squares nearest to some squares, by walking distance. */
export function nearestFreeTo(s: State, from: readonly Cell[]): Cell[] {
  const board = boardOf(s);
  const found = reach(board, from, undefined, { corners: 'both' });
  return [...new Set([...from, ...found.cells])]
    .filter((cell) => isFree(s, cell))
    .sort((a, b) => costTo(found, a)! - costTo(found, b)! || a - b);
}

/** DJ-RULING-81: skeletons that wait where nobody looks. */
export function addLate(s: State): void {
  const { late } = s.quest;
  if (late === undefined) return;
  const group = ++s.arrivals;
  s.groups = [...s.groups, { id: group, card: 'none', treasure: 0 }];
  const n = s.heroes.length < 4 ? late.few : late.many;
  const one: Arrival = { kind: late.monster, unique: false, group, zone: 0, late: true };
  w.raise({ proc: 'place-monster', todo: new Array<Arrival>(n).fill(one), at: 0 });
  w.raise({ proc: 'gather', at: 0, ambush: false, from: NEVER });
}
