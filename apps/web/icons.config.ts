// Outlines of game-icons.net: the whole set is 6.5 MB, so only those that are named go into the build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { homeIconNames } from './src/parts/home-icon-names.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const here = import.meta.dirname;
const GAMES = ['../../packages/games', '../../packages/testing/games'];
const PREFIX = 'virtual:game-icons/';

function outlines(names: readonly string[]): Record<string, string> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  return Object.fromEntries(names.map((name) => [name, outline(name, icons[name]?.body)]));
}

/** Every icon of the set is one or more paths. */
function outline(name: string, body = ''): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`game-icons has no icon called ${name}`);
  return paths.join('');
}

/** Imports the files of this name in every folder below; they are data and import nothing. */
async function importEach<T>(below: string, file: string): Promise<[folder: string, T][]> {
  const folders = readdirSync(join(here, below)).filter((folder) => existsSync(join(here, below, folder, file)));
  return Promise.all(
    folders.map(async (folder): Promise<[string, T]> => {
      const { module } = await runnerImport<T>(join(here, below, folder, file), { logLevel: 'error' });
      return [folder, module];
    }),
  );
}

/** The outlines of the first page are bundled into its scripts: its own icons, and those on the boxes of the games. */
export async function homeIcons(): Promise<Plugin> {
  const covers = await Promise.all(
    GAMES.map((below) => importEach<{ cover: { prints: readonly { icon?: string }[] } }>(below, 'src/cover.ts')),
  );
  const names = covers.flat().flatMap(([, { cover }]) => cover.prints.flatMap(({ icon = [] }) => icon));
  const code = `export const outlines = ${JSON.stringify(outlines([...new Set([...homeIconNames, ...names])]))};`;
  return {
    name: 'home-icons',
    resolveId: (id) => (id === 'virtual:home-icons' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:home-icons' ? code : undefined),
  };
}

/** The outlines of a game's own table are one file of SVG symbols, fetched with that table. */
export async function gameIcons(): Promise<Plugin> {
  const files = (await importEach<{ iconNames: readonly string[] }>('src/tables', 'icon-names.ts')).map(
    ([game, { iconNames }]) => symbolFile(game, iconNames),
  );
  const fileFor = (id: string) => files.find(({ game }) => id === `\0${PREFIX}${game}`);
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const file = fileFor(id);
      return file === undefined ? undefined : `export const address = '/${file.fileName}';`;
    },
    configureServer({ middlewares }) {
      for (const { fileName, source } of files)
        middlewares.use(
          `/${fileName}`,
          (_, reply) => void reply.setHeader('content-type', 'image/svg+xml').end(source),
        );
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function symbolFile(game: string, names: readonly string[]) {
  const symbols = Object.entries(outlines(names)).map(
    ([name, d]) => `<symbol id="gi-${name}" viewBox="0 0 512 512"><path d="${d}"/></symbol>`,
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const mark = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { game, source, fileName: `assets/game-icons-${mark}.svg` };
}
