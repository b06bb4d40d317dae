// The server as a program: listens, prints its address, and stops in order.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readAddress, refuseTakenPort, sentenceFor, Trouble, webAddress } from './base/address.ts';
import { readSettings } from './base/settings.ts';
import { openServer } from './open-server.ts';

// This file runs as apps/server/dist/main.js; the page is beside it in apps/web/dist.
const page = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function main(): Promise<void> {
  const { host, port } = readAddress(process.env);
  if (!existsSync(page)) throw new Trouble('The page is not built: run npm start, or npm run build.');
  await refuseTakenPort({ host, port });
  const server = await openServer({ settings: readSettings(process.env, process.cwd()), page });

  let stopping = false;
  const stop = (): void => {
    // Asked twice: end at once.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => console.log('Oubliette has stopped.'),
      (error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await server.web.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined ? error : new Trouble(sentenceFor(error.code, { host, port }));
  });
  const { port: listening } = server.web.server.address() as AddressInfo;
  console.log(`Oubliette is open: ${webAddress(host, listening)}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error);
  process.exit(1);
}
