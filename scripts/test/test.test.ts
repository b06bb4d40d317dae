import { describe, expect, it } from 'vitest';
import { chosenParts, countTests } from '../test.mjs';

type File = { name: string; status: string; assertionResults: { status: string }[] };

const file = (...statuses: readonly string[]): File => ({
  name: 'x.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const broken: File = { name: 'broken.test.ts', status: 'failed', assertionResults: [] };

describe('what a run of vitest amounts to', () => {
  const amounts = (code: number, ...testResults: File[]) => {
    const { passed, failed } = countTests(code, { testResults }, []);
    return [passed, failed];
  };
  it('counts passed and failed tests', () => {
    expect(amounts(0, file('passed', 'passed'), file('passed'))).toEqual([3, 0]);
    expect(amounts(1, file('passed', 'failed'), file('failed'))).toEqual([1, 2]);
  });
  it('a file that does not load is a failure, also beside failed tests', () => {
    expect(amounts(1, file('passed'), broken)).toEqual([1, 1]);
    expect(amounts(1, file('failed'), broken)).toEqual([0, 2]);
  });
  it('no test, no report, or an error outside of tests is a failure', () => {
    expect(amounts(0)).toEqual([0, 1]);
    expect(amounts(1, file('passed'))).toEqual([1, 1]);
    expect(countTests(0, undefined, [])).toMatchObject({ passed: 0, failed: 1 });
  });
  it('a skipped test is a failure, unless tests were chosen by name', () => {
    expect(amounts(0, file('passed', 'skipped'))).toEqual([1, 1]);
    expect(amounts(0, file('passed', 'todo'))).toEqual([1, 1]);
    expect(countTests(0, { testResults: [file('passed', 'skipped')] }, ['-t', 'name'])).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });
});

it('chooses parts by name, and hands the words behind "tests" to vitest', () => {
  const all = ['lint', 'types', 'layers', 'rules', 'dead-code', 'tests'];
  expect(chosenParts([])).toEqual({ names: all, filters: [] });
  expect(chosenParts(['layers', 'rules'])).toEqual({ names: ['layers', 'rules'], filters: [] });
  expect(chosenParts(['types', 'tests', 'dungeonette', '-t', 'lint'])).toEqual({
    names: ['types', 'tests'],
    filters: ['dungeonette', '-t', 'lint'],
  });
  expect(() => chosenParts(['layer'])).toThrow(`There is no part "layer". The parts are: ${all.join(', ')}.`);
});
