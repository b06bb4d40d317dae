// A notification when it is the player's turn: only if wanted, and only while the page is hidden.
import { preferences } from '../base/preferences.ts';

export type Permission = NotificationPermission | 'unable';

const able = (): boolean => typeof Notification === 'function';

export const permission = (): Permission => (able() ? Notification.permission : 'unable');

export async function askPermission(): Promise<Permission> {
  if (!able()) return 'unable';
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/** One notification for each table: a new one replaces the last. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!preferences().notify || permission() !== 'granted' || !document.hidden) return;
  const options = { body, tag, icon: '/candle.svg' };
  try {
    const message = new Notification(title, options);
    message.onclick = () => {
      focus();
      message.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
