// `npm run new-game` in a copy of the project: what it makes is green and can be played.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGames } from '../check-games.mjs';
import { checkLayers } from '../check-layers.mjs';
import { listFiles } from '../files.mjs';
import { newGame, refusal } from '../new-game.mjs';
import { type CopiedCheckout, copyCheckout, outside } from './copied-checkout.ts';
import { plantedTree } from './planted-tree.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FULL = process.env.OUBLIETTE_FULL === '1';

let copy: CopiedCheckout;
let told = '';
/** Runs a program of node_modules in the copy. */
function run(path: string, ...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy.path, 'node_modules', path), ...args], {
    cwd: copy.path,
    encoding: 'utf8',
    env: outside(),
  });
  return { code: status, output: `${stdout}${stderr}` };
}
const fine = (result: { code: number | null; output: string }): void => expect(result).toMatchObject({ code: 0 });

beforeAll(() => {
  copy = copyCheckout('new-game');
  const made = copy.npm(['new-game', 'old-well', '--', '--name', 'Old Well', '--nom', 'Le vieux puits']);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  told = made.stdout;
});
afterAll(() => copy.remove());

/** What the command tells to do next, as words for `npm run`. */
const next = (script: string): string[] => {
  const line = new RegExp(`^  npm (?:run )?(${script}\\b.*)$`, 'm').exec(told)?.[1];
  return (line ?? `nothing about ${script}`).split(' ');
};

describe('a new game', () => {
  it('carries its own names and nothing of the model', () => {
    const files = listFiles(copy.path).filter((path) => path.startsWith('packages/games/old-well/'));
    const all = files.map((path) => readFileSync(join(copy.path, path), 'utf8')).join('\n');
    expect(all).not.toMatch(/candle-hall|candleHall|\bCH-[A-Z]|Candle Hall|salle aux chandelles/);
    expect(all).toContain("'game.name': 'Old Well'");
    expect(all).toContain("'game.name': 'Le vieux puits'");
    expect(all).toContain('**OW-MOVE-1**');
  });

  it('needs no download: what was installed stays installed', () => {
    expect(JSON.parse(readFileSync(copy.stamp, 'utf8'))).toEqual({ lock: copy.lockHash(), mode: 'test' });
    expect(existsSync(join(copy.path, 'node_modules/@oubliette/old-well/src/game.ts'))).toBe(true);
  });

  it('keeps to the layers and to the shape of game folders', () => {
    expect(checkLayers(copy.path).faults).toEqual([]);
    expect(checkGames(copy.path).faults).toEqual([]);
  });

  it('is formatted, and its types are right', () => {
    fine(
      run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'packages/games/old-well', 'packages/catalog'),
    );
    fine(run('typescript/bin/tsc', '-p', 'tsconfig.pure.json'));
  });

  it('has a test for every rule, and all of them pass', () => {
    const rules = spawnSync(process.execPath, [join(copy.path, 'scripts/check-rules.mjs')], { encoding: 'utf8' });
    expect(rules).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('packages/games/old-well: 7 rules, 0 untested'),
    });
    // With full counts the released rules of the other games too: they are tested elsewhere.
    const catalog = FULL ? 'packages/catalog' : 'packages/catalog/test/catalog';
    fine(run('vitest/vitest.mjs', 'run', 'packages/games/old-well', catalog));
  });

  it('a card without a name is named by its tests', () => {
    const cards = join(copy.path, 'packages/games/old-well/src/cards/finds.ts');
    const before = readFileSync(cards, 'utf8');
    writeFileSync(
      cards,
      before.replace("{ id: 'dust', copies: 6", "{ id: 'lamp', copies: 1, points: 3 },\n  { id: 'dust', copies: 5"),
    );
    const { code, output } = run('vitest/vitest.mjs', 'run', 'packages/games/old-well/test/texts');
    writeFileSync(cards, before);
    expect(code).toBe(1);
    for (const lang of ['en', 'fr']) expect(output).toContain(`${lang} name.lamp: is missing`);
  });

  it.each([
    ['en', /^· Ann walks to [a-e][1-4]\.$/gm, / leaves? with most\.$/m],
    ['fr', /^· Ann va en [a-e][1-4]\.$/gm, / repart(ent)? avec le plus\.$/m],
  ])('a person plays it in the terminal, by the command that was told, in %s', (lang, walked, won) => {
    const words = next('oubliette');
    expect(words.slice(2)).toEqual(['play', 'old-well', '--seats', 'me:Ann,bot']);
    const { status, stdout, stderr } = copy.npm([...words, '--seed', 's', '--lang', lang], '1\n'.repeat(5));
    expect([status, stderr]).toEqual([0, '']);
    // Five rounds, five answers; the log tells each of them.
    expect(stdout.match(walked)).toHaveLength(5);
    expect(stdout).toMatch(won);
  });

  // Every part, with the types of all programs: only with full counts.
  if (FULL)
    it('is green by the command that was told', () => {
      const words = next('test');
      expect(words.slice(2)).toEqual(['lint', 'types', 'layers', 'rules', 'tests', 'old-well']);
      const { status, stdout } = copy.npm(words.toSpliced(2, 0, 'dead-code'));
      expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
      expect(status).toBe(0);
    });
});

