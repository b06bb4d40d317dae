import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Is there a network, as far as the browser knows? */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
