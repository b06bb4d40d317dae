// Was it fair? A file holds all that is needed to tell, and this tells it step by step, in the page, without asking anybody.
import type { Fault, Game } from '@oubliette/engine';
import { commitmentOf, type GameFile, readGameFile, replayFile } from '@oubliette/records';

export type Step = 'whole' | 'seal' | 'promised' | 'words' | 'replay';

export interface Checked {
  readonly step: Step;
  readonly ok: boolean;
  /** What the sentence about it needs. */
  readonly params: Readonly<Record<string, number | string>>;
  readonly fault?: Fault;
}

/**
 * @param promised the seal that was shown when the table opened, where it is known
 * @param find the rules of the file's game
 */
export async function checkFairness(
  text: string,
  find: (id: string) => Promise<Game | undefined>,
  promised?: string,
): Promise<Checked[]> {
  const read = readGameFile(text);
  if ('fault' in read) return [{ step: 'whole', ok: false, params: {}, fault: read.fault }];
  const { file } = read;
  const { fairness, entries } = file;
  const checks: Checked[] = [
    { step: 'whole', ok: true, params: { checksum: file.checksum.slice(0, 16) } },
    {
      step: 'seal',
      ok: commitmentOf(fairness.secret) === fairness.commitment,
      params: { seal: fairness.commitment.slice(0, 16) },
    },
  ];
  if (promised !== undefined) {
    checks.push({ step: 'promised', ok: promised === fairness.commitment, params: { seal: promised.slice(0, 16) } });
  }
  const spoken = fairness.words.filter((word) => word !== '').length;
  checks.push({ step: 'words', ok: fairness.words.length === file.seats.length, params: { spoken } });
  checks.push(replayed(await find(file.game), file, { entries: entries.length, sums: file.sums.length }));
  return checks;
}

function replayed(game: Game | undefined, file: GameFile, params: Checked['params']): Checked {
  if (game === undefined) return { step: 'replay', ok: false, params };
  const again = replayFile(game, file);
  return 'fault' in again
    ? { step: 'replay', ok: false, params, fault: again.fault }
    : { step: 'replay', ok: true, params };
}
