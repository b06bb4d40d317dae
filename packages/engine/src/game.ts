// What a game is: its procedures, its optional asks, its view, its people and its end.
import type { Can } from './can.ts';
import type { Aside, Ask, Core, Frame, Params, Pick, RuleId, Seat, StateOf, Viewer } from './core.ts';
import type { Fault, Read } from './fault.ts';
import type { AskSeen, Outcome, Score, Seen } from './seen.ts';
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
  answer(s: S, f: F, ask: Ask, option: string, g: Game<S>, text?: string): void;
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
  /** How many of these steps are still offered, counted from the first; without it each is looked up in its options. */
  fitting?(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): number;
  /** `text`: a sentence of the player's own, where one of the asks allows it; to be kept and shown, never read. */
  carryOut(s: S, seat: Seat, steps: readonly Steps[keyof Steps][], text?: string): Then<AnyF>;
  about?(s: S, seat: Seat, steps: readonly Steps[keyof Steps][]): Params | undefined;
}

export interface AskRule<S> {
  /** The lines of the rule book that govern it, shown beside the decision. */
  readonly rules: readonly RuleId[];
  /** How an answer sounds to another viewer: as it is, unless said. Steps of a draft are never heard. */
  sounds?(s: S, seat: Seat, option: string, to: Viewer): string;
  /** The answer may carry a sentence of the player's own. Who hears the option as it is hears the sentence too. */
  readonly sentence?: true;
}
/** Steps of a secret draft, and answers to a window asked of all at once, carry no sentence: nobody would hear it. */
export interface SecretAskRule<S> extends AskRule<S> {
  readonly sentence?: never;
}

/** What a table agreed on before the start, as the game has read it. */
export interface Terms<O extends GameSettings = GameSettings, G = unknown> {
  readonly seats: number;
  readonly settings: SettingValues<O>;
  /** Content beyond the settings (a quest, a party, a deck); undefined for a game that takes none. */
  readonly given: G;
}

/** What a game's setup gets; `shuffle(table, deck)` works on it as on a state. */
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

/** Why a policy answered so: its texts have a sentence under `reason.<key>`. */
export interface Reason {
  readonly key: string;
  readonly params?: Params;
  readonly rule?: RuleId;
  /** It would betray something hidden: it is told after the end. */
  readonly kept?: true;
}

/** A way to answer that the rule book itself describes, for a chair that nobody holds: an automatic dungeon master. */
export interface Policy<V extends object = object> {
  /** The roles it can play; every one unless said. */
  readonly roles?: readonly string[];
  /** One of `ask.options`. It sees what its seat sees and throws its own dice, never the game's. */
  decide(
    seen: Seen<V>,
    ask: AskSeen,
    seat: Seat,
    pick: Pick,
  ): { readonly option: string; readonly reasons?: readonly Reason[] };
}

/**
 * An answer that a player leaves with the table for one kind of ask ("pass, unless it could kill me"): one of `ask.options`,
 * or undefined: the player is asked. Whether it answers must follow from what everybody knows; what it answers need not.
 */
export interface StandingAnswer<V extends object = object> {
  answer(seen: Seen<V>, ask: AskSeen, seat: Seat): string | undefined;
}

/** How a game hands something on to the next game of a campaign. Pure functions of plain data. */
export interface Campaign<S, L = unknown> {
  /** What a finished game hands on. */
  legacy(s: S): L;
  /** The same, from a file that may hold anything. */
  readLegacy(value: unknown): Read<L>;
  /** What the next game is given: for `readGiven`, from what was handed on (nothing in the first game) and what is chosen now. */
  given(legacy: L | undefined, chosen: unknown): unknown;
  /** What may be chosen now for the next game, one thing at a time (a purchase, a recruit); nothing unless said. */
  choices?(legacy: L | undefined, chosen: unknown): readonly CampaignChoice[];
  /** Where a campaign stands, line by line, for people to read. */
  summary?(legacy: L): readonly CampaignLine[];
}

/** The game's texts have a sentence under `campaign.<key>`. */
export interface CampaignLine {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}
export interface CampaignChoice extends CampaignLine {
  /** For whom, by name: a hero; for everybody where it is empty. */
  readonly of: string;
  /** All that is chosen, with this. */
  readonly chosen: unknown;
}

/** A limit of time for what goes on beside the table. No rule reads a clock: the host counts, and gives these answers at the end. */
export interface TimeLimit {
  /** Names this stretch of time: under another key the count begins again. */
  readonly key: string;
  readonly seconds: number;
  /** For those who hold the others up. */
  readonly answers: readonly { readonly seat: Seat; readonly kind: string; readonly option: string }[];
}

