// What a game is: its procedures, its optional asks, its view and its end.
import type { Can } from './can.ts';
import type { Aside, Ask, Core, Frame, Params, Pick, RuleId, Seat, StateOf, Viewer } from './core.ts';
import type { GameSettings, SettingValues } from './settings.ts';
import type { InOrder, Then } from './words/frames.ts';

/** Wait for an answer; finished; or go on with the next step (what was raised by this one first). */
export type Step = 'wait' | 'done' | 'on';

/** A piece of the rule book that may wait for players. It holds no state: where it stands is its frame. */
export interface Procedure<S extends StateOf = StateOf, F extends Frame = Frame, AnyF extends Frame = Frame> {
  /** Runs what needs no decision: then wait, be done, go on, or run another frame first. */
  next(s: S, f: F, g: Game<S>): AnyF | Step;
  asks(s: S, f: F, g: Game<S>): readonly Ask[];
  options(s: S, f: F, ask: Ask, can: Can, g: Game<S>): void;
  answer(s: S, f: F, ask: Ask, option: string, g: Game<S>): void;
  /** Parameters for the sentence that asks. */
  about?(s: S, f: F, ask: Ask, g: Game<S>): Params | undefined;
  /** What a viewer may know of the frame; nothing unless said. */
  show?(s: S, f: F, viewer: Viewer, g: Game<S>): object;
  /** Completes a frame rebuilt from what was shown (bots). */
  guess?(s: S, f: F, viewer: Viewer, pick: Pick, g: Game<S>): void;
  /** Takes the last step of a seat's own draft back. */
  takeBack?(s: S, f: F, seat: Seat, g: Game<S>): boolean;
  /** A word knows what changes in its frame. */
  copy(f: F, g: Game<S>): F;
  /** Whether an answer to this ask is a step of a secret draft: the others hear nothing of it. */
  secret?(s: S, f: F, ask: Ask, g: Game<S>): boolean;
  /** Seats go on here without each other (drafts, lanes). */
  readonly parallel?: true;
  /** While it is on the stack nothing is asked from beside: nothing at all, or nothing of these. */
  readonly quiet?: true | readonly string[];
}

/** An optional choice: a draft of one seat beside the game, carried out when complete. */
export interface Beside<S, AnyF, Steps extends Record<string, string> = Record<string, string>> {
  /** The kind of the small choice that follows, or undefined: complete. */
  step(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): Extract<keyof Steps, string> | undefined;
  options(s: S, seat: Seat, steps: readonly Steps[keyof Steps][], can: Can<Steps[keyof Steps]>): void;
  carryOut(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): Then<AnyF>;
  about?(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): Params | undefined;
}

export interface AskRule<S> {
  /** The lines of the rule book that govern it, shown beside the decision. */
  readonly rules: readonly RuleId[];
  /** How an answer sounds to the others: as it is, unless said. Steps of a draft are never heard. */
  sounds?(s: S, seat: Seat, option: string): string;
}

export interface ScoreLine {
  readonly key: string;
  readonly points: number;
  readonly rule: RuleId;
  readonly params?: Params;
}
export interface Score {
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}
export interface Outcome {
  readonly winners: readonly Seat[];
  /** A key for the sentence that tells how it ended, where a game ends in several ways. */
  readonly how?: string;
}

/** What a game's setup gets; `shuffle(table, deck)` works on it as on a state. */
export interface Setup<O extends GameSettings = GameSettings> {
  readonly core: Core<never>;
  readonly seats: number;
  readonly settings: SettingValues<O>;
}

/** What is the same in a game as its author writes it and as it is played. */
interface Common<S extends StateOf, V extends object> {
  readonly id: string;
  /** The version of the rules: a finished game replays under its own. */
  readonly version: string;
  readonly seats: readonly [least: number, most: number];
  /** The view and the frames are the same for everybody: only decks are hidden. The testing kit holds a game to it. */
  readonly open?: true;
  /** A state that fits a view: places the hidden cards; the engine rebuilds frames and drafts. */
  determinize(view: V, core: Core<never>, viewer: Viewer, pick: Pick): S;
  score(s: S): readonly Score[];
  outcome(s: S): Outcome;
}

