// Group commit: jobs that arrive while the disk is busy are committed together; each promise resolves after its commit.

import type { Chain } from './store.ts';

interface Waiting<Job> {
  readonly job: Job;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** @param commit carries out all or nothing; returns for each whether it was stored */
export function groupCommit<Job extends { readonly chain?: Chain | undefined }>(
  commit: (jobs: readonly Job[]) => boolean[] | Promise<boolean[]>,
) {
  let waiting: Waiting<Job>[] = [];
  let running = false;
  const idle: (() => void)[] = [];

  async function keep(group: readonly Waiting<Job>[]): Promise<void> {
    try {
      const kept = await commit(group.map(({ job }) => job));
      for (let i = 0; i < group.length; i++) group[i]!.resolve(kept[i] === true);
    } catch (error) {
      if (group.length === 1) {
        if (group[0]!.job.chain !== undefined) group[0]!.job.chain.broken = true;
        return group[0]!.reject(error);
      }
      // One of them is bad (its table was deleted, say): the others are stored one by one.
      for (const one of group) await keep([one]);
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await keep(group);
    }
    running = false;
    for (const done of idle.splice(0)) done();
  }

  return {
    give: (job: Job): Promise<boolean> =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        if (running) return;
        running = true;
        // After everything that has arrived by now: one commit for all of it.
        setImmediate(() => void flush());
      }),
    /** Resolves when nothing is waiting. */
    settled: (): Promise<void> => (running ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
  };
}
