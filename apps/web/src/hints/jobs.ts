// What can be thought about a seat's game from what that seat has seen: plain data in, plain data out.
import { botOf, type Line, reasonsFor } from '@oubliette/bots';
import { manifestOf } from '@oubliette/catalog';
import { imagine, type Pick, type Seat, type Seen, thinking } from '@oubliette/engine';
import { knowledgeFor, rulesOf } from '../base/rules.ts';

interface Seeing {
  readonly seat: Seat;
  readonly seen: Seen;
}

export interface Hint {
  readonly kind: string;
  readonly option: string;
  /** The best first; the game has a sentence for each under `reason.<key>`. */
  readonly reasons: readonly Line[];
}

export interface Jobs {
  /** What a good player would answer, and why. */
  readonly hint: { readonly takes: Seeing & { readonly game: string }; readonly gives: Hint | undefined };
  /** One of the questions in a game's workshop. */
  readonly workshop: {
    readonly takes: Seeing & { readonly game: string; readonly question: string; readonly given?: unknown };
    readonly gives: unknown;
  };
}
export type JobName = keyof Jobs;

/** Thinking has dice of its own; the same question gets the same answer. */
const dice = ({ seat, seen }: Seeing): string => `${seat} ${seen.answered}`;

export const jobs: { readonly [J in JobName]: (takes: Jobs[J]['takes']) => Promise<Jobs[J]['gives']> } = {
  async hint({ game: id, seat, seen }) {
    const [game, knowledge] = await Promise.all([rulesOf(id), knowledgeFor(id)]);
    if (game === undefined || knowledge === undefined) return undefined;
    const pick = thinking(dice({ seat, seen }));
    const choice = botOf('lord', game, seat, { knowledge, now: () => performance.now() }).choose(seen, pick);
    if (choice === undefined) return undefined;
    return { ...choice, reasons: reasonsFor(game, knowledge, seen, seat, choice, pick) };
  },
  async workshop({ game: id, question, seat, seen, given }) {
    const [game, workshop] = await Promise.all([rulesOf(id), manifestOf(id)?.workshop?.()]);
    const answer = workshop !== undefined && Object.hasOwn(workshop, question) ? workshop[question] : undefined;
    if (game === undefined || answer === undefined) throw new Error(`${id} has no workshop for ${question}`);
    const pick = (): Pick => thinking(dice({ seat, seen }));
    return answer(imagine(game, seen, seat, pick()), seat, given as never, pick());
  },
};
