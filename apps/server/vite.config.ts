import { defineConfig } from 'vite';

// The server, the threads its bots think in, and what its operator asks for at a terminal. Libraries stay in node_modules; our own packages are TypeScript, so they
// are built in.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'bot-worker': 'src/bots/worker.ts', tables: 'src/tables.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@oubliette\//] },
});
