// The files of the project: what git tracks or would track; in a tree without git, what is not made by tools.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const MADE_BY_TOOLS = new Set(['.git', 'node_modules', 'dist', 'coverage', '.cache', 'test-results', 'screenshots']);

/**
 * Paths relative to `root`, with slashes, sorted.
 * @param {string} root
 * @returns {string[]}
 */
export function listFiles(root) {
  const files = gitFiles(root) ?? walk(root, '');
  return files.sort();
}

/** @param {string} root */
function gitFiles(root) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
  try {
    // A folder inside another project's checkout is not a checkout of ours.
    if (realpathSync(git('rev-parse', '--show-toplevel').trimEnd()) !== realpathSync(root)) return undefined;
    const paths = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
    return [...new Set(paths)].filter((path) => existsSync(join(root, path)));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return MADE_BY_TOOLS.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
