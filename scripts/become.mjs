import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, Trouble } from './setup.mjs';

/**
 * Goes on as if `node <path> <our arguments>` had been called. There is no child: signals, Ctrl-C, the terminal and the
 * exit code are the program's own, and nothing is left behind when it is killed.
 * @param {string} path
 */
export async function become(path) {
  const file = join(ROOT, path);
  if (!existsSync(file)) throw new Trouble(`${path} is not there.`);
  process.argv[1] = file;
  await import(pathToFileURL(file).href);
}
