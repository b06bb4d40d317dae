// Builds the apps that have a vite.config.ts, each into its own dist/, only when what they are made of changed.
//   node scripts/build.mjs [web] [server] [cli]
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { run } from './run.mjs';
import { ROOT, script, setup, Trouble } from './setup.mjs';

/** The apps that can be built. */
const apps = () =>
  readdirSync(join(ROOT, 'apps')).filter((app) => existsSync(join(ROOT, 'apps', app, 'vite.config.ts')));

/**
 * @param {readonly string[]} wanted names of apps
 * @param {{ quiet?: boolean }} [options] quiet: says something only when it fails
 */
export async function build(wanted, { quiet = false } = {}) {
  const missing = wanted.filter((app) => !apps().includes(app));
  if (missing.length > 0) throw new Trouble(`There is no app to build called ${missing.join(', ')}.`);
  const files = listFiles(ROOT);
  for (const app of wanted) {
    const stamp = join(ROOT, 'apps', app, 'dist', '.built-from');
    const sources = hash(files.filter((path) => isMadeOf(app, path)));
    const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
    if (isBuilt()) continue;
    await oneAtATime(ROOT, async () => {
      if (!isBuilt()) await buildApp(app, stamp, sources, quiet);
    });
  }
}

/**
 * @param {string} app
 * @param {string} stamp
 * @param {string} sources
 * @param {boolean} quiet
 */
async function buildApp(app, stamp, sources, quiet) {
  // Gone first: a build that is cut short is done again.
  rmSync(stamp, { force: true });
  const start = performance.now();
  const { code, output } = await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(ROOT, 'apps', app),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Trouble(`${output.trimEnd()}\n\nThe build of apps/${app} failed; its reasons are above.`);
  writeFileSync(stamp, sources);
  if (!quiet) console.error(`Built apps/${app} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * An app is made of all packages and of itself: nothing imports another app. Tests are not in it.
 * @param {string} app
 * @param {string} path
 */
const isMadeOf = (app, path) =>
  (path.startsWith('packages/') && !/\/test\//.test(path)) ||
  (path.startsWith(`apps/${app}/`) && !path.startsWith(`apps/${app}/test/`)) ||
  /^(package-lock\.json|package\.json|tsconfig.*\.json|LICENSE|CREDITS\.md|scripts\/build\.mjs)$/.test(path);

/** @param {readonly string[]} paths */
function hash(paths) {
  const sum = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(join(ROOT, path));
    sum.update(`${path}\0${content.length}\0`).update(content);
  }
  return sum.digest('hex');
}

if (isMain(import.meta.url)) {
  await script(async () => {
    await setup('start');
    const names = process.argv.slice(2);
    await build(names.length > 0 ? names : apps());
  });
}
