// The jobs of the hints' worker, computed from what a seat has seen: plain data in, plain data out.
import {
  type Choice,
  type Confidence,
  decide,
  type EvaluationTerm,
  type Mistake,
  reasonsFor,
  review,
  searchParamsOf,
} from '@oubliette/bots';
import { manifestOf } from '@oubliette/catalog';
import { imagine, type Pick, type Seat, type Seen, thinking } from '@oubliette/engine';
import { type GameFile, replayFile } from '@oubliette/records';
import { botContextFor, rulesOf } from '../base/rules.ts';

interface Seeing {
  readonly seat: Seat;
  readonly seen: Seen;
}

export interface Hint {
  readonly kind: string;
  readonly option: string;
  /** The most important first; the game has a sentence for each under `reason.<key>`. */
  readonly reasons: readonly EvaluationTerm[];
  /** Undefined: the option was computed, not compared with others. */
  readonly confidence?: Confidence;
  /** The second best option, if it is close. */
  readonly second?: Choice;
}

export interface Jobs {
  /** The option that a good player would choose, with reasons. */
  readonly hint: { readonly takes: Seeing & { readonly game: string }; readonly gives: Hint | undefined };
  /** The costliest decisions of a finished game; undefined: it cannot be replayed under the current rules. */
  readonly review: {
    readonly takes: { readonly game: string; readonly file: GameFile };
    readonly gives: readonly Mistake[] | undefined;
  };
  /** A question to a game's workshop. */
  readonly workshop: {
    readonly takes: Seeing & { readonly game: string; readonly question: string; readonly given?: unknown };
    readonly gives: unknown;
  };
}
export type JobName = keyof Jobs;

/** Dice of the job's own: the same question gets the same answer. */
const dice = ({ seat, seen }: Seeing): string => `${seat} ${seen.answered}`;

type Work<J extends JobName> = (
  takes: Jobs[J]['takes'],
  /** Called with the progress, from 0 to 1. */
  tell?: (share: number) => void,
) => Promise<Jobs[J]['gives']>;

export const jobs: { readonly [J in JobName]: Work<J> } = {
  async hint({ game: id, seat, seen }) {
    const [game, context] = await Promise.all([rulesOf(id), botContextFor(id)]);
    if (game === undefined || context.knowledge === undefined) return undefined;
    const pick = thinking(dice({ seat, seen }));
    const params = searchParamsOf(context.weights === undefined ? 'lord' : 'archlord', game, {
      ...context,
      now: () => performance.now(),
    });
    const { choice, ...found } = decide(game, seen, seat, params, pick);
    if (choice === undefined) return undefined;
    return {
      ...choice,
      ...found,
      reasons: reasonsFor(game, params.knowledge ?? context.knowledge, seen, seat, choice, pick),
    };
  },
  async review({ game: id, file }, tell) {
    const [game, context] = await Promise.all([rulesOf(id), botContextFor(id)]);
    if (game === undefined || context.knowledge === undefined) return undefined;
    const played = replayFile(game, file);
    if ('fault' in played) return undefined;
    const reading = review(played.match, context);
    for (let next = reading.next(); ; next = reading.next()) {
      if (next.done === true) return next.value;
      tell?.(next.value);
    }
  },
  async workshop({ game: id, question, seat, seen, given }) {
    const [game, workshop] = await Promise.all([rulesOf(id), manifestOf(id)?.workshop?.()]);
    const answer = workshop !== undefined && Object.hasOwn(workshop, question) ? workshop[question] : undefined;
    if (game === undefined || answer === undefined) throw new Error(`${id} has no workshop for ${question}`);
    const pick = (): Pick => thinking(dice({ seat, seen }));
    return answer(imagine(game, seen, seat, pick()), seat, given as never, pick());
  },
};
