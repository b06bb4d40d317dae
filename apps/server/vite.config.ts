import { defineConfig } from 'vite';

// One file for Node. Libraries stay in node_modules; our own packages are TypeScript, so they are built in.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@oubliette\//] },
});
