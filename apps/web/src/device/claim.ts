// A lock for each game of this device: only one window may play it. The browser releases the lock when the window closes.
const TRIES = 10;
/** Milliseconds between two attempts: a window that is being reloaded releases its lock with a delay. */
const PAUSE = 100;

/** Undefined: another window holds the lock. */
export async function claim(id: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => {};
  for (let tries = 0; tries < TRIES; tries++) {
    const release = await tryToClaim(`oubliette.game.${id}`);
    if (release !== undefined) return release;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}

const tryToClaim = (name: string): Promise<(() => void) | undefined> =>
  new Promise((answer) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) return answer(undefined);
      // The lock is held until this promise resolves.
      return new Promise<void>((release) => answer(() => release()));
    });
  });
