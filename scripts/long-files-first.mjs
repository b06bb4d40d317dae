// The order of test files in the full run. A long file that starts last keeps one core busy alone, and in a fresh clone
// vitest knows only how large files are: the longest ones of the full run are often the smallest.
import { relative, sep } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { ROOT } from './setup.mjs';

/** The longest first; their order among each other hardly matters. */
export const LONG_FILES = [
  'packages/games/dungeon-saga/test/full-counts.test.ts',
  'packages/games/quests-and-betrayals/test/suite.test.ts',
  'packages/games/quests-and-betrayals/test/many-games.test.ts',
  'packages/games/donjon/test/suite.test.ts',
  'packages/games/dungeon-lords/test/suite.test.ts',
  'packages/games/dungeon-lords/test/magic-items/suite.test.ts',
  'packages/games/dungeon-lords/test/many-games.test.ts',
  'packages/games/donjon/test/random-games.test.ts',
  'packages/games/dungeon-saga/test/suite.test.ts',
  'apps/server/test/faults/fuzz.test.ts',
  'apps/web/test/dungeon-lords-looks.browser.test.ts',
  'apps/web/test/looks.browser.test.ts',
  'apps/web/test/sizes.browser.test.ts',
];

/** @param {string} path */
const place = (path) => {
  const at = LONG_FILES.indexOf(relative(ROOT, path).replaceAll(sep, '/'));
  return at < 0 ? LONG_FILES.length : at;
};

/**
 * The long files first, whatever project they are of; the rest keeps its order.
 * @template {{ readonly moduleId: string }} F
 * @param {readonly F[]} files
 * @returns {F[]}
 */
export const longFirst = (files) => [...files].sort((a, b) => place(a.moduleId) - place(b.moduleId));

export class LongFilesFirst extends BaseSequencer {
  /** @override @param {Parameters<BaseSequencer['sort']>[0]} files */
  async sort(files) {
    return longFirst(await super.sort(files));
  }
}
