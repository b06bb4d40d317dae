// Knowledge: what a game provides for its bots. The bots package imports no game; its callers pass knowledge in.
import type { Ask, Can, Params, Pick, Seat, Seen, StateOf } from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { Effort, Level } from './effort.ts';

/** One reason why a seat's position is good or bad, in the game's own points. */
export interface EvaluationTerm {
  /** The game's texts have a sentence under `reason.<key>`. */
  readonly key: string;
  readonly points: number;
  /** Parameters of that sentence. */
  readonly params?: Params;
}

/**
 * All functions get imagined states, never a real one. Without knowledge a game is played on
 * winning and losing alone.
 */
export interface Knowledge<S extends StateOf = StateOf> {
  /** The evaluation of a seat's position, term by term: their sum is its value in points. */
  appraise(s: S, seat: Seat): readonly EvaluationTerm[];
  /** The same as a sum only: called thousands of times a second. */
  evaluate(s: S, seat: Seat): number;
  /** A learned evaluation of all seats at the end of a playout, from 0 to 1; used instead of `evaluate`. */
  judge?(s: S): number[];
  /**
   * The input of a learned evaluation instead of the seat's whole view: nothing that this seat cannot see
   * (BOT-LEARN-1).
   */
  featureInput?(s: S, seat: Seat): object;
  /** For each field of that input (or of the view): the term that it counts for; a term of its own by default. */
  readonly termOf?: Readonly<Record<string, string>>;
  /** The lead in points that counts as comfortable. */
  readonly lead: number;
  /** A sensible answer, for playouts: one of `can`; undefined: any. It reads no secrets of other seats. */
  playout?(s: S, ask: Ask, can: Can, pick: Pick): string | undefined;
  /**
   * The answer of this seat to an optional ask now (an offer to make, to sign, to refuse): one of `can`; undefined: none.
   * Without `wish` a bot answers an optional ask of one step where `evaluate` says that its position becomes clearly better.
   */
  wish?(s: S, ask: Ask, can: Can, pick: Pick): string | undefined;
  /** The wishes of a bot that may not bargain: the lab compares it with one that may. */
  quiet?(wish: Wish<S>): Wish<S>;
  /** The reasons for an answer to an optional ask, from the same evaluation as `wish`; the best first. */
  wishReasons?(s: S, seat: Seat, kind: string, option: string): readonly EvaluationTerm[];
  /** The reasons for an answer to an awaited ask, in the game's own numbers; where there are any, they are the only ones. */
  reasons?(s: S, seat: Seat, kind: string, option: string, pick: Pick): readonly EvaluationTerm[];
  /** A playout ends when this value changes (a round, a fight); at the end of the game by default. */
  horizon?(s: S): number;
  /** The number of changes of the horizon that a rollout plays; one by default. */
  ahead?(s: S): number;
  /** The answers that rollouts compare with the planned one; empty: the planned one is given. */
  alternatives?(s: S, ask: Ask, can: Can): readonly string[];
  /**
   * In an imagined state: carries out the deals and claims that would be made before this ask is answered.
   * Playouts answer no optional asks.
   */
  meanwhile?(s: S, ask: Ask): void;
  /** The stage of the game: a learned evaluation has a table of weights for each number. `horizon` by default. */
  stage?(s: S): number;
  /**
   * An answer without a search, where a few playouts would say less than a rule of thumb; undefined: search.
   * Where `plan` is used too, `plan` comes first.
   */
  habit?(s: S, ask: Ask, can: Can, pick: Pick): string | undefined;
  /** A planned answer, computed without a search. The effort is a number of tries. */
  plan?(s: S, ask: Ask, tries: number, pick: Pick): string | undefined;
  /** In a guided first game: the answer that brings about what the guide explains; undefined: the bot's own. */
  lesson?(seen: Seen, seat: Seat): Choice | undefined;
  /** The knowledge, wishes or effort that differ for a level in this game. */
  readonly levels?: { readonly [level in Level]?: AtLevel<S> };
}

type Wish<S extends StateOf> = (s: S, ask: Ask, can: Can, pick: Pick) => string | undefined;

type AtLevel<S extends StateOf> = Partial<Omit<Knowledge<S>, 'levels'>> & { readonly effort?: Partial<Effort> };

/** Callers that handle games of any type need untyped knowledge: types were checked where game and knowledge were paired. */
export const knowledgeOf = <S extends StateOf>(knowledge: Knowledge<S>): Knowledge => knowledge as unknown as Knowledge;
