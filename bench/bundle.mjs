import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../scripts/setup.mjs';

/**
 * Bundles a module as an app would be: sources are TypeScript, and code that runs unbundled is measured wrong.
 * @param {URL} entry
 * @param {string} [root] the checkout it belongs to
 * @param {{ external?: string[] }} [options] packages that stay outside
 * @returns {Promise<string>} the path of the bundle
 */
export async function bundle(entry, root = ROOT, { external = [] } = {}) {
  const input = fileURLToPath(entry);
  const name = relative(join(root, 'bench'), input).replace(/\.[a-z]+$/, '');
  const outDir = join(root, 'node_modules/.cache/oubliette-bench', ...name.split(/[\\/]/));
  await build({
    root: join(root, 'bench'),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input, external, output: { entryFileNames: 'index.mjs' } },
    },
  });
  return join(outDir, 'index.mjs');
}
