// Where a request comes from: the address behind our own proxies, and the page.
import type { IncomingMessage } from 'node:http';

/** @param proxies how many of our own proxies are in front of the server; entries of others are ignored */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim());
  return list.at(-proxies) || direct;
}

/** Browsers send the origin of the page. Pages of other sites may not act for their visitors. */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true; // not a browser: no page can have misused it
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    return false;
  }
}
