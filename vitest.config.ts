import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/long-files-first.mjs';

const full = process.env.OUBLIETTE_FULL === '1';
const minute = 60_000;
const exclude = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];

export default defineConfig({
  test: {
    projects: [
      // Test files share the modules they import: loading them anew for each file takes a fifth of the whole run.
      {
        extends: true,
        test: { name: 'packages', include: ['packages/**/test/**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: [
            'apps/{server,web}/test/**/*.test.{ts,tsx}',
            'scripts/test/**/*.test.ts',
            'bench/test/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'terminal',
          include: ['apps/cli/test/**/*.test.ts'],
          exclude,
          setupFiles: ['apps/cli/test/temporary-folder.ts'],
        },
      },
    ],
    pool: 'forks',
    isolate: false,
    // One more than there are cores: whoever drives a browser or a server mostly waits for it.
    maxWorkers: Math.min(Math.max(2, availableParallelism()) + 1, 8),
    // A limit against hanging, not an assertion about speed: a busy machine needs ten times as long as an idle one.
    testTimeout: (full ? 60 : 10) * minute,
    hookTimeout: (full ? 60 : 10) * minute,
    expect: { poll: { timeout: 2 * minute } },
    ...(full ? { sequence: { sequencer: LongFilesFirst } } : {}),
    allowOnly: false,
    // The output of passing tests is not shown.
    silent: 'passed-only',
  },
});
