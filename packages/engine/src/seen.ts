// What leaves the engine about a game: views, asks, scores.
import type { Aside, Frame, Params, RuleId, Seat } from './core.ts';

/** One of the viewer's own decisions, with everything a screen needs. */
export interface AskSeen {
  readonly kind: string;
  readonly optional: boolean;
  readonly options: readonly string[];
  readonly rules: readonly RuleId[];
  readonly about?: Params;
  /** The answer may carry a sentence of the player's own. */
  readonly sentence?: true;
}

/** What this seat is composing, and how many of its steps still fit. */
export interface AsideSeen extends Aside {
  readonly fits: number;
}

/** All that a viewer may know. Nothing else leaves. */
export interface Seen<V extends object = object> {
  readonly game: V;
  readonly seats: number;
  readonly frames: readonly Frame[];
  /** Seats the table waits for. Not what for: the step of a draft is its seat's business. */
  readonly waiting: readonly Seat[];
  readonly asks: readonly AskSeen[];
  readonly mine: readonly AsideSeen[];
  /** Only one's own: how many answers others gave would tell how far their drafts are. */
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
