// The page's side of keeping itself on the device: asks for it when there is time, and hears of newer versions.
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | undefined;
let kept: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

function ready(worker: ServiceWorker | null): void {
  waiting = worker ?? undefined;
  for (const listener of listeners) listener();
}

/** Long enough for the first page to be there before the rest of the files is fetched. */
const LATER = 2500;

/** Where a browser cannot, or a window may not, the page is simply not kept. */
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
        // The first version that is kept replaces nothing.
        if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) ready(coming);
      });
    });
  }, LATER);
}

/** Is there something newer? Asked when somebody comes to the first page. */
export const lookForNews = (): void => void kept?.update().catch(() => {});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** A newer version is on the device and waits to be used. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== undefined);

export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}

/** So long a new version may take to arrive before the page is loaded as it is. */
const ARRIVES = 8000;

/** Loads the page again in the newest version there is: what is kept on the device may be older than its server. */
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
    // There is no newer one to be had; the server may say so again.
  }
  clearTimeout(late);
  location.reload();
}

const untilInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
