// A game being played: the entries of its log, the moves that count, and the state they lead to.

import { type Answer, answerText, check, isSeat, readAnswer, takeBack } from './answers.ts';
import { chanceOfEntry } from './chance.ts';
import type { Ask, Event, Refusal, Seat, StateOf } from './core.ts';
import type { Game, Terms } from './game.ts';
import { apply, asks, options } from './loop.ts';
import { agreed, newGame, type TableSetup } from './new-game.ts';
import { completes, composed, isNextStep, isOpen, keepStep, misfits } from './optional-asks.ts';

/** One line of the log. Nothing is ever deleted from it: an undo is an entry too. */
export type Entry = AnswerEntry | VerbEntry;
type AnswerEntry = { readonly seat: Seat; readonly verb: 'answer' } & Answer;
type VerbEntry = { readonly seat: Seat; readonly verb: 'take-back' | 'undo' | 'undo-agreed'; readonly n: number };

/** An answer that still counts, with what undo must know of the moment it was given. */
export interface Move {
  readonly ask: Ask;
  readonly option: string;
  readonly text: string | undefined;
  /** The number of its entry in the whole log: with fresh dice, where its chance comes from. */
  readonly entry: number;
  readonly known: number;
  /** Seats go on without each other on the topmost frame. */
  readonly parallel: boolean;
  /** That frame was still there afterwards. */
  readonly stays: boolean;
  /** A step composed beside the game that nobody else heard of. */
  readonly unheard: boolean;
  /** Of what its seat was composing: how many steps came before it. */
  readonly steps: number;
  readonly events: readonly Event[];
}

export interface Match<S extends StateOf = StateOf> {
  readonly game: Game<S>;
  /** Where replays start: the first state, or the one a running game was taken up from. */
  readonly first: S;
  readonly opening: readonly Event[];
  /** What the table agreed on; undefined for a match taken up from a state. */
  readonly terms: Terms | undefined;
  /** Fresh dice: the seed that the chance of each entry comes from. Undefined: the generator in the state goes on. */
  readonly seed: string | undefined;
  /** So many entries of the log came before those of this match. */
  readonly before: number;
  readonly entries: Entry[];
  /** Moves are added at its end; what removes one makes another list. */
  moves: Move[];
  state: S;
}

export function newMatch<S extends StateOf>(game: Game<S>, table: TableSetup): Match<S> {
  const opening: Event[] = [];
  const first = newGame(game, table, (event) => opening.push(event));
  const { terms } = agreed(game, table);
  const seed = table.dice === 'fresh' ? table.seed : undefined;
  return { game, first, opening, terms, seed, before: 0, entries: [], moves: [], state: first };
}

/** Goes on from a saved state; nobody can undo past it. With fresh dice the log's seed and length so far are needed. */
export function matchFrom<S extends StateOf>(
  game: Game<S>,
  first: S,
  { opening = [], terms, seed, before = 0 }: Partial<Pick<Match, 'opening' | 'terms' | 'seed' | 'before'>> = {},
): Match<S> {
  return { game, first, opening, terms, seed, before, entries: [], moves: [], state: first };
}

/** Plays an entry: the match moves on, or stays as it is and the reason is given. */
export function enter<S extends StateOf>(m: Match<S>, entry: Entry): Refusal | undefined {
  const refused = entry.verb === 'answer' ? enterAnswer(m, entry) : enterVerb(m, entry);
  if (refused !== undefined) return refused;
  // A sentence stands in the log as it was cleaned.
  m.entries.push(
    entry.verb === 'answer' && entry.text !== undefined ? { ...entry, text: m.moves.at(-1)!.text! } : entry,
  );
  return undefined;
}

function enterAnswer<S extends StateOf>(m: Match<S>, entry: AnswerEntry): Refusal | undefined {
  const checked = check(m.game, m.state, entry.seat, entry);
  if ('refused' in checked) return checked.refused;
  const { ask, answer } = checked;
  // Steps of its own that no longer fit are replaced by this one.
  forget(m, ask, ask.beside === undefined ? 0 : misfits(m.game, m.state, ask.beside, ask.seat));
  const state = m.game.copy(m.state);
  m.moves.push(move(m, state, ask, answer.option, answer.text, m.before + m.entries.length));
  m.state = state;
  return undefined;
}

