// A disk that forgets: whatever was not yet synced when the power goes is gone, and nobody ever hears of it again.
import type { KeptEntry, Store } from '../../src/store/store.ts';

export interface ForgetfulStore extends Store {
  /** The power goes: unsynced writes are lost, those who wait for them wait for ever. */
  fail(): void;
  readonly lost: KeptEntry[];
}

export function forgetful(inner: Store): ForgetfulStore {
  let failed = false;
  const lost: KeptEntry[] = [];
  return {
    ...inner,
    lost,
    append(entry, chain) {
      const unsynced = new Promise<void>((resolve) => setTimeout(resolve, 1));
      return unsynced.then(() => {
        if (!failed) return inner.append(entry, chain);
        lost.push(entry);
        return new Promise<never>(() => {});
      });
    },
    keepState: async (state) => (failed ? undefined : inner.keepState(state)),
    fail() {
      failed = true;
    },
    close: async () => {},
  };
}
