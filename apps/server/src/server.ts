// The web server: the built page, its health, and a page for what is not there.
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import serveFiles from '@fastify/static';
import { LIMITS } from '@oubliette/protocol';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { cacheControl, securityHeaders } from './headers.ts';
import { Denied } from './table/denied.ts';

/** @param page the folder that holds the built web client */
export async function webServer(page: string, logLevel: string): Promise<FastifyInstance> {
  const notFound = await readFile(`${page}/404.html`, 'utf8').catch(() => undefined);
  const server = fastify({
    logger: {
      level: logLevel,
      stream: process.stderr,
      // No address, no header and no body: secrets travel in those, and people are nobody's business.
      serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, url }) },
    },
    // Browsers keep idle connections open for minutes; stopping must not wait for them.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    bodyLimit: LIMITS.body,
  });

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });

  await server.register(serveFiles, {
    root: page,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build lays each file beside itself in compressed form.
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
    if (request.url.startsWith('/api/') && statusCode < 500)
      return deny(reply, new Denied(statusCode === 413 ? 'too-big' : 'malformed', statusCode));
    if (statusCode >= 500) request.log.error(error);
    // What went wrong inside is for the log, not for whoever asked.
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
