import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkLayers } from '../check-layers.mjs';
import { plantedTree } from './planted-tree.ts';

const manifest = (name: string, dependencies: readonly string[] = []) =>
  JSON.stringify({
    name: `@oubliette/${name}`,
    dependencies: Object.fromEntries(dependencies.map((to) => [to, '0.1.0'])),
  });

/** Every layer once, with one file that keeps to the table. */
const CLEAN = {
  'packages/engine/package.json': manifest('engine'),
  'packages/engine/src/index.ts': "export type { State } from './state.ts';\n",
  'packages/engine/src/state.ts': 'export type State = { readonly seats: number };\n',
  'packages/grid/package.json': manifest('grid'),
  'packages/grid/src/index.ts': 'export const side = Math.floor(2.5);\n',
  'packages/records/package.json': manifest('records', ['@oubliette/engine']),
  'packages/records/src/index.ts': "export type { State } from '@oubliette/engine';\n",
  'packages/text/package.json': manifest('text', ['intl-messageformat']),
  'packages/text/src/index.ts':
    "import { IntlMessageFormat } from 'intl-messageformat';\nexport const sort = new Intl.Collator(IntlMessageFormat.name);\n",
  'packages/games/crypt/package.json': manifest('crypt', ['@oubliette/engine', '@oubliette/grid', '@oubliette/text']),
  'packages/games/crypt/src/game.ts':
    "import type { State } from '@oubliette/engine';\nimport { side } from '@oubliette/grid';\nexport const s: State = { seats: side };\n",
  'packages/games/crypt/locales/texts.ts': "import rules from '../RULES.md?raw';\nexport const texts = { rules };\n",
  'packages/games/tower/package.json': manifest('tower', ['@oubliette/engine']),
  'packages/games/tower/src/game.ts': "import '@oubliette/engine';\n",
  'packages/testing/package.json': manifest('testing', ['@oubliette/engine']),
  'packages/testing/src/index.ts':
    "import 'vitest';\nimport 'fast-check';\nimport 'node:fs';\nimport '@oubliette/engine';\n",
  'packages/testing/games/cellar/package.json': manifest('cellar', ['@oubliette/engine']),
  'packages/testing/games/cellar/src/game.ts': "import '@oubliette/engine';\n",
  'packages/bots/package.json': manifest('bots', ['@oubliette/engine']),
  'packages/bots/src/index.ts': "import '@oubliette/engine';\nexport const weight = Math.log(2);\n",
  'packages/catalog/package.json': manifest('catalog', ['@oubliette/bots', '@oubliette/crypt', '@oubliette/cellar']),
  'packages/catalog/src/index.ts':
    "import '@oubliette/crypt/manifest';\nimport '@oubliette/cellar/manifest';\nimport '@oubliette/bots';\n",
  'packages/protocol/package.json': manifest('protocol', ['@oubliette/engine', '@oubliette/records', 'valibot']),
  'packages/protocol/src/index.ts': "import 'valibot';\nimport '@oubliette/engine';\nimport '@oubliette/records';\n",
  'apps/cli/package.json': manifest('cli', ['@oubliette/bots', '@oubliette/catalog', 'commander']),
  'apps/cli/src/main.ts':
    "import 'node:fs';\nimport 'commander';\nimport '@oubliette/bots';\nimport '@oubliette/catalog';\nexport const now = Date.now();\n",
  'apps/cli/vite.config.ts':
    "import { defineConfig } from 'vite';\nimport 'node:path';\nexport default defineConfig({});\n",
  'apps/server/package.json': manifest('server', ['fastify']),
  'apps/server/src/main.ts': "import 'fastify';\nimport 'node:http';\n",
  'apps/web/package.json': manifest('web', ['@oubliette/cellar', 'react']),
  'apps/web/src/main.tsx':
    "import 'react';\nexport const Door = () => <p>It's shut: import('@oubliette/server')</p>;\n",
  'apps/web/src/work.ts': "export const work = new Worker(new URL('./worker.ts', import.meta.url));\n",
};

/** The faults of the clean tree with something planted in it. */
const faults = (planted: Readonly<Record<string, string>>) => checkLayers(plantedTree({ ...CLEAN, ...planted })).faults;

const game = (text: string) => faults({ 'packages/games/crypt/src/planted.ts': text });
const inGame = (line: number, fault: string) => [`packages/games/crypt/src/planted.ts:${line}: ${fault}`];

