// Runs before every test file of the terminal: what it writes into the folder for temporary files, rescued games among it, is removed afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const before = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'oubliette-cli-tests-'));
process.env.TMPDIR = folder;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (before === undefined) Reflect.deleteProperty(process.env, 'TMPDIR');
  else process.env.TMPDIR = before;
});
