// `npm run new-game` in a copy of the project: what it makes is green and can be played.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGames } from '../check-games.mjs';
import { checkLayers } from '../check-layers.mjs';
import { listFiles } from '../files.mjs';
import { newGame, refusal } from '../new-game.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FULL = process.env.OUBLIETTE_FULL === '1';
const NOT_NEEDED = /^(docs|bench|examples)\//;

let copy = '';
/** Runs a program of node_modules in the copy. */
function run(path: string, ...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'node_modules', path), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', OUBLIETTE_FULL: '' },
  });
  return { code: status, output: `${stdout}${stderr}` };
}
/** Which lockfile was installed. */
const stamp = (): string => join(copy, 'node_modules/.oubliette-setup.json');
const lockHash = (): string =>
  createHash('sha256')
    .update(readFileSync(join(copy, 'package-lock.json')))
    .digest('hex');
const fine = (result: { code: number | null; output: string }): void => expect(result).toMatchObject({ code: 0 });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'oubliette-new-game-'));
  for (const path of listFiles(ROOT).filter((file) => !NOT_NEEDED.test(file))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  // Libraries are shared; our own packages are links inside the copy.
  mkdirSync(join(copy, 'node_modules/@oubliette'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@oubliette' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  cpSync(join(ROOT, 'node_modules/@oubliette'), join(copy, 'node_modules/@oubliette'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  writeFileSync(stamp(), JSON.stringify({ lock: lockHash(), mode: 'test' }));
  newGame(copy, { id: 'old-well', name: 'Old Well', nom: 'Le vieux puits' });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a new game', () => {
  it('carries its own names and nothing of the model', () => {
    const files = listFiles(copy).filter((path) => path.startsWith('packages/games/old-well/'));
    const all = files.map((path) => readFileSync(join(copy, path), 'utf8')).join('\n');
    expect(all).not.toMatch(/candle-hall|candleHall|\bCH-[A-Z]|Candle Hall|salle aux chandelles/);
    expect(all).toContain("'game.name': 'Old Well'");
    expect(all).toContain("'game.name': 'Le vieux puits'");
    expect(all).toContain('**OW-MOVE-1**');
  });

  it('needs no download: what was installed stays installed', () => {
    expect(JSON.parse(readFileSync(stamp(), 'utf8'))).toEqual({ lock: lockHash(), mode: 'test' });
    expect(existsSync(join(copy, 'node_modules/@oubliette/old-well/src/game.ts'))).toBe(true);
  });

  it('keeps to the layers and to the shape of game folders', () => {
    expect(checkLayers(copy).faults).toEqual([]);
    expect(checkGames(copy).faults).toEqual([]);
  });

  it('is formatted, and its types are right', () => {
    fine(
      run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'packages/games/old-well', 'packages/catalog'),
    );
    fine(run('typescript/bin/tsc', '-p', 'tsconfig.pure.json'));
  });

  it('has a test for every rule, and all of them pass', () => {
    const rules = spawnSync(process.execPath, [join(copy, 'scripts/check-rules.mjs')], { encoding: 'utf8' });
    expect(rules).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('packages/games/old-well: 7 rules, 0 untested'),
    });
    fine(run('vitest/vitest.mjs', 'run', 'packages/games/old-well', 'packages/catalog'));
  });

  it('can be played in the terminal, in both languages', () => {
    const built = spawnSync(process.execPath, [join(copy, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: join(copy, 'apps/cli'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect(built).toMatchObject({ status: 0 });
    const play = (lang: string) =>
      spawnSync(
        process.execPath,
        [
          join(copy, 'apps/cli/dist/main.js'),
          'play',
          'old-well',
          '--seats',
          'bot:Ann,bot:Bob',
          '--seed',
          's',
          '--lang',
          lang,
        ],
        {
          encoding: 'utf8',
          env: { ...process.env, NO_COLOR: '1' },
        },
      );
    const english = play('en');
    expect(english).toMatchObject({ status: 0 });
    expect(english.stdout).toMatch(/(Ann|Bob).* leaves? with most\./);
    expect(play('fr').stdout).toMatch(/(Ann|Bob).* repart/);
  });

  /** A whole build of the page: only with full counts. */
  const inTheBrowser = (): void => {
    const built = spawnSync(process.execPath, [join(copy, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: join(copy, 'apps/web'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect(built).toMatchObject({ status: 0 });
    const assets = join(copy, 'apps/web/dist/assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
    for (const words of ['Old Well', 'Le vieux puits', 'OW-MOVE-2']) expect(text).toContain(words);
  };
  if (FULL) it('is on the shelf of the browser, with its box drawn', inTheBrowser);
});

it('an id that is none, or is taken, is refused before anything is written', () => {
  for (const id of ['', 'Old', 'old_well', '-old', 'old-', '../old', 'old well'])
    expect(refusal(ROOT, id)).toContain('is no id');
  expect(refusal(ROOT, 'dungeon-lords')).toContain('in packages/games/dungeon-lords');
  expect(refusal(ROOT, 'engine')).toContain('already');
  expect(refusal(ROOT, 'a-game-that-is-not-there')).toBeUndefined();
  const script = fileURLToPath(new URL('../new-game.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, 'Old'], { encoding: 'utf8' });
  expect([status, stderr.split('\n')[0]]).toEqual([
    1,
    '"Old" is no id: small letters, digits and hyphens, as in "old-well".',
  ]);
  expect(existsSync(join(ROOT, 'packages/games/Old'))).toBe(false);
});
