// Answers: rules get only answers to open asks with offered options; every refusal names its rule.
import { Can } from './can.ts';
import type { Ask, Listener, Refusal, Seat, StateOf } from './core.ts';
import type { Game } from './game.ts';
import { apply, asks, offer, options } from './loop.ts';
import { takeBackBeside } from './optional-asks.ts';
import { LONGEST_SENTENCE, readSentence } from './sentence.ts';

/** An answer as clients send it: the kind of ask, the chosen option, and how many answers the seat gave before. */
export interface Answer {
  readonly kind: string;
  readonly option: string;
  readonly n: number;
  /** A sentence of the player's own, where the ask allows one. */
  readonly text?: string;
}

/** No kind and no option of any game is longer: longer ones are refused unread. */
export const LONGEST_WORD = 200;
const LONGEST_ANSWER = 2 * LONGEST_WORD + 20 + 8 * LONGEST_SENTENCE;

/** Text form: `2 recruit-monster goblin`, or with a sentence as JSON behind it: `3 promise gold "By my beard."`. */
export const answerText = (a: Answer): string =>
  a.text === undefined ? `${a.n} ${a.kind} ${a.option}` : `${a.n} ${a.kind} ${a.option} ${JSON.stringify(a.text)}`;

/** Reads an answer from untrusted input: an object or its text form. */
export function readAnswer(given: unknown): Answer | undefined {
  if (typeof given === 'string') {
    if (given.length > LONGEST_ANSWER) return undefined;
    const parts = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)(?: (".*"))?$/.exec(given);
    if (parts === null) return undefined;
    const [, n, kind, option, quoted] = parts;
    const text = quoted === undefined ? {} : { text: unquoted(quoted) };
    return readAnswer({ n: Number(n), kind, option, ...text });
  }
  if (typeof given !== 'object' || given === null) return undefined;
  const { kind, option, n, text } = given as { [key: string]: unknown };
  if (typeof kind !== 'string' || typeof option !== 'string' || typeof n !== 'number') return undefined;
  if (kind.length > LONGEST_WORD || option.length > LONGEST_WORD || !Number.isSafeInteger(n)) return undefined;
  if (text === undefined) return { kind, option, n };
  const sentence = readSentence(text);
  return sentence === undefined ? undefined : { kind, option, n, text: sentence };
}

/** A sentence from its JSON form; `null` where that is not valid: `readSentence` refuses it. */
function unquoted(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}

export const isSeat = (s: StateOf, seat: unknown): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < s.core.answered.length;

type Checked = { readonly ask: Ask; readonly answer: Answer } | { readonly refused: Refusal };

/** The ask that an answer fits, or the reason why there is none. */
export function check<S extends StateOf>(g: Game<S>, s: S, seat: Seat, given: unknown): Checked {
  if (!isSeat(s, seat)) return no('ENG-NO-SUCH-SEAT');
  const answer = readAnswer(given);
  if (answer === undefined) return no('ENG-MALFORMED');
  if (s.core.stack.length === 0) return no('ENG-OVER');
  if (answer.n !== s.core.answered[seat]) return no('ENG-LATE');
  const ask = asks(g, s).find((x) => x.seat === seat && x.kind === answer.kind);
  if (ask === undefined) return no('ENG-NOT-ASKED');
  if (answer.text !== undefined && g.asks[ask.kind]?.sentence !== true) return no('ENG-TEXT-2');
  if (options(g, s, ask).includes(answer.option)) return { ask, answer };
  const why = explain(g, s, ask).find((reason) => reason.option === answer.option);
  return { refused: why ?? { rule: 'ENG-NOT-OFFERED', option: answer.option } };
}
const no = (rule: string): { refused: Refusal } => ({ refused: { rule } });

/** The options that are not possible now, each with its rule; collected by the rule code that offers the others. */
export function explain<S extends StateOf>(g: Game<S>, s: S, ask: Ask): Refusal[] {
  const can = new Can();
  can.refused = [];
  offer(g, s, ask, can);
  return can.refused;
}

/** A new state, or the reason why not; after taking back a step of an optional choice, the kind of that choice. */
type Played<S> = { readonly state: S; readonly beside?: string } | { readonly refused: Refusal };

/** Checks an answer and applies it to a copy: the given state stays as it is. */
export function play<S extends StateOf>(g: Game<S>, s: S, seat: Seat, given: unknown, listen?: Listener): Played<S> {
  const checked = check(g, s, seat, given);
  if ('refused' in checked) return checked;
  const state = g.copy(s);
  apply(g, state, checked.ask, checked.answer.option, listen, checked.answer.text);
  return { state };
}

/** Takes back the last step of a seat's draft, in place. */
export const takeBackDraft = <S extends StateOf>(g: Game<S>, s: S, seat: Seat, f = s.core.stack.at(-1)): boolean =>
  f !== undefined && (g.procedures[f.proc]!.takeBack?.(s, f, seat, g) ?? false);

/** Takes back a seat's last step: of its optional choice first, or of its draft. Never an option: a random game must end. */
export function takeBack<S extends StateOf>(g: Game<S>, s: S, seat: Seat, draftFirst = false): Played<S> {
  if (!isSeat(s, seat)) return no('ENG-NO-SUCH-SEAT');
  const state = g.copy(s);
  const drafted = draftFirst && takeBackDraft(g, state, seat);
  const beside = drafted ? undefined : takeBackBeside(g, state, seat);
  if (!drafted && beside === undefined && !takeBackDraft(g, state, seat)) return no('ENG-NOTHING-TO-TAKE-BACK');
  state.core.answered[seat]!++; // so that an answer sent before this entry is refused
  return beside === undefined ? { state } : { state, beside };
}
