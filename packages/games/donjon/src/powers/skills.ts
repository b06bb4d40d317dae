// What each skill card does, beside the windows that reactions have (their files are rules/attack, rules/dice, rules/harm).
import { roll } from '@oubliette/engine';
import { type Cell, cellName, cellOf, cellsOf } from '@oubliette/grid';
import { ADR, MAG } from '../cards/classes.ts';
import { isDemon } from '../cards/monsters.ts';
import { type SkillId, SPELL_POWER, type SPELLS } from '../cards/skills.ts';
import { isFree } from '../rules/arrivals.ts';
import { attackFrame, volleyFrame } from '../rules/attack.ts';
import { areAdjacent, boardOf, seesCell, zoneAt } from '../rules/board.ts';
import { doorsFaced } from '../rules/doors.ts';
import {
  cellOfFigure,
  drop,
  has,
  heroId,
  heroNumber,
  heroOf,
  isHero,
  isIn,
  isRanged,
  kindOf,
  monsterOf,
  put,
  stands,
  statOf,
} from '../rules/figures.ts';
import { heal, piecesFaced } from '../rules/furniture.ts';
import { checkCombat, discardItem, hurt } from '../rules/harm.ts';
import { entered } from '../rules/move.ts';
import { isWithin, within } from '../rules/reach.ts';
import { payForSkill } from '../rules/skill-cards.ts';
import { heroNames, optionNamed, tell } from '../rules/tell.ts';
import { raiseTest } from '../rules/tests.ts';
import { takeItem } from '../rules/treasure.ts';
import { changeDoor, changePiece, changeZone } from '../rules/zones.ts';
import {
  type Aim,
  type FigureId,
  type Frame,
  MASTER,
  type Mark,
  type Monster,
  NEVER,
  type State,
  w,
} from '../state.ts';

const BLINK = 8;
const FIRE_SQUARES = 4;
const QUAKE = 4;

const heroesOf = (s: State, ok: (i: number) => boolean): FigureId[] =>
  s.heroes.flatMap((h, i) => (isIn(h) && ok(i) ? [heroId(i)] : []));
const seen = (s: State, by: FigureId, cell: Cell): boolean => seesCell(s, cellOfFigure(s, by), cell);
const foes = (s: State, by: FigureId): FigureId[] =>
  isHero(by) ? s.monsters.map((m) => m.id) : heroesOf(s, (i) => s.heroes[i]!.life > 0);
const all = (names: readonly Cell[]): string[] => names.map(cellName);

/** What a skill is aimed at: figures or squares, each looked at by itself, or nothing that has to be chosen. */
type Aimed =
  | { readonly at: 'foe' | 'friend'; readonly fits: (s: State, by: FigureId, id: FigureId) => boolean }
  | { readonly at: 'square'; readonly fits: (s: State, by: FigureId, cell: Cell) => boolean }
  | { readonly at: 'nothing'; readonly fits: (s: State, by: FigureId, me: Cell) => boolean }
  | { readonly at: 'lock'; readonly fits: (s: State, i: number) => readonly string[] };

const isVisibleFoe = (s: State, by: FigureId, id: FigureId): boolean => seen(s, by, cellOfFigure(s, id));
const isNear = (s: State, by: FigureId, id: FigureId): boolean =>
  id === by || areAdjacent(s, heroOf(s, id).cell, cellOfFigure(s, by));
const isVisibleFriend = (s: State, by: FigureId, id: FigureId): boolean =>
  heroOf(s, id).life > 0 && (id === by || seen(s, by, heroOf(s, id).cell));
const unless =
  (mark: Mark) =>
  (s: State, by: FigureId, id: FigureId): boolean =>
    !has(heroOf(s, id), mark) && isVisibleFriend(s, by, id);
const touchesCell = (s: State, a: Cell, b: Cell): boolean => a === b || areAdjacent(s, a, b);
const isFreeAndSeen = (s: State, by: FigureId, cell: Cell): boolean => isFree(s, cell) && seen(s, by, cell);

