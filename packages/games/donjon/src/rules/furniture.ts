// DJ-FURN, DJ-SEARCH: opening things, and the tables of ten.
import { roll } from '@oubliette/engine';
import { type Cell, canStep, cellName, STEP } from '@oubliette/grid';
import { FOR, MAG } from '../cards/classes.ts';
import { type Result, resultOf, ruleOf, TRAPS } from '../cards/furniture.ts';
import { SPELLS } from '../cards/skills.ts';
import { type Frame, NEVER, NOBODY, type Piece, type State, w } from '../state.ts';
import { addLate, addMonster, drawMonsters, nearestFreeTo } from './arrivals.ts';
import { around, boardOf, zoneAt } from './board.ts';
import { drop, heroId, isAlert, isHero, isIn, kindOf, monsterOf, put, stands } from './figures.ts';
import { checkGoals, objectiveZone } from './goals.ts';
import { checkCombat, hurt } from './harm.ts';
import { startCombat } from './move.ts';
import { within } from './reach.ts';
import { canUse } from './skill-cards.ts';
import { tell } from './tell.ts';
import { raiseTest } from './tests.ts';
import { addItem, drawArms, drawFor } from './treasure.ts';
import { addSecretDoor, changePiece, changeZone, placesBehind } from './zones.ts';

/** DJ-RULING-13: from an orthogonally adjacent square, not behind a wall. */
export function facesPiece(s: State, cell: Cell, piece: Piece): boolean {
  for (const one of piece.cells)
    if (STEP.includes((one - cell) as never) && canStep(boardOf(s), cell, one, SIDEWAYS)) return true;
  return false;
}
const SIDEWAYS = { corners: 'never' } as const;

/** What this hero could do with the pieces around: `open:f3`, `force:f3`. */
export function piecesFaced(s: State, i: number): number[] {
  const { cell } = s.heroes[i]!;
  return s.pieces.flatMap((piece, f) => (facesPiece(s, cell, piece) ? [f] : []));
}

export function isOpenable(s: State, i: number, f: number): boolean {
  const piece = s.pieces[f]!;
  if (piece.kind === 'crevasse' || piece.kind === 'magic-circle' || piece.locked) return false;
  if (!piece.used) return true;
  const { tried } = s.heroes[i]!;
  if (piece.rest === 'lid' || piece.rest === 'heavy-lid') return !tried.includes(`lid:f${f}`); // DJ-RULING-29
  return piece.rest === 'spring' && !tried.includes(`spring:f${f}`); // DJ-RULING-77
}

/** Before the roll the master may spring something (sleeping gas, darts). */
export function openPiece(s: State, i: number, f: number): void {
  const piece = s.pieces[f]!;
  tell(s, () => ({ type: 'opens', rule: 'DJ-ACT-5', hero: i, piece: piece.kind }));
  w.raise({ proc: 'trigger', todo: [{ on: `${heroId(i)}:f${f}`, what: 'furniture' }], at: 0 });
  w.raise({ proc: 'table', at: 0, hero: i, piece: f });
}

/** DJ-ACT-7 */
export function searchZone(s: State, i: number): void {
  changeZone(s, zoneAt(s, s.heroes[i]!.cell), { searched: true });
  w.raise({ proc: 'table', at: 0, hero: i, piece: NOBODY });
}

/** One roll on a table of ten: a piece of furniture, or the search of a zone (NOBODY). Window 5 lies between its steps. */
export const table = w.sequence(
  'table',
  [
    (s, f): Frame | undefined => {
      const h = s.heroes[f.hero]!;
      if (!isIn(h) || h.life === 0) return undefined;
      if (f.piece !== NOBODY && isSpecial(s, f.hero, f.piece)) {
        f.at = 9;
        return undefined;
      }
      s.roll = { ...s.roll, kind: 'table', by: heroId(f.hero), at: '', die: roll(s, 10) };
      return { proc: 'choose', todo: [{ hero: f.hero, what: 'reroll', on: '' }], at: 0 };
    },
    (s, f) => {
      const { die } = s.roll;
      const h = s.heroes[f.hero]!;
      if (!isIn(h) || h.life === 0 || die === 0) return;
      s.roll = { ...s.roll, die: 0 };
      if (f.piece === NOBODY) return searched(s, f.hero, die);
      const piece = s.pieces[f.piece]!;
      changePiece(s, f.piece, { used: true });
      const result = resultOf(piece.kind, die);
      tell(s, () => ({
        type: 'rolled',
        rule: ruleOf(piece.kind, die),
        hero: f.hero,
        piece: piece.kind,
        die,
        result: `result-${result}`,
      }));
      elsewhere(s, f.hero, piece);
      // DJ-FURN-1
      if (TRAPS.includes(result) && s.zones[piece.zone]!.safe) return;
      results[result](s, f.hero, f.piece);
    },
    (s) => {
      checkGoals(s);
      checkCombat(s);
    },
  ],
  { show: (f) => ({ hero: f.hero, piece: f.piece }), aslongas: (s) => s.ended === 'no' },
);

