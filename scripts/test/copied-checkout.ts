// A copy of the checkout in which commands may write: its libraries are links, its own packages are its own.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MADE_BY_TOOLS = new Set(['.git', 'node_modules', 'dist', 'coverage', '.cache', 'test-results', 'screenshots']);

export interface CopiedCheckout {
  readonly path: string;
  /** The record of what is installed, and the lockfile it must fit. */
  readonly stamp: string;
  lockHash(): string;
  /** `npm run <words>` there. */
  npm(words: readonly string[], input?: string): SpawnSyncReturns<string>;
  remove(): void;
}

export function copyCheckout(name: string): CopiedCheckout {
  const path = mkdtempSync(join(tmpdir(), `oubliette-${name}-`));
  cpSync(ROOT, path, { recursive: true, filter: (from) => !MADE_BY_TOOLS.has(basename(from)) });
  const installed = join(path, 'node_modules');
  mkdirSync(join(installed, '@oubliette'), { recursive: true });
  for (const library of readdirSync(join(ROOT, 'node_modules'))) {
    if (library !== '@oubliette' && !library.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', library), join(installed, library));
  }
  const ours = join(ROOT, 'node_modules/@oubliette');
  cpSync(ours, join(installed, '@oubliette'), { recursive: true, verbatimSymlinks: true });
  const stamp = join(installed, '.oubliette-setup.json');
  const lockHash = () =>
    createHash('sha256')
      .update(readFileSync(join(path, 'package-lock.json')))
      .digest('hex');
  writeFileSync(stamp, JSON.stringify({ lock: lockHash(), mode: 'test' }));
  return {
    path,
    stamp,
    lockHash,
    npm: (words, input = '') =>
      spawnSync('npm', ['run', '--silent', ...words], {
        cwd: path,
        encoding: 'utf8',
        input,
        env: outside(),
        maxBuffer: 1 << 26,
      }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Without what npm and vitest set for the process they started; what belongs to the machine stays. */
export function outside(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const theirs = /^(npm_|init_cwd$|node_env$|vitest|test$|oubliette_full$|port$|host$)/i;
  const machine = /^npm_config_(registry|cache|userconfig|globalconfig|ca|cafile|noproxy|proxy|https?_proxy)$/i;
  const rest = Object.entries(process.env).filter(([name]) => machine.test(name) || !theirs.test(name));
  return { ...Object.fromEntries(rest), NO_COLOR: '1', ...more };
}
