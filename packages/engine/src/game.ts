// The definition of a game: procedures, optional asks, view, roles, score and outcome.
import type { Can } from './can.ts';
import { newAside } from './copy.ts';
import type { Ask, Core, Frame, Params, Pick, RuleId, Seat, StateOf, Viewer } from './core.ts';
import type { Fault, Read } from './fault.ts';
import type { AskSeen, Outcome, Score, Seen } from './seen.ts';
import type { GameSettings, SettingValues } from './settings.ts';
import type { InOrder, StepsOf, Then } from './words/frames.ts';

/** A procedure's progress: wait for an answer, be done, or go on with the next step (frames that this one raised first). */
export type Step = 'wait' | 'done' | 'on';

/** A part of the rule book that may wait for answers. It holds no state: its progress is in its frame. */
export interface Procedure<S extends StateOf = StateOf, F extends Frame = Frame, AnyF extends Frame = Frame> {
  /** Runs rules that need no decision; the result is a step, or another frame to run first. */
  next(s: S, f: F, g: Game<S>): AnyF | Step;
  asks(s: S, f: F, g: Game<S>): readonly Ask[];
  options(s: S, f: F, ask: Ask, can: Can, g: Game<S>): void;
  answer(s: S, f: F, ask: Ask, option: string, g: Game<S>, text?: string): void;
  /** Parameters for the sentence that asks. */
  about?(s: S, f: F, ask: Ask, g: Game<S>): Params | undefined;
  /** The fields of the frame that a viewer may know; none by default. */
  show?(s: S, f: F, viewer: Viewer, g: Game<S>): object;
  /** For bots: fills in the hidden parts of a frame that was rebuilt from a view. */
  guess?(s: S, f: F, viewer: Viewer, pick: Pick, g: Game<S>): void;
  /** Takes back the last step of a seat's draft. */
  takeBack?(s: S, f: F, seat: Seat, g: Game<S>): boolean;
  /** Copies a frame as deep as it can change. */
  copy(f: F, g: Game<S>): F;
  /** Whether an answer to this ask is a step of a secret draft: the others hear nothing of it. */
  secret?(s: S, f: F, ask: Ask, g: Game<S>): boolean;
  /** Seats proceed independently here (drafts, lanes). */
  readonly parallel?: true;
  /** While it is on the stack, no optional asks are open: none at all, or none of these kinds. */
  readonly quiet?: true | readonly string[];
}

/** An optional choice: one seat gives its steps beside the game, and the rule runs when they are complete. */
export interface Beside<S, AnyF, Steps extends Record<string, string> = Record<string, string>> {
  /** The kind of the next step; undefined when the choice is complete. */
  step(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): Extract<keyof Steps, string> | undefined;
  options(s: S, seat: Seat, steps: readonly Steps[keyof Steps][], can: Can<Steps[keyof Steps]>): Then<never>;
  /** How many of these steps, counted from the first, are still offered; without it the engine looks each up in its options. */
  fitting?(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): number;
  /** `text`: the player's own sentence, where one of the asks allows it; stored and shown, read by no rule. */
  carryOut(s: S, seat: Seat, steps: readonly Steps[keyof Steps][], text?: string): Then<AnyF>;
  about?(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): Params | undefined;
}

export interface AskRule<S> {
  /** The lines of the rule book that govern it, shown beside the decision. */
  readonly rules: readonly RuleId[];
  /** The answer as another viewer sees it; unchanged by default. Others never see the steps of a draft. */
  sounds?(s: S, seat: Seat, option: string, to: Viewer): string;
  /** The answer may carry the player's own sentence. Others see it only where the game's view or events show it (ENG-TEXT-5). */
  readonly sentence?: true;
}
/** Secret drafts and windows asked of all at once carry no sentence: no other player would see it. */
export type SecretAskRule<S> = AskRule<S> & { readonly sentence?: never };

/** What a table agreed on before the start, validated. */
export interface Terms<O extends GameSettings = GameSettings, G = unknown> {
  readonly seats: number;
  readonly settings: SettingValues<O>;
  /** Content beyond the settings (a quest, a party, a deck); undefined for a game that takes none. */
  readonly given: G;
}

/** The argument of a game's setup; `shuffle(table, deck)` works on it as on a state. */
export interface Setup<O extends GameSettings = GameSettings, G = undefined> extends Terms<O, G> {
  readonly core: Core<never>;
  /** The role of each seat; empty for a game without roles. */
  readonly roles: readonly string[];
}