describe('rules of a new game', () => {
  it.each([
    ['dark-lair', 'DARK'], // DL is taken by another game
    ['english', 'ENGL'], // the engine's
    ['old-well', 'OW'],
    ['notary', 'NOTA'], // `not-found` is a word of the server
    ['x', 'XX'],
  ])('%s: cites no rules of others', (id, prefix) => {
    const root = plantedTree({
      'packages/engine/RULES.md': '- **ENG-DRAFT-1** Some rule.\n',
      'packages/games/deep-lake/RULES.md': '- **DL-DIG-1** Some rule.\n',
      'packages/engine/src/draft.ts': '// ENG-DRAFT-1\n',
      'apps/server/src/page.ts': "export const word = 'not-found';\n",
      'apps/web/src/tables/deep-lake/x.css': '.dl-lake {}\n',
      'packages/catalog/src/index.ts': readFileSync(join(ROOT, 'packages/catalog/src/index.ts'), 'utf8'),
      'packages/catalog/package.json': '{}',
      'package-lock.json': '{ "packages": { "packages/catalog": {} } }',
    });
    newGame(root, { id });
    expect(readFileSync(join(root, `packages/games/${id}/RULES.md`), 'utf8')).toContain(`**${prefix}-MOVE-1**`);
  });
});

it('an id that is none, or is taken, is refused before anything is written', () => {
  for (const id of ['', 'Old', 'old_well', '-old', 'old-', '../old', 'old well'])
    expect(refusal(ROOT, id)).toContain('is no id');
  expect(refusal(ROOT, 'dungeon-lords')).toContain('in packages/games/dungeon-lords');
  expect(refusal(ROOT, 'engine')).toContain('already');
  expect(refusal(ROOT, 'a-game-that-is-not-there')).toBeUndefined();
  for (const word of ['class', 'await', 'manifests', 'layout', 'table', 'view'])
    expect(refusal(ROOT, word)).toContain('has a meaning in the code');
  expect(refusal(ROOT, 'board')).toMatch(
    /a word "board" \((apps|packages)\/.*:\d+\)\. Two words are safe, as in "old-board"\.$/,
  );
  const script = fileURLToPath(new URL('../new-game.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, 'Old'], { encoding: 'utf8' });
  expect([status, stderr.split('\n')[0]]).toEqual([
    1,
    '"Old" is no id: small letters, digits and hyphens, as in "old-well".',
  ]);
  expect(existsSync(join(ROOT, 'packages/games/Old'))).toBe(false);
});

it('a name for the box that would be found where nothing may name a game is refused before anything is written', () => {
  const place =
    /^"Table rules" stands in what has nothing to do with games \((apps|packages)\/.*:\d+\)\. Choose another name for the box\.$/;
  expect(refusal(ROOT, 'old-well', { name: 'Table rules' })).toMatch(place);
  expect(refusal(ROOT, 'old-well', { name: 'Old Well', nom: 'Table rules' })).toMatch(place);
  expect(refusal(ROOT, 'old-well', { name: 'Old Well', nom: 'Le vieux puits' })).toBeUndefined();
  // One word may stand in any sentence, and so may the title of a game whose id is one word.
  expect(refusal(ROOT, 'old-well', { name: 'Table' })).toBeUndefined();
  expect(refusal(ROOT, 'cistern', { name: 'Table rules' })).toBeUndefined();
  const root = plantedTree({
    'apps/web/src/page.ts': "export const word = 'The king’s Old Well';\n",
    'packages/catalog/src/index.ts': '',
  });
  // Without a name the box carries the id's words; an apostrophe is written as on the box.
  expect(refusal(root, 'old-well')).toContain('"Old Well" stands in');
  expect(refusal(root, 'deep-well', { name: "king's Old" })).toContain('"king’s Old" stands in');
  const script = fileURLToPath(new URL('../new-game.mjs', import.meta.url));
  const args = [script, 'deep-well', '--root', root, '--nom', 'Old Well'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr.split('\n')[0]]).toEqual([
    1,
    '"Old Well" stands in what has nothing to do with games (apps/web/src/page.ts:1). Choose another name for the box.',
  ]);
  expect(existsSync(join(root, 'packages/games'))).toBe(false);
});