const AIMED: ReadonlyMap<string, Aimed> = new Map(
  Object.entries<Aimed>({
    'magic-missile': { at: 'foe', fits: isVisibleFoe },
    'ice-block': { at: 'foe', fits: isVisibleFoe },
    sleep: { at: 'foe', fits: (s, by, id) => canSleep(monsterOf(s, id)) && isVisibleFoe(s, by, id) },
    'toxic-cloud': {
      at: 'square',
      fits: (s, by, cell) => foes(s, by).some((id) => touchesCell(s, cell, cellOfFigure(s, id))) && seen(s, by, cell),
    },
    'wall-of-fire': { at: 'square', fits: isFreeAndSeen },
    earthquake: { at: 'nothing', fits: (s, by) => shaken(s, by).length > 0 },
    'turn-undead': { at: 'nothing', fits: (s, by) => rebuked(s, by).length > 0 },
    sweep: { at: 'nothing', fits: (s, by, me) => monstersBeside(s, me) && !isShooting(s, by) },
    'astral-shield': { at: 'friend', fits: unless('shielded') },
    'armour-of-faith': { at: 'friend', fits: unless('faith') },
    'sacred-weapon': {
      at: 'friend',
      fits: (s, by, id) => heroOf(s, id).weapon !== 'none' && unless('sacred')(s, by, id),
    },
    'lay-hands': { at: 'friend', fits: (s, by, id) => needsHealing(s, id) && isNear(s, by, id) },
    purify: { at: 'friend', fits: (s, by, id) => isSpoiled(s, id) && isNear(s, by, id) },
    mercy: {
      at: 'nothing',
      fits: (s, _by, me) =>
        s.heroes.some((h, i) => isIn(h) && needsHealing(s, heroId(i)) && isWithin(s, me, 2, h.cell)),
    },
    blink: {
      at: 'friend',
      fits: (s, by, id) => stands(heroOf(s, id)) && !has(heroOf(s, id), 'held') && isNear(s, by, id),
    },
    'pick-lock': { at: 'lock', fits: lockedNear },
    listen: { at: 'lock', fits: unheardDoors },
    'search-traps': { at: 'nothing', fits: (s, _by, me) => !s.zones[zoneAt(s, me)]!.safe },
    flash: { at: 'nothing', fits: (s, _by, me) => s.phase === 'combat' || s.zones[zoneAt(s, me)]!.dark },
    'war-cry': {
      at: 'nothing',
      fits: (s, _by, me) => s.monsters.some((m) => !m.unique && isWithin(s, me, 3, m.cell)),
    },
    'double-strike': {
      at: 'nothing',
      fits: (s, by, me) => s.turn.melee && s.turn.attacks === 0 && monstersBeside(s, me) && !isShooting(s, by),
    },
    charge: { at: 'nothing', fits: (s) => s.turn.walked >= 2 && s.turn.attacks > 0 && !s.turn.charged },
    flight: { at: 'nothing', fits: (s) => s.turn.left > 0 },
    slip: { at: 'nothing', fits: (s) => s.turn.left > 0 },
    blessing: {
      at: 'nothing',
      fits: (s, by) => heroesOf(s, (i) => unless('blessed')(s, by, heroId(i))).length > 0,
    },
    'lustral-water': {
      at: 'square',
      fits: (s, by, cell) =>
        s.monsters.some((m) => kindOf(m).kin === 'undead' && touchesCell(s, m.cell, cell)) && seen(s, by, cell),
    },
  }),
);

/** What can be chosen next; `['-']`: nothing has to be chosen; empty: it cannot be used now. */
function aims(s: State, { by, what, from }: Aim): readonly string[] {
  if (from.length > 0) return what === 'blink' ? blinkSquares(s, by) : fireSquares(s, by, from);
  const aimed = AIMED.get(what);
  switch (aimed?.at) {
    case 'foe':
      return foes(s, by).filter((id) => aimed.fits(s, by, id));
    case 'friend':
      return heroesOf(s, (i) => aimed.fits(s, by, heroId(i)));
    case 'square':
      return all(cellsOf(boardOf(s)).filter((cell) => aimed.fits(s, by, cell)));
    case 'nothing':
      return aimed.fits(s, by, cellOfFigure(s, by)) ? ['-'] : [];
    default:
      return aimed?.fits(s, heroNumber(by)) ?? [];
  }
}

