// The overlord's turn: commands and cards (DSC-6 to DSC-9, DSC-60, DSC-61, DSC-63, DS-CMD-1 to DS-CMD-10).
import { openly } from '@oubliette/engine';
import { COMMAND_CARDS, COMMAND_IDS, type CommandId, MARCH } from '../cards/command-cards.ts';
import { BOSSES, type BossId } from '../cards/minions.ts';
import { type Cell, cellName, cellOf } from '../cells.ts';
import { type Frame, NO_CELL } from '../frames.ts';
import { isOn, type Model, NONE, OVERLORD, type State, w } from '../state.ts';
import { isHeld, modelAt, modelOf } from './arcs.ts';
import { playCard } from './cards.ts';
import { layPile } from './damage.ts';
import { newTurn } from './hero-turn.ts';
import { openCells } from './place.ts';
import { pilesToRaise, raiseKinds, raiseRefusal } from './raise.ts';
import { isEmpty } from './reach.ts';
import { isBeside, tileOf } from './space.ts';
import { walkOf } from './walk.ts';

const minions = (s: State): Model[] => s.models.filter((m) => m.hero < 0);

function begin(s: State): void {
  s.commands = s.quest.commands;
  s.cards = 0;
  if (s.torch === 1) s.torch = 2;
  for (const m of minions(s)) {
    m.acted = false;
    m.fresh = false;
  }
  s.turn = newTurn(NONE, NONE);
}
/** DS-RULING-29: the torch burns again; a silenced turn has passed. */
function end(s: State): void {
  if (s.torch === 2) s.torch = 0;
  if (s.silenced > 0) s.silenced--;
  s.commands = 0;
  s.turn = newTurn(NONE, NONE);
}
export const overlordTurn = w.sequence('overlord-turn', [begin, () => ({ proc: 'commands', at: 0 }), end], {
  aslongas: isOn,
});
/** DSC-60: asked as long as there is something to command or to play, and until the overlord ends it. */
export const commands = w.repeat(
  'commands',
  (s): Frame | undefined => (s.commands === ENDED ? undefined : { proc: 'command', todo: [OVERLORD], at: 0 }),
  { aslongas: isOn },
);

const named = (m: Model): string => `${m.kind}:${cellName(m.cell)}`;

/** Why a card cannot be played now; what nobody can use may still be held. */
function cardRefusal(s: State, card: CommandId): string | undefined {
  if (s.silenced > 0) return 'DS-RULING-11';
  if (s.cards >= s.settings.cardsPerTurn) return 'DSC-63';
  const raisable = () =>
    pilesToRaise(s).length > 0 &&
    raiseKinds(s).some((kind) => kind !== 'dwarf-revenant' && raiseRefusal(s, kind) === undefined);
  switch (card) {
    case 'march':
      return s.models.some((m) => marches(s, m, [])) ? undefined : 'DS-CMD-2';
    case 'rise':
    case 'rise-and-strike':
      return raisable() ? undefined : s.piles.length === 0 ? 'DSC-37' : 'DSC-39';
    case 'clatter-of-bones':
      return openCells(s).some((c) => mayClatter(s, c)) ? undefined : 'DS-CMD-5';
    case 'dark-draught':
      return woundedBoss(s) === undefined ? 'DS-CMD-9' : undefined;
    case 'whisper':
      return s.searchDeck.length < 2 ? 'DS-CMD-10' : undefined;
    default:
      return undefined;
  }
}
const woundedBoss = (s: State): Model | undefined =>
  s.models.find((m) => BOSSES[m.kind as BossId] !== undefined && m.wounds > 0);

export const command = w.eachInTurn('command', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, _item, can) {
    for (const m of s.models) {
      if (m.hero >= 0) continue;
      can.add(`command:${named(m)}`, s.commands < 1 ? 'DSC-6' : m.fresh ? 'DSC-36' : m.acted ? 'DSC-8' : undefined);
    }
    if (s.piles.length > 0) {
      const full = !raiseKinds(s).some((kind) => raiseRefusal(s, kind) === undefined);
      for (const c of pilesToRaise(s)) {
        can.add(`raise:${cellName(c)}`, s.commands < 1 ? 'DSC-6' : full ? 'DSC-39' : undefined);
      }
    }
    for (const card of COMMAND_IDS) {
      if (COMMAND_CARDS[card].when === 'own-turn' && s.hand.includes(card))
        can.add(`card:${card}`, cardRefusal(s, card));
    }
    can.add('end');
  },
  choose(s, _seat, _item, option) {
    const [what, kind, cell] = option.split(':') as [string, string, string?];
    if (what === 'end') s.commands = ENDED;
    else if (what === 'raise')
      return { proc: 'raise-kind', todo: [{ cell: cellOf(kind), free: false, strikes: false }], at: 0 };
    else if (what === 'card') return playOwn(s, kind as CommandId);
    else {
      const m = modelAt(s, cellOf(cell!))!;
      s.commands--;
      m.acted = true;
      w.tell(() => ({ type: 'commanded', rule: 'DSC-7', model: m.kind, cell: cell! }));
      return { proc: 'activation', at: 0, model: m.id };
    }
  },
  about: (s) => ({ commands: Math.max(0, s.commands) }),
});
/** The overlord has ended the turn. */
const ENDED = -1;

