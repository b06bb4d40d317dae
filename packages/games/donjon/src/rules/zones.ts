// DJ-ZONE: a zone comes to the table, with its doors, its scenery and the figures that wait in it.
import {
  bareWalls,
  type Cell,
  cellName,
  cellOf,
  cellsOf,
  connectorOnTable,
  type Joint,
  joints,
  type Opening,
  opposite,
  type Side,
  STEP,
  type Turn,
  xOf,
  yOf,
} from '@oubliette/grid';
import { DUNGEON_CARDS, type DungeonCardId } from '../cards/dungeon-cards.ts';
import { FURNITURE } from '../cards/furniture.ts';
import { ROOM_CARDS, type RoomCardId } from '../cards/room-cards.ts';
import { TILES } from '../cards/tiles.ts';
import { type Door, NOBODY, type Piece, type State, type Zone } from '../state.ts';
import { stepsFromHeroes } from './arrivals.ts';
import { alongOf, boardOf, doorCells, SHAPES, squareOnTable, zoneAt } from './board.ts';
import { tell } from './tell.ts';

/** The objective room has only the way in; everywhere else the card's own doors (DJ-ZONE-2). */
const printedDoors = (s: State, card: DungeonCardId): readonly string[] =>
  card === s.quest.room ? ['S'] : DUNGEON_CARDS[card].doors;

/** DJ-RULING-23: every way to join a card's tile to an opening. */
export function waysToPlace(s: State, card: DungeonCardId, opening: Opening): Joint[] {
  const { tile } = DUNGEON_CARDS[card];
  return joints(boardOf(s), tile, SHAPES[tile], opening, printedDoors(s, card));
}

export const openingOf = (door: Pick<Door, 'at' | 'side'>): Opening => ({ side: door.side, cells: doorCells(door) });

/** Puts a tile down; `by` is the printed door that meets the opened one. */
export function layZone(s: State, card: DungeonCardId, at: Cell, turn: Turn, by: string, entry: number): number {
  const { tile, locked } = DUNGEON_CARDS[card];
  const number = s.zones.length;
  const form = SHAPES[tile];
  const placed = { tile, at: cellName(at), turn };
  const on = (name: string) => connectorOnTable(form, placed, form.connectors.find((c) => c.name === name)!);
  const zone: Zone = {
    card,
    at,
    turn,
    room: 'none',
    dark: s.quest.dark === true,
    searched: false,
    safe: false,
    entry: by === '' ? 0 : on(by).side,
  };
  s.zones = [...s.zones, zone];
  const doors = [...s.doors];
  if (entry !== NOBODY) doors[entry] = { ...doors[entry]!, to: number, state: 'open' };
  for (const name of printedDoors(s, card)) {
    if (name === by) continue;
    const { side, cells } = on(name);
    const from = cells[0]!;
    // DJ-RULING-68: printed doors of two tiles whose edges coincide are one door.
    const twin = doors.findIndex(
      (door) =>
        door.state !== 'walled' &&
        door.to === NOBODY &&
        door.at + STEP[door.side] === from &&
        door.side === opposite(side),
    );
    if (twin >= 0) {
      const other = doors[twin]!;
      doors[twin] = { ...other, to: number, state: other.state === 'locked' || locked ? 'locked' : other.state };
    } else doors.push({ at: from, side, from: number, to: NOBODY, state: locked ? 'locked' : 'closed', barred: false });
  }
  s.doors = doors;
  tell(s, () => ({ type: 'zone', rule: 'DJ-EXP-5', card, zone: number }));
  return number;
}

export function addPiece(s: State, piece: Piece): void {
  s.pieces = [...s.pieces, piece];
}
export function changePiece(s: State, i: number, change: Partial<Piece>): void {
  s.pieces = s.pieces.map((piece, k) => (k === i ? { ...piece, ...change } : piece));
}
export function changeZone(s: State, i: number, change: Partial<Zone>): void {
  s.zones = s.zones.map((zone, k) => (k === i ? { ...zone, ...change } : zone));
}
export function changeDoor(s: State, i: number, change: Partial<Door>): void {
  s.doors = s.doors.map((door, k) => (k === i ? { ...door, ...change } : door));
}

/** DJ-ZONE-3, DJ-ZONE-4: the deck that furnishes a zone; corridors have none. */
export const roomDeck = (s: State, zone: number): 'square' | 'rectangular' | undefined =>
  TILES[DUNGEON_CARDS[s.zones[zone]!.card].tile].room;

/** DJ-ZONE-3, DJ-ZONE-6: the room card's furniture; locked pieces by DJ-RULING-24. Says whether monsters are called for. */
export function furnish(s: State, zone: number, id: RoomCardId): boolean {
  const placed = s.zones[zone]!;
  const card = ROOM_CARDS[id];
  changeZone(s, zone, { room: id, dark: placed.dark || card.dark });
  const locked = DUNGEON_CARDS[placed.card].locked;
  for (const [kind, squares] of card.furniture) {
    addPiece(s, {
      kind,
      cells: squares.map((square) => squareOnTable(placed, square)),
      zone,
      locked: locked && FURNITURE[kind].lockable === true,
      used: false,
      rest: '',
    });
  }
  tell(s, () => ({ type: 'room', rule: 'DJ-ZONE-3', card: id, zone }));
  return card.monsters;
}

export const isUsable = (door: Door): boolean =>
  door.to === NOBODY && (door.state === 'closed' || door.state === 'locked');

