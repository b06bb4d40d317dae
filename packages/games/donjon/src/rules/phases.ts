// DJ-PHASE: exploration and combat, one after the other until the game ends.
import type { Ask, Can, Procedure, Seat } from '@oubliette/engine';
import { roll } from '@oubliette/engine';
import { FOR, MAG } from '../cards/classes.ts';
import { type Frame, noTurn, type State, w } from '../state.ts';
import { addMonster, nearestFreeTo } from './arrivals.ts';
import { seesCell, zoneAt } from './board.ts';
import { drop, has, heroId, heroNumber, inPlay, kindOf, put, speed, stands } from './figures.ts';
import { checkGoals, objectiveZone } from './goals.ts';
import { buryTheDown, checkCombat, end, endCombat, hurt } from './harm.ts';
import { isPrey, stopStun } from './monster-turn.ts';
import { lookAround, startCombat } from './move.ts';
import { captivesLost } from './objects.ts';
import { isWithin } from './reach.ts';
import { optionFor, tell } from './tell.ts';
import { raiseTest } from './tests.ts';
import { startTurn } from './turn.ts';
import { isUsable } from './zones.ts';

/** DJ-RULING-56: so many exploration phases after the main objective. */
const LINGER = 20;

// --- exploration

function startExploration(s: State): void {
  // DJ-RULING-1: with `untilCombat` a phase lasts until the next fight.
  const fresh = s.settings.explorationPhaseLength === 'cycle' || s.round > 0;
  s.round = 0;
  s.pe++;
  s.clock++;
  s.eventPlayed = false;
  s.done = [];
  s.rested = [];
  s.turn = noTurn();
  for (const h of s.heroes) {
    if (fresh) h.tilted = []; // DJ-RULING-6
    if (h.tried.some((one) => one.startsWith('bars:'))) h.tried = h.tried.filter((one) => !one.startsWith('bars:'));
  }
  tell(s, () => ({ type: 'exploration', rule: 'DJ-RULING-1', phase: s.pe }));
  lookAround(s);
}

/** What ends with an exploration phase, also with one that a fight cuts short (DJ-RULING-55). */
function endExploration(s: State): void {
  for (const h of s.heroes) {
    if (h.cursedUntil > 0 && h.cursedUntil <= s.pe) h.cursedUntil = 0;
    h.weakness = 0; // DJ-BEAST-GHOUL-1
    drop(h, 'mighty', 'silenced');
  }
}

function closeExploration(s: State): void {
  buryTheDown(s); // DJ-RULING-4
  endExploration(s);
  if (s.ended !== 'no') return;
  countRound(s);
  giveTriesBack(s);
  checkGoals(s);
  if (s.won && ++s.after >= LINGER) end(s, 'won');
  else if (isNight(s)) nightfall(s);
}

/** DJ-NIGHT-1 */
const isNight = (s: State): boolean => s.settings.nightfall > 0 && s.clock >= s.settings.nightfall;
function nightfall(s: State) {
  end(s, s.won ? 'won' : 'night');
}

/** DJ-RULING-24: when nobody can go on, everybody may try again after a phase of rest. */
function giveTriesBack(s: State): void {
  const heroes = s.heroes.flatMap((h, i) => (stands(h) ? [i] : []));
  if (heroes.length === 0 || !heroes.every((i) => s.rested.includes(i))) return;
  const all = (name: string) => heroes.every((i) => s.heroes[i]!.tried.includes(name));
  const ways = s.doors.flatMap((door, d) => (isUsable(door) ? [[d, door] as const] : []));
  const stuck = !s.revealed && ways.length > 0 && ways.every(([d, door]) => door.state === 'locked' && all(`d${d}`));
  const room = objectiveZone(s);
  const needed = s.pieces.some((piece, f) => piece.zone === room && piece.locked && piece.rest !== '' && all(`f${f}`));
  const sources = s.pieces.flatMap((piece, f) => (piece.rest === 'page' ? [f] : []));
  const pages = !s.won && sources.length > 0 && sources.every((f) => all(`page:f${f}`));
  if (!stuck && !needed && !pages) return;
  for (const h of s.heroes) h.tried = h.tried.filter((name) => /^(spring|source):/.test(name));
  tell(s, () => ({ type: 'again', rule: 'DJ-RULING-24' }));
}

/** DJ-RULING-72: quest counters; a phase of exploration counts as a round. */
function countRound(s: State): void {
  if (!s.revealed || s.ended !== 'no') return;
  s.tokens++;
  const { tokens } = s.quest;
  if (tokens === undefined || s.tokens !== tokens.at || !s.things.some((thing) => thing.kind === 'seal')) return;
  s.failed = [...new Set([...s.failed, 'before-tokens'])].sort();
  const circle = s.pieces.find((piece) => piece.kind === 'magic-circle' && piece.zone === objectiveZone(s));
  const cell =
    circle?.cells.find((one) => !s.monsters.some((m) => m.cell === one)) ?? nearestFreeTo(s, circle?.cells ?? [])[0];
  if (cell === undefined) return;
  const group = ++s.arrivals;
  s.groups = [...s.groups, { id: group, card: 'none', treasure: 0 }];
  addMonster(s, { kind: tokens.monster, unique: true, group }, cell);
  startCombat(s, false);
}

