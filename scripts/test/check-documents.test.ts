import { expect, it } from 'vitest';
import { checkDocuments } from '../check-documents.mjs';
import { plantedTree } from './planted-tree.ts';

const CLEAN = {
  'ARCHITECTURE.md':
    '| the loop | `packages/engine/src` |\n[add a game](docs/add-a-game.md) and [why](docs/decisions/)\n',
  'docs/add-a-game.md':
    'See [the map](../ARCHITECTURE.md#map), `packages/games/<game>/RULES.md`, `packages/engine/src/a.ts`.\n',
  'docs/decisions/0001.md': '```\n`packages/none`\n```\n[abroad](https://example.org/x) `apps/web/dist/index.html`\n',
  'packages/engine/src/a.ts': '',
  'packages/engine/RULES.md': '`packages/none`\n',
};
const faults = (planted: Readonly<Record<string, string>>) =>
  checkDocuments(plantedTree({ ...CLEAN, ...planted })).faults;

it('finds nothing where every path exists; placeholders, code, addresses and built files are left out', () => {
  expect(checkDocuments(plantedTree(CLEAN))).toEqual({ documents: 3, faults: [] });
});

it.each([
  ['README.md', 'one\nSee `packages/engine/src/b.ts`.', 2, 'packages/engine/src/b.ts'],
  ['docs/x.md', '[gone](decisions/0002.md)', 1, 'decisions/0002.md'],
  ['packages/engine/README.md', 'See [rules](../RULES.md) and `packages/engine`.', 1, '../RULES.md'],
])('%s: %s', (path, text, line, cited) => {
  expect(faults({ [path]: text })).toEqual([`${path}:${line}: ${cited} does not exist`]);
});
