import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkGames } from '../check-games.mjs';
import { plantedTree } from './planted-tree.ts';

const FILES = [
  ...['RULES.md', 'REGLES.md', 'src/rules/turn.ts', 'src/cards/cards.ts', 'test/playthroughs/a.txt'],
  ...['manifest', 'cover', 'settings', 'game', 'state', 'round', 'view', 'determinize', 'score'].map(
    (name) => `src/${name}.ts`,
  ),
  ...['box', 'box/en', 'box/fr', 'en', 'fr', 'texts'].map((name) => `locales/${name}.ts`),
  ...['test/suite.test.ts', 'test/perft.json'],
];

const packageOf = (id: string): string =>
  JSON.stringify({
    name: `@oubliette/${id}`,
    exports: { '.': './src/game.ts', './manifest': './src/manifest.ts', './texts': './locales/texts.ts' },
  });

const gameAt = (folder: string, id: string): Record<string, string> => ({
  ...Object.fromEntries(FILES.map((file) => [`${folder}/${file}`, ''])),
  [`${folder}/package.json`]: packageOf(id),
});

const CLEAN: Readonly<Record<string, string>> = {
  ...gameAt('packages/games/old-well', 'old-well'),
  ...gameAt('packages/testing/games/cellar', 'cellar'),
  'packages/games/old-well/src/bot/knowledge.ts': '',
  'packages/catalog/src/index.ts': "import '@oubliette/old-well/manifest';\nimport '@oubliette/cellar/manifest';\n",
  'apps/web/src/tables/old-well/index.ts': "import '@oubliette/old-well/cards';\nexport const id = 'old-well';\n",
  'apps/web/locales/en.ts': "export const en = { 'a.b': 'Down the cellar, then. Mind the old well.' };\n",
  'apps/web/test/play.test.ts': "const game = 'old-well';\n",
  'packages/games/old-well/locales/box/fr.ts': "export const box = { 'game.name': 'Le puits (vieux)' };\n",
  'apps/cli/src/main.ts': '// The cellar is a word of this sentence.\n',
};

const faults = (planted: Readonly<Record<string, string | undefined>>): string[] => {
  const files = Object.entries({ ...CLEAN, ...planted }).filter(([, text]) => text !== undefined);
  return checkGames(plantedTree(Object.fromEntries(files) as Record<string, string>)).faults;
};

it('finds nothing where two games keep to the shape', () => {
  expect(checkGames(plantedTree(CLEAN))).toEqual({ games: 2, faults: [] });
});

describe('game folders are alike', () => {
  it.each(FILES.filter((file) => file !== 'src/manifest.ts'))('a game without %s is told', (file) => {
    const missing = /^(src\/rules|src\/cards|test\/playthroughs)\//.exec(file)?.[1] ?? file;
    expect(faults({ [`packages/games/old-well/${file}`]: undefined })).toEqual([
      `packages/games/old-well: has no ${missing}`,
    ]);
  });

  it('a folder without a manifest is not yet a game', () => {
    expect(faults({ 'packages/games/attic/package.json': '{}', 'packages/games/attic/src/state.ts': '' })).toEqual([]);
  });

  it('a file of a name that no game has is told', () => {
    expect(faults({ 'packages/games/old-well/src/misc.ts': '' })).toEqual([
      'packages/games/old-well/src/misc.ts: no game has a file of this name; a chapter belongs in src/rules',
    ]);
    expect(
      faults({ 'packages/games/old-well/src/copy.ts': '', 'packages/games/old-well/src/rules/misc.ts': '' }),
    ).toEqual([]);
  });

  it('bots without knowledge.ts, and exports that are missing, are told', () => {
    expect(
      faults({ 'packages/games/old-well/src/bot/knowledge.ts': undefined, 'packages/games/old-well/src/bot/x.ts': '' }),
    ).toEqual(['packages/games/old-well: src/bot has no knowledge.ts']);
    const bare = JSON.stringify({ name: '@oubliette/cellar', exports: { '.': './src/game.ts', './texts': './x.ts' } });
    expect(faults({ 'packages/testing/games/cellar/package.json': bare })).toEqual([
      'packages/testing/games/cellar/package.json: must export ./src/manifest.ts as ./manifest',
      'packages/testing/games/cellar/package.json: must export ./locales/texts.ts as ./texts',
    ]);
  });

  it('a game that is not in the catalogue is told', () => {
    const list = "import '@oubliette/old-well/manifest';\n// '@oubliette/cellar/manifest'\n";
    expect(faults({ 'packages/catalog/src/index.ts': list })).toEqual([
      'packages/testing/games/cellar: is not in the catalogue',
    ]);
  });
});

