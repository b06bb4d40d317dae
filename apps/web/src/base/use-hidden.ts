// Whether the page is hidden: behind another tab, minimised, or on a locked device.
import { useSyncExternalStore } from 'react';

export const isHidden = (): boolean => document.hidden;

export function onHiddenChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export const useHidden = (): boolean => useSyncExternalStore(onHiddenChange, isHidden);
