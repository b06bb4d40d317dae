// The frames of the words, as saves hold them. A game's `Frame` type is a union of these.
import type { Frame, Seat } from '../core.ts';

/** `sequence` and `repeat`: a cursor; a game may add locals. */
export interface InOrder<P extends string> {
  readonly proc: P;
  at: number;
}

/** `eachInTurn`: the items, and the index of the current one. `answer` never exists: it carries the type of the answers. */
export interface InTurn<P extends string, T, A extends string> {
  readonly proc: P;
  readonly todo: readonly T[];
  at: number;
  /** For rules with `begins`: the index of the last turn that has begun. */
  begun?: number;
  readonly answer?: A;
}

/** `allAtOnce`: a draft per seat. `steps` never exists: it carries the kinds of the steps and the type of their answers. */
export interface AtOnce<P extends string, Steps extends Record<string, string>> {
  readonly proc: P;
  drafts: Steps[keyof Steps][][];
  readonly steps?: Steps;
}

/** `sideBySide`: a stack per seat, and the frames that each lane postponed until all are closed. */
export interface Lanes<P extends string, F> {
  readonly proc: P;
  lanes: F[][];
  after: F[][];
}

/** `window`: the event, the seats in the order in which they are asked, and the index of the current one. */
export interface Window<P extends string, E, A extends string> {
  readonly proc: P;
  readonly event: E;
  readonly todo: readonly Seat[];
  at: number;
  readonly answer?: A;
}

/** `windowAtOnce`: seats before `at` are done; `answers` holds the secret answers by index in `todo`, '' where none is given. */
export interface WindowAtOnce<P extends string, E, A extends string> extends Window<P, E, A> {
  answers: (A | '')[];
  /** Whose answers have stood since others were carried out: it would be too late to take them back. */
  stands: readonly Seat[];
}

/** A newly opened window, without answers. */
export function windowAtOnce<P extends string, E>(proc: P, event: E, todo: readonly Seat[]) {
  return { proc, event, todo, at: 0, answers: todo.map((): '' => ''), stands: [] };
}

/** The names of a word's frames. It copies only the fields that it knows: a frame with others is none of its. */
export type ProcOf<F, Word extends Frame> = F extends Word & { [K in Exclude<keyof F, keyof Word>]: never }
  ? F['proc']
  : never;
export type Of<F extends Frame, P extends F['proc']> = Extract<F, { readonly proc: P }>;
export type ItemOf<F> = F extends { readonly todo: readonly (infer T)[] } ? T : never;
export type AnswerOf<F> = F extends { readonly answer?: infer A } ? Extract<A, string> : never;
export type StepsOf<F> = F extends { readonly steps?: infer Steps } ? Exclude<Steps, undefined> : never;
export type EventOf<F> = F extends { readonly event: infer E } ? E : never;

/** The fields that a game adds to a cursor. A game that adds locals must define `show`. */
type Locals<F> = Exclude<keyof F, 'proc' | 'at'>;
export type ShowLocals<F, S, V> = [Locals<F>] extends [never]
  ? { show?(f: F, viewer: V, s: S): object }
  : { show(f: F, viewer: V, s: S): object };

/** The result of a rule: a frame to run first, one of the word's own keywords, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: most rules return nothing, and TypeScript infers `void` for that
export type Then<F, Word extends string = never> = F | Word | undefined | void;

/** One empty draft, lane or list for each seat. */
export const perSeat = <T = never>(seats: number): T[][] => Array.from({ length: seats }, () => []);
