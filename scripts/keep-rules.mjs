// Keeps the rules of a game as they are released: one built module with the engine they are played on, and games played by
// them, to be verified for ever.
//   npm run keep-rules dungeon-lords               the rules of this tree, under their version
//   npm run keep-rules dungeon-lords -- --tree X   those of another checkout
// A version that nobody has played may be kept anew: delete its folder first.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';
import { run } from './run.mjs';
import { ROOT, script, setup, Trouble } from './setup.mjs';

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {string} id
 * @param {string} tree where the sources are: it has packages/records/src/kept-rules.ts
 * @param {string} [into] a folder instead of the game's own
 */
export async function keepRules(id, tree, into) {
  const packages = packagesIn(tree);
  const owner = packages.find(({ name }) => name === `@oubliette/${id}`);
  if (owner === undefined) throw new Trouble(`There is no game called "${id}".`);
  const scratch = join(ROOT, 'node_modules/.cache/oubliette-keep', id);
  rmSync(scratch, { recursive: true, force: true });
  const alias = packages.flatMap(({ name, folder, exports }) =>
    Object.entries(exports).map(([path, file]) => ({
      find: new RegExp(`^${name}${path.slice(1).replaceAll('.', '\\.')}$`),
      replacement: join(tree, folder, file),
    })),
  );
  const game = `import * as all from '@oubliette/${id}';
const game = Object.values(all).find((one) => one.id === '${id}');
`;
  const kept = `${game}import { keptRules } from '${join(tree, 'packages/records/src/kept-rules.ts')}';
export const rules = keptRules(game);
`;
  const code = await bundled(write(scratch, 'kept.js', kept), alias, true);
  const golden = await bundled(write(scratch, 'golden.js', game + GOLDEN), alias, false);
  /** @type {{ rules: import('../packages/records/src/kept-rules.ts').KeptRules }} */
  const { rules } = await import(pathToFileURL(write(scratch, 'kept.mjs', code)).href);
  /** @type {{ games: () => { name: string, file: object }[] }} */
  const { games } = await import(pathToFileURL(write(scratch, 'golden.mjs', golden)).href);

  const home = into ?? join(ROOT, owner.folder, 'kept');
  const folder = join(home, rules.rules);
  if (existsSync(folder)) throw new Trouble(`${id} ${rules.rules} is kept already: what was released is not changed.`);
  const played = games();
  const header = `// ${id}, rules ${rules.rules}, with the engine they were played on${await commitOf(tree)}. Built by \`npm run keep-rules\`, never edited.\n`;
  write(folder, 'rules.js', header + code);
  write(folder, 'rules.d.ts', DECLARATION);
  for (const { name, file } of played)
    write(join(folder, 'golden'), `${name}.json`, `${JSON.stringify(file, null, 1)}\n`);
  write(home, 'index.ts', indexOf(home, versionIn(join(ROOT, owner.folder))));
  return { version: rules.rules, kilobytes: Math.round((header + code).length / 1024) };
}

const DECLARATION = `import type { KeptRules } from '@oubliette/records';

export declare const rules: KeptRules;
`;

/**
 * The version that the sources of a game have now.
 * @param {string} folder
 */
function versionIn(folder) {
  const [, version] = /^ {2}version: '([^']+)',$/m.exec(readFileSync(join(folder, 'src/game.ts'), 'utf8')) ?? [];
  if (version === undefined) throw new Trouble(`${folder}/src/game.ts does not say its version.`);
  return version;
}

/**
 * The list of what a game keeps, newest first. What the sources play is not listed: no browser is to fetch it twice.
 * @param {string} home
 * @param {string} newest
 */
function indexOf(home, newest) {
  const versions = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const lines = versions.map((version) => {
    const hash = sha256(readFileSync(join(home, version, 'rules.js'), 'utf8'));
    if (version === newest) return `  // ${version} is played by the sources: ${hash}\n`;
    return `  '${version}': {
    sha256: '${hash}',
    load: async () => (await import('./${version}/rules.js')).rules,
  },
`;
  });
  return `// The released rules that can still be played. Written by \`npm run keep-rules\`.
import type { KeptVersions } from '@oubliette/records';

export const kept: KeptVersions = {
${lines.join('')}};
`;
}

