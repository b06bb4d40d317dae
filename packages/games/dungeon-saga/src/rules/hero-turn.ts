// A hero's turn: the overlord's window, the move, the action, or a feat instead (DSC-2, DSC-3, DSC-5, DSC-59).
import { type Ask, type Can, openly, type Procedure } from '@oubliette/engine';
import { askFor } from '../asks.ts';
import { cellName, cellOf } from '../cells.ts';
import { type Frame, type NameHero, strikeWith } from '../frames.ts';
import { isOn, type Model, NONE, OVERLORD, type State, type Turn, w } from '../state.ts';
import { hasInFront, modelAt, modelOfHero } from './arcs.ts';
import { canInterrupt, playCard } from './cards.ts';
import { openDoorsAt } from './doors.ts';
import { carryOutFeat, featMove, useFeat } from './feats.ts';
import { deliverToTile, stands } from './goals.ts';
import { holds } from './items.ts';
import { tileOf } from './space.ts';
import { walkOf } from './walk.ts';

export const newTurn = (model: number, tile: number): Turn => ({
  model,
  tile,
  steps: 0,
  leftTile: false,
  enteredArc: false,
  brokeAway: false,
  sprinted: false,
  ate: false,
  grasped: false,
  feat: false,
  interrupts: 0,
  crystals: 0,
});

const isWaiting = (s: State, hero: number): boolean => stands(s.heroes[hero]!) && !s.heroes[hero]!.played;

export const heroTurns = w.repeat(
  'hero-turns',
  (s): Frame | undefined =>
    s.heroes.some((_, i) => isWaiting(s, i)) ? { proc: 'name-hero', named: false } : undefined,
  { aslongas: isOn },
);

/** DS-RULING-45: the first player to name a hero of their own decides who is next. */
export const nameHero: Procedure<State, NameHero, Frame> = {
  next: (s, f) => (f.named || !isOn(s) ? 'done' : 'wait'),
  asks(s) {
    const asks: Ask[] = [];
    s.heroes.forEach(({ seat }, i) => {
      if (isWaiting(s, i) && !asks.some((ask) => ask.seat === seat)) asks.push(askFor('name-hero', seat));
    });
    return asks;
  },
  options(s, _f, { seat }, can: Can) {
    s.heroes.forEach((h, i) => {
      if (h.seat === seat && stands(h)) can.add(h.id, isWaiting(s, i) ? undefined : 'DSC-2');
    });
  },
  answer(s, f, _ask, option) {
    f.named = true;
    w.raise({ proc: 'hero-turn', at: 0, hero: s.heroes.findIndex((h) => h.id === option) });
  },
  show: (_s, f) => ({ named: f.named }),
  copy: (f) => ({ proc: f.proc, named: f.named }),
};

type HeroTurn = Extract<Frame, { proc: 'hero-turn' }>;
const standsStill = (s: State, { hero }: HeroTurn): boolean => isOn(s) && stands(s.heroes[hero]!);

/** DSC-63: asked whenever cards are held, whichever they are. */
function openWindow(s: State, { hero }: HeroTurn): Frame | undefined {
  const m = modelOfHero(s, hero)!;
  s.turn = newTurn(m.id, tileOf(s, m.cell));
  w.tell(() => ({ type: 'turn', rule: 'DSC-59', hero: s.heroes[hero]!.id }));
  return canInterrupt(s) ? { proc: 'interrupt', todo: [hero], at: 0 } : undefined;
}
export const interrupt = w.eachInTurn('interrupt', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, _hero, can) {
    can.add('grasping-hands', s.hand.includes('grasping-hands') ? undefined : 'DS-CMD-6');
    const able = s.hand.includes('sudden-lunge') && s.models.some((m) => m.hero < 0 && heroesBefore(s, m).length > 0);
    can.add('sudden-lunge', able ? undefined : 'DS-CMD-7');
    can.add('pass');
  },
  choose(s, _seat, hero, option) {
    if (option === 'pass') return;
    s.turn.interrupts++;
    playCard(s, option as 'grasping-hands' | 'sudden-lunge');
    if (option === 'grasping-hands') s.turn.grasped = true;
    else return { proc: 'lunge', todo: [hero], at: 0 };
  },
  about: (s, _seat, hero) => ({ hero: s.heroes[hero]!.id }),
});
/** DS-CMD-7: a model and a hero in its front arc. */
const heroesBefore = (s: State, m: Model): Model[] => s.models.filter((h) => h.hero >= 0 && hasInFront(s, m, h.cell));
export const lunge = w.eachInTurn('lunge', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, _hero, can) {
    for (const m of s.models) {
      if (m.hero >= 0) continue;
      for (const h of heroesBefore(s, m)) can.add(`${m.kind}:${cellName(m.cell)}:${h.kind}`);
    }
  },
  choose(s, _seat, _hero, option) {
    const [, cell, target] = option.split(':') as [string, string, string];
    const hero = s.models.find((m) => m.kind === target)!;
    return strikeWith('fight', modelAt(s, cellOf(cell))!.id, hero.id);
  },
});

/** What lasts until this hero's next turn ends now (DS-RULING-29); doors beside the hero open. */
function begin(s: State, { hero }: HeroTurn): void {
  const h = s.heroes[hero]!;
  h.wall = false;
  h.shielded = false;
  if (h.id === 'wizard') for (const other of s.heroes) if (other.stone > 0) other.stone--;
  openDoorsAt(s, modelOfHero(s, hero)!.cell);
}
const move = (s: State, { hero }: HeroTurn): Frame => walkOf(s, modelOfHero(s, hero)!, 'turn');

function featOrNot(s: State, { hero }: HeroTurn): Frame | undefined {
  if (!s.turn.feat) return undefined;
  useFeat(s, hero);
  const m = modelOfHero(s, hero)!;
  const how = featMove(s, hero);
  return how === 'turn-only' ? walkOf(s, m, 'feat', 0) : walkOf(s, m, how);
}
function act(s: State, { hero }: HeroTurn): Frame | undefined {
  deliverToTile(s, hero);
  const m = modelOfHero(s, hero);
  if (!isOn(s) || m === undefined) return undefined;
  return s.turn.feat ? carryOutFeat(s, hero) : { proc: 'act', todo: [m.id], at: 0 };
}

export const heroTurn = w.sequence('hero-turn', [openWindow, begin, move, featOrNot, act, endTurn], {
  aslongas: standsStill,
  show: openly,
});

function endTurn(s: State, { hero }: HeroTurn): void {
  const h = s.heroes[hero]!;
  h.played = true;
  if (h.netted > 0) h.netted--;
  h.recharge = [Math.max(0, h.recharge[0] - 1), Math.max(0, h.recharge[1] - 1)];
  // DS-LOOT-RACK-1
  if (s.turn.steps === 0 && holds(s, hero, 'tower-shield')) h.shielded = true;
  s.turn = newTurn(NONE, NONE);
}
