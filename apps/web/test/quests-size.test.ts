// The size of the table of Quests and Betrayals beyond the kit, as served.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { buildApps, ROOT } from '../../server/test/running.ts';

const assets = join(ROOT, 'apps/web/dist/assets');
const files = new Map<string, string>();
beforeAll(async () => {
  await buildApps('web');
  for (const name of readdirSync(assets))
    if (/\.(js|css)$/.test(name)) files.set(name, readFileSync(join(assets, name), 'utf8'));
});

/** A file and its static imports. */
function needed(name: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const [, other = ''] of (files.get(name) ?? '').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    needed(other, known);
  return known;
}

const holding = (mark: string, end: string): string[] =>
  [...files].filter(([name, text]) => name.endsWith(end) && text.includes(mark)).map(([name]) => name);

it('its own code and styles are at most 120 KB, packed', () => {
  const [screen = ''] = holding('qt-arena-scene', '.js');
  const others = new Set(
    [...holding('dl-scene', '.js'), ...holding('createRoot', '.js')].flatMap((name) => [...needed(name)]),
  );
  const own = [...needed(screen)].filter((name) => !others.has(name));
  const styles = holding('.qt-arena-scene', '.css');
  expect(own).toContain(screen);
  expect(styles).toHaveLength(1);
  const bytes = [...own, ...styles].reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0);
  // A smaller size would mean that the table was not found.
  expect(bytes).toBeGreaterThan(20 * 1024);
  expect(bytes).toBeLessThanOrEqual(120 * 1024);
});
