// The libraries as somebody else gets them: packed, installed into an empty project, and used there.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../apps/server/test/play/client.ts';
import { party } from '../../apps/server/test/play/lobby.ts';
import { LIBRARIES, packInstalled, packLibraries, packOubliette } from '../pack.mjs';
import { withoutParentNpm } from '../setup.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const full = process.env.OUBLIETTE_FULL === '1';
let folder = '';
let tarballs: string[] = [];

/** Nothing comes from a network: what is not in a packed file is not there. */
const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd,
    env: withoutParentNpm(process.env),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oubliette-packed-'));
  tarballs = await packLibraries(LIBRARIES, join(folder, 'packed'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An empty project with these packages. */
function project(name: string, packages: readonly string[]): string {
  const at = join(folder, name);
  mkdirSync(at);
  const dependencies = Object.fromEntries(
    packages.map((path) => [JSON.parse(manifestOf(path)).name as string, `file:${path}`]),
  );
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }));
  npm(at, 'install', '--legacy-peer-deps', '--omit=optional');
  return at;
}
/** The first piece of code of a document. */
const exampleIn = (document: string): string => /```ts\n(.*?)```/s.exec(document)?.[1] ?? '';
const manifestOf = (tarball: string): string =>
  execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });

describe('the packed libraries', () => {
  it('hold built modules, declarations, a README and the licence, and no source', () => {
    expect(tarballs.map((path) => basename(path))).toEqual(LIBRARIES.map((name) => `oubliette-${name}-0.1.0.tgz`));
    for (const [i, path] of tarballs.entries()) {
      const files = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n');
      for (const file of ['README.md', 'LICENSE', 'package.json', 'src/index.js', 'src/index.d.ts'])
        expect(files, basename(path)).toContain(`package/${file}`);
      expect(files.filter((file) => /\.ts$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
      // Nothing of the source is left out.
      const source = readdirSync(join(root, 'packages', LIBRARIES[i]!, 'src'), { recursive: true, encoding: 'utf8' });
      for (const file of source.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts')))
        expect(files, basename(path)).toContain(`package/src/${file.replace(/\.ts$/, '.d.ts')}`);
      const { private: secret, exports, license } = JSON.parse(manifestOf(path));
      expect([secret, exports['.'].default, license]).toEqual([undefined, './src/index.js', 'MIT']);
    }
  });

  it('are enough for a game of somebody else: it compiles, a bot plays it, its file is verified', async () => {
    const others = await packInstalled(['intl-messageformat', 'valibot'], join(folder, 'others'));
    const at = project('nim', [...tarballs, ...others]);
    cpSync(join(root, 'scripts/test/outside/nim.ts'), join(at, 'nim.ts'));
    writeFileSync(
      join(at, 'readme.ts'),
      exampleIn(readFileSync(join(at, 'node_modules/@oubliette/engine/README.md'), 'utf8')),
    );
    const options = { target: 'es2023', module: 'nodenext', strict: true, exactOptionalPropertyTypes: true, types: [] };
    writeFileSync(
      join(at, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...options, rootDir: '.', outDir: 'built' },
        files: ['nim.ts', 'readme.ts'],
      }),
    );
    const compiled = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', at], {
      encoding: 'utf8',
    });
    expect(compiled.stdout).toBe('');
    const told = execFileSync(process.execPath, [join(at, 'built/nim.js')], { cwd: at, encoding: 'utf8' });
    const { entries, winners, ...rest } = JSON.parse(told);
    expect(entries).toBeGreaterThanOrEqual(6);
    expect(entries).toBeLessThanOrEqual(12);
    expect([[0], [1]]).toContainEqual(winners);
    expect(rest).toEqual({
      replayed: true,
      told: expect.stringMatching(/^(Ada|Bot) prend [12]\.$/),
      cell: 'c3',
      distance: 2,
      protocol: expect.any(String),
    });
    // The example of the README prints what it says.
    const example = execFileSync(process.execPath, [join(at, 'built/readme.js')], { cwd: at, encoding: 'utf8' });
    expect(example).toBe('4 [ 1 ]\n');
    // The testing kit brings no test runner of its own.
    for (const peer of ['vitest', 'fast-check']) {
      expect(existsSync(join(at, 'node_modules', peer))).toBe(false);
      symlinkSync(join(root, 'node_modules', peer), join(at, 'node_modules', peer));
    }
    const kit =
      "import { gameSuite, randomGame } from '@oubliette/testing'; console.log(typeof gameSuite, typeof randomGame)";
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', kit], { cwd: at, encoding: 'utf8' })).toBe(
      'function function\n',
    );
  });
});

