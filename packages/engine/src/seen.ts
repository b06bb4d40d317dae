// The types of everything that the engine shows of a game: views, asks, scores.
import type { Aside, Frame, Params, RuleId, Seat } from './core.ts';

/** An open ask of the viewer, with everything that a client needs to present it. */
export interface AskSeen {
  readonly kind: string;
  readonly optional: boolean;
  readonly options: readonly string[];
  readonly rules: readonly RuleId[];
  readonly about?: Params;
  /** The answer may carry a sentence of the player's own. */
  readonly sentence?: true;
}

/** The viewer's own unfinished optional choice, and how many of its steps still fit. */
export interface AsideSeen extends Aside {
  readonly fits: number;
}

/** Everything that a viewer may know. Clients get nothing else. */
export interface Seen<V extends object = object> {
  readonly game: V;
  readonly seats: number;
  readonly frames: readonly Frame[];
  /** The seats that the table waits for, without the kinds of their asks: those would tell how far a draft is. */
  readonly waiting: readonly Seat[];
  readonly asks: readonly AskSeen[];
  readonly mine: readonly AsideSeen[];
  /** The viewer's own answer number: those of others would tell how far their drafts are. */
  readonly answered: number;
  /** When the game is over. */
  readonly end?: { readonly outcome: Outcome; readonly score: readonly Score[] };
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
