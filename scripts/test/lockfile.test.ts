import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingEntries, testOnly } from '../lockfile.mjs';

const ours = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages;

it('our lockfile lacks no package for another machine (else: node scripts/mend-lockfile.mjs)', () => {
  expect(missingEntries(ours)).toEqual({});
});

it('the packages of our tests are for tests only', () => {
  const forTests = testOnly(ours);
  for (const name of Object.keys(ours[''].devDependencies)) expect(forTests).toContain(`node_modules/${name}`);
  for (const name of Object.keys(ours[''].dependencies)) expect(forTests).not.toContain(`node_modules/${name}`);
});

it('finds the missing packages that were made for other machines', () => {
  const packages = {
    'node_modules/saw': {
      version: '2.0.0',
      optionalDependencies: { 'saw-linux-x64': '2.0.0', 'saw-win32-arm64-msvc': '2.0.0' },
    },
    'node_modules/saw-linux-x64': { version: '2.0.0', optional: true },
    'node_modules/vice': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@vice/linux-arm-musleabihf': '1.0.0' },
    },
  };
  expect(missingEntries(packages)).toEqual({
    'node_modules/saw-win32-arm64-msvc': { version: '2.0.0', cpu: ['arm64'], optional: true, os: ['win32'] },
    'node_modules/@vice/linux-arm-musleabihf': {
      version: '1.0.0',
      cpu: ['arm'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});

it('looks for a package in the folders of the ones around', () => {
  const packages = {
    'node_modules/saw': { version: '2.0.0' },
    'node_modules/saw/node_modules/blade': { version: '1.0.0', optionalDependencies: { 'blade-x64': '1.0.0' } },
    'node_modules/saw/node_modules/blade-x64': { version: '1.0.0', optional: true },
  };
  expect(missingEntries(packages)).toEqual({});
});

it('what a player needs is what packages need of each other, beginning with ours', () => {
  const packages = {
    '': { dependencies: { bench: '1.0.0' }, devDependencies: { ruler: '1.0.0' } },
    'apps/shop': { dependencies: { till: '1.0.0' } },
    'node_modules/bench': {
      dependencies: { nail: '1.0.0' },
      peerDependencies: { floor: '1.0.0', ruler: '1.0.0' },
      peerDependenciesMeta: { ruler: { optional: true } },
    },
    'node_modules/bench/node_modules/nail': { optionalDependencies: { 'nail-linux-x64': '1.0.0' } },
    'node_modules/nail-linux-x64': { optional: true },
    'node_modules/floor': {},
    'node_modules/till': {},
    'node_modules/ruler': { devOptional: true, dependencies: { marks: '1.0.0', nail: '2.0.0' } },
    'node_modules/marks': { devOptional: true },
    'node_modules/nail': { devOptional: true },
  };
  expect(testOnly(packages)).toEqual(['node_modules/ruler', 'node_modules/marks', 'node_modules/nail']);
});