function searched(s: State, i: number, die: number): void {
  const rule = die === 1 ? 'DJ-SEARCH-3' : die === 10 ? 'DJ-SEARCH-5' : 'DJ-SEARCH-4';
  tell(s, () => ({ type: 'searched', rule, hero: i, die }));
  if (die === 10) drawFor(s, i, 1);
  if (die === 1) w.raise({ proc: 'search-event', at: 0 });
  checkGoals(s);
}

/** What a quest put there instead of a roll, springs and lids. Says whether the table is left alone. */
function isSpecial(s: State, i: number, f: number): boolean {
  const piece = s.pieces[f]!;
  const h = s.heroes[i]!;
  if (piece.rest === 'relic') {
    changePiece(s, f, { used: true, rest: '' });
    if (!s.zones[piece.zone]!.safe) hurt(s, heroId(i), roll(s, 6), 'other', '', 'DJ-OBJ-3');
    give(s, i, 'relic');
    drawFor(s, i, 1);
    return true;
  }
  if (piece.rest === 'pages') {
    changePiece(s, f, { used: true, rest: '' });
    give(s, i, 'page');
    return true;
  }
  if (s.revealed && s.crown === f && !piece.used) {
    changePiece(s, f, { used: true });
    give(s, i, 'crown');
    addLate(s);
    return true;
  }
  if (piece.rest === 'lid' || piece.rest === 'heavy-lid') {
    h.tried = [...h.tried, `lid:f${f}`];
    raiseTest(heroId(i), FOR, 'lid', { on: `${f}` });
    return true;
  }
  if (piece.rest === 'spring') {
    results.spring(s, i, f);
    return true;
  }
  return false;
}

export function give(s: State, i: number, item: string): void {
  addItem(s, i, item);
  tell(s, () => ({ type: 'found', rule: 'DJ-RULING-66', hero: i, item }));
  checkGoals(s);
}

/** A quest's thing lies in the first such piece that is opened outside the objective room. */
function elsewhere(s: State, i: number, piece: Piece): void {
  const hidden = s.quest.elsewhere;
  if (hidden === undefined || !hidden.in.includes(piece.kind) || piece.zone === objectiveZone(s)) return;
  if (s.failed.includes(`found-${hidden.thing}`)) return;
  s.failed = [...s.failed, `found-${hidden.thing}`].sort();
  give(s, i, hidden.thing);
}

const zoneOfPiece = (s: State, f: number): number => s.pieces[f]!.zone;
const lose = (s: State, i: number, sides: number, rule: string): void =>
  hurt(s, heroId(i), roll(s, sides), 'other', '', rule);

