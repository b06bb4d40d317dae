// Trap cards (DS-TRAP-1 to DS-TRAP-10): drawn, triggered at once on a hero's square.
import { draw, openly } from '@oubliette/engine';
import { SIDES } from '@oubliette/grid';
import { HEROES } from '../cards/heroes.ts';
import { TRAP_CARDS } from '../cards/trap-cards.ts';
import { type Cell, cellName, cellOf, type Facing, STEPS } from '../cells.ts';
import { type Frame, strikeWith } from '../frames.ts';
import { isOn, type Model, OVERLORD, type State, w } from '../state.ts';
import { modelOfHero } from './arcs.ts';
import { drawCommand, shuffled } from './cards.ts';
import { layPile } from './damage.ts';
import { openDoorsAt } from './doors.ts';
import { stands } from './goals.ts';
import { FAR, isEmpty, mayStepTo, walkingDistances } from './reach.ts';
import { isBeside, isCut, isRevealed, tileOf } from './space.ts';

type Spring = Extract<Frame, { proc: 'spring' }>;
export const spring = (hero: number): Spring => ({ proc: 'spring', at: 0, hero, trap: 'none', hurt: [] });

/** DS-RULING-33: an empty trap deck is made of the used cards again. */
function drawTrap(s: State, f: Spring): void {
  if (s.trapDeck.length === 0) {
    s.trapDeck = shuffled(s, s.usedTraps);
    s.usedTraps = [];
  }
  const trap = draw(s, s.trapDeck)!;
  s.usedTraps.push(trap);
  f.trap = trap;
  w.tell(() => {
    const cell = modelOfHero(s, f.hero)?.cell;
    const { rule } = TRAP_CARDS[trap];
    return {
      type: 'trap-sprung',
      rule,
      hero: s.heroes[f.hero]!.id,
      trap,
      cell: cell === undefined ? '' : cellName(cell),
    };
  });
}

const trapAttack = (s: State, hero: number, dice: number): Frame =>
  strikeWith('trap', -1, modelOfHero(s, hero)!.id, { dice });

function strikeFirst(s: State, f: Spring): Frame | undefined {
  const h = s.heroes[f.hero]!;
  const m = modelOfHero(s, f.hero);
  if (f.trap === 'none' || m === undefined) return undefined;
  const { dice } = TRAP_CARDS[f.trap];
  switch (f.trap) {
    case 'choking-spores': {
      const room = tileOf(s, m.cell);
      const others = s.heroes.flatMap((_, i) => {
        const other = modelOfHero(s, i);
        return i !== f.hero && other !== undefined && tileOf(s, other.cell) === room ? [i] : [];
      });
      for (const i of [f.hero, ...others]) w.raise(trapAttack(s, i, dice));
      return undefined;
    }
    case 'draining-glyph':
      if (HEROES[h.id].spells.length === 0) return trapAttack(s, f.hero, dice);
      // DSC-89: as if cast in this turn, or as if in the last one when it is not the caster's.
      h.recharge = s.turn.model === m.id ? [2, 2] : [1, 1];
      w.tell(() => ({ type: 'drained', rule: 'DS-TRAP-8', hero: h.id }));
      return undefined;
    default:
      return dice > 0 ? trapAttack(s, f.hero, dice) : undefined;
  }
}

function thenTheRest(s: State, f: Spring): Frame | undefined {
  const h = s.heroes[f.hero]!;
  const m = modelOfHero(s, f.hero);
  if (m === undefined || !stands(h)) return undefined;
  switch (f.trap) {
    case 'covered-pit':
      h.pit = true;
      w.tell(() => ({ type: 'pit', rule: 'DS-TRAP-1', hero: h.id }));
      return undefined;
    case 'swinging-log':
      if (f.hurt.includes(f.hero)) push(s, m);
      return undefined;
    case 'weighted-net':
      // This turn's end does not take it off.
      h.netted = s.turn.model === m.id ? 2 : 1;
      w.tell(() => ({ type: 'netted', rule: 'DS-TRAP-5', hero: h.id }));
      return undefined;
    case 'alarm-bell':
      w.tell(() => ({ type: 'bell', rule: 'DS-TRAP-6' }));
      drawCommand(s, 'DS-TRAP-6');
      return undefined;
    case 'falling-block':
      return asides(s, m).length > 0 ? { proc: 'step-aside', todo: [f.hero], at: 0 } : undefined;
    case 'bone-chute':
      return { proc: 'chute', todo: [f.hero, f.hero], at: 0 };
    default:
      return undefined;
  }
}
export const springTrap = w.sequence('spring', [drawTrap, strikeFirst, thenTheRest], {
  aslongas: (s) => isOn(s),
  show: openly,
});

