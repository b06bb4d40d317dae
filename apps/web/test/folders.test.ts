// The list of folders in README.md is complete, and a folder imports only folders above it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const src = join(app, 'src');
const listed = [...readFileSync(join(app, 'README.md'), 'utf8').matchAll(/^src\/([a-z-]+)\/ /gm)].map(
  ([, name]) => name,
);
const folderOf = (path: string): string => relative(src, path).split('/')[0] ?? '';

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const targets = [...text.matchAll(/(?:from |import\(|import )'(\.[^'?]+)/g)].map(([, target = '']) => target);
  return targets.map((target) => resolve(dirname(file), target)).filter((path) => path.startsWith(`${src}/`));
}

it('every folder is in the list, once', () => {
  const folders = readdirSync(src, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(listed.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

it('a folder imports only folders above it', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const backwards = files.flatMap((path) =>
    importsOf(join(src, path))
      .filter((to) => !to.endsWith('.css') && listed.indexOf(folderOf(to)) > listed.indexOf(folderOf(join(src, path))))
      .map((to) => `${path} imports ${relative(src, to)}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(backwards).toEqual([]);
});
