// Keeping the rules of this tree: what the next release will do.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type KeptRules, readGameFile, replayKept } from '@oubliette/records';
import { afterAll, expect, it } from 'vitest';
import { keepRules } from '../keep-rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oubliette-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[ENG-KEPT-1] [ENG-KEPT-2] rules are kept with games that they play again, with both kinds of dice, and are not kept twice', async () => {
  const { version } = await keepRules('crypt-sale', root, folder);
  const home = join(folder, version);
  const code = readFileSync(join(home, 'rules.js'), 'utf8');
  expect(code).not.toMatch(/^\s*import\b|\bimport\(/m);
  expect(code).not.toContain(root);
  const sha256 = createHash('sha256').update(code).digest('hex');
  // What the sources play is named, and not loaded.
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  expect(index).toContain(`  // ${version} is played by the sources: ${sha256}\n`);
  expect(index).not.toContain('import(');
  const { rules } = (await import(pathToFileURL(join(home, 'rules.js')).href)) as { rules: KeptRules };
  const versions = readdirSync(join(home, 'golden')).map((name) => {
    const read = readGameFile(readFileSync(join(home, 'golden', name), 'utf8'));
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    expect(replayKept(rules, read.file)).toHaveProperty('match');
    return read.file.version;
  });
  expect(versions).toEqual([1, 2, 1, 2, 1, 2]);
  await expect(keepRules('crypt-sale', root, folder)).rejects.toThrow('is kept already');
  await expect(keepRules('chess', root, folder)).rejects.toThrow('There is no game called "chess"');
});
