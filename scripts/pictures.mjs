// npm run pictures: every main screen, in both languages, by both lights, wide and high, into apps/web/screenshots. The tests
// that look at them are run as well: a picture of a fault is of no use.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { ROOT, script, setup, Trouble } from './setup.mjs';

await script(async () => {
  await setup('test');
  // None of an earlier run stays among them.
  rmSync(join(ROOT, 'apps/web/screenshots'), { recursive: true, force: true });
  const { NODE_ENV: _, ...env } = process.env;
  const { code } = await run(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'looks.browser'], {
    cwd: ROOT,
    env: { ...env, OUBLIETTE_PICTURES: '1' },
    show: 'live',
  });
  if (code !== 0) throw new Trouble('something on the screens is not as it should be; see above');
  process.stdout.write('The pictures are in apps/web/screenshots.\n');
});
