// Checks whether a game was fair: its file holds all that is needed, so the check runs in the page, without a server.
import type { Fault } from '@oubliette/engine';
import { type AnyRules, asKept, type GameFile, isSealed, readGameFile, replayKept } from '@oubliette/records';

export type CheckName = 'whole' | 'seal' | 'promised' | 'words' | 'replay';

export interface Checked {
  readonly check: CheckName;
  readonly ok: boolean;
  /** Parameters of the sentence that reports the check. */
  readonly params: Readonly<Record<string, number | string>>;
  readonly fault?: Fault;
}

/**
 * @param promised the seal shown when the table opened, if known
 * @param find the rules that the file names
 */
export async function checkFairness(
  text: string,
  find: (id: string, version: string) => Promise<AnyRules | undefined>,
  promised?: string,
): Promise<Checked[]> {
  const read = readGameFile(text);
  if ('fault' in read) return [{ check: 'whole', ok: false, params: {}, fault: read.fault }];
  const { file } = read;
  const { fairness, entries } = file;
  const checks: Checked[] = [
    { check: 'whole', ok: true, params: { checksum: file.checksum.slice(0, 16) } },
    {
      check: 'seal',
      ok: isSealed(file),
      params: { seal: fairness.commitment.slice(0, 16) },
    },
  ];
  if (promised !== undefined) {
    checks.push({ check: 'promised', ok: promised === fairness.commitment, params: { seal: promised.slice(0, 16) } });
  }
  const spoken = fairness.words.filter((word) => word !== '').length;
  checks.push({ check: 'words', ok: fairness.words.length === file.seats.length, params: { spoken } });
  checks.push(replayed(await find(file.game, file.rules), file, { entries: entries.length, sums: file.sums.length }));
  return checks;
}

function replayed(rules: AnyRules | undefined, file: GameFile, params: Checked['params']): Checked {
  if (rules === undefined) return { check: 'replay', ok: false, params };
  const again = replayKept(asKept(rules), file);
  return 'fault' in again
    ? { check: 'replay', ok: false, params, fault: again.fault }
    : { check: 'replay', ok: true, params };
}
