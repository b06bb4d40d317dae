import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lockOf, oneAtATime } from '../one-at-a-time.mjs';
import { plantedTree } from './planted-tree.ts';

const MODULE = fileURLToPath(new URL('../one-at-a-time.mjs', import.meta.url));
const LONG_AGO = 1;
/** No process has such a number. */
const NOBODY = 2 ** 30;

/** A folder with a lock that was left in it. */
function left(text: string, when?: number): string {
  const root = plantedTree({ x: '' });
  writeFileSync(lockOf(root), text);
  if (when !== undefined) utimesSync(lockOf(root), when, when);
  return root;
}
/** Works there, and says what the lock is meanwhile. */
const work = (root: string) => oneAtATime(root, async () => readFileSync(lockOf(root), 'utf8'));

it.each([
  ['of a process that was killed', `${NOBODY}`, undefined],
  ['of a process whose number another one has now', `${process.pid} 1`, LONG_AGO],
  ['of a process before the machine was started again', `${process.pid}`, LONG_AGO],
  ['that was never written', '', LONG_AGO],
  ['of something else', 'no process', undefined],
])('does not wait for a lock %s', async (_, text, when) => {
  const root = left(text, when);
  expect(await work(root)).toMatch(new RegExp(`^${process.pid} `));
  expect(existsSync(lockOf(root))).toBe(false);
});

it('removes a lock that another program has begun to remove, and has not', async () => {
  const root = left(`${NOBODY}`);
  const mark = `${lockOf(root)}-removed`;
  writeFileSync(mark, '');
  utimesSync(mark, LONG_AGO, LONG_AGO);
  expect(await work(root)).toMatch(new RegExp(`^${process.pid} `));
  expect(existsSync(mark)).toBe(false);
});

it('removes its own lock only', async () => {
  const root = plantedTree({ x: '' });
  await oneAtATime(root, async () => writeFileSync(lockOf(root), `${NOBODY}`));
  expect(readFileSync(lockOf(root), 'utf8')).toBe(`${NOBODY}`);
  rmSync(lockOf(root));
});

it('one works after the other, also where all of them find the lock of one that was killed', async () => {
  const root = left(`${NOBODY}`);
  writeFileSync(
    join(root, 'worker.mjs'),
    `import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { oneAtATime } from ${JSON.stringify(MODULE)};
console.log('ready');
while (!existsSync('go'));
await oneAtATime('.', async () => {
  mkdirSync('busy'); // fails while another one works
  await new Promise((resolve) => setTimeout(resolve, 10));
  rmdirSync('busy');
});`,
  );
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['worker.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const ends = children.map((child) => once(child, 'exit'));
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  writeFileSync(join(root, 'go'), '');
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual(children.map(() => 0));
});
