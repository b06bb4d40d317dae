// The web server: the built page, its headers, and a page for what is not found.
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import serveFiles from '@fastify/static';
import { LIMITS } from '@oubliette/protocol';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Denied } from '../base/denied.ts';
import { isApi } from './is-api.ts';

/** The page loads nothing from elsewhere, has no inline code, and is never framed. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(policy)
    .map(([name, source]) => `${name} ${source}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Files with a hash in their name never change; everything else is revalidated. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Slow senders and slow readers are ended. Milliseconds. */
export interface Timeouts {
  /** For a whole request to arrive. */
  readonly request: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  /** Between two looks at who is too slow. */
  readonly check: number;
  /** For requests that are under way when the server stops. */
  readonly stop: number;
}
const TIMEOUTS: Timeouts = { request: 20_000, idle: 60_000, check: 5000, stop: 5000 };

/** @param page the folder of the built web client */
export async function webServer(page: string, logLevel: string, timeouts = TIMEOUTS): Promise<FastifyInstance> {
  const notFound = await readFile(`${page}/404.html`, 'utf8').catch(() => undefined);
  const server = fastify({
    logger: {
      level: logLevel,
      stream: process.stderr,
      // No address, no header and no body: they contain secrets and personal data.
      serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, url }) },
    },
    // Browsers keep idle connections open for minutes; stopping must not wait for them.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    bodyLimit: LIMITS.body,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: { connectionsCheckingInterval: timeouts.check },
  });

  // Somebody who sends or reads slowly would keep the server from stopping.
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), timeouts.stop).unref();
  });

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });

  await server.register(serveFiles, {
    root: page,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build puts a compressed copy beside each file.
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cacheControl(`/${relative(page, path).split(sep).join('/')}`));
    },
  });

  server.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    const wantsPage = notFound !== undefined && (request.headers.accept ?? '').includes('text/html');
    return wantsPage
      ? reply.type('text/html; charset=utf-8').send(notFound)
      : reply.type('text/plain').send('Not found\n');
  });

  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Denied) return deny(reply, error);
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (isApi(request) && statusCode < 500)
      return deny(reply, new Denied(statusCode === 413 ? 'too-big' : 'malformed', statusCode));
    if (statusCode >= 500) request.log.error(error);
    // Internal errors are for the log, not for the client.
    return reply
      .code(statusCode)
      .type('text/plain')
      .send(`${statusCode >= 500 ? 'Something went wrong here' : message}\n`);
  });

  return server;
}

function deny(reply: FastifyReply, { status, code, more }: Denied): FastifyReply {
  const { retry } = more as { retry?: number };
  if (retry !== undefined) reply.header('retry-after', Math.ceil(retry / 1000));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: code, ...more });
}
