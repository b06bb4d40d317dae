// `oubliette serve`: runs the built server. Apps do not import each other's sources.
import type { Command } from 'commander';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and its tables, see docs/operating.md')
    .action(async () => {
      await import(/* @vite-ignore */ new URL('../../server/dist/main.js', import.meta.url).href);
    });
}