export const exploration = w.sequence(
  'exploration',
  [
    startExploration,
    // DJ-EXP-1, DJ-EXP-3: a card may be played first to make room; then one is drawn; then one may be played.
    () => ({ proc: 'event-step', todo: ['play', 'draw', 'play'], at: 0 }),
    () => ({ proc: 'begin-turn', passed: [] }),
    closeExploration,
    (s) => (s.ended === 'no' && mayClose(s) ? { proc: 'close', todo: closers(s), at: 0 } : undefined),
  ],
  { aslongas: (s) => s.ended === 'no' && s.phase === 'explore' },
);

/** DJ-RULING-45: a quest that demands escape ends when the last living hero is out. */
const mayClose = (s: State): boolean => s.won && s.quest.main.goal !== 'carry-out';
const closers = (s: State): Seat[] => [...new Set(s.heroes.filter(stands).map((h) => h.seat))].slice(0, 1);

/** DJ-RULING-56: the heroes close the game when they like. */
export const close = w.eachInTurn('close', {
  who: (s, seat) => (s.ended === 'no' ? seat : undefined),
  options(_s, _seat, _item, can) {
    can.add('go-on');
    can.add('close');
  },
  choose(s, _seat, _item, option) {
    if (option === 'close') end(s, 'won');
  },
  about: (s) => ({ left: LINGER - s.after }),
});

// --- whose turn

type Begin = Extract<Frame, { readonly proc: 'begin-turn' }>;

/** Does this hero still have a turn? */
const isPending = (s: State, i: number): boolean => stands(s.heroes[i]!) && !s.done.includes(i);
const pending = (s: State): number[] => {
  const found: number[] = [];
  for (let i = 0; i < s.heroes.length; i++) if (isPending(s, i)) found.push(i);
  return found;
};
/** The seats of these heroes, in order. */
const seatsOf = (s: State, heroes: readonly number[]): Seat[] => {
  const found: Seat[] = [];
  for (const i of heroes) if (!found.includes(s.heroes[i]!.seat)) found.push(s.heroes[i]!.seat);
  return found.sort((a, b) => a - b);
};

/** Poison bites, the frozen and the held test; then the hero acts. */
function begin(s: State, i: number): Frame | undefined {
  const h = s.heroes[i]!;
  s.done = [...s.done, i].sort();
  drop(h, 'flying');
  if (has(h, 'skips')) {
    drop(h, 'skips');
    return undefined;
  }
  startTurn(s, i);
  if (has(h, 'poisoned')) hurt(s, heroId(i), roll(s, 4), 'other', '', 'DJ-FURN-FOUNTAIN-2'); // DJ-RULING-17
  if (has(h, 'frozen')) raiseTest(heroId(i), FOR, 'thaw');
  if (has(h, 'held')) raiseTest(heroId(i), MAG, 'held');
  return { proc: 'act', todo: [i], at: 0 };
}

const isOver = (s: State): boolean => s.ended !== 'no' || s.turn.who === 'phase';

/** DJ-INIT-1: any hero not yet done may start; if all players hang back, the fastest goes (DJ-INIT-2, DJ-INIT-3). */
export const beginTurn: Procedure<State, Begin, Frame> = {
  next(s, f) {
    for (const h of s.heroes) if (has(h, 'slipping')) drop(h, 'slipping');
    const over = isInRound(s) !== (s.phase === 'combat');
    if (over || isOver(s)) return 'done';
    if (!s.turn.over && s.turn.who.startsWith('h')) s.turn.over = true;
    if (s.phase === 'combat')
      for (const [i, h] of s.heroes.entries()) if (has(h, 'stunned') && s.turn.who === heroId(i)) drop(h, 'stunned');
    const left = pending(s);
    if (left.length === 0) return 'done';
    const first =
      left.length === 1
        ? left[0]!
        : f.passed.length > 0 && left.every((i) => f.passed.includes(s.heroes[i]!.seat))
          ? fastest(s, left)
          : undefined;
    if (first === undefined) return 'wait';
    f.passed = [];
    return begin(s, first) ?? 'on';
  },
  asks: (s, f) => {
    const seats = seatsOf(s, pending(s)).filter((seat) => !f.passed.includes(seat));
    return seats.length === 1 ? BEGIN[seats[0]!]! : seats.flatMap((seat) => BEGIN[seat]!);
  },
  options(s, _f, ask, can: Can) {
    const left = pending(s);
    for (const i of left) if (s.heroes[i]!.seat === ask.seat) can.add(optionFor(s, heroId(i)));
    if (left.some((i) => s.heroes[i]!.seat !== s.heroes[left[0]!]!.seat)) can.add('pass');
  },
  answer(s, f, ask, option) {
    if (option === 'pass') {
      f.passed = [...f.passed, ask.seat].sort((a, b) => a - b);
      return;
    }
    f.passed = [];
    const frame = begin(s, heroNumber(option));
    if (frame !== undefined) w.raise(frame);
  },
  show: (_s, f) => ({ passed: f.passed }),
  copy: (f) => ({ proc: 'begin-turn', passed: f.passed }),
};
const BEGIN: readonly (readonly Ask[])[] = Array.from({ length: 8 }, (_, seat) => [
  { kind: 'begin-turn', seat, optional: false },
]);
function isInRound(s: State): boolean {
  for (const frame of s.core.stack) if (frame.proc === 'round') return true;
  return false;
}

