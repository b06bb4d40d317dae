/** Beats that come when a test says so. */
export function beats() {
  const waiting: (() => void)[] = [];
  return {
    atBeat: (work: () => void): void => void waiting.push(work),
    beat: (): void => {
      for (const work of waiting.splice(0)) work();
    },
    /** Beats until one finds nothing to send: no connection was written to since. */
    rest: (): void => {
      while (waiting.length > 0) for (const work of waiting.splice(0)) work();
    },
  };
}
