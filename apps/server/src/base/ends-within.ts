// SRV-NODE-15: what is waited for, but not for ever.
import type { Clock } from './clock.ts';

/**
 * Milliseconds that a server which stops waits for its database to carry one thing out. Less than a new connection may take: with one
 * that is cut off, no second thing is waited for.
 */
const PATIENCE = 4000;

/** Whether it ends in time. If not, it goes on, and nobody waits for it any more. */
export async function endsWithin({ after }: Pick<Clock, 'after'>, work: Promise<unknown>): Promise<boolean> {
  let cancel = (): void => {};
  const late = new Promise<boolean>((resolve) => {
    cancel = after(PATIENCE, () => resolve(false));
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    cancel();
  }
}
