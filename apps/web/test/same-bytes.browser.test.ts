// Rules version, settings, seed and answers give the same bytes on Node, in a browser and in a worker.
import { expect, it } from 'vitest';
import { everywhere } from './everywhere.ts';
import { sameBytes } from './same-bytes.ts';
import { sameThoughts } from './same-thoughts.ts';

const SEEDS = process.env.OUBLIETTE_FULL === '1' ? ['one', 'two', 'three'] : ['one'];

it('whole games give the same bytes on Node, in a page and in a worker', () =>
  everywhere('./same-bytes.ts', async ({ run }) => {
    for (const seed of SEEDS) {
      const here = sameBytes(seed);
      expect(new Set(Object.values(here)).size).toBe(Object.keys(here).length);
      expect(await run('sameBytes', seed)).toEqual({ inPage: here, inWorker: here });
    }
  }));

it('bots of every level choose the same on Node, in a page and in a worker', () =>
  everywhere('./same-thoughts.ts', async ({ run }) => {
    const here = await sameThoughts('a thought');
    expect(here.length).toBeGreaterThan(30);
    expect(new Set(here).size).toBeGreaterThan(10);
    expect(await run('sameThoughts', 'a thought')).toEqual({ inPage: here, inWorker: here });
  }));
