// Whether the server can do its work. Asking costs: it writes to the disk.
import type { FastifyInstance } from 'fastify';
import { COST } from '../base/limits.ts';
import type { OpenFiles } from '../base/open-files.ts';
import type { Store } from '../store/store.ts';
import type { Spend } from './spend.ts';

export function serveHealth(
  server: FastifyInstance,
  { store, openFiles, spend }: { readonly store: Store; readonly openFiles: OpenFiles; readonly spend: Spend },
): void {
  let checking: Promise<void> | undefined;
  /** One at a time: who asks meanwhile gets its result. */
  const check = (): Promise<void> => {
    checking ??= store.check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  server.get('/health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    spend(request, COST.read);
    if (!(await openFiles.areLeft())) return reply.code(503).send({ status: 'files' });
    try {
      await check();
      return { status: 'ok' };
    } catch (err) {
      server.log.error({ err }, 'the store does not answer');
      return reply.code(503).send({ status: 'store' });
    }
  });
}
