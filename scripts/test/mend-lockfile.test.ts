import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mended } from '../mend-lockfile.mjs';

it('our lockfile needs no mending (else: node scripts/mend-lockfile.mjs)', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  expect(mended(packages)).toEqual(packages);
});

it('writes in the packages that were made for other machines', () => {
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
  expect(mended(packages)).toEqual({
    ...packages,
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

it('finds a package in the folders of the ones around', () => {
  const packages = {
    'node_modules/saw': { version: '2.0.0' },
    'node_modules/saw/node_modules/blade': { version: '1.0.0', optionalDependencies: { 'blade-x64': '1.0.0' } },
    'node_modules/saw/node_modules/blade-x64': { version: '1.0.0', optional: true },
  };
  expect(mended(packages)).toEqual(packages);
});

it('marks what only the tests need, and what only that needs', () => {
  const packages = {
    'node_modules/bench': { version: '1.0.0', dependencies: { nail: '1.0.0' } },
    'node_modules/nail': { version: '1.0.0', devOptional: true },
    'node_modules/ruler': { version: '1.0.0', devOptional: true, dependencies: { 'ruler-marks': '1.0.0' } },
    'node_modules/ruler-marks': { version: '1.0.0', devOptional: true },
  };
  expect(mended(packages)).toEqual({
    ...packages,
    'node_modules/ruler': { version: '1.0.0', dev: true, dependencies: { 'ruler-marks': '1.0.0' } },
    'node_modules/ruler-marks': { version: '1.0.0', dev: true },
  });
});
