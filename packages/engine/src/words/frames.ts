// What a save holds for each word. A game's `Frame` is a union of these: it is the documentation of its saves.
import type { Frame, Seat } from '../core.ts';

/** `sequence` and `repeat`: a cursor, and the locals a game adds to it. */
export interface InOrder<P extends string> {
  readonly proc: P;
  at: number;
}

/** `eachInTurn`: the items, and which one is served. `answer` never exists: it carries the type of the answers. */
export interface InTurn<P extends string, T, A extends string> {
  readonly proc: P;
  readonly todo: readonly T[];
  at: number;
  /** Where the rule says what happens when a turn begins: the place of the last one that has begun. */
  begun?: number;
  readonly answer?: A;
}

/** `allAtOnce`: a draft per seat. `steps` never exists: it carries the kinds of the steps and the type of their answers. */
export interface AtOnce<P extends string, Steps extends Record<string, string>> {
  readonly proc: P;
  drafts: Steps[keyof Steps][][];
  readonly steps?: Steps;
}

/** `sideBySide`: a stack per seat, and what each seat's lane left to be done when all are closed. */
export interface Lanes<P extends string, F> {
  readonly proc: P;
  lanes: F[][];
  after: F[][];
}

/** `window`: what happened, who is asked in which order, and who is being asked. */
export interface Window<P extends string, E, A extends string> {
  readonly proc: P;
  readonly event: E;
  readonly todo: readonly Seat[];
  at: number;
  readonly answer?: A;
}

/** `windowAtOnce`: what happened, who is asked, who was served, and what each of the others has answered in secret. */
export interface WindowAtOnce<P extends string, E, A extends string> {
  readonly proc: P;
  readonly event: E;
  readonly todo: readonly Seat[];
  /** Places of `todo` before this one are served. */
  at: number;
  /** By place in `todo`; an empty word: not yet answered. */
  answers: (A | '')[];
  readonly answer?: A;
}

/** A window that has just opened: nobody has answered. */
export const windowAtOnce = <P extends string, E>(proc: P, event: E, todo: readonly Seat[]) => ({
  proc,
  event,
  todo,
  at: 0,
  answers: todo.map((): '' => ''),
});

export type Of<F extends Frame, P extends F['proc']> = Extract<F, { readonly proc: P }>;
export type ItemOf<F> = F extends { readonly todo: readonly (infer T)[] } ? T : never;
export type AnswerOf<F> = F extends { readonly answer?: infer A } ? Extract<A, string> : never;
export type StepsOf<F> = F extends { readonly steps?: infer Steps } ? Exclude<Steps, undefined> : never;
export type EventOf<F> = F extends { readonly event: infer E } ? E : never;

/** What a game adds to a cursor. Whoever adds locals must say what is shown of them. */
type Locals<F> = Exclude<keyof F, 'proc' | 'at'>;
export type ShowLocals<F, S, V> = [Locals<F>] extends [never]
  ? { show?(f: F, viewer: V, s: S): object }
  : { show(f: F, viewer: V, s: S): object };

/** What a rule may return: a frame to run first, one of the word's own answers, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: most rules simply end, and `void` is what TypeScript infers for that
export type Then<F, Word extends string = never> = F | Word | undefined | void;

/** One empty draft, lane or list for each seat. */
export const perSeat = <T = never>(seats: number): T[][] => Array.from({ length: seats }, () => []);
