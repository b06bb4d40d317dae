import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline.config.ts';
import { homeIconNames } from './src/home/icon-names.ts';
import { iconNames } from './src/tables/dungeon-lords/pieces/icon-names.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

function outlines(names: readonly string[]): Record<string, string> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  return Object.fromEntries(names.map((name) => [name, outline(name, icons[name]?.body)]));
}

/** Every icon of the set is one or more paths. */
function outline(name: string, body = ''): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`game-icons has no icon called ${name}`);
  return paths.join('');
}

/** The whole set of game icons is 6.5 MB: only the outlines that are named go into the page. A few are in its scripts. */
const homeIcons = (): Plugin => ({
  name: 'home-icons',
  resolveId: (id) => (id === 'virtual:home-icons' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:home-icons' ? `export const outlines = ${JSON.stringify(outlines(homeIconNames))};` : undefined,
});

/** Many are a picture by themselves: a file of symbols, fetched beside the table that shows them. */
function gameIcons(): Plugin {
  const symbols = Object.entries(outlines(iconNames)).map(
    ([name, d]) => `<symbol id="gi-${name}" viewBox="0 0 512 512"><path d="${d}"/></symbol>`,
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const fileName = `assets/game-icons-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
  return {
    name: 'game-icons',
    resolveId: (id) => (id === 'virtual:game-icons' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:game-icons' ? `export const address = '/${fileName}';` : undefined),
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${fileName}`, (_, reply) => {
        reply.setHeader('content-type', 'image/svg+xml').end(source);
      }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

export default defineConfig({
  plugins: [react(), homeIcons(), gameIcons(), offline()],
  // Rules and bots come one game at a time in a worker too.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows no `data:`; textures and icons are files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', '404.html'] },
  },
});
