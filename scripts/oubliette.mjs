// npm run oubliette -- play dungeonette: the command line, built when needed.
import { become } from './become.mjs';
import { build } from './build.mjs';
import { script, setup } from './setup.mjs';

await script(async () => {
  await setup('start');
  // Only these two need the server itself.
  const server = ['serve', 'tables'].includes(process.argv[2] ?? '');
  await build(server ? ['web', 'server', 'cli'] : ['cli'], { quiet: true });
  await become('apps/cli/dist/main.js');
});
