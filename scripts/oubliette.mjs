// npm run oubliette -- play dungeonette: the command line, built when needed.
import { become } from './become.mjs';
import { build } from './build.mjs';
import { script, setup } from './setup.mjs';

await script(async () => {
  await setup('start');
  await build(['cli'], { quiet: true });
  await become('apps/cli/dist/main.js');
});
