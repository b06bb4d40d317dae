import { lookup } from 'node:dns/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApps, type Ended, type Running, startProgram, startServer } from './running.ts';

beforeAll(() => buildApps('web', 'server'));

describe('a running server', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const get = (path: string, init?: RequestInit) => fetch(server.address + path, init);

  it('says once where it listens', () => {
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
  });

  it('serves the page, to be asked for again each time', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await raw(server.address, '/', `If-None-Match: ${page.headers.get('etag')}\r\n`);
    expect(again).toMatch(/^HTTP\/1.1 304 /);
  });

  it('serves everything the page names, kept for good', async () => {
    const html = await (await get('/')).text();
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) {
      const asset = await get(path);
      expect([path, asset.status]).toEqual([path, 200]);
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('allows the page nothing from elsewhere, and no inline code', async () => {
    for (const path of ['/', '/health', '/nowhere']) {
      const { headers } = await get(path);
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split('; ').map((line) => {
          const [name = '', ...sources] = line.split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect([path, policy.get('default-src')]).toEqual([path, "'self'"]);
      expect(policy.get('script-src')).toBe("'self'");
      expect(policy.get('style-src')).toBe("'self'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
    const html = await (await get('/')).text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('is healthy', async () => {
    const health = await get('/health');
    expect(await health.json()).toEqual({ status: 'ok' });
    expect(health.headers.get('cache-control')).toBe('no-store');
  });

  it('has a page for what is not there, and a line for programs', async () => {
    const page = await get('/nowhere', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('This corridor leads nowhere');
    const line = await get('/assets/nothing.js');
    expect([line.status, await line.text()]).toEqual([404, 'Not found\n']);
  });

  it('gives away nothing beside the page', async () => {
    for (const path of ['/.built-from', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '//etc/passwd']) {
      const answer = await raw(server.address, path);
      expect([path, answer.slice(0, 12)]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 4\d\d$/)]);
      expect(answer).not.toContain('"name"');
    }
  });
});

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it in order, open connections or not', async (signal) => {
    const server = await startServer();
    const socket = await connectTo(server.address);
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    server.process.kill(signal);
    const { code, out, err } = await server.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Oubliette is open: http:\S+\nOubliette has stopped\.\n$/);
    socket.destroy();
  });
});

describe('a port that cannot be had', () => {
  it('is told in one sentence when taken, on whichever address of localhost', async () => {
    const addresses = (await lookup('localhost', { all: true })).map(({ address }) => address);
    // Elsewhere a program on all addresses does not keep others from one of them.
    const everywhere = process.platform === 'linux' ? ['0.0.0.0'] : [];
    for (const host of [...addresses, ...everywhere]) {
      const { server, port } = await occupy(host);
      const { code, out, err } = await outcome({ PORT: String(port) });
      server.close();
      expect({ host, code, out }).toEqual({ host, code: 1, out: '' });
      expect(err).toBe(
        `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port + 1} npm start.\n`,
      );
    }
  });

  it('is told in one sentence when that of the figures is taken', async () => {
    const { server, port } = await occupy('127.0.0.1');
    const { code, out, err } = await outcome({ PORT: '0', METRICS_PORT: String(port) });
    server.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `Port ${port} is taken by another program: stop that one, or choose another port, for example METRICS_PORT=${port + 1} npm start.\n`,
    );
  });

  it.each(['eighty', '70000'])('is told when PORT is %s', async (PORT) => {
    const { code, out, err } = await outcome({ PORT });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`PORT must be a whole number from 0 to 65535 (0 takes any free port), not "${PORT}".\n`);
  });

  it('is told when HOST is nobody', async () => {
    const { code, err } = await outcome({ PORT: '4000', HOST: 'no.such.host.invalid' });
    expect({ code, err }).toEqual({ code: 1, err: 'HOST "no.such.host.invalid" is no address of this machine.\n' });
  });
});

describe('HOST', () => {
  it('is where it listens, and only there', async () => {
    const server = await startServer({ HOST: '127.0.0.1' });
    try {
      expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await fetch(`${server.address}/health`)).status).toBe(200);
      await expect(connectTo(server.address.replace('127.0.0.1', otherAddress()))).rejects.toThrow();
    } finally {
      await server.stop();
    }
  });

  it('may be every address of the machine; a browser finds it at home', async () => {
    const server = await startServer({ HOST: '0.0.0.0' });
    try {
      expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
      (await connectTo(server.address.replace('localhost', otherAddress()))).destroy();
    } finally {
      await server.stop();
    }
  });
});

/** How a program ends that should not start; one that does start is stopped. */
async function outcome(env: NodeJS.ProcessEnv): Promise<Ended> {
  const program = startProgram(env);
  const timer = setInterval(() => {
    if (program.said() !== '') program.process.kill('SIGTERM');
  }, 50);
  const ended = await program.ended;
  clearInterval(timer);
  return ended;
}

/** An address of this machine that is not 127.0.0.1. */
function otherAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
}

function connectTo(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.on('error', reject);
  });
}

/** A request whose path nobody tidies up on the way. */
async function raw(address: string, path: string, headers = ''): Promise<string> {
  const socket = await connectTo(address);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

function occupy(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, host, () => resolve({ server, port: (server.address() as { port: number }).port }));
  });
}
