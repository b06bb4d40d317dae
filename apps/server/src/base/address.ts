// Where the server listens: PORT and HOST, or localhost:3000.
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A fault that a person can repair: reported in one sentence, without a stack. */
export class Trouble extends Error {}

export function readAddress(env: NodeJS.ProcessEnv): Address {
  const given = env.PORT?.trim() || '3000';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    throw new Trouble(`PORT must be a whole number from 0 to 65535 (0 takes any free port), not "${given}".`);
  }
  return { host: env.HOST?.trim() || 'localhost', port };
}

/**
 * Throws when somebody else listens there. `localhost` is often two addresses (127.0.0.1 and ::1), and a server that
 * got only one of them would share its name with a stranger: browsers would open now the one, now the other.
 */
export async function refuseTakenPort({ host, port }: Address): Promise<void> {
  if (port === 0) return;
  for (const address of await addressesOf(host)) {
    const code = await tryToListen(address, port);
    // An address this machine does not have (no IPv6, say) cannot be taken either.
    if (code === undefined || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
    throw new Trouble(sentenceFor(code, { host, port }));
  }
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    throw new Trouble(`HOST "${host}" is no address of this machine.`);
  }
}

const tryToListen = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });

/** The setting that names a port, and a port that is usually free for it. */
interface PortSetting {
  readonly name: string;
  readonly free: number;
}
const PORT: PortSetting = { name: 'PORT', free: 3000 };

export function sentenceFor(code: string | undefined, { host, port }: Address, { name, free } = PORT): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that one, or choose another port, for example ${name}=${port < 65_535 ? port + 1 : free} npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this account: choose another one, for example ${name}=${free} npm start.`;
  }
  return `Cannot listen on ${host}:${port} (${code ?? 'unknown reason'}).`;
}

/** What to type into a browser. A server that listens everywhere is also at home. */
export function webAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
