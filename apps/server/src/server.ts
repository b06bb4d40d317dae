// The web server: the built page, its health, and a page for what is not there.
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import serveFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cacheControl, securityHeaders } from './headers.ts';

/** @param page the folder that holds the built web client */
export async function webServer(page: string, logLevel: string): Promise<FastifyInstance> {
  const notFound = await readFile(`${page}/404.html`, 'utf8').catch(() => undefined);
  const server = fastify({
    logger: { level: logLevel, stream: process.stderr },
    // Browsers keep idle connections open for minutes; stopping must not wait for them.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  });

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });

  server.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  await server.register(serveFiles, {
    root: page,
    dotfiles: 'ignore',
    cacheControl: false,
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
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode >= 500) request.log.error(error);
    // What went wrong inside is for the log, not for whoever asked.
    return reply
      .code(statusCode)
      .type('text/plain')
      .send(`${statusCode >= 500 ? 'Something went wrong here' : message}\n`);
  });

  return server;
}
