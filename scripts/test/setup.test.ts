import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { run } from '../run.mjs';
import { refuseOldNode, withoutParentNpm } from '../setup.mjs';
import { plantedTree } from './planted-tree.ts';

const SCRIPT = fileURLToPath(new URL('../setup.mjs', import.meta.url));

/** A project that needs one package to play and one more for tests; both lie beside it, so npm needs no network. */
function project() {
  const needs = { dependencies: { lantern: 'file:vendor/lantern' }, devDependencies: { ruler: 'file:vendor/ruler' } };
  const root = plantedTree({
    'package.json': JSON.stringify({ name: 'planted', ...needs }),
    'package-lock.json': JSON.stringify({
      name: 'planted',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'planted', ...needs },
        'node_modules/lantern': { resolved: 'vendor/lantern', link: true },
        'node_modules/ruler': { resolved: 'vendor/ruler', link: true, dev: true },
        'vendor/lantern': { version: '1.0.0' },
        'vendor/ruler': { version: '1.0.0', dev: true },
      },
    }),
    'vendor/lantern/package.json': JSON.stringify({ name: 'lantern', version: '1.0.0' }),
    'vendor/ruler/package.json': JSON.stringify({ name: 'ruler', version: '1.0.0' }),
  });
  const marker = join(root, 'node_modules/left-alone');
  const setup = (mode: 'start' | 'test', env: NodeJS.ProcessEnv = {}) =>
    run(process.execPath, [SCRIPT, mode, root], { env: { ...process.env, ...env } });
  return {
    root,
    setup,
    installed: () =>
      ['lantern', 'ruler'].filter((name) => existsSync(join(root, 'node_modules', name, 'package.json'))),
    /** Whether npm deletes everything and installs it again. */
    installsAgain: async (mode: 'start' | 'test') => {
      writeFileSync(marker, '');
      expect((await setup(mode)).code).toBe(0);
      return !existsSync(marker);
    },
  };
}

it('installs what a player needs, then what tests need, each once', async () => {
  const { setup, installed, installsAgain } = project();
  expect((await setup('start')).output.trim()).toBe('Installing packages to play (only needed when they change) …');
  expect(installed()).toEqual(['lantern']);
  expect(await setup('start')).toEqual({ code: 0, output: '' });
  expect(await installsAgain('start')).toBe(false);
  expect(await installsAgain('test')).toBe(true);
  expect(installed()).toEqual(['lantern', 'ruler']);
  expect(await installsAgain('test')).toBe(false);
  expect(await installsAgain('start')).toBe(false);
  expect(installed()).toEqual(['lantern', 'ruler']);
});

it('installs again when the lockfile says something else', async () => {
  const { root, setup, installsAgain } = project();
  await setup('start');
  const lockfile = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(lockfile, 'utf8'));
  lock.packages['vendor/lantern'].version = '1.1.0';
  writeFileSync(lockfile, JSON.stringify(lock));
  writeFileSync(join(root, 'vendor/lantern/package.json'), JSON.stringify({ name: 'lantern', version: '1.1.0' }));
  expect(await installsAgain('start')).toBe(true);
  expect(await installsAgain('start')).toBe(false);
});

it('leaves alone what somebody installed by hand, if it is complete', async () => {
  const { root, setup, installed, installsAgain } = project();
  const stamp = join(root, 'node_modules/.oubliette-setup.json');
  await setup('start');
  rmSync(stamp);
  expect(await installsAgain('start')).toBe(false);
  expect(await installsAgain('test')).toBe(true);
  rmSync(stamp);
  expect(await installsAgain('test')).toBe(false);
  rmSync(stamp);
  rmSync(join(root, 'node_modules/ruler'));
  expect(await installsAgain('test')).toBe(true);
  expect(installed()).toEqual(['lantern', 'ruler']);
});

it('an install that was cut short is done again', async () => {
  const { root, setup, installed } = project();
  const reached = join(root, 'reached');
  // In the place of npm: something that never ends.
  const npm = join(root, 'npm-cli.js');
  writeFileSync(npm, "require('fs').writeFileSync('reached', ''); setInterval(() => {}, 1000)");
  const child = spawn(process.execPath, [SCRIPT, 'start', root], {
    stdio: 'ignore',
    env: { ...process.env, npm_execpath: npm },
  });
  while (!existsSync(reached)) await pause(20);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(child.exitCode).toBe(128 + 15);
  expect((await setup('start')).code).toBe(0);
  expect(installed()).toEqual(['lantern']);
});

