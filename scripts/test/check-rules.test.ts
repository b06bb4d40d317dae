import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkRules } from '../check-rules.mjs';
import { plantedTree } from './planted-tree.ts';

const CRYPT = 'packages/games/crypt';

/** An engine with one rule and a game with five, all written twice and tested. */
const CLEAN = {
  'packages/engine/src/index.ts': '// ENG-ASK-1\n',
  'packages/engine/RULES.md': '# Engine\n\n- **ENG-ASK-1** An ask has options.\n',
  'packages/engine/REGLES.md': '# Moteur\n\n- **ENG-ASK-1** Une question a des choix.\n',
  'packages/engine/test/ask.test.ts': "it('[ENG-ASK-1] offers all of them', () => {});\n",
  [`${CRYPT}/src/game.ts`]: "// CR-1: see CR-LOOT-3a, ENG-ASK-1 and CR-EX-2\nexport const why = 'CR-FURN-CHEST-1';\n",
  [`${CRYPT}/RULES.md`]:
    '- **CR-1** One.\n- **CR-LOOT-3** Two.\n- **CR-LOOT-3a** Three.\n- **CR-FURN-CHEST-1** Four.\n- **CR-RULING-40** Five.\n- **imp** a word, no rule\n',
  [`${CRYPT}/REGLES.md`]:
    '- **CR-1** Un.\n- **CR-LOOT-3** Deux.\n- **CR-LOOT-3a** Trois.\n- **CR-FURN-CHEST-1** Quatre.\n- **CR-RULING-40** Cinq.\n',
  [`${CRYPT}/test/loot.test.ts`]: [
    "it('[CR-1] [CR-LOOT-3] two at once', () => {});",
    'test("[CR-LOOT-3a, CR-FURN-CHEST-1] two in one bracket", () => {});',
    'it.each([[1, (2)]])(`[CR-RULING-40] case %d`, () => {});',
    "it('[CR-EX-1] an example', () => {});",
    "it('[fast] not a rule', () => {});",
  ].join('\n'),
};

const faults = (planted: Readonly<Record<string, string>>) => checkRules(plantedTree({ ...CLEAN, ...planted })).faults;

/** The clean tree without some files. */
const without = (...paths: readonly string[]) =>
  checkRules(plantedTree(Object.fromEntries(Object.entries(CLEAN).filter(([path]) => !paths.includes(path))))).faults;

const more = (path: keyof typeof CLEAN, text: string) => ({ [path]: `${CLEAN[path]}${text}` });
const both = (english: string, french = english) => ({
  ...more(`${CRYPT}/RULES.md`, english),
  ...more(`${CRYPT}/REGLES.md`, french),
});

it('finds nothing in a tree whose rules are tested and written twice', () => {
  const { faults: found, reports } = checkRules(plantedTree(CLEAN));
  expect(found).toEqual([]);
  expect(reports.map(({ folder, rules, untested }) => [folder, rules.size, untested])).toEqual([
    ['packages/engine', 1, 0],
    [CRYPT, 5, 0],
  ]);
});

it('a rule without a test', () => {
  expect(faults(both('- **CR-9** Nine.\n'))).toEqual([`${CRYPT}/RULES.md:7: CR-9 has no test`]);
});

describe('what is no test of CR-9', () => {
  const tests = [
    "// it('[CR-9] in a comment', () => {});",
    "describe('[CR-9] a group', () => {});",
    "it.skip('[CR-9] skipped', () => {});",
    "it.todo('[CR-9] later');",
    "it('only mentions [CR-9]', () => {});",
    "expect('[CR-9] a string').toBe(1);",
    "submit('[CR-9] ends like it');",
    "it('[CR-90] [CR-9a] others', () => {});",
  ];
  it.each(tests)('%s', (text) => {
    expect(faults({ ...both('- **CR-9** Nine.\n'), [`${CRYPT}/test/nine.test.ts`]: text })).toContain(
      `${CRYPT}/RULES.md:7: CR-9 has no test`,
    );
  });
  it('a test outside of a test folder', () => {
    const text = "it('[CR-9] nine', () => {});";
    expect(faults({ ...both('- **CR-9** Nine.\n'), [`${CRYPT}/src/nine.ts`]: text })).toContain(
      `${CRYPT}/RULES.md:7: CR-9 has no test`,
    );
    expect(faults({ ...both('- **CR-9** Nine.\n'), [`${CRYPT}/test/deep/nine.test.ts`]: text })).toEqual([]);
  });
});

it('a test of an unknown rule, wherever in its list', () => {
  const plant = (name: string) => faults({ [`${CRYPT}/test/x.test.ts`]: `\nit('${name}', () => {});` });
  expect(plant('[CR-8] eight')).toEqual([`${CRYPT}/test/x.test.ts:2: tests CR-8, which is no rule`]);
  expect(plant('[CR-1] [CR-8] eight')).toEqual([`${CRYPT}/test/x.test.ts:2: tests CR-8, which is no rule`]);
  expect(plant('[CR-1, CR-8] eight')).toEqual([`${CRYPT}/test/x.test.ts:2: tests CR-8, which is no rule`]);
  expect(plant('[CR-LOOT-x] typed wrong')).toEqual([`${CRYPT}/test/x.test.ts:2: tests CR-LOOT-x, which is no rule`]);
  expect(plant('[CR-EX-12b] an example')).toEqual([]);
});

