import {
  asks,
  type Entry,
  enter,
  type Game,
  type Match,
  type Move,
  options,
  type Seat,
  type StateOf,
  type TableSetup,
  thinking,
  undoRefusal,
  view,
} from '@oubliette/engine';
import { type Found, inRandomGame, viewers } from './faults.ts';
import { bytesDiffer } from './plain-data.ts';
import { answerEntry, chance, fork, type PlayedEntry } from './random-game.ts';
import type { CheckShare } from './secrecy/imagined.ts';
import { givenBy, sameAsk, topFrame } from './worlds.ts';

/**
 * Where two states differ, apart from answer numbers, which never go back. Of optional choices only the steps that still fit
 * count, and not their order: a step that no longer fits is gone for good once another takes its place.
 */
export function apartFromNumbers<S extends StateOf, V extends object>(g: Game<S, V>, a: S, b: S): string | undefined {
  const plain = (s: S) => ({ ...s, core: { ...s.core, answered: [], aside: composing(g, s) } });
  return bytesDiffer(plain(a), plain(b));
}

const composing = <S extends StateOf, V extends object>(g: Game<S, V>, s: S) =>
  [...new Set(s.core.aside.map(({ seat }) => seat))]
    .sort((a, b) => a - b)
    .flatMap((seat) => view(g, s, seat).mine)
    .filter(({ fits }) => fits > 0)
    .map(({ kind, seat, steps, texts = [], fits }) => ({
      ...{ kind, seat, steps: steps.slice(0, fits) },
      texts: texts.filter(({ step }) => step < fits),
    }));

const SENTENCE = 'On my honour.';

/**
 * Undo and redo give the same bytes, answer numbers never go back, `known` never decreases by an answer, others keep their lanes
 * and drafts, and no other viewer sees that a secret step was taken back.
 */
export function undoes<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { checkShare = 0.4, ...style }: CheckShare = {},
): string[] {
  const pick = thinking(`${table.seed} undo`);
  return inRandomGame(game, table, { undo: 0.05, sentence: SENTENCE, ...style }, (moment, found) => {
    numbers(moment, found);
    if (!chance(pick, checkShare)) return;
    const { match, state, before, entry } = moment;
    for (const seat of state.core.answered.keys()) {
      const undone = undoAndRedo(game, match, seat, found);
      if (undone !== undefined && entry?.verb === 'answer' && entry.seat === seat) {
        const wrong = apartFromNumbers(game, before!, undone);
        if (wrong !== undefined)
          found(`seat ${seat} undoes ${entry.kind} ${entry.option} and is not where it was: ${wrong}`);
      }
      takeBackUnseen(game, match, seat, found);
    }
  });
}

/** An entry changes its seat's number, and no other; an answer never decreases `known`. */
function numbers<S extends StateOf>({ state, before, entry, ask }: PlayedEntry<S>, found: Found): void {
  if (before === undefined || entry === undefined) return;
  state.core.answered.forEach((n, seat) => {
    const was = before.core.answered[seat]!;
    if (n !== was + (seat === entry.seat ? 1 : 0)) found(`the answer number of seat ${seat} went from ${was} to ${n}`);
  });
  if (ask !== undefined && state.core.known < before.core.known) {
    found(`${ask.kind} lowers what is known from ${before.core.known} to ${state.core.known}: undo would go past it`);
  }
}

function undoAndRedo<S extends StateOf, V extends object>(
  game: Game<S, V>,
  match: Match<S>,
  seat: Seat,
  found: Found,
): S | undefined {
  if (undoRefusal(match, seat) !== undefined) return undefined;
  const last = match.moves.findLast((move) => move.ask.seat === seat)!;
  const about = `seat ${seat} undoes ${last.ask.kind} ${last.option}`;
  const other = fork(match);
  const refused = enter(other, { seat, verb: 'undo', n: match.state.core.answered[seat]! });
  if (refused !== undefined) {
    found(`${about}: allowed, and refused by ${refused.rule}`);
    return undefined;
  }
  const undone = other.state;
  if (undone.core.known !== match.state.core.known) found(`${about}: goes back past something known`);
  othersKeepTheirs(match, undone, seat, about, found);
  if (isSecretStep(match, last)) unseen(game, match, undone, seat, about, found);
  const again = redo(other, last);
  const wrong = again ?? apartFromNumbers(game, match.state, other.state);
  if (wrong !== undefined) found(`${about} and plays it again: ${wrong}`);
  return undone;
}

function redo<S extends StateOf>(m: Match<S>, { ask, option, text }: Move): string | undefined {
  const open = sameAsk(m.game, m.state, ask);
  if (open === undefined || !options(m.game, m.state, open).includes(option)) return 'it is no longer offered';
  const said = text === undefined ? {} : { text };
  const refused = enter(m, { ...answerEntry(m.state, open, option), ...said });
  return refused === undefined ? undefined : `refused by ${refused.rule}`;
}

/** An undo does not touch what others answered in their lanes and drafts since, nor their optional choices. */
function othersKeepTheirs<S extends StateOf>(
  match: Match<S>,
  undone: S,
  seat: Seat,
  about: string,
  found: Found,
): void {
  const { state, moves } = match;
  if (topFrame(state)?.proc !== topFrame(undone)?.proc) return;
  const last = moves.findLastIndex((move) => move.ask.seat === seat);
  for (const other of new Set(moves.slice(last + 1).map(({ ask }) => ask.seat))) {
    const [was, is] = [givenBy(state, other), givenBy(undone, other)];
    if (was !== is) found(`${about}: seat ${other} loses something, ${was} / ${is}`);
  }
}

/** A step of a draft that is still open: every move since left the same frame on top. */
const isSecretStep = <S extends StateOf>(match: Match<S>, move: Move): boolean =>
  move.unheard ||
  (!move.ask.optional &&
    move.parallel &&
    match.moves.slice(match.moves.indexOf(move)).every((later) => later.stays) &&
    (topFrame(match.state)?.drafts ?? topFrame(match.state)?.answers) !== undefined);

/** An unfinished optional choice before and after: other viewers see no difference. */
function unseen<S extends StateOf, V extends object>(
  game: Game<S, V>,
  match: Match<S>,
  after: S,
  seat: Seat,
  about: string,
  found: Found,
): void {
  const waits = (s: S) => asks(match.game, s).some((ask) => ask.seat === seat && !ask.optional);
  if (waits(match.state) !== waits(after)) return;
  for (const viewer of viewers(after)) {
    if (viewer === seat) continue;
    const wrong = bytesDiffer(view(game, match.state, viewer), view(game, after, viewer));
    if (wrong !== undefined) found(`${about}: ${viewer} sees it, ${wrong}`);
  }
}

function takeBackUnseen<S extends StateOf, V extends object>(
  game: Game<S, V>,
  match: Match<S>,
  seat: Seat,
  found: Found,
): void {
  const other = fork(match);
  const entry: Entry = { seat, verb: 'take-back', n: match.state.core.answered[seat]! };
  if (enter(other, entry) === undefined)
    unseen(game, match, other.state, seat, `seat ${seat} takes a step back`, found);
}