// Three builds and eight megabytes: only with full counts.
if (full)
  describe('Oubliette itself', () => {
    let tarball = '';
    beforeAll(async () => {
      tarball = await packOubliette(join(folder, 'oubliette'));
    });

    it('`npx ./oubliette-….tgz` in an empty folder serves: a table is opened there, and an answer is played', async () => {
      const at = join(folder, 'empty');
      mkdirSync(at);
      const file = basename(tarball);
      expect(file).toMatch(/^oubliette-\d+\.\d+\.\d+\.tgz$/);
      cpSync(tarball, join(at, file));
      // A cache of its own: whatever npx needs, it gets as on a machine that has never seen it.
      const { url, stop } = await served('npx', ['--yes', `./${file}`], at, {
        npm_config_cache: join(folder, 'cache'),
      });
      try {
        expect(await (await fetch(`${url}/`)).text()).toContain('<!doctype html>');
        const wish = { game: 'dungeonette', seats: 4, bots: { 1: 'random', 2: 'random', 3: 'random' } };
        const { table, tokens } = await party(url, wish);
        const client = new Client({ url, table, token: tokens[0]! });
        await client.until((c) => c.awaited.length > 0);
        const [ask] = client.awaited;
        expect((await client.answer(ask!, ask!.options[0]!)).ok).toBe(true);
        await client.until((c) => c.at!.seen.answered === 1);
        client.end();
      } finally {
        await stop();
      }
      await expect(fetch(`${url}/`)).rejects.toThrow();
      // The table was written down where it was told to be, and nothing else was left in the folder.
      expect(readdirSync(at).sort()).toEqual(['data', file]);
    });

    it('is a package like others too: installed, it serves and plays by its command', async () => {
      const at = project('served', [tarball]);
      const own = join(at, 'node_modules');
      // Node 20 has no SQLite of its own; elsewhere npm brings the addon, which is optional.
      for (const addon of ['@photostructure', 'node-gyp-build'])
        if (!existsSync(join(own, addon))) symlinkSync(join(root, 'node_modules', addon), join(own, addon));
      const { url, stop } = await served(process.execPath, [join(own, 'oubliette/bin.js')], at);
      try {
        const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string }[];
        expect(games.map(({ id }) => id)).toContain('dungeon-lords');
      } finally {
        await stop();
      }
      const listed = execFileSync(process.execPath, [join(own, 'oubliette/bin.js'), 'games'], { encoding: 'utf8' });
      expect(listed).toContain('Dungeon Lords');
      expect(readdirSync(join(own, 'oubliette'))).toContain('LICENSE');
      expect(readFileSync(join(own, 'oubliette/README.md'), 'utf8').length).toBeGreaterThan(0);
    });
  });

/** A server that runs, at the address it has printed. */
async function served(command: string, args: readonly string[], at: string, more: NodeJS.ProcessEnv = {}) {
  const server = spawn(command, args, {
    cwd: at,
    env: { ...withoutParentNpm(process.env), PORT: '0', HOST: '127.0.0.1', DATA: join(at, 'data'), ...more },
    // A group of its own: npx starts a shell, which starts the server.
    detached: true,
  });
  const gone = new Promise((resolve) => server.on('close', resolve));
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) process.kill(-server.pid!, 'SIGTERM');
    await gone;
  };
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    server.on('close', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return { url, stop };
}
