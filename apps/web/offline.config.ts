// Build steps for offline use: the service worker gets the list of files, and each file is also written
// in compressed form.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
const PLACE = '__FILES__';
/** Smaller files gain nothing from compression; the page itself is small and revalidated by its ETag. */
const WORTH_IT = 1000;

export function offline(): Plugin {
  let dist = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    buildStart() {
      // The worker's own builds call this too, without a page to list.
      this.emitFile({ type: 'chunk', id: '/src/offline/service-worker.ts', fileName: WORKER });
    },
    // Only after a successful build: after a failed one there is nothing to list, and its own error matters.
    writeBundle() {
      const files = filesIn(dist).filter((file) => !file.startsWith('.') && file !== WORKER && file !== '404.html');
      const list = files.map((file) => `/${file === 'index.html' ? '' : file}`).sort();
      const version = createHash('sha256');
      for (const file of files.sort()) version.update(file).update(readFileSync(join(dist, file)));
      const worker = join(dist, WORKER);
      const code = readFileSync(worker, 'utf8');
      if (!code.includes(PLACE)) throw new Error(`${WORKER} has no place for the list of files`);
      const kept = JSON.stringify({ version: version.digest('hex').slice(0, 12), files: list });
      writeFileSync(
        worker,
        code.replace(PLACE, () => kept),
      );
      for (const file of [...files, WORKER]) compress(join(dist, file));
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < WORTH_IT || !/\.(js|css|svg)$/.test(path)) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
}
