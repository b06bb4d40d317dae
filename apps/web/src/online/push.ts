// Turn notifications while the page is closed: registers this device at the server for its seats, if the player wants it.
import type { Lang } from '@oubliette/text';
import { preferences } from '../base/preferences.ts';
import { addPush, isDenied, pushKey } from './server-calls.ts';
import { ticketFor } from './tickets.ts';

/** Tables at which this device is registered since the page was opened. */
const registered = new Set<string>();

/** Does nothing if notifications are not wanted or not possible. */
export async function registerThisDevice(table: string, lang: Lang): Promise<void> {
  const ticket = ticketFor(table);
  const wanted = preferences().notify && globalThis.Notification?.permission === 'granted';
  if (!wanted || typeof ticket?.seat !== 'number' || ticket.token === undefined || registered.has(table)) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.pushManager === undefined) return;
  registered.add(table);
  try {
    const device = await subscription(worker);
    if (device === undefined || isDenied(await addPush(table, ticket.token, { ...device, lang })))
      registered.delete(table);
  } catch {
    // The browser has no push service, or cannot reach it now.
    registered.delete(table);
  }
}

async function subscription(worker: ServiceWorkerRegistration) {
  const offered = await pushKey();
  if (isDenied(offered)) return undefined;
  const wish = { userVisibleOnly: true, applicationServerKey: offered.key };
  const made = (await worker.pushManager.subscribe(wish)).toJSON();
  const { endpoint, keys = {} } = made;
  const { p256dh, auth } = keys;
  return endpoint === undefined || p256dh === undefined || auth === undefined ? undefined : { endpoint, p256dh, auth };
}