/** Can this be used now? Ends with the first target. */
export function canAim(s: State, by: FigureId, what: string): boolean {
  const aimed = AIMED.get(what);
  switch (aimed?.at) {
    case 'foe':
      return foes(s, by).some((id) => aimed.fits(s, by, id));
    case 'friend':
      return s.heroes.some((h, i) => isIn(h) && aimed.fits(s, by, heroId(i)));
    case 'square':
      return cellsOf(boardOf(s)).some((cell) => aimed.fits(s, by, cell));
    case 'nothing':
      return aimed.fits(s, by, cellOfFigure(s, by));
    default:
      return aimed !== undefined && aimed.fits(s, heroNumber(by)).length > 0;
  }
}

const blinkSquares = (s: State, by: FigureId): string[] => {
  const near = within(s, [cellOfFigure(s, by)], BLINK);
  return all(cellsOf(boardOf(s)).filter((cell) => near.has(cell) && isFreeAndSeen(s, by, cell)));
};
function canSleep(m: Monster | undefined): boolean {
  return m !== undefined && !m.unique && kindOf(m).kin !== 'undead' && !isDemon(m.kind) && !has(m, 'asleep');
}
function unheardDoors(s: State, i: number): string[] {
  if (s.dungeon.length === 0) return [];
  return doorsFaced(s, i)
    .filter((d) => s.doors[d]!.to < 0)
    .map((d) => `d${d}`);
}

const figure = (s: State, id: FigureId) => (isHero(id) ? heroOf(s, id) : monsterOf(s, id)!);
/** DJ-RULING-28: what is in hand shoots, and strikes nobody. */
const isShooting = (s: State, by: FigureId): boolean => isHero(by) && isRanged(heroOf(s, by));
const monstersBeside = (s: State, cell: Cell): boolean => s.monsters.some((m) => areAdjacent(s, cell, m.cell));
const needsHealing = (s: State, id: FigureId): boolean => {
  const h = heroOf(s, id);
  return h.life < h.maxLife || h.venom > 0 || has(h, 'poisoned');
};
const isSpoiled = (s: State, id: FigureId): boolean => {
  const h = heroOf(s, id);
  return h.venom + h.weakness + h.drained + h.cursedUntil > 0 || has(h, 'poisoned');
};

export function lockedNear(s: State, i: number): string[] {
  return [
    ...doorsFaced(s, i)
      .filter((d) => s.doors[d]!.state === 'locked')
      .map((d) => `d${d}`),
    ...piecesFaced(s, i)
      .filter((f) => s.pieces[f]!.locked)
      .map((f) => `f${f}`),
  ];
}
export function unlock(s: State, option: string): void {
  const n = Number(option.slice(1));
  if (option[0] === 'd') changeDoor(s, n, { state: 'closed' });
  else changePiece(s, n, { locked: false });
}

/** Up to four squares in one unbroken orthogonal line, on visible free floor: after the first. */
function fireSquares(s: State, by: FigureId, from: readonly string[]): string[] {
  const ok = (cell: Cell) => isFreeAndSeen(s, by, cell) && !from.includes(cellName(cell));
  const cells = from.map(cellOf);
  const last = cells.at(-1)!;
  const steps = cells.length === 1 ? [1, -1, 1000, -1000] : [last - cells.at(-2)!];
  const next = steps.map((step) => last + step).filter((cell) => ok(cell) && areAdjacent(s, last, cell));
  return from.length < FIRE_SQUARES ? ['stop', ...all(next)] : ['stop'];
}

const shaken = (s: State, by: FigureId): FigureId[] => {
  const me = cellOfFigure(s, by);
  const near = within(s, [me], QUAKE);
  const hit = (cell: Cell) => near.has(cell) && zoneAt(s, cell) === zoneAt(s, me);
  return [
    ...heroesOf(
      s,
      (i) => heroId(i) !== by && hit(s.heroes[i]!.cell) && s.heroes[i]!.life > 0 && !has(s.heroes[i]!, 'flying'),
    ),
    ...s.monsters.filter((m) => m.id !== by && hit(m.cell) && !has(m, 'flying')).map((m) => m.id),
  ];
};
const rebuked = (s: State, by: FigureId): FigureId[] => {
  const near = within(s, [cellOfFigure(s, by)], 4);
  return s.monsters
    .filter((m) => kindOf(m).kin === 'undead' && near.has(m.cell) && seen(s, by, m.cell))
    .map((m) => m.id);
};

const ATTACKS = [
  'sweep',
  'magic-missile',
  'toxic-cloud',
  'wall-of-fire',
  'ice-block',
  'earthquake',
  'sleep',
  'turn-undead',
];
export const isAttack = (what: string): boolean => ATTACKS.includes(what);

