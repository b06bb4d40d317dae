import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONG_FILES, longFirst } from '../long-files-first.mjs';
import { ROOT } from '../setup.mjs';

const spec = (path: string) => ({ moduleId: join(ROOT, path) });

it('every long file is there, and named once', () => {
  expect(LONG_FILES.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(new Set(LONG_FILES).size).toBe(LONG_FILES.length);
});

it('long files start first, and the others keep their order', () => {
  const [long, longer] = [spec(LONG_FILES[1]!), spec(LONG_FILES[0]!)];
  const [b, a, c] = [spec('packages/b.test.ts'), spec('apps/a.test.ts'), spec('packages/c.test.ts')];
  expect(longFirst([b, long, a, longer, c])).toEqual([longer, long, b, a, c]);
});
