// States that look the same to a viewer: they differ exactly in what that viewer does not know.
import {
  type Ask,
  apply,
  asks,
  awaited,
  type Event,
  type Frame,
  type Game,
  type Heard,
  hear,
  imagine,
  options,
  type Pick,
  type Seat,
  type StateOf,
  type Viewer,
  view,
} from '@oubliette/engine';
import { saved } from './plain-data.ts';

/**
 * Another state with the same view for the viewer: hidden cards lie elsewhere. Other seats' optional choices, the content of
 * their secret drafts (where possible) and their answer numbers are kept: the viewer knows none of them, and
 * the same answers fit in both states.
 */
export function otherWorld<S extends StateOf, V extends object>(game: Game<S, V>, s: S, viewer: Viewer, pick: Pick): S {
  const other = imagine(game, view(game, s, viewer), viewer, pick);
  other.core.known = s.core.known;
  other.core.answered = s.core.answered.slice();
  other.core.aside.push(...saved(s.core.aside.filter((a) => a.seat !== viewer)));
  const { drafts } = topFrame(s) ?? {};
  drafts?.forEach((draft, seat) => {
    if (seat !== viewer) draftAgain(game as unknown as Game<S>, other, seat, draft);
  });
  return other;
}

/** Gives the same steps in this state, if each of them is offered; else the draft stays as imagined. */
function draftAgain<S extends StateOf>(g: Game<S>, s: S, seat: Seat, steps: readonly string[]): void {
  const drafts = topFrame(s)!.drafts!;
  const imagined = drafts[seat]!;
  drafts[seat] = [];
  for (const step of steps) {
    const ask = awaited(g, s).find((x) => x.seat === seat);
    if (ask === undefined || !options(g, s, ask).includes(step)) {
      drafts[seat] = imagined;
      return;
    }
    drafts[seat].push(step);
  }
}

/** Frames of seats that proceed independently have an entry for each seat. */
type Parallel = Frame & {
  readonly drafts?: string[][];
  readonly lanes?: unknown[];
  readonly after?: unknown[];
  readonly answers?: string[];
  readonly todo?: readonly unknown[];
};

export const topFrame = (s: StateOf): Parallel | undefined => s.core.stack.at(-1);

/** What a seat itself has given: in its draft or lane, and in optional choices. */
export function givenBy(s: StateOf, seat: Seat): string {
  const top = topFrame(s);
  const beside = s.core.aside.filter((a) => a.seat === seat);
  const answer = top?.answers?.[top.todo!.indexOf(seat)];
  return JSON.stringify([top?.drafts?.[seat], top?.lanes?.[seat], top?.after?.[seat], answer, beside]);
}

/** A seat's own position: what it has given, and its open asks. */
export const footing = <S extends StateOf>(g: Game<S>, s: S, seat: Seat): string =>
  `${topFrame(s)?.proc} ${givenBy(s, seat)} ${asks(g, s).flatMap((ask) => (ask.seat === seat ? [ask.kind] : []))}`;

/** The same ask in another state, if it is open there. */
export const sameAsk = <S extends StateOf>(g: Game<S>, s: S, ask: Ask): Ask | undefined =>
  asks(g, s).find((x) => x.seat === ask.seat && x.kind === ask.kind && x.beside === ask.beside);

/** An answer on a copy: the result, its events, and whether something became known. */
export interface Tried<S> {
  readonly state: S;
  readonly events: readonly Event[];
  readonly becameKnown: boolean;
}

export function tryOn<S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string): Tried<S> {
  const state = g.copy(s);
  const events: Event[] = [];
  apply(g, state, ask, option, (event) => events.push(event));
  return { state, events, becameKnown: state.core.known !== s.core.known };
}

export const heardBy = (events: readonly Event[], viewer: Viewer): Heard[] =>
  events.map((event) => hear(event, viewer));

/** Whether this seat's draft or optional choice is still open after an answer. */
export const stillComposing = <S extends StateOf>(g: Game<S>, before: S, after: S, ask: Ask): boolean =>
  ask.optional
    ? after.core.aside.some((a) => a.seat === ask.seat && a.kind === ask.beside)
    : topFrame(after)?.proc === topFrame(before)?.proc &&
      before.core.stack.length === after.core.stack.length &&
      asks(g, after).some((x) => x.seat === ask.seat && !x.optional);
