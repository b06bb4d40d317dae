// P2: rules version, options, seed and answers give the same bytes on Node, in a browser and in a worker.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { openBrowser } from './house.ts';
import { sameBytes } from './same-bytes.ts';

it('whole games give the same bytes on Node, in a page and in a worker', async () => {
  const code = await bundle();
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    for (const seed of ['one', 'two', 'three']) {
      const here = sameBytes(seed);
      expect(new Set(Object.values(here)).size).toBe(Object.keys(here).length);
      const inPage = await page.evaluate(`(() => { ${code}; return play.sameBytes(${JSON.stringify(seed)}); })()`);
      expect(inPage).toEqual(here);
      const worker = `${code}; onmessage = (e) => postMessage(play.sameBytes(e.data));`;
      const inWorker = await page.evaluate(
        ([source, data]) =>
          new Promise((resolve, reject) => {
            const w = new Worker(URL.createObjectURL(new Blob([source!])));
            w.onmessage = (e) => resolve(e.data);
            w.onerror = (e) => reject(new Error(e.message));
            w.postMessage(data);
          }),
        [worker, seed],
      );
      expect(inWorker).toEqual(here);
    }
  } finally {
    await browser.close();
  }
});

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./same-bytes.ts', import.meta.url));
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
