// Where a request comes from: the address behind our own proxies, and the page.
import type { IncomingMessage } from 'node:http';

/** @param proxies how many of our own proxies are in front of the server; entries of others are ignored */
export function addressOf(request: IncomingMessage, proxies: number): string {
  return limitKey(fullAddress(request, proxies));
}

function fullAddress(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim());
  return list.at(-proxies) || direct;
}

/** The key for limits: an IPv6 network of 64 bits is one household, an IPv4 address in IPv6 form is itself. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
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