export interface Game<S extends StateOf = StateOf, V extends object = object> extends Common<S, V> {
  readonly settings: GameSettings;
  readonly asks: { readonly [kind: string]: AskRule<S> };
  readonly procedures: { readonly [proc: string]: Procedure<S> };
  readonly beside: { readonly [kind: string]: Beside<S, Frame> };
  readonly besides: readonly string[];
  setup(table: Setup): S;
  readonly start: string;
  view(s: S, viewer: Viewer): V;
  copy(s: S): S;
}

export type FrameOf<S extends StateOf> = S['core']['stack'][number];
/** Procedures that can start from nothing: a cursor without locals. */
type ChapterOf<F extends Frame> = F extends Frame ? (InOrder<F['proc']> extends F ? F['proc'] : never) : never;
/** Every kind of ask that a game's frames can put. */
export type KindOf<F> = F extends Frame
  ? 'steps' extends keyof F
    ? Extract<keyof Exclude<F['steps'], undefined>, string>
    : 'answer' extends keyof F
      ? F['proc']
      : never
  : never;
type KindsBeside<B> = B[keyof B] extends { step(...given: never[]): infer Kind } ? Extract<Kind, string> : never;
/** Any `Beside` of this state and its frames, whatever its steps are. */
type Besides<S extends StateOf> = {
  readonly [kind: string]: {
    step(s: S, seat: Seat, steps: never): string | undefined;
    options(s: S, seat: Seat, steps: never, can: never): void;
    carryOut(s: S, seat: Seat, steps: never): Then<FrameOf<S>>;
    about?(s: S, seat: Seat, steps: never): Params | undefined;
  };
};

/** A game as its author writes it. */
export interface GameDefinition<S extends StateOf, V extends object, O extends GameSettings, B extends Besides<S>>
  extends Common<S, V> {
  readonly settings: O;
  /** The state after the box is unpacked; its stack is still empty. */
  readonly setup: (table: Setup<O>) => S;
  /** The outermost sequence: the book's table of contents. */
  readonly start: ChapterOf<FrameOf<S>>;
  readonly procedures: {
    readonly [P in FrameOf<S>['proc']]: Procedure<S, Extract<FrameOf<S>, { readonly proc: P }>, FrameOf<S>>;
  };
  readonly beside?: B;
  readonly asks: { readonly [K in KindOf<FrameOf<S>> | KindsBeside<B>]: AskRule<S> };
  /** What a viewer may know, built by adding. */
  readonly view: (s: S, viewer: Viewer) => V;
  /** A full literal, never a spread: copies of copies made by spread are five times slower. */
  copy(s: S, core: Core<FrameOf<S>>): S;
}

/** Holds the only cast between typed rules and the untyped loop. A missing procedure or ask does not compile. */
export function defineGame<
  S extends StateOf,
  V extends object,
  O extends GameSettings,
  B extends Besides<S> = Record<never, never>,
>(definition: GameDefinition<S, V, O, B>): Game<S, V> & { readonly settings: O; readonly beside: B } {
  const copyFields = definition.copy;
  const beside = definition.beside ?? {};
  const game = { ...definition, beside, besides: Object.keys(beside), copy } as unknown as Game<S, V>;
  function copy(s: S): S {
    return copyFields(s, copyCore(game, s.core) as Core<FrameOf<S>>);
  }
  return game as Game<S, V> & { readonly settings: O; readonly beside: B };
}

function copyCore<S extends StateOf>(g: Game<S>, core: Core): Core {
  const { chance, stack, aside } = core;
  const frames = new Array<Frame>(stack.length);
  for (let i = 0; i < frames.length; i++) frames[i] = copyFrame(g, stack[i]!);
  return {
    chance: [chance[0], chance[1], chance[2], chance[3]],
    known: core.known,
    answered: core.answered.slice(),
    stack: frames,
    // The steps of an aside are replaced, never changed.
    aside: aside.length === 0 ? [] : aside.map((a): Aside => ({ kind: a.kind, seat: a.seat, steps: a.steps })),
  };
}

export const copyFrame = <S extends StateOf>(g: Game<S>, f: Frame): Frame => g.procedures[f.proc]!.copy(f, g);

/** A frame as its procedure shows it; its name is open, since what the table is doing is. */
export const showFrame = <S extends StateOf>(g: Game<S>, s: S, f: Frame, viewer: Viewer): Frame => ({
  proc: f.proc,
  ...g.procedures[f.proc]!.show?.(s, f, viewer, g),
});
