// The page's side of the offline cache: registers the service worker when there is time, and reports newer versions.
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | undefined;
let kept: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

function ready(worker: ServiceWorker | null): void {
  waiting = worker ?? undefined;
  for (const listener of listeners) listener();
}

/** Milliseconds before the other files are fetched, so that the first page loads first. */
const LATER = 2500;

/** Without service workers the page is simply not cached. */
export function keepThisPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(async () => {
    try {
      kept = await navigator.serviceWorker.register('/service-worker.js');
    } catch {
      return;
    }
    if (kept.waiting !== null && navigator.serviceWorker.controller !== null) ready(kept.waiting);
    kept.addEventListener('updatefound', () => {
      const coming = kept?.installing;
      coming?.addEventListener('statechange', () => {
        // The first cached version replaces nothing.
        if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) ready(coming);
      });
    });
  }, LATER);
}

/** Checks for a newer version, when the first page is opened. */
export const lookForNews = (): void => void kept?.update().catch(() => {});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Whether a newer version is cached and waits to be activated. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== undefined);

export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}

/** Milliseconds to wait for a new version before the page is reloaded as it is. */
const ARRIVES = 8000;

/** Reloads the page in the newest version: the cached one may be older than the server's. */
export async function loadNewest(): Promise<void> {
  const late = setTimeout(() => location.reload(), ARRIVES);
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const coming = registration?.installing ?? registration?.waiting;
    if (coming != null) {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      await untilInstalled(coming);
      coming.postMessage('take-over');
      return;
    }
  } catch {
    // The update failed: the page is reloaded as it is.
  }
  clearTimeout(late);
  location.reload();
}

const untilInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const whenInstalled = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', whenInstalled);
    whenInstalled();
  });
