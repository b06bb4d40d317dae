// npm run bench                       measures everything
// npm run bench -- dungeonette.play   only what begins with one of these names
// npm run bench -- --json FILE        writes the figures as flat JSON too
// npm run bench -- --against FOLDER   compares the engine with another checkout of the project, in turn; with names: servers
// npm run bench -- --write            renews the table of bench/README.md
// The exit code tells whether what is compared is comparable. A goal that is missed is shown, not punished: machines differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, Trouble } from '../scripts/setup.mjs';
import { compareWith } from './against.mjs';
import { groups } from './groups.mjs';
import { circumstances, consoleTable, json, markdownTable, meets, withFigures } from './report.mjs';

const { values: options, positionals: names } = parseArgs({
  options: { json: { type: 'string' }, against: { type: 'string' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

if (options.against !== undefined) {
  console.log(await compareWith(options.against, names));
  process.exit();
}

/** @param {string} name */
const fits = (name) => groups.filter((group) => group.name === name || group.name.startsWith(`${name}.`));
const unknown = names.find((name) => fits(name).length === 0);
if (unknown !== undefined)
  throw new Trouble(`Nothing called ${unknown} is measured. There is: ${groups.map(({ name }) => name).join(', ')}.`);
if (options.write && names.length > 0) throw new Trouble('--write renews the whole table: leave the names out.');

const chosen = names.length === 0 ? groups : groups.filter((group) => names.some((name) => fits(name).includes(group)));
const figures = [];
const proofs = new Set();
for (const { name, prove, run } of chosen) {
  if (prove !== undefined) {
    const proof = await prove();
    if (!proofs.has(proof)) console.log(`The same game: ${proof}.`);
    proofs.add(proof);
  }
  console.log(`Measuring ${name} …`);
  figures.push(...(await run()));
}

const missed = figures.filter((figure) => meets(figure) === false);
console.log(`\n${consoleTable(figures)}\n\n${circumstances()}`);
if (missed.length > 0) console.log(`Goals missed: ${missed.map(({ key }) => key).join(', ')}`);
if (options.json !== undefined) writeFileSync(options.json, json(figures));
if (options.write) {
  const path = join(ROOT, 'bench/README.md');
  const table = `\n${circumstances()}. ${[...proofs].join('. ')}.\n\n${markdownTable(figures)}\n`;
  writeFileSync(path, withFigures(readFileSync(path, 'utf8'), table));
}
