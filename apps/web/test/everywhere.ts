// Runs the same code in a page and in a worker of a real browser.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser } from './test-server.ts';

export interface Elsewhere {
  /** The result of the module's function in the page, and in a worker. */
  run(name: string, data: string): Promise<{ readonly inPage: unknown; readonly inWorker: unknown }>;
}

/** Bundles a module of this folder and opens a browser for it. */
export async function everywhere(module: string, work: (there: Elsewhere) => Promise<void>): Promise<void> {
  const code = await bundle(module);
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    await work({
      async run(name, data) {
        // As text: the compiler of the tests would rewrite `import`.
        const url = await page.evaluate(
          (source) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' })),
          code,
        );
        const call = `(await import('${url}')).${name}`;
        const inPage = await page.evaluate(`(async () => ${call}(${JSON.stringify(data)}))()`);
        const worker = `onmessage = async (e) => postMessage(await ${call}(e.data));`;
        const inWorker = await page.evaluate(
          ([source, message]) =>
            new Promise((resolve, reject) => {
              const w = new Worker(URL.createObjectURL(new Blob([source!])));
              w.onmessage = (e) => resolve(e.data);
              w.onerror = (e) => reject(new Error(e.message));
              w.postMessage(message);
            }),
          [worker, data],
        );
        return { inPage, inWorker };
      },
    });
  } finally {
    await browser.close();
  }
}

async function bundle(module: string): Promise<string> {
  const entry = fileURLToPath(new URL(module, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'play' },
      // One file: rules that the catalogue loads lazily are part of it.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}
