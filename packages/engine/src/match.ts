// A match: the entries of a game's log, the moves that count, and the state they lead to.
import { type Answer, answerText, check, isSeat, readAnswer, takeBack, takeBackDraft } from './answers.ts';
import { chanceOfEntry } from './chance.ts';
import type { Ask, Event, Refusal, Seat, StateOf } from './core.ts';
import type { Game, Terms } from './game.ts';
import { apply, asks, options } from './loop.ts';
import { agreed, newGame, type TableSetup } from './new-game.ts';
import { completes, composed, dropSteps, isNextStep, isOpen, keepStep, misfits } from './optional-asks.ts';

/** One entry of the log. The log only grows: an undo is an entry too. */
export type Entry = AnswerEntry | VerbEntry;
type AnswerEntry = { readonly seat: Seat; readonly verb: 'answer' } & Answer;
type VerbEntry = { readonly seat: Seat; readonly verb: 'take-back' | 'undo' | 'undo-agreed'; readonly n: number };

/** An answer that still counts, with the facts that undo needs about the state it was given in. */
export interface Move {
  readonly ask: Ask;
  readonly option: string;
  readonly text: string | undefined;
  /** The number of its entry in the whole log: with fresh dice its generator is made from it. */
  readonly entry: number;
  readonly known: number;
  /** The number of frames on the stack. */
  readonly depth: number;
  /** Seats proceed independently on the topmost frame. */
  readonly parallel: boolean;
  /** That frame was still on the stack afterwards. */
  readonly stays: boolean;
  /** A step of an unfinished optional choice: no other seat knows of it. */
  readonly unheard: boolean;
  /** For a step of an optional choice: how many steps came before it. */
  readonly steps: number;
  readonly events: readonly Event[];
}

export interface Match<S extends StateOf = StateOf> {
  readonly game: Game<S>;
  /** Where the entries start: the first state, or the saved state that the match continues from. */
  readonly origin: S;
  /** Where the moves start: the same, without the steps in it that were taken back or replaced since. */
  first: S;
  readonly opening: readonly Event[];
  /** Undefined for a match that continues from a saved state. */
  readonly terms: Terms | undefined;
  /** With fresh dice: the seed of each entry's generator. Undefined: the generator in the state is used. */
  readonly seed: string | undefined;
  /** The number of entries in the log before those of this match. */
  readonly before: number;
  readonly entries: Entry[];
  /** Extended in place; replaced when a move is removed. */
  moves: Move[];
  state: S;
}

export function newMatch<S extends StateOf>(game: Game<S>, table: TableSetup): Match<S> {
  const opening: Event[] = [];
  const first = newGame(game, table, (event) => opening.push(event));
  const seed = table.dice === 'fresh' ? table.seed : undefined;
  return matchFrom(game, first, { opening, terms: agreed(game, table).terms, seed });
}

/** Continues from a saved state; no undo goes back past it. With fresh dice it needs the log's seed and length so far. */
export function matchFrom<S extends StateOf>(
  game: Game<S>,
  first: S,
  { opening = [], terms, seed, before = 0 }: Partial<Pick<Match, 'opening' | 'terms' | 'seed' | 'before'>> = {},
): Match<S> {
  return { game, origin: first, first, opening, terms, seed, before, entries: [], moves: [], state: first };
}

/** Plays an entry: changes the match, or leaves it as it is and returns the reason. */
export function enter<S extends StateOf>(m: Match<S>, entry: Entry): Refusal | undefined {
  const refused = entry.verb === 'answer' ? enterAnswer(m, entry) : enterVerb(m, entry);
  const said = entry.verb === 'answer' && entry.text !== undefined; // the log holds the cleaned sentence
  if (refused === undefined) m.entries.push(said ? { ...entry, text: m.moves.at(-1)!.text! } : entry);
  return refused;
}

