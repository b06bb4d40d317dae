// npm install leaves packages for other machines out of the lockfile when the registry at hand does not offer them, and then
// `npm ci` refuses that lockfile everywhere. This writes them in; a test tells when it is needed.
//   node scripts/mend-lockfile.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingEntries } from './lockfile.mjs';
import { ROOT } from './setup.mjs';

const path = join(ROOT, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8'));
const packages = Object.entries({ ...lockfile.packages, ...missingEntries(lockfile.packages) });
const sorted = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: sorted }, null, 2)}\n`);
