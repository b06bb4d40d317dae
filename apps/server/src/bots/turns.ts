/** So many at a time; whoever comes later waits, first come first served, and hears how many still do. */
export function turns(most: number): <T>(work: (waiting: number) => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => line.push(resolve));
    else running++;
    try {
      return await work(line.length);
    } finally {
      const next = line.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
