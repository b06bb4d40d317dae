// npm start: installs and builds what is missing, then is the server.

import { become } from './become.mjs';
import { build } from './build.mjs';
import { script, setup } from './setup.mjs';

await script(async () => {
  await setup('start');
  await build(['web', 'server']);
  await become('apps/server/dist/main.js');
});