function fastest(s: State, left: readonly number[]): number {
  const most = Math.max(...left.map((i) => speed(s.heroes[i]!)));
  let equal = left.filter((i) => speed(s.heroes[i]!) === most);
  while (equal.length > 1) {
    const dice = equal.map(() => roll(s, 6));
    const high = Math.max(...dice);
    equal = equal.filter((_, k) => dice[k] === high);
  }
  return equal[0]!;
}

// --- combat

function startFight(s: State): void {
  s.pc++;
  s.round = 0;
  endExploration(s);
  for (const h of s.heroes) h.tiltedInCombat = [];
  for (const m of s.monsters) m.acted = false;
}

export const combat = w.sequence('combat', [startFight, () => ({ proc: 'rounds', at: 0 })], {
  aslongas: (s) => s.ended === 'no' && s.phase === 'combat',
});
export const rounds = w.repeat('rounds', (s) =>
  s.ended === 'no' && s.phase === 'combat' ? { proc: 'round', at: 0 } : undefined,
);

function startRound(s: State): void {
  s.round++;
  s.clock++;
  s.eventPlayed = false;
  s.quiet = true;
  s.done = [];
  s.turn = noTurn();
  s.attacks = s.heroes.map(() => 0);
  for (const m of s.monsters) m.acted = false;
  tell(s, () => ({ type: 'round', rule: 'DJ-RULING-54', round: s.round }));
}

const heroesAct = (s: State): Frame => {
  s.turn = noTurn();
  return { proc: 'begin-turn', passed: [] };
};
const monstersAct = (s: State): Frame => {
  s.turn = noTurn();
  return { proc: 'monsters', at: 0 };
};
/** The master's cards, then the monsters (DJ-INIT-4). */
export const monsters = w.sequence(
  'monsters',
  [
    (s) => (s.hand.length > 0 ? { proc: 'event-step', todo: ['fight'], at: 0 } : undefined),
    () => ({ proc: 'command', todo: ['next'], at: 0 }),
    stopStun,
  ],
  { aslongas: (s) => s.ended === 'no' && s.phase === 'combat' },
);

export const round = w.sequence(
  'round',
  [
    startRound,
    (s) => (s.ambush && s.round === 1 ? monstersAct(s) : heroesAct(s)),
    (s) => (s.ambush && s.round === 1 ? heroesAct(s) : monstersAct(s)),
    endRound,
  ],
  { aslongas: (s) => s.ended === 'no' && s.phase === 'combat' },
);

/** DJ-RULING-72: timed effects, trolls, counters, then whether anybody still fights. */
function endRound(s: State) {
  s.turn = noTurn();
  s.fires = s.fires.some((fire) => fire.until <= s.round) ? s.fires.filter((fire) => fire.until > s.round) : s.fires;
  for (const m of s.monsters) {
    drop(m, 'cowed', 'dazzled', 'rock-hide', 'frenzied');
    if (has(m, 'asleep')) {
      if (has(m, 'slept')) drop(m, 'asleep', 'slept');
      else put(m, 'slept');
    }
    if (kindOf(m).abilities.includes('regenerates')) m.life = Math.min(kindOf(m).life, m.life + 1); // DJ-BEAST-TROLL-1
  }
  if (s.settings.deathTiming === 'endOfRound') buryTheDown(s);
  countRound(s);
  checkGoals(s);
  if (s.ended !== 'no') return;
  if (isNight(s)) return nightfall(s);
  if (s.quiet && !canFight(s)) {
    // DJ-RULING-33: they lose sight of each other.
    for (const m of s.monsters) put(m, 'dormant');
    buryTheDown(s);
    if (s.ended === 'no') endCombat(s);
  }
  checkCombat(s);
}

/** Can a monster see, reach or strike a hero? */
function canFight(s: State): boolean {
  return inPlay(s).some(
    (m) =>
      s.heroes.some((h) => isPrey(s, m, h)) ||
      s.heroes.some(
        (h) => stands(h) && (seesCell(s, h.cell, m.cell) || isWithin(s, m.cell, 2 * kindOf(m).stats[5]!, h.cell)),
      ),
  );
}

/** Q5: captives still bound when the last monster dies. */
function afterFight(s: State): void {
  if (s.revealed && !s.monsters.some((m) => zoneAt(s, m.cell) === objectiveZone(s))) captivesLost(s);
}

export const play = w.repeat('play', (s): Frame | undefined => {
  if (s.ended !== 'no') return undefined;
  if (s.phase === 'combat') return { proc: 'combat', at: 0 };
  afterFight(s);
  return { proc: 'exploration', at: 0 };
});