it('of two at the same time one installs, and the other waits for it', async () => {
  const { root, setup } = project();
  const npm = join(root, 'npm-cli.js');
  const calls = join(root, 'calls');
  const go = join(root, 'go');
  writeFileSync(calls, '');
  // In the place of npm: it says that it was called, and ends when it may.
  writeFileSync(
    npm,
    `const fs = require('fs');
fs.mkdirSync('node_modules', { recursive: true });
fs.appendFileSync('calls', 'x');
setInterval(() => fs.existsSync('go') && process.exit(0), 20);`,
  );
  const one = setup('start', { npm_execpath: npm });
  while (readFileSync(calls, 'utf8') === '') await pause(20);
  const child = spawn(process.execPath, [SCRIPT, 'start', root], { env: { ...process.env, npm_execpath: npm } });
  const [said] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
  expect(said).toMatch(/^Process \d+ installs or builds here: waiting for it/);
  writeFileSync(go, '');
  expect((await one).code).toBe(0);
  if (child.exitCode === null) await once(child, 'exit');
  expect([child.exitCode, readFileSync(calls, 'utf8')]).toEqual([0, 'x']);
});

it('does not wait for one that was killed', async () => {
  const { root, setup, installed } = project();
  const npm = join(root, 'npm-cli.js');
  const called = join(root, 'called');
  writeFileSync(npm, "require('fs').writeFileSync('called', String(process.pid)); setInterval(() => {}, 1000)");
  const child = spawn(process.execPath, [SCRIPT, 'start', root], {
    stdio: 'ignore',
    env: { ...process.env, npm_execpath: npm },
  });
  while (!existsSync(called) || readFileSync(called, 'utf8') === '') await pause(20);
  child.kill('SIGKILL');
  await once(child, 'exit');
  process.kill(Number(readFileSync(called, 'utf8')), 'SIGKILL');
  expect((await setup('start')).code).toBe(0);
  expect(installed()).toEqual(['lantern']);
});

it('tells when npm fails, as often as it fails', async () => {
  const { root, setup } = project();
  const npm = join(root, 'npm-cli.js');
  writeFileSync(npm, 'process.exit(3)');
  for (const time of [1, 2]) {
    const { code, output } = await setup('start', { npm_execpath: npm });
    expect([time, code]).toEqual([time, 1]);
    expect(output).toContain('npm could not install the packages (npm ci ended with 3); its reasons are above.');
  }
});

it('runs no install script', async () => {
  const { root, setup } = project();
  const npm = join(root, 'npm-cli.js');
  writeFileSync(npm, "require('fs').writeFileSync('called', process.argv.slice(2).join(' ')); process.exit(1)");
  await setup('start', { npm_execpath: npm });
  expect(readFileSync(join(root, 'called'), 'utf8').split(' ')).toContain('--ignore-scripts');
});

it('wishes handed down by another npm do not reach ours', async () => {
  const { setup, installed } = project();
  await setup('test', {
    npm_config_omit: 'dev',
    NPM_CONFIG_PRODUCTION: 'true',
    NODE_ENV: 'production',
    npm_config_dry_run: 'true',
  });
  expect(installed()).toEqual(['lantern', 'ruler']);
});

it('what belongs to the machine stays in the environment', () => {
  const machine = {
    PATH: '/bin',
    npm_config_registry: 'https://registry.example',
    NPM_CONFIG_CACHE: '/cache',
    npm_config_https_proxy: 'x',
  };
  const parent = {
    npm_config_omit: 'dev',
    'npm_config_include-workspace-root': 'true',
    npm_lifecycle_event: 'start',
    npm_package_name: 'oubliette',
    npm_config_workspace: 'apps/web',
    INIT_CWD: '/',
    NODE_ENV: 'production',
  };
  expect(withoutParentNpm({ ...machine, ...parent })).toEqual(machine);
});

it('refuses a Node that is too old', () => {
  for (const version of ['18.20.4', '20.18.9', '20.9.0', '4.0.0']) {
    expect(() => refuseOldNode(version)).toThrow(`this is Node ${version}`);
  }
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '100.1.0']) {
    expect(() => refuseOldNode(version)).not.toThrow();
  }
});
