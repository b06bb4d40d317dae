// A message of the browser when it is one's turn: only if wanted, and only when the page is out of sight.
import { preferences } from '../base/preferences.ts';

export type Permission = NotificationPermission | 'unable';

const able = (): boolean => typeof Notification === 'function';

export const permission = (): Permission => (able() ? Notification.permission : 'unable');

export async function askPermission(): Promise<Permission> {
  if (!able()) return 'unable';
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/** One message for each table: the next takes the place of the last. */
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
    // Some phones let only a service worker send one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