/** Random games, written by the records of the same tree. Older engines call settings options: both names are given. */
const GOLDEN = `
import * as engine from '@oubliette/engine';
import { fairnessOf, gameFile, seedFrom } from '@oubliette/records';

/** The first game is played to its end; the others are left where they are long, the last two early. */
const turns = [5000, 600, 600, 600, 25, 100];
const { enter, newMatch, thinking, view } = engine;
const values = { flag: () => [false, true], choice: (one) => one.values, whole: (one) => [one.min, one.max] };

export function games() {
  const [least, most] = game.seats;
  const all = [];
  for (let no = 0; no < 6; no++) {
    const seats = least + (no % (most - least + 1));
    const secret = \`\${game.id} \${game.version} golden \${no}\`;
    const pick = thinking(secret);
    const settings = settingsFor(seats, no === 0 ? undefined : pick);
    const words = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'golden' : ''));
    // Every other one with fresh dice, where the engine has them; all of a game that takes content of the table's own.
    const dice = no % 2 === 0 && game.readGiven === undefined ? 'stream' : 'fresh';
    const match = newMatch(game, { seats, seed: seedFrom(secret, words), settings, options: settings, dice });
    play(match, pick, turns[no]);
    const names = ['Ada', 'Bruno', 'Chloe', 'Dario', 'Elsa', 'Fritz', 'Gina', 'Hugo'].slice(0, seats);
    const agreed = match.seed === undefined ? undefined : { game: game.id, options: settings };
    const table = { fairness: fairnessOf(secret, words, agreed), seats: names, settings, options: settings };
    all.push({ name: \`\${no + 1}-\${seats}-seats\`, file: gameFile(match, table) });
  }
  return all;
}

/** The usual settings, or some that such a table may have: not all go together. */
function settingsFor(seats, pick) {
  for (let tries = 0; tries < 1000; tries++) {
    const settings = {};
    for (const [name, one] of Object.entries(game.settings ?? game.options)) {
      const choices = values[one.type](one);
      settings[name] = pick === undefined ? one.default : choices[pick(choices.length)];
    }
    const faults = engine.tableFaults?.(game, { seats, seed: 'golden', settings }) ?? [];
    if (faults.length === 0) return settings;
  }
  throw new Error('no such table can be laid');
}

/** One in twenty answers is an undo, where the rules allow it; half of the answers that may carry a sentence do. */
function play(match, pick, turns) {
  for (let turn = 0; turn < turns; turn++) {
    const { waiting } = view(match.game, match.state, 'spectator');
    if (waiting.length === 0) return;
    const seat = waiting[pick(waiting.length)];
    const { asks, answered } = view(match.game, match.state, seat);
    if (pick(20) === 0) enter(match, { seat, verb: 'undo', n: answered });
    else {
      const open = asks.filter((ask) => !ask.optional || pick(4) === 0);
      const ask = open[pick(open.length)];
      const option = ask?.options[pick(ask.options.length)];
      const text = ask?.sentence === true && pick(2) === 0 ? { text: 'By my beard.' } : {};
      if (option !== undefined) enter(match, { seat, verb: 'answer', kind: ask.kind, option, n: answered, ...text });
    }
  }
  if (turns === 5000) throw new Error('the game does not end');
}
`;

/** @param {string} tree */
function packagesIn(tree) {
  return listFiles(tree)
    .filter((path) => /^packages\/.*package\.json$/.test(path))
    .map((path) => {
      const { name, exports } = JSON.parse(readFileSync(join(tree, path), 'utf8'));
      return {
        name: String(name),
        folder: posix.dirname(path),
        exports: /** @type {Record<string, string>} */ (exports),
      };
    });
}

/**
 * @param {string} entry
 * @param {{ find: RegExp, replacement: string }[]} alias
 * @param {boolean} minify
 */
async function bundled(entry, alias, minify) {
  const result = await build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      lib: { entry, formats: ['es'] },
      target: 'es2022',
      minify,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Trouble('The module was not built.');
  const [chunk] = output.output;
  // Where each piece came from is told by the header; paths of a machine do not belong into it.
  return chunk.code.replace(/^\/\/ .*\.[jt]s\n/gm, '');
}

/** @param {string} tree */
async function commitOf(tree) {
  const { code, output } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: tree });
  return code === 0 ? ` (${output.trim()})` : '';
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} text
 */
function write(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

if (isMain(import.meta.url)) {
  await script(async () => {
    await setup('test');
    const { values, positionals } = parseArgs({ options: { tree: { type: 'string' } }, allowPositionals: true });
    if (positionals.length === 0) throw new Trouble('Which game? npm run keep-rules dungeon-lords');
    for (const id of positionals) {
      const { version, kilobytes } = await keepRules(id, resolve(values.tree ?? ROOT));
      console.log(`Kept ${id} ${version}: ${kilobytes} KB. A change of what it plays needs a new version from now on.`);
    }
  });
}
