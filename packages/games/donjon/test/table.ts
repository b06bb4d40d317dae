// A table in the middle of a game: one room with stairs to the south, heroes and monsters where the rule needs them.
import { type Core, readSettings, roll, sha256Hex } from '@oubliette/engine';
import type { Cell } from '@oubliette/grid';
import { tableFor } from '@oubliette/testing';
import { type ClassId, type RaceId, START, startStats } from '../src/cards/classes.ts';
import type { DungeonCardId } from '../src/cards/dungeon-cards.ts';
import type { EventId } from '../src/cards/events.ts';
import type { FurnitureId } from '../src/cards/furniture.ts';
import { MONSTERS, type MonsterId } from '../src/cards/monsters.ts';
import type { SkillId } from '../src/cards/skills.ts';
import type { Square } from '../src/cards/tiles.ts';
import { donjon } from '../src/game.ts';
import { squareOnTable } from '../src/rules/board.ts';
import { setup } from '../src/rules/setup.ts';
import { startTurn } from '../src/rules/turn.ts';
import { addPiece, layZone, placeStairs } from '../src/rules/zones.ts';
import { settings } from '../src/settings.ts';
import { type Frame, type Hero, type Monster, NOBODY, NOWHERE, noTurn, type Piece, type State } from '../src/state.ts';

export interface HeroGiven extends Partial<Omit<Hero, 'cell'>> {
  /** In the frame of the first room: (0,0) is its south-west square. */
  readonly at: Square;
}
export interface MonsterGiven extends Partial<Omit<Monster, 'cell' | 'kind'>> {
  readonly kind: MonsterId;
  readonly at: Square;
}
export interface Given {
  /** The first room; four doors unless said. */
  readonly room?: DungeonCardId;
  readonly heroes: readonly HeroGiven[];
  readonly monsters?: readonly MonsterGiven[];
  readonly pieces?: readonly (Partial<Piece> & { readonly kind: FurnitureId; readonly at: readonly Square[] })[];
  /** Whose turn: `explore` or `fight` of the first hero, `monsters`, `event`, or frames. */
  readonly now?: 'explore' | 'fight' | 'monsters' | 'start' | readonly Frame[];
  readonly settings?: object;
  readonly hand?: readonly EventId[];
  readonly seats?: number;
  /** The next dice: sides and what they show. */
  readonly rolls?: readonly (readonly [sides: number, shows: number])[];
  /** Changes made last. */
  readonly and?: (s: State) => void;
}

const hero = (given: HeroGiven, i: number, seats: number): Hero => {
  const race: RaceId = given.race ?? 'human';
  const kind: ClassId = given.class ?? 'warrior';
  return {
    name: ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'][i]!,
    race,
    class: kind,
    seat: 1 + (i % (seats - 1)),
    stats: startStats(race, kind),
    maxLife: START.life,
    maxFatigue: START.fatigue,
    skills: [],
    life: START.life,
    fatigue: 0,
    fate: 0,
    gold: 0,
    xp: 0,
    tilted: [],
    tiltedInCombat: [],
    items: [],
    weapon: 'none',
    body: 'none',
    shield: 'none',
    shots: [0, 0, 0, 0, 0, 0],
    gone: 'no',
    marks: [],
    venom: 0,
    weakness: 0,
    drained: 0,
    cursedUntil: 0,
    strongUntil: 0,
    tried: [],
    ...without(given),
    cell: NOWHERE,
  };
};
function without<T extends { readonly at: unknown }>(given: T): Omit<T, 'at'> {
  const { at: _, ...rest } = given;
  return rest;
}

const play: Frame = { proc: 'play', at: 0 };
const framesFor = (now: Given['now']): readonly Frame[] => {
  if (typeof now === 'object') return now;
  const turn: readonly Frame[] = [
    { proc: 'begin-turn', passed: [] },
    { proc: 'act', todo: [0], at: 0 },
  ];
  const fight: readonly Frame[] = [play, { proc: 'combat', at: 2 }, { proc: 'rounds', at: 0 }];
  switch (now) {
    case 'fight':
      return [...fight, { proc: 'round', at: 2 }, ...turn];
    case 'monsters':
      return [
        ...fight,
        { proc: 'round', at: 3 },
        { proc: 'monsters', at: 2 },
        { proc: 'command', todo: ['next'], at: 0 },
      ];
    case 'start':
      return [play];
    default:
      return [play, { proc: 'exploration', at: 3 }, ...turn];
  }
};

