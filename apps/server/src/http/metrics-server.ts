// Figures on a port of their own, for programs on this machine alone.
import { createServer, type Server } from 'node:http';
import { sentenceFor, Trouble } from '../base/address.ts';
import type { Metrics } from '../base/metrics.ts';

/** The only address it listens on. */
const HOST = '127.0.0.1';
const SETTING = { name: 'METRICS_PORT', free: 9464 };

export function serveMetrics(metrics: Metrics, port: number, tables: () => number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.tables.set(tables());
    // That of memory opens a file (SRV-LIM-15): without one more there are no figures, and the server goes on.
    const figures = await metrics.registry.metrics().catch(() => undefined);
    if (figures === undefined) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(figures);
  });
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Trouble(sentenceFor(code, { host: HOST, port }, SETTING))),
    );
    server.listen(port, HOST, () => resolve(server));
  });
}
