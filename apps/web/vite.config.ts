import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { gameIcons, homeIcons } from './icons.config.ts';
import { offline } from './offline.config.ts';

/** A worker is a separate bundle. It shows no texts, so they are left out instead of being bundled twice. */
const noTexts = (): Plugin => ({
  name: 'no-texts',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.endsWith('/src/manifest.ts') && /^\.\.\/(locales\/(en|fr)\.ts|\w+\.md\?raw)$/.test(id)
      ? '\0no-texts'
      : undefined,
  load: (id) => (id === '\0no-texts' ? "throw new Error('there are no texts in a worker');" : undefined),
});

export default defineConfig({
  plugins: [react(), homeIcons(), gameIcons(), offline()],
  // Workers load rules and bots for one game at a time, too.
  worker: { format: 'es', plugins: () => [noTexts()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows no `data:` URLs; textures and icons are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', '404.html'] },
  },
});