/** DS-TRAP-3: one square away from the nearest wall; north, east, south, west among equals. */
function push(s: State, m: Model): void {
  let best: { side: Facing; squares: number } | undefined;
  for (const side of SIDES) {
    let squares = 0;
    for (let c = m.cell; !isCut(s, c, side); c += STEPS[side]!) squares++;
    if (best === undefined || squares < best.squares) best = { side, squares };
  }
  const to = m.cell - STEPS[best!.side]!;
  if (!mayStepTo(s, m, to)) return;
  m.cell = to;
  w.tell(() => ({ type: 'pushed', rule: 'DS-TRAP-3', hero: m.kind, cell: cellName(to) }));
  openDoorsAt(s, to);
}

/** DS-TRAP-7: squares to step to; none where the block would cut a hero off from the goal. */
function asides(s: State, m: Model): Cell[] {
  return STEPS.map((step) => m.cell + step).filter((to) => mayStepTo(s, m, to));
}
/** Would a block here part what can be walked now? */
function cutsOff(s: State, cell: Cell): boolean {
  const around = STEPS.map((step) => cell + step).filter(
    (c) => isRevealed(s, c) && isBeside(s, cell, c) && !s.pieces.some(({ cells }) => cells.includes(c)),
  );
  if (around.length < 2) return false;
  s.pieces.push({ kind: 'block', cells: [cell], lock: [], stars: 0, emptied: false, goal: '', done: false });
  const far = walkingDistances(s, around[0]!);
  s.pieces.pop();
  return around.some((c) => far(c) === FAR);
}
export const stepAside = w.eachInTurn('step-aside', {
  who: (s, hero) => (isOn(s) && modelOfHero(s, hero) !== undefined ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, hero, can) {
    for (const c of asides(s, modelOfHero(s, hero)!)) can.add(cellName(c));
  },
  choose(s, _seat, hero, option) {
    const m = modelOfHero(s, hero)!;
    const from = m.cell;
    m.cell = cellOf(option);
    openDoorsAt(s, m.cell);
    // It stays open where the way to the goal would be lost, or a door would stand behind it.
    const doorway = s.plan.doors.some(({ a, b }) => a === from || b === from) || from === s.plan.exit;
    if (doorway || cutsOff(s, from)) return;
    s.pieces.push({ kind: 'block', cells: [from], lock: [], stars: 0, emptied: false, goal: '', done: false });
    s.piles = s.piles.filter((c) => c !== from);
    w.tell(() => ({ type: 'blocked', rule: 'DS-TRAP-7', cell: cellName(from) }));
  },
});

/** DS-TRAP-9: two free squares beside the hero. */
const chuteCells = (s: State, m: Model): Cell[] =>
  STEPS.map((step) => m.cell + step).filter((c) => isBeside(s, m.cell, c) && isRevealed(s, c) && isEmpty(s, c));
export const chute = w.eachInTurn('chute', {
  who(s, hero) {
    const m = isOn(s) ? modelOfHero(s, hero) : undefined;
    return m === undefined || chuteCells(s, m).length === 0 ? undefined : OVERLORD;
  },
  options(s, _seat, hero, can) {
    const cells = chuteCells(s, modelOfHero(s, hero)!);
    // The second pile on another square, if there is one.
    const fresh = cells.filter((c) => !s.piles.includes(c));
    for (const c of fresh.length > 0 ? fresh : cells) can.add(cellName(c));
  },
  choose(s, _seat, _hero, option) {
    layPile(s, cellOf(option));
    w.tell(() => ({ type: 'pile-laid', rule: 'DS-TRAP-9', cell: option }));
  },
});
