// Whether the page is hidden: behind another tab, minimised, or on a locked device.
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);
