// Three places: the first page, a table, and a game that a link carries. The address keeps which, so that a reload comes back to it.
import { useSyncExternalStore } from 'react';
import { type OnlineRoute, onlineRoute } from './links.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly id: string; readonly moment?: number }
  | { readonly at: 'replay'; readonly data: string }
  | OnlineRoute;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const data = /^#replay\/(.+)$/.exec(hash)?.[1];
  if (data !== undefined) return { at: 'replay', data };
  const [, id, moment] = /^#table\/([\da-z]{1,40})(?:\/(\d{1,6}))?$/.exec(hash) ?? [];
  if (id === undefined) return onlineRoute(hash) ?? { at: 'home' };
  return moment === undefined ? { at: 'table', id } : { at: 'table', id, moment: Number(moment) };
}

export const tableAddress = (id: string): string => `#table/${id}`;

export const goToTable = (id: string): void => {
  location.hash = tableAddress(id);
};
export const goHome = (): void => {
  location.hash = '';
};