/** What is the same in a game as its author writes it and as it is played. */
interface Common<S extends StateOf, V extends object> {
  readonly id: string;
  /** The version of the rules: a finished game replays under its own. */
  readonly version: string;
  readonly seats: readonly [least: number, most: number];
  /** The view and the frames are the same for everybody: only decks are hidden. The testing kit holds a game to it. */
  readonly open?: true;
  /** The same as `view`, for several viewers of one state that rests: what all of them see alike is made once. */
  viewsOf?(s: S): (viewer: Viewer) => V;
  /** A state that fits a view: places the hidden cards; the engine rebuilds frames and drafts. */
  determinize(view: V, core: Core<never>, viewer: Viewer, pick: Pick): S;
  score(s: S): readonly Score[];
  outcome(s: S): Outcome;
  /** Which side each seat is on, by number: seats of the same number win and lose together. Each its own unless said. */
  sides?(s: S): readonly number[];
  readonly policies?: { readonly [name: string]: Policy<V> };
  /** By kind of ask, then by name. */
  readonly standing?: { readonly [kind: string]: { readonly [name: string]: StandingAnswer<V> } };
  readonly campaign?: Campaign<S>;
  /** The limit that runs now, where people wait for each other online. */
  timeLimit?(s: S): TimeLimit | undefined;
  /** Whose reply to something beside the table this seat hopes for: a bot leaves people a moment before it goes on. */
  repliesDue?(s: S, seat: Seat): readonly Seat[];
  /** Fields of the view that no rule changes (printed content): imagined worlds share them instead of copying. */
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
    carryOut(s: S, seat: Seat, steps: never, text?: string): Then<FrameOf<S>>;
    about?(s: S, seat: Seat, steps: never): Params | undefined;
  };
};

/** Kinds whose answers nobody hears before all are in. */
type SecretKindOf<F> = F extends Frame
  ? 'steps' extends keyof F
    ? Extract<keyof Exclude<F['steps'], undefined>, string>
    : 'answers' extends keyof F
      ? F['proc']
      : never
  : never;

/** A game as its author writes it. */
export interface GameDefinition<
  S extends StateOf,
  V extends object,
  O extends GameSettings,
  B extends Besides<S>,
  G = undefined,
> extends Common<S, V> {
  readonly settings: O;
  /** Reads what a table gives the game beyond its settings, from anything; the value must be plain data, and read as itself. */
  readonly readGiven?: (value: unknown, table: Omit<Terms<O, G>, 'given'>) => Read<G>;
  /** The roles of the seats. Their numbers must fit `seats`, which is what a lobby knows without settings. */
  readonly roles?: (table: Omit<Terms<O, G>, 'seats'>) => readonly Role[];
  /** What is wrong with settings, content and seats together, where each alone would do. */
  readonly faults?: (table: Terms<O, G>) => readonly Fault[];
  /** The state after the box is unpacked; its stack is still empty. */
  readonly setup: (table: Setup<O, G>) => S;
  readonly constant?: readonly Extract<keyof V, string>[];
  /** The outermost sequence: the book's table of contents. */
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
  /** What a viewer may know, built by adding. */
  readonly view: (s: S, viewer: Viewer) => V;
  /** A full literal, never a spread: copies of copies made by spread are five times slower. */
  copy(s: S, core: Core<FrameOf<S>>): S;
}

/** Whose setup wants content must be able to read it. */
type ReadsGiven<G> = [G] extends [undefined] ? unknown : { readonly readGiven: unknown };

/** Holds the only cast between typed rules and the untyped loop. A missing procedure or ask does not compile. */
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
    // The steps of an aside are replaced, never changed.
    aside: aside.length === 0 ? [] : aside.map(copyAside),
  };
}

const copyAside = (a: Aside): Aside =>
  a.text === undefined
    ? { kind: a.kind, seat: a.seat, steps: a.steps }
    : { kind: a.kind, seat: a.seat, steps: a.steps, text: a.text };

export const copyFrame = <S extends StateOf>(g: Game<S>, f: Frame): Frame => g.procedures[f.proc]!.copy(f, g);

/** A frame as its procedure shows it; its name is open, since what the table is doing is. */
export const showFrame = <S extends StateOf>(g: Game<S>, s: S, f: Frame, viewer: Viewer): Frame => ({
  proc: f.proc,
  ...g.procedures[f.proc]!.show?.(s, f, viewer, g),
});
