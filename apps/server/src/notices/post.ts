// Requests to addresses that players have named: https only, never to a private network, no redirect, nothing read.
import { lookup as resolve } from 'node:dns';
import { type RequestOptions as HttpOptions, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet, and those that lead into them. */
const PRIVATE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
/** One list for each family: a list of both takes every IPv4 address for its IPv6 form. */
const networks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of PRIVATE) {
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  networks[family].addSubnet(network, bits, family);
}

export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return !networks[family].check(address, family);
}

/** Whether notices may go there, as far as the text of the address shows. */
export function isNoticeAddress(text: string): boolean {
  if (text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : isPublic(host);
}

/** Resolves with the status of the answer; rejects when there is none. */
export type Post = (
  to: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | string,
) => Promise<number>;

interface Posting {
  readonly isAllowed?: (address: string) => boolean;
  /** Only tests have an endpoint without a certificate. */
  readonly plain?: boolean;
  readonly timeout?: number;
}

export function poster({ isAllowed = isPublic, plain = false, timeout = 10_000 }: Posting = {}): Post {
  /** The address that was checked is the one that is connected to. */
  const lookup: HttpOptions['lookup'] = (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        return done(new Error('the address is not public'), '', 0);
      // Node asks for all addresses or for one.
      if (options.all === true) (done as unknown as (error: null, all: typeof found) => void)(null, found);
      else done(null, first.address, first.family);
    });
  return (to, headers, body) =>
    new Promise((answer, fail) => {
      const host = new URL(to).hostname.replace(/^\[|\]$/g, '');
      // A literal address is never looked up.
      if (isIP(host) !== 0 && !isAllowed(host)) return fail(new Error('the address is not public'));
      const request = (plain ? httpRequest : httpsRequest)(
        to,
        { method: 'POST', headers, lookup, agent: false, signal: AbortSignal.timeout(timeout) },
        (response) => {
          response.destroy();
          answer(response.statusCode ?? 0);
        },
      );
      request.on('error', fail);
      request.end(body);
    });
}