it('finds nothing in a tree that keeps to the table', () => {
  const { faults: found, files } = checkLayers(plantedTree(CLEAN));
  expect(found).toEqual([]);
  expect(files).toBe(Object.keys(CLEAN).filter((path) => !path.endsWith('package.json')).length);
});

describe('imports', () => {
  const planted: readonly (readonly [path: string, text: string, fault: string])[] = [
    ['packages/engine/src/x.ts', "import { t } from '@oubliette/text';", 'may not import packages/text'],
    ['packages/engine/src/x.ts', "import fc from 'fast-check';", 'may not import fast-check'],
    ['packages/engine/src/x.ts', "import 'node:crypto';", 'may not import node:crypto'],
    ['packages/grid/src/x.ts', "import type { State } from '@oubliette/engine';", 'may not import packages/engine'],
    ['packages/engine/src/x.ts', "import '@oubliette/records';", 'may not import packages/records'],
    ['packages/records/src/x.ts', "import '@oubliette/text';", 'may not import packages/text'],
    ['packages/records/src/x.ts', "import 'node:fs';", 'may not import node:fs'],
    ['packages/text/src/x.ts', "import { State } from '@oubliette/engine';", 'may not import packages/engine'],
    ['packages/text/src/x.ts', "import 'valibot';", 'may not import valibot'],
    ['packages/games/crypt/src/x.ts', "import '@oubliette/tower';", 'a game imports no other game (@oubliette/tower)'],
    [
      'packages/games/crypt/src/x.ts',
      "import '@oubliette/cellar';",
      'a game imports no other game (@oubliette/cellar)',
    ],
    [
      'packages/testing/games/cellar/src/x.ts',
      "import '@oubliette/crypt';",
      'a game imports no other game (@oubliette/crypt)',
    ],
    ['packages/games/crypt/src/x.ts', "import '@oubliette/testing';", 'may not import packages/testing'],
    ['packages/games/crypt/src/x.ts', "import '@oubliette/bots';", 'may not import packages/bots'],
    ['packages/bots/src/x.ts', "import '@oubliette/crypt';", 'may not import packages/games/crypt'],
    ['packages/bots/src/x.ts', "import '@oubliette/text';", 'may not import packages/text'],
    ['packages/testing/src/x.ts', "import '@oubliette/cellar';", 'may not import packages/testing/games/cellar'],
    ['packages/testing/src/x.ts', "import 'react';", 'may not import react'],
    ['packages/protocol/src/x.ts', "import '@oubliette/crypt';", 'may not import packages/games/crypt'],
    ['packages/games/crypt/src/x.ts', "import '@oubliette/web';", 'nothing may import an app (@oubliette/web)'],
    ['apps/cli/src/x.ts', "import '@oubliette/server';", 'nothing may import an app (@oubliette/server)'],
    ['apps/cli/src/x.ts', "import '@oubliette/testing';", 'may not import packages/testing'],
    ['apps/cli/src/x.ts', "import '@oubliette/crypt';", 'may not import packages/games/crypt'],
    ['apps/server/src/x.ts', "import '@oubliette/cellar/bot';", 'may not import packages/testing/games/cellar'],
    ['packages/games/crypt/src/x.ts', "import '@oubliette/catalog';", 'may not import packages/catalog'],
    ['packages/catalog/src/x.ts', "import '@oubliette/protocol';", 'may not import packages/protocol'],
    ['apps/cli/src/x.ts', "import 'fastify';", 'imports fastify, which its package.json does not list'],
    ['apps/web/src/x.ts', "import 'node:fs';", 'may not import node:fs'],
    ['apps/cli/src/x.ts', "import '@oubliette/attic';", 'imports @oubliette/attic, which does not exist'],
    [
      'apps/web/src/x.ts',
      "import 'https://example.org/x.js';",
      'imports https://example.org/x.js, which no table can know',
    ],
    [
      'apps/web/src/x.ts',
      "import '/packages/engine/src/index.ts';",
      'imports /packages/engine/src/index.ts, which no table can know',
    ],
    ['apps/web/vite.config.ts', "import '@oubliette/server';", 'nothing may import an app (@oubliette/server)'],
  ];
  it.each(planted)('%s: %s', (path, text, fault) => {
    expect(faults({ [path]: text })).toEqual([`${path}:1: ${fault}`]);
  });

  const crossing: readonly (readonly [path: string, target: string])[] = [
    ['packages/games/crypt/src/x.ts', '../../tower/src/game.ts'],
    ['packages/games/crypt/src/x.ts', '../../../engine/src/index.ts'],
    ['packages/engine/src/x.ts', '../../../scripts/setup.mjs'],
    ['packages/testing/src/x.ts', '../games/cellar/src/game.ts'],
    ['packages/testing/games/cellar/src/x.ts', '../../../src/index.ts'],
    ['apps/web/src/x.ts', '../../server/src/main.ts'],
    ['apps/web/vite.config.ts', '../cli/vite.config.ts'],
  ];
  it.each(crossing)('%s may not reach %s by path', (path, target) => {
    expect(faults({ [path]: `import '${target}';` })).toEqual([
      `${path}:1: reaches out of its package by path (${target})`,
    ]);
  });
});