/** Every result of every table. */
const results: { readonly [R in Result]: (s: State, i: number, f: number) => void } = {
  nothing() {},
  dart: (s, i) => lose(s, i, 4, 'DJ-FURN-CHEST-1'),
  treasure: (s, i, f) => drawFor(s, i, 1, s.pieces[f]!.kind),
  'two-treasures': (s, i, f) => drawFor(s, i, 2, s.pieces[f]!.kind),
  bell: (s, _i, f) => call(s, zoneOfPiece(s, f)),
  arms: (s, i) => drawArms(s, i, 1),
  'two-arms': (s, i) => drawArms(s, i, 2),
  distance: (s, i) => learnDepth(s, i),
  grimoire(s, i) {
    const spell = SPELLS[roll(s, 10) - 1]!;
    addItem(s, i, `grimoire:${spell}`);
    tell(s, () => ({ type: 'spell-found', rule: 'DJ-FURN-LIBRARY-3', hero: i, skill: spell }));
  },
  explosion(s, _i, f) {
    const near = within(s, s.pieces[f]!.cells, 2);
    const figures = [
      ...s.heroes.flatMap((h, k) => (isIn(h) && h.life > 0 && near.has(h.cell) ? [heroId(k)] : [])),
      ...s.monsters.flatMap((m) => (near.has(m.cell) && !kindOf(m).abilities.includes('only-magic') ? [m.id] : [])),
    ];
    for (const id of figures) {
      const scales = isHero(id) && s.heroes[Number(id.slice(1))]!.body === 'drake-scales' ? 2 : 0;
      if (isHero(id) || monsterOf(s, id) !== undefined)
        hurt(s, id, roll(s, 4) - scales, 'other', '', 'DJ-FURN-BENCH-1');
    }
  },
  potion(s, i) {
    addItem(s, i, 'potion');
    tell(s, () => ({ type: 'found', rule: 'DJ-FURN-BENCH-3', hero: i, item: 'potion' }));
  },
  torch(s, i) {
    addItem(s, i, 'torch');
    tell(s, () => ({ type: 'found', rule: 'DJ-FURN-HEARTH-2', hero: i, item: 'torch' }));
  },
  visions: (s, i) => lose(s, i, 4, 'DJ-FURN-ALTAR-1'),
  curse: (s, i) => curse(s, i, 'DJ-FURN-SARCOPHAGUS-1'),
  mummy(s, i, f) {
    const { cells } = s.pieces[f]!;
    const beside = cells.flatMap((cell) => around(s, cell));
    const cell = nearestFreeTo(s, beside)[0];
    if (cell !== undefined) wake(s, i, 'mummy', false, cell);
  },
  lid: (s, i, f) => heave(s, i, f, 'lid'),
  'heavy-lid': (s, i, f) => heave(s, i, f, 'heavy-lid'),
  alive(s, i, f) {
    const [cell] = s.pieces[f]!.cells;
    changePiece(s, f, { cells: [] });
    wake(s, i, 'troll', true, cell!); // DJ-RULING-42
  },
  'side-passage': (s, _i, f) =>
    w.raise({ proc: 'secret-door', todo: [{ zone: zoneOfPiece(s, f), where: 'side' }], at: 0 }),
  gems: (s, i) => gainGold(s, i, 100, 'DJ-FURN-STATUE-4'),
  poison(s, i) {
    put(s.heroes[i]!, 'poisoned');
    tell(s, () => ({ type: 'poisoned', rule: 'DJ-FURN-FOUNTAIN-2', hero: i }));
  },
  spring(s, i, f) {
    changePiece(s, f, { used: true, rest: 'spring' });
    s.heroes[i]!.tried = [...s.heroes[i]!.tried, `spring:f${f}`];
    w.raise({ proc: 'choose', todo: [{ hero: i, what: 'spring', on: '' }], at: 0 });
  },
  coins: (s, i) => gainGold(s, i, roll(s, 10), 'DJ-FURN-FOUNTAIN-4'),
  'sent-back'(s, i) {
    s.turn.left = 0;
    s.turn.stopped = true;
    w.raise({ proc: 'choose', todo: [{ hero: i, what: 'sent-back', on: '' }], at: 0 });
  },
  healed: (s, i) => heal(s, i, 999, 'DJ-FURN-CIRCLE-4'),
  pain: (s, i) => lose(s, i, 6, 'DJ-FURN-CIRCLE-5'),
  summoning: (s, _i, f) => call(s, zoneOfPiece(s, f)),
  held(s, i) {
    put(s.heroes[i]!, 'held');
    tell(s, () => ({ type: 'held', rule: 'DJ-FURN-CIRCLE-7', hero: i }));
  },
  stronger(s, i) {
    s.heroes[i]!.strongUntil = s.pc + 1;
    tell(s, () => ({ type: 'stronger', rule: 'DJ-FURN-CIRCLE-8', hero: i }));
  },
  'passage-behind'(s, _i, f) {
    const { cells, zone } = s.pieces[f]!;
    if (s.quest.wayOut && zone === objectiveZone(s)) {
      const [out] = placesBehind(s, zone, cells[0]!, true);
      if (out !== undefined) addSecretDoor(s, zone, out, true);
      return;
    }
    w.raise({ proc: 'secret-door', todo: [{ zone, where: `behind:${cellName(cells[0]!)}` }], at: 0 });
  },
  hoard: (s, i) => gainGold(s, i, 15, 'DJ-FURN-THRONE-3'),
  cut: (s, i) => hurt(s, heroId(i), 1, 'other', '', 'DJ-FURN-TORTURE-1'),
  'no-bridge'() {},
  'poor-bridge'() {},
  'guarded-bridge'() {},
  'sound-bridge'() {},
};

