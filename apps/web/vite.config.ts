import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline.config.ts';
import { iconNames } from './src/dungeon-lords/pieces/icon-names.ts';
import { homeIconNames } from './src/home/icon-names.ts';

/** Which outlines go where. */
const ICONS: Readonly<Record<string, readonly string[]>> = {
  'virtual:game-icons': iconNames,
  'virtual:home-icons': homeIconNames,
};

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

/** The whole set of game icons is 6.5 MB: only the outlines that are named go into the bundle. */
const gameIcons = (): Plugin => ({
  name: 'game-icons',
  resolveId: (id) => (id in ICONS ? `\0${id}` : undefined),
  load(id) {
    const names = ICONS[id.slice(1)];
    return names === undefined ? undefined : `export const outlines = ${JSON.stringify(outlines(names))};`;
  },
});

export default defineConfig({
  plugins: [react(), gameIcons(), offline()],
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