describe('every way to import is seen', () => {
  const tower = 'a game imports no other game (@oubliette/tower)';
  const forms = [
    "import { a } from '@oubliette/tower';",
    'import { a } from "@oubliette/tower";',
    "import a from '@oubliette/tower/texts';",
    "import * as a from '@oubliette/tower';",
    "import type { A } from '@oubliette/tower';",
    "import a, { type A } from '@oubliette/tower';",
    "import{a}from'@oubliette/tower';",
    "import {\n  a,\n  b as c,\n} from '@oubliette/tower';",
    "import {\n  a, // the door\n} from '@oubliette/tower';",
    "export { a } from '@oubliette/tower';",
    "export * from '@oubliette/tower';",
    "export type { A } from '@oubliette/tower';",
    "import '@oubliette/tower';",
    "const a = await import('@oubliette/tower');",
    'const a = await import(`@oubliette/tower`);',
    "const a = await import(/* later */ '@oubliette/tower');",
    "type A = import('@oubliette/tower').A;",
    "const a = require('@oubliette/tower');",
    '/// <reference types="@oubliette/tower" />',
  ];
  it.each(forms)('%s', (text) => {
    expect(game(text)).toEqual(inGame(1, tower));
  });

  it('a computed import of a package is refused, that of an app is not', () => {
    expect(game('const a = await import(name);')).toEqual(inGame(1, 'imports something computed'));
    expect(game(`const a = await import(\`@oubliette/\${name}\`);`)).toEqual(inGame(1, 'imports something computed'));
    expect(faults({ 'apps/cli/src/x.ts': 'const a = await import(name);' })).toEqual([]);
  });

  it("vite's globs and worker addresses are imports too", () => {
    const fault = (line: number, target: string) => [
      `apps/web/src/x.ts:${line}: reaches out of its package by path (${target})`,
    ];
    expect(faults({ 'apps/web/src/x.ts': "const all = import.meta.glob(['./a/*.ts', '../../server/**']);" })).toEqual(
      fault(1, '../../server/**'),
    );
    expect(
      faults({ 'apps/web/src/x.ts': "\nnew Worker(new URL('../../server/src/main.ts', import.meta.url));" }),
    ).toEqual(fault(2, '../../server/src/main.ts'));
  });

  it('the address of what an app was built into is no import, an import from there is one', () => {
    const address = "new URL('../../web/dist/index.html', import.meta.url);";
    expect(faults({ 'apps/server/src/x.ts': address })).toEqual([]);
    expect(faults({ 'apps/server/src/x.ts': "import '../../web/dist/index.js';" })).toEqual([
      'apps/server/src/x.ts:1: reaches out of its package by path (../../web/dist/index.js)',
    ]);
  });

  it('what only looks like an import is none', () => {
    expect(
      game(
        [
          "// import '@oubliette/tower';",
          "/* import '@oubliette/tower'; */",
          'const a = "import \'@oubliette/tower\'";',
          "const b = `import '@oubliette/tower'`;",
          "const c = /import '@oubliette\\/tower'/;",
          "const from = 'tower';",
          "export const d = { from: 'tower' };",
          "box.import('tower');",
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('what follows a comment, a template or a regular expression is read again', () => {
    for (const before of ["/* it's */", '`$' + '{`}`}`;', '/[/\'"`]/.test(x);', 'a / b;', 'b / `/`;', "'\\'';"]) {
      expect(game(`${before} import '@oubliette/tower';`)).toEqual(inGame(1, tower));
    }
  });
});

describe('package.json', () => {
  const withDependency = (folder: string, name: string, to: string) =>
    faults({ [`${folder}/package.json`]: manifest(name, [to]) }).filter((fault) => fault.includes('package.json: '));

  it('may list what the table allows and nothing else', () => {
    expect(withDependency('packages/bots', 'bots', '@oubliette/engine')).toEqual([]);
    expect(withDependency('packages/bots', 'bots', '@oubliette/text')).toEqual([
      'packages/bots/package.json: may not import packages/text',
    ]);
    expect(withDependency('packages/engine', 'engine', 'valibot')).toEqual([
      'packages/engine/package.json: may not import valibot',
    ]);
    expect(withDependency('packages/games/tower', 'tower', '@oubliette/crypt')).toEqual([
      'packages/games/tower/package.json: a game imports no other game (@oubliette/crypt)',
    ]);
    expect(withDependency('apps/server', 'server', '@oubliette/web')).toEqual([
      'apps/server/package.json: nothing may import an app (@oubliette/web)',
    ]);
  });

  it('may list the testing kit for its tests, but never an app', () => {
    const manifestFor = (to: string) =>
      JSON.stringify({ name: '@oubliette/tower', devDependencies: { [to]: '0.1.0' } });
    expect(faults({ 'packages/games/tower/package.json': manifestFor('@oubliette/testing') })).toEqual([]);
    expect(faults({ 'packages/games/tower/package.json': manifestFor('@oubliette/web') })).toEqual([
      'packages/games/tower/package.json: nothing may import an app (@oubliette/web)',
    ]);
  });
});

it.each(['packages/attic/src/x.ts', 'packages/x.ts', 'apps/phone/src/x.tsx', 'packages/games/x.mjs'])(
  '%s belongs to no layer',
  (path) => {
    expect(faults({ [path]: 'export {};' })).toEqual([`${path}: belongs to no layer`]);
  },
);

it('tests may import what they like', () => {
  const text = "import '@oubliette/tower';\nimport 'node:fs';\nMath.random();\n";
  expect(faults({ 'packages/games/crypt/test/x.test.ts': text, 'packages/games/crypt/test/table.ts': text })).toEqual(
    [],
  );
});

describe('the rules give the same game everywhere', () => {
  const everywhere: readonly (readonly [text: string, fault: string])[] = [
    ['Math.random()', 'uses Math.random'],
    ['const { random } = Math', 'hides which part of Math it uses'],
    ["Math['random']()", 'hides which part of Math it uses'],
    ['Date.now()', 'uses Date'],
    ['new Date()', 'uses Date'],
    ['performance.now()', 'uses performance'],
    ['setTimeout(f)', 'uses setTimeout'],
    ['setInterval(f)', 'uses setInterval'],
    ['process.env.HOME', 'uses process'],
    ['const all = [...process.argv]', 'uses process'],
    ['fetch(x)', 'uses fetch'],
    ['crypto.randomUUID()', 'uses crypto'],
    ['structuredClone(s)', 'uses structuredClone'],
    ["new Function('return 1')", 'uses new Function'],
    ["Function('return 1')", 'uses Function'],
    ["eval('1')", 'uses eval'],
    ["globalThis['Da' + 'te']", 'uses globalThis'],
    [`const a = \`\${Date.now()}\``, 'uses Date'],
  ];
  const exact = [
    'packages/engine',
    'packages/games/crypt',
    'packages/grid',
    'packages/records',
    'packages/testing/games/cellar',
  ];
  const pure = [...exact, 'packages/bots', 'packages/protocol', 'packages/text'];
  const plantIn = (folders: readonly string[], text: string) =>
    faults(Object.fromEntries(folders.map((folder) => [`${folder}/src/x.ts`, text])));
  const foundIn = (folders: readonly string[], fault: string) =>
    folders.map((folder) => `${folder}/src/x.ts:1: ${fault}`).sort();

  it.each(everywhere)('%s is refused in every pure package and fine elsewhere', (text, fault) => {
    expect(plantIn([...pure, 'apps/cli', 'packages/testing'], text)).toEqual(foundIn(pure, fault));
  });

  const inRules: readonly (readonly [text: string, fault: string])[] = [
    ['n.toLocaleString()', 'uses toLocaleString'],
    ['a.localeCompare(b)', 'uses localeCompare'],
    ["new Intl.Collator('fr')", 'uses Intl'],
    ['x ** 0.5', 'uses ** 0.5'],
    ...['sin', 'cos', 'tan', 'exp', 'log', 'pow', 'hypot', 'cbrt'].map(
      (name) => [`Math.${name}(x)`, `uses Math.${name}`] as const,
    ),
  ];
  it.each(inRules)('%s is refused in engine, grid and games only', (text, fault) => {
    expect(plantIn([...pure, 'apps/cli', 'packages/testing'], text)).toEqual(foundIn(exact, fault));
  });

  it('words in comments, strings and properties are only words', () => {
    expect(
      game(
        [
          '// Math.random and new Date() would differ',
          '/* eval( */',
          "const a = 'fetch(Math.random())';",
          'const b = `Date.now() $' + '{a} performance.now()`;',
          'const c = /process.exit/;',
          'const d = { process: 1, fetch: 2 };',
          'd.process + d?.fetch + d.fetch;',
          'const updated = Math.imul(2 ** 31, Math.floor(1.5));',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});

describe('the length of the engine', () => {
  // The two files of the clean tree have one line each; comments and blank lines count too.
  const withLines = (count: number) =>
    faults({ 'packages/engine/src/words/long.ts': `// one\n\n${'f();\n'.repeat(count - 2)}` });

  it('is under 2,200 lines, over all its files', () => {
    expect(withLines(2197)).toEqual([]);
    expect(withLines(2198)).toEqual(['packages/engine/src/: has 2200 lines, must have fewer than 2200']);
  });

  it('does not limit other packages', () => {
    expect(faults({ 'packages/records/src/long.ts': 'f();\n'.repeat(2300) })).toEqual([]);
  });
});

describe('import cycles', () => {
  it('between two files of a package, types included', () => {
    expect(
      faults({
        'packages/games/crypt/src/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
        'packages/games/crypt/src/b.ts': "export type { A as B } from './a.ts';",
      }),
    ).toEqual([
      'packages/games/crypt/src/a.ts: import cycle: packages/games/crypt/src/a.ts → packages/games/crypt/src/b.ts → packages/games/crypt/src/a.ts',
    ]);
  });

  it('over several files: one fault, with the shortest way round', () => {
    expect(
      faults({
        'apps/server/src/a.ts': "import './b.ts';",
        'apps/server/src/b.ts': "import './c.ts';",
        'apps/server/src/c.ts': "await import('./a.ts');\nimport './d.ts';",
        'apps/server/src/d.ts': "import './b.ts';",
      }),
    ).toEqual([
      'apps/server/src/a.ts: import cycle: apps/server/src/a.ts → apps/server/src/b.ts → apps/server/src/c.ts → apps/server/src/a.ts',
    ]);
  });

  it('between folders of an app, where the files have none', () => {
    expect(
      faults({
        'apps/server/src/table/a.ts': "import '../store/a.ts';",
        'apps/server/src/store/a.ts': '',
        'apps/server/src/store/b.ts': "import '../table/b.ts';",
        'apps/server/src/table/b.ts': '',
      }),
    ).toEqual([
      'apps/server/src: folders import each other: store → table → store (apps/server/src/store/b.ts imports apps/server/src/table/b.ts; apps/server/src/table/a.ts imports apps/server/src/store/a.ts)',
    ]);
  });

  const web = 'apps/web/src';
  const between = (parent: string, ...ways: readonly (readonly [from: string, to: string])[]) => {
    const folderOf = (path: string): string => path.slice(parent.length + 1).split('/')[0] ?? '';
    const round = [...ways, ...ways.slice(0, 1)].map(([from]) => folderOf(from)).join(' → ');
    return `${parent}: folders import each other: ${round} (${ways.map(([from, to]) => `${from} imports ${to}`).join('; ')})`;
  };

  it('over three folders of the browser app, one of them by a type and one by a late import', () => {
    expect(
      faults({
        [`${web}/base/voice.ts`]: "import type { Kit } from '../kit/kit.ts';",
        [`${web}/base/words.ts`]: '',
        [`${web}/kit/kit.ts`]: "const home = await import('../home/home.tsx');",
        [`${web}/home/home.tsx`]: "import '../base/words.ts';",
      }),
    ).toEqual([
      between(
        web,
        [`${web}/base/voice.ts`, `${web}/kit/kit.ts`],
        [`${web}/kit/kit.ts`, `${web}/home/home.tsx`],
        [`${web}/home/home.tsx`, `${web}/base/words.ts`],
      ),
    ]);
  });

  it('between a folder and a file that lies directly in src', () => {
    expect(
      faults({
        [`${web}/voice.ts`]: "import './kit/a.ts';",
        [`${web}/kit/a.ts`]: '',
        [`${web}/kit/b.ts`]: "import '../voice.ts';",
      }),
    ).toEqual([between(web, [`${web}/kit/b.ts`, `${web}/voice.ts`], [`${web}/voice.ts`, `${web}/kit/a.ts`])]);
  });

  it('between folders of the kit, and between a folder of a table and a file beside it', () => {
    const [kit, table] = [`${web}/kit`, `${web}/tables/crypt`];
    expect(
      faults({
        [`${kit}/bar/hand.tsx`]: "import '../pieces/icon.tsx';",
        [`${kit}/bar/padlock.tsx`]: '',
        [`${kit}/pieces/button.tsx`]: "import '../bar/padlock.tsx';",
        [`${kit}/pieces/icon.tsx`]: '',
        [`${table}/at-table.ts`]: "import type { Beat } from './combat/beats.ts';",
        [`${table}/combat/beats.ts`]: '',
        [`${table}/combat/stage.tsx`]: "import '../at-table.ts';",
      }),
    ).toEqual([
      between(
        kit,
        [`${kit}/bar/hand.tsx`, `${kit}/pieces/icon.tsx`],
        [`${kit}/pieces/button.tsx`, `${kit}/bar/padlock.tsx`],
      ),
      between(
        table,
        [`${table}/at-table.ts`, `${table}/combat/beats.ts`],
        [`${table}/combat/stage.tsx`, `${table}/at-table.ts`],
      ),
    ]);
  });

  it('by a glob, which imports every file that it finds', () => {
    expect(
      faults({
        [`${web}/app/find.ts`]: "export const all = import.meta.glob('../tables/*/index.ts');",
        [`${web}/app/route.ts`]: '',
        [`${web}/tables/crypt/index.ts`]: "import './scene.ts';",
        [`${web}/tables/crypt/scene.ts`]: "import '../../app/route.ts';",
      }),
    ).toEqual([
      between(
        web,
        [`${web}/app/find.ts`, `${web}/tables/crypt/index.ts`],
        [`${web}/tables/crypt/scene.ts`, `${web}/app/route.ts`],
      ),
    ]);
  });

  it('files that lie directly in src belong to no folder, folders of a package may import each other, addresses do not count', () => {
    expect(
      faults({
        'apps/server/src/open.ts': "import './table/a.ts';",
        'apps/server/src/table/a.ts': "import '../words.ts';",
        'apps/server/src/words.ts': '',
        'packages/games/crypt/src/rules/a.ts': "import '../cards/a.ts';",
        'packages/games/crypt/src/cards/a.ts': '',
        'packages/games/crypt/src/cards/b.ts': "import '../rules/b.ts';",
        'packages/games/crypt/src/rules/b.ts': '',
        'apps/server/src/pool.ts': "new Worker(new URL('./thread.ts', import.meta.url));",
        'apps/server/src/thread.ts': "import './pool.ts';",
      }),
    ).toEqual([]);
  });
});

it('nothing mentions the folder beside the project', () => {
  const outside = ['..', 'shared', 'notes.md'].join('/');
  expect(faults({ 'docs/notes.md': `\nsee ${outside}\n` })).toEqual([
    `docs/notes.md:2: mentions ${['..', 'shared'].join('/')}`,
  ]);
});

describe('as a command', () => {
  const script = fileURLToPath(new URL('../check-layers.mjs', import.meta.url));
  const check = (root: string) => spawnSync(process.execPath, [script, root], { encoding: 'utf8' });

  it('ends with 0 on a clean tree, with 1 on a fault, an empty tree or none', () => {
    expect(check(plantedTree(CLEAN)).status).toBe(0);
    const bad = check(plantedTree({ ...CLEAN, 'packages/engine/src/x.ts': 'eval(x)' }));
    expect(bad.status).toBe(1);
    expect(bad.stdout).toContain('packages/engine/src/x.ts:1: uses eval');
    expect(check(plantedTree({ 'packages/readme.md': '' })).status).toBe(1);
    expect(check(plantedTree({})).status).toBe(1);
  });

  it('reads untracked files of a checkout, but not ignored ones', () => {
    const root = plantedTree({ ...CLEAN, '.gitignore': 'made/\n' });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
    git('init', '-q');
    git('add', '.');
    expect(check(root).status).toBe(0);
    const plant = plantedTree({ 'made/x.ts': 'eval(x)', 'new/x.ts': 'eval(x)' });
    execFileSync('cp', ['-r', `${plant}/made`, `${root}/packages/engine/src/made`]);
    expect(check(root).status).toBe(0);
    execFileSync('cp', ['-r', `${plant}/new`, `${root}/packages/engine/src/new`]);
    expect(check(root).stdout).toContain('packages/engine/src/new/x.ts:1: uses eval');
  });
});
