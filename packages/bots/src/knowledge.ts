// What a game can tell bots about itself. Bots import no game: whoever seats them hands this in.
import type { Ask, Can, Params, Pick, Seat, Seen, StateOf } from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { Effort, Level } from './effort.ts';

/** One thing that is good or bad about how somebody stands, in the game's own points. */
export interface Line {
  /** The game's texts have a sentence under `reason.<key>`. */
  readonly key: string;
  readonly points: number;
  /** What its sentence names. */
  readonly params?: Params;
}

/**
 * Everything in it works on imagined worlds, never on a real state. A game that gives no knowledge is played on
 * winning and losing alone.
 */
export interface Knowledge<S extends StateOf = StateOf> {
  /** How this seat stands: the sum is its worth in points. */
  appraise(s: S, seat: Seat): readonly Line[];
  /** The same, only the sum: it is wanted thousands of times a second. */
  evaluate(s: S, seat: Seat): number;
  /** A learned judgement of everybody where thinking ahead ends, from 0 to 1; asked instead of `evaluate`. */
  judge?(s: S): number[];
  /**
   * What a learned judgement looks at of this seat, instead of its whole view: nothing that this seat cannot see
   * (BOT-LEARN-1).
   */
  looks?(s: S, seat: Seat): object;
  /** By field of that (or of the view): the line of the appraisal that it counts for; one of its own unless given. */
  readonly lineOf?: Readonly<Record<string, string>>;
  /** How many points of lead make a comfortable game. */
  readonly lead: number;
  /** What a sensible player answers, for playouts; one of `can`, or undefined: anything. It looks at its own seat's secrets only. */
  playout?(s: S, ask: Ask, can: Can, pick: Pick): string | undefined;
  /**
   * What this seat answers to an optional ask now (an offer to make, to sign, to refuse): one of `can`, or undefined: nothing.
   * Without it a bot answers an optional ask that takes one step where `evaluate` says that this leaves it clearly better off.
   */
  wish?(s: S, ask: Ask, can: Can, pick: Pick): string | undefined;
  /** The same wishes of a bot that may not bargain: the lab sets it against one that may. */
  quiet?(wish: Wish<S>): Wish<S>;
  /** Why an optional ask is answered like this, from the same judgement as `wish`; the best reason first. */
  wishReasons?(s: S, seat: Seat, kind: string, option: string): readonly Line[];
  /** Why an awaited ask is answered like this, in the game's own numbers; where there are any, nothing else is looked for. */
  reasons?(s: S, seat: Seat, kind: string, option: string, pick: Pick): readonly Line[];
  /** Thinking ahead ends where this changes (a round, a fight); to the end of the game unless given. */
  horizon?(s: S): number;
  /** How often the horizon moves in a rollout; once unless given. */
  ahead?(s: S): number;
  /** The answers that rollouts compare with the one that was worked out; none: that one is given. */
  alternatives?(s: S, ask: Ask, can: Can): readonly string[];
  /**
   * In an imagined game: what is agreed on and claimed beside the table before this ask is answered, carried out at once in this
   * world. Imagined games ask nobody what is optional.
   */
  meanwhile?(s: S, ask: Ask): void;
  /** How far the game is, for a learned judgement: it has a table of weights for each number. As `horizon` unless given. */
  stage?(s: S): number;
  /**
   * An answer that needs no search, because a few playouts would say less than the rule of thumb behind it; undefined: it is
   * searched for. Where `plan` is asked too, that comes first.
   */
  habit?(s: S, ask: Ask, can: Can, pick: Pick): string | undefined;
  /** An answer that is worked out rather than searched for. The care taken is a number of tries. */
  plan?(s: S, ask: Ask, tries: number, pick: Pick): string | undefined;
  /** In a first game: the answer by which what is taught happens; undefined: whatever it would answer. */
  lesson?(seen: Seen, seat: Seat): Choice | undefined;
  /** What a level knows, wishes or spends otherwise in this game. */
  readonly levels?: { readonly [level in Level]?: AtLevel<S> };
}

type Wish<S extends StateOf> = (s: S, ask: Ask, can: Can, pick: Pick) => string | undefined;

type AtLevel<S extends StateOf> = Partial<Omit<Knowledge<S>, 'levels'>> & { readonly effort?: Partial<Effort> };

/** An untyped table of games needs untyped knowledge: the pair was typed where it was made. */
export const knowledgeOf = <S extends StateOf>(knowledge: Knowledge<S>): Knowledge => knowledge as unknown as Knowledge;