function enterAnswer<S extends StateOf>(m: Match<S>, entry: AnswerEntry): Refusal | undefined {
  const checked = check(m.game, m.state, entry.seat, entry);
  if ('refused' in checked) return checked.refused;
  const { ask, answer } = checked;
  const state = m.game.copy(m.state);
  const made = move(m, state, { ask, text: undefined, ...answer, entry: m.before + m.entries.length });
  // This step replaces the seat's steps that no longer fit.
  if (ask.beside !== undefined) forget(m, ask.seat, ask.beside, misfits(m.game, m.state, ask.beside, ask.seat));
  m.moves.push(made);
  m.state = state;
  return undefined;
}

type Played = Pick<Move, 'ask' | 'option' | 'text' | 'entry'>;

/** Applies an answer to a copied state and records what undo needs. */
function move<S extends StateOf>({ game: g, seed }: Match<S>, s: S, { ask, option, text, entry }: Played): Move {
  if (seed !== undefined) s.core.chance = chanceOfEntry(seed, entry);
  const { stack, known } = s.core;
  const depth = stack.length;
  const top = stack[depth - 1]!;
  const steps = ask.beside === undefined ? 0 : composed(g, s, ask.beside, ask.seat).length;
  const unheard = ask.optional && !completes(g, s, ask, option);
  const events: Event[] = [];
  apply(g, s, ask, option, (event) => events.push(event), text);
  const parallel = g.procedures[top.proc]!.parallel === true;
  return { ask, option, text, entry, known, depth, parallel, stays: stack[depth - 1] === top, unheard, steps, events };
}

/** Replays the moves that count on a copy: the listener gets the state at each event. Returns the last state. */
export function retell<S extends StateOf>(m: Match<S>, listen: (event: Event, state: S) => void): S {
  const state = m.game.copy(m.first);
  for (const one of m.moves) {
    if (m.seed !== undefined) state.core.chance = chanceOfEntry(m.seed, one.entry);
    if (one.unheard && !fits(m.game, state, one)) keepStep(state, one.ask, one.option, one.text);
    else apply(m.game, state, one.ask, one.option, (event) => listen(event, state), one.text);
  }
  return state;
}

function enterVerb<S extends StateOf>(m: Match<S>, { seat, verb, n }: VerbEntry): Refusal | undefined {
  if (!isSeat(m.state, seat)) return { rule: 'ENG-NO-SUCH-SEAT' };
  if (n !== m.state.core.answered[seat]) return { rule: 'ENG-LATE' };
  if (verb === 'take-back') return enterTakeBack(m, seat);
  const i = lastOf(m, seat);
  if (i < 0) return { rule: 'ENG-NOTHING-TO-TAKE-BACK' };
  const refused = verb === 'undo' ? undoRefusal(m, seat) : undefined;
  return refused ?? rewrite(m, seat, verb === 'undo' ? m.moves.toSpliced(i, 1) : m.moves.slice(0, i));
}

function enterTakeBack<S extends StateOf>(m: Match<S>, seat: Seat): Refusal | undefined {
  // Of an open draft and an open optional choice, the one that the seat changed last, whatever it answered above them.
  const top = m.state.core.stack.length;
  const isTop = ({ ask, depth, steps }: Move) => (ask.optional ? isOpen(m.game, m.state, ask, steps) : depth === top);
  const last = m.moves.findLast((one) => one.ask.seat === seat && isTop(one));
  const taken = takeBack(m.game, m.state, seat, last?.ask.optional === false);
  if ('refused' in taken) return taken.refused;
  forget(m, seat, taken.beside, taken.beside === undefined ? 1 : misfits(m.game, m.state, taken.beside, seat) + 1);
  m.state = taken.state;
  return undefined;
}

