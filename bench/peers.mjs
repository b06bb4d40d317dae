// The engines we compare ourselves with have a lockfile of their own: nobody needs them to play, to build or to test.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/run.mjs';
import { ROOT, Trouble, withoutParentNpm } from '../scripts/setup.mjs';

const FOLDER = join(ROOT, 'bench/peers');
const STAMP = join(FOLDER, 'node_modules/.installed-from');

/** Installs them once; again when their lockfile changed. */
export async function installPeers() {
  const lock = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  rmSync(STAMP, { force: true });
  console.error('Installing what we measure ourselves against (only needed when it changes) …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run('npm', args, {
    cwd: FOLDER,
    env: withoutParentNpm(process.env),
    show: 'errors',
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Trouble(`npm could not install bench/peers (npm ci ended with ${code}).`);
  writeFileSync(STAMP, lock);
}
