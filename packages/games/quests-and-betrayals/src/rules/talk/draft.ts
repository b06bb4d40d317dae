// QT-TALK-10 to QT-TALK-12: an offer is built from small asks. What a seat has answered so far is read again each time.
import type { Beside, Seat } from '@oubliette/engine';
import { MOST_STANDING } from '../../cards/cards.ts';
import type { Frame, Offer, Piece, State } from '../../state.ts';
import { candidates, hasCandidate, kindsFor } from './candidates.ts';
import { isWellFormed, missing } from './check.ts';
import { canHelp, isClosed, isDone, isPayer, mayDeal, mayPayOnly, sentTo } from './moments.ts';
import { sendOffer } from './offers.ts';
import {
  type Draft,
  dueOf,
  kindOf,
  mirrored,
  now,
  PARTS,
  type Part,
  pieces,
  subjectOf,
  textOf,
  withPiece,
  word,
} from './pieces.ts';

type Kind = 'talk-to' | 'talk-open' | 'talk-part' | 'talk-piece' | 'talk-which' | 'talk-due';
export type TalkSteps = Record<Kind, string>;

/** Where a draft stands: what comes next, and everything that may be answered. */
interface Stage {
  readonly kind: Kind | undefined;
  readonly draft: Draft | undefined;
  readonly part?: Part;
  /** The kind of piece that is being chosen. */
  readonly thing?: string;
  /** How many of the steps are still offered. */
  readonly fits: number;
  readonly choices: () => readonly string[];
  /** `send` was answered, or `drop`. */
  readonly end?: 'send' | 'drop';
}

const emptyDraft = (s: State, sender: Seat, receiver: Seat, answers: number): Draft => ({
  moment: s.talk.moment,
  sender,
  receiver,
  answers,
  give: [],
  ask: [],
  askWord: [],
  promise: [],
});

/** QT-TALK-3, QT-TALK-20, QT-TALK-27 */
function noSending(s: State, sender: Seat, receiver: Seat): string | undefined {
  if (!mayDeal(s, sender, receiver)) return 'QT-TALK-2';
  if (mayPayOnly(s, receiver, sender)) return 'QT-TALK-2'; // who is to be paid asks for nothing
  if (isClosed(s, sender, receiver)) return 'QT-TALK-30';
  if (isDone(s, sender)) return 'QT-TALK-28';
  if (sentTo(s, sender, receiver) >= s.settings.offers) return 'QT-TALK-27';
  const standing = s.talk.standing.filter((o) => o.sender === sender && o.receiver === receiver);
  return standing.length >= MOST_STANDING ? 'QT-TALK-20' : undefined;
}

/** Words are possible nearly always, so they are looked at first. */
const PARTS_OF_WORDS_FIRST: readonly Part[] = ['promise', 'give', 'ask', 'ask-word'];
const hasSomething = (s: State, d: Draft): boolean =>
  s.talk.moment === 'D' || s.talk.moment === 'A' || PARTS_OF_WORDS_FIRST.some((part) => hasCandidate(s, d, part));

const mayWriteTo = (s: State, sender: Seat, seat: Seat): boolean =>
  noSending(s, sender, seat) === undefined && hasSomething(s, emptyDraft(s, sender, seat, 0));
const mayCounter = (s: State, sender: Seat, o: Offer): boolean =>
  o.receiver === sender && noSending(s, sender, o.sender) === undefined;

function receivers(s: State, sender: Seat): string[] {
  const to = s.players.flatMap((_, seat) => (mayWriteTo(s, sender, seat) ? [`seat:${seat}`] : []));
  const back = s.talk.standing.flatMap((o) => (mayCounter(s, sender, o) ? [`counter:${o.id}`] : []));
  return [...to, ...back];
}

/** The same for one answer. */
function isReceiver(s: State, sender: Seat, option: string): boolean {
  const number = Number(option.slice(option.indexOf(':') + 1));
  if (option.startsWith('seat:')) return number < s.players.length && mayWriteTo(s, sender, number);
  return s.talk.standing.some((o) => o.id === number && mayCounter(s, sender, o));
}

/** QT-TALK-5, QT-TALK-44: what lies in an offer of D or A from the start; several: it is asked which. */
function openings(s: State, d: Draft): Draft[] {
  const payerSends = isPayer(s, d.sender);
  if (s.talk.moment === 'A') {
    const part = payerSends ? 'ask-word' : 'promise';
    return (['fist', 'aside'] as const).map((kind) => withPiece(d, part, word(kind, '', 'this-arena')));
  }
  if (s.talk.moment !== 'D') return [];
  const part = payerSends ? 'ask' : 'give';
  const calls = !payerSends ? [] : callable(s, d).map((number) => withPiece(d, 'ask', now('call', number)));
  return [withPiece(d, part, 'help'), ...calls];
}

/** Promises of help that the active player may call on in this fight. */
const callable = (s: State, d: Draft): number[] =>
  s.ledger.flatMap((line) =>
    line.kind === 'help' &&
    line.state === 'running' &&
    line.receiver === d.sender &&
    line.giver === d.receiver &&
    line.turns === 0 &&
    canHelp(s, line.giver)
      ? [line.number]
      : [],
  );
