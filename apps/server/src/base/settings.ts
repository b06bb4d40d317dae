// Everything an operator can set, read from the environment once. docs/operating.md explains each.
import { join } from 'node:path';
import { Trouble } from './address.ts';
import { RATES, type Rate, type Rates } from './limits.ts';

export interface Settings {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** Proxies of ours that stand before the server. */
  readonly proxies: number;
  readonly logLevel: string;
  readonly mostTables: number;
  readonly mostSockets: number;
  /** Of one address. */
  readonly mostSocketsEach: number;
  /** Tables that nobody has used for so many days are deleted; 0: never. */
  readonly keepDays: number;
  readonly botThreads: number;
  readonly botBudget: number;
  readonly botPace: number;
  /** Where figures are served, on loopback; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** The keys of this server for push services, as text; undefined: made at the first start. */
  readonly pushKeys: string | undefined;
  readonly rates: Rates;
}

export function readSettings(env: NodeJS.ProcessEnv, home: string): Settings {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const number = (name: string, usual: number, most = 1e9): number => {
    const given = text(name);
    if (given === undefined) return usual;
    if (!/^\d{1,10}$/.test(given) || Number(given) > most)
      throw new Trouble(`${name} must be a whole number up to ${most}, not "${given}".`);
    return Number(given);
  };
  const rate = (name: string, usual: Rate): Rate => {
    const given = text(name);
    if (given === undefined) return usual;
    const [, burst, perSecond] = /^(\d{1,7}),(\d{1,7})$/.exec(given) ?? [];
    if (burst === undefined) throw new Trouble(`${name} must be two numbers, burst and per second, as in 300,30.`);
    return { burst: Number(burst), perSecond: Math.max(1, Number(perSecond)) };
  };
  const oneOf = (name: string, values: readonly string[], usual: string): string => {
    const given = text(name) ?? usual;
    if (!values.includes(given)) throw new Trouble(`${name} must be one of ${values.join(', ')}, not "${given}".`);
    return given;
  };
  return {
    dataFolder: text('DATA') ?? join(home, 'data'),
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    publicUrl: readPublicUrl(text('PUBLIC_URL')),
    proxies: number('TRUST_PROXY', 0, 10),
    logLevel: oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug', 'trace'], 'warn'),
    mostTables: number('MAX_TABLES', 10_000),
    mostSockets: number('MAX_SOCKETS', 10_000),
    mostSocketsEach: number('MAX_SOCKETS_PER_ADDRESS', 200),
    keepDays: number('KEEP_DAYS', 365, 36_500),
    botThreads: Math.max(1, number('BOT_THREADS', 2, 64)),
    botBudget: Math.max(50, number('BOT_BUDGET_MS', 5000)),
    botPace: number('BOT_PACE_MS', 2000, 60_000),
    metricsPort: text('METRICS_PORT') === undefined ? undefined : number('METRICS_PORT', 0, 65_535),
    pushKeys: text('VAPID_KEYS'),
    rates: {
      address: rate('RATE_ADDRESS', RATES.address),
      seat: rate('RATE_SEAT', RATES.seat),
      table: rate('RATE_TABLE', RATES.table),
    },
  };
}

function readDatabaseUrl(given: string | undefined): string | undefined {
  // It may hold a password: it is not said again.
  if (given !== undefined && !(/^postgres(ql)?:\/\//.test(given) && URL.canParse(given)))
    throw new Trouble('DATABASE_URL must be an address as postgres://user:password@host/name.');
  return given;
}

function readPublicUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new Trouble(`PUBLIC_URL must be an address as https://play.example.org, not "${given}".`);
  return given.replace(/\/+$/, '');
}