/** A role, and how many seats may have it. Seats take the roles in their order: first the least of each, then the most. */
export interface Role {
  readonly key: string;
  readonly least: number;
  readonly most: number;
}

/** Why a policy answered so: the game's texts have a sentence under `reason.<key>`. */
export interface Reason {
  readonly key: string;
  readonly params?: Params;
  readonly rule?: RuleId;
  /** It would reveal hidden information: it is shown after the end only. */
  readonly kept?: true;
}

/** A way to answer that the rule book itself describes, for a seat without a person: an automatic dungeon master. */
export interface Policy<V extends object = object> {
  /** The roles it can play; all by default. */
  readonly roles?: readonly string[];
  /** Returns one of `ask.options`. It gets its seat's view and its own random source, never the game's. */
  decide(
    seen: Seen<V>,
    ask: AskSeen,
    seat: Seat,
    pick: Pick,
  ): { readonly option: string; readonly reasons?: readonly Reason[] };
}

/**
 * An answer that a player leaves with the table for one kind of ask ("pass, unless it could kill me"): one of `ask.options`;
 * undefined asks the player. Whether it answers must follow from public information; which option it gives need not.
 */
export interface StandingAnswer<V extends object = object> {
  answer(seen: Seen<V>, ask: AskSeen, seat: Seat): string | undefined;
}

/** Carries results over to the next game of a campaign. Pure functions of plain data. */
export interface Campaign<S, L = unknown> {
  /** The result of a finished game that the next one starts from. */
  legacy(s: S): L;
  /** Reads it from an untrusted file. */
  readLegacy(value: unknown): Read<L>;
  /** The content of the next game, for `readGiven`; the first game has no legacy. */
  given(legacy: L | undefined, chosen: unknown): unknown;
  /** What can be chosen for the next game, one item at a time (a purchase, a recruit); nothing by default. */
  choices?(legacy: L | undefined, chosen: unknown): readonly CampaignChoice[];
  /** The progress of a campaign as lines of text. */
  summary?(legacy: L): readonly CampaignLine[];
}

/** The game's texts have a sentence under `campaign.<key>`. */
export interface CampaignLine {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}
export interface CampaignChoice extends CampaignLine {
  /** The name of the hero it is for; empty: for all. */
  readonly of: string;
  /** All choices so far, including this one. */
  readonly chosen: unknown;
}

/** A time limit for optional asks. No rule reads a clock: the host measures, and gives these answers when it has passed. */
export interface TimeLimit {
  /** Identifies the period: a new key starts the time again. */
  readonly key: string;
  readonly seconds: number;
  /** For the seats that others wait for. */
  readonly answers: readonly { readonly seat: Seat; readonly kind: string; readonly option: string }[];
}

/** The fields that a game's definition and the defined game share. */
interface Common<S extends StateOf, V extends object> {
  readonly id: string;
  /** The version of the rules: a finished game is replayed under its own. */
  readonly version: string;
  readonly seats: readonly [least: number, most: number];
  /** All viewers get the same view and frames: only decks are hidden. The testing kit checks it. */
  readonly open?: true;
  /** The same as `view`, for several viewers of one state: the parts that all of them see are built once. */
  viewsOf?(s: S): (viewer: Viewer) => V;
  /** Builds a state that fits a view and chooses the hidden cards; the engine rebuilds frames and drafts. */
  determinize(view: V, core: Core<never>, viewer: Viewer, pick: Pick): S;
  score(s: S): readonly Score[];
  outcome(s: S): Outcome;
  /** The side of each seat: seats of the same number are allied. By default each seat has its own. */
  sides?(s: S): readonly number[];
  readonly policies?: { readonly [name: string]: Policy<V> };
  /** By kind of ask, then by name. */
  readonly standing?: { readonly [kind: string]: { readonly [name: string]: StandingAnswer<V> } };
  readonly campaign?: Campaign<S>;
  /** The time limit that applies now, in online games. */
  timeLimit?(s: S): TimeLimit | undefined;
  /** The seats whose reply to this seat's optional choice is open: a bot waits a moment for them before it goes on. */
  repliesDue?(s: S, seat: Seat): readonly Seat[];
  /** Fields of the view that no rule changes (printed content): imagined states share them instead of copying. */
  readonly constant?: readonly string[];
}

