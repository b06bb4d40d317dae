// npm run bench: measures; see bench/.
import { become } from './become.mjs';
import { script, setup } from './setup.mjs';

await script(async () => {
  await setup('test');
  await become('bench/run.mjs');
});
