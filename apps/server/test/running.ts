// The real server, built and started as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  /** `http://localhost:1234` */
  readonly address: string;
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  stop(): Promise<Ended>;
}

/** Builds what is not built. One at a time: test files run beside each other, and a build empties its folder first. */
export async function buildApps(...apps: readonly string[]): Promise<void> {
  await alone('build', async () => {
    const build = spawn(process.execPath, [join(ROOT, 'scripts/build.mjs'), ...apps], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: outsideTests(),
    });
    const code = await new Promise((resolve) => build.on('close', resolve));
    if (code !== 0) throw new Error(`the build ended with ${code}`);
  });
}

/** Does something that only one process at a time may do. A lock left behind by a killed run is broken after a while. */
export async function alone<T>(what: string, work: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `oubliette-${what}${ROOT.replaceAll(/\W+/g, '-')}`);
  const abandoned = (): boolean => {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    return since !== undefined && Date.now() - since > 100_000;
  };
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (abandoned()) rmSync(lock, { recursive: true, force: true });
      await wait(100);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** What vitest sets for itself is not for the programs it starts. */
function outsideTests(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, PORT: ___, HOST: ____, ...rest } = process.env;
  return { ...rest, ...env };
}

export function startProgram(env: NodeJS.ProcessEnv): {
  process: ChildProcess;
  ended: Promise<Ended>;
  said: () => string;
} {
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env: outsideTests({ DATA: mkdtempSync(join(tmpdir(), 'oubliette-data-')), BOT_PACE_MS: '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  return { process: child, ended, said: () => out };
}

export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const { process: child, ended, said } = startProgram({ PORT: '0', ...env });
  const over = ended.then((end) => Promise.reject(new Error(`the server ended: ${end.err || end.out}`)));
  over.catch(() => {});
  const told = (async () => {
    while (!/http:\S+/.test(said())) await wait(10);
    return /http:\S+/.exec(said())![0];
  })();
  const address = await Promise.race([told, over]);
  return {
    address,
    process: child,
    ended,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