export interface Game<S extends StateOf = StateOf, V extends object = object> extends Common<S, V> {
  readonly settings: GameSettings;
  readGiven?(value: unknown, table: Omit<Terms, 'given'>): Read<unknown>;
  roles?(table: Omit<Terms, 'seats'>): readonly Role[];
  faults?(table: Terms): readonly Fault[];
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
/** Procedures whose frame is a cursor without locals: a game can start with them. */
type ChapterOf<F extends Frame> = F extends Frame ? (InOrder<F['proc']> extends F ? F['proc'] : never) : never;
type StepKindOf<F> = F extends { drafts: unknown } ? Extract<keyof StepsOf<F>, string> : never;
type ProcWith<F, Field> = F extends Frame ? (Field extends keyof F ? F['proc'] : never) : never;
/** Every kind of ask of a game's frames. */
export type KindOf<F> = StepKindOf<F> | ProcWith<F, 'answer'>;
/** Kinds whose answers stay secret until all are in. */
type SecretKindOf<F> = StepKindOf<F> | ProcWith<F, 'answers'>;
type KindsBeside<B> = B[keyof B] extends { step(...given: never[]): infer Kind } ? Extract<Kind, string> : never;
/** Any `Beside` of this state and its frames, with steps of any type. */
type Besides<S extends StateOf> = {
  readonly [kind: string]: {
    step(s: S, seat: Seat, steps: never): string | undefined;
    options(s: S, seat: Seat, steps: never, can: never): void;
    carryOut(s: S, seat: Seat, steps: never, text?: string): Then<FrameOf<S>>;
    about?(s: S, seat: Seat, steps: never): Params | undefined;
  };
};

/** A game as its author writes it. */
export interface GameDefinition<
  S extends StateOf,
  V extends object,
  O extends GameSettings,
  B extends Besides<S>,
  G = undefined,
> extends Common<S, V> {
  readonly settings: O;
  /** Reads content from untrusted input; the value must be plain data, and reading it again must give the same. */
  readonly readGiven?: (value: unknown, table: Omit<Terms<O, G>, 'given'>) => Read<G>;
  /** The roles of the seats. Their numbers must fit `seats`, which a lobby knows without the settings. */
  readonly roles?: (table: Omit<Terms<O, G>, 'seats'>) => readonly Role[];
  /** Faults in the combination of settings, content and seats, where each alone is valid. */
  readonly faults?: (table: Terms<O, G>) => readonly Fault[];
  /** The state before the first step; its stack is still empty. */
  readonly setup: (table: Setup<O, G>) => S;
  readonly constant?: readonly Extract<keyof V, string>[];
  /** The outermost sequence: the chapters of the whole game. */
  readonly start: ChapterOf<FrameOf<S>>;
  readonly procedures: {
    readonly [P in FrameOf<S>['proc']]: Procedure<S, Extract<FrameOf<S>, { readonly proc: P }>, FrameOf<S>>;
  };
  readonly beside?: B;
  readonly asks: {
    readonly [K in KindOf<FrameOf<S>> | KindsBeside<B>]: K extends SecretKindOf<FrameOf<S>>
      ? SecretAskRule<S>
      : AskRule<S>;
  };
  /** Everything that a viewer may know. Build it field by field: never remove fields from a copy of the state. */
  readonly view: (s: S, viewer: Viewer) => V;
  /** A full literal, never a spread: copies of copies made by spread are five times slower. */
  copy(s: S, core: Core<FrameOf<S>>): S;
}

/** A game whose setup takes content must define `readGiven`. */
type ReadsGiven<G> = [G] extends [undefined] ? unknown : { readonly readGiven: unknown };

/** Makes a game from its definition; the only cast between typed rules and the untyped loop. A missing procedure or ask does not compile. */
export function defineGame<
  S extends StateOf,
  V extends object,
  O extends GameSettings,
  B extends Besides<S> = Record<never, never>,
  G = undefined,
>(
  definition: GameDefinition<S, V, O, B, G> & ReadsGiven<G>,
): Game<S, V> & { readonly settings: O; readonly beside: B } {
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
    aside: aside.length === 0 ? [] : aside.map((a) => newAside(a.kind, a.seat, a.steps, a.texts)),
  };
}

export const copyFrame = <S extends StateOf>(g: Game<S>, f: Frame): Frame => g.procedures[f.proc]!.copy(f, g);

/** A frame as its procedure shows it. The name of the procedure is public. */
export const showFrame = <S extends StateOf>(g: Game<S>, s: S, f: Frame, viewer: Viewer): Frame => ({
  proc: f.proc,
  ...g.procedures[f.proc]!.show?.(s, f, viewer, g),
});
