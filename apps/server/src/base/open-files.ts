// SRV-LIM-15: whether the system lets this process open one more file. Beyond that limit Node accepts nobody and says nothing.
import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Clock } from './clock.ts';

/** Milliseconds between two looks, and between two lines in the log. */
const LOOK = 5000;
const SAY = 60_000;

/** Opens a file and closes it again; throws when that is not possible. */
type OpenOne = () => Promise<void>;

async function openOne(): Promise<void> {
  await (await open(devNull)).close();
}

export interface OpenFiles {
  /** Looks now; false: none is left. */
  areLeft(): Promise<boolean>;
  end(): void;
}

/** @param say is called when none is left, at most once a minute */
export function watchOpenFiles(
  { elapsed, after }: Pick<Clock, 'elapsed' | 'after'>,
  say: () => void,
  tryOne: OpenOne = openOne,
): OpenFiles {
  let said = Number.NEGATIVE_INFINITY;
  let cancel = (): void => {};
  let ended = false;
  async function areLeft(): Promise<boolean> {
    try {
      await tryOne();
      return true;
    } catch (error) {
      // Of the process, and of the whole system.
      if (!['EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '')) return true;
      if (elapsed() - said >= SAY) {
        said = elapsed();
        say();
      }
      return false;
    }
  }
  function later(): void {
    if (!ended) cancel = after(LOOK, () => void areLeft().then(later));
  }
  later();
  return {
    areLeft,
    end() {
      ended = true;
      cancel();
    },
  };
}