function heave(s: State, i: number, f: number, rest: string): void {
  changePiece(s, f, { rest });
  s.heroes[i]!.tried = [...s.heroes[i]!.tried, `lid:f${f}`];
  raiseTest(heroId(i), FOR, 'lid', { on: `${f}` });
}
export function lidLifted(s: State, i: number, f: number, success: boolean): void {
  if (!success) return;
  const n = s.pieces[f]!.rest === 'heavy-lid' ? 2 : 1;
  changePiece(s, f, { rest: '' });
  drawFor(s, i, n);
}

/** A monster card for a zone that has heroes in it: then a fight (DJ-PHASE-2). */
function call(s: State, zone: number): void {
  for (const frame of drawMonsters(s, { zone })) w.raise(frame);
  w.raise({ proc: 'gather', at: 0, ambush: false, from: NEVER });
}

/** DJ-RULING-90 */
function wake(s: State, i: number, kind: 'mummy' | 'troll', unique: boolean, cell: Cell): void {
  const group = ++s.arrivals;
  s.groups = [...s.groups, { id: group, card: 'none', treasure: 0 }];
  const id = addMonster(s, { kind, unique, group }, cell);
  monsterOf(s, id)!.grudge = i;
  startCombat(s, false);
}

export function gainGold(s: State, i: number, gold: number, rule: string): void {
  s.heroes[i]!.gold += gold;
  tell(s, () => ({ type: 'gold', rule, hero: i, gold }));
}

/** DJ-RULING-17: the sarcophagus curse does not stack with itself. */
export function curse(s: State, i: number, rule: string): void {
  s.heroes[i]!.cursedUntil = s.pe + 1;
  tell(s, () => ({ type: 'cursed', rule, hero: i }));
}

/** Life given back; any healing ends venom and poison (DJ-RULING-17). */
export function heal(s: State, i: number, n: number, rule: string): void {
  const h = s.heroes[i]!;
  const before = h.life;
  h.life = Math.min(h.maxLife, h.life + n);
  h.venom = 0;
  drop(h, 'poisoned');
  tell(s, () => ({ type: 'healed', rule, hero: i, life: h.life - before, left: h.life }));
}

/** DJ-FURN-LIBRARY-2: one number, for the heroes alone. */
export function learnDepth(s: State, i: number): void {
  const at = s.dungeon.lastIndexOf(s.quest.room);
  s.depth = at < 0 ? 0 : s.dungeon.length - at;
  s.depthAt = s.dungeon.length;
  const seats = [...new Set(s.heroes.map((h) => h.seat))];
  tell(s, () => ({ type: 'depth', rule: 'DJ-FURN-LIBRARY-2', hero: i, secret: { to: seats, depth: s.depth } }));
}

/** Window 5: may somebody turn this die? */
export function mayReroll(s: State, i: number): string[] {
  const found: string[] = [];
  if (canUse(s, i, 'expert-search') && s.phase === 'explore') found.push('expert-search');
  if (!s.hare && s.heroes[i]!.items.includes('hares-foot') && isAlert(s.heroes[i]!)) found.push('hare');
  return found;
}

export const testPage = (s: State, i: number, f: number): void => {
  // The try may come back (DJ-RULING-24); that this source was tried stays known.
  s.heroes[i]!.tried = [...s.heroes[i]!.tried, `page:f${f}`, `source:f${f}`];
  raiseTest(heroId(i), MAG, 'page', { on: `${f}` });
};
export const standsIn = (s: State, zone: number): number[] =>
  s.heroes.flatMap((h, i) => (stands(h) && zoneAt(s, h.cell) === zone ? [i] : []));