it('an ID written twice, in one book or in two packages', () => {
  expect(faults(more(`${CRYPT}/REGLES.md`, '- **CR-1** Encore.\n'))).toEqual([
    `${CRYPT}/REGLES.md:6: CR-1 is written twice`,
  ]);
  expect(faults(both('- **ENG-ASK-1** Mine.\n'))).toEqual([
    'packages/games/crypt: ENG-ASK-1 is also a rule of packages/engine',
  ]);
});

it('a line missing in one language', () => {
  const tested = { [`${CRYPT}/test/x.test.ts`]: "it('[CR-9] nine', () => {});" };
  expect(faults({ ...tested, ...more(`${CRYPT}/RULES.md`, '- **CR-9** Nine.\n') })).toEqual([
    `${CRYPT}/RULES.md:7: CR-9 is missing in REGLES.md`,
  ]);
  expect(faults({ ...tested, ...more(`${CRYPT}/REGLES.md`, '- **CR-9** Neuf.\n') })).toEqual([
    `${CRYPT}/REGLES.md:6: CR-9 is missing in RULES.md`,
  ]);
});

it('a line that says nothing', () => {
  const tested = { [`${CRYPT}/test/x.test.ts`]: "it('[CR-9] nine', () => {});" };
  expect(faults({ ...tested, ...both('- **CR-9** Nine.\n', '- **CR-9** \n') })).toEqual([
    `${CRYPT}/REGLES.md:6: CR-9 says nothing`,
  ]);
});

it.each([
  '- **CR-LOOT-x** typed wrong',
  '- **CR-A-B-C-1** five parts',
  '* **CR-9** with a star',
  '- **CR-9:** with a colon',
])('a rule that cannot be read: %s', (line) => {
  expect(faults(more(`${CRYPT}/RULES.md`, `${line}\n`))).toEqual([
    expect.stringContaining(`${CRYPT}/RULES.md:7: cannot read the rule CR-`),
  ]);
});

it('a rule cited in src that does not exist', () => {
  const cited = (text: string) => faults({ [`${CRYPT}/src/rules/x.ts`]: text });
  expect(cited('\n// CR-LOOT-4: pays more')).toEqual([`${CRYPT}/src/rules/x.ts:2: cites CR-LOOT-4, which is no rule`]);
  expect(cited("can.add('x', 'CR-2');")).toEqual([`${CRYPT}/src/rules/x.ts:1: cites CR-2, which is no rule`]);
  expect(cited('// ENG-ASK-2')).toEqual([`${CRYPT}/src/rules/x.ts:1: cites ENG-ASK-2, which is no rule`]);
  expect(cited('// SHA-256, UTF-8, CR-LOOT-3a, CR-EX-9, the chapter CR-LOOT')).toEqual([]);
});

it('only one of the two books', () => {
  expect(without(`${CRYPT}/REGLES.md`)).toEqual([`${CRYPT}/REGLES.md: is missing`]);
  expect(without('packages/engine/RULES.md')).toEqual(['packages/engine/RULES.md: is missing']);
  expect(faults({ 'packages/grid/RULES.md': '- **CR-EX-1** x' })).toContain('packages/grid/REGLES.md: is missing');
});

it('a game without books, while another folder needs none', () => {
  const path = 'packages/testing/games/cellar/src/game.ts';
  expect(faults({ [path]: '' })).toEqual([
    'packages/testing/games/cellar/RULES.md: is missing',
    'packages/testing/games/cellar/REGLES.md: is missing',
  ]);
  expect(faults({ 'packages/bots/src/index.ts': '', 'packages/games/plan/notes.md': '' })).toEqual([]);
});

it('a book without rules', () => {
  expect(faults({ 'packages/grid/RULES.md': '# Grid', 'packages/grid/REGLES.md': '# Grille' })).toEqual([
    'packages/grid/RULES.md: holds no rule',
  ]);
});

it('as a command it counts, and ends with 0 or 1', () => {
  const script = fileURLToPath(new URL('../check-rules.mjs', import.meta.url));
  const check = (files: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [script, plantedTree(files)], { encoding: 'utf8' });
  const good = check(CLEAN);
  expect(good.status).toBe(0);
  expect(good.stdout).toBe(
    'packages/engine: 1 rules, 0 untested\npackages/games/crypt: 5 rules, 0 untested\n6 rules, 0 faults\n',
  );
  const bad = check({ ...CLEAN, ...both('- **CR-9** Nine.\n') });
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain('packages/games/crypt: 6 rules, 1 untested\n');
  expect(check({ 'packages/readme.md': '' }).status).toBe(1);
});
