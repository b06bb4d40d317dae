// Figures on a port of their own, for programs on this machine alone.
import { createServer, type Server } from 'node:http';
import type { Metrics } from '../base/metrics.ts';

export function serveMetrics(metrics: Metrics, port: number, tables: () => number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.tables.set(tables());
    response.setHeader('content-type', metrics.registry.contentType);
    response.end(await metrics.registry.metrics());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
