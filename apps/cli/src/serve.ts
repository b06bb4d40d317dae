// `oubliette serve`: becomes the server. Apps know each other only as what is built.
import type { Command } from 'commander';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and its tables, see docs/operating.md')
    .action(async () => {
      await import(/* @vite-ignore */ new URL('../../server/dist/main.js', import.meta.url).href);
    });
}