/** Removes a seat's last steps from the moves that count; those from before the match from where the moves start. */
function forget<S extends StateOf>(m: Match<S>, seat: Seat, beside: string | undefined, count: number): void {
  const top = m.state.core.stack.length;
  for (let left = count; left > 0; left--) {
    const i = m.moves.findLastIndex(
      // A draft is the topmost frame: answers to frames that were above it since are none of its steps.
      ({ ask, depth, unheard }) => ask.seat === seat && ask.beside === beside && (beside ? unheard : depth === top),
    );
    if (i >= 0) m.moves = m.moves.toSpliced(i, 1);
    else {
      m.first = m.game.copy(m.first);
      if (beside !== undefined) dropSteps(m.first, beside, seat);
      else takeBackDraft(m.game, m.first, seat, m.first.core.stack[top - 1]);
    }
  }
}

const lastOf = (m: Match, seat: Seat): number => m.moves.findLastIndex((move) => move.ask.seat === seat);

/**
 * Why this seat may not undo its last answer without the others' consent; undefined: it may. It may while no hidden
 * information became known since, and no other seat answered outside its own lane or draft.
 */
export function undoRefusal(m: Match, seat: Seat): Refusal | undefined {
  const i = lastOf(m, seat);
  const mine = m.moves[i];
  if (mine === undefined || (mine.unheard && !isOpen(m.game, m.state, mine.ask, mine.steps)))
    return { rule: 'ENG-NOTHING-TO-TAKE-BACK' };
  if (mine.known !== m.state.core.known) return { rule: 'ENG-KNOWN' };
  let apart = mine.parallel && mine.stays;
  for (const move of m.moves.slice(i + 1).filter(({ unheard }) => !unheard)) {
    if (!apart || move.ask.optional) return { rule: 'ENG-OTHERS-ANSWERED' };
    apart = move.stays;
  }
  return undefined;
}

/** Replays these moves from the start. Answer numbers do not go back: an answer sent earlier must not fit again. */
function rewrite<S extends StateOf>(m: Match<S>, seat: Seat, moves: readonly Move[]): Refusal | undefined {
  const state = m.game.copy(m.first);
  const again: Move[] = [];
  for (const one of moves) {
    const waits = !fits(m.game, state, one);
    if (waits && !one.unheard) return { rule: 'ENG-OTHERS-ANSWERED' };
    if (waits) keepStep(state, one.ask, one.option, one.text); // it may fit again
    again.push(waits ? one : move(m, state, one));
  }
  state.core.answered = m.state.core.answered.slice();
  state.core.answered[seat]!++;
  m.moves = again;
  m.state = state;
  return undefined;
}

/** Whether a move fits this state; a step that does not keeps the later steps of the same choice from counting (ENG-UNDO-4). */
function fits<S extends StateOf>(g: Game<S>, s: S, { ask, option, unheard, steps }: Move): boolean {
  if (ask.beside !== undefined && composed(g, s, ask.beside, ask.seat).length < steps) return false;
  // An optional choice may go on while it is not asked: its steps change nothing but the choice.
  const open = unheard ? isNextStep(g, s, ask) : asks(g, s).includes(ask);
  return open && options(g, s, ask).includes(option);
}

/** `@1 2 recruit-monster goblin`: seat, answer number, kind, option; or `@1 3 undo`. */
export const entryText = (e: Entry): string =>
  e.verb === 'answer' ? `@${e.seat} ${answerText(e)}` : `@${e.seat} ${e.n} ${e.verb}`;

export function readEntry(text: string): Entry | undefined {
  const parts = /^@(\d) ((0|[1-9]\d{0,8}) ([^\s]{1,200})(?: .+)?)$/.exec(text);
  if (parts === null) return undefined;
  const [, seat, rest, n, word] = parts;
  const answer = readAnswer(rest);
  if (answer !== undefined) return { seat: Number(seat), verb: 'answer', ...answer };
  const isVerb = word === 'take-back' || word === 'undo' || word === 'undo-agreed';
  return isVerb && rest === `${n} ${word}` ? { seat: Number(seat), n: Number(n), verb: word } : undefined;
}
