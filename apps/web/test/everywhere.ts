// The same code in a page and in a worker of a real browser.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser } from './house.ts';

export interface Elsewhere {
  /** What the module's function gives in the page, and in a worker. */
  run(name: string, data: string): Promise<{ readonly inPage: unknown; readonly inWorker: unknown }>;
}

/** Bundles a module beside this one and opens a browser for it. */
export async function everywhere(module: string, work: (there: Elsewhere) => Promise<void>): Promise<void> {
  const code = await bundle(module);
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    await work({
      async run(name, data) {
        const inPage = await page.evaluate(`(() => { ${code}; return play.${name}(${JSON.stringify(data)}); })()`);
        const worker = `${code}; onmessage = (e) => postMessage(play.${name}(e.data));`;
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
    build: { write: false, lib: { entry, formats: ['iife'], name: 'play', fileName: 'play' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}
