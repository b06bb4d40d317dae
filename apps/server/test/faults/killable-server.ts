// Builds the killable server once, and starts it as often as it falls.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Stage } from '../../src/table/table.ts';
import { ROOT } from '../running.ts';

export async function buildKillable(): Promise<string> {
  const outDir = join(ROOT, 'node_modules/.cache/oubliette-tests', `killable-${randomUUID()}`);
  await build({
    root: join(ROOT, 'apps/server'),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@oubliette\//] },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: fileURLToPath(new URL('killable.ts', import.meta.url)),
        output: { entryFileNames: 'killable.mjs' },
      },
    },
  });
  return join(outDir, 'killable.mjs');
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export interface Plan {
  readonly stage: Stage;
  readonly after: number;
}

export async function startKillable(
  program: string,
  { folder, port }: { readonly folder: string; readonly port: number },
  plan?: Plan,
  more: NodeJS.ProcessEnv = {},
): Promise<{ process: ChildProcess; dead: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATA: folder,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      BOT_PACE_MS: '0',
      RATE_ADDRESS: '1000000,1000000',
      RATE_SEAT: '1000000,1000000',
      RATE_TABLE: '1000000,1000000',
      MAX_SOCKETS_PER_ADDRESS: '100000',
      ...(plan === undefined ? {} : { KILL_AT: plan.stage, KILL_AFTER: String(plan.after) }),
      ...more,
    },
  });
  const dead = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), dead]);
  return { process: child, dead };
}