/** Applies an answer to a state of one's own and notes the moment. */
function move<S extends StateOf>(
  { game: g, seed }: Match<S>,
  s: S,
  ask: Ask,
  option: string,
  text: string | undefined,
  entry: number,
): Move {
  if (seed !== undefined) s.core.chance = chanceOfEntry(seed, entry);
  const { stack, known } = s.core;
  const depth = stack.length;
  const top = stack[depth - 1]!;
  const steps = ask.beside === undefined ? 0 : composed(g, s, ask.beside, ask.seat).length;
  const unheard = ask.optional && !completes(g, s, ask, option);
  const events: Event[] = [];
  apply(g, s, ask, option, (event) => events.push(event), text);
  const parallel = g.procedures[top.proc]!.parallel === true;
  return { ask, option, text, entry, known, parallel, stays: stack[depth - 1] === top, unheard, steps, events };
}

/** Plays the moves that count once more, on a state of its own: who listens sees the state at each event. Gives the last one. */
export function retell<S extends StateOf>(m: Match<S>, listen: (event: Event, state: S) => void): S {
  const state = m.game.copy(m.first);
  for (const { ask, option, text, entry } of m.moves) {
    if (m.seed !== undefined) state.core.chance = chanceOfEntry(m.seed, entry);
    apply(m.game, state, ask, option, (event) => listen(event, state), text);
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
  // Of two things under way, the one the seat touched last.
  const draftFirst = m.moves[lastOf(m, seat)]?.ask.optional === false;
  const taken = takeBack(m.game, m.state, seat, draftFirst);
  if ('refused' in taken) return taken.refused;
  const { beside } = taken;
  forget(m, { seat, beside }, beside === undefined ? 1 : misfits(m.game, m.state, beside, seat) + 1);
  m.state = taken.state;
  return undefined;
}

/** A seat's last steps no longer count, so a later undo goes past them. (Steps from before the match began are not here.) */
function forget(m: Match, of: { readonly seat: Seat; readonly beside?: string | undefined }, count: number): void {
  for (let left = count; left > 0; left--) {
    const i = m.moves.findLastIndex(({ ask }) => ask.seat === of.seat && ask.beside === of.beside);
    // An aside carried out is history: only the steps behind it were still open.
    if (i >= 0 && (of.beside === undefined || m.moves[i]!.unheard)) m.moves = m.moves.toSpliced(i, 1);
  }
}

const lastOf = (m: Match, seat: Seat): number => m.moves.findLastIndex((move) => move.ask.seat === seat);

/**
 * Why this seat may not undo its last answer without asking anybody; undefined: it may. Nothing became known since, and
 * nobody else answered, their own lanes and drafts apart.
 */
export function undoRefusal(m: Match, seat: Seat): Refusal | undefined {
  const i = lastOf(m, seat);
  const mine = m.moves[i];
  if (mine === undefined || (mine.unheard && !isOpen(m.game, m.state, mine.ask, mine.steps)))
    return { rule: 'ENG-NOTHING-TO-TAKE-BACK' };
  if (mine.known !== m.state.core.known) return { rule: 'ENG-KNOWN' };
  let apart = mine.parallel && mine.stays;
  for (const move of m.moves.slice(i + 1)) {
    if (move.unheard) continue;
    if (!apart || move.ask.optional) return { rule: 'ENG-OTHERS-ANSWERED' };
    apart = move.stays;
  }
  return undefined;
}

/** Plays other moves from the start. Answer numbers do not go back: an answer still under way must never fit again. */
function rewrite<S extends StateOf>(m: Match<S>, seat: Seat, moves: readonly Move[]): Refusal | undefined {
  const state = m.game.copy(m.first);
  const again: Move[] = [];
  for (const one of moves) {
    const { ask, option, text, entry, unheard, steps } = one;
    // ENG-UNDO-4: what a seat composed after a step that does not fit without what was undone waits with it.
    const waits = ask.beside !== undefined && composed(m.game, state, ask.beside, ask.seat).length < steps;
    // Somebody may be composing what is not asked at this moment: that changes nothing but what is composed.
    const open = !waits && (unheard ? isNextStep(m.game, state, ask) : asks(m.game, state).includes(ask));
    const fits = open && options(m.game, state, ask).includes(option);
    if (fits) again.push(move(m, state, ask, option, text, entry));
    else if (!unheard) return { rule: 'ENG-OTHERS-ANSWERED' };
    else {
      keepStep(state, ask, option, text); // it may fit again
      again.push(one);
    }
  }
  state.core.answered = m.state.core.answered.slice();
  state.core.answered[seat]!++;
  m.moves = again;
  m.state = state;
  return undefined;
}

/** `@1 2 recruit-monster goblin`: seat, its answer number, what was asked, what was answered; or `@1 3 undo`. */
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
