import { defineConfig } from 'vite';

// The server, the worker threads of its bots, and the operator's commands. Libraries stay in node_modules; our own packages are TypeScript, so they
// are built in.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'bot-worker': 'src/bots/worker.ts',
        'file-worker': 'src/files/worker.ts',
        tables: 'src/operator.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@oubliette\//] },
});