/** Chooses targets one after another; nothing is paid before the last. */
export const aim = w.eachInTurn('aim', {
  who(s, item) {
    if (s.ended !== 'no' || s.turn.over) return undefined;
    const next = aims(s, item);
    if (next.length === 0 || next[0] === '-') return undefined;
    return isHero(item.by) ? heroOf(s, item.by).seat : MASTER;
  },
  skipped(s, item) {
    if (s.ended === 'no' && !s.turn.over && aims(s, item)[0] === '-') use(s, item, ['-']);
  },
  options(s, _seat, item, can) {
    for (const option of aims(s, item)) can.add(optionNamed(s, option));
    if (item.from.length === 0) can.add('back');
  },
  choose(s, _seat, item, option) {
    if (option === 'back') return;
    const from = option === 'stop' ? item.from : [...item.from, option.includes(':') ? option.split(':')[0]! : option];
    const more = { ...item, from };
    const goesOn =
      item.what === 'wall-of-fire'
        ? option !== 'stop' && from.length < FIRE_SQUARES
        : item.what === 'blink' && from.length < 2;
    if (goesOn && aims(s, more).length > 0) w.raise({ proc: 'aim', todo: [more], at: 0 });
    else use(s, item, from);
  },
  about: (s, _seat, { what }) => ({ skill: what, ...heroNames(s) }),
});

export const aimFrame = (by: FigureId, what: string, item = ''): Frame => ({
  proc: 'aim',
  todo: [{ by, what, item, from: [] }],
  at: 0,
});

/** Pays for it and does it. */
function use(s: State, { by, what, item }: Aim, chosen: readonly string[]): void {
  s.turn.busy = true;
  pay(s, by, what, item);
  if (isAttack(what)) {
    s.turn.attacks--;
    s.turn.attacked = true;
    if (s.turn.walked > 0) s.turn.stopped = true; // DJ-RULING-9
  }
  effects[what]!(s, by, chosen);
}

function pay(s: State, by: FigureId, what: string, item: string): void {
  if (!isHero(by)) {
    const m = monsterOf(s, by)!;
    m.cast = [...m.cast, what as (typeof SPELLS)[number]]; // DJ-SPELL-2
    s.turn.cast = true;
    tell(s, () => ({ type: 'casts', rule: 'DJ-SPELL-1', monster: m.kind, skill: what }));
    return;
  }
  const i = heroNumber(by);
  if (item === '') payForSkill(s, i, what as SkillId);
  else readUp(s, i, item);
}

/** DJ-RULING-36: a grimoire or scroll is used up, for a point of fatigue; water is thrown for nothing. */
export function readUp(s: State, i: number, item: string): void {
  takeItem(s, i, item);
  discardItem(s, item);
  if (item !== 'lustral-water') s.heroes[i]!.fatigue--;
  tell(s, () => ({ type: 'uses', rule: 'DJ-RULING-36', hero: i, item }));
}

type Effect = (s: State, by: FigureId, chosen: readonly string[]) => void;
const mark =
  (what: Parameters<typeof put>[1]): Effect =>
  (s, _by, [id]) =>
    put(heroOf(s, id!), what);
const shoot =
  (what: string): Effect =>
  (_s, by, [id]) =>
    w.raise(attackFrame(by, id!, what, SPELL_POWER[what] ?? 0));

