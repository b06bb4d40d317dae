// Four routes: the first page, a table, a game carried by a link, a campaign. The address holds the route, so that a reload keeps it.
import { useSyncExternalStore } from 'react';
import { type OnlineRoute, onlineRoute } from './links.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly id: string; readonly moment?: number }
  | { readonly at: 'replay'; readonly data: string }
  | { readonly at: 'campaign'; readonly id: string }
  | OnlineRoute;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const data = /^#replay\/(.+)$/.exec(hash)?.[1];
  if (data !== undefined) return { at: 'replay', data };
  const campaign = /^#campaign\/([\da-f-]{36})$/.exec(hash)?.[1];
  if (campaign !== undefined) return { at: 'campaign', id: campaign };
  const [, id, moment] = /^#table\/([\da-z]{1,40})(?:\/(\d{1,6}))?$/.exec(hash) ?? [];
  if (id === undefined) return onlineRoute(hash) ?? { at: 'home' };
  return moment === undefined ? { at: 'table', id } : { at: 'table', id, moment: Number(moment) };
}

export const tableAddress = (id: string): string => `#table/${id}`;

export const campaignAddress = (id: string): string => `#campaign/${id}`;

export const goToTable = (id: string): void => {
  location.hash = tableAddress(id);
};
export const goToCampaign = (id: string): void => {
  location.hash = campaignAddress(id);
};
export const goHome = (): void => {
  location.hash = '';
};