/** Chance whose next dice show these; found by trying, so keep it to three or four. */
function chanceFor(rolls: readonly (readonly [number, number])[], core: Core): Core['chance'] {
  for (let i = 0; ; i++) {
    const hex = sha256Hex(`donjon dice ${i}`);
    const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) | 0;
    const chance: Core['chance'] = [word(0), word(8), word(16), word(24)];
    const trial = { core: { ...core, chance: [...chance] as Core['chance'] } };
    if (rolls.every(([sides, shows]) => roll(trial, sides) === shows)) return chance;
  }
}

export const table = tableFor(
  donjon,
  (given: Given, core): State => {
    const seats = given.seats ?? 2;
    const engine = core(seats, ...framesFor(given.now ?? 'explore'));
    const read = readSettings(settings, given.settings ?? {});
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const s = setup({ core: engine as never, seats, settings: read.values, given: {}, roles: [] });
    s.core = engine;
    layZone(s, given.room ?? 'four-winds-room', 150150, 0, '', NOBODY);
    placeStairs(s, 'S');
    s.zones = s.zones.map((zone) => ({ ...zone, room: 'bare-room' }));
    s.heroes = given.heroes.map((one, i) => hero(one, i, seats));
    s.heroes.forEach((h, i) => {
      h.cell = cellIn(s, given.heroes[i]!.at);
    });
    s.attacks = s.heroes.map(() => 0);
    s.hand = [...(given.hand ?? [])].sort();
    for (const card of s.hand) s.eventDeck.splice(s.eventDeck.indexOf(card), 1);
    s.pe = 1;
    for (const { at, ...piece } of given.pieces ?? [])
      addPiece(s, {
        zone: 0,
        locked: false,
        used: false,
        rest: '',
        ...piece,
        cells: at.map((square) => cellIn(s, square)),
      });
    s.monsters = (given.monsters ?? []).map((one, i) => ({
      id: `m${i + 1}`,
      unique: false,
      group: 100,
      life: MONSTERS[one.kind].life,
      marks: [],
      cast: [],
      grudge: NOBODY,
      acted: false,
      ...without(one),
      cell: cellIn(s, one.at),
    }));
    s.arrivals = 100;
    if (s.monsters.length > 0) {
      s.groups = [{ id: 100, card: 'none', treasure: 0, objective: true }];
      s.phase = 'combat';
      s.pc = 1;
      s.round = 1;
    }
    const now = given.now ?? 'explore';
    if (now === 'explore' || now === 'fight') {
      s.done = [0];
      startTurn(s, 0);
    } else s.turn = noTurn();
    given.and?.(s);
    if (given.rolls !== undefined) s.core.chance = chanceFor(given.rolls, s.core);
    return s;
  },
  {},
);

/** A square of the first room. */
export const cellIn = (s: State, square: Square): Cell => squareOnTable(s.zones[0]!, square);
export type T = ReturnType<typeof table>;
export const HEROES = 1;
export const GM = 0;
/** Options of the hero players that begin with a word. */
export const some = (t: T, start: string, seat = HEROES): string[] =>
  t.options(seat).filter((o) => o.startsWith(start));
export const skilled = (...skills: SkillId[]): { skills: SkillId[]; fatigue: number } => ({ skills, fatigue: 5 });
/** Plays `pass` for everybody who is asked in a window, until somebody acts. */
export function passAll(t: T, most = 20): void {
  for (let n = 0; n < most; n++) {
    const who = t.asking()[0];
    if (who === undefined) return;
    const kind = t.asked(who as never)[0]!;
    if (!['dice', 'declared', 'save', 'announced', 'trigger'].includes(kind)) return;
    t.play(who as never, 'pass');
  }
}
