import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  // One file that runs anywhere: the workspaces have no built form of their own.
  ssr: { noExternal: true },
});
