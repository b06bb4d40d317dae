// Import cycles: between the files of a package, and between the folders of an app at every depth.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsIn } from './imports.mjs';
import { readSource } from './source-text.mjs';

/** @typedef {Map<string, Map<string, string>>} Graph nodes, what each imports, and by which line it does */

/**
 * Types count too: a type is a dependency. The address of a worker does not.
 * @param {string} root
 * @param {readonly string[]} files of one package
 * @returns {Graph}
 */
function graphOf(root, files) {
  const known = new Set(files);
  return new Map(
    files.map((path) => {
      const text = readFileSync(`${root}/${path}`, 'utf8');
      const targets = importsIn(text, readSource(text).bare)
        .filter(({ kind, target }) => kind === undefined && target?.startsWith('.'))
        .map(({ target = '' }) => posix.normalize(posix.join(posix.dirname(path), target.replace(/[?#].*$/, ''))))
        .flatMap((to) => (to.includes('*') ? files.filter((file) => fits(file, to)) : to))
        .filter((to) => known.has(to) && to !== path);
      return [path, new Map(targets.map((to) => [to, `${path} imports ${to}`]))];
    }),
  );
}

/**
 * Does a file fit the glob of an import? `*` stands for a name, `**` for any folders.
 * @param {string} path
 * @param {string} glob
 */
function fits(path, glob) {
  const name = glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${name.replaceAll(/\*+\/?/g, (star) => (star.startsWith('**') ? '.*' : `[^/]*${star.slice(1)}`))}$`,
  ).test(path);
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 */
export const cycleFaults = (root, files) =>
  cyclesIn(graphOf(root, files)).map((cycle) => `${cycle[0]}: import cycle: ${[...cycle, cycle[0]].join(' → ')}`);

/**
 * No cycle between the folders of `src`, nor between those of any folder below it.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {string} src
 */
export function folderFaults(root, files, src) {
  const graph = graphOf(
    root,
    files.filter((path) => path.startsWith(`${src}/`)),
  );
  const parents = new Set([...graph.keys()].flatMap((path) => foldersAbove(path, src)));
  return [...parents].sort().flatMap((parent) => faultsWithin(graph, parent));
}

/**
 * The folders that a file lies in, from its own up to `src`.
 * @param {string} path
 * @param {string} src
 */
function foldersAbove(path, src) {
  const folders = [posix.dirname(path)];
  for (let folder = posix.dirname(path); folder !== src; folders.push(folder)) folder = posix.dirname(folder);
  return folders;
}

/**
 * A file directly in `parent` is a node of its own, a folder is one node.
 * @param {Graph} graph of files
 * @param {string} parent
 */
function faultsWithin(graph, parent) {
  /** @param {string} path */
  const nodeOf = (path) => path.slice(parent.length + 1).split('/')[0] ?? '';
  /** @param {string} path */
  const isWithin = (path) => path.startsWith(`${parent}/`);
  /** @type {Graph} */
  const folders = new Map();
  for (const [path, targets] of graph) {
    if (!isWithin(path)) continue;
    const from = folders.get(nodeOf(path)) ?? new Map();
    folders.set(nodeOf(path), from);
    for (const [to, why] of targets) if (isWithin(to) && nodeOf(to) !== nodeOf(path)) from.set(nodeOf(to), why);
  }
  // A cycle of files alone is reported as such.
  const cycles = cyclesIn(folders).filter((cycle) => cycle.some((node) => !node.includes('.')));
  return cycles.map((cycle) => {
    const reasons = cycle.map((node, i) => folders.get(node)?.get(cycle[(i + 1) % cycle.length] ?? ''));
    return `${parent}: folders import each other: ${[...cycle, cycle[0]].join(' → ')} (${reasons.join('; ')})`;
  });
}

/**
 * One shortest cycle for each group of nodes that reach each other.
 * @param {Graph} graph
 * @returns {string[][]}
 */
function cyclesIn(graph) {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  for (const node of [...graph.keys()].sort()) {
    if (done.has(node)) continue;
    const cycle = shortestCycle(graph, node);
    if (cycle === undefined) continue;
    cycles.push(cycle);
    for (const other of groupOf(graph, node)) done.add(other);
  }
  return cycles;
}

/**
 * @param {Graph} graph
 * @param {string} start
 * @returns {string[] | undefined}
 */
function shortestCycle(graph, start) {
  /** @type {string[][]} */
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths) {
    for (const to of [...(graph.get(path.at(-1) ?? '')?.keys() ?? [])].sort()) {
      if (to === start) return path;
      if (seen.has(to)) continue;
      seen.add(to);
      paths.push([...path, to]);
    }
  }
  return undefined;
}

/**
 * The nodes that `node` reaches and that reach it.
 * @param {Graph} graph
 * @param {string} node
 */
function groupOf(graph, node) {
  const ahead = reached(graph, node);
  return [...ahead].filter((other) => reached(graph, other).has(node));
}

/**
 * @param {Graph} graph
 * @param {string} from
 */
function reached(graph, from) {
  const found = new Set([from]);
  for (const node of found) for (const to of graph.get(node)?.keys() ?? []) found.add(to);
  return found;
}
