// Every path of this project that a document cites exists.
//   node scripts/check-documents.mjs [folder]
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';

/** Documents for developers. Rule books and the change log tell of other things, reviews of an earlier state. */
const DOCUMENT = /^(ARCHITECTURE|CONTRIBUTING|CREDITS|README)\.md$|^docs\/(?!reviews\/).*\.md$|\/README\.md$/;
/** `packages/engine/src`, or the target of a link. A path with a placeholder (`<game>`, `*`) is none. */
const CITED = /`((?:packages|apps|scripts|docs|bench|examples)\/[\w./@-]+)`|\]\((?![a-z]+:)([^)\s#]+)/g;
/** Made by tools, so not among the files. */
const MADE = /\/(dist|screenshots|node_modules)(\/|$)/;

/**
 * One line per fault.
 * @param {string} root
 * @returns {{ faults: string[], documents: number }}
 */
export function checkDocuments(root) {
  const files = listFiles(root);
  const known = new Set(files);
  for (const file of files) for (let at = file; at !== '.'; at = posix.dirname(at)) known.add(posix.dirname(at));
  const documents = files.filter((path) => DOCUMENT.test(path));
  return { documents: documents.length, faults: documents.flatMap((path) => pathFaults(root, path, known)) };
}

/**
 * @param {string} root
 * @param {string} path
 * @param {ReadonlySet<string>} known
 */
function pathFaults(root, path, known) {
  const lines = readFileSync(`${root}/${path}`, 'utf8').split('\n');
  let code = false;
  return lines.flatMap((line, i) => {
    if (line.trimStart().startsWith('```')) code = !code;
    if (code) return [];
    return [...line.matchAll(CITED)].flatMap(([, quoted, linked = '']) => {
      const target = quoted ?? posix.join(posix.dirname(path), linked);
      const exists = known.has(posix.normalize(target).replace(/\/$/, '')) || MADE.test(target);
      return exists ? [] : [`${path}:${i + 1}: ${quoted ?? linked} does not exist`];
    });
  });
}

if (isMain(import.meta.url)) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  if (!existsSync(`${root}/packages`)) throw new Error(`${root} has no packages to check`);
  const { faults, documents } = checkDocuments(root);
  for (const fault of faults) console.log(fault);
  console.log(`${documents} documents, ${faults.length} faults`);
  process.exitCode = faults.length === 0 && documents > 0 ? 0 : 1;
}