const openingName = (d: Draft): string => {
  const piece = [...d.give, ...d.ask, ...d.askWord, ...d.promise][0]!;
  return kindOf(piece) === 'call' ? piece : kindOf(piece);
};

const hasPiece = (d: Draft): boolean => PARTS.some((part) => pieces(d, part).length > 0);

/** QT-TALK-14, QT-TALK-19 */
function maySend(s: State, d: Draft): boolean {
  if (!hasPiece(d) || !isWellFormed(d) || missing(s, d) !== undefined) return false;
  const original = s.talk.standing.find((o) => o.id === d.answers);
  return original === undefined || textOf(mirrored(original)) !== textOf(d);
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];

function partsFor(s: State, d: Draft): string[] {
  const parts: string[] = PARTS.filter((part) => hasCandidate(s, d, part));
  if (maySend(s, d)) parts.push('send');
  else if (parts.length === 0) parts.push('drop');
  return parts;
}

/** The same for one answer. */
function isPartFor(s: State, d: Draft, option: string): boolean {
  if (option === 'send') return maySend(s, d);
  const part = PARTS.find((one) => one === option);
  if (part !== undefined) return hasCandidate(s, d, part);
  return !maySend(s, d) && !PARTS.some((one) => hasCandidate(s, d, one));
}

/** Reads a draft, step after step, up to the first that is no longer offered. A choice without an alternative is made without asking. */
export function readDraft(s: State, seat: Seat, steps: readonly string[]): Stage {
  let fits = 0;
  const next = (isOffered: (step: string) => boolean): string | undefined => {
    const step = steps[fits];
    if (step === undefined || !isOffered(step)) return undefined;
    fits++;
    return step;
  };
  const first = next((step) => isReceiver(s, seat, step));
  if (first === undefined) return { kind: 'talk-to', draft: undefined, fits, choices: () => receivers(s, seat) };
  const answered = first.startsWith('counter:') ? s.talk.standing.find((o) => `counter:${o.id}` === first) : undefined;
  const receiver = answered?.sender ?? Number(first.slice('seat:'.length));
  let draft = emptyDraft(s, seat, receiver, answered?.id ?? 0);
  const open = openings(s, draft);
  if (open.length === 1) draft = open[0]!;
  else if (open.length > 1) {
    const names = open.map(openingName);
    const chosen = next((step) => names.includes(step));
    if (chosen === undefined) return { kind: 'talk-open', draft, fits, choices: () => names };
    draft = open[names.indexOf(chosen)]!;
  }
  for (;;) {
    const now = draft;
    const said = next((step) => isPartFor(s, now, step));
    if (said === undefined) return { kind: 'talk-part', draft, fits, choices: () => partsFor(s, now) };
    if (said === 'send' || said === 'drop') return { kind: undefined, draft, fits, choices: () => [], end: said };
    const part = said as Part;
    const kinds: readonly string[] = kindsFor(s, draft, part);
    const kindChosen = kinds.length === 1 ? kinds[0] : next((step) => kinds.includes(step));
    if (kindChosen === undefined) return { kind: 'talk-piece', draft, part, fits, choices: () => kinds };
    let fitting = candidates(s, draft, part, kindChosen);
    for (const [kind, read] of SMALL_CHOICES) {
      const choices = unique(fitting.map(read));
      const chosen = choices.length === 1 ? choices[0] : next((step) => choices.includes(step));
      if (chosen === undefined) return { kind, draft, part, thing: kindChosen, fits, choices: () => choices };
      fitting = fitting.filter((piece) => read(piece) === chosen);
    }
    draft = withPiece(draft, part, fitting[0]!);
  }
}

const SMALL_CHOICES: readonly (readonly ['talk-which' | 'talk-due', (piece: Piece) => string])[] = [
  ['talk-which', subjectOf],
  ['talk-due', dueOf],
];

export const talk: Beside<State, Frame, TalkSteps> = {
  step(s, seat, steps) {
    if (s.talk.moment === 'none') return undefined;
    return steps.length === 0 ? 'talk-to' : readDraft(s, seat, steps).kind;
  },
  options(s, seat, steps, can) {
    if (s.talk.moment === 'none') return;
    for (const choice of readDraft(s, seat, steps).choices()) can.add(choice);
    if (steps.length > 0 || can.refused === undefined) return;
    for (let other = 0; other < s.players.length; other++) {
      const no = other === seat ? undefined : noSending(s, seat, other);
      if (no !== undefined) can.add(`seat:${other}`, no);
    }
  },
  fitting: (s, seat, steps) => (s.talk.moment === 'none' ? 0 : readDraft(s, seat, steps).fits),
  carryOut(s, seat, steps, text) {
    const { draft, end } = readDraft(s, seat, steps);
    if (end === 'send') sendOffer(s, draft!, text);
  },
  about(s, seat, steps) {
    if (s.talk.moment === 'none') return undefined;
    const { draft, part, thing } = readDraft(s, seat, steps);
    if (draft === undefined) return undefined;
    const { give, ask, askWord, promise } = draft;
    const about = { toSeat: draft.receiver, give, ask, askWord, promise };
    if (part === undefined) return about;
    const inPart = { ...about, part: part === 'ask-word' ? 'word' : part };
    return thing === undefined ? inPart : { ...inPart, thing };
  },
};
