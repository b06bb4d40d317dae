// Who is asking: the address behind our own proxies, and the page it comes from.
import type { IncomingMessage } from 'node:http';

/** @param proxies how many proxies of ours stand before the server; what further ones claim is not believed */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim());
  return list.at(-proxies) || direct;
}

/** Browsers tell from which page a request comes. A page of somebody else may not speak for its visitor. */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true; // no browser: nobody's cookies, nobody's trust
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    return false;
  }
}
