// One window at a time sits at a game of this device. The browser gives a claim back when its window closes.
const TRIES = 10;
/** A window that is reloaded needs a moment to let go. */
const PAUSE = 100;

/** Undefined: another window has it. */
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
      // Held until it is given back.
      return new Promise<void>((release) => answer(() => release()));
    });
  });
