import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const full = process.env.OUBLIETTE_FULL === '1';
const minute = 60_000;

export default defineConfig({
  test: {
    include: [
      'packages/**/test/**/*.test.ts',
      'apps/**/test/**/*.test.{ts,tsx}',
      'scripts/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'bench/peers/**'],
    pool: 'forks',
    // Two cores are what we have at least; vitest would leave one of them idle.
    maxWorkers: Math.min(Math.max(2, availableParallelism()), 8),
    // A limit against hanging, not an assertion about speed: a busy machine needs ten times as long as an idle one.
    testTimeout: (full ? 60 : 10) * minute,
    hookTimeout: (full ? 60 : 10) * minute,
    expect: { poll: { timeout: 2 * minute } },
    allowOnly: false,
    // What a passing test prints is nobody's news.
    silent: 'passed-only',
  },
});