describe('nothing outside its folders names a game', () => {
  const named = (path: string, text: string) => faults({ [path]: text });
  const fault = (path: string, line: number, id: string) => [`${path}:${line}: names the game ${id}`];

  it.each([
    ['apps/web/src/home.tsx', "const a = 1;\nconst first = 'old-well';", 2, 'old-well'],
    ['apps/web/src/home.tsx', "import '../tables/old-well/index.ts';", 1, 'old-well'],
    ['apps/web/src/home.tsx', "const key = 'about.old-well.text';", 1, 'old-well'],
    ['apps/web/src/home.tsx', 'const key = `\\n/old-well/`;', 1, 'old-well'],
    ['apps/web/src/home.tsx', "const key = 'cellar';", 1, 'cellar'],
    ['apps/web/src/home.tsx', "const key = 'about.cellar';", 1, 'cellar'],
    ['apps/server/src/main.ts', "import '@oubliette/cellar';", 1, 'cellar'],
    ['apps/web/src/tables/cellar/index.ts', "export const other = 'old-well';", 1, 'old-well'],
    ['packages/bots/src/x.ts', "export const known = ['old-well'];", 1, 'old-well'],
    ['apps/web/src/a.css', '.old-well { color: red }', 1, 'old-well'],
    ['apps/web/src/a.css', 'p {}\n.cellar { color: red }', 2, 'cellar'],
    ['apps/web/src/a.css', '[data-game="cellar"] {}', 1, 'cellar'],
    ['apps/web/index.html', '<p>\n<a href="#old-well">', 2, 'old-well'],
    ['apps/web/index.html', '<a href="/cellar">', 1, 'cellar'],
    ['apps/web/public/x.webmanifest', '{ "start_url": "/#old-well" }', 1, 'old-well'],
    ['apps/server/package.json', '{ "dependencies": { "@oubliette/cellar": "0.1.0" } }', 1, 'cellar'],
    ['apps/web/src/home.tsx', `const key = \`\${a}/old-well\`;`, 1, 'old-well'],
    ['apps/web/src/home.tsx', `const key = \`\${a}/cellar/\${b}\`;`, 1, 'cellar'],
    ['apps/web/src/home.tsx', 'const first = /^old-well$/;', 1, 'old-well'],
    ['apps/web/src/home.tsx', 'const first = { oldWell: 1 };', 1, 'old-well'],
    ['apps/web/src/home.tsx', '// As in Le puits (vieux).', 1, 'old-well'],
    ['apps/web/src/home.tsx', "// 'old-well'", 1, 'old-well'],
    ['apps/web/src/old-well.tsx', '', 1, 'old-well'],
  ])('%s: %s', (path, text, line, id) => {
    expect(named(path, text)).toEqual(fault(path, line, id));
  });

  it('a word of a sentence and a longer word are no names', () => {
    const text = "const a = ['the cellar door', 'my-old-well-2', 'cellars', coldWell, oldWells]; // in the old well";
    expect(named('apps/web/src/a.ts', text)).toEqual([]);
    expect(named('apps/web/src/a.css', '.cellar-door {} /* the cellar */')).toEqual([]);
  });
});

describe('nothing outside its folders cites its rules or uses its classes', () => {
  const withRules = (path: string, text: string) =>
    faults({
      'packages/games/old-well/RULES.md': '- **OW-DIG-3** Dig.\n- **OWX-7** Dig again.\n',
      'packages/testing/games/cellar/RULES.md': '- **CE-SUM-1** Add.\n',
      [path]: text,
    });

  it.each([
    ['packages/engine/src/x.ts', '// for example OW-DIG-3a\n', 1, 'cites OW-DIG-3, a rule of the game old-well'],
    ['packages/bots/src/x.ts', "const a = 1;\nconst rule = 'OWX-7';", 2, 'cites OWX-7, a rule of the game old-well'],
    ['apps/web/src/kit/x.css', 'p {}\n.kit-a .ow-shop {}', 2, 'uses ow-shop, a class of the game old-well'],
    ['apps/web/src/kit/x.tsx', "const name = 'kit-a ow-shop';", 1, 'uses ow-shop, a class of the game old-well'],
    ['apps/web/src/tables/old-well/x.css', '.ce-lid {}', 1, 'uses ce-lid, a class of the game cellar'],
  ])('%s: %s', (path, text, line, fault) => {
    expect(withRules(path, text)).toEqual([`${path}:${line}: ${fault}`]);
  });

  it('its own table and its tests may, and longer words are none', () => {
    expect(withRules('apps/web/src/tables/old-well/x.tsx', "const name = 'ow-shop'; // OW-DIG-3")).toEqual([]);
    expect(withRules('apps/web/test/x.test.ts', "const name = 'ow-shop'; // OW-DIG-3")).toEqual([]);
    expect(withRules('apps/web/src/x.tsx', "const name = 'slow-shop cow-shed'; // SLOW-3, OW-DIG")).toEqual([]);
  });
});

it('fails on a fault and where there is nothing to check', () => {
  const script = fileURLToPath(new URL('../check-games.mjs', import.meta.url));
  const check = (root: string) => {
    execFileSync('git', ['init', '-q'], { cwd: root });
    execFileSync('git', ['add', '.'], { cwd: root });
    return spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  };
  expect(check(plantedTree(CLEAN))).toMatchObject({ status: 0, stdout: '2 games, 0 faults\n' });
  expect(check(plantedTree({ 'packages/x.ts': '' })).status).toBe(1);
  expect(check(plantedTree({ ...CLEAN, 'packages/games/old-well/src/misc.ts': '' })).status).toBe(1);
});