/** DJ-RULING-22: bare stretches of a zone's wall behind which the next tile could lie. */
export function secretPlaces(s: State, zone: number, sides?: readonly Side[], over?: Cell): Opening[] {
  if (s.dungeon.length === 0) return [];
  return bareStretches(s, zone, over).filter(
    (opening) =>
      (sides === undefined || sides.includes(opening.side)) &&
      TILE_NAMES.some((tile) => joints(boardOf(s), tile, SHAPES[tile], opening).length > 0),
  );
}
const TILE_NAMES = Object.keys(TILES) as (keyof typeof TILES)[];

/** Two squares of bare wall with nothing standing before them; what stands on `over` does not matter. */
const bareStretches = (s: State, zone: number, over?: Cell): Opening[] =>
  bareWalls(boardOf(s), zone, 2).filter(
    (opening) =>
      !s.doors.some((door) => touchesDoor(door, opening)) &&
      !opening.cells.some((cell) => s.stairs.includes(cell)) &&
      opening.cells.every((cell) => cell === over || !s.pieces.some((piece) => piece.cells.includes(cell))),
  );

/** DJ-FURN-THRONE-2: the stretches of the wall behind a throne that are nearest to it; `outside`: no zone need fit there. */
export function placesBehind(s: State, zone: number, throne: Cell, outside = false): Opening[] {
  const wall = ([0, 1, 2, 3] as const).find((side) => zoneAt(s, throne + STEP[side]) !== zone);
  if (wall === undefined) return [];
  const all = outside ? bareStretches(s, zone, throne) : secretPlaces(s, zone, [wall], throne);
  const far = (cell: Cell) => Math.max(Math.abs(xOf(cell) - xOf(throne)), Math.abs(yOf(cell) - yOf(throne)));
  return least(
    all.filter(({ side }) => side === wall),
    ({ cells }) => Math.min(...cells.map(far)),
  );
}
const least = <T>(list: readonly T[], worth: (one: T) => number): T[] => {
  const fewest = Math.min(...list.map(worth));
  return list.filter((one) => worth(one) === fewest);
};

function touchesDoor(door: Door, { side, cells }: Opening): boolean {
  if (door.state === 'walled') return false;
  const mine = doorCells(door);
  return (
    (door.side === side && mine.some((cell) => cells.includes(cell))) ||
    (door.side === opposite(side) && mine.some((cell) => cells.includes(cell + STEP[door.side])))
  );
}

export function addSecretDoor(s: State, zone: number, { side, cells }: Opening, exit = false): void {
  const door: Door = {
    at: cells[0]!,
    side,
    from: zone,
    to: NOBODY,
    state: exit ? 'exit' : 'closed',
    barred: false,
  };
  s.doors = [...s.doors, door];
  tell(s, () => ({ type: 'passage', rule: 'DJ-RULING-22', zone, square: cellName(door.at) }));
}

/**
 * DJ-RULING-22: when no way leads on and the objective is still hidden, a door opens in the zone nearest to the heroes that has
 * room for the next card. A card that fits nowhere is set aside.
 */
export function mendDeadEnd(s: State) {
  if (s.revealed || s.doors.some(isUsable)) return;
  const steps = stepsFromHeroes(s);
  const away = (zone: number) => Math.min(...cellsOf(boardOf(s), zone).map((cell) => steps(cell) ?? 999));
  const near = s.zones.map((_, zone) => zone).sort((a, b) => away(a) - away(b) || a - b);
  for (let card = s.dungeon.at(-1); card !== undefined; card = s.dungeon.at(-1)) {
    const next = card;
    for (const zone of near) {
      const place = secretPlaces(s, zone).find((opening) => waysToPlace(s, next, opening).length > 0);
      if (place !== undefined) return addSecretDoor(s, zone, place);
    }
    if (card === s.quest.room) return;
    s.spare.unshift(s.dungeon.pop()!);
    s.heard = { seat: NOBODY, card: 'none', door: NOBODY };
  }
}

/** The entrance: slots of the tile that may bear the stairs (DJ-SETUP-7, DJ-RULING-41). */
export function stairSlots(s: State): string[] {
  const { card } = s.zones[0]!;
  const printed = printedDoors(s, card);
  const { tile } = DUNGEON_CARDS[card];
  if (printed.length > 1) return [...printed];
  return SHAPES[tile].connectors.map((c) => c.name).filter((name) => !printed.includes(name));
}

export function placeStairs(s: State, name: string): void {
  const zone = s.zones[0]!;
  const { tile } = DUNGEON_CARDS[zone.card];
  const form = SHAPES[tile];
  const { side, cells } = connectorOnTable(
    form,
    { tile, at: cellName(zone.at), turn: zone.turn },
    form.connectors.find((c) => c.name === name)!,
  );
  const out = STEP[side];
  s.stairs = cells.flatMap((cell) => [cell + out, cell + 2 * out]).sort((a, b) => a - b);
  const rest = s.doors.filter((door) => !(door.at === cells[0] && door.side === side));
  s.doors = [{ at: cells[0]!, side, from: 0, to: 0, state: 'exit', barred: false }, ...rest];
  changeZone(s, 0, { entry: side });
  tell(s, () => ({ type: 'stairs', rule: 'DJ-SETUP-7', side: name }));
}

export const nameOfOpening = ({ side, cells }: Opening): string => `${cellName(cells[0]!)}:${'nesw'[side]}`;
export function openingNamed(name: string): Opening {
  const [at, side] = name.split(':') as [string, string];
  const facing = 'nesw'.indexOf(side) as Side;
  const cell = cellOf(at);
  return { side: facing, cells: [cell, cell + alongOf(facing)] };
}