const effects: { readonly [skill: string]: Effect } = {
  'magic-missile': shoot('magic-missile'),
  'ice-block': shoot('ice-block'),
  sleep: shoot('sleep'),
  'toxic-cloud'(s, by, [square]) {
    const block = within(s, [cellOf(square!)], 1);
    const caught = [
      ...heroesOf(s, (i) => block.has(s.heroes[i]!.cell) && s.heroes[i]!.life > 0),
      ...s.monsters.filter((m) => block.has(m.cell)).map((m) => m.id),
    ];
    w.raise(volleyFrame(by, 'toxic-cloud', caught));
    w.raise({ proc: 'gather', at: 0, ambush: false, from: NEVER });
  },
  'wall-of-fire'(s, by, squares) {
    const mag = statOf(s, by, MAG);
    s.fires = [...s.fires, ...squares.map((name) => ({ cell: cellOf(name), mag, by, until: s.round + 1 }))];
    tell(s, () => ({ type: 'fire', rule: 'DJ-SKILL-6', figure: by, squares }));
  },
  earthquake(s, by) {
    for (const id of shaken(s, by)) raiseTest(id, ADR, 'quake', { on: by });
  },
  'turn-undead': (s, by) => {
    w.raise(volleyFrame(by, 'turn-undead', rebuked(s, by)));
    w.raise({ proc: 'gather', at: 0, ambush: false, from: NEVER });
  },
  sweep: (s, by) => {
    const me = cellOfFigure(s, by);
    w.raise(
      volleyFrame(
        by,
        'sweep',
        s.monsters.filter((m) => areAdjacent(s, me, m.cell)).map((m) => m.id),
      ),
    );
    w.raise({ proc: 'gather', at: 0, ambush: false, from: NEVER });
  },
  flight(s, by) {
    put(figure(s, by), 'flying');
    s.turn.left += 3;
    if (!s.turn.attacked) s.turn.stopped = false;
  },
  slip(s, by) {
    put(heroOf(s, by), 'slipping');
    if (!s.turn.attacked) s.turn.stopped = false;
  },
  flash(s, by) {
    const zone = zoneAt(s, cellOfFigure(s, by));
    changeZone(s, zone, { dark: false });
    if (s.phase === 'combat') for (const m of s.monsters) if (zoneAt(s, m.cell) === zone) put(m, 'dazzled');
  },
  'astral-shield': mark('shielded'),
  'armour-of-faith': mark('faith'),
  'sacred-weapon': mark('sacred'),
  blessing(s, by) {
    for (const id of heroesOf(s, (i) => isVisibleFriend(s, by, heroId(i)))) put(heroOf(s, id), 'blessed');
  },
  'lay-hands': (s, _by, [id]) => heal(s, heroNumber(id!), roll(s, 6), 'DJ-SKILL-7'),
  mercy(s, by) {
    const near = within(s, [cellOfFigure(s, by)], 2);
    for (const id of heroesOf(s, (i) => near.has(s.heroes[i]!.cell))) heal(s, heroNumber(id), roll(s, 4), 'DJ-SKILL-7');
  },
  purify(s, _by, [id]) {
    const h = heroOf(s, id!);
    h.venom = 0;
    h.weakness = 0;
    h.drained = 0;
    h.cursedUntil = 0;
    drop(h, 'poisoned');
  },
  blink(s, _by, [id, square]) {
    const h = heroOf(s, id!);
    const before = zoneAt(s, h.cell);
    h.cell = cellOf(square!);
    tell(s, () => ({ type: 'step', rule: 'DJ-SKILL-6', figure: id!, square: square! }));
    entered(s, id!, before);
  },
  'search-traps': (s, by) => changeZone(s, zoneAt(s, cellOfFigure(s, by)), { safe: true }),
  'pick-lock': (s, _by, [lock]) => unlock(s, lock!),
  listen(s, by, [door]) {
    const card = s.dungeon.at(-1)!;
    const { seat } = heroOf(s, by);
    s.heard = { seat, card, door: Number(door!.slice(1)) };
    s.core.known++;
    tell(s, () => ({ type: 'listened', rule: 'DJ-SKILL-8', hero: heroNumber(by), secret: { to: [seat], card } }));
  },
  'war-cry'(s, by) {
    const near = within(s, [cellOfFigure(s, by)], 3);
    for (const m of s.monsters) if (!m.unique && near.has(m.cell)) put(m, 'cowed');
  },
  'double-strike'(s) {
    s.turn.attacks++;
  },
  charge(s) {
    s.turn.charged = true;
  },
  'lustral-water'(s, by, [square]) {
    const cell = cellOf(square!);
    for (const m of [...s.monsters])
      if (kindOf(m).kin === 'undead' && (m.cell === cell || areAdjacent(s, m.cell, cell)))
        hurt(s, m.id, roll(s, 6), 'other', by, 'DJ-COMP-6');
    checkCombat(s);
  },
};

export const quaked = (s: State, who: FigureId, by: FigureId, success: boolean): void => {
  if (success) return;
  hurt(s, who, roll(s, 4), 'attack', by, 'DJ-SKILL-6');
  if (isHero(who) ? heroOf(s, who).gone === 'no' : monsterOf(s, who) !== undefined) put(figure(s, who), 'stunned');
};