type Activation = Extract<Frame, { proc: 'activation' }>;
const standing = (s: State, { model }: Activation): boolean => isOn(s) && modelOf(s, model) !== undefined;
/** DSC-61: a commanded model moves, then acts. */
export const activation = w.sequence(
  'activation',
  [
    (s, f) => {
      const m = modelOf(s, f.model)!;
      m.shroud = false;
      s.turn = newTurn(m.id, tileOf(s, m.cell));
      return walkOf(s, m, 'turn');
    },
    (_s, f) => ({ proc: 'act', todo: [f.model], at: 0 }),
    (s, f) => {
      const m = modelOf(s, f.model)!;
      if (m.called > 0) m.called--;
      s.turn = newTurn(NONE, NONE);
    },
  ],
  { aslongas: standing, show: openly },
);

function playOwn(s: State, card: CommandId): Frame | undefined {
  s.cards++;
  playCard(s, card);
  switch (card) {
    case 'second-wind':
      s.commands++;
      return undefined;
    case 'march':
      return { proc: 'march', at: 0, marched: [] };
    case 'rise':
    case 'rise-and-strike':
      return { proc: 'raise-pile', todo: [{ free: true, strikes: card === 'rise-and-strike', near: NO_CELL }], at: 0 };
    case 'clatter-of-bones':
      return { proc: 'clatter', todo: [OVERLORD], at: 0 };
    case 'dark-draught': {
      const boss = woundedBoss(s)!;
      boss.wounds--;
      w.tell(() => ({ type: 'dark-draught', rule: 'DS-CMD-9', model: boss.kind, wounds: boss.wounds }));
      return undefined;
    }
    default:
      s.whispered = 2;
      s.core.known++;
      w.tell(() => ({
        type: 'whispered',
        rule: 'DS-CMD-10',
        secret: { to: [OVERLORD], cards: [s.searchDeck.at(-1)!, s.searchDeck.at(-2)!] },
      }));
      return { proc: 'whisper', todo: [OVERLORD], at: 0 };
  }
}

/** DS-CMD-2: up to three models, three squares each; no activation, and not for models that have just appeared. */
const marches = (s: State, m: Model, marched: readonly number[]): boolean =>
  m.hero < 0 && !m.fresh && !marched.includes(m.id) && !isHeld(s, m);
const marchers = (s: State, marched: readonly number[]): Model[] => s.models.filter((m) => marches(s, m, marched));
export const march = w.repeat(
  'march',
  (s, f): Frame | undefined =>
    f.at >= MARCH.models || f.marched.includes(NONE) || marchers(s, f.marched).length === 0
      ? undefined
      : { proc: 'march-next', todo: [OVERLORD], at: 0 },
  { aslongas: (s) => isOn(s), show: openly },
);
type March = Extract<Frame, { proc: 'march' }>;
const topMarch = (s: State): March => s.core.stack.findLast((f) => f.proc === 'march') as March;
export const marchNext = w.eachInTurn('march-next', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, _item, can) {
    for (const m of marchers(s, topMarch(s).marched)) can.add(named(m));
    can.add('pass');
  },
  choose(s, _seat, _item, option) {
    const f = topMarch(s);
    if (option === 'pass') {
      f.marched.push(NONE);
      return;
    }
    const m = modelAt(s, cellOf(option.split(':')[1]!))!;
    f.marched.push(m.id);
    return walkOf(s, m, 'march', MARCH.squares);
  },
});

/** DS-CMD-5 */
const mayClatter = (s: State, c: Cell): boolean =>
  isEmpty(s, c) && !s.models.some((m) => m.hero >= 0 && isBeside(s, m.cell, c));
export const clatter = w.eachInTurn('clatter', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, _item, can) {
    for (const c of openCells(s)) if (mayClatter(s, c)) can.add(cellName(c));
  },
  choose(s, _seat, _item, option) {
    layPile(s, cellOf(option));
    w.tell(() => ({ type: 'pile-laid', rule: 'DS-CMD-5', cell: option }));
  },
});

/** DS-CMD-10: the two cards on top, put back in either order. */
export const whisper = w.eachInTurn('whisper', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(_s, _seat, _item, can) {
    can.add('keep');
    can.add('swap');
  },
  choose(s, _seat, _item, option) {
    if (option === 'keep') return;
    const deck = s.searchDeck;
    const n = deck.length;
    [deck[n - 1], deck[n - 2]] = [deck[n - 2]!, deck[n - 1]!];
  },
  about: (s) => ({ first: s.searchDeck.at(-1)!, second: s.searchDeck.at(-2)! }),
});
